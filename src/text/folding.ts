/**
 * One spelling of a text for looking words up, with the way back to where they stand: lower case, NFKC, one kind of apostrophe,
 * ё as е, the Turkish dotless ı as i. Linear.
 */
import { isAscii, isLatin } from "./scripts.ts";

export interface Folded {
  readonly text: string;
  /** Where in the text as it was written a position of the folded one is. */
  readonly at: (position: number) => number;
}

const SAME = (position: number): number => position;

export function folded(text: string): Folded {
  if (isAscii(text)) return { text: text.toLowerCase(), at: SAME };
  const lower = spelled(text);
  // Nothing was composed or taken apart: what changed case only stands where it stood.
  if (lower.length === text.length && text.normalize("NFKC") === text) return { text: lower, at: SAME };
  const places: number[] = [];
  let all = "";
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const one = spelled(cluster);
    all += one;
    for (let i = 0; i < one.length; i++) places.push(index);
  }
  places.push(text.length);
  return { text: all, at: (position) => places[position] ?? text.length };
}

/** A character with what composes with it: accents, conjoining jamo, the voicing marks of narrow kana. */
const CLUSTER = /[\s\S][\p{M}\u1160-\u11ff\uff9e\uff9f\udc00-\udfff]*/gu;

/** The same, where nobody asks for places. */
export const spelled = (text: string): string =>
  text
    .replaceAll("´", "'")
    .normalize("NFKC")
    .toLowerCase()
    .replace(SPELLED_OTHERWISE, (one) => SPELLED[one]!)
    .replaceAll("i\u0307", "i");
const BEYOND_ASCII = /[^\0-\x7f]/gu;
const SPELLED: Readonly<Record<string, string>> = { "’": "'", "‘": "'", ʼ: "'", ё: "е", ı: "i" };
const SPELLED_OTHERWISE = new RegExp(`[${Object.keys(SPELLED).join("")}]`, "g");

/** Without the accents of Latin letters, as people type in a hurry: `decidio`, `uber`; other scripts keep theirs. */
export const unaccented = (text: string): string =>
  text.replace(BEYOND_ASCII, (one) => {
    PLAIN[one] ??= isLatin(one.charCodeAt(0)) ? one.normalize("NFD").charAt(0) : one;
    return PLAIN[one];
  });
const PLAIN: Record<string, string> = { ł: "l", ø: "o", đ: "d", ß: "ss", œ: "oe", æ: "ae" };

/** As Germans write umlauts without a key for them: `fuer`. */
export const umlautsApart = (text: string): string => text.replace(BEYOND_ASCII, (one) => UMLAUTS[one] ?? one);
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue" };
