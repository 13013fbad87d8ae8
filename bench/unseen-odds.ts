/**
 * Gives each annotated week the odds of a ranker that was fitted without its source.
 */
import { SLOTS } from "../src/offline/salience/features.ts";
import { oddsIn, type Target, type Weights } from "../src/offline/salience/odds.ts";
import { fitWeights } from "./fit-logistic.ts";
import { type LabelledRow, rowsOf } from "./fit-rows.ts";
import type { LabelledWeek } from "./offline-outcomes.ts";

export type RowsOfWeek = ReadonlyMap<LabelledWeek, readonly LabelledRow[]>;

/** @returns the weights fitted on all weeks but dev's, and the rows of every week */
export function withUnseenOdds(weeks: readonly LabelledWeek[]): { weights: Record<Target, Weights>; rows: RowsOfWeek } {
  const rows = new Map(weeks.map((week) => [week, rowsOf(week.gold, week.text)]));
  const weightsOf = (on: readonly LabelledWeek[]): Record<Target, Weights> => {
    // A document has room for so much of its week, however much the week tells; a memory is likely or not, whatever stands beside it.
    const one = (target: Target): Weights =>
      fitWeights(
        on.flatMap((week) => {
          const own = target === "fact" ? { week: `${week.gold.source} ${week.gold.week}` } : {};
          return rows.get(week)!.map((row) => ({ ...row, ...own, label: row.labels[target] }));
        }),
        SLOTS,
      );
    return { fact: one("fact"), memory: one("memory") };
  };
  const train = weeks.filter(({ part }) => part !== "dev");
  for (const left of new Set(train.map(({ gold }) => gold.source))) {
    const weights = weightsOf(train.filter(({ gold }) => gold.source !== left));
    for (const week of train) if (week.gold.source === left) week.odds = oddsIn(week.text, weights);
  }
  const weights = weightsOf(train);
  for (const week of weeks) if (week.part === "dev") week.odds = oddsIn(week.text, weights);
  return { weights, rows };
}
