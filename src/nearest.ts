/**
 * The nearest of some names to one that was mistyped, and how far two words are apart. Used for configuration keys, flags, their
 * values and weeks' words, and for memories' names.
 */

import { UsageError } from "./errors.ts";

/** A name that begins so, or so but for a slip, is meant by this many letters of it. */
const LEAST_BEGINNING = 4;

/**
 * @returns the candidate within a third of its length of edits, two neighbours swapped being one (optimal string alignment);
 * else the only one of which it is the beginning; else undefined
 */
export function nearest(typed: string, candidates: readonly string[]): string | undefined {
  let best: { name: string; distance: number } | undefined;
  for (const name of candidates) {
    const distance = edits(typed.toLowerCase(), name.toLowerCase());
    if (distance <= Math.max(1, Math.floor(name.length / 3)) && distance < (best?.distance ?? Infinity))
      best = { name, distance };
  }
  if (best !== undefined || typed.length < LEAST_BEGINNING) return best?.name;
  const begun = candidates.filter((name) => edits(typed.toLowerCase(), name.slice(0, typed.length).toLowerCase()) <= 1);
  return begun.length === 1 ? begun[0] : undefined;
}

/** For a hint: the name that was meant, else what is said otherwise. */
export function meant(typed: string, candidates: readonly string[], otherwise: string): string {
  const guess = nearest(typed, candidates);
  return guess === undefined ? otherwise : `did you mean ${guess}?`;
}

/** @param otherwise the hint where no name is near   @throws {UsageError} that names the nearest */
export function checkChoice(flag: string, value: string, allowed: readonly string[], otherwise: string): void {
  if (allowed.includes(value)) return;
  throw new UsageError("USAGE", `${flag} ${value} is none of ${allowed.join(", ")}`, meant(value, allowed, otherwise));
}

/** The name that was given. @throws {UsageError} that says `fault`, and names the nearest */
export function oneOf<Name extends string>(typed: string, names: readonly Name[], fault: string, code = "USAGE"): Name {
  const name = names.find((one) => one === typed);
  if (name !== undefined) return name;
  throw new UsageError(code, fault, meant(typed, names, `one of ${names.join(", ")}`));
}

/** Letters more, less or other, two neighbours swapped being one. */
function edits(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitute = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(substitute, row[j]! + 1, next[j - 1]! + 1, isSwapped ? before[j - 2]! + 1 : Infinity);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
