/**
 * Whether a claim's sentence says the contrary of a line without denying it: `ends` for `begins`, `anybody` for `nobody`, or the
 * two sides of `A reports to B` exchanged. What both may hold of one thing at two times is contrary only in the same sentence.
 */
import { once } from "../../once.ts";
import { bitsOf } from "../../text/languages/sets.ts";
import { EVERY_LANGUAGE, inAny, spokenIn } from "../../text/languages.ts";
import { LEXICONS } from "../../text/lexicon/all.ts";
import { saying } from "../../text/phrases.ts";
import { isHan } from "../../text/scripts.ts";
import { contentWords, isSmallWord } from "../../text/words.ts";
import { exchanged, inPlace } from "../identity/exchanged.ts";
import { denialsIn, unlabelled } from "./denials.ts";
import { areSame, unsharedBy } from "./same-words.ts";

/** Of more words that only one of the two says nothing is told in another's place. Two ideographs are three. */
const MOST_OTHER = 4;
const EVERYONE = saying("widened");

/** @returns whether there is no other reading; undefined where the two are not contrary */
export function contrary(sentence: string, line: string): { sure: boolean } | undefined {
  const [a, b] = [unlabelled(sentence), unlabelled(line)];
  const only = [unsharedBy(a, b), unsharedBy(b, a)] as const;
  if (only.some(({ length }) => length > MOST_OTHER)) return undefined;
  return quantified(a, b) ?? opposed(a, b, only) ?? turnedRound(a, b);
}

/** `Anybody may`, of `Nobody may`. */
function quantified(a: string, b: string): { sure: boolean } | undefined {
  const place = inPlace(a, b);
  if (place === undefined) return undefined;
  const [here, there] = [place.here, place.there].map((text) => ({
    isAll: EVERYONE.test(text, EVERY_LANGUAGE),
    isNone: denialsIn(text, inAny(text)).length > 0,
  }));
  const isTurned = (here!.isAll && !here!.isNone && there!.isNone) || (there!.isAll && !there!.isNone && here!.isNone);
  return isTurned ? { sure: true } : undefined;
}

const pairs = once(() =>
  LEXICONS.flatMap(({ contraries }) => contraries.split(",")).map((pair) => {
    const [one = "", other = ""] = pair.trim().split("/");
    return { written: [one, other], keys: [contentWords(one), contentWords(other)] } as const;
  }),
);

/** Further words in which the two may differ, of each. */
const MOST_FURTHER = 1;

function opposed(
  a: string,
  b: string,
  [ours, theirs]: readonly [readonly string[], readonly string[]],
): { sure: boolean } | undefined {
  for (const { written, keys } of pairs())
    for (const [x, y] of [
      [0, 1],
      [1, 0],
    ] as const) {
      if (isHan(written[x].charCodeAt(0))) {
        const isInPlace = a.includes(written[x]) && b.includes(written[y]) && !b.includes(written[x]);
        if (isInPlace && a.replace(written[x], written[y]) === b) return { sure: true };
        continue;
      }
      const isPair = keys[x].length > 0 && keys[x].every((key) => ours.includes(key));
      if (!isPair || keys[y].length === 0 || !keys[y].every((key) => theirs.includes(key))) continue;
      const further = [ours.length - keys[x].length, theirs.length - keys[y].length];
      if (Math.max(...further) <= MOST_FURTHER && isAboutTheSame(a, ours)) return { sure: Math.max(...further) === 0 };
    }
  return undefined;
}

const LEAST_SHARED = 2;
const isAboutTheSame = (a: string, only: readonly string[]): boolean =>
  new Set(contentWords(a)).size - only.length >= LEAST_SHARED;

/** Here the order of words tells who does what to whom; elsewhere endings do, or nothing does. */
const ORDERED = bitsOf("en", "fr", "es", "it", "pt", "id", "zh");
const LISTED = /[,;、，/&]/u;

function turnedRound(a: string, b: string): { sure: boolean } | undefined {
  if (LISTED.test(a) || !areSame(a, b)) return undefined;
  const places = exchanged(a, b);
  if (places === undefined) return undefined;
  const { sure } = spokenIn(`${a}\n${b}`);
  const isOrdered = sure !== 0 && (sure & ~ORDERED) === 0;
  const [before = ""] = /\p{L}+(?=\s+$)/u.exec(a.slice(0, a.toLowerCase().lastIndexOf(places.second))) ?? [];
  // `Reports to`: in any language, behind such a word stands whom it is done to.
  return isOrdered || (before !== "" && isSmallWord(before)) ? { sure: false } : undefined;
}
