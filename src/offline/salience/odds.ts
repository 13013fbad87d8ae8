/**
 * How likely a summary should keep each sentence of a week, and how likely it is worth remembering for months: log odds from
 * weights that `bench/fit-extractive.ts` fitted on annotated logs. Deterministic: the same week gives the same odds.
 */
import { once } from "../../once.ts";
import { bytesOfSlots, type PackedSlots } from "../../text/slots.ts";
import type { WeekText } from "../week.ts";
import { FEATURES, lookAt } from "./features.ts";
import { FITTED } from "./weights.ts";

/** One learner's weights. */
export interface Weights {
  readonly bias: number;
  /** By feature, for its value as it is. */
  readonly dense: Float64Array;
  /** By slot of a word. */
  readonly words: Float64Array;
}

export interface Odds {
  /** By unit index. */
  readonly fact: Float64Array;
  readonly memory: Float64Array;
}
export type Target = keyof Odds;

/** As they stand in weights.ts. */
export interface Packed extends PackedSlots {
  readonly bias: number;
  readonly dense: readonly number[];
}

export function unpacked({ bias, dense, scale, slots }: Packed): Weights {
  const words = Float64Array.from(bytesOfSlots(slots), (byte) => byte * scale);
  return { bias, dense: Float64Array.from(dense), words };
}

const fittedWeights = once(() => ({ fact: unpacked(FITTED.fact), memory: unpacked(FITTED.memory) }));

export function oddsIn(week: WeekText, { fact, memory }: Readonly<Record<Target, Weights>> = fittedWeights()): Odds {
  const odds = { fact: new Float64Array(week.units.length), memory: new Float64Array(week.units.length) };
  lookAt(week, ({ index }, { features, slots }) => {
    let [a, b] = [fact.bias, memory.bias];
    for (let i = 0; i < FEATURES.length; i++) {
      const value = features[i]!;
      if (value === 0) continue;
      a += fact.dense[i]! * value;
      b += memory.dense[i]! * value;
    }
    // A long sentence has many words: their say grows as their root.
    const share = slots.length === 0 ? 0 : 1 / Math.sqrt(slots.length);
    for (const slot of slots) {
      a += fact.words[slot]! * share;
      b += memory.words[slot]! * share;
    }
    odds.fact[index] = a;
    odds.memory[index] = b;
  });
  return odds;
}
