/** Arithmetic on days and months for the date reader. A month's last day stands in for one it lacks. */
import { addDays, type Day, isDay, weekdayOf, weekOf } from "../../calendar/week.ts";
import type { Unit } from "../lexicon/lexicon.ts";

export const written = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** A day of a month, or the month's last where it is shorter. */
function clamped(year: number, month: number, day: number): Day {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return written(year, month, Math.min(day, last));
}

export function moved(day: Day, amount: number, unit: Unit): Day {
  if (unit === "day") return addDays(day, amount);
  if (unit === "week" || unit === "fortnight") return addDays(day, amount * (unit === "week" ? 7 : 14));
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const months = year * 12 + (month - 1) + (unit === "year" ? amount * 12 : amount);
  return clamped(Math.floor(months / 12), (((months % 12) + 12) % 12) + 1, date);
}

/** The days by which people mean a week: its Monday, Friday and Sunday. */
export function daysOfWeekFrom(day: Day, weeks: number): { week: string; days: Day[] } {
  const monday = addDays(day, weeks * 7 - weekdayOf(day));
  return { week: weekOf(monday), days: [monday, addDays(monday, 4), addDays(monday, 6)] };
}

/** First and last day of some months. */
export function daysOfMonths(year: number, month: number, count = 1): [Day, Day] {
  const end = month - 1 + count;
  return [written(year, month, 1), clamped(year + Math.floor((end - 1) / 12), ((end - 1) % 12) + 1, 31)];
}

/** The year of a day that is written without one: of those that put it nearest to the log. */
export function nearest(month: number, day: number, log: Day): Day[] {
  const year = Number(log.slice(0, 4));
  return [year, year - 1, year + 1]
    .map((one) => written(one, month, day))
    .filter(isDay)
    .sort((a, b) => distance(a, log) - distance(b, log))
    .slice(0, 1);
}

const distance = (a: Day, b: Day): number => Math.abs(Date.parse(a) - Date.parse(b));
