/**
 * When a day begins or closes in a time zone, as instants: weeks and days are strings, and only a process that waits
 * needs to know for how long.
 */
import { addDays, type Day, daysOf, isClosed, today, weekOf } from "../calendar/week.ts";
import type { Closing } from "../compaction/due.ts";

const HOUR_MS = 3_600_000;
/** No zone is further from UTC than 14 hours. */
const ZONE_MS = 15 * HOUR_MS;
const SECOND_MS = 1_000;

/** The first day whose logs are open: with `closes: week` the Monday of the week that is not over. */
export function openFrom({ now, timezone, graceHours, closes }: Closing): Day {
  const day = today(new Date(now.getTime() - graceHours * HOUR_MS), timezone);
  return closes === "week" ? daysOf(weekOf(day))[0] : day;
}

/** When the next day, or week, closes: never before `now`, exact to the second. */
export function nextClosing(closing: Closing): Date {
  const { now, timezone, graceHours, closes } = closing;
  const open = openFrom(closing);
  const last = closes === "week" ? daysOf(weekOf(open))[6] : open;
  const about = Date.parse(`${addDays(last, 1)}T00:00:00Z`) + graceHours * HOUR_MS;
  return firstAfter(now.getTime(), about - ZONE_MS, about + ZONE_MS, (ms) =>
    isClosed(last, new Date(ms), timezone, graceHours, closes),
  );
}

/** The first instant of a day on the zone's calendar; summer time may make it another than midnight. */
export function startOfDay(day: Day, timezone: string): Date {
  const about = Date.parse(`${day}T00:00:00Z`);
  return firstAfter(
    Number.NEGATIVE_INFINITY,
    about - ZONE_MS,
    about + ZONE_MS,
    (ms) => today(new Date(ms), timezone) >= day,
  );
}

/** Local midnight after `now`, and that of the first day of the next month: when the budgets begin anew. */
export function budgetStarts(now: Date, timezone: string): { day: Date; month: Date } {
  const day = today(now, timezone);
  const [year, month] = day.split("-").map(Number) as [number, number, number];
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
  return { day: startOfDay(addDays(day, 1), timezone), month: startOfDay(next, timezone) };
}

/** Halves the span until the instant at which the claim begins to hold is known to the second. */
function firstAfter(leastMs: number, fromMs: number, toMs: number, holds: (ms: number) => boolean): Date {
  let no = Math.floor(Math.max(leastMs, fromMs) / SECOND_MS);
  let yes = Math.ceil(Math.max(toMs, leastMs + SECOND_MS) / SECOND_MS);
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (holds(middle * SECOND_MS)) yes = middle;
    else no = middle;
  }
  return new Date(yes * SECOND_MS);
}
