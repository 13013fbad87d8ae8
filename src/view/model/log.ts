/** The lines of a log as a page bears them. */
import { contentWords } from "../../text/words.ts";
import type { Say } from "./said.ts";

export interface LogSeen {
  readonly path: string;
  readonly lines: readonly string[];
  /** Lines that are not shown: the file has them. */
  readonly more: number;
}

const MOST_LINES = 5_000;
const LONGEST_LINE = 2_000;

export const cutLines = (lines: readonly string[], say: Say): Omit<LogSeen, "path"> => ({
  lines: lines.slice(0, MOST_LINES).map((line) => say(line, LONGEST_LINE)),
  more: Math.max(0, lines.length - MOST_LINES),
});

/** A line of the day's page, by which log of that day it is in, and its number from 1. */
export const lineId = (log: number, line: number): string => `L${log + 1}-${line}`;

/** A line that says less of a bullet is not shown as what it comes from. */
const LEAST_SAID = 0.4;
const DAY = /\d{4}-\d{2}-\d{2}/g;

/**
 * Of each bullet that names days at its end, the line of each day that says most of it.
 * @returns by the bullet's text, then by day: the line's id on the day's page
 */
export function sayingLines(
  body: string,
  logsOf: (day: string) => readonly LogSeen[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const read = new Map<string, readonly { readonly id: string; readonly words: ReadonlySet<string> }[]>();
  const linesOn = (day: string) => {
    const known = read.get(day);
    if (known !== undefined) return known;
    const lines = logsOf(day).flatMap((log, i) =>
      log.lines.map((text, at) => ({ id: lineId(i, at + 1), words: new Set(contentWords(text)) })),
    );
    read.set(day, lines);
    return lines;
  };
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const [, bullet = ""] of body.matchAll(/^[-*+] +(.*)$/gm)) {
    const end = bullet.slice(bullet.lastIndexOf("("));
    const words = [...new Set(contentWords(bullet.slice(0, bullet.length - end.length)))];
    const lines = (end.match(DAY) ?? []).flatMap((day): [string, string][] => {
      let best = { id: "", shared: Math.max(1, LEAST_SAID * words.length) };
      for (const { id, words: own } of linesOn(day)) {
        const shared = words.filter((word) => own.has(word)).length;
        if (shared > best.shared || (best.id === "" && shared === best.shared)) best = { id, shared };
      }
      return best.id === "" ? [] : [[day, best.id]];
    });
    if (lines.length > 0) found.set(bullet, new Map(lines));
  }
  return found;
}
