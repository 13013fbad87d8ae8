/** Which months and years a run makes after its weeks, and which weeks of it they may build on. */
import type { WeekResult } from "../../compaction/compact.ts";
import type { Choosing, Selector } from "../choose-weeks.ts";
import { weeksOfDaemon } from "../daemon-run.ts";
import type { LevelSelector } from "../levels.ts";
import type { Surroundings } from "../surroundings.ts";

/** A run that names weeks makes none. */
export function levelsChosen(selector: Selector, { all }: Choosing, { env }: Surroundings): LevelSelector {
  const chosen = weeksOfDaemon(env);
  if (chosen) return { kind: "chosen", periods: chosen };
  if (selector === "due") return { kind: all ? "all" : "due" };
  return "period" in selector ? { kind: "named", period: selector.period } : { kind: "none" };
}

export const doneAmong = (weeks: readonly WeekResult[]): ReadonlySet<string> =>
  new Set(weeks.flatMap(({ week, outcome }) => (outcome === "compacted" || outcome === "no-memories" ? [week] : [])));
