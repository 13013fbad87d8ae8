/**
 * Scores the units of a week: how likely a summary should keep each, and how likely it carries a memory. The weights
 * were fitted on annotated logs of other people.
 */
import { hasCue } from "./cues.ts";
import { FEATURES, shapeOf, writeFeatures } from "./features.ts";
import type { Unit, WeekText } from "./units.ts";
import { FACT_WEIGHTS, MEMORY_WEIGHTS } from "./weights.ts";

export interface Scores {
  /** By unit index, log odds. */
  readonly fact: Float64Array;
  readonly memory: Float64Array;
}

export interface Weights {
  readonly fact: ArrayLike<number>;
  readonly memory: ArrayLike<number>;
}
const FITTED: Weights = { fact: FACT_WEIGHTS, memory: MEMORY_WEIGHTS };

export function scoreUnits(week: WeekText, weights: Weights = FITTED): Scores {
  const fact = new Float64Array(week.units.length);
  const memory = new Float64Array(week.units.length);
  const shape = shapeOf(week);
  const features = new Float64Array(FEATURES.length);
  const factWeights = Float64Array.from(weights.fact);
  const memoryWeights = Float64Array.from(weights.memory);
  for (const unit of week.units) {
    if (week.speakers.has(unit.statement.label)) {
      fact[unit.index] = memory[unit.index] = talkScore(unit);
      continue;
    }
    writeFeatures(features, unit, week, shape);
    let factOdds = 0;
    let memoryOdds = 0;
    for (let i = 0; i < features.length; i++) {
      const value = features[i] ?? 0;
      // Most features are absent from most units.
      if (value === 0) continue;
      factOdds += (factWeights[i] ?? 0) * value;
      memoryOdds += (memoryWeights[i] ?? 0) * value;
    }
    fact[unit.index] = factOdds;
    memory[unit.index] = memoryOdds;
  }
  return { fact, memory };
}

/**
 * What people say to each other: what one of them did, has or likes, with names and dates, is worth keeping; questions
 * and pictures less. Set by hand, as no annotated chat may be learned from.
 */
function talkScore({ text, cues }: Unit): number {
  let score = -2;
  if (/[?？]$/.test(text)) score -= 2;
  if (text.startsWith("[")) score -= 1;
  if (/\d/.test(text)) score += 0.5;
  if (/[^.!?:\s] \p{Lu}\p{Ll}+/u.test(text)) score += 0.4;
  if (hasCue(cues, "person")) score += 0.5;
  return score;
}
