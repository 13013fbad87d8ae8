/**
 * Words of one root, where their endings are cut unalike: `entregas` and `entregar`, `otwieramy` and `otwiera`. A guess that is
 * good enough to look at two texts together, and not to count one word for the other.
 */
import { isCyrillic } from "./scripts.ts";

/** Words by their first letters. */
export type Beginnings = ReadonlyMap<string, readonly string[]>;

/** Shorter ones begin alike by chance. */
const LEAST_COMMON = 5;
/** Of the shorter word: `contract` and `contrast` share 6 of 8 letters. */
const MOSTLY = 0.8;
/** Here a root takes longer endings: `дежурим` and `дежурство`. */
const MOSTLY_CYRILLIC = 0.7;

/** @param words as `contentWords` gives them */
export const beginningsOf = (words: Iterable<string>): Beginnings =>
  Map.groupBy(
    // `session` is no root of `sessions_spawn`.
    [...words].filter((word) => word.length >= LEAST_COMMON && !/[\d_]/.test(word)),
    (word) => word.slice(0, LEAST_COMMON),
  );

/** Whether a word is one of some, or of one root with one. */
export function amongForms(words: Iterable<string>): (word: string) => boolean {
  const own = new Set(words);
  const kin = beginningsOf(own);
  return (word) => own.has(word) || isKin(word, kin);
}

export const isKin = (word: string, among: Beginnings): boolean => kinOf(word, among).length > 0;

/** Those of one root with a word, without the word itself. */
export const kinOf = (word: string, among: Beginnings): string[] =>
  (among.get(word.slice(0, LEAST_COMMON)) ?? []).filter(
    (other) => other !== word && commonLetters(word, other) >= leastCommon(word) * Math.min(word.length, other.length),
  );

const leastCommon = (word: string): number => (isCyrillic(word.charCodeAt(0)) ? MOSTLY_CYRILLIC : MOSTLY);

/** How many first letters two words share. */
export function commonLetters(a: string, b: string): number {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common++;
  return common;
}
