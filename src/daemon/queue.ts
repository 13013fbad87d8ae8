/**
 * Logs that changed and have not gone quiet yet. A look waits until nothing changed for a while, so that two hundred
 * files saved together are one look; but no longer than `longestMs`, so that a file that never goes quiet does not hold
 * back the others.
 */
import { type Week, weekOf } from "../calendar/week.ts";
import { dayOfPath } from "../daily/daily-log.ts";

export interface Touched {
  /** Reckoned once: a burst of hundreds of files asks for it at each of them. */
  readonly week: Week | undefined;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** By path, as the watcher names it. */
export type Queue = ReadonlyMap<string, Touched>;

export type Patience = ReturnType<typeof patienceOf>;

/** Ten times the quiet time: five minutes with the default of thirty seconds. */
export const patienceOf = (quietMs: number) => ({ quietMs, longestMs: 10 * quietMs });

export function touched(queue: Queue, path: string, nowMs: number): Queue {
  const { firstMs, week } = queue.get(path) ?? { firstMs: nowMs, week: weekOfPath(path) };
  return new Map(queue).set(path, { week, firstMs, lastMs: nowMs });
}

/** When the queue is to be looked at; undefined when it is empty. */
export function readyAt(queue: Queue, { quietMs, longestMs }: Patience): number | undefined {
  if (queue.size === 0) return undefined;
  let last = 0;
  let first = Number.POSITIVE_INFINITY;
  for (const { firstMs, lastMs } of queue.values()) {
    last = Math.max(last, lastMs);
    first = Math.min(first, firstMs);
  }
  return Math.min(last + quietMs, first + longestMs);
}

/** What is left when a look begins: files that are still being written and may go on for a while. */
export const afterLook = (queue: Queue, nowMs: number, { quietMs, longestMs }: Patience): Queue =>
  new Map([...queue].filter(([, { firstMs, lastMs }]) => nowMs < lastMs + quietMs && nowMs < firstMs + longestMs));

/** The weeks of files that have been waited for long enough and may be written to for ever: half of a log is better than none. */
export const ripeWeeks = (queue: Queue, nowMs: number, { longestMs }: Patience): ReadonlySet<Week> =>
  restlessWeeks(new Map([...queue].filter(([, { firstMs }]) => nowMs >= firstMs + longestMs)));

/** The weeks of files that are still being written: compacting one now would read half of a log. */
export const restlessWeeks = (queue: Queue): ReadonlySet<Week> =>
  new Set([...queue.values()].flatMap(({ week }) => week ?? []));

function weekOfPath(path: string): Week | undefined {
  const day = dayOfPath(path);
  return day === undefined ? undefined : weekOf(day);
}
