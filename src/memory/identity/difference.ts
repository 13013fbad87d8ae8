/**
 * In what a claim differs from a memory that it much resembles, so that nobody may merge it unseen: a number, date,
 * link, identifier or name that the memory lacks, a negation more or less, or a word that means the opposite. A claim
 * that says the same or less differs in nothing.
 */

import { once, onceOf } from "../../once.ts";
import { withoutArticle } from "../../text/articles.ts";
import { bitOf, spokenIn } from "../../text/languages.ts";
import { LEXICONS } from "../../text/lexicon/all.ts";
import { isWide } from "../../text/scripts.ts";
import { denialsIn } from "../evidence/denials.ts";
import { specificsOf } from "../evidence/specifics.ts";
import { fold } from "../fold.ts";
import { otherSigns } from "./similarity.ts";

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
