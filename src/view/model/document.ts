/**
 * A week, month, year or the wisdom to read: its body, the lines of logs that its bullets come from, and the memories it lists.
 */
import { isMonth, isYear } from "../../calendar/period.ts";
import { parseWeek, spanTitle, weekTitle } from "../../calendar/week.ts";
import type { Folder } from "../../compaction/folder.ts";
import { entriesIn } from "../../compaction/inbox.ts";
import { readWeekly } from "../../document/weekly.ts";
import { lintWisdom } from "../../lint/wisdom.ts";
import { type Beside, besideOf } from "./beside.ts";
import { type LogSeen, type SayingLines, sayingLines } from "./log.ts";
import { idOf, namedOf, type Say } from "./said.ts";
import type { Named } from "./timeline.ts";

export interface DocumentSeen {
  /** `2026-W15`, `2026-04`, `2026`, `WISDOM`. */
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  /** Of a bullet's line, as it stands in the body, the lines of logs that say it best, by day. */
  readonly lines: SayingLines;
  /** Those that the body names and that have a document. */
  readonly weeks: ReadonlySet<string>;
  readonly memories: readonly Named[];
  /** Logs, or the documents below, each with what names it in an address. */
  readonly sources: readonly {
    readonly path: string;
    readonly document: string | undefined;
    /** Of a log. */
    readonly day: string | undefined;
  }[];
  /** Of its proposals, those that wait; the first one as an address names it. */
  readonly waiting: number;
  readonly firstWaiting: string | undefined;
  /** Of a week, a month, a year: those before and after that have a document. */
  readonly beside?: Beside;
  /** Of the wisdom: what is proposed for dropping, and what to do. */
  readonly stale?: readonly string[];
  /** Which model wrote it; undefined where nobody says. */
  readonly model: string | undefined;
}

/** Undefined where there is no such document, or it does not read. */
export function documentOf(
  id: string,
  folder: Folder,
  say: Say,
  linesOf: (day: string) => readonly LogSeen[] = () => [],
): DocumentSeen | undefined {
  if (id === "WISDOM") {
    const text = folder.texts.get("WISDOM.md");
    const bare = { id, title: "Wisdom", memories: [], sources: [], model: undefined, ...NONE_WAIT };
    if (text === undefined) return undefined;
    const body = say(text.replace(/^---\n[\s\S]*?\n---\n/, "").replace(/^\s*# Wisdom\n/, ""), LONGEST_BODY);
    const stale = lintWisdom(folder).map(({ message, remedy }) => say(`${message}: ${remedy}`, 1_000));
    return { ...bare, body, stale, lines: new Map(), weeks: new Set() };
  }
  if (isMonth(id) || isYear(id)) {
    const read = folder.levels.get(id);
    if (read === undefined) return undefined;
    const alike = [...folder.levels.keys()].filter(isMonth(id) ? isMonth : isYear);
    const beside = besideOf(alike.sort(), id);
    const more = told(read, folder, say, linesOf);
    return { id, title: spanTitle(read.from, read.to), memories: [], beside, ...NONE_WAIT, ...more };
  }
  if (parseWeek(id) === undefined) return undefined;
  const read = readWeekly(folder.texts.get(`weekly/${id}.md`) ?? "");
  if (!("week" in read)) return undefined;
  const byFile = new Map(folder.stored.map((one) => [one.file, one]));
  const memories = read.memories.flatMap(({ file }) => byFile.get(file) ?? []).map((one) => namedOf(one, say));
  const { entries } = entriesIn(folder, id);
  const [first] = entries;
  const waits = { waiting: entries.length, firstWaiting: first && idOf(first.id, say) };
  const beside = besideOf([...folder.documents.keys()].sort(), id);
  return { id, title: weekTitle(id), memories, beside, ...waits, ...told(read, folder, say, linesOf) };
}

const NONE_WAIT = { waiting: 0, firstWaiting: undefined };

const LONGEST_BODY = 100_000;

function told(
  { body, model, sources }: { body: string; model: string; sources: readonly { path: string }[] },
  { documents, texts }: Folder,
  say: Say,
  linesOf: (day: string) => readonly LogSeen[],
) {
  // The page has the title already.
  const shown = say(body, LONGEST_BODY).replace(/^\s*## \d{4}.*\n/, "");
  return {
    body: shown,
    lines: sayingLines(shown, linesOf, (week) => texts.get(`weekly/${week}.md`) ?? ""),
    weeks: new Set((shown.match(WEEK) ?? []).filter((week) => documents.has(week))),
    // The built-in one is no language model, and its name tells a reader nothing.
    model: model === "extractive" ? "lithify itself, in the logs' own words" : say(model, 200),
    sources: sources.map(({ path }) => ({
      path: say(path, 300),
      document: documentAt(path),
      day: DAY.exec(path)?.[0],
    })),
  };
}

const DAY = /\d{4}-\d{2}-\d{2}/;
const WEEK = /\b\d{4}-W\d{2}\b/g;

function documentAt(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");
  return isMonth(name) || parseWeek(name) !== undefined ? name : undefined;
}
