/**
 * A long text or log in chunks for one request each: cut at headings, messages or paragraphs, each beginning with the
 * end of the one before. A chunk is the log itself seen through a window, so that its line numbers are those of the
 * file; evidence is looked for in the whole log.
 */
import type { DailyLog } from "../daily/daily-log.ts";
import type { ChunkSize } from "../transcript/chunk.ts";

/** What is read in one request: lines `from` to `to` of the file, index from 0, `to` not included. */
interface Window {
  readonly from: number;
  readonly to: number;
}

/** The least part of a chunk that is full enough to be closed at a good border. */
const HALF = 0.5;

/**
 * @returns the log itself when it fits. A line too long for a chunk stands in several, each with its own part of it and its
 * number: no character is left out.
 */
export function chunksOfText(log: DailyLog, size: ChunkSize): DailyLog[] {
  if (size.overlap * 4 > size.characters || size.characters < 200)
    throw new RangeError("a chunk is at least 200 characters, and four overlaps");
  const lengths = log.lines.map((line) => line.length + 1);
  const chunks: DailyLog[] = [];
  let from = log.bodyStart;
  let start = from;
  while (from < log.lines.length) {
    if (lengths[from]! > size.characters) {
      chunks.push(...partsOfLine(log, from, size));
      start = from = from + 1;
      continue;
    }
    const to = endOf(log, lengths, { from, to: log.lines.length }, size.characters - sum(lengths, start, from));
    chunks.push(windowOn(log, { from: start, to }));
    start = overlapFrom(log, lengths, { from, to }, size.overlap);
    from = to;
    // The next line decides how much of the overlap there is room for.
    while (start < from && sum(lengths, start, from) + (lengths[from] ?? 0) > size.characters) start++;
  }
  const told = chunks.filter(({ lines, bodyStart }) => lines.slice(bodyStart).some((line) => line.trim() !== ""));
  return told.length === 1 && told[0]!.lines.length === log.lines.length ? [log] : told;
}

/** Where the chunk that begins at `from` ends: the best border in its second half, else the last line that fits. */
function endOf(log: DailyLog, lengths: readonly number[], { from, to }: Window, room: number): number {
  let used = 0;
  let end = from;
  while (end < to && used + lengths[end]! <= room) used += lengths[end++]!;
  if (end === to || end === from) return Math.max(end, from + 1);
  let best = end;
  let rank = 0;
  for (let at = end, left = used; at > from && left >= room * HALF; at--) {
    const own = borderRank(log.lines, at);
    if (own > rank) [best, rank] = [at, own];
    left -= lengths[at - 1]!;
  }
  return best;
}

const MESSAGE =
  /^(?:\[m\d{5,}\]\[|\[(?:User|Assistant|System|ToolCall|ToolResult|SubAgent)\]|(?:\*\*)?[\p{Lu}\p{Lo}][\p{L} .'-]{0,30}(?:\*\*)?[:：]\s)/u;

/** How good it is to begin a chunk on a line: a heading, the wider the better; a message; after a blank line; a list item. */
function borderRank(lines: readonly string[], at: number): number {
  const line = lines[at] ?? "";
  const depth = /^ {0,3}(#{1,6})\s/.exec(line)?.[1]?.length ?? 0;
  if (depth > 0) return 10 - depth;
  if (MESSAGE.test(line)) return 3;
  if ((lines[at - 1] ?? "").trim() === "") return 2;
  return /^(?:[-*+]|\d{1,3}[.)])\s/.test(line) ? 1 : 0;
}

/** From which line on a window is repeated in the next: whole lines, from a border if there is one. */
function overlapFrom(log: DailyLog, lengths: readonly number[], { from, to }: Window, room: number): number {
  let at = to;
  for (let used = 0; at > from && used + lengths[at - 1]! <= room; at--) used += lengths[at - 1]!;
  for (let border = at; border < to; border++) if (borderRank(log.lines, border) > 1) return border;
  return at;
}

/** A line too long for a chunk, cut between words if it has some. */
function partsOfLine(log: DailyLog, line: number, { characters, overlap }: ChunkSize): DailyLog[] {
  const text = log.lines[line]!;
  const parts: DailyLog[] = [];
  for (let from = 0; from < text.length; ) {
    const to =
      from + characters - 1 >= text.length ? text.length : wordBorder(text, from + characters - 1, characters / 2);
    parts.push(windowOn(log, { from: line, to: line + 1 }, text.slice(from, to)));
    if (to === text.length) break;
    from = Math.max(from + 1, wordBorder(text, to - overlap, overlap / 2));
  }
  return parts;
}

/** The last place after a space within reach, else the place itself, and never inside a character. */
function wordBorder(text: string, at: number, reach: number): number {
  const space = text.lastIndexOf(" ", at - 1) + 1;
  if (space > at - reach) return space;
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}

/** The lines before the window stay, unseen, so that those in it keep their numbers. @param text instead of its only line */
function windowOn(log: DailyLog, { from, to }: Window, text?: string): DailyLog {
  const lines = log.lines.slice(0, to);
  if (text !== undefined) lines[from] = text;
  const bytes = lines.slice(from).reduce((total, line) => total + Buffer.byteLength(line) + 1, 0);
  return { ...log, lines, bodyStart: from, bytes };
}

const sum = (lengths: readonly number[], from: number, to: number): number => {
  let total = 0;
  for (let at = from; at < to; at++) total += lengths[at] ?? 0;
  return total;
};
