/**
 * The phrases of all languages by how they begin, so that one look at a word finds those that may stand there. A phrase is
 * spelled out when its beginning is met: starting costs nothing.
 */
import { onceFor } from "../../once.ts";
import { smallWords } from "../languages/small-words.ts";
import type { Language, PhraseKey } from "../lexicon/lexicon.ts";
import { isWide } from "../scripts.ts";
import { heads } from "./heads.ts";
import { LIST, listsOf, OPENING } from "./lists.ts";
import { type Head, type Phrase, phrasesOfEntry } from "./notation.ts";

/** An entry of a lexicon; its phrases are spelled out when a text holds how one of them begins. */
export interface Entry {
  readonly key: PhraseKey;
  readonly language: Language;
  readonly bit: number;
  readonly phrases: readonly Phrase[];
}

/** A phrase that may begin at a word. */
export interface Beginning {
  readonly entry: Entry;
  readonly phrase: Phrase;
  /** Its place among those of its word. */
  readonly nth: number;
  /**
   * What must follow, most phrases being ruled out by it: the first letter of the next word, in an unspaced script the next
   * character; 0 where nothing must.
   */
  readonly next: number;
}

/** A common word begins hundreds of phrases, of which the letter behind it leaves a few. */
export interface Beginnings {
  /** Those before any letter. */
  readonly free: readonly Beginning[];
  readonly byNext: ReadonlyMap<number, readonly Beginning[]>;
}

/** The phrases that may begin at a word, or at a character of an unspaced script. */
export type PhraseIndex = (start: string) => Beginnings;

const MOST_KNOWN = 50_000;
const NONE: Beginnings = { free: [], byNext: new Map() };
const LONGEST_KNOWN = 24;

/** @param isKept the keys whose phrases it holds */
export function phraseIndex(isKept: (key: PhraseKey) => boolean): PhraseIndex {
  /** Words and characters met before, with the phrases that may begin there. */
  const known = new Map<string, Beginnings>();
  return (start) => {
    const before = known.get(start);
    if (before !== undefined) return before;
    const isWideStart = isWide(start.charCodeAt(0));
    const all: Beginning[] = [];
    for (const number of isWideStart ? standing(heads().characters, start) : numbersAt(start)) {
      if (!isKept(listsOf()[Math.floor(number / LIST)]!.key)) continue;
      const entry = entryOf(number);
      for (const phrase of entry.phrases) {
        const [first] = phrase.pieces;
        if (isWideStart ? first.text.startsWith(start) : isWord(first, start))
          all.push({ entry, phrase, nth: all.length, next: nextLetterOf(phrase) });
      }
    }
    const found =
      all.length === 0
        ? NONE
        : {
            free: all.filter(({ next }) => next === 0),
            byNext: Map.groupBy(
              all.filter(({ next }) => next !== 0),
              ({ next }) => next,
            ),
          };
    if (known.size >= MOST_KNOWN) known.clear();
    if (start.length <= LONGEST_KNOWN) known.set(start, found);
    return found;
  };
}

function numbersAt(word: string): ReadonlySet<number> {
  const { words, openings, within } = heads();
  const numbers = new Set(standing(words, word));
  for (let length = 1; length <= Math.min(OPENING, word.length); length++)
    for (const number of standing(openings, word.slice(0, length))) numbers.add(number);
  for (const { text, open, entry } of within) if (isWord({ text, open, inside: true }, word)) numbers.add(entry);
  return numbers;
}

/** A text may hold `constructor`. */
const standing = (table: Readonly<Record<string, readonly number[]>>, at: string): readonly number[] =>
  Object.hasOwn(table, at) ? table[at]! : [];

const entries = new Map<number, Entry>();
const textsOf = onceFor(({ text }: { readonly text: string }): readonly string[] => text.split(","));

function entryOf(number: number): Entry {
  const found = entries.get(number);
  if (found !== undefined) return found;
  const list = listsOf()[Math.floor(number / LIST)]!;
  const { key, language, bit } = list;
  const phrases = phrasesOfEntry(textsOf(list)[number % LIST]!.trim(), isSmallWord);
  const entry = { key, language, bit, phrases };
  entries.set(number, entry);
  return entry;
}

const isSmallWord = (word: string): boolean => smallWords().languages.has(word);

function nextLetterOf({ pieces: [first, second] }: Phrase): number {
  if (isWide(first.text.charCodeAt(0))) return first.text.length > 1 ? first.text.charCodeAt(1) : 0;
  return second === undefined || second.afterGap || second.inside ? 0 : second.text.charCodeAt(0);
}

export function isWord({ text, inside, open }: Head, word: string): boolean {
  if (inside) return open ? word.includes(text) : word.endsWith(text);
  return open ? word.startsWith(text) : word === text;
}
