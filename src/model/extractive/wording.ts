/**
 * Words a claim: a name, one line that describes it, and a body with its details and its reason, all in the log's own
 * words. Before: claims. After: memories.ts. Pure.
 */
import { capitalized } from "./capitals.ts";
import type { Claim } from "./claims.ts";
import { parentTitle, withTitle } from "./context.ts";
import { continuationOf } from "./continuations.ts";
import { hasTopic, topicsOf } from "./cues.ts";
import { withDates } from "./dated-words.ts";
import { type MemoryType, typeOf } from "./kinds.ts";
import { namesFor } from "./naming.ts";
import type { Scores } from "./ranking.ts";
import type { Statement } from "./statements.ts";
import { isGeneric } from "./topics.ts";
import type { Unit, WeekText } from "./units.ts";

/** One line in an index that agents load whole. */
const LONGEST_DESCRIPTION = 280;
/** Of a longer statement only the sentences that matter most are told. */
const LONGEST_STATEMENT_BYTES = 700;

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
  const names = namesOf(claim, week, inContext(claim.anchor, claim, week, tell(claim.anchor)));
  return {
    type,
    names: names.map((name) => withDates(name, claim.anchor.log.day)),
    description: descriptionFrom(claim, week, told.get(claim.anchor) ?? [], names[0] ?? ""),
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

/** The title of the section, where it may stand in the memory. */
function namesOf(claim: Claim, week: WeekText, text: string): string[] {
  return namesFor(claim, week, text, safe(week.subjects[claim.anchor.index]?.title ?? "", claim));
}

/** A title may stand in a memory only when it brings no number or identifier that the cited lines lack. */
function safe(title: string, claim: Claim): string {
  if (!/[\d_/#@`]|\p{Ll}\p{Lu}|:\/\//u.test(title)) return title;
  return claim.statements.some(({ text }) => text.includes(title)) ? title : "";
}

/** The text without a label that only says `Decision` or `Why`, begun anew. */
function unlabelled(statement: Statement, sentences: readonly string[]): string {
  const { label } = statement;
  const text = sentences.join(" ");
  const isMark = isGeneric(label) || continuationOf(statement) !== "";
  if (label === "" || !isMark || !text.toLowerCase().startsWith(label.toLowerCase())) return text;
  const rest = text.slice(label.length).replace(/^\s*[:：—–-]\s*/, "");
  return rest === "" ? text : capitalized(rest);
}

/** Whole sentences while they fit one line; further ones where the first says no more than the name. */
function descriptionFrom(claim: Claim, week: WeekText, sentences: readonly string[], name: string): string {
  const { anchor } = claim;
  const fitting: string[] = [];
  for (const sentence of sentences) {
    const text = unlabelled(anchor, fitting);
    const most = fitting.length > 0 && text.length < name.length + 3 ? LONGEST_DESCRIPTION : LONGEST_DESCRIPTION / 2;
    if (fitting.length > 0 && text.length + sentence.length > most) break;
    fitting.push(sentence);
  }
  const whole = unlabelled(anchor, fitting);
  const spoken = week.speakers.has(anchor.label) ? `${anchor.label}: ${whole}` : whole;
  const text = withDates(inContext(anchor, claim, week, spoken), anchor.log.day);
  if (text.length <= LONGEST_DESCRIPTION) return text.replace(/[:：;；]$/, "");
  const pause =
    [...text.slice(0, LONGEST_DESCRIPTION).matchAll(/[,;，；、](?:\s|(?<=[，；、]))|\s[—–]\s/gu)].at(-1)?.index ?? 0;
  const end = pause > 60 ? pause : text.slice(0, LONGEST_DESCRIPTION).lastIndexOf(" ");
  return end > 0 ? text.slice(0, end) : text.slice(0, LONGEST_DESCRIPTION);
}

/** Prose as paragraphs, items as a list behind what they belong to, a reason and a way to apply it marked as such. */
function bodyOf(claim: Claim, week: WeekText, tell: Tell): string {
  const lines: string[] = [];
  const inside = new Set(claim.statements.map(({ index }) => index));
  const many = claim.statements.filter((one) => one.listed && continuationOf(one) === "").length > 1;
  let above = "";
  for (const statement of claim.statements) {
    const leads = statement.children.some((index) => inside.has(index));
    const title = inside.has(statement.parent) ? "" : safe(parentTitle(statement, week.statements), claim);
    const text = withDates(
      week.speakers.has(statement.label) ? `${statement.label}: ${tell(statement)}` : tell(statement),
      statement.log.day,
    );
    const mark = claim.statements.length > 1 ? continuationOf(statement) : "";
    const item = mark === "" && statement.listed && many && !leads;
    if (item && title !== "" && title !== above) lines.push("", `${title}:`, "");
    above = title;
    if (item) lines.push(`- ${text}`);
    else if (mark !== "") lines.push(...(lines.at(-1)?.startsWith("**") ? [] : [""]), `**${mark}:** ${text}`);
    else lines.push("", claim.statements.length === 1 || leads ? withTitle(title, text) : text, "");
  }
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function importanceOf(claim: Claim, type: MemoryType): number {
  const topics = topicsOf(claim.anchor.label);
  const marked = hasTopic(topics, "decision") || hasTopic(topics, "lesson") || hasTopic(topics, "preference");
  const likely = claim.score >= 0.8 ? 2 : claim.score >= 0.4 ? 1 : 0;
  return Math.min(9, 5 + likely + (marked ? 1 : 0) + (type === "feedback" ? 1 : 0) - (type === "reference" ? 1 : 0));
}
