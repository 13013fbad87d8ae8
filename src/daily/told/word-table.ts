/**
 * Where the phrases begin by which people tell a secret, in every language at once: a log in one language holds lines, labels and
 * variables in another. The build writes this table down (`scripts/build.ts`), since every command that shows a text needs it.
 */
import { once } from "../../once.ts";
import { spelled } from "../../text/folding.ts";
import { CODE_ELSEWHERE, IS_ELSEWHERE, LEXICONS, PASSWORD_ELSEWHERE } from "../../text/lexicon/all.ts";
import type { SecretPart } from "../../text/lexicon/lexicon.ts";
import { enter } from "../../text/phrases/lists.ts";
import { headsOf, respelled } from "../../text/phrases/notation.ts";
import { isWide } from "../../text/scripts.ts";
import { GRAM, lengthBit, type Part, PREFIX, SOME, TELLING, TELLS } from "./shapes.ts";

/** An entry of a lexicon, with the languages that have it, a bit for each. */
export interface Listed {
  readonly part: Part;
  readonly text: string;
  readonly languages: number;
}

/** Entries by their number, rows of places and what stands there. Plain data: it goes through JSON. */
interface ToldTable {
  readonly listed: readonly Listed[];
  readonly words: Rows<readonly number[]>;
  readonly beginnings: Rows<readonly number[]>;
  readonly endings: Rows<readonly number[]>;
  readonly characters: Rows<readonly number[]>;
  /** By the hash of how a word begins: a bit for each length of a word that begins a phrase, and one that tells. */
  readonly starts: Rows<number, number>;
  readonly tellingStarts: Rows<number, number>;
  /** By the hash of how a word ends, and by the first character of a wide script: what phrases may begin there. */
  readonly ends: Rows<number, number>;
  readonly wideStarts: Rows<number, number>;
  /** Endings of words that say a state (`*ed`), with their languages. */
  readonly states: Rows<number>;
  /** Small words, with their languages. */
  readonly small: Rows<number>;
}
type Rows<V, K = string> = readonly (readonly [K, V])[];

/** Words that all languages took over. */
const EVERYWHERE: readonly (readonly [Part, string])[] = [
  ["code", "cvc, cvv, cvc2, cvv2"],
  // What is pinned is no number of four digits.
  ["dial", "pin"],
  ["password", PASSWORD_ELSEWHERE],
  ["code", CODE_ELSEWHERE],
  ["is", IS_ELSEWHERE],
  ["lock", "vpn"],
];
const ACCOUNTS = "root, admin, administrator, superuser, sysadmin, postgres, ubuntu, guest, sa, pi";

export const toldTable = once(read);

interface Made {
  readonly words: Map<string, number[]>;
  readonly beginnings: Map<string, number[]>;
  readonly endings: Map<string, number[]>;
  readonly characters: Map<string, number[]>;
  readonly starts: Map<number, number>;
  readonly tellingStarts: Map<number, number>;
  readonly ends: Map<number, number>;
  readonly wideStarts: Map<number, number>;
}

function read(): ToldTable {
  const made: Made = {
    ...{ words: new Map(), beginnings: new Map(), endings: new Map(), characters: new Map() },
    ...{ starts: new Map(), tellingStarts: new Map(), ends: new Map(), wideStarts: new Map() },
  };
  const listed = entries();
  for (const [number, { part, plain }] of listed.entries()) file(number, part, plain, made);
  // `*ed` is asked by the ending alone, and says so in each language that has it.
  const states = new Map<string, number>();
  for (const { part, text, plain, languages } of listed)
    if (part === "state" && text.startsWith("*"))
      for (const head of headsOf(plain)) states.set(head.text, (states.get(head.text) ?? 0) | languages);
  return {
    listed: listed.map(({ part, text, languages }) => ({ part, text, languages })),
    ...{ words: [...made.words], beginnings: [...made.beginnings], endings: [...made.endings] },
    ...{ characters: [...made.characters], starts: [...made.starts], tellingStarts: [...made.tellingStarts] },
    ...{ ends: [...made.ends], wideStarts: [...made.wideStarts], states: [...states], small: [...smallWords()] },
  };
}

/** Each once, however many languages have it. */
function entries(): (Listed & { readonly plain: string })[] {
  const found = new Map<string, { part: Part; text: string; plain: string; languages: number }>();
  for (const [i, { secret }] of LEXICONS.entries())
    for (const [part, texts] of Object.entries(secret) as [SecretPart, string][]) {
      const plain = spelled(texts).split(",");
      for (const [n, written] of texts.split(",").entries()) {
        const text = written.trim();
        const same = found.get(`${part} ${text}`);
        if (same !== undefined) same.languages |= 1 << i;
        else if (text !== "") found.set(`${part} ${text}`, { part, text, plain: plain[n]!.trim(), languages: 1 << i });
      }
    }
  const everywhere = [...EVERYWHERE, ["name", ACCOUNTS] as const].flatMap(([part, texts]) =>
    texts.split(", ").map((text) => ({ part, text, plain: spelled(text), languages: (1 << LEXICONS.length) - 1 })),
  );
  return [...everywhere, ...found.values()];
}

function smallWords(): Map<string, number> {
  const small = new Map<string, number>();
  for (const [i, { stopWords, condition, contrast, link, reason }] of LEXICONS.entries())
    for (const word of [...stopWords.split(/\s+/), ...[condition, contrast, link, reason].join(",").split(/,\s*/)])
      if (/^\p{L}+$/u.test(word)) small.set(word, (small.get(word) ?? 0) | (1 << i));
  return small;
}

function file(number: number, part: Part, plain: string, made: Made): void {
  const what = TELLING.has(part) ? TELLS : SOME;
  for (const { text, open, inside } of headsOf(plain))
    if (isWide(text.charCodeAt(0))) {
      enter(made.characters, text, number);
      mark(made.wideStarts, text.charCodeAt(0), what);
    } else if (inside && part === "state") continue;
    else
      for (const word of [text, ...respelled(text, () => false)])
        if (inside) {
          enter(made.endings, word.slice(-PREFIX), number);
          hashed(made.ends, word.slice(-GRAM), true, what);
        } else {
          enter(open ? made.beginnings : made.words, open ? word.slice(0, PREFIX) : word, number);
          const lengths = open ? ALL_LENGTHS & ~(lengthBit(word.length) - 1) : lengthBit(word.length);
          hashed(made.starts, word, open, lengths);
          if (what === TELLS) hashed(made.tellingStarts, word, open, lengths);
        }
}
const ALL_LENGTHS = 0xffff;

const mark = (map: Map<number, number>, at: number, what: number): void => {
  map.set(at, (map.get(at) ?? 0) | what);
};

/** Marks how a word is spelled in either case, letter by letter; where it goes on, with any letter after. */
function hashed(table: Map<number, number>, word: string, goesOn: boolean, what: number, at = 0, hash = 0): void {
  if (at === GRAM) mark(table, hash, what);
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
