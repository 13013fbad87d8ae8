/**
 * Whether a daemon that runs also does its work: one that lives and gets nowhere is ill, not healthy.
 */
import type { Week } from "../calendar/week.ts";
import { type Attempt, type Attempts, healsByTime } from "./attempts.ts";
import type { DaemonReport } from "./state-file.ts";

export interface WaitingWeek {
  readonly week: Week;
  /** When it became due, at the earliest. */
  readonly sinceMs: number;
  /** Why it failed, where it did; a week that the budget holds back has `state: "postponed"`. */
  readonly failure: Pick<Attempt, "state" | "code" | "message"> | undefined;
}

/** Three beats. */
const SILENT_MS = 180_000;
/** Twice the time between two comparisons of all files: by then a change that no event told of was found. */
const OVERDUE_MS = 600_000;
/** The longest that a run may take without anyone wondering: years of logs and a slow model. */
const LONG_RUN_MS = 6 * 3_600_000;
/** So many tries in a row are an hour of them. */
const TRIES_IN_AN_HOUR = 6;

/** @returns what is wrong with a daemon that holds its lock; undefined when nothing is */
export function illness(
  report: DaemonReport | undefined,
  due: readonly WaitingWeek[],
  attempts: Attempts,
  quietMs: number,
  nowMs: number,
): string | undefined {
  if (report === undefined) return "it holds its lock and has written no heartbeat";
  if (nowMs - Date.parse(report.heartbeat) > SILENT_MS) return `no sign of life since ${report.heartbeat}`;
  if (report.waits !== undefined) return undefined;
  if (report.trouble !== null) return report.trouble;
  if (report.running !== null) {
    const tooLong = nowMs - Date.parse(report.running.since) > LONG_RUN_MS;
    return tooLong ? `a compaction has been running since ${report.running.since}` : undefined;
  }
  const failed = due.find((week) => isStuck(week, attempts));
  if (failed?.failure) return `no progress on ${failed.week}: ${failed.failure.code}: ${failed.failure.message}`;
  const startedMs = Date.parse(report.started);
  const patienceMs = OVERDUE_MS + 10 * quietMs;
  const overdue = due.find(({ failure, sinceMs }) => !failure && nowMs - Math.max(sinceMs, startedMs) > patienceMs);
  if (overdue === undefined) return undefined;
  return `no progress on ${overdue.week}: due since ${new Date(Math.max(overdue.sinceMs, startedMs)).toISOString()}`;
}

function isStuck({ week, failure }: WaitingWeek, attempts: Attempts): boolean {
  if (failure?.state !== "failed") return false;
  return !healsByTime(failure.code) || (attempts.get(week)?.count ?? 0) > TRIES_IN_AN_HOUR;
}
