/**
 * How alike two claims are, by their words, and in what they differ so that nobody may merge them unseen: a number, date, link,
 * identifier or name, a negation more or less, or a word that means the opposite. A claim that says the same or less differs in nothing.
 */

import { once, onceOf } from "../../once.ts";
import { withoutArticle } from "../../text/articles.ts";
import { bitOf, spokenIn } from "../../text/languages.ts";
import { LEXICONS } from "../../text/lexicon/all.ts";
import { isWide } from "../../text/scripts.ts";
import { contentWords } from "../../text/words.ts";
import { denialsIn } from "../evidence/denials.ts";
import { specificsOf } from "../evidence/specifics.ts";
import { fold } from "../fold.ts";
import type { Wording } from "../memory.ts";

/** All that a reader is told. */
export const saying = ({ name, description, body }: Pick<Wording, "name" | "description" | "body">): string =>
  [name, description, body].join("\n");

/** The share of the shorter text's content words that the other says too (overlap coefficient), 0 to 1. */
export function wordOverlap(a: string, b: string): number {
  const [one, other] = [new Set(contentWords(a)), new Set(contentWords(b))];
  return one.intersection(other).size / (Math.min(one.size, other.size) || 1);
}

/** Names inside sentences: capitalised words that do not begin one. They may not get lost where a text is replaced. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/(?<=[\p{L}\p{N},;)]\s)\p{Lu}[\p{Lu}\p{Ll}\p{Lt}\p{N}]{2,}/gu)].map(([name]) =>
    name.toLowerCase(),
  );
}

/** `hall C`, `node-a`, `disk (b)`, `棟A`, `the UK`: of what is of one form the letter alone is the name. An article that begins a sentence is none. */
const LETTERS =
  /(?<=[\p{L}\p{N},;)]\s|[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]-|\s[("“]|\p{Lo})(?!I(?!\p{L})|OK(?!\p{L}))(?:\p{Lu}{1,2}|(?<=-|\s\()\p{Ll})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}'’-]|\.\p{L})/gu;
export const lettersIn = (text: string): string[] =>
  [...text.matchAll(LETTERS)].map(([letters]) => `·${letters.toLowerCase()}`);

/** `< 5`, `50 $`, `-3`: what stands at a figure and is no letter. */
const SIGN = /[<>≤≥€$£¥₽₩%‰](?=[\s=]{0,2}\d)|(?<=\d[\s\u00a0]?)[€$£¥₽₩%‰]|(?<=^|[\s(])[+−-](?=\d)/gmu;
const signsIn = (text: string): Set<string> => new Set(text.match(SIGN));
/** A sign of each that the other lacks. A unit may as well be told in words. */
export function otherSigns(one: string, other: string): [string, string] | undefined {
  const [ours, theirs] = [signsIn(one), signsIn(other)];
  const [[here], [there]] = [ours.difference(theirs), theirs.difference(ours)];
  return here !== undefined && there !== undefined ? [here, there] : undefined;
}

/** Every number, date, URL, identifier and name of a text, as keys. A claim is held against many others, one after another. */
export const keysOf = onceOf(
  (text): ReadonlySet<string> => new Set([...specificsOf(text).map(({ key }) => key), ...namesIn(text)]),
  1_000,
  2_000,
);

/** What `text` lacks of the specifics and names of `other`. */
export function lacking(text: string, other: string): Set<string> {
  const have = keysOf(text);
  const folded = text.toLowerCase();
  return new Set([...keysOf(other)].filter((key) => !have.has(key) && !(/^\p{L}/u.test(key) && folded.includes(key))));
}

/** Each names or counts what the other does not: another value, or another thing of the same form. */
export const areOthers = (a: string, b: string): boolean => lacking(a, b).size > 0 && lacking(b, a).size > 0;

/** What differs, for people: `it says 60`; undefined when nothing does. */
export function difference(claim: string, memory: string): string | undefined {
  const missing = unsaid(claim, memory);
  return missing === undefined ? opposition(claim, memory) : `it says ${missing}`;
}

/** A negation more or less, or a word that means the opposite. */
export function opposition(claim: string, memory: string): string | undefined {
  if (negationsIn(claim) !== negationsIn(memory)) return "one of them denies something more often";
  const opposite = oppositesIn(claim, memory) ?? otherSigns(claim, memory);
  return opposite ? `one says ${opposite[0]}, the other ${opposite[1]}` : undefined;
}

/** A pair of opposites of which each of two texts says one. */
export function oppositesIn(
  claim: string,
  memory: string,
  isMeant: (pair: Pair) => boolean = () => true,
): Pair | undefined {
  const ours = sidesOf(claim);
  if (ours.size === 0) return undefined;
  const theirs = sidesOf(memory);
  for (const [pair, side] of ours) {
    const other = theirs.get(pair);
    if (other !== undefined && other !== side && isMeant(pair)) return pair;
  }
  return undefined;
}

/** A number, date, link, identifier or name of a claim that a memory lacks. */
export function unsaid(claim: string, memory: string): string | undefined {
  const held = new Set(specificsOf(memory).map(({ key }) => key));
  return specificsOf(claim).find(({ key }) => !held.has(key))?.text ?? missingNames(claim, memory)[0];
}

/** How often a text denies, in any language: a denial that is missed merges two claims that contradict each other. */
export const negationsIn = (text: string): number => denialsIn(text).length;

/** Characters behind a word of denial that are looked at. */
const LONGEST_DENIAL = 40;

const PAUSE = /[.,;:!?()。，；：！？、\n]/u;

/** What follows each word of denial, to the next pause; in Chinese, Japanese and Korean it may as well stand before. */
export function deniedIn(text: string): string[] {
  let end = 0;
  return denialsIn(text).flatMap(({ from, to }) => {
    // `not never`: the second is what the first denies.
    if (from < end || isWide(text.charCodeAt(from))) return [];
    const [denied = ""] = text.slice(to, to + LONGEST_DENIAL).split(PAUSE, 1);
    end = to + denied.length;
    return [denied];
  });
}

/**
 * Capitalised words of a text that another does not have in any form. The first word of a sentence may be a name too.
 * Scripts without capitals are written without spaces around a name: `Redisは` names Redis, as `は` is no letter of it.
 */
function missingNames(text: string, other: string): readonly string[] {
  const folded = fold(other);
  return [...text.matchAll(/(?<![[\p{L}\p{N}]--\p{Lo}])\p{Lu}[[\p{L}\p{N}]--[\p{Lo}\u30fc]]{2,}/gv)]
    .map(([name]) => name)
    .filter((name) => withoutArticle(`${name.toLowerCase()} ${name}`) !== name && !folded.includes(fold(name)));
}

type Pair = readonly [string, string];
const pairs = once(() =>
  LEXICONS.map(({ language, opposites }) => ({
    bit: bitOf(language),
    of: opposites.split(",").map((pair) => fold(pair).split("/") as [string, string]),
  })),
);

/**
 * By pair, in order, the word of it that a text says alone: of the languages that it may be of, as `an` means another thing in each.
 * Each text is held against many.
 */
const sidesOf = onceOf((text): ReadonlyMap<Pair, string> => {
  const { possible } = spokenIn(text);
  const isSaid = saidOnly(text);
  const found = new Map<Pair, string>();
  for (const { bit, of } of pairs())
    for (const pair of (bit & possible) === 0 ? [] : of) {
      const [a, b] = pair;
      const side = isSaid(a, b) ? a : isSaid(b, a) ? b : undefined;
      if (side !== undefined) found.set(pair, side);
    }
  return found;
}, 2_000);

/** Tells whether a text says one word and not its opposite. A single character of an unspaced script is a part of too many words. */
function saidOnly(text: string): (word: string, opposite: string) => boolean {
  const folded = ` ${fold(text).replace(/[^\p{L}\p{M}\p{N}-]+/gu, " ")} `;
  const has = (wanted: string, other: string): boolean => {
    if (!isWide(wanted.charCodeAt(0))) return folded.includes(` ${wanted} `);
    // `非公開` is no `公開`.
    return wanted.length > 1 && (other.includes(wanted) ? folded.replaceAll(other, " ") : folded).includes(wanted);
  };
  return (word, opposite) => has(word, opposite) && !has(opposite, word);
}
