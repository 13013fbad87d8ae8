/**
 * Reads a log's lines as markdown blocks, one line at a time: heading, list item, paragraph text, blank. Code, tables,
 * comments, rules and whatever stands in a fence (a quoted `typed_memory` block too) come out as nothing.
 */

export interface MarkdownLine {
  /** Line number in the file, from 1. */
  readonly line: number;
  readonly kind: "heading" | "item" | "text" | "blank";
  /** Heading level 1-6; 7 for a line that is bold alone; else 0. */
  readonly level: number;
  /** Columns of white space before the content, a tab counting four. */
  readonly indent: number;
  readonly quoted: boolean;
  readonly task: "" | "open" | "done";
  /** What is left without heading, quote and list marks; inline markup stays. */
  readonly content: string;
}

interface Fence {
  readonly mark: string;
  readonly length: number;
  readonly quoted: boolean;
  /** Fences that a quoted memory block itself opened: its own closing line is the one after theirs. */
  readonly nests: boolean;
  inner: number;
}

const FENCE = /^(`{3,}|~{3,})\s*([^`]*)$/;
const ITEM = /^(?:[-*+•▪◦‣]|\d{1,3}[.)])(?:\s+|$)|^\d{1,2}、\s*/;
const TASK = /^\[([ xX])\]\s+|^(TODO|LATER|NOW|DOING|DONE)\s+/;
const HEADING = /^(#{1,6})\s+(?=\S)/;
/** The closing marks some writers set behind a heading. */
const HEADING_END = / #{1,6}$/;
const BOLD_ALONE = /^(?:\*\*([^*]{1,90})\*\*|__([^_]{1,90})__)\s*[:：]?$/;
const RULE = /^(?:[-*_=]\s*){3,}$/;
const TABLE_RULE = /^[|:\s-]+$/;
const IMPORT = /^(?:import|export)\s[^.]*\bfrom\s+["']/;
/** What an outliner writes for itself: `:LOGBOOK:`, `CLOCK: [2024-05-14]`, `collapsed:: true`. */
const DRAWER = /^:[A-Za-z_]+:|^CLOCK:|^[a-z_-]+:: /;
/** A line that is nothing but one HTML or MDX comment, tag or expression. */
const MARKUP_ALONE = /^(?:<[^>]*>\s*)+$|^\{.*\}$/;

const BLANK = { kind: "blank", level: 0, indent: 0, quoted: false, task: "", content: "" } as const;

/** @param lines of the file   @param from the first line that is not front matter, from 0 */
export function markdownLines(lines: readonly string[], from: number): MarkdownLine[] {
  const found: MarkdownLine[] = [];
  let fence: Fence | undefined;
  let comment = false;
  let listOpen = false;
  const unclosed = new Map<string, number>();
  for (let i = from; i < lines.length; i++) {
    const { text, quoted } = withoutQuoteMarks(lines[i] ?? "");
    const trimmed = text.trim();
    if (fence?.quoted && !quoted) fence = undefined;
    if (fence !== undefined) {
      if (closes(fence, trimmed)) fence = undefined;
      continue;
    }
    if (comment) {
      comment = !trimmed.includes("-->");
      continue;
    }
    if (trimmed === "") {
      found.push({ line: i + 1, ...BLANK });
      continue;
    }
    const indent = columns(text);
    const marked = ITEM.exec(trimmed);
    let content = marked === null || RULE.test(trimmed) ? trimmed : trimmed.slice(marked[0].length);
    const isItem = content !== trimmed;
    fence = opened(content, quoted);
    if (fence !== undefined) {
      if (isSlip(fence, lines, i, unclosed)) fence = undefined;
      continue;
    }
    if (content.startsWith("<!--")) {
      comment = !content.includes("-->");
      continue;
    }
    if (isSkipped(content) || (indent >= 4 && !isItem && !listOpen)) {
      found.push({ line: i + 1, ...BLANK });
      continue;
    }
    const heading = HEADING.exec(content);
    if (heading !== null) {
      const level = heading[1]?.length ?? 1;
      const title = content.slice(heading[0].length).trimEnd().replace(HEADING_END, "");
      found.push({ line: i + 1, kind: "heading", level, indent, quoted, task: "", content: title });
      listOpen = false;
      continue;
    }
    const bold = isItem ? null : BOLD_ALONE.exec(content);
    const title = (bold?.[1] ?? bold?.[2] ?? "").replace(/[:：]\s*$/, "");
    if (title !== "" && !/[.!?。！？]$/.test(title)) {
      found.push({ line: i + 1, kind: "heading", level: 7, indent, quoted, task: "", content: title });
      listOpen = false;
      continue;
    }
    const task = isItem ? TASK.exec(content) : null;
    if (task !== null) content = content.slice(task[0].length);
    found.push({ line: i + 1, kind: isItem ? "item" : "text", level: 0, indent, quoted, task: stateOf(task), content });
    listOpen = isItem || (listOpen && indent > 0);
  }
  return found;
}

function withoutQuoteMarks(raw: string): { text: string; quoted: boolean } {
  let text = raw;
  let quoted = false;
  for (let depth = 0; depth < 8; depth++) {
    const mark = /^ {0,3}> ?/.exec(text);
    if (mark === null) break;
    text = text.slice(mark[0].length);
    quoted = true;
  }
  return { text, quoted };
}

function opened(content: string, quoted: boolean): Fence | undefined {
  if (!content.startsWith("```") && !content.startsWith("~~~")) return undefined;
  const match = FENCE.exec(content);
  if (match === null) return undefined;
  const run = match[1] ?? "";
  const nests = (match[2] ?? "").trimStart().startsWith("typed_memory");
  return { mark: run[0] ?? "`", length: run.length, quoted, nests, inner: 0 };
}

/**
 * Whether nobody closes a fence: a slip of the writer's that must not silence the rest of the day. A memory block that is
 * left open stays one. @param unclosed by fence character: the length from which no closing line is known to follow
 */
function isSlip(fence: Fence, lines: readonly string[], at: number, unclosed: Map<string, number>): boolean {
  if (fence.quoted || fence.nests) return false;
  if (fence.length >= (unclosed.get(fence.mark) ?? Number.POSITIVE_INFINITY)) return true;
  for (let i = at + 1; i < lines.length; i++) if (closes({ ...fence }, (lines[i] ?? "").trim())) return false;
  unclosed.set(fence.mark, fence.length);
  return true;
}

function closes(fence: Fence, trimmed: string): boolean {
  if (!trimmed.startsWith(fence.mark)) return false;
  const match = FENCE.exec(trimmed);
  if (match === null) return false;
  if ((match[2] ?? "").trim() !== "") {
    if (fence.nests) fence.inner++;
    return false;
  }
  if ((match[1] ?? "").length < fence.length) return false;
  if (fence.inner === 0) return true;
  fence.inner--;
  return false;
}

function isSkipped(content: string): boolean {
  return (
    DRAWER.test(content) ||
    RULE.test(content) ||
    content.startsWith("|") ||
    (content.includes("--") && TABLE_RULE.test(content)) ||
    (content.startsWith("<") && MARKUP_ALONE.test(content)) ||
    (content.startsWith("{") && MARKUP_ALONE.test(content)) ||
    IMPORT.test(content)
  );
}

function columns(text: string): number {
  let width = 0;
  for (const char of text) {
    if (char === " ") width++;
    else if (char === "\t") width += 4;
    else break;
  }
  return width;
}

function stateOf(task: RegExpExecArray | null): "" | "open" | "done" {
  if (task === null) return "";
  return task[1]?.toLowerCase() === "x" || task[2] === "DONE" ? "done" : "open";
}
