/**
 * Turns the logs of a week into statements: a list item or a paragraph each, cleaned of markup, with the headings it
 * stands under, the statement it hangs on, its label (`Decision:`) and the lines it came from.
 */
import type { DailyLog } from "../daily/daily-log.ts";
import { entryOf, isKeptByClock } from "./clock-entries.ts";
import { isDateLine } from "./day-titles.ts";
import { type MarkdownLine, markdownLines } from "./markdown-lines.ts";
import { plainText, signOf } from "./plain-text.ts";
import { begunAnew } from "./wrapped.ts";

/** A paragraph that goes on longer is parted: nobody reads it as one thought. */
const LONGEST_PARAGRAPH = 2000;

export interface Statement {
  readonly index: number;
  readonly log: DailyLog;
  /** First and last line in the file, from 1. */
  readonly from: number;
  to: number;
  text: string;
  /** `Decision` of `**Decision:** we go`; the name of a speaker in a chat; "" without one. */
  label: string;
  /** The headings above it, outermost first, cleaned. */
  readonly headings: readonly string[];
  /** Counts the stretches between headings over the whole week: statements with one number stand together. */
  readonly section: number;
  /** Index of the statement it is a detail of, -1 for none. */
  readonly parent: number;
  readonly depth: number;
  /** Whether it is an item of a list; an entry made by the clock is one, mark or none. */
  readonly listed: boolean;
  /** Whether it is an entry that its log dates by the clock: its neighbours are other things. */
  readonly entry: boolean;
  readonly quoted: boolean;
  /** A captured log tells it among what was asked for or talked over: done by tomorrow, as a rule. */
  readonly asked: boolean;
  readonly sign: "" | "done" | "open" | "warning";
  /** The indexes of its direct details. */
  readonly children: number[];
}

/** Statements of all logs, in the order given. */
export function statementsIn(logs: readonly DailyLog[]): Statement[] {
  const found: Statement[] = [];
  let section = 0;
  for (const log of logs) section = readLog(log, section + 1, found);
  return found;
}

/** @returns the number of the last section */
function readLog(log: DailyLog, firstSection: number, found: Statement[]): number {
  const headings: { level: number; text: string }[] = [];
  let path: readonly string[] = [];
  let section = firstSection;
  let open: Statement | undefined;
  let lead: Statement | undefined;
  let stack: { indent: number; index: number }[] = [];
  const captured = isCaptured(log);
  /** The section of a captured log; "" in any other. */
  let under = "";
  const lines = markdownLines(log.lines, log.bodyStart);
  const keptByClock = isKeptByClock(lines);
  const anew = begunAnew(lines);
  for (const line of lines) {
    if (line.kind === "blank") {
      if (open !== undefined && !isUnfinished(open.text)) open = undefined;
      continue;
    }
    if (line.kind === "heading") {
      while ((headings.at(-1)?.level ?? 0) >= line.level) headings.pop();
      const text = plainText(line.content);
      under = captured && line.level === 2 ? text : under;
      // The headings of a captured log are a form, and no subject; that it decides says something of the lines below.
      if (text !== "" && (!captured || text === "Decisions")) headings.push({ level: line.level, text });
      path = headings.map((heading) => heading.text);
      section++;
      open = lead = undefined;
      stack = [];
      continue;
    }
    if (under === "Evidence") continue;
    const entry = keptByClock ? entryOf(line.content) : undefined;
    if (open !== undefined && entry === undefined && continues(open, line, anew)) {
      const more = plainText(line.content);
      open.text = joined(open.text, more);
      open.to = line.line;
      continue;
    }
    const content = entry ?? line.content;
    const text = plainText(content);
    if (!/[\p{L}\p{N}]/u.test(text) || (line.kind === "text" && isDateLine(text))) continue;
    let parent = -1;
    if (line.kind === "item") {
      while (stack.length > 0 && (stack.at(-1)?.indent ?? 0) >= line.indent) stack.pop();
      parent = stack.at(-1)?.index ?? lead?.index ?? -1;
    } else stack = [];
    const statement: Statement = {
      index: found.length,
      log,
      from: line.line,
      to: line.line,
      text,
      label: labelOf(content),
      headings: path,
      section,
      parent,
      depth: stack.length,
      listed: line.kind === "item" || entry !== undefined,
      entry: entry !== undefined,
      quoted: line.quoted,
      asked: under === "Discussions" || (under === "Requests" && !isRule(text)),
      sign: line.task !== "" ? line.task : signOf(content),
      children: [],
    };
    found.push(statement);
    if (parent >= 0) found[parent]?.children.push(statement.index);
    if (line.kind === "item") stack.push({ indent: line.indent, index: statement.index });
    else lead = text.length < 160 && /[:：]$/.test(text) ? statement : undefined;
    open = statement;
  }
  return section;
}

/** An ask that holds from now on is a rule, and no errand; what somebody complains of is neither. */
const isRule = (text: string): boolean => STANDING.test(text) && !COMPLAINT.test(text);
const COMPLAINT = /^(?:I|we|this|that|it|you|my|ok(?:ay)?|h+m+|oh|no|wait)\b/iu;
const STANDING =
  /\b(?:always|never|must(?: not)?|from now on|every time|whenever|no longer|don['’]t|do not)\b|必ず|常に|禁止|总是|必须|不要|항상|반드시|\b(?:immer|nie(?:mals)?|toujours|jamais|siempre|nunca)\b/iu;

/**
 * Whether `lithify capture` made the log. Its `## Evidence` holds the turns that its records rest on: they prove, and what
 * they say is said above in fewer words.
 */
function isCaptured({ lines, bodyStart }: DailyLog): boolean {
  const matter = lines.slice(0, bodyStart);
  return ["source", "session", "entries"].every((key) => matter.some((line) => line.startsWith(`${key}: `)));
}

/** Whether a line goes on with the statement above it: text that was wrapped, not a thought of its own. */
function continues(open: Statement, line: MarkdownLine, anew: ReadonlySet<number>): boolean {
  if (line.kind !== "text" || line.quoted !== open.quoted || labelOf(line.content) !== "") return false;
  if (open.text.length > LONGEST_PARAGRAPH) return false;
  if (isUnfinished(open.text)) return true;
  if (anew.has(line.line)) return false;
  const first = line.content.charCodeAt(0);
  if (first >= 97 && first <= 122) return true;
  if (ADDRESS_LAST.test(open.text.slice(-LONGEST_ADDRESS))) return false;
  const wide = open.text.charCodeAt(0) >= 0x2e80;
  return open.text.length >= (wide ? 30 : 50) && !/[.!?。！？:：」)）]$/.test(open.text);
}

/** Where something is stands at the end of a thought. */
const ADDRESS_LAST = /https?:\/\/[^\s]+$/;
const LONGEST_ADDRESS = 200;

/** A sentence that goes on in the next paragraph: some writers set every clause on its own. */
const UNFINISHED =
  /[,，、]$|[\u3040-\u30ff\u4e00-\u9fff](?:が|は|を|に|で|と|も|には|では|ては|ので|ため|して|つつ|として|ながら|ところ)$/;

function isUnfinished(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last === 44 || (last >= 0x3000 && UNFINISHED.test(text.slice(-5)));
}

const joined = (text: string, more: string): string =>
  text.charCodeAt(text.length - 1) >= 0x2e80 && more.charCodeAt(0) >= 0x2e80 ? text + more : `${text} ${more}`;

const BOLD_LABEL =
  /^\W{0,6}(?:\*\*|__)([^*_]{1,80}?)(?:\s?[:：]\s*(?:\*\*|__)|(?:\*\*|__)\s*(?:\([^()]{1,40}\)\s*)?[:：—–-])/u;
const PLAIN_LABEL =
  /^\P{L}{0,6}(\p{L}[\p{L}\p{M}\p{N}'’&/.-]{0,24}(?: [\p{L}\p{N}'’&/#.-]{1,24}){0,4})(?:[ \u00a0\u202f]?: |：|[ \u00a0\u202f]?:$)/u;

/** What a line says it is: `Decision` of `**Decision:** …`, `Lesson` of `Lesson: …`; "" when it says nothing. */
export function labelOf(markdown: string): string {
  const head = markdown.slice(0, 130);
  const bold = head.includes("**") || head.includes("__") ? BOLD_LABEL.exec(head) : null;
  if (bold !== null) return plainText(bold[1] ?? "");
  if (!head.includes(":") && !head.includes("：")) return "";
  return PLAIN_LABEL.exec(head)?.[1] ?? "";
}
