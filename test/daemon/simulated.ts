/**
 * A daemon whose clock and workspace are values: time passes when it rests, looks reckon with the real calendar, and runs
 * do what the test says. Before: a test's logs. After: what was compacted, and when.
 */
import { addDays, type Day, today, type Week, weekOf } from "../../src/calendar/week.ts";
import type { Closing } from "../../src/compaction/due.ts";
import type { RunEnd } from "../../src/daemon/conclude.ts";
import { daemon } from "../../src/daemon/daemon.ts";
import { budgetStarts, nextClosing, openFrom, startOfDay } from "../../src/daemon/instants.ts";
import type { DueWeek } from "../../src/daemon/look.ts";
import type { Hints } from "../../src/daemon/ports.ts";
import { lookOf } from "./looks.ts";

export interface Simulation {
  readonly timezone: string;
  readonly closes: "day" | "week";
  readonly fromMs: number;
  readonly untilMs: number;
  /** Days that have a log; a week of them is done once it was run. */
  readonly days: readonly Day[];
  /** How long the machine sleeps, or stays awake (0), when the daemon rests. */
  readonly sleepMs: () => number;
  /** A log that is written to each second, also while a look or a run is under way. */
  readonly neverQuiet?: string;
  readonly run?: (weeks: readonly DueWeek[], nowMs: number) => RunEnd;
}

export interface Lived {
  readonly runs: readonly { readonly weeks: readonly Week[]; readonly atMs: number }[];
  readonly looks: number;
  readonly reports: number;
  readonly wakings: readonly number[];
}

const GRACE_HOURS = 3;
const LOOK_MS = 300;

export async function live(simulation: Simulation): Promise<Lived> {
  const { timezone, closes, untilMs } = simulation;
  let nowMs = simulation.fromMs;
  let looks = 0;
  let reports = 0;
  /** A child takes its own time; the rest beside it takes none of the clock's. */
  let busy = false;
  let hints: Hints | undefined;
  const write = (): void => {
    if (simulation.neverQuiet !== undefined) hints?.log(simulation.neverQuiet);
  };
  const runs: { weeks: Week[]; atMs: number }[] = [];
  const wakings: number[] = [nowMs];
  const open = new Set(simulation.days);
  const stop = new AbortController();
  const closing = (): Closing => ({ now: new Date(nowMs), timezone, graceHours: GRACE_HOURS, closes });

  const dueWeeks = (): DueWeek[] => {
    const logs = new Map<Week, Day[]>();
    const past = openFrom(closing());
    for (const day of open) {
      if (day >= past) continue;
      logs.set(weekOf(day), [...(logs.get(weekOf(day)) ?? []), day]);
    }
    return [...logs.keys()].sort().map((week) => ({ week, fingerprint: logs.get(week)!.join() }));
  };
  /** Half past three, as node-cron would have it where no summer time interferes. */
  const nextTick = (): number => {
    const tickOf = (day: Day): number => startOfDay(day, timezone).getTime() + 3.5 * 3_600_000;
    const day = today(new Date(nowMs), timezone);
    return tickOf(day) > nowMs ? tickOf(day) : tickOf(addDays(day, 1));
  };

  await daemon({
    root: "/w",
    nowMs: () => nowMs,
    rest: async (restMs) => {
      if (busy) return;
      const slept = simulation.sleepMs();
      const longestMs = simulation.neverQuiet === undefined ? 60_000 : 1_000;
      nowMs = slept > 0 ? nowMs + slept : Math.min(Math.max(restMs, nowMs + 1), nowMs + longestMs);
      if (slept > 0) wakings.push(nowMs);
      if (nowMs >= untilMs) stop.abort();
      write();
    },
    wake: () => {
      busy = false;
    },
    look: async () => {
      busy = true;
      looks += 1;
      nowMs += LOOK_MS;
      write();
      const budget = budgetStarts(new Date(nowMs), timezone);
      return lookOf({
        due: dueWeeks(),
        openFrom: openFrom(closing()),
        nextTickMs: nextTick(),
        nextClosingMs: nextClosing(closing()).getTime(),
        nextDayMs: budget.day.getTime(),
        nextMonthMs: budget.month.getTime(),
      });
    },
    stamps: async () => ({ logs: new Map(), others: new Map() }),
    standing: () => "",
    run: async (weeks) => {
      busy = true;
      nowMs += LOOK_MS;
      runs.push({ weeks: weeks.map(({ week }) => week), atMs: nowMs });
      const end = simulation.run?.(weeks, nowMs) ?? ranWell(weeks);
      if (end.kind === "ran") {
        const done = new Set(end.weeks.filter(({ outcome }) => outcome === "compacted").map(({ week }) => week));
        const past = openFrom(closing());
        for (const day of open) if (day < past && done.has(weekOf(day))) open.delete(day);
      }
      return end;
    },
    follow: async (_look, told) => {
      hints = told;
    },
    compareMs: () => 300_000,
    checkLock: () => {},
    note: () => {},
    detail: () => {},
    report: () => {
      reports += 1;
    },
    attempts: { read: () => new Map(), write: () => {} },
    progressMs: undefined,
  }).live(stop.signal);
  return { runs, looks, reports, wakings };
}

export const ranWell = (weeks: readonly DueWeek[]): RunEnd => ({
  ...{ kind: "ran", commit: null, commitPostponed: null, run: "r" },
  weeks: weeks.map(({ week }) => ({ week, outcome: "compacted" })),
});
