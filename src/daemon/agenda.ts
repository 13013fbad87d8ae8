/**
 * Decides what the daemon does next, and until when it may rest: what is due decides, not which timer fired.
 */
import type { Week } from "../calendar/week.ts";
import { type Attempt, type Attempts, backoffMs, LONGEST_WAIT_MS, mayTry } from "./attempts.ts";
import type { DueWeek, Look } from "./look.ts";
import { patienceOf, type Queue, readyAt, restlessWeeks } from "./queue.ts";

/** Something that did not go and is tried again later by itself. */
interface Setback extends Pick<Attempt, "count" | "againMs"> {
  /** For people. */
  readonly reason: string;
}

export interface Known {
  /** The last look that went well. */
  readonly look: Look | undefined;
  /** Why that look no longer tells how things are; undefined while it does. */
  readonly stale: string | undefined;
  /** Looking itself fails: the configuration or a folder is broken. */
  readonly blind: Setback | undefined;
  /** A run could not begin, or died with no week to blame. */
  readonly held: Setback | undefined;
  /** The branch that was checked out when it began; null for none, undefined as long as there is no repository. */
  readonly startedOn: string | null | undefined;
  /** Why it writes nothing where it is: `branch.ts`. */
  readonly waits: string | undefined;
  /** Written files could not be committed. */
  readonly commit: Setback | undefined;
  readonly attempts: Attempts;
  /** Logs of due weeks that the last run said it had compacted. */
  readonly done: ReadonlyMap<Week, string>;
  /** Those of them that were due again all the same: once is a person who deletes the document, twice is a fault. */
  readonly dueAgain: ReadonlyMap<Week, string>;
  readonly queue: Queue;
  /** Weeks that are run though their logs are being written to: these never went quiet. Until their run, or not due. */
  readonly ripe: ReadonlySet<Week>;
  /** When files were last compared with what they were. */
  readonly comparedMs: number;
  /** When the daemon last saw the clock. */
  readonly seenMs: number;
}

export const NOTHING_KNOWN: Known = {
  ...{ look: undefined, stale: "the start", blind: undefined, held: undefined, commit: undefined },
  ...{ startedOn: undefined, waits: undefined },
  ...{ attempts: new Map(), done: new Map(), dueAgain: new Map(), queue: new Map(), ripe: new Set() },
  ...{ comparedMs: 0, seenMs: 0 },
};

export type Step =
  | { readonly kind: "look"; readonly because: string }
  | { readonly kind: "run"; readonly weeks: readonly DueWeek[]; readonly because: string }
  | { readonly kind: "compare" }
  | { readonly kind: "rest"; readonly untilMs: number };

/** The clock is looked at this often at least: a machine that wakes is noticed within it. */
export const BEAT_MS = 60_000;
/** The clock and the beat may drift apart by this without anyone having slept or set the clock. */
const DRIFT_MS = 30_000;

/** @param compareMs how often files are compared, hints or not */
export function nextStep(known: Known, nowMs: number, compareMs: number): Step {
  const jumped = known.seenMs !== 0 && (nowMs > known.seenMs + BEAT_MS + DRIFT_MS || nowMs < known.seenMs - DRIFT_MS);
  const because = jumped ? "the clock jumped" : reasonToLook(known, nowMs);
  if (because !== undefined && (jumped || !waits(known.blind, nowMs))) return { kind: "look", because };
  const run = because === undefined ? nextRun(known, nowMs) : undefined;
  if (run !== undefined) return run;
  if (nowMs >= known.comparedMs + compareMs || nowMs < known.comparedMs) return { kind: "compare" };
  const soonest = Math.min(nowMs + BEAT_MS, known.comparedMs + compareMs, nextChangeMs(known, nowMs));
  return { kind: "rest", untilMs: Math.max(soonest, nowMs) };
}

function reasonToLook({ look, stale, queue }: Known, nowMs: number): string | undefined {
  if (look === undefined || stale !== undefined) return stale ?? "the start";
  if (nowMs >= look.nextTickMs) return "the schedule";
  if (nowMs >= look.nextClosingMs) return "a day is over";
  const ready = readyAt(queue, patienceOf(look.settings.quietMs));
  return ready !== undefined && nowMs >= ready ? "logs have changed" : undefined;
}

/** A run finishes what a dead one left and makes the commit that waits, also when no week is to be compacted. */
function nextRun(known: Known, nowMs: number): Step | undefined {
  const { look, attempts, queue, ripe, held, commit } = known;
  if (look === undefined || known.waits !== undefined || waits(held, nowMs)) return undefined;
  const restless = look.due.length > 0 ? restlessWeeks(queue) : new Set<Week>();
  const weeks = look.due.filter(
    (week) =>
      (ripe.has(week.week) || !restless.has(week.week)) &&
      mayTry(week, attempts.get(week.week), look.configuration, nowMs),
  );
  if (weeks.length > 0) return { kind: "run", weeks, because: weeks.map(({ week }) => week).join(", ") };
  if (look.unfinished) return { kind: "run", weeks, because: "a run that was interrupted" };
  if (look.waiting && !waits(commit, nowMs)) return { kind: "run", weeks, because: "a commit that waits" };
  return undefined;
}

/** A wait that seems longer than any can be was set under another clock. */
const waits = (setback: Setback | undefined, nowMs: number): boolean =>
  setback !== undefined && nowMs < setback.againMs && setback.againMs <= nowMs + LONGEST_WAIT_MS;

/** One more setback of a kind. */
export const setback = (before: Setback | undefined, reason: string, nowMs: number): Setback => {
  const count = (before?.count ?? 0) + 1;
  return { count, reason, againMs: nowMs + backoffMs(count) };
};

function nextChangeMs(known: Known, nowMs: number): number {
  const { look, blind, queue } = known;
  const ready = readyAt(queue, patienceOf(look?.settings.quietMs ?? 0));
  const again = [...known.attempts.values()].map(({ againMs }) => againMs);
  const setbacks = [known.held, known.commit, blind].map((one) => one?.againMs);
  const instants = [...again, ...setbacks, look?.nextTickMs, look?.nextClosingMs, ready];
  return Math.min(...instants.filter((ms): ms is number => ms !== undefined && ms > nowMs));
}

/** When work is planned next, as far as it is known: the schedule, or something that is tried again before it. */
export function nextRunMs({ look, attempts, held, commit, seenMs }: Known): number | undefined {
  if (look === undefined) return undefined;
  const again = [...attempts.values()].map(({ againMs }) => againMs);
  const setbacks = [held, look.waiting ? commit : undefined].flatMap((one) => one?.againMs ?? []);
  const coming = [look.nextTickMs, ...again, ...setbacks].filter((ms) => ms > seenMs);
  return coming.length > 0 ? Math.min(...coming) : undefined;
}
