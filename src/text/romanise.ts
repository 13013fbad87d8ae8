/**
 * Writes any script in the letters of ASCII, by tables of characters (any-ascii; kanji read as pinyin, no dictionary is loaded):
 * for names of files, which must be typed. The one door of the package, loaded where a name is made.
 */
import anyAscii from "any-ascii";
import { umlautsApart } from "./folding.ts";

/** Lower case; words parted by single hyphens: `[a-z0-9-]`, perhaps "". */
export function romanised(text: string): string {
  const plain = umlautsApart(text.normalize("NFKC"));
  // A character of Han is a word of its own, and where the script changes another begins.
  const parted = plain.replace(/\p{Script=Han}/gu, " $& ").replace(SCRIPT_CHANGES, " ");
  return anyAscii(parted)
    .toLowerCase()
    .replace(/['’\u02bc]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

const UNSPACED = "[\\p{Script=Hiragana}\\p{Script=Katakana}\\u30fc\\p{Script=Hangul}]";
const SPACED = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\d]";
const SCRIPT_CHANGES = new RegExp(`(?<=${UNSPACED})(?=${SPACED})|(?<=${SPACED})(?=${UNSPACED})`, "gu");

/** Whether every letter and digit of a text has a counterpart: then its name needs no digest to be told apart. */
export const isRomanisedWhole = (text: string): boolean =>
  [...text.normalize("NFC")].every(
    (character) => !/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u.test(character) || anyAscii(character) !== "",
  );
