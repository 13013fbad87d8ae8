/**
 * What a phrase of a sentence is said of. A denial, an end, a change counts against a memory where it stands beside what the
 * memory claims: `DHL did not come` denies the coming, whatever else of the line a memory about DHL shares with it.
 */
import { once } from "../../once.ts";
import { forms } from "../../text/days/forms.ts";
import { weekdaysIn } from "../../text/days.ts";
import { beginningsOf, isKin } from "../../text/kin.ts";
import { CAPITAL_NOUNS, type Spoken, spokenIn } from "../../text/languages.ts";
import { isNumberWord, numbersIn } from "../../text/numbers.ts";
import { type Found, type Sayings, saying } from "../../text/phrases.ts";
import { isHan, isWide } from "../../text/scripts.ts";
import { contentWords } from "../../text/words.ts";
import { type Denial, denialsIn, REST_OF_WORD } from "../evidence/denials.ts";
import { namesIn } from "./similarity.ts";

/** No pause within a number or a day. */
export const PAUSE = /[.,;!?()。，；！？、\n](?!\d)|\s[—–-]\s/u;
/** `Warehouse in Halle: …` names what it is about; `Turned around with Lena: …` goes on. */
const TOPIC = /^[^:：]{1,60}[:：]\s/u;

/** What a memory claims, as its words are met again. */
export type Claimed = ReturnType<typeof claimedOf>;

export const claimedOf = (words: ReadonlySet<string>) => ({ words, beginnings: beginningsOf(words) });
export const claims = ({ words, beginnings }: Claimed, word: string): boolean =>
  words.has(word) || isKin(word, beginnings);

export const clausesOf = (text: string): string[] => text.split(PAUSE).filter((clause) => /\p{L}/u.test(clause));

/**
 * The denials of a text that deny something claimed, as they are written; `no longer` is an end, and no denial.
 * @param core the statement that claims it
 */
export function denialsOf(text: string, claimed: Claimed, core: string): string[] {
  if (isOfOneDay(text, core)) return [];
  const spoken = spokenIn(text);
  return clausesOf(text).flatMap((clause) => {
    const waits = WAITS.all(clause, spoken);
    const denials = denialsIn(clause, spoken).filter((one) => !one.isEnd && !waits.some((wait) => holds(wait, one)));
    if (denials.length === 0 || (denials.length > 1 && WITHOUT.test(clause, spoken))) return [];
    const rest = denials.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, clause);
    const isClaim = isMostly(telling(rest), claimed) || weekdaysIn(clause).length > 0;
    return denials.flatMap((found) =>
      isClaim || deniedBy(found, clause).some((word) => claims(claimed, word))
        ? [clause.slice(found.from, found.to)]
        : [],
    );
  });
}

/** `Never deploy without a review` says how, and denies no deploy. */
const WITHOUT = saying("without");
/** `Not here yet`: it is still to come. `Without trouble`, `nobody complained`: it went as it should. */
const WAITS = saying("unfinished", "smoothly");
const holds = (wait: Found, { from, to }: Denial): boolean =>
  wait.from <= from && to <= wait.to && (wait.key === "smoothly" || to - from < wait.to - wait.from);

/** `Three shifts there will not be`: it denies what it names. */
const MOSTLY = 2 / 3;
const LEAST = 2;
export function isMostly(words: readonly string[], claimed: Claimed): boolean {
  const said = words.filter((word) => claims(claimed, word));
  return said.length >= LEAST && said.length >= MOSTLY * words.length;
}

/** Whether both name one weekday: `Friday releases`, `we release on Fridays`. */
export const shareDay = (text: string, core: string): boolean => {
  const days = weekdaysIn(text);
  return days.length > 0 && weekdaysIn(core).some(({ day }) => days.some((one) => one.day === day));
};

/** The words of a statement for the weekdays that another text names too, in whatever form: `Sundays` of `no Sunday digests`. */
export function dayWordsOf(core: string, text: string): string[] {
  const days = weekdaysIn(text);
  return days.length === 0
    ? []
    : weekdaysIn(core).flatMap(({ day, from, to }) =>
        days.some((one) => one.day === day)
          ? contentWords(core.slice(from, to) + (REST_OF_WORD.exec(core.slice(to))?.[0] ?? ""))
          : [],
      );
}

const ONE_DAY = saying(
  ...(["time.day0", "time.day-1", "time.day-2", "time.week0", "time.week-1", "time.month0"] as const),
  ...(["time.month-1"] as const),
);

/** `DHL did not come on Thursday`: what a day brought denies no rule, unless that names the day. */
export function isOfOneDay(text: string, core: string): boolean {
  if (ONE_DAY.test(text)) return true;
  const days = weekdaysIn(text);
  const named = days.length === 0 ? [] : weekdaysIn(core);
  return days.some(({ day }) => !named.some((one) => one.day === day));
}

/** What a denial denies: what it is told around, the word behind it; where none is, or the script says it last, the one before. */
export function deniedBy({ from, to }: Pick<Denial, "from" | "to">, clause: string): string[] {
  const after = isLast(clause.charCodeAt(from)) ? [] : telling(clause.slice(to).replace(REST_OF_WORD, ""));
  const next = after[0] ?? contentWords(withoutDays(clause.slice(0, from))).at(-1);
  return [...telling(clause.slice(from, to)), ...(next === undefined ? [] : [next])];
}

/** Japanese and Korean say a denial behind what it denies. */
export const isLast = (first: number): boolean => isWide(first) && !isHan(first);

/** Content words without days, numbers, and ideographs that are parts of words. */
export function telling(text: string): string[] {
  const words = contentWords(withoutDays(text));
  const isPart = (word: string): boolean => word.length === 1 && isHan(word.charCodeAt(0));
  const whole = words.filter((word) => !/^\d/.test(word) && !isNumberWord(word) && !isPart(word));
  return whole.length > 0 ? whole : words;
}

const withoutDays = (text: string): string =>
  weekdaysIn(text).reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);

/** A phrase of some keys that stands beside something claimed, and that another text does not say. */
export function newBeside(sayings: Sayings, text: string, other: string, claimed: Claimed): string | undefined {
  if (sayings.test(other)) return undefined;
  const spoken = spokenIn(text);
  const clauses = clausesOf(text);
  for (const clause of clauses)
    for (const found of sayings.all(clause, spoken)) {
      const { from, to } = found;
      if (!isBeside(clause, from, to, claimed) || isOfTime(clause, found, spoken, claimed)) continue;
      const goesOn = clause === clauses[0] && clauses.length > 1;
      if (!goesOn || !isOfThing(clause, found, spoken, claimed, other)) return `"${clause.slice(from, to)}"`;
    }
  return undefined;
}

const REASON = saying("reason");
const times = once(() => new Set([...forms().units.keys()].flatMap((form) => contentWords(form))));
/** `…, because the week is over`: a time that has run out is why something is done, and ends nothing that is said of it. */
function isOfTime(clause: string, { from, to }: Found, spoken: Spoken, claimed: Claimed): boolean {
  const reason = REASON.first(clause, spoken);
  if (reason === undefined || reason.from > from) return false;
  const named = contentWords(`${clause.slice(reason.to, from)} ${clause.slice(to)}`);
  return named.length > 0 && named.every((word) => times().has(word) || !claims(claimed, word));
}

/** How often, or for how long: `three times`, `an hour`. */
export const isOfAWhile = (text: string): boolean =>
  numbersIn(text).some((count) => count > 1) || contentWords(text).some((word) => times().has(word));

/**
 * `No more jars for the honey, ordered forty`, `No more honey, ordered ten jars`: it is over with a thing that nothing is claimed
 * of, or that has run out, and what is settled stands. What ends a claim names it, its day, or first of all most of it.
 */
function isOfThing(clause: string, end: Found, spoken: Spoken, claimed: Claimed, other: string): boolean {
  const denial = denialsIn(clause, spoken).find(({ from, to, isEnd }) => isEnd && from < end.to && end.from < to);
  // Who wants no calls any more has ended a wish.
  if (denial === undefined || shareDay(clause, other) || WANTS.test(clause, spoken)) return false;
  // Japanese and Korean say first what a thing is for.
  const isNamedFirst = !isLast(clause.charCodeAt(denial.from));
  const opens = !/\p{L}/u.test(clause.slice(0, end.from));
  if (denial.onlyEnds && !(isNamedFirst && opens)) return false;
  const names = (spoken.sure & CAPITAL_NOUNS) === 0 ? namesIn(other) : [];
  if (namesIn(clause).some((name) => names.includes(name))) return false;
  const isOfOther = opens && isNamedFirst && !deniedBy(denial, clause).some((word) => claims(claimed, word));
  const [before, phrase] = [clause.slice(0, end.from), clause.slice(end.from, end.to).split(/\s+/u)];
  // `Ada does not sign the reports any more`, of what begins with her; `has no pens any more`, `no tool stood there any more`.
  const [[head = ""], [verb = ""]] = [[...claimed.words], contentWords(phrase[1] ?? "")];
  const inside = contentWords(before).includes(head) && claims(claimed, verb) ? phrase.slice(1, -1).join(" ") : "";
  return isOfOther || !isMostly(telling(`${before} ${inside} ${clause.slice(end.to)}`), claimed);
}

const WANTS = saying("heard.wants");

const NEAR = 3;
const NEAR_WIDE = 12;

function isBeside(clause: string, from: number, to: number, claimed: Claimed): boolean {
  const [topic = ""] = TOPIC.exec(clause) ?? [];
  const start = from >= topic.length && contentWords(topic).some((word) => claims(claimed, word)) ? topic.length : 0;
  // A day is three numbers: values claim nothing, and do not stand between.
  const [before, after] = [clause.slice(start, from), clause.slice(to)].map((text) =>
    contentWords(text).filter((word) => !/^\d/u.test(word)),
  );
  const phrase = clause.slice(from, to);
  // What a phrase is told around: `ne garantit aucun`; its own words claim nothing.
  const inside = contentWords(isWide(phrase.charCodeAt(0)) ? phrase : phrase.split(/\s+/u).slice(1, -1).join(" "));
  const count = [...before!, ...after!].some((word) => isWide(word.charCodeAt(0))) ? NEAR_WIDE : NEAR;
  return [...before!.slice(-count), ...inside, ...after!.slice(0, count)].some((word) => claims(claimed, word));
}
