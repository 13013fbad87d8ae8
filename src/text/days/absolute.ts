/**
 * Dates that are written out, in any language's form: `2026-04-08`, `Jul 8–24, 2026`, `28 марта 2026`, `28.03.2026`, `4月8日`,
 * `2026-W15`, `Q2 2026`. Bounded patterns over the folded text, so linear.
 */

import { type Day, daysOf, isDay, parseWeek } from "../../calendar/week.ts";
import { once } from "../../once.ts";
import { bitOf, type Spoken } from "../languages/sets.ts";
import { LEXICONS } from "../lexicon/all.ts";
import { expanded } from "../phrases/notation.ts";
import { isHan, isSpacedLetter, runsIn } from "../scripts.ts";
import { either, entries, escaped, forms, meaningOf } from "./forms.ts";
import type { FoundDay, NamedDay } from "./found.ts";
import { daysOfMonths, nearest, written } from "./reckoning.ts";

interface Part {
  readonly year?: number | undefined;
  readonly month: number;
  readonly day: number;
}

type Read = (match: RegExpExecArray, context: Context) => NamedDay | undefined;

interface Context {
  readonly spoken: Spoken;
  /** Of the log; undefined where it is not known. */
  readonly day: Day | undefined;
  /** Whether what is folded to a word begins with a capital. */
  readonly isCapital: (position: number) => boolean;
}

interface Rule {
  readonly pattern: RegExp;
  readonly read: Read;
  /** Asked only of a text that passes this: a cheap look before the careful one. */
  readonly needs: { readonly test: (plain: string) => boolean };
}

const rules = once(rulesRead);

/** @param plain folded */
export function absoluteIn(plain: string, context: Context): FoundDay[] {
  if (!/[\d\p{Script=Han}]/u.test(plain)) return [];
  const found: FoundDay[] = [];
  for (const { pattern, read, needs } of rules()) {
    if (!needs.test(plain)) continue;
    for (const match of plain.matchAll(pattern)) {
      const one = read(match as RegExpExecArray, context);
      if (one === undefined) continue;
      // White space that a missing part left belongs to nothing.
      const text = match[0].trimEnd();
      found.push({ from: match.index, to: match.index + text.length, ...one });
    }
  }
  return found;
}

const DASH = "[-–—~〜～]";

function rulesRead(): Rule[] {
  const { numbers, ordinals, of, yearEnds, until, signs } = forms();
  const articles = either(LEXICONS.flatMap(({ articles: own = "" }) => own.split(" ")));
  const AND = either(LEXICONS.map(({ language }) => new Intl.ListFormat(language).format(["", ""]).trim()));
  // Any word: whether it is a month the table says, at less cost than a pattern of all their names.
  const MONTH = "(\\p{L}{3,12})(?![\\p{L}\\p{N}])\\.?";
  const DAY = `(\\d{1,2})(?:${ordinals})?(?!\\d)`;
  const YEAR = `(?:,?\\s{1,2}(?:${of}\\s)?(\\d{4})(?!\\d)(?:\\s?${yearEnds}(?!\\p{L}))?)?`;
  const TO = `\\s{0,2}(?:${DASH}|(?<=\\s)(?:${until}|${AND})(?=\\s)(?:\\s${articles})?)\\s{0,2}`;
  const START = "(?<![\\p{L}\\d.,/-])";
  const digits = `[${[...numbers.keys()].filter((form) => form.length === 1 && /\p{Script=Han}/u.test(form)).join("")}]`;
  const NUMBER = `(\\d{1,2}|${digits}{1,3})`;
  const { year, month, day } = signs;
  const rule = (pattern: string, needs: Rule["needs"], read: Read): Rule => ({
    pattern: new RegExp(pattern, "gu"),
    needs,
    read,
  });
  const sign = new RegExp(month, "u");
  return [
    rule(`(?<![\\d.-])(?<!v)(\\d{4})([-/._]|\\.\\s)(\\d{1,2})\\2(\\d{1,2})(?![\\d-])\\.?`, /\d{4}/, (m, context) =>
      one({ year: num(m[1]), month: num(m[3]), day: num(m[4]) }, context),
    ),
    rule("(?<![\\d-])(\\d{4})-?w(\\d{2})(?!\\d)", /w\d/, (m) => weekFound(`${m[1]}-W${m[2]}`)),
    rule(`(?<![\\d])(\\d{4})-(\\d{2})(?![\\d-])`, /\d-\d/, (m) => monthFound(num(m[1]), num(m[2]))),
    rule(`${START}${DAY}(?:${TO}${DAY})?\\s{1,2}(?:${of}\\s)?${MONTH}${YEAR}`, namesMonth, (m, context) =>
      spanOf(m[1], m[2], monthOf(m, 3, context), m[4], context),
    ),
    rule(`${START}${MONTH}\\s{1,2}${DAY}(?:${TO}${DAY}(?!\\s?\\p{L}))?${YEAR}`, namesMonth, (m, context) =>
      spanOf(m[2], m[3], monthOf(m, 1, context), m[4], context),
    ),
    rule(`${START}${MONTH}\\s(?:${of}\\s)?(\\d{4})(?!\\d)(?:\\s?${yearEnds}(?!\\p{L}))?`, namesMonth, (m, context) => {
      const value = monthOf(m, 1, context);
      return value === undefined ? undefined : monthFound(num(m[2]), value);
    }),
    rule(
      `(?:(\\d{4}|${digits}{4})\\s?${year}\\s?)?${NUMBER}\\s?${month}\\s?${NUMBER}\\s?${day}?(?:\\s?(?:${DASH}|、|${until})\\s?(?:${NUMBER}\\s?${month}\\s?)?${NUMBER}\\s?${day})?`,
      sign,
      signed,
    ),
    rule(`(\\d{4})\\s?${year}\\s?${NUMBER}\\s?${month}(?!\\s?[\\d${digits.slice(1)})`, sign, (m) =>
      monthFound(num(m[1]), num(m[2])),
    ),
    rule(`(?<![\\d.])(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4})(?![\\d.])`, /\d\./, (m, context) =>
      one({ year: num(m[3]), month: num(m[2]), day: num(m[1]) }, context),
    ),
    rule(`(?<![\\d.\\p{L}])(?<!\\p{L}-)(\\d{1,2})\\.(\\d{1,2})\\.(?:(\\d{2})(?![\\d.]))?(?!\\d)`, /\d\./, dotted),
    rule(`(?<![\\d/.\\p{L}-])(\\d{1,2})([/-])(\\d{1,2})\\2(\\d{4}|\\d{2})(?![\\d/-])`, /\d[/-]/, (m, context) =>
      numeric(num(m[1]), num(m[3]), fullYear(num(m[4])), context),
    ),
    rule(`(?<![\\d/.\\p{L}-])(\\d{1,2})/(\\d{1,2})(?![\\d/.\\p{L}-])(?!\\s?%)`, /\d\//, (m, context) =>
      numeric(num(m[1]), num(m[2]), undefined, context),
    ),
    ...numbered(),
  ];
}

/** Whether a word of a text is a month: every word is tried by what reads it. */
const namesMonth: Rule["needs"] = {
  test: (plain) => runsIn(plain, isSpacedLetter).some((word) => forms().months.has(word)),
};

/** `week 15`, `KW 15`, `Q2 2026`, as the languages number them; with the year where one stands beside it. */
function numbered(): Rule[] {
  const templates = (key: "weekNumber" | "quarterNumber"): string[] =>
    LEXICONS.flatMap(({ calendar }) => entries(calendar[key]).flatMap(expanded));
  const named = (key: "weekNumber" | "quarterNumber"): RegExp =>
    new RegExp(either(templates(key).flatMap((one) => one.split(/\{n\}|\s/).filter(Boolean))), "u");
  const pattern = (list: readonly string[], digits: string): string =>
    `(?<![\\p{L}\\d])(?:(\\d{4})(?:[-\\s]|\\s?${forms().signs.year})?)?(?:${list
      .map((one) => escaped(one).replace("\\{n\\}", `(?:0?(${digits}))\\.?`).replaceAll(" ", "\\s?"))
      .join("|")})(?![\\p{Script=Latin}\\d])(?:[,/\\s-]{1,2}(\\d{4})(?!\\d))?`;
  const read =
    (of: (year: number, n: number) => NamedDay | undefined): Read =>
    (match, { day }) => {
      const groups = match.slice(1);
      const n = groups.slice(1, -1).find((one) => one !== undefined);
      const year = num(groups[0] ?? groups.at(-1) ?? day?.slice(0, 4));
      return Number.isNaN(year) ? undefined : of(year, num(n));
    };
  const quarter = (year: number, n: number): NamedDay => ({
    ...{ kind: "quarter", key: `${year}-Q${n}`, days: daysOfMonths(year, 3 * n - 2, 3) },
  });
  const week = (year: number, n: number): NamedDay | undefined => weekFound(`${year}-W${String(n).padStart(2, "0")}`);
  /** 一 to 四. */
  const signs = [...forms().numbers]
    .filter(
      ([form, [meaning]]) =>
        form.length === 1 && isHan(form.charCodeAt(0)) && meaning!.value >= 1 && meaning!.value <= 4,
    )
    .map(([form]) => form)
    .join("");
  const rule = (key: "weekNumber" | "quarterNumber", digits: string, of: Parameters<typeof read>[0]): Rule => ({
    ...{ pattern: new RegExp(pattern(templates(key), digits), "gu"), needs: named(key), read: read(of) },
  });
  return [rule("weekNumber", "[1-9]|[1-4]\\d|5[0-3]", week), rule("quarterNumber", `[1-4${signs}]`, quarter)];
}

/** @param group that holds the month's name */
function monthOf(match: RegExpExecArray, group: number, { spoken, isCapital }: Context): number | undefined {
  const name = match[group] ?? "";
  return meaningOf(name, forms().months, spoken, isCapital(match.index + match[0].indexOf(name)));
}

/** A number in digits, or in the signs of Chinese: 二十八. */
function num(text: string | undefined): number {
  if (text === undefined || /^\d/.test(text)) return Number(text);
  const { numbers } = forms();
  const of = (sign: string): number => numbers.get(sign)?.[0]?.value ?? Number.NaN;
  if (text.length === 4) return Number([...text].map(of).join(""));
  const ten = [...text].findIndex((sign) => of(sign) === 10);
  if (ten < 0) return text.length === 1 ? of(text) : Number.NaN;
  return (ten === 0 ? 1 : of(text.charAt(ten - 1))) * 10 + (ten + 1 < text.length ? of(text.charAt(ten + 1)) : 0);
}

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);
const isDate = ({ month, day }: Part): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;

function one(part: Part, { day }: Context): NamedDay | undefined {
  const { year, month, day: date } = part;
  if (!isDate(part)) return undefined;
  const tail = written(0, month, date).slice(5);
  const full = year === undefined ? undefined : written(year, month, date);
  if (full !== undefined && !isDay(full)) return undefined;
  const days = full !== undefined ? [full] : day === undefined ? [] : nearest(month, date, day);
  return { kind: "day", key: full ?? tail, days };
}

/** `8–24 July 2026`: from one day to another of a month, or one day of it. */
function spanOf(
  from: string | undefined,
  to: string | undefined,
  month: number | undefined,
  year: string | undefined,
  context: Context,
): NamedDay | undefined {
  if (month === undefined) return undefined;
  const y = year === undefined ? undefined : num(year);
  const first = one({ year: y, month, day: num(from) }, context);
  if (first === undefined || to === undefined) return first;
  const last = one({ year: y, month, day: num(to) }, context);
  return last === undefined ? undefined : range(first, last);
}

export const range = (first: NamedDay, last: NamedDay): NamedDay => ({
  kind: "range",
  key: `${first.key}/${last.key}`,
  days: [...first.days.slice(0, 1), ...last.days.slice(0, 1)],
  ambiguous: first.ambiguous || last.ambiguous || false,
});

function signed([, y, month, day, toMonth, toDay]: RegExpExecArray, context: Context): ReturnType<Read> {
  const year = y === undefined ? undefined : num(y);
  const first = one({ year, month: num(month), day: num(day) }, context);
  if (first === undefined || toDay === undefined) return first;
  const last = one({ year, month: num(toMonth ?? month), day: num(toDay) }, context);
  return last === undefined ? first : range(first, last);
}

const DOTTED = ["de", "pl", "ru", "uk", "tr", "nl"] as const;
const DOTS = DOTTED.reduce((all, language) => all | bitOf(language), 0);

/** `28.03.` and `28.03.26`: in languages that write dates so; elsewhere they are versions. */
function dotted([, day, month, year]: RegExpExecArray, context: Context): ReturnType<Read> {
  if ((context.spoken.sure & DOTS) === 0) return undefined;
  return one({ year: year === undefined ? undefined : fullYear(num(year)), month: num(month), day: num(day) }, context);
}

const MONTH_FIRST = LEXICONS.filter(({ calendar }) => calendar.first === "month").reduce(
  (all, { language }) => all | bitOf(language),
  0,
);

/** `28/03/2026`, `8/4`: both readings where both are days, the likelier first. */
function numeric(a: number, b: number, year: number | undefined, context: Context): ReturnType<Read> {
  const dayFirst = one({ year, day: a, month: b }, context);
  const monthFirst = one({ year, month: a, day: b }, context);
  if (dayFirst === undefined || monthFirst === undefined || a === b) return dayFirst ?? monthFirst;
  const [best, other] = (context.spoken.sure & MONTH_FIRST) !== 0 ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  return { ...best, days: [...best.days, ...other.days], ambiguous: true };
}

function weekFound(text: string): ReturnType<Read> {
  const week = parseWeek(text);
  if (week === undefined) return undefined;
  const days = daysOf(week);
  return { kind: "week", key: week, week, days: [days[0], days[6]] };
}

function monthFound(year: number, month: number): ReturnType<Read> {
  if (month < 1 || month > 12 || year < 1000) return undefined;
  const key = written(year, month, 1).slice(0, 7);
  return { kind: "month", key, days: daysOfMonths(year, month) };
}
