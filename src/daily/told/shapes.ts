/** By what of a word it is looked up among those that tell a secret. */
import type { SecretPart } from "../../text/lexicon/lexicon.ts";

/** `name` is one that accounts have on every system: no language's word. */
export type Part = SecretPart | "name";

/** A line without any of these tells nothing; the others only matter beside them. */
export const TELLING: ReadonlySet<Part> = new Set<Part>([
  ...(["password", "label", "phrase", "code", "key", "token", "access", "question"] as const),
  ...(["opens", "login", "types", "spoken", "lock", "dial", "name", "fact", "card"] as const),
]);

/** What the tables say that are no words: some phrase may begin; one that tells. */
export const [SOME, TELLS] = [1, 3];
/** So many letters of a word that goes on are looked up, at its beginning or its end. */
export const PREFIX = 3;
/** So many are hashed. */
export const GRAM = 4;

/** Longer words share the last bit. */
export const lengthBit = (length: number): number => 1 << Math.min(length, 15);

/** Of the first letters of a word, or its last, in either case. */
export function hashAt(text: string, from: number, to: number): number {
  let hash = text.charCodeAt(from) & 31;
  if (to - from > 1) hash |= (text.charCodeAt(from + 1) & 31) << 5;
  if (to - from > 2) hash |= (text.charCodeAt(from + 2) & 31) << 10;
  if (to - from > 3) hash |= (text.charCodeAt(from + 3) & 31) << 15;
  return hash;
}
