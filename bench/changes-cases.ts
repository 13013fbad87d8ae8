/**
 * The cases of `bench:changes`: as they are written, a week each statement; drawn together into one week; or their first
 * week coming last.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ScriptedBlock } from "./scripted-weeks.ts";

export interface Answer {
  readonly bullets: readonly string[];
  readonly blocks: readonly Omit<ScriptedBlock, "description">[];
}

export interface CaseWeek {
  readonly week: string;
  readonly says: string;
  /** By base name. */
  readonly logs: Readonly<Record<string, string>>;
  readonly answer: Answer | "NONE";
}

export interface Case {
  readonly id: string;
  readonly language: string;
  readonly kind: "reversal" | "denial" | "value" | "return" | "finished" | "harmless";
  readonly weeks: readonly CaseWeek[];
  /** Patterns that no current and unquestioned memory may match at the end. */
  readonly gone?: readonly string[];
  readonly current: string;
}

/**
 * `across`: a week each, in order. `within`: all in one week, in order. `late`: the first week comes when the others are done. `day`: all in
 * one log, one below the other.
 */
export type Timing = "across" | "within" | "late" | "day";

const FOLDER = join(import.meta.dirname, "cases");
const read = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, name), "utf8"));

/** Sets whose cases are written as two lines. */
export const PAIRED = [
  "close",
  "letters",
  "later",
  "later-2",
  "ordinary",
  "ordinary-2",
  "ordinary-3",
  "ordinary-4",
  "ordinary-5",
  "ordinary-6",
  "shapes",
  "shapes-2",
];

/** @param set the name of a set of its own; undefined for the first, that of the folder */
export function casesOf(set: string | undefined): readonly Case[] {
  if (set !== undefined && PAIRED.includes(set)) return pairs(read(`changes-${set}.json`) as Pairs);
  const names = set
    ? [`changes-${set}.json`]
    : readdirSync(join(FOLDER, "changes")).map((name) => join("changes", name));
  return names.sort().flatMap((name) => (read(name) as { cases: readonly Case[] }).cases);
}

interface Pairs {
  readonly filler: Readonly<Record<string, string>>;
  readonly pairs: readonly (Pick<Case, "id" | "language" | "kind" | "current"> & {
    readonly first: string;
    readonly then: string;
    /** How the log tells `then`, where that is no bullet. */
    readonly told?: string;
    readonly gone?: string;
  })[];
}

const pairs = ({ filler, pairs: all }: Pairs): Case[] =>
  all.map(({ first, then, told, gone, ...one }) => ({
    ...one,
    ...(gone !== undefined && { gone: [gone] }),
    weeks: [
      pairWeek("2026-W19", ["2026-05-04", "2026-05-05"], first, filler[one.language]!),
      pairWeek("2026-W20", ["2026-05-14", "2026-05-15"], then, filler[one.language]!, told),
    ],
  }));

function pairWeek(
  week: string,
  [day, other]: readonly [string, string],
  says: string,
  filler: string,
  told = `- ${says}`,
): CaseWeek {
  const [name] = says.replace(/^[^:：]{1,20}\s?[:：]\s*/u, "").split(/[,，。]/u);
  return {
    ...{ week, says },
    // A table and a quote need a blank line above; a bullet does not.
    logs: {
      [`${day}.md`]: `# ${day}\n\n- ${filler}\n${told.startsWith("- ") ? "" : "\n"}${told}\n`,
      [`${other}.md`]: `# ${other}\n\n- ${filler}\n`,
    },
    answer: {
      bullets: [`${says} (${day})`],
      blocks: [{ name: name!, type: "project", body: says, evidence: [says] }],
    },
  };
}

/** All weeks of a case as one log, each below the one before. */
export function drawnIntoDay(one: Case): Case {
  const { weeks, ...rest } = drawnTogether(one, 0);
  const logs = weeks.flatMap((week) => Object.entries(week.logs));
  const text = logs.map(([, log]) => log).join("\n");
  return { ...rest, weeks: weeks.map((week) => ({ ...week, logs: { [logs[0]![0]]: text } })) };
}

/** All weeks of a case as one: its logs on the days from its first Monday on, in their order. @param step days between two of them */
export function drawnTogether(one: Case, step = 1): Case {
  const days = [...new Set(one.weeks.flatMap(({ logs }) => Object.keys(logs).map((name) => name.slice(0, 10))))].sort();
  const monday = Date.parse(`${days[0]}T00:00Z`) - ((new Date(days[0]!).getUTCDay() + 6) % 7) * DAY_MS;
  const now = new Map(days.map((day, i) => [day, new Date(monday + i * step * DAY_MS).toISOString().slice(0, 10)]));
  const moved = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replace(/\d{4}-\d\d-\d\d/g, (day) => now.get(day) ?? day)) as T;
  // Of a day that several logs tell of, one name would hide the others.
  const inOrder = (week: CaseWeek): CaseWeek => {
    const told = Object.entries(week.logs).map(([name, text]): [string, string] => [moved(name), moved(text)]);
    const logs = Map.groupBy(told, ([name]) => name);
    return {
      ...moved(week),
      logs: Object.fromEntries([...logs].map(([name, all]) => [name, all.map(([, text]) => text).join("\n")])),
    };
  };
  return { ...one, weeks: one.weeks.map((week) => ({ ...inOrder(week), week: one.weeks[0]!.week })) };
}

const DAY_MS = 86_400_000;

/** What the model answers where several weeks of a case are one. */
export function joinedAnswer(weeks: readonly CaseWeek[]): Answer {
  const answers = weeks.flatMap(({ answer }) => (answer === "NONE" ? [] : answer));
  return { bullets: answers.flatMap(({ bullets }) => bullets), blocks: answers.flatMap(({ blocks }) => blocks) };
}
