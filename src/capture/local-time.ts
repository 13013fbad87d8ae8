/**
 * On which day, and at what o'clock, something was said where the person sits. A record's time is an instant; a log
 * belongs to a day of the configured zone.
 */
import { type Day, today } from "../calendar/week.ts";

export interface LocalTime {
  /** @param time `2026-02-10T21:11:56.846Z` */
  readonly day: (time: string) => Day;
  /** `22:11`, with 24 hours. */
  readonly minute: (time: string) => string;
}

/** @param timeZone an IANA name */
export function localTime(timeZone: string): LocalTime {
  const hours = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const clock = new Intl.DateTimeFormat("en-GB-u-nu-latn", { timeZone, ...hours });
  return { day: (time) => today(new Date(time), timeZone), minute: (time) => clock.format(new Date(time)) };
}
