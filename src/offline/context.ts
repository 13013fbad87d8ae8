/**
 * Small changes of wording that let a piece of a log stand away from its page: what it is about in front, labels that
 * the section repeats gone.
 */
import { capitalized } from "./capitals.ts";
import { hasTopic, type Topic, topicsOf } from "./cues.ts";
import type { Section } from "./sections.ts";
import type { Statement } from "./statements.ts";
import { isGeneric, titleOf } from "./topics.ts";

const LONGEST_PARENT = 70;

/** What the statement is a detail of, short enough to stand in front of it; "" for nothing. */
export function parentTitle(statement: Statement, statements: readonly Statement[]): string {
  const parent = statements[statement.parent];
  if (parent === undefined) return "";
  if (parent.label === "" && parent.text.length > LONGEST_PARENT + 10) return "";
  const title = titleOf(parent.label !== "" && parent.text.length > LONGEST_PARENT ? parent.label : parent.text);
  return title.length > LONGEST_PARENT || isGeneric(title) ? "" : title.replace(/[.。;；]$/, "");
}

const TOPICS_OF: Record<Section, readonly Topic[]> = {
  "Key Decisions": ["decision"],
  Outcomes: ["outcome"],
  "Blockers & Open Items": ["blocker"],
  Context: ["meta"],
};
/** What a section's name does not say. */
const SAYS_MORE = /\b(?:risks?|risiko|risque|riesgo|rischio|deferred|commitments?)\b|риск|风险|風險|リスク|위험/i;

/** Takes a leading `Decision:` away where the section already says so. */
export function withoutLabel(text: string, label: string, section: Section): string {
  if (label === "" || !isGeneric(label) || !TOPICS_OF[section].some((topic) => hasTopic(topicsOf(label), topic)))
    return text;
  if (SAYS_MORE.test(label) || !text.toLowerCase().startsWith(label.toLowerCase())) return text;
  const rest = text.slice(label.length).replace(/^\s*[:：—–-]\s*/, "");
  return rest === "" ? text : capitalized(rest);
}

/** `Heading: line`, unless the line says the heading already. */
export function withTitle(title: string, text: string): string {
  return title === "" || text.toLowerCase().includes(title.toLowerCase()) ? text : `${title}: ${text}`;
}
