/**
 * On which day, and at what o'clock, something was said where the person sits. A record's time is an instant; a log
 * belongs to a day of the configured zone.
 */
import { type Day, today } from "../calendar/week.ts";

export type LocalTime = ReturnType<typeof localTime>;

/** @param timeZone an IANA name   @returns of a time such as `2026-02-10T21:11:56.846Z` its day, and its minute, `22:11` */
export function localTime(timeZone: string) {
  const hours = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const clock = new Intl.DateTimeFormat("en-GB-u-nu-latn", { timeZone, ...hours });
  return {
    day: (time: string): Day => today(new Date(time), timeZone),
    minute: (time: string): string => clock.format(new Date(time)),
  };
}
