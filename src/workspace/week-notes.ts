/**
 * Why weeks failed or were held back, and which the offline model wrote because a model's answer was of no use: kept so that
 * `status` can say it later. Losing it loses a reason, not a week.
 */
import { join } from "node:path";
import { HISTORY_CUT_OFF, UNREAD_LOG } from "../compaction/nothing-due.ts";
import type { Fallback, WeekResult } from "../compaction/week-result.ts";
import { writeAtomically } from "../store/disk/atomic-file.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import type { StatePaths } from "../store/state/state-folder.ts";

export interface Failure {
  readonly state: "failed" | "postponed";
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  /** ISO 8601 instant. */
  readonly at: string;
}

/** By week. */
export const readFailures = (state: StatePaths): ReadonlyMap<string, Failure> =>
  readNotes<Failure>(state, "failures", ["code", "message"]);

export const readFallbacks = (state: StatePaths): ReadonlyMap<string, Fallback> =>
  readNotes<Fallback>(state, "fallbacks", ["model", "because"]);

/** Notes the weeks that failed now, and forgets those that did not. */
export function noteFailures(
  state: StatePaths,
  results: readonly Pick<WeekResult, "week" | "outcome" | "error">[],
  now: Date,
): void {
  const failures = new Map(readFailures(state));
  for (const { week, outcome, error } of results) {
    // What could not be read stands in the week's document.
    if ((outcome === "failed" || outcome === "postponed") && error && error.code !== UNREAD_LOG)
      failures.set(week, {
        ...{ state: outcome, code: error.code, message: error.message, at: now.toISOString() },
        ...(error.code === HISTORY_CUT_OFF && { hint: error.hint }),
      });
    else failures.delete(week);
  }
  keepNotes(state, "failures", readFailures(state), failures);
}

/** Notes the weeks that fell back now, and forgets those that were answered otherwise since. */
export function noteFallbacks(
  state: StatePaths,
  results: readonly Pick<WeekResult, "week" | "outcome" | "fallback">[],
): void {
  const fallbacks = new Map(readFallbacks(state));
  for (const { week, outcome, fallback } of results) {
    if (fallback) fallbacks.set(week, fallback);
    else if (outcome === "compacted" || outcome === "no-memories") fallbacks.delete(week);
  }
  keepNotes(state, "fallbacks", readFallbacks(state), fallbacks);
}

const pathOf = ({ folder }: StatePaths, name: string): string => join(folder, `${name}.json`);

/** A file that is torn, or of another form, says nothing. @param texts fields that each note has */
function readNotes<T>(state: StatePaths, name: string, texts: readonly (keyof T)[]): ReadonlyMap<string, T> {
  const saved = (readJsonFile(pathOf(state, name)) ?? {}) as Record<string, T>;
  return new Map(Object.entries(saved).filter(([, note]) => texts.every((text) => typeof note?.[text] === "string")));
}

function keepNotes<T>(state: StatePaths, name: string, before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>) {
  if (JSON.stringify([...after]) !== JSON.stringify([...before]))
    writeAtomically(pathOf(state, name), `${JSON.stringify(Object.fromEntries(after), null, 1)}\n`);
}
