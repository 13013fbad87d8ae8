/**
 * Lint: every rule over a memory folder, all findings at once, in one order.
 */
import type { Week } from "../calendar/week.ts";
import type { Folder } from "../compaction/folder.ts";
import { stripInvisible } from "../daily/invisible.ts";
import { secretsInFile } from "../daily/redact.ts";
import { levelFile, periodOfFile, readLevel } from "../document/level.ts";
import { WISDOM_FILE } from "../document/wisdom.ts";
import { readProposal } from "../memory/file/proposal.ts";
import type { Listed } from "../memory/identity/lines.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { questionsIn } from "../memory/questions.ts";
import type { Steps } from "../steps.ts";
import type { MemoryNotice } from "../store/memory-folder.ts";
import { lintConflicts } from "./conflicts.ts";
import { lintDuplicates } from "./duplicates.ts";
import { type Citation, citationsOf } from "./evidence.ts";
import { all, error, type Finding, type Found, inOrder, warning } from "./finding.ts";
import { lintIndexes } from "./index.ts";
import { type FileLines, fileLines, lineOf } from "./lines.ts";
import { lintLinks } from "./links.ts";
import { lintMemory } from "./memory.ts";
import { lintNotice, lintUnread } from "./unread.ts";
import { lintWeekly, type WeeklyGround } from "./weekly.ts";
import { lintWisdom } from "./wisdom.ts";

interface Lintable
  extends Pick<Folder, "texts" | "stored" | "documents">,
    Partial<Pick<Folder, "theirs">>,
    WeeklyGround {
  /** By week, the words that memories cite, as far as anybody noted them. */
  readonly words: ReadonlyMap<Week, readonly Listed[]>;
  /** What was passed over when the folder was read. */
  readonly notices: readonly MemoryNotice[];
  /** Files that git has and this checkout leaves out. */
  readonly absent?: readonly { readonly file: string }[];
  /** `redact.allow`. */
  readonly allow: readonly string[];
  /** Whether a log is another workspace's, that shares the folder: whether it stands is not known here. */
  readonly elsewhere?: (path: string) => boolean;
}

export interface Linted {
  /** How many files were looked at; a README and the like are not. */
  readonly files: number;
  readonly findings: readonly Finding[];
  /** What is cited, by week, for `lintCitations` once its logs are read. */
  readonly citations: ReadonlyMap<Week, readonly Citation[]>;
}

/** A file a step: a folder of thousands takes seconds. */
export function* lintFolder(folder: Lintable): Steps<Linted> {
  const { texts, documents } = folder;
  // What cannot be read as a memory is judged as what it is; in the index it has its line.
  const stored = folder.stored.filter(({ unreadable }) => !unreadable);
  const lines = new Map([...texts].map(([file, text]) => [file, fileLines(text)]));
  const listed = new Set([...documents.values()].flatMap(({ memories }) => memories.map(({ file }) => file)));
  const memories = new Map(stored.map((memory) => [memory.file, memory]));
  const findings: Finding[] = folder.notices.map(lintNotice);
  let files = 0;
  for (const [file, raw] of texts) {
    const found = lintFile(file, raw, lines.get(file)!, memories.get(file), listed.has(file), folder);
    if (found === undefined) continue;
    files++;
    findings.push(...found);
    yield;
  }
  const gone = new Set(
    [...documents.values()]
      .flatMap(({ sources }) => sources.map(({ path }) => path))
      .filter((path) => !folder.logs.has(path)),
  );
  const standing = { has: (path: string) => folder.logs.has(path) || folder.elsewhere?.(path) === true };
  const cited = citationsOf(stored, lines, folder.words, standing, gone);
  const indexed = folder.stored.filter(({ file }) => !folder.theirs?.has(file));
  const names = new Set([...texts.keys(), ...[...folder.notices, ...(folder.absent ?? [])].map(({ file }) => file)]);
  const told = all(
    findings,
    lintLinks(stored, lines, names, listed),
    yield* lintDuplicates(stored),
    cited.findings,
    names.has("MEMORY.md") && !texts.has("MEMORY.md")
      ? []
      : lintIndexes(indexed, texts.get("MEMORY.md"), texts.get("INDEX.md"), names, questionsIn(folder), documents),
    lintQuestions(stored, lines, texts),
    lintWisdom({ texts, stored, documents }),
  );
  return { files, findings: inOrder(told), citations: cited.byWeek };
}

/** The findings of one file alone; undefined when it is not lithify's business. */
function lintFile(
  file: string,
  raw: string,
  text: FileLines,
  memory: StoredMemory | undefined,
  listed: boolean,
  folder: Lintable,
): Finding[] | undefined {
  const byRules = (): Found | undefined => {
    if (memory) return lintMemory(memory, text);
    if (file.startsWith("weekly/")) return lintWeekly(file, raw, text, folder);
    if (/^(?:month|year)ly\//.test(file)) return lintLevel(file, raw);
    if (/^inbox\/.*\.md$/.test(file) && "fault" in readProposal(raw))
      return warning(file, 1, "BAD_FRONT_MATTER", "it reads as no proposal", "mend it, or delete it");
    if (file === WISDOM_FILE) return [];
    if (file.includes("/") || file === "MEMORY.md" || file === "INDEX.md") return [];
    return lintUnread(file, raw, text, listed);
  };
  const conflicts = lintConflicts(file, text);
  const rules = conflicts.length > 0 && !memory ? [] : byRules();
  // A conflict is told wherever it stands; what else does not read in such a file follows from it.
  if (rules === undefined) return conflicts.length > 0 ? conflicts : undefined;
  return all(conflicts, rules, lintSecrets(file, raw, folder.allow), lintHidden(file, text));
}

/** The rule for `questioned_by`: each name is a proposal that waits. What is not in doubt any more must not stand as if it were. */
const lintQuestions = (
  memories: readonly StoredMemory[],
  lines: ReadonlyMap<string, FileLines>,
  texts: ReadonlyMap<string, string>,
): Finding[] =>
  memories.flatMap(({ file, questioned_by = [] }) => {
    const stale = questioned_by.filter((name) => !texts.has(`inbox/${name}`));
    const line = lineOf(lines.get(file)!, "questioned_by");
    const why = "and no such proposal waits";
    return stale.map((name) => warning(file, line, "STALE_QUESTION", `questioned_by names ${name}, ${why}`));
  });

/** The document of a month or a year reads, and is of the period of its name. */
function lintLevel(file: string, raw: string): Found {
  const period = periodOfFile(file);
  if (period === undefined)
    return warning(file, 1, "BAD_WEEK_NAME", "it is named after no month and no year, so lithify does not read it");
  const anew = "mend it, or delete the file to have it made anew";
  const document = readLevel(raw);
  if ("fault" in document) return error(file, document.line, "BAD_FRONT_MATTER", document.fault, anew);
  return levelFile(document.period) === file
    ? []
    : error(file, 1, "WEEK_MISMATCH", `its front matter tells ${document.period}`, anew);
}

/** For any file that lithify writes or agents load. The message names rule and place, never the secret. */
const lintSecrets = (file: string, text: string, allow: readonly string[]): Finding[] =>
  secretsInFile(text, allow).map(({ rule, line }) =>
    error(file, line, "SECRET", `it holds what looks like a secret (${rule})`),
  );

/** Strips what a person does not see, and compares. */
const lintHidden = (file: string, { lines }: FileLines): Finding[] =>
  lines.flatMap((line, i) =>
    stripInvisible(line) === line
      ? []
      : warning(file, i + 1, "HIDDEN_CHARACTERS", "the line holds characters that are invisible or steer a terminal"),
  );
