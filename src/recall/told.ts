/**
 * What `context` tells of a workspace: what its memory folder holds, what bears on the query or on the folder that the session
 * works in, redacted and within the budget.
 */
import { basename, join } from "node:path";
import type { Folder } from "../compaction/folder.ts";
import { isSame, stillOpen, undated } from "../compaction/open-items.ts";
import { dayOfPath } from "../daily/daily-log.ts";
import { redactText } from "../daily/redact.ts";
import { periodOfFile, readLevel } from "../document/level.ts";
import { countWithoutRoom, OPEN_SECTION, sectionsOf } from "../document/sections.ts";
import { readWeekly } from "../document/weekly.ts";
import type { PassOver } from "../errors.ts";
import { WITHHELD } from "../memory/evidence/not-shown.ts";
import { shown } from "../memory/file/memory-path.ts";
import { readProposal } from "../memory/file/proposal.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { questionsIn } from "../memory/questions.ts";
import { oneLine, printable } from "../report/printable.ts";
import type { MemoryNotice } from "../store/memory-folder.ts";
import type { Located } from "../workspace/located.ts";
import { readFolder } from "../workspace/read-folder.ts";
import type { Line } from "./best-lines.ts";
import { type Bearing, byRank, contextOf, dueDay, type LeftOpen } from "./context.ts";
import { recall } from "./recall.ts";
import { bytesOf } from "./refresh.ts";
import type { Answer } from "./search.ts";
import { namingOf } from "./working-folder.ts";

const MOST_BEARING = 8;
/** A document is long, and says something like nearly every query: less than this share of the best answer's score is chance. */
const DOCUMENT_SHARE = 0.3;

export interface About {
  readonly query: string | undefined;
  /** Names of the folder that the session works in and of those around it: as `foldersNamed`. */
  readonly named: readonly string[];
}

export interface Telling {
  readonly now: Date;
  /** Told what is worked around. */
  readonly passOver: PassOver;
  /** Whether every fault is wanted, also of what is not told of. */
  readonly strict: boolean;
}

/** @param budget characters   @returns the text, redacted; "" where there is nothing to tell */
export async function toldOf(
  located: Located,
  { query, named }: About,
  budget: number,
  { now, passOver, strict }: Telling,
): Promise<string> {
  const { folder, notices } = readFolder(located, now, passOver);
  for (const message of strict ? oddIn(folder, notices) : [])
    passOver({ message: oneLine(`${located.memoryPath}/${message}`) });
  const { allow } = located.workspace.config.redact;
  const open = openIn(folder, located);
  const bearing =
    query === undefined ? namingFolder(folder.stored, named) : await bearingOn(located, query, now, passOver);
  const { levels } = located.workspace.config;
  const wisdom = { text: levels.wisdom ? wisdomOf(located) : "", file: shown(located, "WISDOM.md") };
  const index = shown(located, folder.texts.has("INDEX.md") ? "INDEX.md" : "MEMORY.md");
  const remembered = { memories: folder.stored, questioned: questionsIn(folder), wisdom, open, bearing, index };
  // What stands for a secret may be longer than the secret.
  for (let room = budget; ; ) {
    const text = printable(redactText(contextOf(remembered, room), allow).text);
    if (text === "" && strict && contextOf(remembered, Number.POSITIVE_INFINITY) !== "")
      passOver({
        message: `a budget of ${budget} characters has room for nothing`,
        hint: "give more, or leave it out",
      });
    if (text.length <= budget) return text;
    room -= text.length - budget;
  }
}

/** A deadline of longer ago has a memory, or nobody waits for it. */
const WEEKS_BACK = 26;

function openIn(folder: Folder, located: Located): LeftOpen | undefined {
  const weeks = [...folder.documents.keys()].sort().slice(-WEEKS_BACK);
  const week = weeks.at(-1);
  const file = `weekly/${week}.md`;
  const document = readWeekly(folder.texts.get(file) ?? "");
  if (week === undefined || "fault" in document) return undefined;
  const dayOf = (bullet: string): string | undefined => dueDay(bullet, document.from);
  const earlier = stillOpen(weeks, folder, {
    isItem: (item, { week: own }) => own !== week && dayOf(item) !== undefined,
    // Of one form there are many, each with its day; the same with another day was put off.
    isAgain: (bullet, item) =>
      undated(bullet) === undated(item) || (dayOf(bullet) === dayOf(item) && isSame(bullet, item)),
  });
  const { body, sources, to } = document;
  // A path is whoever's who wrote the file: no log of a week is newer than its end.
  const until =
    sources
      .map(({ path }) => dayOfPath(path) ?? "")
      .filter((day) => day <= to)
      .sort()
      .at(-1) ?? "";
  const lines = sectionsOf(body)[OPEN_SECTION].map(({ text }) => text);
  return { week, until, lines, untold: countWithoutRoom(body), file: shown(located, file), earlier };
}

/** What in the folder says nothing, or less than its author meant. */
function* oddIn(folder: Folder, notices: readonly MemoryNotice[]): Iterable<string> {
  for (const { file, line, message } of folder.faults) yield `${file}:${line}: ${message}`;
  for (const { file, code, message } of notices) if (code !== "TWIN") yield `${file} ${message}`;
  for (const { file } of folder.strangers) yield `${file}:1: it is named as a memory and has no front matter`;
  for (const [file, text] of folder.texts) {
    const asks = file.startsWith("inbox/") && text.includes("replaces:");
    const read = asks ? readProposal(text) : periodOfFile(file) === undefined ? {} : readLevel(text);
    if ("fault" in read) yield `${file}: ${read.fault}`;
  }
}

function wisdomOf({ memoryFolder, absent }: Located): string {
  const only = absent.find(({ file }) => file === "WISDOM.md");
  return only?.text ?? bytesOf(join(memoryFolder, "WISDOM.md"))?.toString("utf8") ?? "";
}

async function bearingOn(located: Located, query: string, now: Date, passOver: PassOver): Promise<Bearing[]> {
  const asked = recall(located, query, { limit: MOST_BEARING }, { nowMs: now.getTime(), passOver });
  const { results } = await asked.catch((error: Error) => {
    passOver({ message: `nothing could be searched: ${error.message}` });
    return { results: [] };
  });
  const least = DOCUMENT_SHARE * (results[0]?.score ?? 0);
  // WISDOM is told as it is.
  const isTelling = ({ kind, score }: Answer): boolean => kind !== "memory" && kind !== "wisdom" && score >= least;
  const first = results.flatMap((one): Bearing[] => {
    if (one.kind === "memory") return one.status === "active" ? [{ file: basename(one.path) }] : [];
    return isTelling(one) ? saidIn(one.path, [one]) : [];
  });
  const others = results.filter(isTelling).flatMap(({ path, also }) => saidIn(path, also));
  return [...first, ...others];
}

/** A heading says nothing by itself. */
const saidIn = (file: string, lines: readonly Line[]): Bearing[] =>
  lines.flatMap(({ line, snippet }) =>
    line === 0 || snippet === WITHHELD || snippet.startsWith("#")
      ? []
      : [{ file, says: snippet.replace(/^[-*+]\s+/, "") }],
  );

function namingFolder(stored: readonly StoredMemory[], named: readonly string[]): Bearing[] {
  const current = stored.filter(({ status }) => status === "active").sort(byRank);
  return namingOf(current, named)
    .slice(0, MOST_BEARING)
    .map((file) => ({ file }));
}
