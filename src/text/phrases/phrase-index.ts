/**
 * The phrases of all languages by how they begin, so that one look at a word finds those that may stand there. A language is read
 * when the first text comes that may be of it, a phrase spelled out when its beginning is met: starting costs nothing.
 */
import { spelled } from "../folding.ts";
import { bitOf } from "../languages/sets.ts";
import { smallWords } from "../languages/small-words.ts";
import { LEXICONS } from "../lexicon/all.ts";
import { HEARD, type Heard } from "../lexicon/heard.ts";
import type { Language, Lexicon, PhraseKey, RelativeTime, SecretKey } from "../lexicon/lexicon.ts";
import { isWide } from "../scripts.ts";
import { type Head, headsOf, type Phrase, phrasesOfEntry, respelled } from "./notation.ts";

/** An entry of a lexicon; its phrases are spelled out when a text holds how one of them begins. */
export interface Entry {
  readonly key: PhraseKey;
  readonly language: Language;
  readonly bit: number;
  readonly text: string;
  phrases?: readonly Phrase[];
}

/** A phrase that may begin at a word. */
export interface Beginning {
  readonly entry: Entry;
  readonly phrase: Phrase;
  /**
   * What must follow, most phrases being ruled out by it: the first letter of the next word, in an unspaced script the next
   * character; 0 where nothing must.
   */
  readonly next: number;
}

/** The groups of a lexicon that hold phrases, by the name their keys begin with. */
const GROUPS = ["mark", "instruction", "narration", "secret", "actor"] as const;
const NO_PHRASES = [
  "language",
  "name",
  "opposites",
  "calendar",
  "stopWords",
  "articles",
  "dangling",
  "endings",
  "abbreviations",
];
/** What stands in labels and headings is looked up whole, in `marks.ts`; secrets in names of variables too, in `daily/told/`. */
const READ_ELSEWHERE = ["mark", "qualifier", "secret"];
const isReadHere = (key: PhraseKey | SecretKey): key is PhraseKey =>
  key === "secret.about" || !READ_ELSEWHERE.includes(key.split(".", 1)[0]!);

/** The phrases of a language under their keys, as they stand in its file. */
export function entriesOf(lexicon: Lexicon): [PhraseKey | SecretKey, string][] {
  const heard = Object.entries(HEARD[lexicon.language]).map(([key, text]): [PhraseKey, string] => [
    `heard.${key as Heard}`,
    text,
  ]);
  const times = Object.entries(lexicon.calendar.relative).map(([time, text]): [PhraseKey, string] => [
    `time.${time as RelativeTime}`,
    text,
  ]);
  const said = Object.entries(lexicon).flatMap(([key, value]): [PhraseKey | SecretKey, string][] => {
    if (NO_PHRASES.includes(key)) return [];
    if (typeof value === "string") return [[key as PhraseKey, value]];
    if (!(GROUPS as readonly string[]).includes(key)) return [];
    return Object.entries(value as Record<string, string>).map(([part, text]) => [`${key}.${part}` as PhraseKey, text]);
  });
  return [...said, ...heard, ...times];
}

/** How phrases of some keys begin. */
export interface PhraseIndex {
  /** @param languages as bits: those that are not read yet are */
  readonly read: (languages: number) => void;
  /** @param start a word, or a character of an unspaced script */
  readonly beginningsAt: (start: string) => readonly Beginning[];
}

const MOST_KNOWN = 50_000;
const NONE: readonly Beginning[] = [];
const LONGEST_KNOWN = 24;
/** So many letters of a word that goes on are looked up. */
const BEGINNING = 3;

const isSmallWord = (word: string): boolean => smallWords().languages.has(word);

/** @param isKept the keys whose phrases it holds */
export function phraseIndex(isKept: (key: PhraseKey) => boolean): PhraseIndex {
  /** What was read so far, by how a phrase begins. */
  const byWord = new Map<string, Entry[]>();
  const byBeginning = new Map<string, Entry[]>();
  const byCharacter = new Map<string, Entry[]>();
  /** Those that may begin within a word. */
  const within: { readonly head: Head; readonly entry: Entry }[] = [];
  /** Words and characters met before, with the phrases that may begin there. */
  const known = new Map<string, readonly Beginning[]>();
  let languagesRead = 0;

  const file = (entry: Entry, plain: string): void => {
    for (const head of headsOf(plain)) {
      const { text, open, inside } = head;
      if (isWide(text.charCodeAt(0))) push(byCharacter, text, entry);
      else if (inside) within.push({ head, entry });
      else
        for (const word of [text, ...respelled(text, () => false)])
          if (open) push(byBeginning, word.slice(0, BEGINNING), entry);
          else push(byWord, word, entry);
    }
  };

  const read = (languages: number): void => {
    if ((languages & ~languagesRead) === 0) return;
    for (const lexicon of LEXICONS) {
      const bit = bitOf(lexicon.language);
      if ((bit & languages & ~languagesRead) === 0) continue;
      for (const [key, entries] of entriesOf(lexicon)) {
        if (!isReadHere(key) || !isKept(key)) continue;
        const written = entries.split(",");
        for (const [i, plain] of spelled(entries).split(",").entries()) {
          const entry: Entry = { key, language: lexicon.language, bit, text: written[i]!.trim() };
          if (entry.text !== "") file(entry, plain.trim());
        }
      }
    }
    languagesRead |= languages;
    known.clear();
  };

  const beginningsAt = (start: string): readonly Beginning[] => {
    const found = known.get(start);
    if (found !== undefined) return found;
    const isWideStart = isWide(start.charCodeAt(0));
    const entries = new Set(isWideStart ? byCharacter.get(start) : byWord.get(start));
    if (!isWideStart) {
      for (let length = 1; length <= Math.min(BEGINNING, start.length); length++)
        for (const entry of byBeginning.get(start.slice(0, length)) ?? []) entries.add(entry);
      for (const { head, entry } of within) if (isWord(head, start)) entries.add(entry);
    }
    const all: Beginning[] = [];
    for (const entry of entries)
      for (const phrase of phrasesOf(entry)) {
        const [first] = phrase.pieces;
        if (isWideStart ? first.text.startsWith(start) : isWord(first, start))
          all.push({ entry, phrase, next: nextLetterOf(phrase) });
      }
    if (known.size >= MOST_KNOWN) known.clear();
    if (start.length <= LONGEST_KNOWN) known.set(start, all.length === 0 ? NONE : all);
    return all;
  };

  return { read, beginningsAt };
}

function push(map: Map<string, Entry[]>, at: string, entry: Entry): void {
  const list = map.get(at);
  if (list === undefined) map.set(at, [entry]);
  else if (list.at(-1) !== entry) list.push(entry);
}

const phrasesOf = (entry: Entry): readonly Phrase[] => {
  entry.phrases ??= phrasesOfEntry(entry.text, isSmallWord);
  return entry.phrases;
};

function nextLetterOf({ pieces: [first, second] }: Phrase): number {
  if (isWide(first.text.charCodeAt(0))) return first.text.length > 1 ? first.text.charCodeAt(1) : 0;
  return second === undefined || second.afterGap || second.inside ? 0 : second.text.charCodeAt(0);
}

export function isWord({ text, inside, open }: Head, word: string): boolean {
  if (inside) return open ? word.includes(text) : word.endsWith(text);
  return open ? word.startsWith(text) : word === text;
}
