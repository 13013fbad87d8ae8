/**
 * The words of the index that may be meant by one that is asked for: as it goes on, with another ending, or, where nobody wrote
 * it, one slip of the pen from it.
 */
import { isHan, isHangul, isHiragana } from "../text/scripts.ts";
import { quoted, type SearchIndex } from "./search-index.ts";

const LONG_WORD = 5;
const MOST_ALIKE = 12;
const LONGEST_TERM = 80;
const LEAST_BEGINNING = 8;
/** What a misspelt word may lack besides: a plural's or a case's letters. */
const LONGEST_ENDING = 2;

/** What may be meant by a word, as phrases of the index. @param terms the word, or its characters where it is of a script without spaces */
export const alike = (terms: readonly string[], index: SearchIndex): string[][] =>
  terms.length === 1 ? alikeTo(terms[0]!, index).map((term) => [term]) : partsOf(terms, index);

/** A particle of two syllables clings to a Korean word. */
const LONGEST_PARTICLE = 2;
/** Nobody asks for more characters without a space. */
const LONGEST_RUN = 40;

/**
 * A word of a script without spaces goes on wherever it is found. Korean is found without its particle; what nobody wrote whole by
 * the longest parts of it that somebody wrote: of Han and Hangul from two characters on, of what writes syllables three, and four
 * where they are not next to another part. Two of those are in every other word.
 */
function partsOf(characters: readonly string[], index: SearchIndex): string[][] {
  const code = characters[0]!.charCodeAt(0);
  const says = (some: readonly string[]): boolean => index.countUpTo(1, quoted(some)) > 0;
  const stem = characters.slice(0, Math.max(2, characters.length - LONGEST_PARTICLE));
  if (isHangul(code) && says(stem)) return [stem];
  if (says(characters)) return [];
  const run = characters.slice(0, LONGEST_RUN);
  const least = isHangul(code) || isHan(code) || isHiragana(code) ? [2, 2] : [3, 4];
  const parts: string[][] = [];
  for (let from = 0, end = 0; from < run.length; from = Math.max(from + 1, end)) {
    const shortest = from + least[from === end ? 0 : 1]!;
    let to = run.length;
    while (to >= shortest && !says(run.slice(from, to))) to -= 1;
    if (to < shortest) continue;
    parts.push(run.slice(from, to));
    end = to;
  }
  return parts;
}

/** Terms of the index that may be meant: the word goes on, has another ending, or, in a long word, another letter. */
function alikeTo(word: string, index: SearchIndex): string[] {
  const length = [...word].length;
  if (length < 3) return [];
  const stem = word.slice(0, Math.max(3, Math.ceil(length * 0.7)));
  const near = [
    // An identifier goes on for long, and whoever looks for it knows how it begins.
    ...index.terms(word, length + 1, LONGEST_TERM, 200, "vocabulary"),
    ...index
      .terms(stem, stem.length, length + 4, 200, "vocabulary")
      .filter((term) => !term.startsWith(word) && (word.startsWith(term) || sharesAllBut(term, word, 3))),
  ].sort((a, b) => Math.abs(a.length - length) - Math.abs(b.length - length) || (a < b ? -1 : 1));
  if (near.length > 0 || index.countUpTo(1, quoted([word])) > 0) return near.slice(0, MOST_ALIKE);
  return [...new Set(misspelt(word, index))].slice(0, MOST_ALIKE);
}

/** Nobody wrote it so: words of which it is the beginning, or that are, in a long word, one slip apart from it. */
function misspelt(word: string, index: SearchIndex): string[] {
  const length = [...word].length;
  const from = (letters: string, shortest: number, longest: number, most: number): string[] =>
    index.terms(letters, shortest, longest, most, "written");
  const longer = from(word, length + 1, LONGEST_TERM, MOST_ALIKE);
  if (length < LONG_WORD) return longer;
  const begins = new Set([word[0]!, word[1]!]);
  const candidates = [...begins].flatMap((letter) => from(letter, length - 1, length + 1 + LONGEST_ENDING, 20_000));
  const slips = candidates.filter((one) => isOneApart(one, word));
  if (slips.length + longer.length > 0 || length < LEAST_BEGINNING) return [...slips, ...longer];
  // Of a long word also in its beginning: `certifcate` of `certificates`.
  return candidates.filter((one) =>
    Array.from({ length: LONGEST_ENDING }, (_, i) => one.slice(0, -1 - i)).some((begin) => isOneApart(begin, word)),
  );
}

/** Whether both begin the same and differ in at most so many last letters each. */
function sharesAllBut(a: string, b: string, letters: number): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return same >= 4 && a.length - same <= letters && b.length - same <= letters;
}

/** One letter more, less, other, or two neighbours swapped. */
function isOneApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}
