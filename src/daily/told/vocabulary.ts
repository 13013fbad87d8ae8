/**
 * The words by which people tell a secret, in every language at once: a log in one language holds lines, labels and variables
 * in another. They are looked up in the table that `word-table.ts` makes of the lexicon's `secret` parts.
 */

import { once, onceFor, onceOf } from "../../once.ts";
import { folded } from "../../text/folding.ts";
import { type Head, type Phrase, phrasesOfEntry } from "../../text/phrases/notation.ts";
import { isSpacedLetter } from "../../text/scripts.ts";
import { type Part, PREFIX } from "./shapes.ts";
import { type Listed, toldTable } from "./word-table.ts";

export interface Entry extends Phrase {
  readonly part: Part;
  /** In which languages it says so, a bit for each. */
  readonly languages: number;
  /** The letter its second word begins with, which rules most phrases out; 0 where it has none, or that says nothing. */
  readonly next: number;
}

/** The table as it is asked. */
export interface Index {
  readonly byWord: ReadonlyMap<string, readonly Listed[]>;
  readonly byBeginning: ReadonlyMap<string, readonly Listed[]>;
  readonly byEnding: ReadonlyMap<string, readonly Listed[]>;
  readonly byCharacter: ReadonlyMap<string, readonly Listed[]>;
  readonly starts: Uint16Array;
  readonly tellingStarts: Uint16Array;
  readonly ends: Uint8Array;
  readonly characters: Uint8Array;
  readonly states: ReadonlyMap<string, number>;
  readonly small: ReadonlyMap<string, number>;
}

/** A beginning is at least so long: else half of all words begin so. */
const SHORTEST_OPEN = 2;

export const index = once(build);

function build(): Index {
  const table = toldTable();
  const lists = (rows: readonly (readonly [string, readonly number[]])[]): Map<string, readonly Listed[]> =>
    new Map(rows.map(([at, numbers]) => [at, numbers.map((number) => table.listed[number]!)]));
  const filled = <T extends Uint8Array | Uint16Array>(cells: T, rows: readonly (readonly [number, number])[]): T => {
    for (const [at, what] of rows) cells[at] = what;
    return cells;
  };
  return {
    ...{ byWord: lists(table.words), byBeginning: lists(table.beginnings) },
    ...{ byEnding: lists(table.endings), byCharacter: lists(table.characters) },
    starts: filled(new Uint16Array(1 << 20), table.starts),
    tellingStarts: filled(new Uint16Array(1 << 20), table.tellingStarts),
    ends: filled(new Uint8Array(1 << 20), table.ends),
    characters: filled(new Uint8Array(1 << 16), table.wideStarts),
    ...{ states: new Map(table.states), small: new Map(table.small) },
  };
}

const isTaken = (word: string): boolean => index().small.has(word);
/** Its phrases are spelled out when a word is met that one of them begins with. */
const entriesOf = onceFor(({ text, part, languages }: Listed): readonly Entry[] =>
  phrasesOfEntry(text, isTaken).map((phrase) => {
    const second = phrase.pieces[1];
    const next = second === undefined || second.inside ? 0 : second.text.charCodeAt(0);
    return { ...phrase, part, languages, next };
  }),
);

/** The phrases that may begin with a character of a wide script. */
export const entriesAtCharacter = onceOf((character): readonly Entry[] =>
  (index().byCharacter.get(character) ?? []).flatMap((listed) =>
    entriesOf(listed).filter(({ pieces: [{ text }] }) => text.startsWith(character)),
  ),
);

/** What a word is made of, `_` aside; `dbPassword` is two words. */
const LETTER = 1;
export const [SMALL, CAPITAL] = [2, 3];
export const lettersOf = once(() => {
  const letters = new Uint8Array(1 << 16);
  for (let code = 0; code < letters.length; code++)
    if (isSpacedLetter(code) && code !== 95 && code !== 0xfeff) letters[code] = LETTER;
  letters.fill(CAPITAL, 65, 91).fill(SMALL, 97, 123);
  return letters;
});

const LONGEST_WORD = 30;
const NONE: readonly Entry[] = [];

/** The phrases that may begin with a word, folded. */
export const entriesAt = (word: string): readonly Entry[] => (word.length > LONGEST_WORD ? NONE : entriesOnce(word));

const entriesOnce = onceOf((word): readonly Entry[] => {
  const { byWord, byBeginning, byEnding } = index();
  const listed = new Set(byWord.get(word));
  for (let length = SHORTEST_OPEN; length <= Math.min(PREFIX, word.length); length++)
    for (const map of [byBeginning.get(word.slice(0, length)), byEnding.get(word.slice(-length))])
      for (const one of map ?? []) listed.add(one);
  const all = [...listed].flatMap(entriesOf).filter(({ pieces: [first] }) => begins(first, word));
  return all.length === 0 ? NONE : all;
}, 20_000);

const begins = ({ text, inside, open }: Head, word: string): boolean =>
  inside ? word.length > text.length && word.endsWith(text) : open ? isInflected(word, text) : word === text;

/** The longest ending that one of our languages hangs on a stem. */
const LONGEST_ENDING = 11;
/** `correct`, `correctement`, but not `correcthorse9` or `correcthorsebattery`, which begin with a word and are none of its forms. */
const isInflected = (word: string, stem: string): boolean =>
  word.startsWith(stem) && word.length <= stem.length + LONGEST_ENDING && !/\d/.test(word.slice(stem.length));

/** The languages in which a word carries no content of its own, a bit for each; 0 where it has some. */
export const smallIn = (word: string): number => index().small.get(word.toLowerCase()) ?? 0;

/** The languages in which a word ends as those do that tell a state: `-ed`, `-able`. */
export function endsAsState(word: string): number {
  const plain = folded(word).text;
  let languages = 0;
  for (let length = 2; length <= Math.min(5, plain.length - 2); length++)
    languages |= index().states.get(plain.slice(-length)) ?? 0;
  return languages;
}
