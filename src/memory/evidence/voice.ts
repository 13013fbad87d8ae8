/**
 * Which lines of a daily log speak in the log's own voice and may carry evidence: not its front matter, not what it
 * quotes in a fence or takes back in a comment, never a `typed_memory` block, whatever it is wrapped in, and nothing lithify wrote itself.
 */
import type { DailyLog } from "../../daily/daily-log.ts";
import { isRule, isWholeMemory, unclosedEnd } from "../../text/blocks/unclosed.ts";
import { type Block, blocksOf } from "../../text/blocks.ts";
import { closersAmong, type Fence, fenceIn } from "../../text/fences.ts";
import { ownOutput } from "./own-output.ts";

export type Voice =
  /** The log speaks: evidence. */
  | "own"
  /** Code or output in a fence, or what stands in a comment: may hold a number that an own line rests on, says nothing by itself. */
  | "quoted"
  /** Behind a comment's mark that nobody closed: whether the log still says it nobody can tell. */
  | "hidden"
  /** Front matter, or a memory block somebody pasted: nothing in it counts. */
  | "void";

/** What a fence may stand in: quotes, and an item of a list. */
const BEFORE = /^[\s>]*(?:[-+*]\s+|\d{1,3}[.)]\s+)?/;

interface FenceLine extends Fence {
  /** Index of its line. */
  readonly line: number;
}

/** @returns one voice a line   @param unclosed told the index of each line that begins a memory block nobody closed */
export function voicesOf(log: DailyLog, unclosed: (line: number) => void = () => {}): Voice[] {
  const comments = log.lines.some((line) => line.includes("<!--"))
    ? blocksOf(log.lines, log.bodyStart).filter(({ kind }) => kind === "comment")
    : [];
  const voices = fencedVoices(log, comments, unclosed);
  // A fence has its own end; what was pasted without one ends where the log's next heading stands.
  const outsideFences = (line: number): boolean => voices[line] === "own";
  for (const [from, to] of ownOutput(log, outsideFences)) voices.fill("void", from, to);
  for (const { from, to, hides } of comments)
    for (let line = from - 1; line < to; line++) if (outsideFences(line)) voices[line] = hides ? "hidden" : "quoted";
  return voices;
}

function fencedVoices(log: DailyLog, comments: readonly Block[], unclosed: (line: number) => void): Voice[] {
  const voices = log.lines.map(
    (_, i): Voice => (i < log.bodyStart || isBlockOnOneLine(log.lines[i]!) ? "void" : "own"),
  );
  const commented = new Set(
    comments.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from - 1 + i)),
  );
  const fences = fencesIn(log).filter(({ line }) => !commented.has(line));
  if (fences.length === 0) return voices;
  const closerOf = closersAmong(fences);
  const nextMemory = nextMemoryLines(log);
  for (let i = 0; i < fences.length; i++) {
    const { line, info } = fences[i]!;
    const isMemory = isMemoryFence(info);
    const closer = closerOf(i);
    const end = closer === undefined ? log.lines.length : fences[closer]!.line;
    if (closer === undefined || (isMemory && !isWholeMemory(log.lines, line, end))) {
      // A plain fence nobody closed is a slip of the writer's: the rest of the day would fall silent.
      const begins = isMemory ? line : matterAt(log, nextMemory[line + 1]!, line);
      if (begins === undefined) continue;
      const last = unclosedEnd(log.lines, begins);
      voices.fill("void", begins, last);
      unclosed(begins);
      while (i + 1 < fences.length && fences[i + 1]!.line < last) i++;
      continue;
    }
    const memory = isMemory || nextMemory[line + 1]! < end;
    voices.fill(memory ? "void" : "quoted", line, end + 1);
    i = closer;
  }
  return voices;
}

/** How far above its type the front matter of a memory may begin. */
const ABOVE_TYPE = 20;

/** Where a memory block begins of which `found` is the first line that tells: at the rule above; undefined where there is none. */
function matterAt({ lines }: DailyLog, found: number, fence: number): number | undefined {
  if (found === Number.POSITIVE_INFINITY) return undefined;
  for (let i = found - 1; i > fence && i >= found - ABOVE_TYPE; i--) if (isRule(lines[i]!)) return i;
  return found;
}

function fencesIn(log: DailyLog): FenceLine[] {
  const fences: FenceLine[] = [];
  for (let line = log.bodyStart; line < log.lines.length; line++) {
    const text = log.lines[line]!;
    if ((!text.includes("```") && !text.includes("~~~")) || isBlockOnOneLine(text)) continue;
    const bare = text.replace(BEFORE, "");
    // A memory's fence with a backtick behind it would be code inside a sentence: in doubt it is none of the log's own words.
    const fence = fenceIn(bare) ?? fenceIn(MEMORY_FENCE.exec(bare)?.[0] ?? "");
    if (fence) fences.push({ ...fence, line });
  }
  return fences;
}

const MEMORY_FENCE = /^`{3,}\s*typed_memory[^`]*/i;

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
