/**
 * Takes out of a line what a person does not see but a terminal or a model obeys: escapes, controls, bidirectional
 * overrides, zero-width and tag characters.
 */

/**
 * Terminal escapes with what they carry: a link or a title (OSC, DCS, APC … up to their end), a colour or a movement
 * (CSI), or two characters. ECMA-48, sections 5.3 to 5.6.
 */
const ESCAPES =
  /(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x90\x98\x9c-\x9f]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]{0,64}[ -/]{0,8}[@-~]|\x1b[ -/]{0,8}[0-~]/g;

/** These part words: a space stands for them, or two words would become one. Vertical tab, form feed, NEL, U+2028, U+2029. */
const BREAKS = /[\v\f\x85\u2028\u2029]/g;

/**
 * Controls except tab; soft hyphen and grapheme joiner; Arabic letter mark, direction marks, embeddings, overrides and
 * isolates; Hangul fillers; zero-width space, word joiner, invisible operators, BOM; annotation marks; tags.
 */
const HIDDEN =
  /[\u034f\0-\x08\x0a-\x1f\x7f-\x9f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Scripts whose letters a joiner or non-joiner shapes. */
const JOINING = "Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr"
  .split(" ")
  .map((script) => `\\p{sc=${script}}`)
  .join("");

/**
 * A joiner stays between two letters of those scripts or two emoji, and nowhere else: Persian, Hindi and family emoji
 * read on, and `pass\u200dword` does not pass for another word.
 */
const JOINERS = new RegExp(
  `(?<![\\ufe0f\\p{Extended_Pictographic}\\p{Emoji_Modifier}${JOINING}])[\\u200c\\u200d]|[\\u200c\\u200d](?![\\p{Extended_Pictographic}${JOINING}])`,
  "gu",
);

/**
 * A variation selector chooses between two forms of an emoji or of a Chinese character; it stays right after one.
 * Elsewhere, or in a row, it carries hidden bytes.
 */
const SELECTORS = /(?<!\p{Emoji})[\ufe0e\ufe0f]|(?<!\p{sc=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|[\ufe03-\ufe0d]/gu;

/** Most lines hold nothing to look at more closely. */
const SUSPECT = /[^\t\x20-\x7e\xa0-\u00ac\u00ae-\u02ff\u4e00-\u9fff]/;

const SUSPECT_TEXT = new RegExp(SUSPECT.source.replace("[^", "[^\\r\\n"));

/** Whether a text of many lines may hold something that `stripInvisible` takes away. */
export const mayHide = (text: string): boolean => SUSPECT_TEXT.test(text);

/** The line without them. Visible text and its order stay; tabs stay. */
export function stripInvisible(line: string): string {
  if (!SUSPECT.test(line)) return line;
  return line.replace(ESCAPES, "").replace(BREAKS, " ").replace(HIDDEN, "").replace(SELECTORS, "").replace(JOINERS, "");
}
