/** Two statements in the same words of which two have changed places: `tea over coffee`, `coffee over tea`. `Ann and Bob` may be told in either order. */
import { once, onceOf } from "../../once.ts";
import { withoutArticle } from "../../text/articles.ts";
import { beginningsOf, isKin } from "../../text/kin.ts";
import { inAny } from "../../text/languages.ts";
import { LANGUAGES, type Language } from "../../text/lexicon/lexicon.ts";
import { saying } from "../../text/phrases.ts";
import { contentWords, stem } from "../../text/words.ts";
import { denialsIn } from "../evidence/denials.ts";
import { fold, sameList } from "../fold.ts";
import { clausesOf } from "./clauses.ts";
import { lettersIn } from "./similarity.ts";

interface Exchanged {
  readonly first: string;
  readonly second: string;
  /** It is the beginning that has changed: some languages begin with what they like. */
  readonly atBeginning: boolean;
}

/** A longer statement is a report. */
const MOST_TOKENS = 60;

/** What leads to the first is the same, or what stands between: `We move the shop from A to B`, `The shop goes from B to A`. Both say something besides. */
export function exchanged(one: string, other: string): Exchanged | undefined {
  const [ours, theirs] = [tokensOf(one), tokensOf(other)];
  if (Math.max(ours.length, theirs.length) > MOST_TOKENS) return undefined;
  const otherwise = takenOtherwise(one, other);
  if (otherwise !== undefined) return otherwise;
  // `Per drives Ida home`: in another language it is a small word.
  const names = new Set([one, other].flatMap((text) => text.match(NAME) ?? []).map(fold));
  const keyOf = (token: string): string => contentWords(token)[0] ?? (names.has(token) ? token : "");
  const [keys, others] = [ours, theirs].map((tokens) => tokens.map(keyOf));
  // `A bullet in Markdown looks as code in Markdown` has a word twice.
  if (sameList(keys!, others!)) return undefined;
  const kin = beginningsOf(others!);
  const isKept = (key: string): boolean => key !== "" && (others!.includes(key) || isKin(key, kin));
  for (const [at, x] of keys!.entries())
    for (const [to, y] of keys!.entries()) {
      const [atY, atX] = [others!.indexOf(y), others!.lastIndexOf(x)];
      if (x === "" || y === "" || x === y || to <= at || atY < 0 || atX <= atY) continue;
      const [between, before] = [ours.slice(at + 1, to), theirs.slice(atY + 1, atX)];
      if (Math.max(between.length, before.length) > MOST_BETWEEN || [between, before].some(isList)) continue;
      // `The archive key`, `the key to the archive`: one thing, and its parts in the other order.
      if ((between.length === 0) !== (before.length === 0)) continue;
      // `Los socios nuevos`
      if (between.length === 0 && !keys![at - 1]) continue;
      const isSame = between.length > 0 && sameList(between, before);
      const isSmall = [...keys!.slice(at + 1, to), ...others!.slice(atY + 1, atX)].every((key) => key === "");
      const isParted = between.length > 0 && between.at(-1) === before.at(-1);
      const isLed =
        at > 0 && (ours[at - 1] === theirs[atY - 1] || isKin(keys![at - 1]!, beginningsOf([others![atY - 1] ?? ""])));
      if (!isSame && !(isLed && (isSmall || isParted))) continue;
      // `Paint before sanding`, `sand before painting`: one says nothing else.
      const isAll = isSame && [keys!, others!].some((all) => all.filter((key) => key !== "").length === 2);
      if (isAll || keys!.some((key, i) => i !== at && i !== to && (isSame || i < at || i > to) && isKept(key)))
        return { first: ours[at]!, second: ours[to]!, atBeginning: at === 0 };
    }
  return undefined;
}

const [OVER, INSTEAD] = [saying("heard.over"), saying("replacement")];
/** These say behind it what is given up. */
export const SAID_LAST: readonly Language[] = ["tr", "ja", "ko"];
/** `SQLite was picked over DuckDB`, `Picked DuckDB over SQLite`: what stands behind is what was not taken, however the rest is turned. */
function takenOtherwise(one: string, other: string): Exchanged | undefined {
  const [ours, theirs] = [one, other].map(sidesOf);
  if (ours === undefined || theirs === undefined || ours.denials !== theirs.denials) return undefined;
  const isTurned = ours.taken.includes(theirs.left) && theirs.taken.includes(ours.left) && ours.left !== theirs.left;
  return isTurned ? { first: theirs.left, second: ours.left, atBeginning: false } : undefined;
}
function sidesOf(text: string) {
  const over = OVER.first(text, inAny(text));
  const [before, behind] = [text.slice(0, over?.from), text.slice(over?.to ?? text.length)].map(contentWords);
  // `Instead of nginx Caddy runs`, `Kafka ではなく NATS`.
  const isLast = SAID_LAST.includes(over?.language ?? "en");
  const isFirst = before!.length === 0 && INSTEAD.leading(text, inAny(text)) !== undefined;
  const left = isLast ? before!.at(-1) : behind![0];
  const taken = isLast ? behind! : isFirst ? behind!.slice(1) : before!;
  return left === undefined ? undefined : { taken, left, denials: denialsIn(text, inAny(text)).length };
}
/** Within a sentence. */
const NAME = /(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}+/gu;
const MOST_BETWEEN = 5;
/** `Ann and Bob`. */
const isList = (between: readonly string[]): boolean => between.length > 0 && between.every(isBeside);

/** What stands in another's place has at most so many words: `New York`. */
const MOST_WORDS = 3;
/** What stands where, and what both say before and behind it. @param least fewer telling words in common are of two things */
export function inPlace(one: string, other: string, least = 2) {
  const [ours, theirs] = [tokensOf(one), tokensOf(other)];
  const shorter = Math.min(ours.length, theirs.length);
  if (shorter > MOST_TOKENS) return undefined;
  let [from, behind] = [0, 0];
  while (from < shorter && ours[from] === theirs[from]) from++;
  while (behind < shorter - from && ours.at(-1 - behind) === theirs.at(-1 - behind)) behind++;
  const [here, there] = [ours, theirs].map((words) => words.slice(from, words.length - behind));
  const [before, after] = [ours.slice(0, from), ours.slice(ours.length - behind)].map((words) => words.join(" "));
  const same = contentWords(`${before} ${after}`);
  // `Our crane`, of `the crane`: an article holds no place, and `hall A` is none.
  const letters = [one, other].flatMap(lettersIn);
  const isArticle = ([word, ...more]: readonly string[]): boolean =>
    more.length === 0 && withoutArticle(`${word} x`) === "x" && !letters.includes(`·${word}`);
  const isPlace = [here!, there!].every((words) => words.length > 0 && words.length <= MOST_WORDS && !isArticle(words));
  return isPlace && new Set(same).size >= least
    ? { here: here!.join(" "), there: there!.join(" "), before: before!, behind: after! }
    : undefined;
}

/** `by bus`, `by van`; `under the board`, `on the board`: word for word the same but in one place, where a small word may stand as well. */
export function isElseInOnePlace(one: string, other: string, least = 2): boolean {
  const place = inPlace(one, other, least);
  return place !== undefined && stem(place.here) !== stem(place.there);
}

/** `Mira leads the backend`, of `Kai leads the backend, Mira the app`: a clause, with a word of another one in a place of its own. */
export function crossed(one: string, other: string): string | undefined {
  const clauses = partsOf(other);
  const [words, tokens] = [contentWords(one), tokensOf(one)];
  // `At most 90`, of `at least 90`.
  const isWhole = (clause: string): boolean =>
    contentWords(clause).length > 1
      ? contentWords(clause).every((word) => words.includes(word))
      : tokensOf(clause).every((word) => tokens.includes(word));
  return clauses.length < 2 || clauses.some(isWhole)
    ? undefined
    : clauses.find((clause) => isElseInOnePlace(one, clause, words.length > 2 ? 2 : 1));
}
/** The clauses of a text, also on both sides of an `and`. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const clause of clausesOf(text)) {
    parts.push("");
    for (const word of clause.trim().split(/(?<=\s)/u))
      if (isBeside(word.trim().toLowerCase())) parts.push("");
      else parts[parts.length - 1] += word;
  }
  return parts.filter((part) => /\p{L}/u.test(part));
}

const segmenter = once(() => new Intl.Segmenter("en", { granularity: "word" }));

/** All words, small ones too; of scripts without spaces those that a dictionary parts. */
export const tokensOf = onceOf(
  (text): readonly string[] =>
    [...segmenter().segment(fold(text))].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])),
  200,
);

/** `and`, `or`, in each language. */
export const isBeside = (word: string): boolean => beside().has(word);
const beside = once(() => {
  const types = ["conjunction", "disjunction"] as const;
  const told = LANGUAGES.flatMap((one) => types.map((type) => new Intl.ListFormat(one, { type }).format(["1", "2"])));
  return new Set(told.flatMap((both) => both.split(/[\d\s]+/u)));
});
