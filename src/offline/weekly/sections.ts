/**
 * Which section of the weekly document a sentence belongs to. Only what it says of itself leads out of Context: a box, its
 * label, the log's own heading, or plain words that something was decided, is done, or waits.
 */
import { agreementTo, speakersOf } from "../../memory/evidence/speaker.ts";
import { daysAhead } from "../../text/days.ts";
import { labelOf } from "../../text/labels.ts";
import type { Mark, PhraseKey } from "../../text/lexicon/lexicon.ts";
import { saying } from "../../text/phrases.ts";
import { isTicked } from "../../text/plain.ts";
import { type Sayings, sayingsIn } from "../salience/sayings.ts";
import type { Statement, Unit, WeekText } from "../week.ts";

export type Section = "Key Decisions" | "Outcomes" | "Blockers & Open Items" | "Context";
type Says = ReadonlySet<PhraseKey>;

/** What a title announces. What is not named here, a lesson or a fact, stays Context however it is worded. */
const ANNOUNCED: Partial<Record<Mark, Section>> = {
  ...{ decision: "Key Decisions", rule: "Key Decisions", preference: "Key Decisions" },
  ...{ open: "Blockers & Open Items", todo: "Blockers & Open Items", deadline: "Blockers & Open Items" },
  ...{ outcome: "Outcomes", lesson: "Context", remember: "Context", fact: "Context", reference: "Context" },
};

const saysOne = (says: Says, keys: readonly PhraseKey[]): boolean => keys.some((key) => says.has(key));

/** What an assistant calls decided is the week's decision where the person agrees: else it is what was said. */
export function sectionOf(unit: Unit, week: WeekText): Section {
  const section = announcedIn(unit, week);
  return section === "Key Decisions" && !isVouchedFor(unit.statement) ? "Context" : section;
}

const isVouchedFor = ({ turn, log, to }: Statement): boolean =>
  turn !== "assistant" || agreementTo(log, speakersOf(log), to - 1) !== undefined;

function announcedIn(unit: Unit, week: WeekText): Section {
  const { order, text, statement } = unit;
  const { sign, asked, headings, parent, speaker, log } = statement;
  // `The linter again. Agreed: biome everywhere.`
  const label = (order > 0 && labelOf(text)) || statement.label;
  if (sign === "open") return "Blockers & Open Items";
  if (asked !== "") return isDueAhead(unit, sayingsIn(week).ofUnit(unit), week) ? "Blockers & Open Items" : "Context";
  const sayings = sayingsIn(week);
  const story = storyOf(statement, week, sayings).map((one) => sayings.ofTitle(one.label, log));
  const isAnswered = story.length > 1 && story[0] === "open";
  if (story.length > 1 && (story.includes("outcome") || story.includes("apply"))) return "Outcomes";
  const says = sayings.ofUnit(unit);
  const above = week.statements[parent];
  for (const title of [label, above?.label || above?.text.slice(0, 60) || "", headings.at(-1) ?? ""]) {
    const mark = TICKET.test(title) ? undefined : sayings.ofTitle(title, log);
    const announced = mark && ANNOUNCED[mark];
    if (announced === "Blockers & Open Items") {
      if (sign === "done" || isDone(text, says)) return "Outcomes";
      // A label speaks for its first sentence, and `Problem: …` with its cause behind it is told to its end.
      return title !== label || (order === 0 && !isAnswered) ? announced : "Context";
    } else if (announced && (sign !== "done" || mark === "decision" || announced === "Context")) {
      // `Dana: never touch the old folder`, below `What happened`, is none of it.
      return announced === "Outcomes" && title !== label && saysOne(says, SHALL_BE) ? "Context" : announced;
    }
  }
  // People who talk decide and promise all the time: only what they label so is the week's.
  if (speaker !== "") return "Context";
  if (says.has("heard.chose") && !saysOne(says, ["unconfirmed", "proposal", "hedge"])) return "Key Decisions";
  if (sign === "done" || isDone(text, says)) return "Outcomes";
  return isWaiting(says) || isDueAhead(unit, says, week) ? "Blockers & Open Items" : "Context";
}

const SHALL_BE: readonly PhraseKey[] = ["heard.order", "heard.lasting", "heard.wants"];

/** `A problem with …` may be yesterday's: what waits says that it does so still. `Never merge without waiting for the review` */
const isWaiting = (says: Says): boolean =>
  saysOne(says, ["unfinished", "unconfirmed", "waiting"]) && says.has("open") && !says.has("heard.order");
/** `Issue #15 → PR #16`: a ticket has that name, and nobody waits. */
export const TICKET = /^\P{L}*(?:\p{L}+\s?)?#\d/u;

/** `The visa application is due on 12 May`: by a day still ahead, at the week's end too if it will only happen. What holds from then on is a rule. */
const isDueAhead = ({ text, statement }: Unit, says: Says, { statements }: WeekText): boolean =>
  /\d/.test(text) &&
  saysOne(says, ["deadline", "expiry", "unfinished"]) &&
  !saysOne(says, SHALL_BE) &&
  daysAhead(text, statement.log.day, ({ from, to }) => {
    // `6/9 were merged before this cycle` counts, `due 6/9` is a day.
    const most = /^\d+\/\d+$/.test(text.slice(from, to)) ? BESIDE : NEAR;
    return DUE.all(text).some((said) => said.from - to < most && from - said.to < most);
  }).some((day) => saysOne(says, ["deadline", "expiry"]) || day > statements.at(-1)!.log.day);
const DUE = saying("deadline", "expiry", "unfinished");
/** A day that something is due on stands this near to the word that says so. */
const [NEAR, BESIDE] = [25, 6];

/** Where it is still to be done by a day that it names: how far ahead the first of these is, in ms. */
export function timeLeft(unit: Unit, week: WeekText): number | undefined {
  const { text, statement } = unit;
  const { day } = statement.log;
  if (!/\d/.test(text) || sectionOf(unit, week) !== "Blockers & Open Items") return undefined;
  const [next] = daysAhead(text, day);
  return next === undefined ? undefined : Date.parse(next) - Date.parse(day);
}

/** `Issue: …`, `Root cause: …`, `Fix: …` one behind the other: one story, that no part of it tells alone. */
export function storyOf(statement: Statement, { statements }: WeekText, sayings: Sayings): readonly Statement[] {
  const placeOf = (at: number): number => {
    const one = statements[at];
    const isBeside = one?.section === statement.section && one.parent === statement.parent;
    return isBeside ? STORY.indexOf(sayings.ofTitle(one.label, one.log)) : -1;
  };
  let [from, to] = [statement.index, statement.index];
  if (placeOf(from) < 0) return [statement];
  while (placeOf(from - 1) >= 0 && placeOf(from - 1) < placeOf(from)) from--;
  while (placeOf(to + 1) > placeOf(to)) to++;
  return statements.slice(from, to + 1);
}
/** In this order; the next part that stands no later begins another. */
const STORY: readonly (Mark | undefined)[] = ["open", "reason", "outcome", "apply"];
export const isOfStory = (mark: Mark | undefined): boolean => mark !== undefined && STORY.includes(mark);

/** Says that something is done; neither that it is not, nor `once it is done`, nor what is always to be done. */
const isDone = (text: string, says: Says): boolean =>
  isTicked(text) ||
  (says.has("completion") &&
    !saysOne(says, ["unfinished", "negation", "open", "heard.order", "heard.lasting"]) &&
    !/^[^:：—–"”]+$/u.test(text.slice(CONDITION.first(text)?.from ?? text.length, COMPLETION.first(text)?.from ?? 0)));
const [CONDITION, COMPLETION] = [saying("condition"), saying("completion")];
