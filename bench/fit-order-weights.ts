/**
 * Logistic regression by stochastic gradients (AdaGrad), for fit-orders.ts. Deterministic: rows are shuffled by a generator with a
 * fixed seed.
 */
import { type Packed, SLOTS, shareOf, type Traits } from "../src/memory/evidence/orders/likeness.ts";
import { packSlots } from "./pack-slots.ts";
import { shuffler } from "./shuffler.ts";

export interface Row {
  readonly order: boolean;
  /** By somebody who knew what is fitted; not taken from a log or an annotation. */
  readonly written: boolean;
  readonly pieces: readonly Traits[];
}

export interface Fitted {
  readonly bias: number;
  readonly said: ReadonlyMap<string, number>;
  readonly slots: Float64Array;
}

/** Chosen on two sets of lines that are in no fit: orders, honest lines near them, and what logs hold weigh so much in all. */
const SHARES = { order: 0.5, written: 0.25, found: 0.25 };
/** What is said, alone and two by two, counts so much beside a text's words. */
const SINGLE = 0.25;
const PAIR = 0.15;
/** What is said in fewer pieces tells nothing. */
const FEWEST = 5;
const RATE = 0.1;
const ROUNDS = 25;
const RIDGE = 20;

const weightOf = (said: string): number => (said.includes("&") ? PAIR : SINGLE);
const kindOf = ({ order, written }: Row): keyof typeof SHARES => (order ? "order" : written ? "written" : "found");

export function fitOrders(rows: readonly Row[]): Fitted {
  const all = rows.flatMap((row) => row.pieces.map((traits) => ({ ...traits, order: row.order, kind: kindOf(row) })));
  const counts = new Map<string, number>();
  for (const { said, kind } of all) for (const one of [...said, kind]) counts.set(one, (counts.get(one) ?? 0) + 1);
  const kinds = new Set<string>(Object.keys(SHARES));
  const names = [...counts].flatMap(([name, count]) => (count < FEWEST || kinds.has(name) ? [] : [name])).sort();
  const numbers = new Map(names.map((name, i) => [name, i]));
  const pieces = all.map(({ said, slots, order, kind }) => ({
    said: Int32Array.from(said.flatMap((one) => numbers.get(one) ?? [])),
    slots: Int32Array.from(slots),
    share: shareOf(slots),
    label: Number(order),
    importance: (SHARES[kind] * all.length) / counts.get(kind)!,
  }));
  const values = Float64Array.from(names, weightOf);
  const ridge = RIDGE / pieces.length;
  const said = learner(names.length, ridge);
  const slots = learner(SLOTS, ridge);
  const bias = learner(1, 0);
  const order = shuffler(pieces.length);
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of order()) {
      const piece = pieces[at]!;
      let odds = bias.weights[0]!;
      for (const one of piece.said) odds += said.weights[one]! * values[one]!;
      for (const slot of piece.slots) odds += slots.weights[slot]! * piece.share;
      const error = (1 / (1 + Math.exp(-odds)) - piece.label) * piece.importance;
      bias.learn(0, error);
      for (const one of piece.said) said.learn(one, error * values[one]!);
      for (const slot of piece.slots) slots.learn(slot, error * piece.share);
    }
    if (round >= ROUNDS / 2) for (const one of [bias, said, slots]) one.note();
  }
  const weighed = said.mean();
  return {
    bias: bias.mean()[0]!,
    said: new Map(names.map((name, i) => [name, weighed[i]! * values[i]!])),
    slots: slots.mean(),
  };
}

/** Weights that take smaller steps the more they have moved; what is told is their mean over the later rounds. */
function learner(size: number, ridge: number) {
  const weights = new Float64Array(size);
  const steps = new Float64Array(size).fill(1e-6);
  const sum = new Float64Array(size);
  let count = 0;
  return {
    weights,
    learn(at: number, slope: number): void {
      const own = slope + ridge * weights[at]!;
      steps[at]! += own * own;
      weights[at]! -= (RATE * own) / Math.sqrt(steps[at]!);
    },
    note(): void {
      count++;
      for (let i = 0; i < size; i++) sum[i]! += weights[i]!;
    },
    mean: (): Float64Array => sum.map((one) => one / count),
  };
}

/** As `oddsOf` of likeness.ts, of the piece most like an order, by weights that are not packed. */
export function oddsBy({ bias, said, slots }: Fitted, { pieces }: Row): number {
  return Math.max(
    Number.NEGATIVE_INFINITY,
    ...pieces.map((piece) => {
      const ofSaid = piece.said.reduce((sum, one) => sum + (said.get(one) ?? 0), bias);
      const ofSlots = piece.slots.reduce((sum, slot) => sum + slots[slot]!, 0);
      return ofSaid + ofSlots * shareOf(piece.slots);
    }),
  );
}

const LEAST_TOLD = 0.005;

export function packed({ bias, said, slots }: Fitted): Packed {
  const told = [...said].filter(([, weight]) => Math.abs(weight) >= LEAST_TOLD);
  return {
    bias: Number(bias.toPrecision(4)),
    said: Object.fromEntries(told.map(([name, weight]) => [name, Number(weight.toPrecision(3))])),
    ...packSlots(slots),
  };
}
