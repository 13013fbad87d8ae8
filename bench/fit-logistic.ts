/**
 * Logistic regression by stochastic gradients (AdaGrad), for fit-extractive.ts: a few numbers for each row, and words in slots.
 * Deterministic: rows are shuffled by a generator with a fixed seed.
 */
import type { Weights } from "../src/offline/salience/odds.ts";
import { shuffler } from "./shuffler.ts";

export interface Row {
  readonly source: string;
  /** Where the choice is among the rows of one week: what is true of all of them is fitted apart, and thrown away. */
  readonly week?: string;
  readonly features: Float32Array;
  readonly slots: readonly number[];
  /** From 0 to 1. */
  readonly label: number;
}

/** Chosen by what unseen sources gave: more rounds learn the sources by heart. */
const ROUNDS = 14;
const RATE = 0.03;
const DENSE_RIDGE = 30;
const WORD_RIDGE = 0.01;
/** Rows of one source weigh together nearly as much as those of another. */
const EVEN = 0.7;

/** How fast a week's own bias is learned, and how far it is held back. */
const WEEK_RATE = 0.05;
const WEEK_RIDGE = 0.01;

/** The weights are the mean of what they were after every so many rows, the first round aside: steadier than where they end. */
const SNAPSHOT = 500;

export function fitWeights(rows: readonly Row[], slots: number): Weights {
  const size = rows[0]?.features.length ?? 0;
  const { mean, spread } = spreadOf(rows, size);
  const scaled = rows.map(({ features }) => features.map((value, i) => (value - mean[i]!) / spread[i]!));
  const importance = importanceOf(rows);
  const dense = new Float64Array(size);
  const denseSteps = new Float64Array(size).fill(0.01);
  const words = new Float64Array(slots);
  const wordSteps = new Float64Array(slots).fill(0.01);
  let bias = -2;
  let biasSteps = 0.01;
  const weekBias = new Map<string, number>();
  const shuffled = shuffler(rows.length);
  const meanDense = new Float64Array(size);
  const meanWords = new Float64Array(slots);
  let [meanBias, snapshots] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [step, at] of shuffled().entries()) {
      if (round > 0 && step % SNAPSHOT === 0) {
        for (let i = 0; i < size; i++) meanDense[i]! += dense[i]!;
        for (let i = 0; i < slots; i++) meanWords[i]! += words[i]!;
        meanBias += bias;
        snapshots++;
      }
      const row = rows[at]!;
      const values = scaled[at]!;
      const share = row.slots.length === 0 ? 0 : 1 / Math.sqrt(row.slots.length);
      const ofWeek = row.week === undefined ? 0 : (weekBias.get(row.week) ?? 0);
      let odds = bias + ofWeek;
      for (let i = 0; i < size; i++) odds += dense[i]! * values[i]!;
      for (const slot of row.slots) odds += words[slot]! * share;
      const error = (1 / (1 + Math.exp(-odds)) - row.label) * importance[at]!;
      if (row.week !== undefined) weekBias.set(row.week, ofWeek - WEEK_RATE * (error + WEEK_RIDGE * ofWeek));
      biasSteps += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSteps);
      for (let i = 0; i < size; i++) {
        const slope = error * values[i]! + (DENSE_RIDGE * dense[i]!) / rows.length;
        denseSteps[i]! += slope * slope;
        dense[i]! -= (RATE * slope) / Math.sqrt(denseSteps[i]!);
      }
      for (const slot of row.slots) {
        const slope = error * share + WORD_RIDGE * words[slot]!;
        wordSteps[slot]! += slope * slope;
        words[slot]! -= (RATE * slope) / Math.sqrt(wordSteps[slot]!);
      }
    }
  }
  // Back to values as they are.
  const plain = meanDense.map((weight, i) => weight / snapshots / spread[i]!);
  const still = plain.reduce((sum, weight, i) => sum - weight * mean[i]!, meanBias / snapshots);
  return { bias: still, dense: plain, words: meanWords.map((weight) => weight / snapshots) };
}

function spreadOf(rows: readonly Row[], size: number): { mean: Float64Array; spread: Float64Array } {
  const mean = new Float64Array(size);
  const spread = new Float64Array(size);
  for (const { features } of rows) for (let i = 0; i < size; i++) mean[i]! += features[i]! / rows.length;
  for (const { features } of rows) for (let i = 0; i < size; i++) spread[i]! += (features[i]! - mean[i]!) ** 2;
  // What hardly ever differs must not get a weight that a new week multiplies.
  return { mean, spread: spread.map((sum) => Math.max(0.02, Math.sqrt(sum / rows.length))) };
}

function importanceOf(rows: readonly Row[]): Float64Array {
  const counts = new Map<string, number>();
  for (const { source } of rows) counts.set(source, (counts.get(source) ?? 0) + 1);
  const even = rows.length / counts.size;
  return Float64Array.from(rows, ({ source }) => (even / counts.get(source)!) ** EVEN);
}

/** Average precision: the mean, over what is wanted, of the precision down to it. @param pairs score and whether wanted */
export function averagePrecision(pairs: readonly (readonly [number, boolean])[]): number {
  let [hits, sum] = [0, 0];
  pairs
    .toSorted((a, b) => b[0] - a[0])
    .forEach(([, wanted], i) => {
      if (wanted) sum += ++hits / (i + 1);
    });
  return hits === 0 ? Number.NaN : sum / hits;
}
