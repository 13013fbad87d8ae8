/**
 * The days that words mean only on the day they were written: `tomorrow`, `domani`, `next Friday`, `in two weeks`, 来週, 어제.
 * Which days they are is reckoned from the day of the log; without it they are found all the same.
 */

import { addDays, type Day, weekdayOf } from "../../calendar/week.ts";
import { once, onceFor } from "../../once.ts";
import { unaccented } from "../folding.ts";
import { bitOf, type Spoken } from "../languages/sets.ts";
import { LEXICONS } from "../lexicon/all.ts";
import type { Lexicon, RelativeTime } from "../lexicon/lexicon.ts";
import { expanded } from "../phrases/notation.ts";
import { phrasesIn } from "../phrases.ts";
import { isHan } from "../scripts.ts";
import { either, entries, escaped, forms, meaningOf } from "./forms.ts";
import type { FoundDay } from "./found.ts";
import { daysOfMonths, daysOfWeekFrom, moved } from "./reckoning.ts";

/** @param plain the text folded   @param at where in the text a position of it is */
export function relativeIn(
  text: string,
  plain: string,
  at: (position: number) => number,
  day: Day | undefined,
  spoken: Spoken,
): FoundDay[] {
  const found: FoundDay[] = [];
  const possible = LEXICONS.filter(({ language }) => (bitOf(language) & spoken.possible) !== 0).map(readerOf);
  for (const reader of possible) if (reader.hasUnit.test(plain)) found.push(...amounts(reader, plain, at, day));
  // `через две недели` is a day, as `через 2 недели` is, and no whole week.
  const told = [...found];
  // The signs for the end of a numbered month hold those for the end of this one.
  const isNumbered = (sign: string): boolean =>
    /\d/.test(sign) || (isHan(sign.charCodeAt(0)) && forms().numbers.has(sign));
  for (const { key, from, to } of phrasesIn(text, spoken))
    if (
      key.startsWith("time.") &&
      !(key === "time.end-of-month" && isNumbered(text.charAt(from - 1))) &&
      !told.some((one) => one.from <= from && to <= one.to)
    )
      found.push(relative(from, to, timeOf(key.slice(5) as RelativeTime, day)));
  for (const reader of possible)
    if (reader.hasWeekday.test(plain)) found.push(...weekdays(reader, text, plain, at, day, spoken));
  return found;
}

const relative = (from: number, to: number, meant: Meant): FoundDay => ({
  from,
  to,
  key: "",
  relative: true,
  ...meant,
});

type Meant = Pick<FoundDay, "kind" | "days"> & { readonly week?: string };

function timeOf(time: RelativeTime, day: Day | undefined): Meant {
  const [, unit = "", away = ""] = /^(\w+?)([+-]?\d+)$/.exec(time) ?? [];
  const kind = unit === "" ? "day" : (unit as Meant["kind"]);
  if (day === undefined) return { kind, days: [] };
  const [year, month] = day.split("-").map(Number) as [number, number];
  const n = Number(away);
  switch (unit) {
    case "day":
      return { kind, days: [addDays(day, n)] };
    case "week":
      return { kind, ...daysOfWeekFrom(day, n) };
    case "month": {
      const [y, m] = moved(`${day.slice(0, 8)}01`, n, "month")
        .split("-")
        .map(Number) as [number, number];
      return { kind, days: daysOfMonths(y, m) };
    }
    case "quarter": {
      const first = moved(`${year}-${String(month - ((month - 1) % 3)).padStart(2, "0")}-01`, 3 * n, "month");
      return { kind, days: daysOfMonths(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 3) };
    }
    case "year":
      return { kind, days: daysOfMonths(year + n, 1, 12) };
  }
  if (time === "end-of-week") {
    const { week, days } = daysOfWeekFrom(day, 0);
    return { kind: "week", week, days: [days[2]!, days[1]!, addDays(days[2]!, -1)] };
  }
  if (time === "end-of-month+1") {
    const first = moved(`${day.slice(0, 8)}01`, 1, "month");
    return { kind: "day", days: [daysOfMonths(Number(first.slice(0, 4)), Number(first.slice(5, 7)))[1]] };
  }
  return { kind: "day", days: [daysOfMonths(year, time === "end-of-year" ? 12 : month)[1]] };
}

/** The words of a template around what it asks for, and within: `les {n} prochains {unit}` is `les ` before it, `prochains` within. */
interface Around extends Pick<FoundDay, "isSpan"> {
  readonly before: Side;
  readonly within: string;
  readonly after: Side;
  /** Whether it looks ahead, or back. */
  readonly sign: 1 | -1;
}
type Side = (beside: string) => RegExpExecArray | null;

interface Reader {
  /** A cheap look before the careful ones. */
  readonly hasUnit: RegExp;
  readonly hasWeekday: RegExp;
  /** A number and a unit, with a word between at most. */
  readonly amount: RegExp;
  readonly unit: RegExp;
  readonly weekday: RegExp;
  readonly amounts: readonly Around[];
  /** The same where a unit alone means one of it. */
  readonly ones: readonly Around[];
  readonly next: readonly Around[];
  readonly nextWeek: readonly Around[];
  readonly thisOne: readonly Around[];
  readonly last: readonly Around[];
  readonly isWide: boolean;
}

const WIDE: readonly string[] = ["zh", "ja", "ko"];

const readerOf = onceFor(({ calendar, language }: Lexicon): Reader => {
  const bit = bitOf(language);
  const isWide = WIDE.includes(language);
  const own = (table: ReadonlyMap<string, readonly { languages: number }[]>): string =>
    either(
      [...table]
        .filter(([, meanings]) => meanings.some(({ languages }) => (languages & bit) !== 0))
        .map(([form]) => form),
    );
  const units = Object.values(calendar.units).flatMap(entries);
  const unitForms = either([...units, ...units.map(unaccented)]);
  const [left, right] = isWide ? ["(?<!\\d)", ""] : ["(?<![\\p{L}\\p{N}-])", "(?![\\p{L}\\p{N}])"];
  const gap = isWide ? "\\s?" : "\\s{1,3}(?:\\p{L}{2,12}\\s{1,3})?";
  const number = `(?<n>\\d{1,3}|${own(forms().numbers)})`;
  const around = (templates: string, hole: RegExp, sign: 1 | -1 = 1): Around[] =>
    entries(templates)
      .flatMap(expanded)
      .filter((template) => hole.test(template))
      .map((template) => ({ ...aroundOf(template.trim(), hole, isWide), sign }));
  const [many, single] = [/\{n\}.*\{unit\}/, /(?<!\{n\}.*)\{unit\}/];
  const spans = around(calendar.span, many).map((one) => ({ ...one, isSpan: true as const }));
  return {
    hasUnit: new RegExp(unitForms),
    hasWeekday: new RegExp(own(forms().weekdays)),
    amount: new RegExp(`${left}${number}${gap}(?<unit>${unitForms})${right}`, "gu"),
    unit: new RegExp(`${left}(?<unit>${unitForms})${right}`, "gu"),
    weekday: new RegExp(`${left}(?<day>${own(forms().weekdays)})${right}`, "gu"),
    amounts: [...around(calendar.ahead, many), ...spans, ...around(calendar.ago, many, -1)],
    ones: [...around(calendar.ahead, single), ...around(calendar.ago, single, -1)],
    next: around(calendar.nextWeekday, /\{\}/),
    nextWeek: around(calendar.weekdayNextWeek, /\{\}/),
    thisOne: around(calendar.thisWeekday, /\{\}/),
    last: around(calendar.lastWeekday, /\{\}/),
    isWide,
  };
});

const WITHIN = /\{n\}\s?(.*?)\s?\{unit\}/;
function aroundOf(template: string, hole: RegExp, isWide: boolean): Omit<Around, "sign"> {
  const [before = "", after = ""] = template.split(hole);
  const words = (text: string): string =>
    escaped(text.trim())
      .replace(/\s+/g, isWide ? "\\s?" : "\\s{1,3}")
      .replaceAll("\\*", "\\p{L}{0,4}");
  const [edge, gap] = isWide ? ["", "\\s?"] : ["(?<![\\p{L}\\p{N}])", "\\s{1,3}"];
  return {
    within: WITHIN.exec(template)?.[1] ?? "",
    before: sideOf(before, before.trim() === "" ? "$" : `${edge}${words(before)}${gap}$`),
    after: sideOf(after, after.trim() === "" ? "^" : `^${gap}${words(after)}${isWide ? "" : "(?![\\p{L}\\p{N}])"}`),
  };
}

/** Of hundreds of templates hardly one is near a number: most are told by a word of theirs that is not there. */
function sideOf(template: string, source: string): Side {
  const [word = ""] = template.split(/[\s*]+/).sort((a, b) => b.length - a.length);
  const made = once(() => new RegExp(source, "u"));
  return (beside) => (beside.includes(word) ? made().exec(beside) : null);
}

/** So far around it a template's words reach. */
const REACH = 40;

/** The span of the first template that fits around a match, the match included. */
function fitting(around: readonly Around[], plain: string, from: number, to: number): Fitting | undefined {
  const head = plain.slice(Math.max(0, from - REACH), from);
  const tail = plain.slice(to, to + REACH);
  let best: Fitting | undefined;
  for (const one of around) {
    const { before, within, after } = one;
    const left = plain.slice(from, to).includes(within) ? before(head) : null;
    const right = left && after(tail);
    if (left === null || right === null) continue;
    const span: Fitting = [from - head.length + left.index, to + right[0].length, one];
    if (best === undefined || span[1] - span[0] > best[1] - best[0]) best = span;
  }
  return best;
}

type Fitting = readonly [from: number, to: number, of: Around];

function amounts(reader: Reader, plain: string, at: (position: number) => number, day: Day | undefined): FoundDay[] {
  const { numbers, units } = forms();
  const found: FoundDay[] = [];
  const take = (match: RegExpExecArray, around: readonly Around[]): void => {
    const { n, unit: word = "" } = match.groups as { n?: string; unit?: string };
    const amount = n === undefined ? 1 : /^\d/.test(n) ? Number(n) : (numbers.get(n)?.[0]?.value ?? Number.NaN);
    const unit = units.get(word);
    if (unit === undefined || Number.isNaN(amount)) return;
    const fits = fitting(around, plain, match.index, match.index + match[0].length);
    if (fits === undefined) return;
    const [from, to, { sign, isSpan }] = fits;
    const days = day === undefined ? [] : [moved(day, sign * amount, unit)];
    found.push({ ...relative(at(from), at(to), { kind: "day", days }), ...(isSpan && { isSpan }) });
  };
  for (const match of plain.matchAll(reader.amount)) take(match as RegExpExecArray, reader.amounts);
  if (reader.ones.length > 0)
    for (const match of plain.matchAll(reader.unit)) take(match as RegExpExecArray, reader.ones);
  return found;
}

/** A shorter name of a weekday is a word too: it counts before a date or a full stop. */
const SHORT = 3;
const BEFORE_DATE = /^(?:\.|,?\s{0,2}\d|\)|\]|$|\s?[–—-])/;
/** `Sat`, `Sun`. */
const isCommonWord = (name: string): boolean => (forms().weekdays.get(name) ?? []).some(({ capital }) => capital);
/** English ones count in capitals. */
const CAPITAL = /^\p{Lu}/u;

function weekdays(reader: Reader, ...told: Parameters<typeof relativeIn>): FoundDay[] {
  const [text, plain, at, day, spoken] = told;
  const found: FoundDay[] = [];
  for (const match of plain.matchAll(reader.weekday)) {
    const [name] = match;
    const [from, to] = [match.index, match.index + name.length];
    const weekday = meaningOf(name, forms().weekdays, spoken, CAPITAL.test(text.slice(at(from))));
    if (weekday === undefined) continue;
    const spanIn = (around: readonly Around[]): Fitting | undefined => fitting(around, plain, from, to);
    const [nextWeek, next, last] = [spanIn(reader.nextWeek), spanIn(reader.next), spanIn(reader.last)];
    const thisOne = next ?? last ?? spanIn(reader.thisOne);
    const span = nextWeek ?? next ?? last ?? thisOne ?? [from, to];
    const weeks = (nextWeek ?? next) !== undefined ? 1 : last !== undefined ? -1 : 0;
    if (thisOne === undefined && weeks === 0 && !isWeekday(name, from, to, reader, text, plain, at)) continue;
    const days = day === undefined ? [] : daysMeant(weekday, weeks, day);
    const one = relative(at(span[0]), at(span[1]), { kind: "day", days });
    const said = nextWeek ? "week+1" : next ? "next" : last === undefined && thisOne ? "this" : undefined;
    found.push(said && day !== undefined ? { ...one, told: daysTold(weekday, said, day) } : one);
  }
  return found;
}

/** The days that people say so for. `next Friday` on a Monday is this week's for some and next week's for others. */
function daysTold(weekday: number, said: "week+1" | "next" | "this", day: Day): Day[] {
  const same = addDays(day, weekday - weekdayOf(day));
  const next = addDays(same, 7);
  if (said === "week+1") return [next];
  if (said === "this") return [same >= day ? same : next];
  return same > day ? [same, next] : [next];
}

function isWeekday(
  name: string,
  from: number,
  to: number,
  { isWide }: Reader,
  text: string,
  plain: string,
  at: (position: number) => number,
): boolean {
  if (isWide || name.length > SHORT) return true;
  if (BEFORE_DATE.test(plain.slice(to, to + 4))) return true;
  return name.length === SHORT && !isCommonWord(name) && CAPITAL.test(text.slice(at(from)));
}

/** All four weeks around, since people differ over `next Friday`; the best guess first. */
function daysMeant(weekday: number, weeks: number, day: Day): Day[] {
  const this_ = addDays(day, weekday - weekdayOf(day));
  const around = [-7, 0, 7, 14].map((days) => addDays(this_, days));
  const [before, same, next, after] = around as [Day, Day, Day, Day];
  if (weeks > 0) return [next, same < day ? after : same, before];
  if (weeks < 0) return [before, same, next];
  return same >= day ? [same, next, before, after] : [next, same, before, after];
}
