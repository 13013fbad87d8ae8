/**
 * What a line names only to say that it does not hold: `B` of `A instead of B`, `A, not B`, `A, no longer in B`, `moved from B to A`.
 * Who claims it and leaves out what holds tells the old value for the new one.
 */
import { withoutArticle } from "../../text/articles.ts";
import { labelled } from "../../text/labels.ts";
import { inAny, type Spoken, spokenIn } from "../../text/languages.ts";
import { markOf } from "../../text/marks.ts";
import { type Found, type Sayings, saying } from "../../text/phrases.ts";
import { isWide } from "../../text/scripts.ts";
import { contentWords, isSmallWord } from "../../text/words.ts";
import { claimedOf, claims } from "../identity/clauses.ts";
import { SAID_LAST, tokensOf } from "../identity/exchanged.ts";
import { withoutReason } from "../identity/told.ts";
import { denialsIn, isCorrection, unlabelled } from "./denials.ts";

/** What a sentence gives up, and what it says besides. */
interface GivenUp {
  readonly old: readonly string[];
  readonly kept: readonly string[];
}

const OVER = saying("heard.over", "replacement");
const LEADS = saying("negation", "ended", "heard.over");
const ENDS = saying("ended");
const CHANGES = saying("replacement", "return");
const FROM = saying("from");
/** `No more than 5`, `not before noon`. */
const COMPARES = saying("measured");
/** No full stop: within a sentence it ends `Dr.` */
const PAUSE = /(?<=[,;:!?()，；：、])|\s[—–-]\s/u;
/** What is named has at most so many words: `the old gym in Breda`. */
const MOST_NAMED = 3;

/** Who says one of these tells of the change. */
const TELLS_CHANGE = saying(
  ...(["ended", "return", "replacement", "withdrawal", "denied", "leaving", "negation", "forbidden"] as const),
  ...(["newly", "completion", "open"] as const),
);

/**
 * @param said sentences of the evidence
 * @returns the one that gives up what a claim's sentence tells, with whether the two leave no other reading
 */
export function givenUp(sentence: string, said: readonly string[]): { says: string; sure: boolean } | undefined {
  if (isAddition(sentence)) return undefined;
  const main = withoutReason(unlabelled(sentence)).replaceAll("-", " ");
  // `No coreto` denies nothing: a short claim is of its line's language.
  const spoken = inAny(spokenIn(main).sure === 0 ? said.join("\n") : main);
  // What a line gives up, put in the place of what took its place.
  if (replacesItself(main, spoken) && !said.some((says) => replacesItself(says, spoken)))
    return said[0] === undefined ? undefined : { says: said[0], sure: true };
  if (TELLS_CHANGE.test(statedIn(unlabelled(sentence)), spoken) || denialsIn(main, spoken).length > 0) return undefined;
  const words = [...new Set(contentWords(main))];
  const isClaimed = holderOf(words);
  for (const says of said)
    for (const { old, kept } of givenUpIn(says)) {
      const told = old.filter(isClaimed);
      // All of what is kept: then it tells both.
      if (kept.length > 0 && (2 * told.length <= old.length || kept.every(isClaimed))) continue;
      const isShared = holderOf([...kept, ...old]);
      const shared = words.filter(isShared);
      const isAboutIt =
        shared.length >= (kept.length && told.length + 1) && shared.length >= LEAST_SHARED * words.length;
      if (!isAboutIt || ONLY.test(main) || isSaidElsewhere(told, says, said)) continue;
      return { says, sure: shared.length === words.length };
    }
  return undefined;
}

/** `Kong is dropped for Envoy`, of `we drop Envoy for Kong`: either names both sides, and another one as given up. */
export function turnsSides(one: string, other: string): boolean {
  const [isInOne, isInOther] = [one, other].map((text) => holderOf(contentWords(text)));
  const [ours, theirs] = [one, other].map((text) => {
    const spoken = spokenIn(text);
    const sides = text.split(PAUSE).flatMap((clause) => [...passedOver(clause, spoken), ...left(clause, spoken)]);
    return [...sides, ...objectDropped(text)].filter((word) => isInOne!(word) && isInOther!(word));
  });
  return ours!.length > 0 && theirs!.length > 0 && !ours!.some(holderOf(theirs!));
}

/** What is dropped: `drop Envoy for …`; before a word that is neither it nor its article, `Envoy is dropped for …`. */
function objectDropped(text: string): string[] {
  const found = DROPS.first(text);
  const behind = withoutArticle(text.slice(found?.to ?? text.length).trim());
  const isActive = contentWords(behind.split(/\s/u, 1)[0]!).length > 0;
  return isActive ? firstNamed(behind) : !/[\p{L}\p{N}]/u.test(behind) ? [] : lastNamed(text.slice(0, found!.from));
}

/** `128 instead of 128` */
const replacesItself = (text: string, spoken: Spoken): boolean =>
  text.split(PAUSE).some((clause) => {
    const figures = passedOver(clause, spoken).filter((word) => /^\d/.test(word));
    return figures.length > 0 && figures.every((figure) => timesIn(contentWords(clause), figure) > 1);
  });

/** Without the reason, but where that stands before what it is of. */
const statedIn = (text: string): string =>
  SAID_LAST.includes(REASON.first(text)?.language ?? "en") ? text : withoutReason(text);

/** Whether a line that gives something up says all that a sentence says, which names nothing of that. */
export function keeps(sentence: string, says: string): boolean {
  const words = contentWords(unlabelled(sentence));
  const given = givenUpIn(says);
  if (given.length !== 1 || denialsIn(withoutChange(says)).length > 0) return false;
  const [{ old, kept }] = given as [GivenUp];
  return words.every(holderOf(kept)) && !words.some(holderOf(old)) && denialsIn(sentence).length === 0;
}

/** A line without what it gives up: `COPY`, of `COPY instead of batches`. */
export function keptIn(says: string): string {
  const [{ old, kept } = { old: [], kept: [] }, other] = givenUpIn(says);
  const without = (word: string): string => (contentWords(word).some((one) => old.includes(one)) ? "" : word);
  return other || kept.length === 0 ? says : withoutChange(says).replace(/[\p{L}\p{N}]+/gu, without);
}

/** Whether a line gives up, for something else, what another one holds. */
export function givesUp(says: string, other: string): boolean {
  const over = givenUpIn(other).flatMap(({ old }) => old);
  const holds = holderOf(contentWords(unlabelled(other)));
  return givenUpIn(says).some(({ old, kept }) => {
    const news = old.filter((word) => !over.includes(word));
    return news.length > 0 && news.every(holds) && !kept.every((word) => holds(word) && !over.includes(word));
  });
}

/** Less is another claim, which names what is given up for its own sake. */
const LEAST_SHARED = 2 / 3;
/** `Not before nine` is `only from nine on`. */
const ONLY = saying("restricted");

/** A reason names what was before; how to apply a rule is a model's own words. */
function isAddition(sentence: string): boolean {
  const { label } = labelled(sentence);
  const mark = label === "" ? undefined : markOf(label);
  return mark === "reason" || mark === "apply";
}

/** Another sentence of the lines may say it of itself. */
const isSaidElsewhere = (told: readonly string[], says: string, said: readonly string[]): boolean =>
  said.some((other) => {
    if (other === says || says.includes(other)) return false;
    const isSaid = holderOf(contentWords(other));
    const given = new Set(givenUpIn(other).flatMap(({ old }) => old));
    return told.every((word) => isSaid(word) && !given.has(word));
  });

function holderOf(words: readonly string[]): (word: string) => boolean {
  const held = claimedOf(new Set(words));
  return (word) => claims(held, word);
}

function givenUpIn(says: string): GivenUp[] {
  const text = withoutReason(unlabelled(says));
  // `Mai 2024` begins with an Italian denial.
  const spoken = spokenIn(says);
  const telling = contentWords(withoutChange(text));
  const dropped = droppedIn(statedIn(unlabelled(says)));
  if (dropped.length > 0) return [{ old: dropped, kept: [] }];
  const clauses = text.split(PAUSE).filter((clause) => clause.trim() !== "");
  return clauses.flatMap((clause, i) => {
    const isMain = i === 0;
    const isTakenBack = i + 1 < clauses.length && isCorrection(clause, clauses[i + 1]);
    const named = [
      isTakenBack ? lastNamed(clauses[i - 1] ?? "") : [],
      contrasted(clause, spoken, isMain ? ENDS : LEADS, isMain && clauses.length === 1),
      passedOver(clause, spoken),
      left(clause, spoken),
    ].find(({ length }) => length > 0);
    // What is said once more is said of what is kept.
    const isSaidAgain = (word: string): boolean => timesIn(telling, word) > timesIn(named!, word);
    const old = (named ?? []).filter((word) => !isSaidAgain(word));
    return old.length === 0 ? [] : [{ old, kept: telling.filter((word) => !old.includes(word)) }];
  });
}

/** `We tried Redis for the cache and dropped it`: of a clause that says nothing else, all that stands before it. */
function droppedIn(text: string): string[] {
  for (const { from, to } of DROPS.all(text)) {
    const parts = text.slice(0, from).split(WORD_ENDS);
    const last = parts.findLastIndex((word) => contentWords(word).length > 0);
    const [before, lead] = [parts.slice(0, last + 1).join(""), parts.slice(last + 1).join("")];
    const isClause = /[,;，、；]/u.test(lead) || BREAKS.test(lead);
    const [tail = ""] = text.slice(to).split(PAUSE, 1);
    if (isClause && contentWords(before).length > 1 && contentWords(tail).length === 0) return contentWords(before);
  }
  return [];
}
const [DROPS, REASON] = [saying("withdrawal", "leaving"), saying("reason")];
const BREAKS = saying("link", "contrast", "reason");
const WORD_ENDS = /(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])|(?=\p{Script=Hiragana})(?<!\p{Script=Hiragana})/u;

const WORDS_OF_CHANGE = saying("ended", "return", "replacement", "newly", "heard.over");
const withoutChange = (text: string): string => WORDS_OF_CHANGE.without(text);
const timesIn = (words: readonly string[], word: string): number => words.filter((one) => one === word).length;

/**
 * `…, not to Anton`, `…, no longer in Redis`: a clause that begins so, or ends so where a denial stands last. Before what goes on only
 * an end does, `We no longer use oak; …`: what is not done says nothing of what is. `For 96 days and no longer for 48`, of a value.
 */
function contrasted(clause: string, spoken: Spoken, leads: Sayings, isWhole: boolean): string[] {
  const found = leads.all(clause, spoken);
  const isValue = ({ to }: Found): boolean =>
    VALUE.test(
      clause
        .slice(to)
        .trim()
        .split(/\s+/u)
        .find((word) => !isSmallWord(word)) ?? "",
    );
  const first = isWhole ? found.find(isValue) : found.find(({ from }) => LEAD.test(clause.slice(0, from)));
  if (first !== undefined && !SAID_LAST.includes(first.language) && !COMPARES.test(clause)) {
    const end = Math.max(...found.filter(({ from, to }) => from <= first.to && to >= first.to).map(({ to }) => to));
    return named(clause.slice(end));
  }
  if (isWhole) return [];
  const last = found.findLast(
    ({ to, language }) => SAID_LAST.includes(language) && contentWords(clause.slice(to)).length === 0,
  );
  const before = last === undefined ? [] : contentWords(clause.slice(0, last.from));
  return before.length <= MOST_NAMED ? before : [];
}

const VALUE = /^[\p{N}\p{Lu}]/u;
/** `And not`: more, as in `it does not`, says something of what stands before. */
const LEAD = /^[^\p{L}\p{N}]*(?:\p{L}+[^\p{L}\p{N}]*)?$/u;

const PREFERS = saying("preference");
/** `Instead of Jira …`, `… rather than 120 minutes`, `prefers tabs over spaces`; `dropped Kong in favour of Envoy` has it before. */
function passedOver(clause: string, spoken: Spoken): string[] {
  const found = OVER.all(clause, spoken);
  const isBoth = ({ from, to }: Found): boolean =>
    found.some((one) => one.key !== "heard.over" && one.from < to && from < one.to);
  const over = found.find((one) => one.key === "heard.over" && (isBoth(one) || PREFERS.test(clause, spoken)));
  if (over === undefined) return [];
  if (SAID_LAST.includes(over.language) || DROPS.test(clause, spoken)) return lastNamed(clause.slice(0, over.from));
  const behind = clause.slice(over.to);
  return contentWords(clause.slice(0, over.from)).length === 0 ? named(behind).slice(0, 1) : named(behind);
}

/** `Moved from Kong to Envoy`: between two small words, behind one of change. */
function left(clause: string, spoken: Spoken): string[] {
  const changes = CHANGES.all(clause, spoken);
  for (const found of changes.length === 0 ? [] : FROM.all(clause, spoken)) {
    const { old, next } = sidesOf(clause, found);
    const isOf = changes.some((change) => isNear(clause, change, found.from));
    if (isOf && old.length > 0 && next.length > 0 && !isWide(clause.charCodeAt(found.from))) return old;
  }
  return [];
}

/** What stands behind `from`, up to the small word, and what behind that; where it is said last, before and behind it. */
function sidesOf(clause: string, { from, to, language }: Found): { old: string[]; next: string[] } {
  const behind = contentWords(clause.slice(to));
  if (SAID_LAST.includes(language)) return { old: lastNamed(clause.slice(0, from)), next: behind };
  const old = firstNamed(clause.slice(to));
  return { old, next: behind.slice(old.length) };
}

/** `The discount is 5 percent`, of `the discount climbs from 5 to 7 percent`: the figure that it came from, and not the one it went to. */
export function cameFrom(one: string, other: string): string | undefined {
  const said = contentWords(one);
  for (const found of FROM.all(other)) {
    const { old, next } = sidesOf(other, found);
    const [figure, now] = [old, next].map((words) => words.find((word) => /^\d/u.test(word)));
    if (figure && now && said.includes(figure) && !said.includes(now)) return figure;
  }
  return undefined;
}

/** `Moved the billing of Vigo from`; a verb that stands last comes behind. */
const isNear = (clause: string, change: Found, from: number): boolean =>
  SAID_LAST.includes(change.language) ||
  (change.from <= from && contentWords(clause.slice(change.to, from)).length <= MOST_NAMED);

const named = (text: string): string[] => contentWords(text).slice(0, MOST_NAMED);

/** Up to the small word behind it. */
function firstNamed(text: string): string[] {
  const words = text.trim().split(/\s+/u);
  const from = words.findIndex((word) => contentWords(word).length > 0);
  if (from < 0) return [];
  const length = words.slice(from).findIndex((word) => isSmallWord(word.replace(/[^\p{L}\p{N}]+/gu, "")));
  return named(words.slice(from, length < 0 ? from + 1 : from + length).join(" "));
}

/** The word before it, with its figure; of unspaced scripts the one that a dictionary tells. */
function lastNamed(text: string): string[] {
  const words = tokensOf(text);
  const at = words.findLastIndex((word) => contentWords(word).length > 0);
  const isFigure = /^\p{N}/u.test(words[at - 1] ?? "");
  return contentWords(words.slice(Math.max(0, isFigure ? at - 1 : at), at + 1).join(" "));
}
