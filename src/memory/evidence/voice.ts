/**
 * Which lines of a daily log speak in the log's own voice and may carry evidence: not its front matter, not what it
 * quotes in a fence or takes back in a comment or where no reader sees it, never a `typed_memory` block, whatever it is wrapped in, and nothing lithify wrote itself.
 */
import type { DailyLog } from "../../daily/daily-log.ts";
import { isMemoryOnOneLine } from "../../text/blocks/lines.ts";
import { isRule, unclosedEnd } from "../../text/blocks/unclosed.ts";
import { blocksOf } from "../../text/blocks.ts";
import { MEMORY_TYPES } from "../memory.ts";
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

/** @returns one voice a line   @param unclosed told the index of each line that begins a memory block nobody closed */
export function voicesOf(log: DailyLog, unclosed: (line: number) => void = () => {}): Voice[] {
  const { lines, bodyStart } = log;
  const voices = lines.map((line, i): Voice => (i < bodyStart || isMemoryOnOneLine(line) ? "void" : "own"));
  const isOwn = (line: number): boolean => voices[line] === "own";
  const put = (voice: Voice, from: number, to: number): void => {
    for (let line = from; line < to; line++) if (isOwn(line)) voices[line] = voice;
  };
  const blocks = lines.some((line) => /```|~~|<!--|^[\s>*+-]*(?:<[\w?!]|%%|#\+|\[[^\]]*\]:)/.test(line))
    ? blocksOf(lines, bodyStart)
    : [];
  const nextMemory = blocks.length > 0 ? nextMemoryLines(log) : [];
  for (const { from, to, fence } of blocks) {
    if (fence === undefined || !isOwn(from - 1)) continue;
    const isMemory = fence.infoWord.toLowerCase().startsWith("typed_memory");
    // A quote ends a fence, too; how far such a memory reaches nobody said.
    const isClosed = fence.closed && (!isMemory || /(?:`{3}|~{3})\s*$/.test(lines[to - 1]!));
    if (isClosed) put(isMemory || nextMemory[from]! < to - 1 ? "void" : "quoted", from - 1, to);
    else {
      // A plain fence nobody closed is a slip of the writer's: the rest of the day would fall silent.
      const begins = isMemory ? from - 1 : matterAt(log, nextMemory[from]!, from - 1);
      if (begins === undefined) continue;
      put("void", begins, unclosedEnd(lines, begins));
      unclosed(begins);
    }
  }
  // A fence has its own end; what was pasted without one ends where the log's next heading stands.
  for (const [from, to] of ownOutput(log, isOwn)) voices.fill("void", from, to);
  for (const { kind, from, to, hides } of blocks)
    if (kind === "comment") put(hides ? "hidden" : "quoted", from - 1, to);
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

const MEMORY_LINE = new RegExp(`typed_memory|^type:\\s*["']?(?:${MEMORY_TYPES.join("|")})["']?$`);

/** For each line the first at or after it that tells a memory block, or Infinity; one entry more than lines. */
function nextMemoryLines(log: DailyLog): number[] {
  const next = new Array<number>(log.lines.length + 1).fill(Number.POSITIVE_INFINITY);
  for (let i = log.lines.length - 1; i >= 0; i--) next[i] = MEMORY_LINE.test(log.lines[i]!.trim()) ? i : next[i + 1]!;
  return next;
}
