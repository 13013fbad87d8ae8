/** Writes the date behind every word that means a day only on the day it was written: `tomorrow (2026-04-09)`. */
import type { Day } from "../../calendar/week.ts";
import { relativeDaysIn, writtenDaysIn } from "../days.ts";

/** @param day on which the text was written; a word that may mean several days stays as it is, and so does a span */
export function datedIn(text: string, day: Day): string {
  const written = new Set(writtenDaysIn(text, day).flatMap(({ days }) => days));
  return relativeDaysIn(text, day).reduceRight((all, { kind, days, to, isSpan }) => {
    const [only, other] = days;
    if (isSpan || kind !== "day" || only === undefined || other !== undefined || written.has(only)) return all;
    const [before, after] = [all.slice(0, to), all.slice(to)];
    if (/^\s?[(（]?\d/u.test(after)) return all;
    const isInside = /[(（][^()（）]*$/u.test(before);
    return isInside ? `${before}, ${only}${after}` : `${before} (${only})${after}`;
  }, text);
}
