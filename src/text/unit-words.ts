/**
 * The words of units, currencies and magnitudes in every language of the lexicon: those of the Unicode locale data that `Intl` holds, and
 * the calendar's own cases. To ask `Intl` for all of them takes a tenth of a second: the build writes them down (`scripts/build.ts`).
 */
import { forms } from "./days/forms.ts";
import { bitOf } from "./languages.ts";
import { LEXICONS } from "./lexicon/all.ts";
import { LANGUAGES, type Language } from "./lexicon/lexicon.ts";
import { CURRENCIES, keysOf, type Meaning, TIMES } from "./units.ts";

const UNITS = [
  ...TIMES,
  ...["gram", "kilogram", "milliliter", "liter", "millimeter", "centimeter", "meter", "kilometer", "hectare"],
  ...["byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "percent", "celsius"],
];
const MAGNITUDES = [1e3, 1e4, 1e6, 1e8, 1e9];
/** Each has its own form of a word in one language or another. */
const COUNTS = [1, 2, 5];

/** By the word as it is spelled, and by its root. */
export function unitWords(): [word: string, meant: readonly Meaning[]][] {
  const found = new Map<string, Meaning[]>();
  const add = (word: string, language: Language, meant: Omit<Meaning, "languages">): void => {
    for (const key of keysOf(word.trim())) {
      const others = found.get(key) ?? [];
      const same = others.find(({ magnitude, unit }) => magnitude === meant.magnitude && unit === meant.unit);
      const languages = (same?.languages ?? 0) | bitOf(language);
      found.set(key, [...others.filter((one) => one !== same), { ...meant, languages }]);
    }
  };
  for (const language of LANGUAGES) {
    for (const unit of UNITS)
      for (const unitDisplay of ["long", "short"] as const)
        for (const form of formsOf(language, { style: "unit", unit, unitDisplay })) add(form, language, { unit });
    for (const currency of CURRENCIES) {
      add(currency, language, { unit: currency });
      for (const currencyDisplay of ["name", "narrowSymbol"] as const)
        for (const form of formsOf(language, { style: "currency", currency, currencyDisplay }))
          add(form, language, { unit: currency });
    }
    for (const magnitude of MAGNITUDES)
      for (const compactDisplay of ["long", "short"] as const)
        for (const form of formsOf(language, { notation: "compact", compactDisplay }, magnitude))
          add(form, language, { magnitude });
  }
  for (const { language, measures = "" } of LEXICONS)
    for (const [form = "", meant = ""] of measures.split(",").map((entry) => entry.split("/")))
      add(form, language, /^\d/u.test(meant) ? { magnitude: Number(meant) } : { unit: meant });
  for (const [form, unit] of forms().units) for (const language of LANGUAGES) add(form, language, { unit });
  return [...found];
}

/** What stands beside the digits of a formatted number. */
function formsOf(language: Language, how: Intl.NumberFormatOptions, times = 1): Set<string> {
  const format = new Intl.NumberFormat(language, how);
  const words = COUNTS.map((count) => {
    const parts = format.formatToParts(count * times);
    const isWhole = parts.every(({ type, value }) => type !== "integer" || Number(value) === count || times === 1);
    return isWhole ? parts.flatMap(({ type, value }) => (BESIDE.includes(type) ? [value] : [])).join("") : "";
  });
  return new Set(words.filter((word) => /\S/u.test(word)));
}
const BESIDE: readonly string[] = ["unit", "percentSign", "currency", "compact"];
