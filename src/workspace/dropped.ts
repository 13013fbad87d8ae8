/**
 * What `compact --push` dropped to take what came: weeks, and months and years, whose documents are to be made anew whatever was
 * chosen. Their plans say so before anything is dropped and until they are made, so that a run that fails or dies loses none.
 */
import { type Period, weeksOf } from "../calendar/period.ts";
import type { WeekResult } from "../compaction/week-result.ts";
import { loadPlans, markPlan } from "../store/state/runs.ts";
import type { State } from "../store/state/state-folder.ts";
import type { LevelResult } from "./level-result.ts";
import { detailIn } from "./run-plans.ts";

export type Dropped = ReturnType<typeof droppedIn>;

/** @param isMade whether this run makes any of it   @returns months before years */
export function droppedIn(state: State, isMade: boolean) {
  const plans = isMade ? loadPlans(state, "open").plans.filter((plan) => plan.state === "dropped") : [];
  const details = plans.flatMap((plan) => detailIn(plan) ?? []);
  const periods = new Set(details.flatMap(({ period }) => period ?? []));
  return {
    plans,
    weeks: new Set(details.flatMap(({ week }) => week ?? [])),
    periods: [...periods].sort((a, b) => b.length - a.length),
  };
}

/** Forgets what is made, by now, or has nothing any more that it could be made of. */
export function settle(
  { plans }: Dropped,
  weeks: readonly WeekResult[],
  levels: readonly LevelResult[],
  state: State,
): void {
  const open = new Set(weeks.flatMap(({ week, outcome }) => (UNMADE.has(outcome) ? week : [])));
  const settled = new Set(levels.flatMap(({ period, outcome }) => (UNMADE.has(outcome) ? [] : period)));
  const isOpen = (period: Period): boolean => !settled.has(period) || weeksOf(period).some((week) => open.has(week));
  for (const plan of plans) {
    const { week, period } = detailIn(plan) ?? {};
    if (period === undefined ? !open.has(week ?? "") : !isOpen(period)) markPlan(state, plan, "committed");
  }
}

const UNMADE: ReadonlySet<string> = new Set<WeekResult["outcome"]>(["failed", "postponed", "pending"]);
