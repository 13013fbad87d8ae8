/** Writes the date behind every word that means a day only on the day it was written: `tomorrow (2026-04-09)`. */
import type { Day } from "../../calendar/week.ts";
import { relativeDaysIn, writtenDaysIn } from "../days.ts";

/**
 * @param day on which the text was written; a bare weekday stays as it is, and so does a span; `next Friday` has both days
 * that it is said for, `2026-04-10/2026-04-17`
 */
export function datedIn(text: string, day: Day): string {
  const meant = relativeDaysIn(text, day).filter(
    ({ kind, days, told = days, isSpan }) =>
      !isSpan && kind === "day" && told.length > 0 && (told !== days || days.length === 1),
  );
  if (meant.length === 0) return text;
  const written = new Set(writtenDaysIn(text, day).flatMap(({ days }) => days));
  return meant.reduceRight((all, { days, told = days, to }) => {
    if (told.some((one) => written.has(one))) return all;
    const dates = told.join("/");
    const [before, after] = [all.slice(0, to), all.slice(to)];
    if (/^\s?[(（]?\d/u.test(after)) return all;
    const isInside = /[(（][^()（）]*$/u.test(before);
    return isInside ? `${before}, ${dates}${after}` : `${before} (${dates})${after}`;
  }, text);
}
