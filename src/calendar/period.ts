/**
 * Months and years as lithify counts them: in whole ISO weeks. A week belongs to the month, and to the year, in which its
 * Thursday lies.
 */
import { onceOf } from "../once.ts";
import { addDays, addWeeks, type Day, daysOf, isDay, thursdayOf, type Week, weekOf } from "./week.ts";

/** `2026-04` or `2026`: they sort, a year before its months. */
export type Period = string;

export const isMonth = (text: string): boolean => /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`);
export const isYear = (text: string): boolean => /^\d{4}$/.test(text) && isDay(`${text}-01-01`);

/** @throws {RangeError} when there is no such week */
export const monthOf = (week: Week): Period => thursdayOf(week).slice(0, 7);

/** Of a month, or of a week. */
export const yearOf = (period: Period): Period => period.slice(0, 4);

/** The weeks of a month or a year, oldest first. */
export const weeksOf = onceOf((period): readonly Week[] => {
  const day = isMonth(period) ? `${period}-01` : `${period}-01-01`;
  const weeks: Week[] = [];
  const isWithin = (week: Week): boolean => thursdayOf(week).startsWith(`${period}-`);
  for (let week = weekOf(day); isWithin(week) || weeks.length === 0; week = addWeeks(week, 1))
    if (isWithin(week)) weeks.push(week);
  return weeks;
}, 1_000);

/** Its Monday and its Sunday. */
export function spanOf(period: Period): { readonly from: Day; readonly to: Day } {
  const weeks = weeksOf(period);
  return { from: daysOf(weeks[0]!)[0], to: daysOf(weeks.at(-1)!)[6] };
}

/** The day half a year before another. */
export const halfYearBefore = (day: Day): Day => addDays(day, -183);
