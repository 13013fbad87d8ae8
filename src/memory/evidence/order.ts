/** Which of two lines of one day was written later, as far as their logs tell. */
import { hoursOf } from "../../daily/hours.ts";
import type { Logbook } from "./logbook.ts";
import type { Lines } from "./source.ts";

/** Over 0 where one line was written behind another of its day, under 0 where before it; 0 where nobody tells. */
export function laterBy(one: Lines, other: Lines, book: Logbook | undefined): number {
  const [hours, others] = [one, other].map(({ path }) => {
    const log = book?.byPath.get(path)?.log;
    return log && hoursOf(log);
  });
  const [from, to] = [one.from - 1, other.to - 1];
  if (one.path === other.path) return (hours?.turns[from] ?? from) - (hours?.turns[to] ?? to);
  const [minutes, before] = [hours?.minutes[from], others?.minutes[to]];
  return minutes === undefined || before === undefined ? 0 : minutes - before;
}
