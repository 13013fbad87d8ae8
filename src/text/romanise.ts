/**
 * Writes any script in the letters of ASCII, by tables of characters (any-ascii; kanji read as pinyin, no dictionary is loaded):
 * for names of files, which must be typed. The one door of the package, loaded where a name is made.
 */
import anyAscii from "any-ascii";

/** Lower case; words parted by single hyphens: `[a-z0-9-]`, perhaps "". */
export function romanised(text: string): string {
  const plain = text.normalize("NFKC").replace(UMLAUT, (one) => UMLAUTS[one] ?? one);
  // A character of Han is a word of its own, and where the script changes another begins.
  const parted = plain.replace(/\p{Script=Han}/gu, " $& ").replace(SCRIPT_CHANGES, " ");
  return anyAscii(parted)
    .toLowerCase()
    .replace(/['’ʼ]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

const UNSPACED = "[\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Hangul}]";
const SPACED = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\d]";
const SCRIPT_CHANGES = new RegExp(`(?<=${UNSPACED})(?=${SPACED})|(?<=${SPACED})(?=${UNSPACED})`, "gu");

/** As Germans write them without a key for them. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue" };
const UMLAUT = /[äöüÄÖÜ]/g;

/** Whether every letter and digit of a text has a counterpart: then its name needs no digest to be told apart. */
export const isRomanisedWhole = (text: string): boolean =>
  [...text.normalize("NFC")].every(
    (character) => !/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u.test(character) || /[a-z\d]/i.test(anyAscii(character)),
  );
