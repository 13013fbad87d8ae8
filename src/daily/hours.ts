/**
 * In what order the lines of a day were written: by the time of day that they, the item they belong to or their heading begin with, else as they
 * stand. Some write the newest on top.
 */
import { onceFor } from "../once.ts";
import { clockAhead, daytimeOf } from "../text/ahead.ts";
import { fencedIn } from "../text/fences.ts";
import { byCodeUnit } from "../text/order.ts";
import { endOf } from "./captured-log.ts";
import { byLog, type DailyLog } from "./daily-log.ts";

interface Hours {
  /** Of each line its place among the others; those without a time keep the one where they stand. */
  readonly turns: readonly number[];
  /** Minutes since the day began. */
  readonly minutes: readonly (number | undefined)[];
  /** Those of the part of the day that the log's name tells: `…-evening.md`. */
  readonly named: number | undefined;
}

const DAY = 24 * 60;
/** A longer step against the way of a log leads past midnight. */
const NIGHT = 18 * 60;

export const hoursOf = onceFor((log: DailyLog): Hours => {
  const clocks = clocksIn(log);
  const timed = [...clocks.keys()].filter((line) => clocks[line] !== undefined);
  const steps = timed.map((line, i) => clocks[line]! - clocks[timed[i - 1] ?? line]!);
  const ordinary = steps.filter((step) => Math.abs(step) <= NIGHT).map(Math.sign);
  const way = ordinary.reduce((sum, one) => sum + one, 0) < 0 ? -1 : 1;
  const turns = log.lines.map((_, line) => line);
  const named = daytimeOfPath(log.path);
  // `9:30`, `11:40`, `2:15`: a clock of twelve hours, and nobody says of which half.
  const isOfTwelve = timed.every((line) => clocks[line]! < 13 * 60) && ordinary.includes(1) && ordinary.includes(-1);
  if (isOfTwelve) return { turns, minutes: log.lines.map(() => undefined), named };
  const midnights = timed.map((_, i) => steps.slice(1, i + 1).filter((step) => step * way < -NIGHT).length * way);
  // The day begins with the oldest of them, wherever that stands.
  const first = Math.min(0, midnights.at(-1) ?? 0);
  const minutes = [...clocks];
  for (const [i, line] of timed.entries()) minutes[line] = clocks[line]! + (midnights[i]! - first) * DAY;
  const inTime = timed.toSorted((a, b) => minutes[a]! - minutes[b]! || a - b);
  for (const [i, line] of inTime.entries()) turns[line] = timed[i]!;
  return { turns, minutes, named };
});

/** The part of the day that a log's name tells, in minutes. */
const daytimeOfPath = (path: string): number | undefined => daytimeOf(path.replace(/^.*\/|\.\w+$/g, ""), false);

/** Logs in the order of `byLog`, but for what their names tell of the time of day, and those of a day's sessions last, by their ends. */
export const byTime = (a: DailyLog, b: DailyLog): number =>
  byCodeUnit(a.day, b.day) ||
  byCodeUnit(endOf(a), endOf(b)) ||
  (daytimeOfPath(a.path) ?? 0) - (daytimeOfPath(b.path) ?? 0) ||
  byLog(a.path, b.path);

const HEADING = /^ {0,3}(#{1,6})\s+/;
const ITEM = /^[\s>|]*((?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX-]\]\s+)?)?/;

/** As they are written: a time that stands in front, or alone above the lines, counts for what is below it. */
function clocksIn({ lines, bodyStart, day }: DailyLog): (number | undefined)[] {
  const fenced = fencedIn(lines);
  const over: { readonly depth: number; readonly clock: number | undefined }[] = [];
  return lines.map((line, at) => {
    if (at < bodyStart || fenced.has(at) || line.trim() === "") return undefined;
    const [head, hashes = ""] = HEADING.exec(line) ?? [];
    const [mark, isItem] = ITEM.exec(line)!;
    const text = line.slice((head ?? mark).length);
    const own = clockAhead(text);
    // Headings first, below them a time alone on its line, then what is indented as far as that, and of it the items last.
    const isAlone = own?.to === text.length && !isItem;
    const depth = head ? hashes.length : isAlone ? ALONE : ITEMS + 2 * line.search(/\S/) + (isItem ? 1 : 0);
    while (over.length > 0 && over.at(-1)!.depth >= depth) over.pop();
    const clock =
      (own && own.minutes + daysBetween(day, own.day ?? day) * DAY) ??
      (head ? daytimeOf(text, true) : undefined) ??
      over.at(-1)?.clock;
    over.push({ depth, clock });
    return clock;
  });
}
const [ALONE, ITEMS] = [7, 8];
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / (DAY * 60_000) || 0;
