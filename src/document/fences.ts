/**
 * Parts a model's answer into prose and fenced blocks, the way CommonMark reads fences (contract §4).
 *
 * Line numbers are those of the ANSWER, from 1, whatever was unwrapped or dropped before.
 */
import { closes, type Fence, fenceIn, firstWord } from "../text/fences.ts";
import { beginsMemory, endsBare, isRule, jsonMemories, lacksOnlyItsEnd } from "./memory-shape.ts";

export interface ProseLine {
  readonly text: string;
  /** In the answer, from 1. */
  readonly line: number;
  /** It is, or stands in, a fence that is no such block: not said in prose. */
  readonly fenced?: true;
}

export interface Block {
  /** All that follows the opening fence, trimmed: `typed_memory lang=en`. */
  readonly info: string;
  /** The line of the answer on which the opening fence stands, from 1. */
  readonly line: number;
  /** The lines between the fences, without line ends and without the opening fence's own indent; of JSON the same as front matter. */
  readonly content: readonly string[];
  /** False when the answer ended before the block did. */
  readonly closed: boolean;
}

/** The first word of the info string of a block that is a memory. */
export const MEMORY_WORD = "typed_memory";
/** The second word, where the offline model is not sure; of another model it means nothing. */
export const LIKELY_WORD = "likely";

/** In place of the info string of a memory that stands as JSON. */
const JSON_WORD = "json";

/** Info strings of a fence around a whole answer, which tell one that was never closed from code that was cut off. */
const WRAPPERS = ["", "markdown", "md", "text", "txt", "plaintext", "plain"];

/** The blocks that are memories, by their word or by their form; other fences are prose. */
export function blocksIn(answer: string) {
  const prose: ProseLine[] = [];
  const blocks: Block[] = [];
  /** The fence of prose that is open: within it nothing is a block. */
  let quoted: Fence | undefined;
  let block: { info: string; line: number; content: string[] } | undefined;
  /** Its own fence and those that are open within it, innermost last: their closing lines belong to the block. */
  let open: Fence[] = [];

  const lines = linesOf(answer);
  const { from, to } = unwrapped(lines, afterThought(lines));
  const isNext = (index: number): boolean => isRule(lines[index]!) && beginsMemory(lines, index, block !== undefined);
  for (let index = from; index < to; index += 1) {
    const text = lines[index] ?? "";
    const line = index + 1;
    const fence = fenceIn(text);
    const isWord = fence !== undefined && firstWord(fence.info) === MEMORY_WORD;
    // Another memory begins within the fence of one, or what stands in none is over.
    if (
      block !== undefined &&
      open.length === 1 &&
      (isNext(index) ? block.content.some(hasText) : open[0] === BARE && (isWord || endsBare(block.content, text)))
    ) {
      blocks.push({ ...block, closed: true });
      block = isNext(index) ? { ...block, line, content: [] } : undefined;
      if (block !== undefined) continue;
    }
    if (block !== undefined) {
      if (fence !== undefined && closes(fence, open.at(-1)!)) {
        if (open.length === 1) {
          blocks.push({ ...block, closed: true });
          // What follows a block is no part of what stood before it.
          if (prose.length > 0 && prose.at(-1)?.text !== "") prose.push({ text: "", line });
          block = undefined;
          continue;
        }
        open.pop();
      } else if (fence !== undefined && fence.info !== "") open.push(fence);
      block.content.push(withoutIndent(text, open[0]!.indent));
    } else if (quoted !== undefined) {
      if (fence !== undefined && closes(fence, quoted)) quoted = undefined;
      prose.push({ text, line, fenced: true });
    } else if (fence ? isWord || beginsMemory(lines, index + 1) : isNext(index)) {
      block = { info: fence?.info ?? "", line, content: [] };
      open = [fence ?? BARE];
    } else if (index === to - 1 && isCutWord(fence?.info))
      blocks.push({ info: fence!.info, line, content: [], closed: false });
    else {
      quoted = fence;
      // Of blank lines in a row one says it all, and a megabyte of them costs nothing then.
      if (hasText(text) || prose.at(-1)?.text !== "")
        prose.push({ text: hasText(text) ? text : "", line, ...(fence && { fenced: true }) });
    }
  }
  // What stands in no fence is over where the answer is, once its front matter is; or the fence around the whole answer closes it.
  if (block !== undefined) {
    const isOver = to < lines.length || block.content.some(isRule);
    blocks.push({ ...block, closed: open[0] === BARE && isOver });
  }
  return withJson(prose, blocks);
}

/** A memory in no fence: nothing closes it but what comes next. */
const BARE: Fence = { character: "", length: 0, indent: 0, info: "" };

/** The same, with the memories that stand as JSON among the prose. */
function withJson(prose: ProseLine[], blocks: Block[]): { prose: ProseLine[]; blocks: Block[] } {
  const first = prose.findIndex(({ text }) => /^\s*[[{]/.test(text));
  const behind = first < 0 ? [] : prose.slice(first);
  const told = jsonMemories(behind.map(({ text }) => text).join("\n"));
  if (told.length === 0) return { prose, blocks };
  const own = told.map(({ from, ...one }) => ({ ...one, info: JSON_WORD, line: behind[from - 1]!.line }));
  const covered = new Set(told.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i)));
  const said = behind.filter((_, i) => !covered.has(i + 1));
  return { prose: [...prose.slice(0, first), ...said], blocks: [...blocks, ...own].sort((a, b) => a.line - b.line) };
}

/** Of the word of a memory's block, where the answer ends. */
const isCutWord = (info = ""): boolean => info !== "" && MEMORY_WORD.startsWith(info);

/** Whether the answer is only `NONE`, bare or in a block: nothing in it was worth keeping. */
export function isNone(answer: string): boolean {
  const { prose, blocks } = blocksIn(answer);
  const said = prose.map(({ text }) => text).filter((text) => text.trim() !== "");
  if (said.length === 0) return blocks.length > 0 && blocks.every(holdsNone);
  return said.length === 1 && said[0]?.trim() === "NONE" && blocks.every(holdsNone);
}

/** Whether a block lacks its end, and that is all it lacks; of JSON nobody knows what would have followed. */
export const lacksEnd = ({ info, closed, content }: Block): boolean =>
  !closed && info !== JSON_WORD && lacksOnlyItsEnd(content);

/** Whether the answer breaks off within a block that is surely a memory; one known only by its form may be an example. */
export const breaksOff = (block: Block): boolean =>
  !block.closed && (isCutWord(firstWord(block.info)) || lacksEnd(block));

/** The same answer with the end that its last block lacks, where that is all it lacks. */
export function withEnd(answer: string): string {
  const last = blocksIn(answer).blocks.at(-1);
  if (last === undefined || !lacksEnd(last)) return answer;
  const [fence] = /[`~]{3,}/.exec(linesOf(answer)[last.line - 1]!)!;
  return `${answer.replace(/\n[`~]{1,2}\s*$/, "")}\n${fence}\n`;
}

/** Whether a block holds only `NONE`: it is no memory, and no fault either. */
export const holdsNone = (block: Block): boolean => block.content.join("\n").trim() === "NONE";

/** Line ends as CommonMark knows them: LF, CRLF, and CR alone; without byte order marks, which would hide a heading or a fence. */
function linesOf(answer: string): string[] {
  const text = answer.includes("\ufeff") ? answer.replace(/^\ufeff+/gm, "") : answer;
  const lines = text.split(text.includes("\r") ? /\r\n|\n|\r/ : "\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

function withoutIndent(text: string, indent: number): string {
  let at = 0;
  while (at < indent && text[at] === " ") at += 1;
  return text.slice(at);
}

/**
 * The index of the line on which the answer begins, after a leading `<think>…</think>`; what stands before it on that
 * line is taken away. A thought that is not closed is all there is: the answer never began.
 */
function afterThought(lines: string[]): number {
  const start = lines.findIndex(hasText);
  if (start === -1 || !lines[start]?.trimStart().startsWith("<think>")) return 0;
  const end = lines.findIndex((text, index) => index >= start && text.includes("</think>"));
  if (end === -1) return lines.length;
  const last = lines[end] ?? "";
  const rest = last.slice(last.indexOf("</think>") + "</think>".length).trimStart();
  lines[end] = rest;
  return rest === "" ? end + 1 : end;
}

/**
 * The lines within the fence around a whole answer, or all of them. Models put three backticks around text that holds
 * blocks of three backticks, so fences are counted here: one with an info string opens, one without closes the
 * innermost. A wrapper that was never closed is one too: the answer was cut off, and its blocks say so themselves.
 */
function unwrapped(lines: readonly string[], from: number): { from: number; to: number } {
  const all = { from, to: lines.length };
  const start = lines.findIndex((text, index) => index >= from && hasText(text));
  const wrapper = fenceIn(lines[start] ?? "");
  if (wrapper === undefined || firstWord(wrapper.info) === MEMORY_WORD) return all;
  // It is no wrapper, but the fence of one memory.
  if (!isRule(lines[start + 1] ?? "") && beginsMemory(lines, start + 1)) return all;
  const end = lines.findLastIndex(hasText);
  const open: Fence[] = [wrapper];
  for (let index = start + 1; index <= end; index += 1) {
    const fence = fenceIn(lines[index] ?? "");
    const innermost = open.at(-1);
    if (fence === undefined || innermost === undefined) continue;
    if (closes(fence, innermost)) open.pop();
    else if (fence.info !== "") open.push(fence);
    if (open.length === 0) return index === end ? { from: start + 1, to: end } : all;
  }
  return WRAPPERS.includes(firstWord(wrapper.info).toLowerCase()) ? { from: start + 1, to: lines.length } : all;
}

const hasText = (line: string): boolean => line !== "" && line.trim() !== "";
