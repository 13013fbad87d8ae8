/** The lists of phrases of all lexicons, each a key in a language, as they stand in its file. */
import { once } from "../../once.ts";
import { bitOf } from "../languages/sets.ts";
import { LEXICONS } from "../lexicon/all.ts";
import { HEARD } from "../lexicon/heard.ts";
import type { Heard, Language, Lexicon, PhraseKey, RelativeTime, SecretKey } from "../lexicon/lexicon.ts";

interface PhraseList {
  readonly key: PhraseKey;
  readonly language: Language;
  readonly bit: number;
  /** Its entries, parted by commas. */
  readonly text: string;
}

/** An entry is told by a number: that of its list times `LIST`, and its place in it. */
export const LIST = 1 << 16;
/** So many letters of a word that goes on are looked up. */
export const OPENING = 3;

/** The groups of a lexicon that hold phrases, by the name their keys begin with. */
const GROUPS = ["mark", "instruction", "narration", "secret", "actor"] as const;
const NO_LISTS =
  "language name opposites alike calendar stopWords articles dangling endings abbreviations titles".split(" ");
/** What stands in labels and headings is looked up whole, in `marks.ts`; secrets in names of variables too, in `daily/told/`. */
const READ_ELSEWHERE = ["mark", "qualifier", "secret"];
const isReadHere = (key: PhraseKey | SecretKey): key is PhraseKey =>
  key === "secret.about" || !READ_ELSEWHERE.includes(key.split(".", 1)[0]!);

/** The phrases of a language under their keys. */
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
    if (NO_LISTS.includes(key)) return [];
    if (typeof value === "string") return [[key as PhraseKey, value]];
    if (!(GROUPS as readonly string[]).includes(key)) return [];
    return Object.entries(value as Record<string, string>).map(([part, text]) => [`${key}.${part}` as PhraseKey, text]);
  });
  return [...said, ...heard, ...times];
}

/** Those that are found in texts, in one order for all that number them. */
export const listsOf = once((): readonly PhraseList[] =>
  LEXICONS.flatMap((lexicon) =>
    entriesOf(lexicon).flatMap(([key, text]) =>
      isReadHere(key) ? [{ key, language: lexicon.language, bit: bitOf(lexicon.language), text }] : [],
    ),
  ),
);

/** Notes where an entry stands, once: entries come in their order. */
export function enter(table: Map<string, number[]>, at: string, entry: number): void {
  const list = table.get(at);
  if (list === undefined) table.set(at, [entry]);
  else if (list.at(-1) !== entry) list.push(entry);
}
