/**
 * Fits the ranker of the offline model on annotated weeks, and prints what it is worth on sources that it was not fitted on:
 * each source is left out in turn. With --write the weights of all weeks go to src/offline/salience/weights.ts.
 *
 * Usage: node bench/fit-extractive.ts [SHARED] [--write]   SHARED: the folder with bench/ and corpus/, default ../shared;
 * without it the weeks of bench/weeks are fitted on alone.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Packed, Target, Weights } from "../src/offline/salience/odds.ts";
import { averagePrecision } from "./fit-logistic.ts";
import { describe, type LabelledWeek, labelledWeeks, outcomeOf } from "./offline-outcomes.ts";
import { packSlots } from "./pack-slots.ts";
import { withUnseenOdds } from "./unseen-odds.ts";

const root = join(import.meta.dirname, "..");
const shared = process.argv.slice(2).find((argument) => !argument.startsWith("-")) ?? join(root, "..", "shared");
const TARGETS: readonly Target[] = ["fact", "memory"];

const weeks = labelledWeeks(shared);
const { weights, rows } = withUnseenOdds(weeks);

for (const part of ["dev", "train", "own"] as const) {
  const own = weeks.filter((week) => week.part === part);
  if (own.length === 0) continue;
  for (const target of TARGETS)
    console.log(`${part}: average precision of ${target} sentences ${mean(own, target).toFixed(3)}`);
  console.log(`${part}: ${describe(own.map((week) => outcomeOf(week)))}`);
}

if (process.argv.includes("--write")) {
  const list = TARGETS.map((target) => `  ${target}: ${JSON.stringify(packed(weights[target]))},`).join("\n");
  const text = `/**
 * Made by bench/fit-extractive.ts: the weights of the features in features.ts, in their order. Do not edit.
 */
// biome-ignore format: data
export const FITTED = {
${list}
};
`;
  writeFileSync(join(root, "src/offline/salience/weights.ts"), text);
}

function mean(own: readonly LabelledWeek[], target: Target): number {
  const values = own
    .map((week) => averagePrecision(rows.get(week)!.map((row, i) => [week.odds![target][i]!, row.labels[target] > 0])))
    .filter((value) => !Number.isNaN(value));
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function packed({ bias, dense, words }: Weights): Packed {
  const rounded = Array.from(dense, (weight) => Number(weight.toPrecision(4)));
  return { bias: Number(bias.toPrecision(4)), dense: rounded, ...packSlots(words) };
}
