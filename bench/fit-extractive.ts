/**
 * Fits the extractive model's linear rankers on the bench's training weeks and writes src/offline/weights.ts.
 * Prints how well each ranks the units of a source that it was not fitted on (leave one source out).
 * Effects: reads the bench folder; writes weights.ts with --write.
 *
 * Usage: node bench/fit-extractive.ts [SHARED] [--write]      SHARED: the folder with bench/ and corpus/, default ../shared
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { FEATURES } from "../src/offline/features.ts";
import { auc, dot, fitWeights, type Row } from "./fit-logistic.ts";
import { RIDGES, rowsOf, TARGETS, type Target } from "./fit-rows.ts";
import { goldWeeks } from "./quality-corpus.ts";

const root = join(import.meta.dirname, "..");
const shared = process.argv.slice(2).find((argument) => !argument.startsWith("-")) ?? join(root, "..", "shared");
const weeks = goldWeeks(shared, "train");
const fitted = new Map<Target, Float64Array>();

for (const target of TARGETS) {
  const rows = weeks.flatMap((gold) => rowsOf(shared, gold, target));
  const sources = [...new Set(rows.map((row) => row.source))];
  const all: [number, number][] = [];
  for (const source of sources) {
    const others: Row[] = rows.filter((row) => row.source !== source);
    const weights = fitWeights(others, RIDGES[target]);
    const pairs = rows
      .filter((row) => row.source === source)
      .map((row): [number, number] => [dot(weights, row.features), row.label]);
    console.log(`${target}, ${source} unseen: area under curve ${auc(pairs).toFixed(3)} of ${pairs.length} units`);
    all.push(...pairs);
  }
  console.log(`${target}, all unseen: ${auc(all).toFixed(3)}`);
  fitted.set(target, fitWeights(rows, RIDGES[target]));
}
FEATURES.forEach((name, i) => {
  console.log(name.padEnd(22), ...TARGETS.map((target) => (fitted.get(target)?.[i] ?? 0).toFixed(2).padStart(7)));
});

if (process.argv.includes("--write")) {
  const list = (target: Target): string =>
    `[\n${FEATURES.map((name, i) => `  ${Number((fitted.get(target)?.[i] ?? 0).toFixed(2))}, // ${name}`).join("\n")}\n]`;
  const text = `/** Made by bench/fit-extractive.ts: one weight for each of FEATURES, in their order. Do not edit. Pure. */

/** Whether a reader would want the unit in a summary of the week. */
export const FACT_WEIGHTS: readonly number[] = ${list("fact")};

/** Whether the unit carries something worth remembering for months. */
export const MEMORY_WEIGHTS: readonly number[] = ${list("memory")};
`;
  writeFileSync(join(root, "src/offline/weights.ts"), text);
}
