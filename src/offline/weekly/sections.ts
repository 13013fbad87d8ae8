/**
 * Which section of the weekly document a statement belongs to. Only what it says of itself leads out of Context: a box, its
 * label, the log's own heading, or plain words that something was decided, is done, or waits.
 */
import { saying } from "../../text/phrases.ts";
import type { Statement, WeekText } from "../week.ts";

export type Section = "Key Decisions" | "Outcomes" | "Blockers & Open Items" | "Context";

const MARKS: readonly [Section, ReturnType<typeof saying>][] = [
  ["Key Decisions", saying("mark.decision")],
  ["Blockers & Open Items", saying("mark.open", "mark.todo", "mark.deadline", "mark.question")],
  ["Outcomes", saying("mark.outcome")],
];
/** What these say stays what it is, however it is worded. */
const TOLD = saying("mark.lesson", "mark.rule", "mark.preference", "mark.remember", "mark.fact", "mark.reference");
const DECIDED = saying("decided");
const UNDECIDED = saying("unconfirmed", "proposal", "hedge");
const COMPLETION = saying("completion");
const UNFINISHED = saying("unfinished");
const OPEN = saying("open");
const NEGATION = saying("negation");

/** @param text what of the statement is told */
export function sectionOf(
  { sign, label, headings, parent, speaker }: Statement,
  text: string,
  week: WeekText,
): Section {
  if (sign === "open") return "Blockers & Open Items";
  const above = week.statements[parent];
  for (const title of [label, above?.label || above?.text.slice(0, 60) || "", headings.at(-1) ?? ""]) {
    if (title === "") continue;
    const marked = MARKS.find(
      ([section, mark]) => mark.test(title) && !(sign === "done" && section !== "Key Decisions"),
    );
    if (marked !== undefined) return marked[0];
    if (TOLD.test(title)) return "Context";
  }
  // People who talk decide and promise all the time: only what they label so is the week's.
  if (speaker !== "") return "Context";
  if (DECIDED.test(text) && !UNDECIDED.test(text)) return "Key Decisions";
  if (sign === "done") return "Outcomes";
  if (OPEN.test(text) || (UNFINISHED.test(text) && !isDone(text))) return "Blockers & Open Items";
  return isDone(text) ? "Outcomes" : "Context";
}

/** Says that something is done, and not that it is not. */
const isDone = (text: string): boolean => COMPLETION.test(text) && !UNFINISHED.test(text) && !NEGATION.test(text);
