/**
 * The specifics of a text: its numbers, dates, URLs and identifiers. They are what a claim may not invent and what a
 * summary may not lose. Two texts that write one specific differently (`1,757` and `1757`, `8 April 2026` and
 * `2026-04-08`) give one key.
 */

import { once, onceOf } from "../../once.ts";
import { clocksIn } from "../../text/clock.ts";
import { type FoundDay, writtenDaysIn } from "../../text/days.ts";
import { withoutEnd } from "../../text/ends.ts";
import { withFigures } from "../../text/folding.ts";
import { mayNameDay } from "../../text/may-name-day.ts";
import { numbersIn } from "../../text/numbers.ts";
import { joinedThousands, quantitiesIn } from "../../text/quantities.ts";

type SpecificKind = "number" | "date" | "url" | "identifier";

export interface Specific {
  readonly kind: SpecificKind;
  /** What is compared: `1757`, `2026-04-08`, `04-08` (a day without a year), `2026-04`, `https://…`, `write-entry`. */
  readonly key: string;
  /** As it was written. */
  readonly text: string;
  /** Of a claim's figure what else it is: of `15k` `15000`, of `4 pm` `16:00`, of `2 h` `7200 s`. */
  readonly values?: ReadonlySet<string>;
}

/** Before NFKC makes ASCII of them, which may be a part of a link. */
const LINK_ENDS = /[：，；！？]/gu;
/** ASCII only: Chinese prose follows a link without a space. */
const URL_ = /\bhttps?:\/\/[\w.~:/?#@!$&*+;=%-]+/giu;
const ISO_DATE = /(?<![\d-])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d-])/gu;
const ISO_MONTH = /(?<![\d-])\d{4}-(?:0[1-9]|1[0-2])(?![\d-])/gu;
const ISO_WEEK = /(?<![\d-])\d{4}-W\d{2}(?!\d)/giu;
const CODE = /`([^`\n]{2,120})`/gu;
/** ASCII: Chinese and Japanese prose follows a name without a space. */
const LETTERS = "A-Za-z0-9_";
/** Paths, dotted and hyphenated names with a digit or capital, snake_case, CamelCase, constants, versions, flags, tickets. */
const NAMES: readonly RegExp[] = [
  `(?<![${LETTERS}/.-])/?(?:[\\w.@~-]{1,80}/){2,12}[\\w.@-]{0,80}`,
  `(?<![${LETTERS}/.-])/?[\\w.@~-]{1,80}/[\\w@-]{1,80}\\.[A-Za-z]\\w{0,5}(?![${LETTERS}])`,
  `(?<![${LETTERS}.-])[A-Za-z_][\\w-]{0,60}\\.(?:ts|tsx|js|mjs|json|md|py|rs|go|sh|ya?ml|toml|sql|html|css|txt|csv|lock)\\b`,
  `(?<![${LETTERS}])[A-Za-z]+(?:\\d[a-z0-9]*)?_[A-Za-z0-9_]+`,
  `(?<![${LETTERS}])[A-Za-z]*[a-z](?:\\d[0-9a-z]*)?[A-Z][A-Za-z0-9]*`,
  `(?<![${LETTERS}])v?(?!\\d{1,3}(?:\\.\\d{3})+(?![\\w.]))\\d+(?:\\.\\d+){2,4}(?:-[\\w.]+)?(?![${LETTERS}])`,
  `(?<![${LETTERS}])v\\d+(?:\\.\\d+)?(?![${LETTERS}]|\\.\\d)`,
  `(?<![${LETTERS}-])[A-Za-z]\\w{0,40}(?:-\\w{1,40}){0,4}-\\d[\\w.]{0,20}(?![${LETTERS}])`,
  `(?<![${LETTERS}&])#\\d{1,7}(?![${LETTERS}])`,
  `(?<![${LETTERS}-])--[a-z][a-z0-9-]{1,40}`,
  `(?<![${LETTERS}])(?=[0-9a-f]*\\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,64}(?![${LETTERS}])`,
  `(?<![${LETTERS}])(?=\\w{0,20}\\d)(?=\\w{0,20}[A-Za-z])[A-Za-z]+\\d[A-Za-z0-9]*(?![${LETTERS}])`,
].map((pattern) => new RegExp(pattern, "gu"));
const NUMBER = /(?<![\p{N}_])(?<!\d:)(?<![\p{L}][-_]?)\d{1,15}(?:[,'’]\d{3})*(?:[.:]\d{1,6})?/gu;
const CJK_NUMBER =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\d{1,15}(?:,\d{3})*(?:[.:]\d{1,6})?/gu;

/**
 * The specifics of a text in the order in which they are written; what is part of a longer one (the numbers of a date or
 * a URL) is not told again.
 */
export const specificsOf = (text: string): Specific[] => specificsIn(plainOf(text)).map(({ specific }) => specific);

const plainOf = (text: string): string => withFigures(text.includes("://") ? text.replace(LINK_ENDS, "$& ") : text);

/** The same of a claim, whose figures a line may write in another notation. */
export function claimedIn(text: string): Specific[] {
  const plain = plainOf(text);
  const found = specificsIn(plain);
  const figures = found.some(({ specific }) => specific.kind === "number") ? figuresIn(plain) : [];
  return found.flatMap(({ at, specific }) => {
    const own = specific.kind === "number" ? figures.filter(({ from, to }) => from <= at && at < to) : [];
    if (own.length === 0) return specific;
    // The rest of `1.250,50`.
    if (own.some(({ from }) => from < at && /^\d/u.test(plain.slice(from)))) return [];
    const values = new Set(own.flatMap(({ keys }) => keys));
    const [other = specific.key] = own.some(({ isClock }) => isClock) ? [] : values;
    return { ...specific, key: values.has(specific.key) ? specific.key : other, values };
  });
}

/** How many of one are so many of another, where that is exact: a month has no days to reckon with. */
const IN_OTHERS: Readonly<Record<string, readonly [string, number]>> = {
  ...{
    second: ["s", 1],
    minute: ["s", 60],
    hour: ["s", 3600],
    day: ["d", 1],
    week: ["d", 7],
    month: ["m", 1],
    year: ["m", 12],
  },
};
const FRACTION = /(?:(?<![\d.,])(\d{1,6}) )?(?<!\d)(\d)(?:⁄|(?<=\d \d)\/)(\d)(?!\d)/gu;

interface Figure {
  readonly from: number;
  readonly to: number;
  readonly keys: readonly string[];
  readonly isClock?: true;
}

/** Every value of the figures of a text, and where they stand; a line of so many is data, and is in no other notation. */
const figuresIn = onceOf(
  (plain: string): readonly Figure[] => ((plain.match(/\d+/gu)?.length ?? 0) > MOST_FIGURES ? [] : allFiguresIn(plain)),
  2_000,
  4_000,
);
const MOST_FIGURES = 200;

function allFiguresIn(plain: string): Figure[] {
  const quantities = quantitiesIn(plain.replace(FRACTION, (text) => " ".repeat(text.length))).map(
    ({ from, to, readings }) => ({
      ...{ from, to },
      keys: readings.flatMap(({ value, magnitude, unit = "" }) => {
        const [other, times] = IN_OTHERS[unit] ?? ["", 1];
        const all = [exact(value), exact(value * magnitude)];
        return other === "" ? all : [...all, `${exact(value * magnitude * times)} ${other}`];
      }),
    }),
  );
  const fractions = Array.from(
    plain.matchAll(FRACTION),
    ({ 0: text, 1: whole = "0", 2: over, 3: under, index: from }) => ({
      ...{ from, to: from + text.length, keys: [exact(Number(whole) + Number(over) / Number(under))] },
    }),
  );
  const clocks = clocksIn(plain).map(({ from, to, key }) => {
    // `14 h` may be how long.
    const [hours] = /^\d+(?=\s?h$)/iu.exec(plain.slice(from, to)) ?? [];
    const keys = hours === undefined ? [key] : [key, `${Number(hours) * IN_OTHERS.hour![1]} s`];
    return { from, to, keys, isClock: true as const };
  });
  return [...quantities, ...fractions, ...clocks];
}
/** Without what a binary fraction leaves of `1.1 * 1000`. */
const exact = (value: number): string => String(Number(value.toPrecision(15)));

interface Located {
  readonly at: number;
  readonly specific: Specific;
}

function specificsIn(plain: string): Located[] {
  const taken = new Uint8Array(plain.length);
  const found: Located[] = [];
  const take = (kind: SpecificKind, pattern: RegExp, keyOf: (match: RegExpExecArray) => string | undefined): void => {
    for (const match of plain.matchAll(pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      if (taken[from] || taken[to - 1]) continue;
      const key = keyOf(match);
      if (key === undefined) continue;
      taken.fill(1, from, to);
      found.push({ at: from, specific: { kind, key, text: match[0] } });
    }
  };
  const takeDay = ({ from, to, kind, key, ambiguous }: FoundDay): void => {
    if (ambiguous || (kind !== "day" && kind !== "range") || taken[from] || taken[to - 1]) return;
    taken.fill(1, from, to);
    for (const day of key.split("/"))
      found.push({ at: from, specific: { kind: "date", key: day, text: plain.slice(from, to) } });
  };
  if (plain.includes("://")) take("url", URL_, (m) => urlKey(m[0]));
  const hasDigit = /\d/.test(plain);
  if (hasDigit) {
    take("date", ISO_WEEK, (m) => m[0].toUpperCase());
    take("date", ISO_DATE, (m) => dayKey(m[1], Number(m[2]), Number(m[3])));
    take("date", ISO_MONTH, (m) => m[0]);
    if (mayNameDay(plain)) for (const one of writtenDaysIn(plain)) takeDay(one);
  }
  take("identifier", CODE, (m) => (isName(m[1]!) ? nameKey(m[1]!) : undefined));
  for (const pattern of NAMES) take("identifier", pattern, (m) => nameKey(m[0]));
  for (const pattern of hasDigit ? [NUMBER, CJK_NUMBER] : []) take("number", pattern, (m) => numberKey(m[0]));
  return found.sort((a, b) => a.at - b.at);
}

/** A code span names something when it is one token; a span of prose or a command line is read for its parts instead. */
const isName = (code: string): boolean => !/\s/.test(code.trim()) && /[\p{L}\p{N}]/u.test(code);

const urlKey = (url: string): string => withoutEnd(url, ").,;:!?*_~").replace(/\/$/, "").toLowerCase();
/** A version's `v` is no part of its number: `v0.12.3` and `0.12.3` are one. */
const nameKey = (name: string): string =>
  withoutEnd(name.trim(), ".,;:")
    .replace(/^[.,;:]+/u, "")
    .replace(/\(\)$/, "")
    .toLowerCase()
    .replace(/^v(?=\d+(?:\.\d+){2})/u, "");

function dayKey(year: string | undefined, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const tail = `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return year ? `${year}-${tail}` : tail;
}

function numberKey(text: string): string {
  const bare = text.replace(/[,'’](?=\d{3})/g, "");
  if (bare.includes(":")) return bare.replace(/^0(?=\d:)/, "");
  const value = Number(bare);
  return Number.isSafeInteger(Math.trunc(value)) ? String(value) : bare;
}

/** What lines of evidence offer: their specifics, looser than a claim's own, so that any honest way to write one is found. */
export interface Offer {
  readonly keys: ReadonlySet<string>;
  /** What the figures are in other notations, looked for where a claim's figure stands in none of the keys. */
  readonly values: () => ReadonlySet<string>;
  /** The folded lines, for names written in other company: `npm run bench` inside a longer span. */
  readonly text: string;
}

/** @param folded the same lines folded (`fold.ts`) and joined by line ends */
export function offerOf(lines: readonly string[], folded: string): Offer {
  const keys = new Set<string>();
  const written = lines.map(withFigures);
  for (const line of written.flatMap((one) => [...new Set([one, one.replace(NAMED, "$&,")])])) {
    let rest = joinedThousands(line.replace(FRACTION, " "));
    for (const { specific } of specificsIn(rest)) {
      const { kind, key, text } = specific;
      keys.add(key);
      if (kind !== "date") continue;
      if (DOTTED.test(text)) keys.add(numberKey(text.slice(0, -1)));
      // Of `2026-03-31` and `2026-03` the year may be told, and no 31 of anything.
      if (key.length > 5) keys.add(key.slice(0, 4));
      rest = rest.replace(text, " ");
    }
    // `700uL` holds a unit, which a claim may write apart.
    for (const [unit] of rest.matchAll(/(?<=\d)[a-z]{2,3}(?!\w)/gi)) keys.add(nameKey(unit));
    for (const [digits] of rest.matchAll(/\d{1,15}(?:[,'’]\d{3})*(?:[.:]\d{1,6})?/gu)) keys.add(numberKey(digits));
    for (const number of numbersIn(rest)) keys.add(String(number));
  }
  const values = once(() => new Set(written.flatMap((line) => figuresIn(line).flatMap((figure) => figure.keys))));
  return { keys, values, text: folded };
}
/** A figure may end a name, and begin none: `iPhone 15 128 Go`, `Sprint 5 2/3 done`. */
const NAMED = /(?<=\p{Lu}\p{L}{0,20} )\d{1,3}(?= \d)/gu;

/** Of the day, with what makes one of `4`. */
const isTime = (value: string): boolean => value.includes(":");
/** How many of a unit. */
const isMeasured = (value: string): boolean => value.includes(" ");

/** Whether an offer holds a specific. A number is never found inside a longer number. */
export function holds(offer: Offer, specific: Specific): boolean {
  const { kind, key, text, values } = specific;
  if (values?.values().some(isTime) && offer.values().values().some(isTime))
    return values.values().some((one) => (isTime(one) || isMeasured(one)) && offer.values().has(one));
  if (offer.keys.has(key)) return true;
  if (kind === "date")
    return hasSameDay(offer, key) || (DOTTED.test(text) && offer.keys.has(numberKey(text.slice(0, -1))));
  if (kind === "number") return [...(values ?? [key])].some((one) => offer.keys.has(one) || offer.values().has(one));
  // `JointSaver` as `joint-saver` or `joint saver`.
  const parted = nameKey(text.replace(/(?<=[a-z])(?=[A-Z][a-z])/g, "-"));
  return (
    [key, parted].some((one) => writtenIn(offer.text, one)) || versionIn(offer.text, key) || listedIn(offer.text, key)
  );
}

/** A day, or at the end of a sentence a number: `It costs 3.5.` */
const DOTTED = /^\d{1,2}\.\d{1,2}\.$/;
/** So many characters stand between two things of a list: `React 19, and also Next.js`. */
const LIST_GAP = 24;

/** `lint/merge/tests` is no path where the lines tell of lint, merge and tests, side by side and in that order; `Next.js` as `next js`, too. */
function listedIn(line: string, key: string): boolean {
  const [text, ...parts] = [line, ...key.split("/")].map((one) => one.replace(/(?<=\w)\.(?=\w)/g, " ")) as [
    string,
    ...string[],
  ];
  if (parts.length < 2 || parts.some((part) => !/^\w/.test(part))) return false;
  return placesOf(text, parts[0]!).some((start) => {
    let end = start + parts[0]!.length;
    for (const part of parts.slice(1)) {
      const next = placesOf(text.slice(end, end + LIST_GAP + part.length + 1), part)[0];
      if (next === undefined) return false;
      end += next + part.length;
    }
    return true;
  });
}

/** `v1.2` is also found as `1.2`, and `0.12.3` as `v0.12.3`, but neither inside `1.2.3`; `v2` alone only as `version 2`. */
function versionIn(text: string, key: string): boolean {
  const [, digits] = /^v?(\d+(?:\.\d+)*(?:-[\w.]+)?)$/u.exec(key) ?? [];
  if (digits === undefined) return false;
  const other = !digits.includes(".") ? `version ${digits}` : key === digits ? `v${digits}` : digits;
  for (let at = text.indexOf(other); at >= 0; at = text.indexOf(other, at + 1))
    if (
      !/[\w.]/u.test(text[at - 1] ?? " ") &&
      !/^(?:\w|\.\d)/u.test(text.slice(at + other.length, at + other.length + 2))
    )
      return true;
  return false;
}

/** A claim's full date stands where the log writes the day without its year, and the other way round; a month where a day of it is written. */
function hasSameDay(offer: Offer, key: string): boolean {
  if (key.length === 10) return offer.keys.has(key.slice(5));
  for (const other of offer.keys)
    if (other.length === 10 && (other.endsWith(`-${key}`) || other.startsWith(`${key}-`))) return true;
  return false;
}

/** Whether a name stands in folded text with no more of its letters on either side; also `top-10` as `top 10`, and `-L` in `-LC:/lib`. */
function writtenIn(text: string, name: string): boolean {
  if (/^-[a-z]$/.test(name) && new RegExp(`(?<![\\w-])${name}(?=[\\w/]*[\\d:/.=])`).test(text)) return true;
  const spellings =
    name.includes("-") && !name.startsWith("-") ? [name, name.replaceAll("-", " "), name.replaceAll("-", "")] : [name];
  return spellings.some((spelling) => placesOf(text, spelling).length > 0);
}

/** Where it stands in a text with no more of its letters on either side; `local_b` also in `local_b_north`, whose short name it is. */
function placesOf(text: string, name: string): number[] {
  const places: number[] = [];
  const isParted = /[a-z\d]_[a-z\d]/.test(name);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const openLeft = !/\w/.test(name[0]!) || !/\w/.test(text[at - 1] ?? " ");
    const next = text[at + name.length] ?? " ";
    const openRight = !/\w/.test(name.at(-1)!) || !/\w/.test(next) || (isParted && next === "_");
    if (openLeft && openRight) places.push(at);
  }
  return places;
}
