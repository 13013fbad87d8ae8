/**
 * What kind of letter a character is, by its code: the words of one script stand between spaces, those of another do not. All
 * of `text/` asks here, so that two readers of one line never part it differently.
 */

/** By code, 1 for a letter, a digit or the underscore: it is asked of every character. */
const ASCII_LETTERS = Uint8Array.from({ length: 0x80 }, (_, code) => Number(/\w/.test(String.fromCharCode(code))));

/** A run of these between spaces is a word: Latin, Cyrillic, Greek, Arabic, Devanagari …, digits and the underscore. */
export function isSpacedLetter(code: number): boolean {
  if (code < 0x80) return ASCII_LETTERS[code] === 1;
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba;
  if (code < 0x2000) return code !== 0xd7 && code !== 0xf7 && !isWide(code);
  return (code >= 0x2c00 && code < 0x2e00) || (code >= 0xa4d0 && code < 0xac00);
}

/** Han, kana, Hangul, Thai to Khmer: no space parts a word, or a particle clings to it. */
export function isWide(code: number): boolean {
  if (code < 0x0e00) return false;
  return (
    isKana(code) ||
    isHan(code) ||
    isHangul(code) ||
    (code >= 0x0e00 && code <= 0x0eff) ||
    (code >= 0x1000 && code <= 0x109f) ||
    (code >= 0x1780 && code <= 0x17ff)
  );
}

export const isHan = (code: number): boolean =>
  (code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff) || code === 0x3005 || code === 0x3007;
export const isHiragana = (code: number): boolean => code >= 0x3041 && code <= 0x309f;
/** With the mark that lengthens a vowel. */
export const isKatakana = (code: number): boolean => code >= 0x30a1 && code <= 0x30ff && code !== 0x30fb;
export const isKana = (code: number): boolean => isHiragana(code) || isKatakana(code);
export const isHangul = (code: number): boolean =>
  (code >= 0xac00 && code <= 0xd7a3) || (code >= 0x1100 && code <= 0x11ff) || (code >= 0x3131 && code <= 0x318e);
export const isCyrillic = (code: number): boolean => code >= 0x0400 && code <= 0x052f;
export const isLatin = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 0xc0 && code <= 0x024f && code !== 0xd7 && code !== 0xf7) ||
  (code >= 0x1e00 && code <= 0x1eff);

/** Whether most of two texts is written in scripts that share no word. A wide letter says as much as three others. */
export function areInOtherScripts(a: string, b: string): boolean {
  const [one, other] = [mostlyIn(a), mostlyIn(b)];
  return one !== -1 && other !== -1 && one !== other;
}

const FAMILIES: readonly ((code: number) => boolean)[] = [
  isLatin,
  isCyrillic,
  (code) => isHan(code) || isKana(code),
  isHangul,
  (code) => code > 0xff && isSpacedLetter(code),
];

/** The family of most letters of a text; -1 without letters. */
function mostlyIn(text: string): number {
  const counts = FAMILIES.map(() => 0);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const family = FAMILIES.findIndex((is) => is(code));
    if (family !== -1) counts[family]! += isWide(code) ? 3 : 1;
  }
  const most = Math.max(...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

/** The runs of such characters in a text, in order. */
export function runsIn(text: string, isPart: (code: number) => boolean): string[] {
  const runs: string[] = [];
  for (let i = 0, start = 0; i <= text.length; i++) {
    if (i < text.length && isPart(text.charCodeAt(i))) continue;
    if (i > start) runs.push(text.slice(start, i));
    start = i + 1;
  }
  return runs;
}

const ASCII = /^[\0-\x7f]*$/;
export const isAscii = (text: string): boolean => ASCII.test(text);

/** How wide a text is to a reader: a wide character counts as two letters. */
export function widthOf(text: string): number {
  let width = text.length;
  for (let i = 0; i < text.length; i++) if (isWide(text.charCodeAt(i))) width++;
  return width;
}

/** Whether a text may be somebody's: `root` and `codex` in `User: root`, `Agent: codex` are values. */
export const isSentence = (said: string): boolean =>
  (said.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= 3 ||
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{6}/u.test(said);
