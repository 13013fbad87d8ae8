/**
 * Which section of the weekly document a sentence belongs to. Only what it says of itself leads out of Context: a box, its
 * label, the log's own heading, or plain words that something was decided, is done, or waits.
 */
import type { Mark, PhraseKey } from "../../text/lexicon/lexicon.ts";
import { sayingsIn } from "../salience/sayings.ts";
import type { Unit, WeekText } from "../week.ts";

export type Section = "Key Decisions" | "Outcomes" | "Blockers & Open Items" | "Context";
type Says = ReadonlySet<PhraseKey>;

/** What a title announces. What is not named here, a lesson or a fact, stays Context however it is worded. */
const ANNOUNCED: Partial<Record<Mark, Section>> = {
  decision: "Key Decisions",
  ...{ open: "Blockers & Open Items", todo: "Blockers & Open Items", deadline: "Blockers & Open Items" },
  outcome: "Outcomes",
};
const TOLD: readonly (Mark | undefined)[] = ["lesson", "rule", "preference", "remember", "fact", "reference"];
const UNDECIDED: readonly PhraseKey[] = ["unconfirmed", "proposal", "hedge"];

const saysOne = (says: Says, keys: readonly PhraseKey[]): boolean => keys.some((key) => says.has(key));

export function sectionOf(unit: Unit, week: WeekText): Section {
  const { sign, label, headings, parent, speaker, log } = unit.statement;
  if (sign === "open") return "Blockers & Open Items";
  const sayings = sayingsIn(week);
  const above = week.statements[parent];
  for (const title of [label, above?.label || above?.text.slice(0, 60) || "", headings.at(-1) ?? ""]) {
    const mark = sayings.ofTitle(title, log);
    const announced = mark && ANNOUNCED[mark];
    if (announced !== undefined && (sign !== "done" || mark === "decision")) return announced;
    if (TOLD.includes(mark)) return "Context";
  }
  // People who talk decide and promise all the time: only what they label so is the week's.
  if (speaker !== "") return "Context";
  const says = sayings.ofUnit(unit);
  if (says.has("decided") && !saysOne(says, UNDECIDED)) return "Key Decisions";
  if (sign === "done") return "Outcomes";
  if (isDone(says)) return "Outcomes";
  return says.has("open") || says.has("unfinished") ? "Blockers & Open Items" : "Context";
}

/** Says that something is done, and not that it is not. */
export const isDone = (says: Says): boolean =>
  says.has("completion") && !saysOne(says, ["unfinished", "negation", "open"]);
