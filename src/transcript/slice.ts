/**
 * Decides which turns of a session are new, and cuts a backlog of any size into slices.
 */
import { createHash } from "node:crypto";
import { advance, type Pointer, TAKEN_LIMIT, takenBy } from "./pointer.ts";
import { recent } from "./recent.ts";
import type { Turn } from "./transcript.ts";

export interface Slice {
  /** In the file's order, none of them taken before; never empty. */
  readonly turns: readonly Turn[];
  /** The number of the first turn among all that were taken of its session, from 1. */
  readonly first: number;
  /** Where the session stands once this slice is staged. */
  readonly pointer: Pointer;
  /** 16 hex. The same turns of the same session give the same key: staging twice is staging once. */
  readonly key: string;
  /** What was said last before them, by the person or the assistant, in this file; they may answer it. */
  readonly before: Turn | undefined;
}

/**
 * @param maxCharacters a slice is closed before its texts exceed this; a longer turn is a slice of its own, which `chunksOf` splits
 */
export function slicer(from: Pointer, maxCharacters: number, takenLimit = TAKEN_LIMIT) {
  const wasTaken = takenBy(from);
  const taken = recent<true>(takenLimit);
  let pointer = from;
  let turns: Turn[] = [];
  let characters = 0;
  let said: Turn | undefined;
  let before: Turn | undefined;

  /** Takes one turn of the file, in order; gives a slice when one is full. Turns of another session are passed over. */
  function push(turn: Turn): Slice | undefined {
    if (turn.sessionId !== from.sessionId) return undefined;
    const full = take(turn);
    if ((turn.role === "user" || turn.role === "assistant") && turn.text !== "") said = turn;
    return full;
  }

  function take(turn: Turn): Slice | undefined {
    if (taken.get(turn.id) || wasTaken(turn)) return undefined;
    taken.set(turn.id, true);
    const full = turns.length > 0 && characters + turn.text.length > maxCharacters ? close() : undefined;
    if (turns.length === 0) before = said;
    turns.push(turn);
    characters += turn.text.length;
    return full;
  }

  function close(): Slice {
    const first = pointer.count + 1;
    pointer = advance(pointer, turns, takenLimit);
    const slice: Slice = { turns, first, pointer, before, key: rangeKey(from, turns) };
    turns = [];
    characters = 0;
    return slice;
  }

  // What is left, if anything is.
  return { push, end: () => (turns.length === 0 ? undefined : close()) };
}

/** Says which turns of which session a staged record came from, whatever file they stood in and whatever stood around them. */
export function rangeKey(session: Pick<Pointer, "tool" | "sessionId">, turns: readonly Turn[]): string {
  const hash = createHash("sha256").update(`${session.tool}\n${session.sessionId}\n`);
  for (const turn of turns) hash.update(`${turn.id}\n`);
  return hash.digest("hex").slice(0, 16);
}
