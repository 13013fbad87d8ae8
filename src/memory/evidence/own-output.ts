/**
 * Recognises what lithify itself wrote where somebody pasted it into a log: a memory or weekly document with its front
 * matter, a weekly document's body, the index. None of it is news, however often it is said again.
 */
import type { DailyLog } from "../../daily/daily-log.ts";
import { MEMORY_TYPES } from "../memory.ts";

/** Front matter longer than this is not a memory's: evidence and sources are the longest part of it. */
const LONGEST_MATTER = 200;
const TYPE = new RegExp(`^type:\\s*["']?(?:weekly|${MEMORY_TYPES.join("|")})["']?\\s*$`);
const WEEKLY_HEADING = /^ {0,3}##\s+\d{4}-W\d{2}\s+\(.*\d{4}\)\s*$/;

/** Pairs of line indexes, the last one excluded. @param mayBegin whether a part may begin on a line */
export function ownOutput(
  { lines: raw, bodyStart }: Pick<DailyLog, "lines" | "bodyStart">,
  mayBegin: (line: number) => boolean = () => true,
): [number, number][] {
  // Pasted text is often quoted.
  const lines = raw.map((line) => line.replace(/^(?:\s{0,3}>\s?)+/, ""));
  const parts: [number, number][] = [];
  for (let i = bodyStart; i < lines.length; i++) {
    if (!mayBegin(i)) continue;
    const end = indexEnd(lines, i) ?? documentEnd(lines, i) ?? weeklyEnd(lines, i);
    if (end === undefined) continue;
    parts.push([i, end]);
    i = end - 1;
  }
  return parts;
}

function indexEnd(lines: readonly string[], from: number): number | undefined {
  if (!lines[from]!.includes("<!-- lithify:begin -->")) return undefined;
  const end = indexFrom(lines, from, (line) => line.includes("<!-- lithify:end -->"));
  return Math.min(lines.length, end + 1);
}

/** Front matter with a memory's type, and the text below it: up to the next heading, or to a rule. */
function documentEnd(lines: readonly string[], from: number): number | undefined {
  if (lines[from]!.trim() !== "---") return undefined;
  let typed = false;
  for (let i = from + 1; i < Math.min(lines.length, from + LONGEST_MATTER); i++) {
    typed ||= TYPE.test(lines[i]!);
    if (lines[i]!.trim() !== "---") continue;
    return typed ? textEnd(lines, i + 1) : undefined;
  }
  return undefined;
}

function textEnd(lines: readonly string[], from: number): number {
  for (let i = from; i < lines.length; i++) {
    if (WEEKLY_HEADING.test(lines[i]!)) return weeklyEnd(lines, i)!;
    if (/^ {0,3}#{1,6}\s/.test(lines[i]!) || lines[i]!.trim() === "---") return i;
  }
  return lines.length;
}

/** A weekly document's body goes on over its own sections, which are of the third level. */
function weeklyEnd(lines: readonly string[], from: number): number | undefined {
  if (!WEEKLY_HEADING.test(lines[from]!)) return undefined;
  return indexFrom(lines, from + 1, (line) => /^ {0,3}#{1,2}\s/.test(line));
}

/**
 * The first such line from `from` on, or the number of lines. `findIndex` begins at the first line: where parts follow one
 * another, every part would be looked for through all that stands before it.
 */
function indexFrom(lines: readonly string[], from: number, isEnd: (line: string) => boolean): number {
  let i = from;
  while (i < lines.length && !isEnd(lines[i]!)) i++;
  return i;
}
