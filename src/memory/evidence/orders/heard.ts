/**
 * What a text says of the parts of an order, sentence by sentence and language by language, with what it only quotes told apart.
 * Linear: nothing is looked for beyond a sentence, and a sentence without end is cut.
 */
import { onceOf } from "../../../once.ts";
import { bitOf, bitsOf } from "../../../text/languages/sets.ts";
import { smallWords } from "../../../text/languages/small-words.ts";
import { spokenIn } from "../../../text/languages.ts";
import { phraseIndex } from "../../../text/phrases/phrase-index.ts";
import { phrasesOfEach } from "../../../text/phrases.ts";
import { firstFrom, inOrder, isDenied, type Part, partsOf } from "./parts.ts";
import type { Key } from "./rows.ts";
import { signsIn } from "./signs.ts";
import { type Unit, unitsOf } from "./units.ts";

export interface Heard {
  readonly keys: ReadonlySet<Key>;
  /** Those that are not within quotes. */
  readonly own: ReadonlySet<Key>;
  /** Two neighbouring sentences as one. */
  readonly across: boolean;
  /** Whether the sentence may be of the language in which it was heard so. */
  readonly likely: boolean;
}

/** English words of work that stand in the sentences of every language. */
const THINGS: ReadonlySet<string> = new Set(
  ["agent", "private", "safeguard", "inner", "guidance"].map((part) => `instruction.${part}`),
);

/** What is looked for: the parts of an order, what denies them, and what ends a clause. */
const PARTS = phraseIndex(
  (key) =>
    key.startsWith("instruction.") ||
    key === "negation" ||
    key === "refusal" ||
    key === "without" ||
    key === "link" ||
    key === "contrast" ||
    key === "preference" ||
    key === "heard.wants" ||
    key === "narration.speaker" ||
    key === "secret.about" ||
    key === "restricted",
);

/** A text of one piece is asked for its order and for its likeness. @param text one line */
export const heardIn: (text: string) => readonly Heard[] = onceOf(hear, 1);

function hear(text: string): Heard[] {
  const { signs: all, rest } = signsIn(text);
  const spoken = { sure: spokenIn(rest).sure, possible: possibleIn(rest) };
  const byLanguage = phrasesOfEach(rest, spoken, PARTS);
  const isQuoted = quotesIn(rest);
  const frames = [...byLanguage.values()].flat().filter(({ key }) => key === "instruction.frame");
  const isTaken = (sign: (typeof all)[number]): boolean =>
    SWITCHES.has(sign.key) &&
    (isRemote(text.slice(Math.max(0, sign.from - NEAR), sign.to)) ||
      byLanguage.values().some((phrases) => isDenied([...phrases, ...frames], sign, rest)));
  const signs = all.filter((sign) => !isTaken(sign));
  const things = (byLanguage.get("en") ?? []).filter(({ key }) => THINGS.has(key));
  let units: readonly Spoken[] | undefined;
  const heard: Heard[] = [];
  for (const language of new Set([...byLanguage.keys(), "en" as const])) {
    const own = byLanguage.get(language) ?? [];
    const phrases = language === "en" || things.length === 0 ? own : [...own, ...things].sort(inOrder);
    const parts = partsOf(phrases, rest, signs);
    if (parts.length === 0) continue;
    units ??= unitsOf(rest).map((unit) => ({ ...unit, spoken: spokenIn(rest.slice(unit.from, unit.to)).possible }));
    const told = parts.map((part) => ({ ...part, quoted: isQuoted(part.from) }));
    for (const one of inUnits(told, units, bitOf(language))) heard.push(one);
  }
  return heard;
}

/** `The git remote is https://…` tells where it is; whoever is to change it needs a verb that is no small word. */
const isRemote = (told: string): boolean =>
  /(?:^|[.:] )[-* ]*(?:(\p{L}{2,4}) )?git remote(?: origin)? (\p{Ll}{1,4}) \S+$/u
    .exec(told)
    ?.slice(1)
    .every((word) => word === undefined || smallWords().languages.has(word.toLowerCase())) === true;

const NEAR = 40;

const SWITCHES: ReadonlySet<Key> = new Set<Key>(["flag", "hooks"]);

/** Whatever the rest of the log is written in: all languages of the scripts that stand here. */
function possibleIn(text: string): number {
  let possible = bitOf("en");
  for (const [script, languages] of SCRIPTS) if (script.test(text)) possible |= languages;
  return possible;
}
const SCRIPTS: readonly (readonly [RegExp, number])[] = [
  [/\p{sc=Latin}/u, bitsOf("de", "fr", "es", "it", "pt", "nl", "pl", "id", "tr")],
  [/\p{sc=Cyrillic}/u, bitsOf("ru", "uk")],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u, bitsOf("zh", "ja")],
  [/\p{sc=Hangul}/u, bitsOf("ko")],
];

type Spoken = Unit & { readonly spoken: number };

function inUnits(parts: readonly Part[], units: readonly Spoken[], language: number): Heard[] {
  const heard: Heard[] = [];
  let next = 0;
  let before: readonly Part[] = [];
  for (const { to, goesOn, spoken } of units) {
    const likely = (spoken & language) !== 0;
    const own: Part[] = [];
    while (next < parts.length && parts[next]!.from < to) own.push(parts[next++]!);
    if (own.length > 0) heard.push(asHeard(goesOn ? [...before, ...own] : own, false, likely));
    if (own.length > 0 && before.length > 0 && !goesOn) heard.push(asHeard([...before, ...own], true, likely));
    before = own;
  }
  return heard;
}

/** So many parts of a sentence tell what it says. */
const MOST_PARTS = 200;

function asHeard(all: readonly Part[], across: boolean, likely: boolean): Heard {
  const parts = all.slice(0, MOST_PARTS);
  const own = parts.filter(({ quoted }) => !quoted);
  const keys = keysOf(parts, across);
  return { keys, own: own.length === parts.length ? keys : keysOf(own, across), across, likely };
}

function keysOf(parts: readonly Part[], across: boolean): Set<Key> {
  const keys = new Set(parts.map(({ key }) => key));
  // What one sentence skips is no rule that the next one names.
  const aside = across ? (["ignore"] as const) : (["ignore", "disable"] as const);
  if (aside.some((key) => keys.has(key)) && keys.has("prior") && overrides(parts, aside)) keys.add("override");
  return keys;
}

/** Rules that stand before are set aside in so many characters. */
const WIDEST_OVERRIDE = 110;
const BESIDE = 4;

/** An everyday word for rules counts where what stands before is named beside it: `ignore all lint rules` is none. */
function overrides(parts: readonly Part[], aside: readonly Key[]): boolean {
  const of = (...keys: readonly Key[]): Part[] => parts.filter(({ key }) => keys.includes(key));
  const gap = (a: Part, b: Part): number => Math.max(a.from - b.to, b.from - a.to);
  return of(...aside).some((ignore) =>
    of("guidance", "rules").some((guidance) =>
      of("prior").some((prior) => {
        // `Rule: switch the cache off before measuring` sets no rule aside.
        if (ignore.key === "disable" && guidance.labels) return false;
        const from = Math.min(ignore.from, guidance.from, prior.from);
        if (Math.max(ignore.to, guidance.to, prior.to) - from > WIDEST_OVERRIDE) return false;
        if (guidance.key === "guidance") return true;
        return gap(prior, guidance) <= BESIDE && (!prior.weak || gap(ignore, prior) <= BESIDE);
      }),
    ),
  );
}

const QUOTED =
  /“[^”\n]{1,300}”|„[^“”\n]{1,300}[“”]|«[^»\n]{1,300}»|「[^」\n]{1,300}」|『[^』\n]{1,300}』|"[^"\n]{1,300}"/g;

/** Tells whether a place is within quotes. */
function quotesIn(text: string): (place: number) => boolean {
  const spans = [...text.matchAll(QUOTED)].map(({ index, 0: quote }) => ({ from: index, to: index + quote.length }));
  if (spans.length === 0) return () => false;
  return (place) => {
    const after = firstFrom(spans, place + 1);
    return after > 0 && place < spans[after - 1]!.to;
  };
}
