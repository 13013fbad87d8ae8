/**
 * Words a claim: a name, one line that describes it, and a body with its details and its reason, all in the log's own
 * words.
 */
import { capitalized } from "./capitals.ts";
import { topicOf } from "./claim-topic.ts";
import type { Claim } from "./claims.ts";
import { parentTitle, withTitle } from "./context.ts";
import { continuationOf } from "./continuations.ts";
import { hasTopic, topicsOf } from "./cues.ts";
import { withDates } from "./dated-words.ts";
import { descriptionOf } from "./describing.ts";
import { type MemoryType, typeOf } from "./kinds.ts";
import { namesFor } from "./naming.ts";
import type { Scores } from "./ranking.ts";
import { ratingOf } from "./rating.ts";
import type { Statement } from "./statements.ts";
import { isGeneric } from "./topics.ts";
import type { Unit, WeekText } from "./units.ts";
import { widthOf } from "./words.ts";

/** Of a longer statement only the sentences that matter most are told. */
const LONGEST_STATEMENT_BYTES = 700;
const SHORT = 48;

export interface Wording {
  readonly type: MemoryType;
  /** The best first; another where that one is taken. */
  readonly names: readonly string[];
  /** The claim in one line, for who gives it no name. */
  readonly description: string;
  /** The line of the index behind a name. */
  readonly describe: (name: string) => string;
  readonly body: string;
  /** 1 to 10. */
  readonly importance: number;
}

export function worded(claim: Claim, week: WeekText, scores: Scores): Wording {
  const type = typeOf(claim.statements, claim.anchor, week);
  const told = new Map(claim.statements.map((statement) => [statement, essenceOf(statement, week, scores)]));
  const tell = (statement: Statement): string => unlabelled(statement, told.get(statement) ?? []);
  const names = namesFor(claim, week, tell(claim.anchor), topicOf(claim, week));
  const said = (statement: Statement): string[] => sentencesOf(statement, week, told.get(statement) ?? []);
  const own = said(claim.anchor);
  const at = claim.statements.indexOf(claim.anchor);
  const others = [...claim.statements.slice(at + 1), ...claim.statements.slice(0, at)].map((statement) =>
    whole(said(statement)),
  );
  return {
    type,
    names: names.map((name) => withDates(name, claim.anchor.log.day)),
    description: withTitle(leadingTitle(claim, week), descriptionOf("", own, [])),
    describe: (name) => descriptionOf(name, own, others),
    body: bodyOf(claim, week, tell),
    importance: importanceOf(claim, type, [...own, ...others].join(" ")),
  };
}

/** The first sentence, and the next where that is only the title of it. */
const whole = ([first = "", second = ""]: readonly string[]): string =>
  second !== "" && widthOf(first) < SHORT ? `${first} ${second}` : first;

/** The sentences of a statement as each may stand alone. */
function sentencesOf(statement: Statement, week: WeekText, told: readonly string[]): string[] {
  const first = unlabelled(statement, told.slice(0, 1));
  const spoken = week.speakers.has(statement.label) ? `${statement.label}: ${first}` : first;
  return [spoken, ...told.slice(1)].map((sentence) => withDates(sentence, statement.log.day));
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

/** What the anchor is a detail of, where the claim does not tell that itself. */
function leadingTitle(claim: Claim, week: WeekText): string {
  const { anchor, statements } = claim;
  return statements.some(({ index }) => index === anchor.parent)
    ? ""
    : safe(parentTitle(anchor, week.statements), claim);
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

/** As an entry of the precision profile is rated, so that one folder has one scale. */
function importanceOf(claim: Claim, type: MemoryType, text: string): number {
  const topics = topicsOf(claim.anchor.label);
  const isDecision = hasTopic(topics, "decision");
  const days = new Set([...claim.statements, ...claim.echoes].map(({ log }) => log.day)).size;
  return ratingOf({
    kind: type === "feedback" ? "lesson" : isDecision ? "decision" : "fact",
    text,
    marked: isDecision || hasTopic(topics, "lesson") || hasTopic(topics, "preference"),
    likelihood: claim.score,
    days,
  });
}
