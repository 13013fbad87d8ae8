/**
 * Where evidence stands, the lines of a log that a memory rests on, and how a source of it is written.
 */
import { byLog } from "../../daily/daily-log.ts";

/** Lines of one log: `from` and `to` count from 1, both included. */
export interface Span {
  readonly path: string;
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

/** `logs/2026-04-08.md#L12-L15`, one line alone as `#L12`. */
export const sourceText = ({ path, from, to }: Span): string => `${path}#L${from}${to > from ? `-L${to}` : ""}`;

/** Reads what `sourceText` wrote, without the day. */
export function readSource(text: string): { path: string; from: number; to: number } | undefined {
  const match = /^(.+)#L(\d{1,9})(?:-L?(\d{1,9}))?$/.exec(text);
  if (!match) return undefined;
  const from = Number(match[2]);
  return { path: match[1]!, from, to: match[3] ? Number(match[3]) : from };
}

/** By log, then by line: `#L9` before `#L9-L12` and `#L12`. */
export function bySource(a: string, b: string): number {
  const [one, other] = [readSource(a), readSource(b)];
  return one && other ? byPlace(one, other) : byLog(a, b);
}
export const byPlace = (a: Lines, b: Lines): number =>
  (a.path === b.path ? 0 : byLog(a.path, b.path)) || a.from - b.from || a.to - b.to;

export type Lines = Pick<Span, "path" | "from" | "to">;
/** Whether some lines share one with others. */
export const areShared = (some: readonly Lines[], others: readonly Lines[]): boolean =>
  some.some(({ path, from, to }) => others.some((one) => one.path === path && one.from <= to && from <= one.to));
/** The lines of sources, as far as they are written so that they can be read. */
export const linesOf = (sources: readonly string[]): Lines[] => sources.flatMap((source) => readSource(source) ?? []);
