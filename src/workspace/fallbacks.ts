/**
 * Which weeks the offline model wrote because a model's answer was of no use, kept so that `status` can say it. Losing it loses
 * a reason: the document itself says who wrote it.
 */
import { join } from "node:path";
import type { Fallback, WeekResult } from "../compaction/compact.ts";
import { writeAtomically } from "../store/disk/atomic-file.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import type { StatePaths } from "../store/state/state-folder.ts";

const pathOf = (state: StatePaths): string => join(state.folder, "fallbacks.json");

/** A file that is torn, or of another form, says nothing. */
export function readFallbacks(state: StatePaths): ReadonlyMap<string, Fallback> {
  const saved = (readJsonFile(pathOf(state)) ?? {}) as Record<string, Fallback>;
  return new Map(
    Object.entries(saved).filter(([, one]) => typeof one?.model === "string" && typeof one.because === "string"),
  );
}

/** Notes the weeks that fell back now, and forgets those that were answered otherwise since. */
export function noteFallbacks(
  state: StatePaths,
  results: readonly Pick<WeekResult, "week" | "outcome" | "fallback">[],
): void {
  const fallbacks = new Map(readFallbacks(state));
  const before = JSON.stringify([...fallbacks]);
  for (const { week, outcome, fallback } of results) {
    if (fallback) fallbacks.set(week, fallback);
    else if (outcome === "compacted" || outcome === "no-memories") fallbacks.delete(week);
  }
  if (JSON.stringify([...fallbacks]) !== before)
    writeAtomically(pathOf(state), `${JSON.stringify(Object.fromEntries(fallbacks), null, 1)}\n`);
}
