/**
 * The words of every language's calendar as one table: which month, weekday, number or unit a word means, and in which languages.
 * Read once, when the first date is looked for.
 */
import { once } from "../../once.ts";
import { spelled, unaccented } from "../folding.ts";
import { bitOf, type Spoken } from "../languages/sets.ts";
import { LEXICONS } from "../lexicon/all.ts";
import type { Unit } from "../lexicon/lexicon.ts";

interface Meaning {
  /** A month from 1, a weekday from 0 (Monday), a number. */
  readonly value: number;
  readonly languages: number;
  /** A common word unless it begins with a capital. */
  readonly capital: boolean;
  readonly sureOnly: boolean;
}

/** `signs`: classes of characters; what stands behind and between numbers is for patterns. */
export const forms = once(() => {
  const months = new Map<string, Meaning[]>();
  const weekdays = new Map<string, Meaning[]>();
  const daytimes = new Map<string, Meaning[]>();
  const numbers = new Map<string, Meaning[]>();
  const units = new Map<string, Unit>();
  for (const { language, calendar } of LEXICONS) {
    const bit = bitOf(language);
    collect(months, calendar.months, 1, bit);
    collect(weekdays, calendar.weekdays, 0, bit);
    collect(daytimes, calendar.daytimes, 0, bit);
    collect(numbers, calendar.numbers, 0, bit);
    for (const unit of ["day", "week", "fortnight", "month", "year"] as const)
      for (const form of entries(calendar.units[unit] ?? ""))
        for (const spelling of spellings(form)) if (!units.has(spelling)) units.set(spelling, unit);
  }
  const all = (key: "ordinals" | "of" | "yearEnds" | "until"): string =>
    either(LEXICONS.flatMap(({ calendar }) => entries(calendar[key] ?? "")));
  const signs = (key: "year" | "month" | "day"): string =>
    `[${LEXICONS.flatMap(({ calendar }) => entries(calendar[key] ?? "")).join("")}]`;
  return {
    months,
    weekdays,
    daytimes,
    numbers,
    units,
    ordinals: all("ordinals"),
    of: all("of"),
    yearEnds: all("yearEnds"),
    until: all("until"),
    signs: { year: signs("year"), month: signs("month"), day: signs("day") },
  };
});

function collect(into: Map<string, Meaning[]>, groups: string, first: number, languages: number): void {
  for (const [i, group] of groups.split(",").entries())
    for (const written of group.trim().split(/\s+/).filter(Boolean)) {
      const form = written.replace(/^@/, "");
      const meaning = {
        value: i + first,
        languages,
        capital: /^\p{Lu}\p{Ll}/u.test(form),
        sureOnly: written.startsWith("@"),
      };
      for (const spelling of spellings(form)) into.set(spelling, [...(into.get(spelling) ?? []), meaning]);
    }
}

/** A word as it is looked up: folded, and as people type it without accents. */
const spellings = (form: string): Set<string> => new Set([spelled(form), unaccented(spelled(form))]);

export const entries = (text: string): string[] =>
  text
    .split(",")
    .map((entry) => spelled(entry.trim()))
    .filter(Boolean);

export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Words as alternatives of a pattern, the longest first; what matches nothing where there are none. */
export const either = (words: Iterable<string>): string => {
  const sorted = [...new Set(words)].filter(Boolean).sort((a, b) => b.length - a.length);
  return sorted.length === 0 ? "(?!)" : `(?:${sorted.map(escaped).join("|")})`;
};

/** A shorter form is a word in too many languages. */
const SHORT = 3;
const WIDE_FROM = 0x2e80;

/** What a form means in the languages of a text. @param isCapital whether it is written with one */
export function meaningOf(
  form: string,
  table: ReadonlyMap<string, readonly Meaning[]>,
  { sure, possible }: Spoken,
  isCapital: boolean,
): number | undefined {
  const meanings = (table.get(form) ?? []).filter(({ capital }) => !capital || isCapital);
  const isShort = form.length < SHORT && form.charCodeAt(0) < WIDE_FROM;
  const inSure = meanings.find(({ languages }) => (languages & sure) !== 0);
  if (inSure !== undefined || isShort) return inSure?.value;
  return meanings.find(({ languages, sureOnly }) => !sureOnly && (languages & possible) !== 0)?.value;
}
