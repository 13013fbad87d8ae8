/**
 * Writes any script in the letters of ASCII, by tables of characters (any-ascii; kanji read as pinyin, no dictionary is loaded):
 * for names of files, which must be typed. The one door of the package, loaded where a name is made.
 */
import anyAscii from "any-ascii";
import slugify from "slugify";
import { umlautsApart } from "./folding.ts";

/** Lower case; words parted by single hyphens: `[a-z0-9-]`, perhaps "". */
export function romanised(text: string): string {
  const plain = umlautsApart(text.normalize("NFKC")).replace(UNSAID, "").replaceAll("&", " and ");
  // A character of Han is a word of its own, and where the script changes another begins.
  const parted = plain.replace(/\p{Script=Han}/gu, " $& ").replace(SCRIPT_CHANGES, " ");
  const words = anyAscii(parted)
    .replace(SIGNS, "")
    .replace(/[^A-Za-z0-9]+/g, " ")
    .trim();
  return slugify(words, { lower: true, strict: true });
}

/** Apostrophes stand within words; pictures have names in the tables, which no person gave. */
const UNSAID = /['’‘\u02bc`´]|\p{Extended_Pictographic}/gu;
/** What the tables write for a letter that is not said by itself: ь, ъ, א, ء. Those of the text are gone by then. */
const SIGNS = /'/g;
const UNSPACED = "[\\p{Script=Hiragana}\\p{Script=Katakana}\\u30fc\\p{Script=Hangul}]";
const SPACED = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\d]";
const SCRIPT_CHANGES = new RegExp(`(?<=${UNSPACED})(?=${SPACED})|(?<=${SPACED})(?=${UNSPACED})`, "gu");

/** Whether every letter and digit of a text has a counterpart: then its name needs no digest to be told apart. */
export const isRomanisedWhole = (text: string): boolean =>
  [...text.normalize("NFC")].every(
    (character) => !/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u.test(character) || /[a-z0-9']/i.test(anyAscii(character)),
  );
