/**
 * Takes out of a line what a person does not see but a terminal or a model obeys: escapes, controls, bidirectional
 * overrides, zero-width and tag characters.
 */
import { once } from "../once.ts";

/**
 * Terminal escapes with what they carry: a link or a title (OSC, DCS, APC … up to their end), a colour or a movement
 * (CSI), or two characters. ECMA-48, sections 5.3 to 5.6.
 */
const ESCAPES =
  /(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90\x98\x9c-\x9f]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]|\x1b[ -/]{0,8}[0-~]/g;

/** These part words: a space stands for them, or two words would become one. Vertical tab, form feed, NEL, U+2028, U+2029. */
const BREAKS = /[\v\f\x85\u2028\u2029]/g;

/**
 * Controls except tab and line ends; what Unicode says nothing is shown for (soft hyphen, direction marks, Hangul fillers, zero-width
 * signs, tags), but for joiners and selectors, which shape letters; annotation marks; what parts lines and is no line end here.
 * These are read where a text needs them: to look up what Unicode says costs each start milliseconds.
 */
export const hidden = (): RegExp =>
  /[[\p{Cc}\p{DI}\u2028\u2029\ufff9-\ufffb]--[\t\n\r\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]]/gv;

/** Scripts whose letters a joiner or non-joiner shapes. */
const JOINING = "Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr"
  .split(" ")
  .map((script) => `\\p{sc=${script}}`)
  .join("");

/**
 * A joiner stays between two letters of those scripts or two emoji, and nowhere else: Persian, Hindi and family emoji
 * read on, and `pass\u200dword` does not pass for another word.
 */
const joiners = (): RegExp =>
  new RegExp(
    `(?<![\\ufe0f\\p{Extended_Pictographic}\\p{Emoji_Modifier}${JOINING}])[\\u200c\\u200d]|[\\u200c\\u200d](?![\\p{Extended_Pictographic}${JOINING}])`,
    "gu",
  );

/**
 * A variation selector chooses between two forms of an emoji or of a Chinese character; it stays right after one.
 * Elsewhere, or in a row, it carries hidden bytes.
 */
export const selectors = (): RegExp =>
  /[\ufe0e\ufe0f](?<!\p{Emoji}.)|[\ufe00-\ufe02\u{e0100}-\u{e01ef}](?<!\p{sc=Han}.)|[\ufe03-\ufe0d]/gv;

const taken = once(() => [new RegExp(`${hidden().source}|[\\n\\r]`, "gv"), selectors(), joiners()]);

/** Most lines hold nothing to look at more closely. */
const SUSPECT =
  /[^\t\x20-\x7e\xa0-\u00ac\u00ae-\u02ff\u0370-\u052f\u2010-\u2027\u3001-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/;

const SUSPECT_TEXT = new RegExp(SUSPECT.source.replace("[^", "[^\\r\\n"));

/** Whether a text of many lines may hold something that `stripInvisible` takes away. */
export const mayHide = (text: string): boolean => SUSPECT_TEXT.test(text);

/** The line without them. Visible text and its order stay; tabs stay. */
export function stripInvisible(line: string): string {
  if (!SUSPECT.test(line)) return line;
  return taken().reduce((text, one) => text.replace(one, ""), line.replace(ESCAPES, "").replace(BREAKS, " "));
}
