/**
 * Which of the seven kinds a claim of a log is, and whether a heading or label says so. A heading tells the kind of the
 * claims under it, but a diary's line of work stays one under any heading.
 */
import { hasTopic, type Topic, topicsOf } from "./cues.ts";
import { type EntryKind, kindOfText, LEFT_UNDONE, REPORTS, RULE } from "./precision-cues.ts";
import { isPreference } from "./preferences.ts";
import { sectionOf } from "./sections.ts";
import type { Statement } from "./statements.ts";
import type { WeekText } from "./units.ts";

/** What the titles of a statement announce. */
function announced({ label, headings }: Statement, topic: Topic): boolean {
  return hasTopic(topicsOf(label), topic) || hasTopic(topicsOf(headings.at(-1) ?? ""), topic);
}

/** @param content the claim as the entry words it   @param isFeedback whether a typed memory of it is one about how to work */
export function kindOfClaim(anchor: Statement, content: string, isFeedback: boolean, week: WeekText): EntryKind {
  if (isPreference(anchor.text, anchor.label) || hasTopic(topicsOf(anchor.label), "preference")) return "preference";
  const isReport = REPORTS.test(content);
  if (isFeedback && (!isReport || RULE.test(content))) return "lesson";
  if (hasTopic(topicsOf(anchor.label), "decision") || (announced(anchor, "decision") && !isReport)) return "decision";
  if (anchor.sign === "open" && sectionOf(anchor, week) === "Blockers & Open Items") return "todo";
  return kindOfText(content);
}

/** Whether a title of the log's own says that it is a decision, a lesson or a liking. */
export const isAnnounced = (anchor: Statement): boolean =>
  (["decision", "lesson", "preference"] as const).some((topic) => announced(anchor, topic)) &&
  !REPORTS.test(anchor.text);

/** An empty box, or a label that says so; what was plainly left undone waits for nobody. */
export function isOpen(statement: Statement, week: WeekText): boolean {
  const topics = topicsOf(statement.label);
  const says = statement.sign === "open" || hasTopic(topics, "blocker") || hasTopic(topics, "deadline");
  return says && !LEFT_UNDONE.test(statement.text) && sectionOf(statement, week) === "Blockers & Open Items";
}
