/**
 * Turns an annotated week into labelled rows, a sentence each, for fit-extractive.ts.
 */
import { lookAt } from "../src/offline/salience/features.ts";
import type { Target } from "../src/offline/salience/odds.ts";
import type { Unit, WeekText } from "../src/offline/week.ts";
import type { Row } from "./fit-logistic.ts";
import type { GoldWeek } from "./quality-corpus.ts";

export type LabelledRow = Row & { readonly labels: Readonly<Record<Target, number>> };

export function rowsOf(gold: GoldWeek, week: WeekText): LabelledRow[] {
  const memoryLines = new Set(gold.memories.flatMap(({ lines }) => lines));
  const rows: LabelledRow[] = [];
  lookAt(week, (unit, { features, slots }) => {
    const labels = {
      memory: linesOf(unit).some((line) => memoryLines.has(line)) ? 1 : 0,
      fact: Math.min(1, factsIn(unit, gold)),
    };
    rows.push({ source: gold.source, features: features.slice(), slots, label: 0, labels });
  });
  return rows;
}

/** How much of the facts that rest on its lines a sentence says: for each the share of its keys. */
function factsIn(unit: Unit, gold: GoldWeek): number {
  const lines = linesOf(unit);
  const text = fold(unit.text);
  return gold.facts
    .filter((fact) => fact.lines.some((line) => lines.includes(line)))
    .reduce((sum, { keys }) => sum + keys.filter((key) => text.includes(fold(key))).length / keys.length, 0);
}

export function linesOf({ statement: { log, from, to } }: Unit): string[] {
  const file = log.path.replace(/^logs\//, "");
  return Array.from({ length: to - from + 1 }, (_, i) => `${file}:${from + i}`);
}

export const fold = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replace(/[`*]/g, "").replace(/\s+/gu, " ").trim();
