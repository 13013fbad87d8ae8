/**
 * Weeks, months and years as a person looks back on them: how large they are, what was decided, remembered and superseded.
 */
import { monthOf, type Period } from "../../calendar/period.ts";
import { addDays, type Day, isDay, spanTitle, type Week, weekOf, weekTitle } from "../../calendar/week.ts";
import type { WeekState } from "../../compaction/due.ts";
import type { Folder } from "../../compaction/folder.ts";
import { sectionsOf } from "../../document/sections.ts";
import { MEMORY_TYPES, type StoredMemory } from "../../memory/memory.ts";
import { onceOf } from "../../once.ts";
import { bodyStartOf } from "../../text/front-matter.ts";
import { waitingIn } from "./inbox.ts";
import { namedOf, type Say } from "./said.ts";

export type PeriodSeen = ReturnType<typeof periodsIn>[number];

/** How many things of each kind fall into each stretch of time, oldest first. */
export interface Series {
  readonly kinds: readonly string[];
  readonly rows: readonly { readonly label: string; readonly counts: readonly number[] }[];
}

export type Timeline = ReturnType<typeof timelineOf>;

const MOST_KEPT = 2_000;

/** Weeks, months and years newest first. @param makesMonths whether months are made of these weeks */
export function timelineOf(folder: Folder, states: readonly WeekState[], say: Say, makesMonths = false) {
  const weeks = new Set([...states.map(({ week }) => week), ...folder.documents.keys()]);
  const byWeek = new Map(states.map((state) => [state.week, state]));
  const byFile = new Map(folder.stored.map((memory) => [memory.file, memory]));
  const periods = periodsIn(folder);
  const waiting = Map.groupBy(waitingIn(folder), ({ week }) => week);
  const weekSeen = (week: Week) => {
    const state = byWeek.get(week);
    const text = folder.texts.get(`weekly/${week}.md`) ?? "";
    const made = folder.documents.get(week);
    const found = (made?.memories ?? []).flatMap(({ file }) => byFile.get(file) ?? []);
    const logs = state?.all ?? [];
    return {
      ...{ week, title: weekTitle(week), isMade: made !== undefined, due: state?.due ?? false },
      failed: (state?.unread.length ?? 0) + (state?.refused.length ?? 0) > 0,
      ...{ logs: logs.length, logBytes: logs.reduce((sum, { bytes }) => sum + bytes, 0) },
      ...(made === undefined ? { bytes: 0, decisions: 0 } : toldIn(text)),
      ...{ memories: found.length, waiting: waiting.get(week)?.length ?? 0 },
      // Memories that what this week brought replaced.
      superseded: found.flatMap(({ supersedes }) => byFile.get(supersedes ?? "") ?? []).map((old) => namedOf(old, say)),
    };
  };
  const newestFirst = [...weeks].sort().reverse();
  const isOver = (month: Period): boolean => month < monthOf(newestFirst[0]!);
  const over = new Set(makesMonths ? [...folder.documents.keys()].map(monthOf).filter(isOver) : []);
  return {
    weeks: newestFirst.map(weekSeen),
    // Months that are over and have no document: of those from before lithify came none is made unasked.
    unmade: [...over].filter((month) => !folder.levels.has(month)).length,
    months: periods.filter(({ period }) => period.length === 7),
    years: periods.filter(({ period }) => period.length === 4),
    growth: growthOf(folder.stored),
    hasWisdom: folder.texts.has("WISDOM.md"),
  };
}

/** Ten years of documents are looked at with each page, and hardly one of them has changed. */
const toldIn = onceOf((text) => {
  const lines = text.split("\n");
  const body = lines.slice(bodyStartOf(lines)).join("\n").trim();
  return { bytes: Buffer.byteLength(body), decisions: sectionsOf(body)["Key Decisions"].length };
}, MOST_KEPT);

const periodsIn = ({ levels }: Folder) =>
  [...levels]
    .map(([period, { from, to, body }]) => {
      const bullets = body.split("\n").filter((line) => /^[-*] /.test(line)).length;
      return { period, title: spanTitle(from, to), bytes: Buffer.byteLength(body), bullets };
    })
    .sort((a, b) => (a.period < b.period ? 1 : -1));

/** More bars than these are months: nobody tells weeks apart. */
const MOST_WEEKS = 60;

/** Twenty years. */
const LONGEST_DAYS = 7_300;

/** A day of each week from one to another, both weeks included. */
function weekly(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; weekOf(day) <= weekOf(last); day = addDays(day, 7)) days.push(day);
  return days;
}

/** Memories by type and time of their first evidence. */
function growthOf(stored: readonly StoredMemory[]): Series & { readonly by: "week" | "month" } {
  const dated = stored.filter(({ created }) => isDay(created));
  const kinds = MEMORY_TYPES.filter((type) => dated.some((memory) => memory.type === type));
  const days = dated.map(({ created }) => created).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { by: "week", kinds, rows: [] };
  const isShort = addDays(first, 7 * MOST_WEEKS) > last;
  const labelOf = isShort ? weekOf : (day: Day): string => day.slice(0, 7);
  // Also those in which nothing was found: bars stand for time. A slip of a date by centuries is not filled.
  const counts = new Map<string, number[]>();
  for (const day of addDays(first, LONGEST_DAYS) > last ? [...weekly(first, last), last] : days)
    counts.set(
      labelOf(day),
      kinds.map(() => 0),
    );
  for (const { type, created } of dated) counts.get(labelOf(created))![kinds.indexOf(type)]! += 1;
  return { by: isShort ? "week" : "month", kinds, rows: [...counts].map(([label, row]) => ({ label, counts: row })) };
}
