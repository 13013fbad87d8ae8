/** Times of day as one: `4 pm`, `16 Uhr`, `16 h 30`, 午後4時 are 16:00 or 16:30. The words are those of the locale data that `Intl` holds. */
import { once } from "../once.ts";
import { either } from "./days/forms.ts";
import { LANGUAGES } from "./lexicon/lexicon.ts";

export interface Clock {
  readonly from: number;
  readonly to: number;
  /** `16:00`, `4:30`. */
  readonly key: string;
}

const NOON = 12;
const words = once(() => {
  const halves: [Set<string>, Set<string>] = [new Set(), new Set()];
  const signs = new Set<string>();
  for (const language of LANGUAGES)
    for (const [half, hour] of [4, 16].entries())
      for (const hour12 of [true, false]) {
        const format = new Intl.DateTimeFormat(language, { hour: "numeric", hour12, timeZone: "UTC" });
        for (const { type, value } of format.formatToParts(Date.UTC(2026, 0, 1, hour))) {
          const word = value.toLowerCase().replace(/[\s.]/gu, "");
          if (type === "dayPeriod") halves[half]!.add(word);
          else if (type === "literal" && word !== "") signs.add(word);
        }
      }
  const spaced = (all: Iterable<string>): string =>
    either(all)
      .replace(/(?<=[a-z])(?=[a-z][|)])/gu, "\\.?\\s?")
      .replace(/(?<=[a-z])(?=[|)])/gu, "\\.?");
  const [before, after] = halves.map(spaced);
  const half = `(?:(?<am>${before})|(?<pm>${after}))`;
  const begins = "(?<![\\d.,:])";
  const hour = "(?<h>1[0-2]|0?[1-9])";
  const minutes = "(?:[:.](?<m>\\d{2}))?";
  const sign = `(?<h>\\d{1,2})${minutes}\\s?${either(signs)}(?![\\p{Script=Latin}\\d])`;
  return new RegExp(
    [
      `${begins}(?<h>\\d{1,2})\\s?${either(signs)}\\s?(?<m>\\d{2})(?!\\d)`,
      `${begins}(?:${hour}${minutes}\\s?${half}(?![\\p{L}\\d]|\\s?\\d{1,2}[:.]\\d)|${sign})`,
      `${half}\\s?${hour}${minutes}(?!\\d)`,
    ].join("|"),
    "giu",
  );
});

export const clocksIn = (plain: string): Clock[] =>
  [...plain.matchAll(words())].flatMap(({ 0: text, index: from, groups = {} }) => {
    const { h = "", m = "00", am, pm } = groups as { h?: string; m?: string; am?: string; pm?: string };
    const hour = Number(h);
    const isOfHalf = (am ?? pm) !== undefined;
    // `2 h` may be how long.
    const isLong = !isOfHalf && hour <= NOON && /\d\s?\p{Script=Latin}$/u.test(text);
    if (hour > 23 || Number(m) > 59 || isLong) return [];
    const told = isOfHalf ? (hour % NOON) + (pm === undefined ? 0 : NOON) : hour;
    return [{ from, to: from + text.length, key: `${told}:${m}` }];
  });
