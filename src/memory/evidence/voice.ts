/**
 * Which lines of a daily log speak in the log's own voice and may carry evidence: not its front matter, not what it
 * quotes in a fence, never a `typed_memory` block, whatever it is wrapped in, and nothing lithify wrote itself.
 */
import type { DailyLog } from "../../daily/daily-log.ts";
import { ownOutput } from "./own-output.ts";

export type Voice =
  /** The log speaks: evidence. */
  | "own"
  /** Code or output in a fence: may hold a number that an own line rests on, says nothing by itself. */
  | "quoted"
  /** Front matter, or a memory block somebody pasted: nothing in it counts. */
  | "void";

/**
 * A fence at any depth of quotes and lists. Backticks with another backtick behind them are code inside a sentence, except
 * where they would open a memory block: in doubt that is none of the log's own words.
 */
const FENCE = /^[\s>]*(?:[-+*]\s+|\d{1,3}[.)]\s+)?(`{3,}(?=[^`]*$|\s*typed_memory)|~{3,})\s*([^\s`]*)/i;
/** A fence that holds more than so many fence lines is read flat: nesting looked for ever further would be quadratic. */
const NESTED_REACH = 100;

interface Fence {
  /** Index of its line. */
  readonly line: number;
  readonly mark: string;
  readonly info: string;
}

/** @returns one voice a line */
export function voicesOf(log: DailyLog): Voice[] {
  const voices = fencedVoices(log);
  // A fence has its own end; what was pasted without one ends where the log's next heading stands.
  const outsideFences = (line: number): boolean => voices[line] === "own";
  for (const [from, to] of ownOutput(log, outsideFences)) voices.fill("void", from, to);
  return voices;
}

function fencedVoices(log: DailyLog): Voice[] {
  const voices = log.lines.map(
    (_, i): Voice => (i < log.bodyStart || isBlockOnOneLine(log.lines[i]!) ? "void" : "own"),
  );
  const fences = fencesIn(log);
  if (fences.length === 0) return voices;
  const closers = longestClosers(fences);
  const nextMemory = nextMemoryLines(log);
  for (let i = 0; i < fences.length; i++) {
    const { line, info } = fences[i]!;
    const closer = closing(fences, i, closers);
    const end = closer === undefined ? log.lines.length : fences[closer]!.line;
    const memory = isMemoryFence(info) || nextMemory[line + 1]! < end;
    // A plain fence nobody closed is a slip of the writer's: the rest of the day would fall silent.
    if (closer === undefined && !memory) continue;
    voices.fill(memory ? "void" : "quoted", line, Math.min(end + 1, voices.length));
    i = closer ?? fences.length;
  }
  return voices;
}

function fencesIn(log: DailyLog): Fence[] {
  const fences: Fence[] = [];
  for (let line = log.bodyStart; line < log.lines.length; line++) {
    const text = log.lines[line]!;
    const found = (text.includes("```") || text.includes("~~~")) && !isBlockOnOneLine(text) ? FENCE.exec(text) : null;
    if (found) fences.push({ line, mark: found[1]!, info: found[2]! });
  }
  return fences;
}

/** Opened and closed on one line: it says nothing, and the day goes on below it. */
const isBlockOnOneLine = (line: string): boolean =>
  line.includes("typed_memory") && /(?<![`~])(`{3,}|~{3,})\s*typed_memory.*\1/i.test(line);

const isMemoryFence = (info: string): boolean => info.toLowerCase().startsWith("typed_memory");

const MEMORY_LINE = /typed_memory|^type:\s*["']?(?:user|feedback|project|reference|entity|process)["']?$/;

/** For each line the first at or after it that tells a memory block, or Infinity; one entry more than lines. */
function nextMemoryLines(log: DailyLog): number[] {
  const next = new Array<number>(log.lines.length + 1).fill(Number.POSITIVE_INFINITY);
  for (let i = log.lines.length - 1; i >= 0; i--) next[i] = MEMORY_LINE.test(log.lines[i]!.trim()) ? i : next[i + 1]!;
  return next;
}

/** For each fence the longest mark of each kind that a closing fence after it has. */
function longestClosers(fences: readonly Fence[]): { "`": number; "~": number }[] {
  const longest = new Array<{ "`": number; "~": number }>(fences.length + 1);
  longest[fences.length] = { "`": 0, "~": 0 };
  for (let i = fences.length - 1; i >= 0; i--) {
    const { mark, info } = fences[i]!;
    const after = longest[i + 1]!;
    const kind = mark.startsWith("~") ? "~" : "`";
    longest[i] = info === "" ? { ...after, [kind]: Math.max(after[kind], mark.length) } : after;
  }
  return longest;
}

const closes = (fence: Fence, open: string): boolean =>
  fence.info === "" && fence.mark[0] === open[0] && fence.mark.length >= open.length;

/** Which fence closes the one at `from`: a nested fence with an info string is closed first; one left open is text. */
function closing(
  fences: readonly Fence[],
  from: number,
  closers: readonly { "`": number; "~": number }[],
): number | undefined {
  const { mark } = fences[from]!;
  if (closers[from + 1]![mark.startsWith("~") ? "~" : "`"] < mark.length) return undefined;
  const nested: string[] = [mark];
  for (let i = from + 1; i < Math.min(fences.length, from + 1 + NESTED_REACH); i++) {
    const fence = fences[i]!;
    if (closes(fence, nested.at(-1)!)) nested.pop();
    else if (fence.info !== "") nested.push(fence.mark);
    if (nested.length === 0) return i;
  }
  for (let i = from + 1; i < fences.length; i++) if (closes(fences[i]!, mark)) return i;
  return undefined;
}
