/**
 * The one reading of a later line against what stands: what questions a memory between weeks is what parts a decision that still
 * holds from one that is over in a month or a year.
 */
import { spokenIn } from "../../text/languages.ts";
import { unsureIn } from "../../text/unsure.ts";
import { isQuestion } from "../evidence/speaker.ts";
import { type Bearing, bearingOf } from "./bearing.ts";
import { heldOffBy } from "./held-off.ts";
import { type Rarity, rivalOf } from "./rival.ts";
import type { Edited } from "./told.ts";

/** How a line speaks against a memory. One that is unsure of what it says may still hold off what stands. */
export function speaking(text: string, memory: Edited, rarity: Rarity): Bearing | undefined {
  const held = heldOffBy(text, memory, rarity.weight);
  if (held !== undefined || isUnsure(text)) return held;
  return bearingOf(text, memory, rarity.weight) ?? rivalOf(text, memory, rarity);
}

/** Not said for good. A word of another language of the same script is none of this line. */
function isUnsure(text: string): boolean {
  const spoken = spokenIn(text);
  return unsureIn(text, spoken.sure === 0 ? spoken : { ...spoken, possible: spoken.sure }).length > 0;
}

/** A longer line is a report: words of everything stand in it. */
const LONGEST_LINE = 600;

/** What a line says, where it may speak against anything. */
export const saidFlatly = (text: string): string | undefined =>
  text.length > LONGEST_LINE || /^[|`]/u.test(text) || isQuestion(text) ? undefined : text;

/** A word in more memories, or in more lines of the week, tells none of them from another. */
const MOST_MEMORIES = 0.05;
const MOST_LINES = 0.02;
const FEW_MEMORIES = 2;
/** In a folder of thousands: each line is held against so many a word. */
const MANY_MEMORIES = 25;
const FEW_LINES = 4;
const FEWEST_LINES = 2;

/** Where words stand: in how many memories, and in how many lines, each. */
export interface Wordings {
  readonly memories: number;
  readonly inMemories: (word: string) => number;
  readonly lines: number;
  readonly inLines: (word: string) => number;
}

export function rarityAmong({ memories, inMemories, lines, inLines }: Wordings): Rarity {
  const within =
    (most: number, mostLines: number): Rarity["weight"] =>
    (word) =>
      inMemories(word) > most || inLines(word) > mostLines ? 0 : 1;
  return {
    weight: within(
      Math.min(MANY_MEMORIES, Math.max(FEW_MEMORIES, memories * MOST_MEMORIES)),
      Math.max(FEW_LINES, lines * MOST_LINES),
    ),
    rare: within(FEW_MEMORIES, FEWEST_LINES),
  };
}
