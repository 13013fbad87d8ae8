/**
 * Why weeks failed or were held back, kept so that `status` can say it later. Losing it loses a reason, not a week.
 */
import { join } from "node:path";
import type { WeekResult } from "../compaction/compact.ts";
import { UNREAD_LOG } from "../compaction/nothing-due.ts";
import { writeAtomically } from "../store/disk/atomic-file.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import type { StatePaths } from "../store/state/state-folder.ts";

export interface Failure {
  readonly state: "failed" | "postponed";
  readonly code: string;
  readonly message: string;
  /** ISO 8601 instant. */
  readonly at: string;
}

const pathOf = (state: StatePaths): string => join(state.folder, "failures.json");

/** A file that is torn, or of another form, says nothing. */
export function readFailures(state: StatePaths): ReadonlyMap<string, Failure> {
  const saved = (readJsonFile(pathOf(state)) ?? {}) as Record<string, Failure>;
  return new Map(
    Object.entries(saved).filter(
      ([, failure]) => typeof failure?.code === "string" && typeof failure.message === "string",
    ),
  );
}

/** Notes the weeks that failed now, and forgets those that did not. */
export function noteFailures(
  state: StatePaths,
  results: readonly Pick<WeekResult, "week" | "outcome" | "error">[],
  now: Date,
): void {
  const failures = new Map(readFailures(state));
  const before = JSON.stringify([...failures]);
  for (const { week, outcome, error } of results) {
    // What could not be read stands in the week's document.
    if ((outcome === "failed" || outcome === "postponed") && error && error.code !== UNREAD_LOG)
      failures.set(week, { state: outcome, code: error.code, message: error.message, at: now.toISOString() });
    else failures.delete(week);
  }
  if (JSON.stringify([...failures]) !== before)
    writeAtomically(pathOf(state), `${JSON.stringify(Object.fromEntries(failures), null, 1)}\n`);
}
