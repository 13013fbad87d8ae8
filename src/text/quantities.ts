/**
 * Figures with what they count: `4 hours`, `3,4 Mio. EUR`, `5万`. What a word may mean in several ways
 * (`M`, `год`) is read in each of them.
 */
import { once, onceOf } from "../once.ts";
import { forms, meaningOf } from "./days/forms.ts";
import { writtenDaysIn } from "./days.ts";
import { spelled, withFigures } from "./folding.ts";
import { bitOf, type Spoken, spokenIn } from "./languages.ts";
import { LANGUAGES } from "./lexicon/lexicon.ts";
import { isWide } from "./scripts.ts";
import { unitWords } from "./unit-words.ts";
import { CURRENCIES, keysOf, LEAST_CUT, type Meaning, TIMES } from "./units.ts";
import { isSmallWord } from "./words.ts";

/** One way to read a quantity. */
interface Reading {
  readonly value: number;
  /** 1,000,000 of `3,4 Mio.`; else 1. */
  readonly magnitude: number;
  readonly unit?: string;
}

export interface Quantity {
  readonly from: number;
  readonly to: number;
  /** The figure as it is written, without what parts its digits; of a word its value. */
  readonly digits: string;
  readonly readings: readonly Reading[];
}

const meanings = once((): ReadonlyMap<string, readonly Meaning[]> => new Map(unitWords()));

/** No part of a name, a version, a date or a time of day. */
const FIGURE =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}_][-_.:/]?)(?<![\p{N}#][.,])\d+(?:(?:[.,'’]|[\u00a0\u202f ](?=\d{3}(?!\d)))\d+)*(?![:/]\d|[-–]\d{1,2}[-–]\d)/gu;
const ANY_DIGITS = /\d+/gu;
const WORD = /^(?:-|[^\S\n])?[^\S\n]?(\p{L}[\p{L}\p{M}]*|[%‰€$£¥₽₴₺₩°]\p{Lu}?)\.?/u;

/**
 * In order. What stands within a date is no quantity; digits that are a part of something else count nothing.
 * @param least of a word: `one` is an article in most languages
 */
export function quantitiesIn(written: string, least = 2): Quantity[] {
  const text = joinedThousands(withoutDays(withFigures(written)), / /u, "\u00a0");
  const spoken = spokenIn(text);
  const found: Quantity[] = [];
  for (const { 0: raw, index } of text.matchAll(FIGURE)) {
    const values = valuesOf(raw, spoken);
    if (values.length > 0)
      found.push(quantityAt(text, index, index + raw.length, raw.replace(/\D/gu, ""), values, spoken));
  }
  const figures = found.map(({ from, to }) => ({ from, to }));
  let next = 0;
  for (const { 0: digits, index } of text.matchAll(ANY_DIGITS)) {
    while (next < figures.length && figures[next]!.to <= index) next++;
    if (next >= figures.length || index < figures[next]!.from) found.push(bare(index, digits));
  }
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const value = isHalf(word, spoken) ? HALF : meaningOf(spelled(word), forms().numbers, spoken, false);
    if (value === undefined || (value !== HALF && value < least)) continue;
    const [article = ""] = (value === HALF && ARTICLE.exec(text.slice(index + word.length))) || [];
    const isOne = forms().numbers.get(spelled(article.trim()))?.[0]?.value === 1;
    const to = index + word.length + (isOne ? article.length : 0);
    found.push(quantityAt(text, index, to, String(value), [value], spoken));
  }
  const half = new Uint8Array(text.length);
  for (const { from, to, digits } of found) if (Number(digits) === HALF) half.fill(1, from, to);
  // The article of `eine halbe Stunde`.
  const isOfHalf = ({ from, to, digits }: Quantity): boolean => digits === "1" && half.subarray(from, to).includes(1);
  return inRanges(
    text,
    found.filter((one) => !isOfHalf(one)).sort((a, b) => a.from - b.from),
  );
}
const WORDS = /\p{L}{1,14}/gu;

const ARTICLE = /^ \p{L}{1,4}(?= )/u;

/** `Half an hour` */
export const HALF = 0.5;
const isHalf = (word: string, { possible }: Pick<Spoken, "possible">): boolean =>
  meanings()
    .get(spelled(word))
    ?.some((meant) => meant.magnitude === HALF && (meant.languages & possible) !== 0) === true;
/** In any language. */
export const tellsHalf = (text: string): boolean =>
  text.match(WORDS)?.some((word) => isHalf(word, { possible: -1 })) === true;

const bare = (from: number, digits: string): Quantity => ({
  ...{ from, to: from + digits.length, digits },
  readings: [{ value: Number(digits), magnitude: 1 }],
});

/** An ISO date, a time of day. */
const MOMENT = /(?<!\d)(?:\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}(?::\d{2})?)(?!\d)/gu;

function withoutDays(text: string): string {
  const letters = text.split("");
  for (const { from, to, kind } of writtenDaysIn(text))
    if (kind === "day" || kind === "range") letters.fill(" ", from, to);
  for (const { 0: time, index } of text.matchAll(MOMENT)) letters.fill(" ", index, index + time.length);
  return letters.join("");
}

function quantityAt(
  text: string,
  from: number,
  end: number,
  digits: string,
  values: readonly number[],
  spoken: Spoken,
): Quantity {
  let to = end;
  let magnitudes = [1];
  let units: (string | undefined)[] = [];
  const first = wordAt(text, to, spoken);
  if (first?.meant.some(({ magnitude }) => magnitude !== undefined)) {
    magnitudes = first.meant.flatMap(({ magnitude }) => magnitude ?? []);
    units = first.meant.flatMap(({ unit }) => unit ?? []);
    // A word that may be another in this language is read in both ways.
    if (!first.isSure || units.length > 0) magnitudes.push(1);
    to = first.to;
  }
  const second = to === end ? first : wordAt(text, to, spoken);
  const unit = second?.meant.some((one) => one.unit !== undefined) ? second : further(text, second?.to, spoken);
  if (unit !== undefined) {
    units = [...units, ...unit.meant.map((one) => one.unit)];
    to = unit.to;
  }
  const before = BEFORE.exec(text.slice(Math.max(0, from - LONGEST), from))?.[1];
  const currency = CURRENCIES.find(
    (one) =>
      before !== undefined &&
      meanings()
        .get(spelled(before))
        ?.some(({ unit }) => unit === one),
  );
  if (currency !== undefined) units = [currency];
  if (units.length === 0) units = [undefined];
  const readings = values.flatMap((value) =>
    magnitudes.flatMap((magnitude) =>
      units.map((one) => ({ value, magnitude, ...(one !== undefined && { unit: one }) })),
    ),
  );
  return { from, to, digits, readings };
}
const BEFORE = /(\p{Lu}{3}|[€$£¥₽₴₺₩])\s?$/u;

interface Beside {
  readonly meant: readonly Meaning[];
  readonly to: number;
  readonly isSure: boolean;
}

/** `4 business days`: of a time the word behind another, which is no name of anything counted. */
function further(text: string, from: number | undefined, spoken: Spoken): Beside | undefined {
  const next = from === undefined ? undefined : wordAt(text, from, spoken);
  const meant = next?.meant.filter(({ unit }) => unit !== undefined && TIMES.includes(unit)) ?? [];
  return meant.length === 0 ? undefined : { ...next!, meant };
}

/** What the next word of a text may mean; of unspaced scripts the longest that is known, a counting word aside: `12个小时`. */
function wordAt(text: string, from: number, { sure, possible }: Spoken): Beside | undefined {
  const found = WORD.exec(text.slice(from, from + LONGEST));
  if (found === null) return undefined;
  const pair = PAIR.exec(found.input);
  const [all, word = ""] = pair !== null && meanings().has(spelled(pair[1]!)) ? pair : found;
  const start = from + all.indexOf(word);
  const isUnspaced = isWide(word.charCodeAt(0));
  const { key, skipped } = isUnspaced ? longestKnown(word) : { key: word, skipped: 0 };
  const meant = (
    keysOf(key)
      .map((one) => meanings().get(one))
      .find((one) => one !== undefined) ?? []
  ).filter(
    ({ languages }) =>
      (key.length >= LEAST_CUT || (languages & possible) !== 0) &&
      (key.length === 1 || /\.$|^\P{L}*\p{Lu}/u.test(all) || !isSmallWord(key) || (languages & sure) !== 0),
  );
  const languages = meant.reduce((set, one) => set | one.languages, 0);
  const isShort = key.length < LEAST_CUT && !(key.length === LEAST_CUT - 1 && all.endsWith("."));
  const isSure = isUnspaced || !isShort || (languages & sure) !== 0 || countOf(languages) >= MANY;
  return { meant, to: isUnspaced ? start + skipped + key.length : from + all.length, isSure };
}
const LONGEST = 24;
/** `por ciento`, `per mille` */
const PAIR = /^\s?(\p{L}{2,6} \p{L}{3,12})(?!\p{L})/u;
/** A sign that so many languages share is none of a single one's words. */
const MANY = 3;
const countOf = (set: number): number => LANGUAGES.filter((one) => (set & bitOf(one)) !== 0).length;

function longestKnown(word: string): { key: string; skipped: number } {
  for (const skipped of [0, 1])
    for (let length = Math.min(word.length - skipped, LONGEST_WIDE); length > 0; length--) {
      const key = word.slice(skipped, skipped + length);
      if (meanings().has(spelled(key))) return { key, skipped };
    }
  return { key: word, skipped: 0 };
}
const LONGEST_WIDE = 5;

/** `3 to 5 million`: what the last of a row counts may be what each of it counts. */
function inRanges(text: string, found: readonly Quantity[]): Quantity[] {
  const all = [...found];
  for (let i = all.length - 2; i >= 0; i--) {
    const [one, next] = [all[i]!, all[i + 1]!];
    const isBare = one.readings.every(({ unit, magnitude }) => unit === undefined && magnitude === 1);
    const counted = next.readings.filter(({ unit, magnitude }) => unit !== undefined || magnitude !== 1);
    if (!isBare || counted.length === 0 || !BETWEEN.test(text.slice(one.to, next.from))) continue;
    const kinds = new Map(counted.map((other) => [`${other.magnitude} ${other.unit}`, other]));
    const values = [...new Set(one.readings.map(({ value }) => value))];
    const shared = values.flatMap((value) => [...kinds.values()].map((other) => ({ ...other, value })));
    all[i] = { ...one, readings: [...one.readings, ...shared] };
  }
  return all;
}
const BETWEEN = /^\s?(?:[-–—~〜～,、/&]|\p{L}{1,4})?\s?(?:\p{Lu}{3}|[€$£¥₽₴₺₩])?\s?$/u;

/** Written out, with all that the marks within it may part: `1.500` is 1500 to a German and 1.5 to an American. */
function valuesOf(raw: string, spoken: Spoken): number[] {
  const plain = raw.replace(/['’\s\u00a0\u202f]/gu, "");
  const marks = [...plain.matchAll(/[.,]/gu)].map(([mark]) => mark);
  const [first, last] = [marks[0], marks.at(-1)];
  const whole = Number(plain.replace(/[.,]/gu, ""));
  if (first === undefined || last === undefined) return [whole];
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/u.test(plain) && new Set(marks).size === 1;
  const asDecimal = Number(plain.replaceAll(last === "." ? "," : ".", "").replace(last, "."));
  if (marks.length > 1 && first === last) return isGrouped ? [whole] : [];
  if (!isGrouped || marks.length > 1) return Number.isNaN(asDecimal) ? [] : [asDecimal];
  const groups = new Set(LANGUAGES.filter((one) => (spoken.sure & bitOf(one)) !== 0).map(groupMark));
  if (groups.size === 1 && groups.has(first)) return [whole];
  return [whole, asDecimal];
}

/** Without what parts thousands in all languages that a text is surely of: `1 250`, `2.900`. @param by what stands between then */
export function joinedThousands(text: string, marks: RegExp = /[ .,]/u, by = ""): string {
  if (!/\d[ .,]\d{3}/u.test(text)) return text;
  const { sure } = spokenIn(text);
  const isGroup = (mark: string): boolean =>
    LANGUAGES.every((one) => (sure & bitOf(one)) === 0 || groupMark(one).replace(/\s/u, " ") === mark);
  return text.replace(THOUSANDS, (row, mark: string) =>
    sure !== 0 && marks.test(mark) && isGroup(mark) ? row.replaceAll(mark, by) : row,
  );
}
const THOUSANDS = /(?<![\d.,:/-])[1-9]\d{0,2}([ .,])\d{3}(?:\1\d{3})*(?![\d:/-]|[.,]\d{3})/gu;

const groupMark = onceOf(
  (language) =>
    new Intl.NumberFormat(language).formatToParts(MANY_DIGITS).find(({ type }) => type === "group")?.value ?? "",
);
const MANY_DIGITS = 12_345_678;
