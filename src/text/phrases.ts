/**
 * Finds what a text says, in any language: one pass over its words finds the phrases of every key of the lexicon. A phrase ends
 * where its words end, not within a longer word, a path or a flag, and does not count within a code span. Linear; the
 * phrases of a word are spelled out when it is met first.
 */
import { folded } from "./folding.ts";
import type { Spoken } from "./languages/sets.ts";
import { spokenIn } from "./languages.ts";
import type { Language, PhraseKey } from "./lexicon/lexicon.ts";
import { codeSpans } from "./phrases/code-spans.ts";
import type { Phrase, Piece } from "./phrases/notation.ts";
import { type Beginning, isWord, type PhraseIndex, phraseIndex } from "./phrases/phrase-index.ts";
import { isHangul, isSpacedLetter, isWide } from "./scripts.ts";

export interface Found {
  readonly key: PhraseKey;
  readonly language: Language;
  /** Where in the text, as slice takes it. */
  readonly from: number;
  readonly to: number;
}

/** The text that is looked at, parted into words. */
interface Parted {
  readonly plain: string;
  readonly written: string;
  readonly at: (position: number) => number;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

interface Read {
  /** What the text is written in, as it was asked; `isOwn`: as it tells itself. */
  readonly sure: number;
  readonly possible: number;
  readonly isOwn: boolean;
  readonly found: readonly Found[];
}

/** The parts of orders are many, and asked for at the gate alone, which has an index of its own. */
const SAID = phraseIndex((key) => !key.startsWith("instruction.") && key !== "secret.about");

/** Sentences read of late: the ranker, the sure claims and the document ask the same ones, each as what it is written in. */
const known = new Map<string, readonly Read[]>();
const MOST_KNOWN = 8000;
/** A longer one is rare, and would fill the memory. */
const LONGEST_KNOWN = 600;
let last: { readonly text: string; readonly reads: readonly Read[] } | undefined;

/**
 * All that a text says, in order; of one key the longest where several begin at one place.
 * @param given what its line or its log is written in; reckoned from the text itself when not given
 */
export function phrasesIn(text: string, given?: Spoken): readonly Found[] {
  const before = (last?.text === text ? last.reads : known.get(text)) ?? [];
  const own = given === undefined ? before.find(({ isOwn }) => isOwn) : undefined;
  if (own !== undefined) return own.found;
  const spoken = given ?? spokenIn(text);
  const { sure, possible } = spoken;
  const same = before.find((one) => one.sure === sure && one.possible === possible);
  if (same !== undefined) return same.found;
  const { raw, at } = scan(text, spoken, SAID);
  const read = { sure, possible, isOwn: given === undefined, found: settled(raw, at) };
  const reads = [...before, read];
  if (known.size >= MOST_KNOWN) known.clear();
  if (text.length <= LONGEST_KNOWN) known.set(text, reads);
  last = { text, reads };
  return read.found;
}

/**
 * The phrases of an index, for each language by itself, as if the text were of it alone: what one hears hides nothing from
 * another.
 */
export function phrasesOfEach(
  text: string,
  spoken: Spoken,
  index: PhraseIndex,
): ReadonlyMap<Language, readonly Found[]> {
  const { raw, at } = scan(text, spoken, index);
  const each = new Map<Language, readonly Found[]>();
  for (const [language, some] of Map.groupBy(raw, ({ entry }) => entry.language)) each.set(language, settled(some, at));
  return each;
}

function scan(text: string, { sure, possible }: Spoken, beginningsAt: PhraseIndex) {
  const { text: plain, at } = folded(text);
  const starts: number[] = [];
  const ends: number[] = [];
  const parted: Parted = { plain, written: text, at, starts, ends };
  const raw: Raw[] = [];
  let spans: ((position: number) => boolean) | undefined;
  const isCode = (position: number): boolean => {
    spans ??= codeSpans(plain);
    return spans(position);
  };
  let hasWide = false;
  for (let i = 0, start = 0; i <= plain.length; i++) {
    const code = i < plain.length ? plain.charCodeAt(i) : 32;
    if (isSpacedLetter(code)) continue;
    if (i > start) {
      starts.push(start);
      ends.push(i);
    }
    start = i + 1;
    hasWide ||= isWide(code);
  }
  const isRead = ({ entry, phrase }: Beginning): boolean =>
    (entry.bit & possible) !== 0 && (!phrase.sureOnly || (entry.bit & sure) !== 0);
  for (let t = 0; t < starts.length; t++) {
    const from = starts[t]!;
    const { free, byNext } = beginningsAt(plain.slice(from, ends[t]));
    const bound = byNext.get(plain.charCodeAt(starts[t + 1] ?? plain.length)) ?? NONE;
    for (let f = 0, b = 0; f < free.length || b < bound.length; ) {
      const beginning = isBefore(free[f], bound[b]) ? free[f++]! : bound[b++]!;
      if (!isRead(beginning)) continue;
      const end = endOfWords(beginning.phrase, t, parted);
      if (end < 0 || (beginning.phrase.opens && !isOpening(plain, from))) continue;
      if (!isGluedLeft(plain, from) && !isGluedRight(plain, end) && !isCode(from))
        raw.push({ entry: beginning.entry, phrase: beginning.phrase, from, to: end });
    }
  }
  if (hasWide)
    for (let i = 0; i < plain.length; i++) {
      const code = plain.charCodeAt(i);
      if (!isWide(code) || isCode(i)) continue;
      const { free, byNext } = beginningsAt(plain.charAt(i));
      const bound = byNext.get(plain.charCodeAt(i + 1)) ?? NONE;
      for (let f = 0, b = 0; f < free.length || b < bound.length; ) {
        const beginning = isBefore(free[f], bound[b]) ? free[f++]! : bound[b++]!;
        if (!isRead(beginning)) continue;
        // A Korean word begins where its phrase does, unless the entry says otherwise.
        if (!beginning.phrase.pieces[0].inside && isHangul(code) && i > 0 && isHangul(plain.charCodeAt(i - 1)))
          continue;
        const end = endOfPieces(beginning.phrase, i, plain);
        if (end >= 0 && !(beginning.phrase.opens && !isOpening(plain, i)))
          raw.push({ entry: beginning.entry, phrase: beginning.phrase, from: i, to: end });
      }
    }
  return { raw, at };
}

const NONE: readonly Beginning[] = [];

/** Both lists are in the order of the lexicons. */
const isBefore = (one: Beginning | undefined, other: Beginning | undefined): boolean =>
  one !== undefined && (other === undefined || one.nth < other.nth);

interface Raw extends Omit<Beginning, "next" | "nth"> {
  readonly from: number;
  readonly to: number;
}

/** Without what an exception or a longer phrase of the same key covers. */
function settled(raw: readonly Raw[], at: (position: number) => number): readonly Found[] {
  if (raw.length === 0) return [];
  if (raw.length === 1) {
    const [{ entry, phrase, from, to }] = raw as readonly [Raw];
    return phrase.exception ? [] : [{ key: entry.key, language: entry.language, from: at(from), to: at(to) }];
  }
  const order = raw.toSorted(
    (a, b) => a.from - b.from || b.to - a.to || Number(b.phrase.exception) - Number(a.phrase.exception),
  );
  const covered = new Map<PhraseKey, number>();
  const excepted = new Map<PhraseKey, number>();
  const found: Found[] = [];
  for (const { entry, phrase, from, to } of order) {
    const { key, language } = entry;
    if (to <= (covered.get(key) ?? -1) || from < (excepted.get(key) ?? -1)) continue;
    (phrase.exception ? excepted : covered).set(key, to);
    if (!phrase.exception) found.push({ key, language, from: at(from), to: at(to) });
  }
  return found;
}

/** So many other words, or characters of an unspaced script, may stand in a gap. */
const WIDEST_GAP = 5;
const WIDEST_GAP_OF_CHARACTERS = 12;

/** Where a phrase ends whose first word is found, or -1. */
function endOfWords({ pieces }: Phrase, word: number, text: Parted): number {
  const { capitals, tail } = pieces[0];
  if (capitals && !fits(pieces[0], word, text)) return -1;
  if (tail !== undefined) {
    // `API キー` is written with a space and without.
    const from = text.ends[word]! + (text.plain.charCodeAt(text.ends[word]!) === 32 ? 1 : 0);
    return text.plain.startsWith(tail, from) ? from + tail.length : -1;
  }
  let at = word;
  for (let i = 1; i < pieces.length; i++) {
    const piece = pieces[i]!;
    at = piece.afterGap ? nextAfterGap(piece, at, text) : isJoined(text, at) ? at + 1 : -1;
    if (at < 0 || (!piece.afterGap && !fits(piece, at, text))) return -1;
  }
  return text.ends[at]!;
}

function fits(piece: Piece, word: number, { plain, written, at, starts, ends }: Parted): boolean {
  const from = starts[word]!;
  const longer = ends[word]! - from - piece.text.length;
  // Most fail here, of millions: nothing is cut out to be compared.
  if (longer < 0 || (longer > 0 && !piece.open && !piece.inside)) return false;
  if (piece.inside ? !isWord(piece, plain.slice(from, ends[word])) : !plain.startsWith(piece.text, from)) return false;
  if (!piece.capitals) return true;
  const own = written.slice(at(from), at(from + piece.text.length));
  return own === own.toUpperCase();
}

function nextAfterGap(piece: Piece, word: number, text: Parted): number {
  let isAside = false;
  for (let next = word + 1; next <= word + 1 + WIDEST_GAP && next < text.starts.length; next++) {
    const between = text.plain.slice(text.ends[next - 1], text.starts[next]);
    if (CLAUSE_END.test(between)) return -1;
    if (DASH.test(between)) isAside = !isAside;
    if (!isAside && fits(piece, next, text)) return next;
  }
  return -1;
}

const CLAUSE_END = /[.;:!?。；：！？\n]/;
/** `Check it — if it leaks`; between two of them stands an aside. */
const DASH = /—|\s[–-]\s/;
/** Between the words of one phrase stand spaces, a hyphen, an apostrophe, or the marks of `n/a` and `a.u.b`. */
const JOIN = /^(?:\s+|['./-])$/;

function isJoined({ plain, starts, ends }: Parted, word: number): boolean {
  const [from, to] = [ends[word]!, starts[word + 1]];
  if (to === undefined) return false;
  return (to - from === 1 && plain.charCodeAt(from) === 32) || JOIN.test(plain.slice(from, to));
}

function endOfPieces({ pieces }: Phrase, from: number, plain: string): number {
  let at = from;
  for (let i = 0; i < pieces.length; i++) {
    const { text, afterGap, closed } = pieces[i]!;
    if (afterGap) {
      const next = plain.slice(at, at + WIDEST_GAP_OF_CHARACTERS + text.length).indexOf(text);
      if (next < 0 || CLAUSE_END.test(plain.slice(at, at + next))) return -1;
      at += next;
    } else {
      // Koreans part the words of a phrase, or do not.
      if (i > 0 && plain.charCodeAt(at) === 32) at++;
      if (!plain.startsWith(text, at)) return -1;
    }
    at += text.length;
    if (closed && isHangul(plain.charCodeAt(at))) return -1;
  }
  return at;
}

/** Whether a sentence begins at a place, or what stands behind a label. */
function isOpening(plain: string, from: number): boolean {
  let at = from - 1;
  while (at >= 0 && !CLAUSE_END.test(plain.charAt(at))) if (LETTER.test(plain.charAt(at--))) return false;
  return true;
}

/** Whether a word is only the end of something longer: `read-only`, `src/fixed`, `v1.done`, `@user`, `--always`. */
function isGluedLeft(plain: string, from: number): boolean {
  const sign = plain.charCodeAt(from - 1);
  if (sign === 64 || sign === 47 || sign === 92) return true;
  if (sign !== 45 && sign !== 46) return false;
  const before = plain.charCodeAt(from - 2);
  return before === sign || isSpacedLetter(before);
}

/** Or only its beginning: `must-have`, `done.ts`, `always/never`, `user@host`, `fixed()`. */
function isGluedRight(plain: string, to: number): boolean {
  const sign = plain.charCodeAt(to);
  if (sign === 64 || sign === 47 || sign === 92) return true;
  const next = plain.charCodeAt(to + 1);
  if (sign === 40) return next === 41;
  return (sign === 45 || sign === 46) && isSpacedLetter(next);
}

export interface Sayings {
  /** Whether a text says one of them. */
  readonly test: (text: string, spoken?: Spoken) => boolean;
  readonly first: (text: string, spoken?: Spoken) => Found | undefined;
  readonly all: (text: string, spoken?: Spoken) => readonly Found[];
  /** The one a text begins with, marks and signs aside. */
  readonly leading: (text: string, spoken?: Spoken) => Found | undefined;
  /** The one a text ends with. */
  readonly closing: (text: string, spoken?: Spoken) => Found | undefined;
  /** The text without all of them: what is left where they are all it says. */
  readonly without: (text: string, spoken?: Spoken) => string;
}

/** The matcher of some keys: `saying("reason")`. Costs nothing until it is asked. */
export function saying(...keys: readonly PhraseKey[]): Sayings {
  const wanted: ReadonlySet<PhraseKey> = new Set(keys);
  const all = (text: string, spoken?: Spoken): readonly Found[] =>
    phrasesIn(text, spoken).filter(({ key }) => wanted.has(key));
  const first = (text: string, spoken?: Spoken): Found | undefined =>
    phrasesIn(text, spoken).find(({ key }) => wanted.has(key));
  return {
    all,
    first,
    test: (text, spoken) => first(text, spoken) !== undefined,
    leading: (text, spoken) => {
      const found = first(text, spoken);
      return found !== undefined && !LETTER.test(text.slice(0, found.from)) ? found : undefined;
    },
    closing: (text, spoken) => {
      const found = all(text, spoken).reduce<Found | undefined>(
        (best, one) => (best === undefined || one.to >= best.to ? one : best),
        undefined,
      );
      return found !== undefined && !LETTER.test(text.slice(found.to)) ? found : undefined;
    },
    // Phrases of two keys may stand at one place, or run into each other: each letter goes once.
    without: (text, spoken) => {
      let [left, at] = ["", 0];
      for (const { from, to } of all(text, spoken)) {
        if (from >= at) left += `${text.slice(at, from)} `;
        at = Math.max(at, to);
      }
      return left + text.slice(at);
    },
  };
}

const LETTER = /[\p{L}\p{N}]/u;
