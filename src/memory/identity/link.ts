/**
 * Whether the memory that a model names as updated or superseded can be what its claim is about. A model that names a file by
 * mistake, or because it was told to name one, would have an unrelated statement overwritten.
 */
import { beginningsOf, isKin } from "../../text/kin.ts";
import { spokenIn } from "../../text/languages.ts";
import { isWide } from "../../text/scripts.ts";
import type { Wording } from "../memory.ts";
import { keysOf, saying } from "./similarity.ts";
import { telling } from "./told.ts";

/**
 * `related` where both share a telling word of any form; in two languages they share names and figures at most, and without one
 * nobody knows (`unsure`); else `unrelated`, which no figure makes good: `closes at 16:00`, `opens at 16:00`.
 */
export function relationOf(claim: Wording, memory: Wording): "related" | "unsure" | "unrelated" {
  const [ours, theirs] = [saying(claim), saying(memory)];
  const words = new Set(telling(theirs));
  const beginnings = beginningsOf(words);
  const isShared = (word: string): boolean =>
    words.has(word) || isKin(word, beginnings) || [...words].some((other) => isPartOf(word, other));
  if (telling(ours).some(isShared)) return "related";
  if (!areOfTwoLanguages(ours, theirs)) return "unrelated";
  const keys = keysOf(theirs);
  return [...keysOf(ours)].some((key) => keys.has(key)) ? "related" : "unsure";
}

/** `レビュー` of `コードレビュー`, `rechnung` of `ausgangsrechnung`. */
function isPartOf(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  const isWhole = short.length >= (isWide(short.charCodeAt(0)) ? LEAST_WIDE : LEAST_PART);
  return isWhole && (long.endsWith(short) || long.startsWith(short));
}
const LEAST_PART = 5;
const LEAST_WIDE = 3;

const areOfTwoLanguages = (one: string, other: string): boolean =>
  (spokenIn(one).possible & spokenIn(other).possible) === 0;
