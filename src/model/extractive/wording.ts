/**
 * Words a claim: a name, one line that describes it, and a body with its details and its reason, all in the log's own
 * words. Before: claims. After: memories.ts. Pure.
 */
import type { Claim } from "./claims.ts";
import { parentTitle, withTitle } from "./context.ts";
import { hasTopic, topicsOf } from "./cues.ts";
import { type MemoryType, typeOf } from "./kinds.ts";
import { nameFrom } from "./names.ts";
import type { Scores } from "./ranking.ts";
import { sentencesIn } from "./sentences.ts";
import type { Statement } from "./statements.ts";
import { isGeneric, titleOf } from "./topics.ts";
import { bytesOf, type Unit, type WeekText } from "./units.ts";

/** One line in an index that agents load whole. */
const LONGEST_DESCRIPTION = 280;
/** Of a longer statement only the sentences that matter most are told. */
const LONGEST_STATEMENT_BYTES = 700;

const MANY_ITEMS = 3;

export interface Wording {
  readonly type: MemoryType;
  /** The best first; another where that one is taken. */
  readonly names: readonly string[];
  readonly description: string;
  readonly body: string;
  /** 1 to 10. */
  readonly importance: number;
}

export function worded(claim: Claim, week: WeekText, scores: Scores): Wording {
  const type = typeOf(claim.statements, claim.anchor, week);
  const told = new Map(claim.statements.map((statement) => [statement, essenceOf(statement, week, scores)]));
  const tell = (statement: Statement): string => unlabelled(statement, told.get(statement) ?? []);
  return {
    type,
    names: namesOf(claim, week, tell),
    description: descriptionFrom(claim, week, told.get(claim.anchor) ?? [], tell),
    body: bodyOf(claim, week, tell),
    importance: importanceOf(claim, type),
  };
}

/** The sentences of a statement, the likeliest of them when it is long, in their own order. */
function essenceOf(statement: Statement, week: WeekText, scores: Scores): string[] {
  const units = week.unitsOf[statement.index] ?? [];
  let left = LONGEST_STATEMENT_BYTES;
  const kept = new Set<Unit>();
  for (const unit of units.toSorted(
    (a, b) => (scores.memory[b.index] ?? 0) - (scores.memory[a.index] ?? 0) || a.index - b.index,
  )) {
    if (kept.size > 0 && unit.bytes > left) continue;
    kept.add(unit);
    left -= unit.bytes;
  }
  return units.filter((unit) => kept.has(unit)).map(({ text }) => text);
}

type Tell = (statement: Statement) => string;

/** The text of a statement behind what it is a detail of. */
function inContext(statement: Statement, claim: Claim, week: WeekText, text: string): string {
  if (claim.statements.some(({ index }) => index === statement.parent)) return text;
  return withTitle(safe(parentTitle(statement, week.statements), claim), text);
}

/** Several items beside each other are named after what they are about, one statement after what it says. */
function namesOf(claim: Claim, week: WeekText, tell: Tell): string[] {
  const { anchor, statements } = claim;
  const subject = week.subjects[anchor.index]?.title ?? "";
  const items = statements.filter(({ listed, parent }) => listed && parent === anchor.parent);
  const label = titleOf(anchor.label);
  const isSpeaker = week.speakers.has(anchor.label);
  const text = inContext(anchor, claim, week, tell(anchor));
  const first = sentencesIn(text)[0] ?? text;
  const own = nameFrom(isSpeaker ? `${anchor.label}: ${first}` : first);
  const isShort = own.split(" ").length < 3 && own.length < 12;
  const isCut = own.length + 8 < first.length;
  const title = safe(subject, claim);
  return [
    items.length >= MANY_ITEMS && subject.includes(" ") ? nameFrom(subject) : "",
    label.includes(" ") && !isSpeaker && !isGeneric(label) ? nameFrom(label) : "",
    isCut && (title.includes(" ") || bytesOf(title) >= 12) ? nameFrom(title) : "",
    isShort ? nameFrom(withTitle(title, own)) : own,
    nameFrom(withTitle(title, text)),
  ].filter((name) => name !== "");
}

/** A title may stand in a memory only when it brings no number or identifier that the cited lines lack. */
function safe(title: string, claim: Claim): string {
  if (!/[\d_/#@`]|\p{Ll}\p{Lu}|:\/\//u.test(title)) return title;
  return claim.statements.some(({ text }) => text.includes(title)) ? title : "";
}

/** The text without a label that only says `Decision`. */
function unlabelled({ label }: Statement, sentences: readonly string[]): string {
  const text = sentences.join(" ");
  if (label === "" || !isGeneric(label) || !text.toLowerCase().startsWith(label.toLowerCase())) return text;
  const rest = text.slice(label.length).replace(/^\s*[:：—–-]\s*/, "");
  return rest === "" ? text : rest;
}

/** Whole sentences while they fit one line. */
function descriptionFrom(claim: Claim, week: WeekText, sentences: readonly string[], tell: Tell): string {
  const { anchor } = claim;
  const fitting: string[] = [];
  for (const sentence of sentences) {
    if (fitting.length > 0 && fitting.join(" ").length + sentence.length > LONGEST_DESCRIPTION / 2) break;
    fitting.push(sentence);
  }
  const whole = fitting.length === sentences.length ? tell(anchor) : unlabelled(anchor, fitting);
  const spoken = week.speakers.has(anchor.label) ? `${anchor.label}: ${whole}` : whole;
  const text = inContext(anchor, claim, week, spoken);
  if (text.length <= LONGEST_DESCRIPTION) return text.replace(/[:：;；]$/, "");
  const pause =
    [...text.slice(0, LONGEST_DESCRIPTION).matchAll(/[,;，；、](?:\s|(?<=[，；、]))|\s[—–]\s/gu)].at(-1)?.index ?? 0;
  const end = pause > 60 ? pause : text.slice(0, LONGEST_DESCRIPTION).lastIndexOf(" ");
  return end > 0 ? text.slice(0, end) : text.slice(0, LONGEST_DESCRIPTION);
}

/** Prose as paragraphs, items as a list behind what they belong to, a reason marked as such. */
function bodyOf(claim: Claim, week: WeekText, tell: Tell): string {
  const lines: string[] = [];
  const inside = new Set(claim.statements.map(({ index }) => index));
  const many = claim.statements.filter(({ listed }) => listed).length > 1;
  let above = "";
  for (const statement of claim.statements) {
    const leads = statement.children.some((index) => inside.has(index));
    const title = inside.has(statement.parent) ? "" : safe(parentTitle(statement, week.statements), claim);
    const said = week.speakers.has(statement.label) ? `${statement.label}: ${tell(statement)}` : tell(statement);
    const text = isReason(statement) ? `**Why:** ${said}` : said;
    const item = statement.listed && many && !leads;
    if (item && title !== "" && title !== above) lines.push("", `${title}:`, "");
    above = title;
    if (item) lines.push(`- ${text}`);
    else lines.push("", claim.statements.length === 1 || leads ? withTitle(title, text) : text, "");
  }
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** `Why: …`, `原因：…`, not the problem that something solves. */
function isReason({ label }: Statement): boolean {
  return (
    hasTopic(topicsOf(label), "reason") &&
    isGeneric(label) &&
    !/^(?:problem|solution|background|問題|問题|问题|背景)/i.test(label)
  );
}

function importanceOf(claim: Claim, type: MemoryType): number {
  const topics = topicsOf(claim.anchor.label);
  const marked = hasTopic(topics, "decision") || hasTopic(topics, "lesson") || hasTopic(topics, "preference");
  const likely = claim.score >= 0.8 ? 2 : claim.score >= 0.4 ? 1 : 0;
  return Math.min(9, 5 + likely + (marked ? 1 : 0) + (type === "feedback" ? 1 : 0) - (type === "reference" ? 1 : 0));
}
