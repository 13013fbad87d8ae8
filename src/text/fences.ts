/**
 * Reads fences the way CommonMark does (0.31, 4.5), for a model's answer and for a log alike, and pairs those of a log: a fence
 * within a fence closes first, and one that nobody closes is a slip of the writer's that silences nothing.
 */
import { isSentence } from "./scripts.ts";

export interface Fence {
  readonly character: string;
  readonly length: number;
  readonly indent: number;
  /** All that follows the marks, without spaces around: `typed_memory lang=en`; "" for a closing fence. */
  readonly info: string;
}

/** A line that opens or closes a fence, up to three spaces in; the info string of backticks holds no backtick. */
export function fenceIn(text: string): Fence | undefined {
  let indent = 0;
  while (indent < 3 && text[indent] === " ") indent += 1;
  const character = text[indent];
  if (character !== "`" && character !== "~") return undefined;
  let end = indent;
  while (text[end] === character) end += 1;
  if (end - indent < 3) return undefined;
  const info = trimmed(text.slice(end));
  return character === "`" && info.includes("`") ? undefined : { character, length: end - indent, indent, info };
}

export const closes = (fence: Fence | undefined, open: Fence): boolean =>
  fence?.info === "" && fence.character === open.character && fence.length >= open.length;

/** `typed_memory` of `typed_memory lang=en`. */
export function firstWord(info: string): string {
  let end = 0;
  while (end < info.length && info[end] !== " " && info[end] !== "\t") end += 1;
  return info.slice(0, end);
}

/** Without spaces and tabs around; other white space is text to CommonMark, so it keeps a fence from closing. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length];
  while (text[from] === " " || text[from] === "\t") from += 1;
  while (to > from && (text[to - 1] === " " || text[to - 1] === "\t")) to -= 1;
  return text.slice(from, to);
}

/** Nesting is looked for over so many fence lines; beyond, a fence is read flat: ever further would be quadratic. */
const NESTED_REACH = 100;

/**
 * For each fence of a log the index of the one that closes it, or undefined; meant to be asked in order, from one closing
 * fence to the next opening one. Linear over all of them.
 * @param isWhole whether a fence stays open whose closing one a fence within it takes
 */
export function closersAmong(fences: readonly Fence[], isWhole = false): (from: number) => number | undefined {
  const longest = longestClosers(fences);
  return (from) => {
    const open = fences[from]!;
    if (longest[from + 1]![open.character === "~" ? "~" : "`"] < open.length) return undefined;
    const nested: Fence[] = [open];
    for (let i = from + 1; i < Math.min(fences.length, from + 1 + NESTED_REACH); i++) {
      const fence = fences[i]!;
      if (closes(fence, nested.at(-1)!)) nested.pop();
      else if (fence.info !== "") nested.push(fence);
      if (nested.length === 0) return i;
    }
    if (isWhole) return undefined;
    // What opened within was left open: it is text.
    for (let i = from + 1; i < fences.length; i++) if (closes(fences[i]!, open)) return i;
    return undefined;
  };
}

/** `user: ```yaml`: in a conversation a fence may open behind the label of who speaks. */
const LABELLED = /^[^\s`~][^`~:：]{0,40}[:：](?:\*\*|__)?[ \t]*(?:\[[^\]`~]{0,120}\][ \t]*)?(?=```|~~~)/;

const LABEL = /^[^:：]{0,40}[:：]/;
/** Empty lines between a fence and what stands behind it. */
const NEAR = 3;

interface FenceAt extends Fence {
  /** The line that it stands on. */
  readonly line: number;
  /** The first that is fenced: behind a label the next one. */
  readonly at: number;
}

/**
 * The lines of closed fences, from 0, with those that open and close them.
 * @param isSpoken whether a fence opens behind a label, too; that line is the label's
 */
export function fencedIn(lines: readonly string[], isSpoken = false): ReadonlySet<number> {
  const inside = new Set<number>();
  // Of turns, one that leaves its fence open would else take the next one's along.
  paired(fencesIn(lines, isSpoken), isSpoken, (open, close) => {
    for (let at = open.at; at <= close.at; at++) inside.add(at);
  });
  return inside;
}

/**
 * The lines of a conversation without the marks of fences that nobody closes; each turn closes its own first. What is left open
 * in two turns is two cut messages where somebody speaks between; a talk that was pasted begins its fence or ends its message.
 */
export function withoutCutFences(lines: readonly string[], isTurn: (line: string) => boolean): readonly string[] {
  let turn = 0;
  const turns = lines.map((line) => (isTurn(line) ? ++turn : turn));
  const own = Map.groupBy(fencesIn(lines, true), ({ line }) => turns[line]!);
  const isOne = (open: FenceAt, close: FenceAt): boolean => {
    const held = lines
      .slice(open.at + (open.at === open.line ? 1 : 0), close.line)
      .filter((line) => line.trim() !== "");
    const behind = lines.slice(close.line + 1, close.line + 1 + NEAR).find((line) => line.trim() !== "");
    const isPasted = held.length === 0 || isTurn(held[0]!) || behind === undefined || isTurn(behind);
    return isPasted || !held.some((line) => isTurn(line) && isSentence(line.replace(LABEL, "")));
  };
  const cut = paired(
    [...own.values()].flatMap((some) => paired(some, true)),
    true,
    undefined,
    isOne,
  );
  const kept = [...lines];
  for (const { line } of cut) kept[line] = LABELLED.exec(lines[line]!)?.[0] ?? "";
  return kept;
}

function fencesIn(lines: readonly string[], isSpoken: boolean): FenceAt[] {
  const fences: FenceAt[] = [];
  for (const [line, text] of lines.entries()) {
    const bare = isSpoken ? text.replace(LABELLED, "") : text;
    const fence = fenceIn(bare);
    if (fence) fences.push({ ...fence, line, at: bare === text ? line : line + 1 });
  }
  return fences;
}

/** @returns those that pair with none */
function paired(
  fences: readonly FenceAt[],
  isWhole: boolean,
  pair: (open: FenceAt, close: FenceAt) => void = () => {},
  isOne: (open: FenceAt, close: FenceAt) => boolean = () => true,
): readonly FenceAt[] {
  const closerOf = closersAmong(fences, isWhole);
  const open: FenceAt[] = [];
  for (let i = 0; i < fences.length; i++) {
    const found = closerOf(i);
    const closer = found !== undefined && isOne(fences[i]!, fences[found]!) ? found : undefined;
    if (closer === undefined) open.push(fences[i]!);
    else pair(fences[i]!, fences[closer]!);
    i = closer ?? i;
  }
  return open;
}

/** For each fence the longest closing one from it on, of each character. */
function longestClosers(fences: readonly Fence[]): { "`": number; "~": number }[] {
  const longest = new Array<{ "`": number; "~": number }>(fences.length + 1);
  longest[fences.length] = { "`": 0, "~": 0 };
  for (let i = fences.length - 1; i >= 0; i--) {
    const { character, length, info } = fences[i]!;
    const after = longest[i + 1]!;
    const kind = character === "~" ? "~" : "`";
    longest[i] = info === "" ? { ...after, [kind]: Math.max(after[kind], length) } : after;
  }
  return longest;
}
