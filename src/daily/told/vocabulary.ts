/**
 * The words by which people tell a secret, in every language at once: a log in one language holds lines, labels and variables
 * in another. An index of the lexicon's `secret` parts, made at first use.
 */
import { folded, spelled } from "../../text/folding.ts";
import { LEXICONS } from "../../text/lexicon/all.ts";
import type { SecretPart } from "../../text/lexicon/lexicon.ts";
import { type Head, headsOf, type Phrase, phrasesOfEntry, respelled } from "../../text/phrases/notation.ts";
import { isSpacedLetter, isWide } from "../../text/scripts.ts";

/** `name` is one that accounts have on every system: no language's word. */
export type Part = SecretPart | "name";

export interface Entry extends Phrase {
  readonly part: Part;
  /** In which languages it says so, a bit for each. */
  readonly languages: number;
  /** The letter its second word begins with, which rules most phrases out; 0 where it has none, or that says nothing. */
  readonly next: number;
}

/** As the lexicon has it; its phrases are spelled out when a word is met that one of them begins with. */
interface Listed {
  readonly part: Part;
  readonly text: string;
  languages: number;
  entries?: readonly Entry[];
}

/** A line without any of these tells nothing; the others only matter beside them. */
export const TELLING: ReadonlySet<Part> = new Set<Part>([
  ...(["password", "phrase", "code", "key", "token", "access", "question"] as const),
  ...(["opens", "spoken", "lock", "dial", "name"] as const),
]);
const ACCOUNTS = "root, admin, administrator, superuser, sysadmin, postgres, ubuntu, guest, sa, pi";

export interface Index {
  readonly byWord: Map<string, Listed[]>;
  readonly byBeginning: Map<string, Listed[]>;
  readonly byEnding: Map<string, Listed[]>;
  readonly byCharacter: Map<string, Listed[]>;
  /** By the hash of how a word begins: a bit for each length of a word that begins a phrase, and one that tells. */
  readonly starts: Uint16Array;
  readonly tellingStarts: Uint16Array;
  /** By the hash of how a word ends, and by the first character of a wide script: what phrases may begin there. */
  readonly ends: Uint8Array;
  readonly characters: Uint8Array;
  /** Endings of words that say a state (`*ed`), with their languages. */
  readonly states: Map<string, number>;
  /** Small words, with their languages. */
  readonly small: Map<string, number>;
}

/** What `ends` and `characters` say: some phrase may begin; one that tells. */
export const [SOME, TELLS] = [1, 3];
/** So many letters of a word that goes on are looked up, at its beginning or its end. */
const PREFIX = 3;
/** So many are hashed. */
export const GRAM = 4;
/** A beginning is at least so long: else half of all words begin so. */
const SHORTEST_OPEN = 2;

let built: Index | undefined;
export const index = (): Index => {
  built ??= build();
  return built;
};

function build(): Index {
  const made: Index = {
    ...{ byWord: new Map(), byBeginning: new Map(), byEnding: new Map(), byCharacter: new Map() },
    ...{ starts: new Uint16Array(1 << 20), tellingStarts: new Uint16Array(1 << 20) },
    ...{ ends: new Uint8Array(1 << 20), characters: new Uint8Array(1 << 16) },
    ...{ states: new Map(), small: new Map() },
  };
  for (const [i, { stopWords, condition, contrast, link, reason }] of LEXICONS.entries())
    for (const word of [...stopWords.split(/\s+/), ...[condition, contrast, link, reason].join(",").split(/,\s*/)])
      if (/^\p{L}+$/u.test(word)) made.small.set(word, (made.small.get(word) ?? 0) | (1 << i));
  const known = new Map<string, Listed>();
  for (const [i, { secret }] of LEXICONS.entries())
    for (const [part, texts] of Object.entries(secret) as [SecretPart, string][]) {
      const plain = spelled(texts).split(",");
      for (const [n, written] of texts.split(",").entries()) {
        const text = written.trim();
        const same = known.get(`${part} ${text}`);
        if (same !== undefined) same.languages |= 1 << i;
        else if (text !== "") {
          const listed = { part, text, languages: 1 << i };
          known.set(`${part} ${text}`, listed);
          file(listed, plain[n]!.trim(), made);
        }
      }
    }
  const all = (1 << LEXICONS.length) - 1;
  for (const text of ACCOUNTS.split(", ")) file({ part: "name", text, languages: all }, text, made);
  // `*ed` is asked by the ending alone, and says so in each language that has it.
  for (const listed of known.values())
    if (listed.part === "state" && listed.text.startsWith("*"))
      for (const head of headsOf(spelled(listed.text)))
        made.states.set(head.text, (made.states.get(head.text) ?? 0) | listed.languages);
  return made;
}

function file(listed: Listed, plain: string, made: Index): void {
  const what = TELLING.has(listed.part) ? TELLS : SOME;
  for (const { text, open, inside } of headsOf(plain))
    if (isWide(text.charCodeAt(0))) {
      push(made.byCharacter, text, listed);
      made.characters[text.charCodeAt(0)]! |= what;
    } else if (inside && listed.part === "state") continue;
    else
      for (const word of [text, ...respelled(text, () => false)])
        if (inside) {
          push(made.byEnding, word.slice(-PREFIX), listed);
          hashed(made.ends, word.slice(-GRAM), true, what);
        } else {
          push(open ? made.byBeginning : made.byWord, open ? word.slice(0, PREFIX) : word, listed);
          const lengths = open ? ALL_LENGTHS & ~(lengthBit(word.length) - 1) : lengthBit(word.length);
          hashed(made.starts, word, open, lengths);
          if (what === TELLS) hashed(made.tellingStarts, word, open, lengths);
        }
}

const isTaken = (word: string): boolean => index().small.has(word);
const entriesOf = (listed: Listed): readonly Entry[] => {
  listed.entries ??= phrasesOfEntry(listed.text, isTaken).map((phrase) => {
    const second = phrase.pieces[1];
    const next = second === undefined || second.inside ? 0 : second.text.charCodeAt(0);
    return { ...phrase, ...{ part: listed.part, languages: listed.languages, next } };
  });
  return listed.entries;
};

/** The phrases that may begin with a character of a wide script. */
export const entriesAtCharacter = (character: string): readonly Entry[] => {
  let found = byCharacter.get(character);
  if (found === undefined) {
    found = (index().byCharacter.get(character) ?? []).flatMap((listed) =>
      entriesOf(listed).filter(({ pieces: [{ text }] }) => text.startsWith(character)),
    );
    byCharacter.set(character, found);
  }
  return found;
};
const byCharacter = new Map<string, readonly Entry[]>();

function push(map: Map<string, Listed[]>, at: string, listed: Listed): void {
  const list = map.get(at);
  if (list === undefined) map.set(at, [listed]);
  else if (list.at(-1) !== listed) list.push(listed);
}

/** Marks how a word is spelled in either case, letter by letter; where it goes on, with any letter after. */
function hashed(table: Uint8Array | Uint16Array, word: string, goesOn: boolean, what: number, at = 0, hash = 0): void {
  if (at === GRAM) table[hash]! |= what;
  else
    for (const code of at < word.length ? codesOf(word.charAt(at)) : goesOn ? ANY : NO_LETTER)
      hashed(table, word, goesOn, what, at + 1, hash | (code << (5 * at)));
}

/** Of most letters both cases have one. */
function codesOf(letter: string): readonly number[] {
  codes[letter] ??= [
    ...new Set([...(letter + letter.toUpperCase() + (ALSO[letter] ?? ""))].map((one) => one.charCodeAt(0) & 31)),
  ];
  return codes[letter];
}
const codes: Record<string, readonly number[]> = {};
/** What folding makes one. */
const ALSO: Readonly<Record<string, string>> = { i: "ıİ", е: "ёЁ" };
const ANY: readonly number[] = Array.from({ length: 32 }, (_, i) => i);
const NO_LETTER: readonly number[] = [0];

/** Longer words share the last bit. */
export const lengthBit = (length: number): number => 1 << Math.min(length, 15);
const ALL_LENGTHS = 0xffff;

/** Of the first letters of a word, or its last, in either case. */
export function hashAt(text: string, from: number, to: number): number {
  let hash = text.charCodeAt(from) & 31;
  if (to - from > 1) hash |= (text.charCodeAt(from + 1) & 31) << 5;
  if (to - from > 2) hash |= (text.charCodeAt(from + 2) & 31) << 10;
  if (to - from > 3) hash |= (text.charCodeAt(from + 3) & 31) << 15;
  return hash;
}

/** What a word is made of, `_` aside; `dbPassword` is two words. */
const LETTER = 1;
export const [SMALL, CAPITAL] = [2, 3];
let letters: Uint8Array | undefined;
export function lettersOf(): Uint8Array {
  if (letters !== undefined) return letters;
  letters = new Uint8Array(1 << 16);
  for (let code = 0; code < letters.length; code++)
    if (isSpacedLetter(code) && code !== 95 && code !== 0xfeff) letters[code] = LETTER;
  letters.fill(CAPITAL, 65, 91).fill(SMALL, 97, 123);
  return letters;
}

/** Words met before, with what may begin there. */
const met = new Map<string, readonly Entry[]>();
const MOST_MET = 20_000;
const LONGEST_WORD = 30;
const NONE: readonly Entry[] = [];

/** The phrases that may begin with a word, folded. */
export function entriesAt(word: string): readonly Entry[] {
  const found = met.get(word);
  if (found !== undefined) return found;
  if (word.length > LONGEST_WORD) return NONE;
  const { byWord, byBeginning, byEnding } = index();
  const listed = new Set(byWord.get(word));
  for (let length = SHORTEST_OPEN; length <= Math.min(PREFIX, word.length); length++)
    for (const map of [byBeginning.get(word.slice(0, length)), byEnding.get(word.slice(-length))])
      for (const one of map ?? []) listed.add(one);
  const all = [...listed].flatMap(entriesOf).filter(({ pieces: [first] }) => begins(first, word));
  if (met.size >= MOST_MET) met.clear();
  met.set(word, all.length === 0 ? NONE : all);
  return all;
}

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
