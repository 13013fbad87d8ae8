/**
 * The one date reader: every day, week, month or span that a text names, written out or told from the day of its log, in any
 * language. Ambiguous ones give every day they can mean, the best guess first. Linear.
 */
import { addDays, type Day, isDay, weekdayOf } from "../calendar/week.ts";
import { once, onceOf } from "../once.ts";
import { withoutArticle } from "./articles.ts";
import { absoluteIn, range } from "./days/absolute.ts";
import { entries, escaped, forms, meaningOf } from "./days/forms.ts";
import { type FoundDay, longestOf } from "./days/found.ts";
import { daysOfMonths, moved } from "./days/reckoning.ts";
import { relativeIn } from "./days/relative.ts";
import { folded, spelled } from "./folding.ts";
import type { Spoken } from "./languages/sets.ts";
import { inAny, spokenIn } from "./languages.ts";
import { LEXICONS } from "./lexicon/all.ts";
import { expanded } from "./phrases/notation.ts";
import { saying } from "./phrases.ts";
import { isSmallWord } from "./words.ts";

export type { FoundDay } from "./days/found.ts";

/** A text that is no log may have no day (`""`): what hangs on one is then found, and means no day. */
const known = (day: Day | undefined): Day | undefined => (day === "" ? undefined : day);

/** @param day of the log that says it, where it is known */
export function daysIn(text: string, day?: Day): FoundDay[] {
  const spoken = spokenIn(text);
  const found = longestOf([...writtenDaysIn(text, day, spoken), ...relativeDaysIn(text, day, spoken)]);
  return withWeekdays(found, text);
}

const CAPITAL = /\p{Lu}/u;

/** `Fri 10 April`, `10 April (Fri)`: the weekday is a part of its date. */
function withWeekdays(found: readonly FoundDay[], text: string): FoundDay[] {
  const kept: FoundDay[] = [];
  for (const [i, one] of found.entries()) {
    const [before, after] = [found[i - 1], found[i + 1]];
    const isBefore = after !== undefined && !after.relative && /^[,.]?\s?$/.test(text.slice(one.to, after.from));
    const isBehind = before !== undefined && !before.relative && /^,?\s?\(?$/.test(text.slice(before.to, one.from));
    if (one.relative && one.days.length > 1 && one.kind === "day" && (isBefore || isBehind)) continue;
    kept.push(one);
  }
  return kept;
}

/** Whether a text names a day, a month or a date and nothing else: `Tue`, `Dienstag, 16. Juni`, `火曜日`. Of no thing it is the name. */
export const isOnlyDays = onceOf(
  (text): boolean => {
    const { months, weekdays } = forms();
    const rest = writtenDaysIn(text).reduceRight((all, { from, to }) => all.slice(0, from) + all.slice(to), text);
    const words = spelled(rest).match(/[\p{L}\p{M}]+/gu) ?? [];
    return words.every((word) => months.has(word) || weekdays.has(word) || daySigns().test(word));
  },
  10_000,
  60,
);

/** Whether a text says how often: a number, and a length of time. `Three times a year`. */
export const saysHowOften = (text: string): boolean => {
  const words = spelled(text).match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  const isNumber = (word: string): boolean => /\d/.test(word) || (word.length > 2 && forms().numbers.has(word));
  return words.some((word) => forms().units.has(word)) && words.some(isNumber);
};

/** What stands behind the number of a day, a month or a year. */
const daySigns = once(() => {
  const { ordinals, of, signs } = forms();
  return new RegExp(`^(?:${ordinals}|${of}|${signs.year}|${signs.month}|${signs.day})$`, "u");
});

/** Those alone that are written out. */
export function writtenDaysIn(text: string, day?: Day, spoken: Spoken = spokenIn(text)): FoundDay[] {
  const { text: plain, at } = folded(text);
  const isCapital = (position: number): boolean => CAPITAL.test(text.charAt(at(position)));
  const found = longestOf(absoluteIn(plain, { spoken, day: known(day), isCapital }));
  return joinedRanges(found, plain).map((one) => ({ ...one, from: at(one.from), to: at(one.to) }));
}

/** Further ahead a date without a year is one that has passed. */
const NEXT_YEARS_DAYS = 183;

/** The days that a text writes out and that lie ahead of its own, in order: `12 January` of a December is next year's. */
export function daysAhead(text: string, day: Day, isMeant: (at: FoundDay) => boolean = () => true): Day[] {
  const found = writtenDaysIn(text, day).filter(isMeant);
  const named = found.flatMap(({ kind, key, days: [first = "", last = first] }) => {
    if (kind === "range") return [first, last];
    if (kind !== "day") return [];
    const next = `${Number(day.slice(0, 4)) + 1}-${key}`;
    return key.length === 5 && first < day && next <= addDays(day, NEXT_YEARS_DAYS) ? [next] : [first];
  });
  return named.filter((one) => one > day).sort();
}

/** Those alone that mean a day only on the day they were written. */
export function relativeDaysIn(text: string, day?: Day, spoken: Spoken = spokenIn(text)): FoundDay[] {
  const { text: plain, at } = folded(text);
  return longestOf(relativeIn(text, plain, at, known(day), spoken));
}

/** A Wednesday. */
const ANY_DAY = "2026-05-06";

/**
 * The weekdays that a text names, 0 for Sunday, and where: `on Fridays`, `dienstags`, 火曜日. In any language: a short line may
 * be taken for one of another. Sentences are held against each other: each is asked again and again.
 */
export const weekdaysIn = onceOf(
  (text): readonly { day: number; from: number; to: number }[] =>
    relativeDaysIn(text, ANY_DAY, inAny(text))
      // Whichever Friday is meant, and no `today`; an abbreviation is another word elsewhere.
      .filter(
        ({ kind, days, from, to }) =>
          kind === "day" && days.length > 1 && !/^\p{Script=Latin}{1,3}$/u.test(text.slice(from, to)),
      )
      .map(({ days, from, to }) => ({ day: weekdayOf(days[0]!), from, to })),
  2_000,
  600,
);

/** Whether both name weekdays, or dates, and not the same: `周一`, of `周三`. */
export const nameOtherDays = (one: string, other: string): boolean =>
  [
    (text: string) => weekdaysIn(text).map(({ day }) => day),
    (text: string) => writtenDaysIn(text).map(({ key }) => key),
  ].some((daysOf) => {
    const [own, theirs] = [daysOf(one), daysOf(other)] as const;
    return own.length > 0 && theirs.length > 0 && own.join() !== theirs.join();
  });

/**
 * The days and weeks that the relative words of a text may mean, for a gate that lets any honest reading pass: `2026-04-13`,
 * `2026-W16`.
 */
export function meantDays(text: string, day: Day): Set<string> {
  const meant = new Set<string>();
  for (const { days, told = days, week } of relativeDaysIn(text, day)) {
    for (const one of told) meant.add(one);
    if (week !== undefined) meant.add(week);
  }
  for (const end of monthEndsIn(text, day)) meant.add(end);
  for (const one of monthDaysIn(text, day)) meant.add(one);
  return meant;
}

const monthDays = once(() => {
  const templates = LEXICONS.flatMap(({ calendar }) => entries(calendar.monthDay).flatMap(expanded));
  const said = templates.map((one) => escaped(one).replace("\\{n\\}", "(\\d{1,2})").replaceAll(" ", "\\s"));
  return new RegExp(`(?<![\\p{Script=Latin}\\d])(?:${said.join("|")})(?![\\p{Script=Latin}\\d:/%]|[.,]\\d)`, "gu");
});

const A_MONTH = 31;
/** `Back on the 14th`, of no month that is named: the last such day before its own, and the next. */
function monthDaysIn(text: string, day: Day): Day[] {
  const { text: plain, at } = folded(text);
  const found = [...plain.matchAll(monthDays())];
  const dated = found.length > 0 ? writtenDaysIn(text, day) : [];
  return found
    .filter(({ 0: said, index }) => !dated.some(({ from, to }) => from < at(index + said.length) && at(index) < to))
    .flatMap((one) => {
      const number = one.slice(1).find(Boolean)!.padStart(2, "0");
      return [-1, 0, 1].map((by) => `${moved(`${day.slice(0, 8)}01`, by, "month").slice(0, 8)}${number}`);
    })
    .filter((one) => isDay(one) && addDays(day, -A_MONTH) < one && one < addDays(day, A_MONTH));
}

const BOUND = saying("deadline", "expiry");
/** So far before a month's name stands the word that makes it an end. */
const REACH = 30;
const months = once(() => new RegExp(`(\\p{L}{3,12})|(?<!\\d)(\\d{1,2})\\s?${forms().signs.month}`, "gu"));
const untilBefore = once(
  () => new RegExp(`(?<![\\p{L}\\d])${forms().until}(?![\\p{L}\\d])|[^\\p{Script=Latin}]${forms().until}\\s?$`, "u"),
);

/** The last days of the months up to which something holds, the next from a day on: `until the end of May`, `bis Juni 2027`. */
export const monthEndsIn = (text: string, day: Day): Day[] =>
  monthsIn(
    text,
    day,
    (from) => BOUND.test(text) || untilBefore().test(folded(text.slice(Math.max(0, from - REACH), from)).text),
  ).map((of) => of.find(([, end]) => end >= day)?.[1] ?? of[0]![1]);

/** The months that a text names, and no day of them, by their first and last days: this year's and the next, or that of the year it names. */
function monthsIn(text: string, day: Day, isMeant: (from: number, to: number) => boolean): [Day, Day][][] {
  if (known(day) === undefined) return [];
  const { text: plain, at } = folded(text);
  const spoken = spokenIn(text);
  const dated = writtenDaysIn(text, day, spoken).filter(({ kind }) => kind === "day" || kind === "range");
  return [...plain.matchAll(months())].flatMap(({ 0: { length }, 1: name, 2: number, index }) => {
    const [from, to] = [at(index), at(index + length)];
    const month =
      name === undefined ? Number(number) : meaningOf(name, forms().months, spoken, CAPITAL.test(text.charAt(from)));
    if (month === undefined || month < 1 || month > 12 || !isMeant(from, to)) return [];
    if (dated.some((one) => one.from <= from && from < one.to)) return [];
    const [, written] = /^\D{1,4}(\d{4})(?!\d)/.exec(plain.slice(index + length, index + length + 9)) ?? [];
    const year = Number(written ?? day.slice(0, 4));
    return [(written ? [year] : [year, year + 1]).map((one) => daysOfMonths(one, month) as [Day, Day])];
  });
}

/** The first day ahead of its own from which a text says that something holds: `from 1 June on`, `ab Juni`, `6月1日から`. */
export function startIn(text: string, day: Day): Day | undefined {
  const starts = STARTS.all(text);
  const isStart = ({ from, to }: Pick<FoundDay, "from" | "to">): boolean =>
    starts.some(
      (one) =>
        (one.to <= from &&
          /^\s?(?:\p{L}{1,3}\s)?$/u.test(text.slice(one.to, from)) &&
          (one.language !== "en" ||
            !FROM.leading(text.slice(one.from, one.to)) ||
            isOfClause(text.slice(0, one.from), text.slice(to)))) ||
        (one.from >= to && /^(?:['’]\p{L}{0,4})?\s?$/u.test(text.slice(to, one.from))),
    );
  if (starts.length === 0) return undefined;
  const found = daysIn(text, day);
  // `From Monday to Friday`, every week.
  const isToNext = (at: number): boolean => {
    const [one, next] = [found[at], found[at + 1]];
    if (!one?.relative || !next?.relative) return false;
    const isStarted = starts.some(({ from, to }) => from === one.to && to === next.from);
    return isStarted || isSpan(text.slice(one.to, next.from).toLowerCase());
  };
  const firsts = found.flatMap((one, at) =>
    isStart(one) && !isToNext(at) && !isToNext(at - 1) ? one.days.slice(0, 1) : [],
  );
  const named = monthsIn(text, day, (from, to) => isStart({ from, to })).flatMap((of) => of.map(([first]) => first));
  return [...firsts, ...named, ...daysAhead(text, day, isStart)]
    .filter((one) => one > day && one <= addDays(day, NEXT_YEARS_DAYS))
    .sort()[0];
}
const STARTS = saying("starts");
const FROM = saying("from");

/** Whether `from Monday` between two English texts tells when what they say begins, and not where a thing comes from: `the mail from Monday`. */
function isOfClause(before: string, after: string): boolean {
  const words = (before.split(/[^\p{L}\p{N}\s]+(?=\s|$)|(?<!\S)[^\p{L}\p{N}\s]+/u).at(-1) ?? "").split(/\s+/);
  const last = words.filter(Boolean).slice(-3);
  const end = /^(?:\s(?:19|20)\d\d)?(?:\s(\p{L}{1,8}))?\s*(?:$|[^\p{L}\p{N}\s'’])/u.exec(after);
  // `From Monday on`.
  if (last.length === 0 || isSmallWord(last.at(-1)!) || (end?.[1] !== undefined && isSmallWord(end[1]))) return true;
  return end !== null && end[1] === undefined && !last.some((word) => withoutArticle(`${word} -`) === "-");
}

/** `28 March – 3 April 2026` is one span; the year of its end is that of its beginning. */
function joinedRanges(found: readonly FoundDay[], plain: string): FoundDay[] {
  const joined: FoundDay[] = [];
  for (const one of found) {
    const last = joined.at(-1);
    if (last?.kind === "day" && one.kind === "day" && isSpan(plain.slice(last.to, one.from)))
      joined[joined.length - 1] = { ...last, ...range(withYearOf(last, one), one), to: one.to };
    else joined.push(one);
  }
  return joined;
}

/** The year up to which something held, where a note says no more: `until 2023`, `2023年まで`. */
export const lastYearIn = (note: string): string | undefined =>
  /(?:19|20)\d\d/.exec(untilYear().exec(folded(note.trim()).text)?.[0] ?? "")?.[0];
const YEAR = String.raw`(?:19|20)\d\d`;
const untilYear = once(
  () =>
    new RegExp(
      `^${forms().until}\\s?(?:\\p{L}{1,10}\\s)?${YEAR}\\p{L}?$|^${YEAR}['’]?\\p{L}{0,3}\\s?${forms().until}$`,
      "u",
    ),
);

const between = once(() => new RegExp(`^\\s{0,2}(?:[-–—~〜～]|${forms().until})\\s{0,2}$`, "u"));
const isSpan = (text: string): boolean => text.length <= 16 && between().test(text);

function withYearOf(first: FoundDay, last: FoundDay): FoundDay {
  if (first.key.length !== 5 || last.key.length !== 10) return first;
  const year = Number(last.key.slice(0, 4));
  const key = `${first.key <= last.key.slice(5) ? year : year - 1}-${first.key}`;
  return { ...first, key, days: [key] };
}
