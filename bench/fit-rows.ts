/**
 * Turns an annotated week into labelled rows, a unit each, for fit-extractive.ts. Effects: reads the corpus.
 */
import { featuresOf, shapeOf } from "../src/offline/features.ts";
import { statementsIn } from "../src/offline/statements.ts";
import { readWeek, type Unit } from "../src/offline/units.ts";
import type { Row } from "./fit-logistic.ts";
import { type GoldWeek, logsOfWeek } from "./quality-corpus.ts";

export const TARGETS = ["fact", "memory"] as const;
export type Target = (typeof TARGETS)[number];

/** Chosen by what unseen sources gave; half or twice as much changes little. */
export const RIDGES: Record<Target, number> = { fact: 10, memory: 5 };

export function rowsOf(shared: string, gold: GoldWeek, target: Target): Row[] {
  const week = readWeek(statementsIn(logsOfWeek(shared, gold.source, gold.week)));
  const shape = shapeOf(week);
  const memoryLines = new Set(gold.memories.flatMap((memory) => memory.lines));
  return week.units.map((unit) => {
    const label = target === "memory" ? linesOf(unit).some((line) => memoryLines.has(line)) : saysFact(unit, gold);
    return { source: gold.source, features: featuresOf(unit, week, shape), label: label ? 1 : 0 };
  });
}

/** Whether the unit stands in a line of a fact and holds one of its keys. */
function saysFact(unit: Unit, gold: GoldWeek): boolean {
  const lines = linesOf(unit);
  const text = fold(unit.text);
  return gold.facts.some(
    (fact) => fact.lines.some((line) => lines.includes(line)) && fact.keys.some((key) => text.includes(fold(key))),
  );
}

function linesOf({ statement }: Unit): string[] {
  const file = statement.log.path.replace(/^logs\//, "");
  return Array.from({ length: statement.to - statement.from + 1 }, (_, i) => `${file}:${statement.from + i}`);
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/[`*]/g, "").replace(/\s+/g, " ");
}
