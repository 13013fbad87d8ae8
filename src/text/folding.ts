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
export function spelled(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  const lower = text.replaceAll("´", "'").normalize("NFKC").toLowerCase();
  return lower.replace(SPELLED_OTHERWISE, (one) => SPELLED[one]!).replaceAll("i\u0307", "i");
}
const BEYOND_ASCII = /[^\0-\x7f]/gu;
const SPELLED: Readonly<Record<string, string>> = { "’": "'", "‘": "'", ʼ: "'", ё: "е", ı: "i" };
const SPELLED_OTHERWISE = new RegExp(`[${Object.keys(SPELLED).join("")}]`, "g");

/** NFKC, where figures that are raised, in discs or fractions stay apart from those beside them: `10²` is no 102. */
export const withFigures = (text: string): string => text.replace(FIGURES_MEET, " ").normalize("NFKC");
const FIGURES_MEET = /(?<=\p{Nd})(?=\p{No})|(?<=\p{No})(?=\p{Nd})/gu;

/** Without the accents of Latin letters, as people type in a hurry: `decidio`, `uber`; other scripts keep theirs. */
export const unaccented = (text: string): string =>
  text.replace(BEYOND_ASCII, (one) => (isLatin(one.charCodeAt(0)) ? plainLetter(one) : one));

/**
 * One spelling for all in which a word is written and typed: `STRASSE` and `Straße`, `IŞIK`, `ışık` and `isik`, `ΟΔΟΣ` and
 * `οδός`. In lower case, without accents of Latin and Greek, without stress and vowel points. A Cyrillic й or ї is a letter of
 * its own, and stays.
 */
export const plainly = (text: string): string => spelled(text).replace(SPELLED_IN_MANY_WAYS, plainLetter);
/** Latin, Greek, Cyrillic, Hebrew and Arabic; of all others nothing is folded. */
const SPELLED_IN_MANY_WAYS = /[\u0080-\u06ff\u1e00-\u1fff]/g;

function plainLetter(one: string): string {
  const known = PLAIN[one];
  if (known !== undefined) return known;
  const code = one.charCodeAt(0);
  const letter = isLatin(code) || isGreek(code) ? one.normalize("NFD").charAt(0) : one;
  const plain = PLAIN[letter] ?? (POINTS.test(letter) ? "" : letter);
  PLAIN[one] = plain;
  return plain;
}
const isGreek = (code: number): boolean => (code >= 0x0370 && code < 0x0400) || (code >= 0x1f00 && code < 0x2000);
/** Accents that compose with nothing, Hebrew points, Arabic vowel signs and the stroke that lengthens a word. */
const POINTS = /^[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]$/;
/** Letters that no accent tells apart, as people write them without a key for them. */
const PLAIN: Record<string, string> = {
  ...{ ł: "l", ø: "o", đ: "d", ß: "ss", œ: "oe", æ: "ae", ı: "i", ð: "d", þ: "th", ħ: "h", ŧ: "t", ŋ: "n", ə: "e" },
  ...{ ς: "σ", أ: "ا", إ: "ا", آ: "ا", ٱ: "ا", ى: "ي", ی: "ي", ک: "ك", ة: "ه" },
};

/** As Germans write umlauts without a key for them: `fuer`. */
export const umlautsApart = (text: string): string => text.replace(BEYOND_ASCII, (one) => UMLAUTS[one] ?? one);
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue" };

/** A letter that is also written as two: `Mueller`, `Joergensen`, `Aarhus`, `Djokovic`. Lower case. */
export const lettersApart = (text: string): string => text.replace(APART, (one) => LETTERS_APART[one]!);
const LETTERS_APART: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa", đ: "dj" };
const APART = new RegExp(`[${Object.keys(LETTERS_APART).join("")}]`, "g");
