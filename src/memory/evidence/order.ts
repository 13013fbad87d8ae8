/** Which of two lines of one day was written later, as far as their logs tell, and one order of all. */
import { hoursOf } from "../../daily/hours.ts";
import { byCodeUnit } from "../../text/order.ts";
import type { Logbook } from "./logbook.ts";
import type { Lines, Span } from "./source.ts";

/** Over 0 where one line was written behind another of its day, under 0 where before it; 0 where nobody tells. */
export function laterBy(one: Lines, other: Lines, book: Logbook | undefined): number {
  const [hours, others] = [one, other].map(({ path }) => {
    const log = book?.byPath.get(path)?.log;
    return log && hoursOf(log);
  });
  const [from, to] = [one.from - 1, other.to - 1];
  if (one.path === other.path) return (hours?.turns[from] ?? from) - (hours?.turns[to] ?? to);
  const [minutes, before] = [hours?.minutes[from], others?.minutes[to]];
  const isTold = minutes !== undefined && before !== undefined;
  // How a part of the day in a name lies to a clock nobody knows.
  const isNamed = minutes === undefined && before === undefined;
  return isTold ? minutes - before : isNamed && hours?.named && others?.named ? hours.named - others.named : 0;
}

/**
 * All lines in one order: by day, by time, as the logs come, as they stand. A line without a time goes with the timed one above it, a log without any
 * behind those before it.
 */
export function inOneOrder(book: Logbook | undefined): (a: Span, b: Span) => number {
  const logs = new Map<
    string,
    { readonly place: number; readonly times: readonly number[]; readonly turns: readonly number[] }
  >();
  const latest = new Map<string, number>();
  for (const [place, { log }] of (book?.pages ?? []).entries()) {
    const { minutes, turns } = hoursOf(log);
    const before = latest.get(log.day) ?? -1;
    let time = minutes.find((one) => one !== undefined) ?? before;
    const times = minutes.map((one) => {
      time = one ?? time;
      return time;
    });
    logs.set(log.path, { place, times, turns });
    latest.set(
      log.day,
      times.reduce((most, one) => Math.max(most, one), before),
    );
  }
  const keysOf = ({ path, from }: Span): readonly number[] => {
    const { place = 0, times, turns } = logs.get(path) ?? {};
    return [times?.[from - 1] ?? 0, place, turns?.[from - 1] ?? from];
  };
  return (a, b) => {
    const [one, other] = [keysOf(a), keysOf(b)];
    return byCodeUnit(a.day, b.day) || one.reduce((found, key, i) => found || key - other[i]!, 0);
  };
}
