/**
 * Reads one line of a log by itself: how deep it is quoted, how far it is indented, and which block it could begin. What it is in
 * its place `blocks.ts` decides.
 */
import { type Fence, fenceIn } from "../fences.ts";

export type TaskState = "" | "open" | "done" | "dropped";

export interface Line {
  /** Without quote marks; indented as written. */
  readonly text: string;
  readonly quote: number;
  /** Columns of white space before the content, a tab counting four. */
  readonly indent: number;
  /** Without quote marks, indent and list mark. */
  readonly content: string;
  readonly listed: boolean;
  readonly fence: Fence | undefined;
}

const ITEM = /^(?:[-*+•▪◦‣]|\d{1,9}[.)])(?:\s+|$)|^\d{1,2}、\s*/;
const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|={3,})$/;
const DEEPEST_QUOTE = 64;
/** What an item, a rule or a number begins with: one look spares most lines a pattern. */
const ITEM_BEGINS = new Set("-*+•▪◦‣0123456789");

export function readLine(raw: string): Line {
  let text = raw;
  let quote = 0;
  for (; quote < DEEPEST_QUOTE; quote++) {
    const mark = QUOTE_BEGINS.has(text.charAt(0)) ? /^ {0,3}> ?/.exec(text) : null;
    if (mark === null) break;
    text = text.slice(mark[0].length);
  }
  const trimmed = text.trim();
  const marked = ITEM_BEGINS.has(trimmed.charAt(0)) && !isRule(trimmed) ? ITEM.exec(trimmed) : null;
  const content = marked === null ? trimmed : trimmed.slice(marked[0].length);
  return {
    text,
    quote,
    indent: columns(text),
    content,
    listed: marked !== null,
    fence: isMemoryOnOneLine(content) ? undefined : (fenceIn(content) ?? memoryFenceIn(content)),
  };
}

/** A memory block opened and closed on one line: it says nothing, and the day goes on below it. */
export const isMemoryOnOneLine = (line: string): boolean =>
  line.includes("typed_memory") && /(?<![`~])(`{3,}|~{3,})\s*typed_memory.*\1/i.test(line);

/** With a backtick behind it would be code inside a sentence: in doubt it is none of the log's own words. */
const memoryFenceIn = (text: string): Fence | undefined => fenceIn(/^`{3,}\s*typed_memory[^`]*/i.exec(text)?.[0] ?? "");
const QUOTE_BEGINS = new Set("> ");

/** A thematic break, or a row of equals signs. */
export const isRule = (trimmed: string): boolean =>
  trimmed.length <= LONGEST_RULE && RULE_BEGINS.has(trimmed.charAt(0)) && RULE.test(trimmed);
const RULE_BEGINS = new Set("-*_=");
const LONGEST_RULE = 200;

/** The line below the head of a table. */
export const isTableRule = (content: string): boolean =>
  content.includes("-") && content.includes("|") && content.length <= LONGEST_ROW && /^[|:\s-]+$/.test(content);
const LONGEST_ROW = 4000;

/** The cells of a table's row; a pipe within code or behind a backslash parts none. */
export function cellsIn(content: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let code = false;
  for (let i = content.startsWith("|") ? 1 : 0; i < content.length; i++) {
    const character = content.charAt(i);
    if (character === "\\" && content.charAt(i + 1) === "|") {
      cell += "|";
      i++;
    } else if (character === "|" && !code) {
      cells.push(cell.trim());
      cell = "";
    } else {
      if (character === "`") code = !code;
      cell += character;
    }
  }
  if (cell.trim() !== "" || !content.endsWith("|")) cells.push(cell.trim());
  return cells;
}

const HEADING = /^(#{1,6})\s+(?=\S)/;
/** The closing marks some writers set behind a heading. */
const HEADING_END = / #{1,6}$/;
const BOLD_ALONE = /^(?:\*\*([^*]{1,90})\*\*|__([^_]{1,90})__)\s*[:：]?$/;

/** A heading in one line: 1 to 6 by its marks, 7 for a line that is bold alone and no sentence. */
export function headingIn({ content, listed }: Line): { level: number; text: string } | undefined {
  const marked = content.startsWith("#") ? HEADING.exec(content) : null;
  if (marked !== null)
    return { level: marked[1]!.length, text: content.slice(marked[0].length).trimEnd().replace(HEADING_END, "") };
  const bold = !listed && (content.startsWith("**") || content.startsWith("__")) ? BOLD_ALONE.exec(content) : null;
  const title = (bold?.[1] ?? bold?.[2] ?? "").replace(/[:：]\s*$/, "");
  return title === "" || /[.!?。！？]$/.test(title) ? undefined : { level: 7, text: title };
}

/** What an outliner writes for itself: `:LOGBOOK:`, `CLOCK: […]`; a block id alone on its line. */
const DRAWER = /^:[A-Za-z_]+:|^CLOCK:|^\^[A-Za-z0-9-]{1,40}$/;
/** `key:: value`; the value may be missing. */
const PROPERTY = /^([\p{L}_][\p{L}\p{N}_ /-]{0,40})::(?:\s+(.*))?$/u;
const PLANNED_ALONE = /^(SCHEDULED|DEADLINE|CLOSED):\s*[<[]\d{4}-\d{2}-\d{2}/;
/** Nothing but a tag of HTML, or an expression or import of MDX. */
const MARKUP_ALONE = /^(?:<[^<>]{0,500}>\s*){1,20}$|^\{[^{}]*\}$/;
const AUTOLINK_ALONE = /^<(?:https?:|mailto:)/;
const IMPORT = /^(?:import|export)\s[^.]*\bfrom\s+["']/;

/** Elements whose inside no reader sees, or sees struck through, and those that say so of themselves; what has no inside is none. */
const UNSEEN =
  /^<(script|style|template|noscript|iframe|noembed|noframes|dialog(?![^<>]*\sopen)|(?:del|s|strike)(?=[^<>]*>$))(?=[\s>])|^<(?!(?:area|br|embed|hr|img|input|source|track|wbr)\b)([a-z][a-z\d-]*)(?=[^<>]*(?:\shidden[\s=>]|display\s*:\s*none|visibility\s*:\s*hidden))[^<>]*>/i;

/** What ends a comment, or a block of which a reader sees nothing, that begins a line (CommonMark 0.31.2, blocks of HTML 1 to 5; Obsidian's `%%`; Logseq's `#+BEGIN_COMMENT`; GitHub's `~~`). */
export function unseenUntil(content: string): string | undefined {
  if (content.startsWith("<!--")) return "-->";
  if (content === "%%" || (content.startsWith("%%") && content.endsWith("%%"))) return "%%";
  if (/^~~[^~\s](?!.*~~)/.test(content)) return "~~";
  const org = content.startsWith("#+") ? /^#\+begin_(comment|example|src)\b/i.exec(content) : null;
  if (org !== null) return `#+end_${org[1]!.toLowerCase()}`;
  if (!content.startsWith("<")) return undefined;
  if (/^<(?:\?|!\[CDATA\[)/.test(content)) return content.startsWith("<?") ? "?>" : "]]>";
  const [, element, hidden] = UNSEEN.exec(content) ?? [];
  return (element ?? hidden) && `</${(element ?? hidden)!.toLowerCase()}>`;
}

/** A link's definition at the beginning of a paragraph, its title with it, which may go on below: a reader sees nothing of it. */
export const DEFINED =
  /^\[(?!\^)[^[\]]{1,200}\]:\s*(?:<[^<>\n]*>|[^\s<]\S*)(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*(?=\n|$)/;

export function propertyIn({ content }: Line): { label: string; text: string } | undefined {
  if (DRAWER.test(content)) return { label: "", text: "" };
  const planned = PLANNED_ALONE.exec(content);
  if (planned !== null) return { label: planned[1]!, text: "" };
  const found = content.includes("::") ? PROPERTY.exec(content) : null;
  return found === null ? undefined : { label: found[1]!, text: found[2] ?? "" };
}

export const isMarkup = ({ content }: Line): boolean =>
  ((content.startsWith("<") || content.startsWith("{")) &&
    MARKUP_ALONE.test(content) &&
    !AUTOLINK_ALONE.test(content)) ||
  IMPORT.test(content);

/** `> [!note]- Title`. */
export function calloutIn({ content, quote }: Line): { label: string; text: string } | undefined {
  const found = quote > 0 && content.startsWith("[!") ? /^\[!([\w -]{1,40})\][+-]?\s*(.*)$/.exec(content) : null;
  return found === null ? undefined : { label: found[1]!.toLowerCase(), text: found[2]! };
}

const BOX = /^\[([ xX/<>!?~-])\]\s+/;
const KEYWORD = /^(TODO|LATER|NOW|DOING|WAITING|WAIT|IN-PROGRESS|DONE|CANCELED|CANCELLED)\s+(?:\[#[A-C]\]\s+)?/;

/** The state of a task, and its words. */
export function taskIn(content: string): { task: TaskState; text: string } {
  const box = content.startsWith("[") ? BOX.exec(content) : null;
  if (box !== null) {
    const sign = box[1]!.toLowerCase();
    return {
      task: sign === "x" ? "done" : "-~".includes(sign) ? "dropped" : "open",
      text: content.slice(box[0].length),
    };
  }
  const keyword = KEYWORD.exec(content);
  if (keyword === null) return { task: "", text: content };
  const word = keyword[1]!;
  const task = word === "DONE" ? "done" : word.startsWith("CANCEL") ? "dropped" : "open";
  return { task, text: content.slice(keyword[0].length) };
}

function columns(text: string): number {
  let width = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 32) width++;
    else if (code === 9) width += 4;
    else break;
  }
  return width;
}
