/**
 * What a title or a line cannot end with, as what it leads to was cut away: `the`, `because of`, a Japanese particle. By the small
 * words of all languages: one more or less at the end of a title is no matter.
 */
import { once } from "../once.ts";
import { withoutEnd } from "./ends.ts";
import { LEXICONS } from "./lexicon/all.ts";
import { isWide } from "./scripts.ts";

const dangling = once(() => {
  const all = LEXICONS.flatMap(({ dangling: own }) => own.split(/\s+/)).filter(Boolean);
  return {
    words: new Set(all.filter((word) => !isWide(word.charCodeAt(0)))),
    ends: all.filter((word) => isWide(word.charCodeAt(0))).sort((a, b) => b.length - a.length),
  };
});

export const endsDangling = (text: string): boolean => lengthOfDangling(text) > 0;

/** Without such words, and the marks before them; in an unspaced script at most one particle, as more may be a verb. */
export function withoutDangling(text: string): string {
  let left = withoutEnd(text, MARKS_LAST);
  for (let length = lengthOfDangling(left); length > 0; length = lengthOfDangling(left)) {
    const isWideEnd = isWide(left.charCodeAt(left.length - 1));
    left = withoutEnd(left.slice(0, -length), MARKS_LAST);
    if (isWideEnd) break;
  }
  return left;
}

const MARKS_LAST = " ,;:，、；：(（—–-";
const LAST_WORD = /(?:^|[\s'’(])([\p{L}.]{1,12})$/u;

function lengthOfDangling(text: string): number {
  const { words, ends } = dangling();
  if (isWide(text.charCodeAt(text.length - 1))) return ends.find((end) => text.endsWith(end))?.length ?? 0;
  const word = LAST_WORD.exec(text.slice(-14))?.[1];
  return word !== undefined && words.has(word.toLowerCase()) ? word.length : 0;
}
