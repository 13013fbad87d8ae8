/** All slices of turns that are in memory already, for tests: readers push theirs one by one. */
import type { Pointer } from "../../src/transcript/pointer.ts";
import { type Slice, slicer } from "../../src/transcript/slice.ts";
import type { Turn } from "../../src/transcript/transcript.ts";

export function slicesOf(from: Pointer, turns: Iterable<Turn>, maxCharacters: number): Slice[] {
  const { push, end } = slicer(from, maxCharacters);
  const slices: (Slice | undefined)[] = [];
  for (const turn of turns) slices.push(push(turn));
  return [...slices, end()].filter((slice) => slice !== undefined);
}
