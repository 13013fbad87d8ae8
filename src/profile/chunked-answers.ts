/**
 * Asks for each chunk of a text and puts the answers together. A chunk that fails stops no other, is asked once more
 * when all were, and is named if it fails again: its text is not done, and whoever asked must say so and not record it
 * as read.
 */
import type { Spoken } from "./records.ts";

export interface Asked<T> {
  /** In the order of the chunks, without those that failed. */
  readonly answers: readonly T[];
  readonly failed: readonly { readonly chunk: number; readonly error: unknown }[];
}

/**
 * @param stops whether an error is one that no other chunk would escape: an abort, a wrong key, a spent budget. It is thrown.
 */
export async function askChunks<C, T>(
  chunks: readonly C[],
  ask: (chunk: C) => Promise<T>,
  stops: (error: unknown) => boolean,
): Promise<Asked<T>> {
  const answers = new Map<number, T>();
  const errors = new Map<number, unknown>();
  const tryOne = async (i: number): Promise<void> => {
    try {
      answers.set(i, await ask(chunks[i]!));
      errors.delete(i);
    } catch (error) {
      if (stops(error)) throw error;
      errors.set(i, error);
    }
  };
  for (const i of chunks.keys()) await tryOne(i);
  for (const i of [...errors.keys()]) await tryOne(i);
  return {
    answers: [...answers].sort(([a], [b]) => a - b).map(([, answer]) => answer),
    failed: [...errors].map(([chunk, error]) => ({ chunk, error })),
  };
}

/** Several answers as one: an answer in text beside others' tool calls counts as a call, or it would be taken for talk. */
export function together(answers: readonly Spoken[], tool: string): Spoken {
  const calls = answers.flatMap((answer) => answer.calls ?? []);
  if (calls.length === 0) {
    const told = answers.map(({ text }) => text).filter((text) => !/^\s*NONE\.?\s*$/.test(text));
    return { text: told.length > 0 || answers.length === 0 ? told.join("\n") : "NONE" };
  }
  const asCalls = answers.flatMap(({ text, calls: own = [] }) =>
    own.length > 0 ? own : [{ name: tool, arguments: text }],
  );
  return { text: "", calls: asCalls };
}
