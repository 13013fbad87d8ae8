/**
 * Days and ISO 8601 weeks. A day and a week are strings that sort; no time zone touches a log's date. Zones enter in
 * one place only: the question which day it is now, and so which days are closed.
 *
 * The arithmetic is done on UTC midnights, where every day has 24 hours. date-fns reckons in the machine's own zone
 * and costs 40 ms to load for two functions; the tests hold this file against it.
 */
import { tried } from "../errors.ts";
import { onceOf } from "../once.ts";

/** A date, `2026-04-08`: no time, no zone. */
export type Day = string;
/** An ISO 8601 week, `2026-W15`. */
export type Week = string;
/** The days of a week, Monday first. */
type DaysOfWeek = readonly [Day, Day, Day, Day, Day, Day, Day];

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A folder of ten years asks for its days and weeks thousands of times. */
const MOST_KEPT = 20_000;

/** Months as the contract writes them, whatever the machine's language. */
const MONTHS = "January February March April May June July August September October November December".split(" ");

/** Whether the text is a real date of the years 1000 to 9998, so that the week around it also has four-digit years. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) || text >= "9999") return false;
  const day = Number(text.slice(8));
  return new Date(`${text}T00:00:00Z`).getUTCDate() === day;
}

/** The week the text names exactly, `2026-W53`; undefined when there is none: 2025 has 52. */
export function parseWeek(text: string): Week | undefined {
  const found = /^(\d{4})-W(\d{2})$/.exec(text);
  if (found === null || !isDay(`${found[1]}-01-04`)) return undefined;
  // 4 January is always in week 1 (ISO 8601-1:2019, "calendar week number").
  const monday = mondayOf(`${found[1]}-01-04`) + (Number(found[2]) - 1) * 7 * DAY_MS;
  return weekAt(monday) === text ? text : undefined;
}

/**
 * The week a day belongs to. Its year is that of its Thursday (ISO 8601-1:2019, "calendar week number").
 * @param day `2027-01-01`: a date, no time, no zone   @returns `2026-W53`
 * @throws {RangeError} when there is no such day
 */
export const weekOf: (day: Day) => Week = onceOf((day) => weekAt(mondayOf(day)), MOST_KEPT);

/** The seven days of a week, Monday first. @throws {RangeError} when there is no such week */
export function daysOf(week: Week): DaysOfWeek {
  const monday = mondayOfWeek(week);
  const at = (n: number): Day => dayAt(monday + n * DAY_MS);
  return [at(0), at(1), at(2), at(3), at(4), at(5), at(6)];
}

/** The day that decides to which month and year a week belongs. @throws {RangeError} when there is no such week */
export const thursdayOf = (week: Week): Day => dayAt(mondayOfWeek(week) + 3 * DAY_MS);

/** @param n may be negative   @throws {RangeError} when there is no such day */
export const addDays = (day: Day, n: number): Day => dayAt(startOf(day) + n * DAY_MS);

/** @param n may be negative   @throws {RangeError} when there is no such week */
export const addWeeks = (week: Week, n: number): Week => weekAt(mondayOfWeek(week) + n * 7 * DAY_MS);

/**
 * The heading of a week: `2026-W15 (6–12 April 2026)`, `… (30 March – 5 April 2026)`,
 * `… (28 December 2026 – 3 January 2027)`. Always in English.
 */
export function weekTitle(week: Week): string {
  const days = daysOf(week);
  return `${week} (${spanTitle(days[0], days[6])})`;
}

/** `6–12 April 2026`: from a day to another. Always in English. */
export function spanTitle(first: Day, last: Day): string {
  const [from, to] = [words(first), words(last)];
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} – ${to.day} ${to.month} ${to.year}`;
  if (from.month !== to.month) return `${from.day} ${from.month} – ${to.day} ${to.month} ${to.year}`;
  return `${from.day}–${to.day} ${to.month} ${to.year}`;
}

/** Whether `Intl` knows the zone by an IANA name. An offset such as `+02:00` is none: it has no summer. */
export function isZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  return tried(() => clockOf(text) !== undefined, false);
}

/**
 * The zone of this machine by an IANA name. `TZ` may be empty, or of a form that names no place (`UTC+3`): then the zone that
 * has its offset, and UTC where none has.
 */
export function systemZone(): string {
  // In a language that is read anyway, for the clock: the machine's own costs as much again.
  const named = Intl.DateTimeFormat("en").resolvedOptions().timeZone as string | undefined;
  if (named !== undefined && isZone(named)) return named;
  const hours = new Date(0).getTimezoneOffset() / 60;
  // The signs of these names are those of POSIX: Etc/GMT+3 lies west.
  const fixed = `Etc/GMT${hours < 0 ? "" : "+"}${hours}`;
  return hours !== 0 && isZone(fixed) ? fixed : "UTC";
}

/** The date on a calendar in the zone at that instant. @throws {RangeError} when there is no such zone */
export function today(now: Date, timeZone: string): Day {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get("year")?.padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}

/**
 * Whether no more is expected to be written of a day: local midnight at its end, plus `graceHours` of elapsed time,
 * has passed. With `closes: week` the Sunday of its week decides.
 * Asked backwards (which day was it that many hours ago?), so that a midnight that summer time skips, moves or
 * repeats needs no care.
 */
export function isClosed(day: Day, now: Date, timeZone: string, graceHours: number, closes: "day" | "week"): boolean {
  const last = closes === "week" ? daysOf(weekOf(day))[6] : day;
  return last < today(new Date(now.getTime() - graceHours * HOUR_MS), timeZone);
}

/** The week a person names: `2026-W15`, a date in it, `this` or `last`; undefined for anything else. */
export function weekSelector(text: string, today: Day): Week | undefined {
  if (text === "this") return weekOf(today);
  if (text === "last") return addWeeks(weekOf(today), -1);
  return isDay(text) ? weekOf(text) : parseWeek(text);
}

/** Building a formatter costs far more than asking it; a workspace has one zone. */
const clockOf = onceOf(
  (timeZone) =>
    new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
      ...{ timeZone, year: "numeric", month: "2-digit", day: "2-digit" },
    }),
);

/** UTC midnight of a day, in milliseconds. */
function startOf(day: Day): number {
  if (!isDay(day)) throw new RangeError(`there is no day ${JSON.stringify(day)}`);
  return Date.parse(`${day}T00:00:00Z`);
}

function dayAt(ms: number): Day {
  const text = Number.isFinite(ms) ? new Date(ms).toISOString().slice(0, 10) : "";
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new RangeError("a day outside of the years 0 to 9999");
  return text;
}

/** UTC midnight of the Monday on or before a day. */
function mondayOf(day: Day): number {
  const ms = startOf(day);
  return ms - ((new Date(ms).getUTCDay() + 6) % 7) * DAY_MS;
}

const mondayOfWeek = onceOf((week: Week): number => {
  if (parseWeek(week) === undefined) throw new RangeError(`there is no week ${JSON.stringify(week)}`);
  return mondayOf(`${week.slice(0, 4)}-01-04`) + (Number(week.slice(6)) - 1) * 7 * DAY_MS;
}, MOST_KEPT);

function weekAt(monday: number): Week {
  const thursday = dayAt(monday + 3 * DAY_MS);
  const dayOfYear =
    (Date.parse(`${thursday}T00:00:00Z`) - Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`)) / DAY_MS;
  return `${thursday.slice(0, 4)}-W${String(Math.floor(dayOfYear / 7) + 1).padStart(2, "0")}`;
}

const words = (day: Day): { year: string; month: string; day: string } => ({
  year: day.slice(0, 4),
  month: MONTHS[Number(day.slice(5, 7)) - 1] ?? "",
  day: String(Number(day.slice(8))),
});

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: Day): number => daysOf(weekOf(day)).indexOf(day);

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** In English, whatever the machine's language: prompts must not differ between machines. */
export const weekdayName = (day: Day): string => WEEKDAYS[weekdayOf(day)] ?? "";
