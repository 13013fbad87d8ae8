/** Writes the date behind every word that means a day only on the day it was written: `tomorrow (2026-04-09)`. */
import { type Day, weekdayOf } from "../../calendar/week.ts";
import { relativeDaysIn, writtenDaysIn } from "../days.ts";
import { tellsPast } from "../task-end.ts";
import type { FoundDay } from "./found.ts";

/**
 * @param day on which the text was written; a bare weekday stays as it is, and so does a span; `next Friday` has both days
 * that it is said for, `2026-04-10/2026-04-17`
 */
export function datedIn(text: string, day: Day): string {
  const dated = writtenDaysIn(text, day);
  // `10日前` of `5月10日前` is no span of days.
  const meant = relativeDaysIn(text, day)
    .filter(({ from, to }) => !dated.some((one) => one.from < to && from < one.to))
    .filter((one) => !mayBeOver(one, text, day))
    .map((one) => ({ to: one.to, dates: datesOf(one, day) }))
    .filter(({ dates }) => dates.length > 0);
  if (meant.length === 0) return text;
  const written = new Set(dated.flatMap(({ days, key }) => [...days, key]));
  return meant.reduceRight((all, { dates, to }) => {
    if (dates.some((one) => written.has(one))) return all;
    const [before, after] = [all.slice(0, to), all.slice(to)];
    if (/^\s?[(（]?\d/u.test(after)) return all;
    const isInside = /[(（][^()（）]*$/u.test(before);
    return isInside ? `${before}, ${dates.join("/")}${after}` : `${before} (${dates.join("/")})${after}`;
  }, text);
}

const [WEDNESDAY, SUNDAY, PAUSE] = [2, 6, /[.,;:!?。，、；：！？]/u];
/** `The image got upgraded over the weekend`, said on a Monday, is of the one before. */
const mayBeOver = ({ kind, days: [first], to }: FoundDay, text: string, day: Day): boolean =>
  kind === "week" &&
  first !== undefined &&
  weekdayOf(first) === SUNDAY &&
  weekdayOf(day) <= WEDNESDAY &&
  tellsPast(text.slice(0, to).split(PAUSE).at(-1)! + text.slice(to).split(PAUSE)[0]!);

/** Of a week, month, quarter or year only one that is to come: a report of `last month` tells each month's. */
function datesOf({ kind, days, told = days, week, isSpan }: FoundDay, day: Day): readonly string[] {
  const [first] = days;
  if (isSpan || first === undefined) return [];
  if (kind === "day") return told !== days || days.length === 1 ? told : [];
  if (first <= day) return [];
  if (week !== undefined) return [week];
  if (kind === "quarter") return [`${first.slice(0, 5)}Q${Math.ceil(Number(first.slice(5, 7)) / 3)}`];
  return [first.slice(0, kind === "year" ? 4 : 7)];
}
