/**
 * A week, month, year or the wisdom to read: its body, the lines of logs that its bullets come from, and the memories it lists.
 */
import { isMonth, monthOf, yearOf } from "../../calendar/period.ts";
import { parseWeek, spanTitle, weekTitle } from "../../calendar/week.ts";
import type { Folder } from "../../compaction/folder.ts";
import { entriesIn } from "../../compaction/inbox.ts";
import { readWeekly } from "../../document/weekly.ts";
import { lintWisdom } from "../../lint/wisdom.ts";
import { type Beside, besideOf } from "./beside.ts";
import { type LogSeen, type SayingLines, sayingLines } from "./log.ts";
import { idOf, namedOf, type Say } from "./said.ts";
import type { Named } from "./timeline.ts";

export type DocumentSeen = NonNullable<ReturnType<typeof documentOf>>;

/** @param id `2026-W15`, `2026-04`, `2026`, `WISDOM`   @returns undefined where there is no such document, or it does not read */
export function documentOf(id: string, folder: Folder, say: Say, linesOf: (day: string) => readonly LogSeen[]) {
  const { texts, levels, documents, stored } = folder;
  if (id === "WISDOM") {
    const text = texts.get("WISDOM.md");
    const body = text?.replace(/^---\n[\s\S]*?\n---\n/, "").replace(/^\s*# Wisdom\n/, "");
    const stale = lintWisdom(folder).map(({ message, remedy }) => say(`${message}: ${remedy}`, 1_000));
    return body === undefined ? undefined : { ...BARE, id, title: "Wisdom", body: say(body, LONGEST_BODY), stale };
  }
  const isWeek = parseWeek(id) !== undefined;
  const read = isWeek ? readWeekly(texts.get(`weekly/${id}.md`) ?? "") : levels.get(id);
  if (read === undefined || "fault" in read) return undefined;
  const waiting = isWeek ? entriesIn(folder, id).entries : [];
  const byFile = new Map(stored.map((one) => [one.file, one]));
  const found = "memories" in read ? read.memories.flatMap(({ file }) => byFile.get(file) ?? []) : [];
  const has = (one: string): boolean => documents.has(one) || levels.has(one);
  // The page has the title already.
  const body = say(read.body, LONGEST_BODY).replace(/^\s*## \d{4}.*\n/, "");
  const paths = read.sources.map(({ path }) => path);
  return {
    ...{ ...BARE, id, title: isWeek ? weekTitle(id) : spanTitle(read.from, read.to), body },
    lines: sayingLines(body, linesOf, (week) => texts.get(`weekly/${week}.md`) ?? ""),
    weeks: new Set((body.match(WEEK) ?? []).filter(has)),
    memories: found.map((one) => namedOf(one, say)),
    above: isWeek ? [monthOf(id)].find(has) : isMonth(id) ? [yearOf(id)].find(has) : undefined,
    beside: besideOf([...documents.keys(), ...levels.keys()].filter((one) => one.length === id.length).sort(), id),
    below: isWeek ? [] : paths.map((path) => path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "")).filter(has),
    logs: isWeek ? paths.map((path) => ({ path: say(path, 300), day: DAY.exec(path)?.[0] })) : [],
    ...{ waiting: waiting.length, firstWaiting: waiting[0] && idOf(waiting[0].id, say) },
    // The built-in one is no language model, and its name tells a reader nothing.
    model: read.model === "extractive" ? "lithify itself, in the logs' own words" : say(read.model, 200),
  };
}

const LONGEST_BODY = 100_000;
const DAY = /\d{4}-\d{2}-\d{2}/;
const WEEK = /\b\d{4}-W\d{2}\b/g;

interface Told {
  /** Of a bullet's line, as it stands in the body, the lines of logs that say it best, by day. */
  readonly lines: SayingLines;
  /** Those that the body names and that have a document. */
  readonly weeks: ReadonlySet<string>;
  readonly memories: readonly Named[];
  /** The month of a week, the year of a month, where it has a document. */
  readonly above: string | undefined;
  /** Those before and after it that have a document. */
  readonly beside: Beside;
  /** The documents that a month or a year was made from. */
  readonly below: readonly string[];
  /** Those that a week was made from. */
  readonly logs: readonly { readonly path: string; readonly day: string | undefined }[];
  /** Of its proposals, those that wait; the first one as an address names it. */
  readonly waiting: number;
  readonly firstWaiting: string | undefined;
  /** Of the wisdom: what is proposed for dropping, and what to do. */
  readonly stale: readonly string[];
  /** Which model wrote it; undefined where nobody says. */
  readonly model: string | undefined;
}
const BARE: Told = {
  ...{ lines: new Map(), weeks: new Set(), memories: [], below: [], logs: [], stale: [], waiting: 0 },
  ...{ above: undefined, beside: besideOf([], ""), firstWaiting: undefined, model: undefined },
};
