/**
 * Two statements in the same words of which two have changed places: `tea over coffee`, `coffee over tea`. What only stands side by
 * side, `Ann and Bob`, may be told in either order.
 */
import { beginningsOf, isKin } from "../../text/kin.ts";
import { LANGUAGES } from "../../text/lexicon/lexicon.ts";
import { contentWords } from "../../text/words.ts";
import { fold, sameList } from "../fold.ts";

interface Exchanged {
  readonly first: string;
  readonly second: string;
  /** It is the beginning that has changed: some languages begin with what they like. */
  readonly atBeginning: boolean;
}

/** What changes places has at most so many words: `New York`. */
const MOST_WORDS = 3;
/** A longer statement is a report. */
const MOST_TOKENS = 60;

export function exchanged(one: string, other: string): Exchanged | undefined {
  const [ours, theirs] = [tokensOf(one), tokensOf(other)];
  if (Math.max(ours.length, theirs.length) > MOST_TOKENS) return undefined;
  return (ours.length === theirs.length ? inSameWords(ours, theirs) : undefined) ?? turnedRound(ours, theirs);
}

function inSameWords(ours: readonly string[], theirs: readonly string[]): Exchanged | undefined {
  const from = ours.findIndex((word, i) => word !== theirs[i]);
  if (from < 0) return undefined;
  const to = ours.findLastIndex((word, i) => word !== theirs[i]) + 1;
  const [a, b] = [ours.slice(from, to), theirs.slice(from, to)];
  for (let first = 1; first <= MOST_WORDS; first++)
    for (let second = 1; second <= MOST_WORDS && first + second < a.length; second++) {
      const [x, between, y] = [a.slice(0, first), a.slice(first, a.length - second), a.slice(a.length - second)];
      if (!sameList([...y, ...between, ...x], b) || isList(between)) continue;
      if ([x, y].some((part) => contentWords(part.join(" ")).length === 0)) continue;
      return { first: x.join(" "), second: y.join(" "), atBeginning: from === 0 };
    }
  return undefined;
}

/**
 * `We move the shop from A to B`, `The shop goes from B to A`: two words changed places in what else is told in other words. What leads to
 * the first is the same, or what stands between them; and both name one thing besides.
 */
function turnedRound(ours: readonly string[], theirs: readonly string[]): Exchanged | undefined {
  const [keys, others] = [ours, theirs].map((tokens) => tokens.map((token) => contentWords(token)[0] ?? ""));
  const kin = beginningsOf(others!);
  const isKept = (key: string): boolean => key !== "" && (others!.includes(key) || isKin(key, kin));
  for (const [at, x] of keys!.entries())
    for (const [to, y] of keys!.entries()) {
      const [atY, atX] = [others!.indexOf(y), others!.lastIndexOf(x)];
      if (x === "" || y === "" || x === y || to <= at || atY < 0 || atX <= atY) continue;
      const [between, before] = [ours.slice(at + 1, to), theirs.slice(atY + 1, atX)];
      if (Math.max(between.length, before.length) > MOST_BETWEEN || [between, before].some(isList)) continue;
      const isLed =
        at > 0 && (ours[at - 1] === theirs[atY - 1] || isKin(keys![at - 1]!, beginningsOf([others![atY - 1] ?? ""])));
      const isSmall = [...keys!.slice(at + 1, to), ...others!.slice(atY + 1, atX)].every((key) => key === "");
      const isParted = between.length > 0 && between.at(-1) === before.at(-1);
      if (!(isLed && (isSmall || isParted)) && !(isParted && sameList(between, before))) continue;
      if (keys!.some((key, i) => (i < at || i > to) && isKept(key)))
        return { first: ours[at]!, second: ours[to]!, atBeginning: false };
    }
  return undefined;
}
const MOST_BETWEEN = 5;
/** `Ann and Bob`. */
const isList = (between: readonly string[]): boolean =>
  between.length > 0 && between.every((word) => beside().has(word));

/** What stands in another's place where two statements are else the same words: `Jan looks after it`, `Lisa looks after it`. */
export function substituted(one: string, other: string): string | undefined {
  const place = inPlace(one, other);
  return place && `${place.here}, not ${place.there}`;
}

export function inPlace(one: string, other: string): { here: string; there: string } | undefined {
  const [ours, theirs] = [tokensOf(one), tokensOf(other)];
  const shorter = Math.min(ours.length, theirs.length);
  if (shorter > MOST_TOKENS) return undefined;
  let from = 0;
  while (from < shorter && ours[from] === theirs[from]) from++;
  let behind = 0;
  while (behind < shorter - from && ours.at(-1 - behind) === theirs.at(-1 - behind)) behind++;
  const [here, there] = [ours, theirs].map((words) => words.slice(from, words.length - behind));
  const same = contentWords([...ours.slice(0, from), ...ours.slice(ours.length - behind)].join(" "));
  const isPlace = [here!, there!].every((words) => words.length > 0 && words.length <= MOST_WORDS);
  return isPlace && new Set(same).size >= LEAST_SAME ? { here: here!.join(" "), there: there!.join(" ") } : undefined;
}
/** Two statements of fewer words in common are about two things. */
const LEAST_SAME = 2;

let segmenter: Intl.Segmenter | undefined;

/** All words, small ones too; of scripts without spaces those that a dictionary parts. */
function tokensOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter("en", { granularity: "word" });
  return [...segmenter.segment(fold(text))].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

let coordinating: ReadonlySet<string> | undefined;

/** `and`, `or`, in each language. */
function beside(): ReadonlySet<string> {
  coordinating ??= new Set(
    LANGUAGES.flatMap((language) =>
      (["conjunction", "disjunction"] as const).flatMap((type) =>
        new Intl.ListFormat(language, { type }).format(["1", "2"]).split(/[\d\s]+/u),
      ),
    ),
  );
  return coordinating;
}
