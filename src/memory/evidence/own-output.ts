/**
 * Recognises what lithify itself wrote where somebody pasted it into a log: a memory or weekly document with its front
 * matter, a weekly document's body, the index. None of it is news, however often it is said again.
 */
import type { DailyLog } from "../../daily/daily-log.ts";
import { FILLERS, NO_ROOM, NOT_READ, SECTIONS } from "../../document/sections.ts";
import { BEGIN, END } from "../index/marks.ts";
import { MEMORY_TYPES } from "../memory.ts";

/** Front matter longer than this is not a memory's: evidence and sources are the longest part of it. */
const LONGEST_MATTER = 200;
/** An index has 200 lines at most (contract §3). */
const LONGEST_INDEX = 250;
const TYPE = new RegExp(`^type:\\s*["']?(?:weekly|${MEMORY_TYPES.join("|")})["']?\\s*$`);
/** What lithify writes beside the type, and a person's own key of that name does not come with. */
const BESIDE_TYPE = /^(?:description|week):\s*\S/;
/** With which the body of a weekly document goes on below its heading. */
const WEEKLY_BEGINS: readonly string[] = [...SECTIONS.map((section) => `### ${section}`), ...FILLERS];
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

/**
 * A mark counts where it stands alone, as lithify writes it: a sentence may speak of it. The lines that an index has follow it,
 * and no others: neither one mark nor two silence what somebody wrote below or between.
 */
function indexEnd(lines: readonly string[], from: number): number | undefined {
  if (isIndexOnOneLine(lines[from]!)) return from + 1;
  if (lines[from]!.trim() !== BEGIN) return undefined;
  const most = Math.min(lines.length, from + LONGEST_INDEX);
  let end = from + 1;
  while (end < most && isIndexLine(lines[end]!.trim())) end++;
  return lines[end]?.trim() === END ? end + 1 : end;
}

/** A turn of a talk that was kept on one line. */
function isIndexOnOneLine(line: string): boolean {
  const [begin, end] = [line.indexOf(BEGIN), line.lastIndexOf(END)];
  return begin >= 0 && end > begin && line.slice(begin, end).includes(".md)");
}

const isIndexLine = (line: string): boolean =>
  line === "" || /^## \S+$/.test(line) || /^- \[.+\]\(.+\.md\)/.test(line) || /^\d+ more in \[INDEX\.md\]/.test(line);

/** Front matter with a memory's type, and the text below it: up to the next heading, or to a rule. */
function documentEnd(lines: readonly string[], from: number): number | undefined {
  if (lines[from]!.trim() !== "---") return undefined;
  let [typed, told] = [false, false];
  for (let i = from + 1; i < Math.min(lines.length, from + LONGEST_MATTER); i++) {
    typed ||= TYPE.test(lines[i]!);
    told ||= BESIDE_TYPE.test(lines[i]!);
    if (lines[i]!.trim() !== "---") continue;
    return typed && told ? textEnd(lines, i + 1) : undefined;
  }
  return undefined;
}

function textEnd(lines: readonly string[], from: number): number {
  for (let i = from; i < lines.length; i++) {
    const end = weeklyEnd(lines, i);
    if (end !== undefined) return end;
    if (/^ {0,3}#{1,6}\s/.test(lines[i]!) || lines[i]!.trim() === "---") return i;
  }
  return lines.length;
}

/** A weekly document's body goes on over its own sections, which are of the third level. */
function weeklyEnd(lines: readonly string[], from: number): number | undefined {
  if (!WEEKLY_HEADING.test(lines[from]!)) return undefined;
  const below = indexFrom(lines, from + 1, (line) => line.trim() !== "");
  const begins = (lines[below] ?? "").trim();
  if (!WEEKLY_BEGINS.includes(begins) && ![NOT_READ, NO_ROOM].some((one) => begins.startsWith(one))) return undefined;
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
