/**
 * Finds what names something by its form alone: capitalised words of prose, and identifiers of code. Which of them matter, and
 * how two are compared, is for the rooms to say. Linear.
 */
import { isSmallWord } from "./words.ts";

export interface Name {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * A capitalised word with those it is written together with: `Redis`, `Sam Altman`, `New York`, `PostgreSQL 16`. Scripts without
 * capitals cling to a name: `Redisは` names Redis.
 */
const NAME =
  /(?<![\p{Lu}\p{Ll}\p{Lt}\p{N}_])\p{Lu}[\p{Lu}\p{Ll}\p{Lt}\p{N}'’]*(?:[-. ](?=\p{Lu}|\d)[\p{Lu}\p{Ll}\p{Lt}\p{N}'’]+){0,3}/gu;
const SENTENCE_BEGINS = /(?:^|[.!?:;。！？：；\n]["'“”»«)\]]*\s*|^[\s>*#\-\d.)[\]]*)["'“«(]*$/u;
/** What stands before a name tells whether a sentence begins there: no more is looked at. */
const BEFORE = 12;

/**
 * The capitalised names of a text. The first word of a sentence is one only where it cannot be an ordinary word: with a capital
 * or a digit inside. So a person's first name may be missing there; the family name is found.
 */
export function namesIn(text: string): Name[] {
  const found: Name[] = [];
  for (const match of text.matchAll(NAME)) {
    const [name] = match;
    const from = match.index;
    const isFirst = SENTENCE_BEGINS.test(text.slice(Math.max(0, from - BEFORE), from)) || from === 0;
    const kept = isFirst ? withoutOpening(name) : name;
    if (kept.length < 2 || isSmallWord(kept)) continue;
    found.push({ from: from + name.length - kept.length, to: from + name.length, text: kept });
  }
  return found;
}

/** Without the word that a sentence begins with, unless it is a name for certain. */
function withoutOpening(name: string): string {
  const [first = ""] = name.split(" ", 1);
  if (/\p{L}[\p{Lu}\d]/u.test(first)) return name;
  const rest = name.slice(first.length).trimStart();
  return /^\p{Lu}/u.test(rest) ? rest : "";
}

/** Where nouns have capitals, what is a name for certain: `DuckDB`, `Meier` of `Kunde Meier`; nothing behind one that the lines have. */
export function nameAmongNouns(name: string, lines: string): string {
  const [first = "", ...further] = name.split(" ");
  // `Martas Freigabe`, of `Marta's approval`.
  const owner = first.replace(/(?<=\p{L}{3})['’]?s$/u, "");
  return /\p{Ll}\p{Lu}/u.test(name) ? name : lines.includes(owner) ? "" : further.join(" ");
}

/**
 * Where a text, in small letters, has a name, and not inside a longer word or number: `redis 7` stands neither in `redis 72` nor in
 * `redis 7.2`, `ole` not in `console`. Scripts without spaces cling to a name.   @returns -1 where it has none
 */
export function placeOf(name: string, text: string): number {
  for (let at = name === "" ? -1 : text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const goesOn =
      /[a-z0-9]$/.test(name) && /^(?:[a-z0-9]|\.\d)/.test(text.slice(at + name.length, at + name.length + 2));
    if (!goesOn && !(/^[a-z0-9]/.test(name) && /[a-z0-9]/.test(text[at - 1] ?? ""))) return at;
  }
  return -1;
}
