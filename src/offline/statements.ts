/**
 * Reads the logs of a week into statements, a list item or a paragraph each, and these into sentences with their words.
 */

import type { DailyLog } from "../daily/daily-log.ts";
import { beginsTurn } from "../memory/evidence/speaker.ts";
import { saying } from "../text/phrases.ts";
import { type MarkdownLine, markdownLines } from "./markdown-lines.ts";
import { plainText, signOf } from "./plain-text.ts";
import { sentencesIn } from "./sentences.ts";
import type { Statement, Unit, WeekText } from "./week.ts";
import { contentWord, scanWords } from "./words.ts";

type Draft = { -readonly [Key in keyof Statement]: Statement[Key] } & { children: number[] };

/** A paragraph that goes on longer is parted: nobody reads it as one thought. */
const LONGEST_PARAGRAPH = 2000;

export function readWeek(logs: readonly DailyLog[]): WeekText {
  const statements: Draft[] = [];
  let section = 0;
  for (const log of logs) section = readLog(log, section + 1, statements);
  hearSpeakers(statements);
  return withUnits(statements);
}

/** @returns the number of the last section */
function readLog(log: DailyLog, firstSection: number, found: Draft[]): number {
  const headings: { level: number; text: string }[] = [];
  let path: readonly string[] = [];
  let section = firstSection;
  let open: Draft | undefined;
  let lead: Draft | undefined;
  let stack: { indent: number; index: number }[] = [];
  const captured = isCaptured(log);
  /** The section of a captured log; "" in any other. */
  let under = "";
  for (const line of markdownLines(log.lines, log.bodyStart)) {
    if (line.kind === "blank") {
      if (open !== undefined && !/[,，、]$/.test(open.text)) open = undefined;
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
    const text = plainText(line.content);
    if (open !== undefined && continues(open, line)) {
      open.text = joined(open.text, text);
      open.to = line.line;
      continue;
    }
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    let parent = -1;
    if (line.kind === "item") {
      while (stack.length > 0 && (stack.at(-1)?.indent ?? 0) >= line.indent) stack.pop();
      parent = stack.at(-1)?.index ?? lead?.index ?? -1;
    } else stack = [];
    const statement: Draft = {
      index: found.length,
      log,
      from: line.line,
      to: line.line,
      text,
      label: labelOf(line.content),
      speaker: "",
      headings: path,
      section,
      parent,
      children: [],
      depth: stack.length,
      listed: line.kind === "item",
      quoted: line.quoted,
      asked: under === "Discussions" || (under === "Requests" && !STANDING.test(text)),
      sign: line.task !== "" ? line.task : signOf(line.content),
    };
    found.push(statement);
    if (parent >= 0) found[parent]?.children.push(statement.index);
    if (line.kind === "item") stack.push({ indent: line.indent, index: statement.index });
    else lead = text.length < 160 && /[:：]$/.test(text) ? statement : undefined;
    open = statement;
  }
  return section;
}

/** An ask that holds from now on is a rule, and no errand. */
const STANDING = saying("rule", "lasting");

/**
 * Whether `lithify capture` made the log. Its `## Evidence` holds the turns that its records rest on: they prove, and what
 * they say is said above in fewer words.
 */
function isCaptured({ lines, bodyStart }: DailyLog): boolean {
  const matter = lines.slice(0, bodyStart);
  return ["source", "session", "entries"].every((key) => matter.some((line) => line.startsWith(`${key}: `)));
}

/** Whether a line goes on with the statement above it: text that was wrapped, not a thought of its own. */
function continues(open: Statement, line: MarkdownLine): boolean {
  if (line.kind !== "text" || line.quoted !== open.quoted || labelOf(line.content) !== "") return false;
  if (open.text.length > LONGEST_PARAGRAPH || beginsTurn(line.content)) return false;
  const last = open.text.slice(-1);
  if (/[,，、]/.test(last) || /^\p{Ll}/u.test(line.content)) return true;
  if (/https?:\/\/\S+$/.test(open.text.slice(-LONGEST_ADDRESS))) return false;
  const wide = open.text.charCodeAt(0) >= 0x2e80;
  return open.text.length >= (wide ? 30 : 50) && !/[.!?。！？:：」)）]/.test(last);
}

/** Where something is stands at the end of a thought. */
const LONGEST_ADDRESS = 200;

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

/** So many names at most talk in a chat; each says something at least three times, and they most of what is said. */
const MOST_SPEAKERS = 8;
const LEAST_TURNS = 3;
const LEAST_TALK = 0.6;

/** In a chat the name in front is who says it, and no label. */
function hearSpeakers(statements: readonly Draft[]): void {
  const turns = new Map<string, number>();
  for (const { label } of statements) if (label !== "") turns.set(label, (turns.get(label) ?? 0) + 1);
  const names = [...turns]
    .filter(([name, count]) => count >= LEAST_TURNS && /^\p{Lu}|^\p{Lo}/u.test(name))
    .sort((a, b) => b[1] - a[1]);
  const spoken = names.slice(0, MOST_SPEAKERS).reduce((sum, [, count]) => sum + count, 0);
  if (names.length < 2 || names.length > MOST_SPEAKERS || spoken < LEAST_TALK * statements.length) return;
  const speakers = new Set(names.map(([name]) => name));
  for (const statement of statements) {
    if (!speakers.has(statement.label)) continue;
    statement.speaker = statement.label;
    statement.text = statement.text.slice(statement.speaker.length).replace(/^\s*[:：]\s*/, "");
    statement.label = labelOf(statement.text);
  }
}

function withUnits(statements: readonly Statement[]): WeekText {
  const numbers = new Map<string, number>();
  /** Words as they are written, so that each is folded once. */
  const known = new Map<string, number>();
  const counts: number[] = [];
  const units: Unit[] = [];
  const numberOf = (raw: string): number => {
    const word = contentWord(raw.toLowerCase());
    let number = word === "" ? -1 : numbers.get(word);
    if (number === undefined) {
      number = counts.length;
      numbers.set(word, number);
      counts.push(0);
    }
    known.set(raw, number);
    return number;
  };
  const unitsOf = statements.map((statement) =>
    sentencesIn(statement.text).map((text, order) => {
      const words = new Set<number>();
      scanWords(text, (raw) => {
        const number = known.get(raw) ?? numberOf(raw);
        if (number >= 0) words.add(number);
      });
      for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
      const unit = { index: units.length, statement, order, text, bytes: Buffer.byteLength(text), words: [...words] };
      units.push(unit);
      return unit;
    }),
  );
  const rarity = Float64Array.from(counts, (count) => Math.log(1 + units.length / Math.max(1, count)));
  return { statements, units, unitsOf, rarity };
}
