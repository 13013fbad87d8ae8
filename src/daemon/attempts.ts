/**
 * Which due weeks may be tried now, and when the others may: a week that failed waits for something to change.
 *
 * Only what time alone can heal is tried again by itself, from a minute to an hour: the network, 429 and 5xx. All else
 * waits for other logs, another configuration or prompt, the next tick of the schedule, or a person.
 */
import type { Week } from "../calendar/week.ts";
import type { DueWeek, Look } from "./look.ts";

export interface Attempt {
  readonly state: "failed" | "postponed";
  readonly code: string;
  readonly message: string;
  readonly atMs: number;
  /** Of the logs and of the configuration it was made with. */
  readonly fingerprint: string;
  readonly configuration: string;
  /** How many in a row, with the same logs and configuration. */
  readonly count: number;
  /** When it is tried again even if nothing changes. */
  readonly againMs: number;
}

export type Attempts = ReadonlyMap<Week, Attempt>;

/** How one week of a run ended, as the run's child says. */
export interface WeekEnd {
  readonly week: Week;
  readonly outcome: string;
  readonly error?: { readonly code: string; readonly message: string };
}

export const SHORTEST_WAIT_MS = 60_000;
export const LONGEST_WAIT_MS = 3_600_000;
const LONGEST_ASKED_MS = 86_400_000;
const HEALED_BY_TIME = new Set(["NETWORK", "TIMEOUT", "RATE_LIMITED", "SERVER"]);

/** A minute, then twice as long each time, up to an hour. */
export const backoffMs = (count: number): number =>
  Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** Math.min(count - 1, 10));

export const healsByTime = (code: string): boolean => HEALED_BY_TIME.has(code);

/** Whether a due week may be tried now. An attempt from the future was made under a wrong clock and holds nothing back. */
export function mayTry(week: DueWeek, attempt: Attempt | undefined, configuration: string, nowMs: number): boolean {
  if (attempt === undefined || attempt.atMs > nowMs) return true;
  return (
    attempt.fingerprint !== week.fingerprint || attempt.configuration !== configuration || nowMs >= attempt.againMs
  );
}

/** The attempts after a run: weeks that were done are forgotten, as are those that the run did not find due any more. */
export function afterRun(
  attempts: Attempts,
  asked: readonly DueWeek[],
  ends: readonly WeekEnd[],
  look: Look,
  nowMs: number,
): Attempts {
  const next = new Map(attempts);
  const endOf = new Map(ends.map((end) => [end.week, end]));
  for (const { week } of [...asked, ...ends]) {
    const { outcome, error } = endOf.get(week) ?? {};
    const fingerprint = asked.find((one) => one.week === week)?.fingerprint;
    if ((outcome !== "failed" && outcome !== "postponed") || fingerprint === undefined || isMade(error)) {
      next.delete(week);
      continue;
    }
    const { code = "UNKNOWN", message = "" } = error ?? {};
    next.set(week, failedAttempt(attempts.get(week), { state: outcome, code, message, fingerprint }, look, nowMs));
  }
  return next;
}

/** A week that was made without a log nobody could read: it is not due until that log changes. */
export const isMade = (error: WeekEnd["error"]): boolean => error?.code === "UNREAD_LOG";

type Failing = Pick<Attempt, "state" | "code" | "message" | "fingerprint">;

/** One more attempt that failed. */
export function failedAttempt(before: Attempt | undefined, failing: Failing, look: Look, nowMs: number): Attempt {
  const { configuration, nextTickMs } = look;
  const same = before?.fingerprint === failing.fingerprint && before.configuration === configuration;
  const count = same ? before.count + 1 : 1;
  return {
    ...failing,
    configuration,
    count,
    atMs: nowMs,
    againMs:
      failing.state === "postponed"
        ? goesOnAt(failing.message, look)
        : Math.max(againAt(failing.code, count, nextTickMs, nowMs), notBeforeMs(failing, nowMs)),
  };
}

/** What a server asked for beyond a run's own patience, up to a day: more is a mistake of the server's. */
function notBeforeMs({ code, message }: Failing, nowMs: number): number {
  const asked =
    code === "RATE_LIMITED" || code === "SERVER" ? /, not before ([\d:TZ-]{20})\)$/.exec(message)?.[1] : undefined;
  const atMs = Date.parse(asked ?? "");
  return Number.isNaN(atMs) ? nowMs : Math.min(atMs, nowMs + LONGEST_ASKED_MS);
}

const againAt = (code: string, count: number, nextTickMs: number, nowMs: number): number =>
  healsByTime(code) ? Math.min(nextTickMs, nowMs + backoffMs(count)) : nextTickMs;

/** When the budget that a message names begins anew; a run's own with the next scheduled run. */
function goesOnAt(message: string, { nextTickMs, nextDayMs, nextMonthMs }: Look): number {
  if (message.startsWith("budget.monthUsd")) return nextMonthMs;
  return message.startsWith("budget.dayTokens") ? nextDayMs : nextTickMs;
}

/** Weeks that are not due any more are nobody's failure; kept as they are when none is. */
export function stillDue(attempts: Attempts, due: readonly DueWeek[]): Attempts {
  const weeks = new Set(due.map(({ week }) => week));
  return [...attempts.keys()].every((week) => weeks.has(week))
    ? attempts
    : new Map([...attempts].filter(([week]) => weeks.has(week)));
}
