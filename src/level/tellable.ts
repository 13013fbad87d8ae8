/**
 * Which bullets of the documents below a level may tell in their own words: those that somebody understands who reads them alone, months
 * later. What a person wrote is told as it is.
 */
import type { Day } from "../calendar/week.ts";
import { withoutTransients } from "../profile/activity/transients.ts";
import { routineOf } from "../profile/typed/routine.ts";
import { daysAhead, isOnlyDays, writtenDaysIn } from "../text/days.ts";
import type { Mark } from "../text/lexicon/lexicon.ts";
import { headingMark, leadingMark } from "../text/marks.ts";
import { saying } from "../text/phrases.ts";
import { withoutCode } from "../text/plain.ts";
import { widthOf } from "../text/scripts.ts";
import { sentencesIn } from "../text/sentences.ts";
import { contentWords } from "../text/words.ts";
import type { Item } from "./items.ts";

const DECISIONS = "Decisions That Still Hold" satisfies Item["section"];
export const OPEN = "Open at the End" satisfies Item["section"];

/** What a week put side by side. */
export const piecesOf = (text: string): string[] => text.split(/[;；]\s/u);

/** Its words that may tie it to another: a number alone, or a single ideograph, ties nothing together. */
export const tiesOf = (text: string): ReadonlySet<string> =>
  new Set(contentWords(text).filter((word) => word.length > 1 && !/^\d/.test(word)));

const announcedBy = (text: string): Mark | undefined => {
  const announced = /^[^:：—–]{1,40}(?=[:：—–])/u.exec(text)?.[0] ?? "";
  return leadingMark(announced) ?? headingMark(announced);
};
/** A label may stand behind what it is drawn from: `The count fell back. Lesson: never set it by hand`. */
const saysMark = (text: string, marks: readonly (Mark | undefined)[]): boolean =>
  sentencesIn(text).some((sentence) => marks.includes(announcedBy(sentence)));

/** What a label says goes before where a week gathered its line, and a mark before both: what was learned is no outcome, and not open. */
export function sectionOf({ own, mark, section, text }: Item): Item["section"] {
  if (!own || mark !== undefined || section === DECISIONS) return section;
  if (saysMark(text, ["lesson", "rule"])) return "Themes";
  return announcedBy(text) === "outcome" ? "Milestones" : section;
}

/**
 * A week's decision may be a step of that week, and nobody knows a month later whether it holds: one that a memory says, or that says
 * of itself what it is, and is not about one ticket, which took it along when it was closed.
 */
export const isDecision = (item: Item, remembered: ReadonlySet<Item>): boolean =>
  !item.own ||
  remembered.has(item) ||
  saysMark(item.text, ["rule"]) ||
  LASTING.test(item.text) ||
  (saysSo(item.text) && !isOfTicket(item.text));
const LASTING = saying("heard.lasting");

const saysSo = (text: string): boolean =>
  announcedBy(text) === "decision" || (SETTLES.test(text) && !COUNTS.test(text));
const SETTLES = saying("heard.chose");
/** `The count dropped from 19 to 13`. */
const COUNTS = saying("measured");
const isOfTicket = (text: string): boolean => withoutTransients(text).kinds.has("ticket");

/** It is marked as learned or as a rule, or says how things are done from now on. */
export const lasts = ({ text }: Item): boolean => isMarked(text) || STANDING.test(text);
const isMarked = (text: string): boolean => saysMark(text, ["lesson", "rule", "preference", "remember", "fact"]);
const STANDING = saying("heard.order", "heard.lasting", "preference");

/**
 * What a week told and a month does not: that something ran as it should, that nothing was done, a few words of a moment, what
 * stands in a file. Of several notes, each is so.
 */
export const isReceipt = (item: Item): boolean =>
  item.own &&
  item.section !== DECISIONS &&
  [[item.text], piecesOf(item.text)].some((all) => all.every((one) => isOfMoment(one, sectionOf(item))));

const isOfMoment = (text: string, section: Item["section"]): boolean =>
  NOTHING.leading(text) !== undefined ||
  [text, text.replace(LABEL, "")].some((said) => routineOf(said) !== undefined || isOnlyDays(said)) ||
  (section !== OPEN && (OF_FILE.test(text) || tiesOf(withoutCode(NOTHING.without(text))).size < LEAST_WORDS));
const NOTHING = saying("nothing");
const LABEL = /^[^:：]{1,40}[:：]\s*/u;
/** `src/cli.ts — prints a line a day`: the file tells it. */
const OF_FILE = /^`?[\w./-]*[\w-]\.[a-z]{1,5}`?\s[—–-]\s/u;
/** Of fewer nobody knows a month later what they were about: `iteration 6 finished`. What is to be done is short. */
const LEAST_WORDS = 3;

/**
 * Whether somebody who reads it alone knows what it is about, and that it was so. Notes that a week put side by side and that share
 * nothing, what leans on something before it, what did not happen, what has its hour, and under Themes what was so on its day only
 * or is about one ticket, do not; a short list of what is to be done does.
 */
export function standsAlone(item: Item): boolean {
  const { own, text } = item;
  const section = sectionOf(item);
  if (!own || section === DECISIONS) return true;
  if ([text, text.replace(LABEL, "")].some((said) => LEANS.leading(said) !== undefined)) return false;
  if (section === OPEN) return (isOneThing(text) || widthOf(text) <= LONGEST_LIST) && !/^\d{1,2}:\d{2}/.test(text);
  const isRule = RULES.leading(text) !== undefined || lasts(item);
  const isHourly = HOUR.test(text) && !SET.test(text) && !isMarked(text);
  if (!isOneThing(text) || isHourly || (!isRule && DENIES.leading(text) !== undefined)) return false;
  return section !== "Themes" || (!MOMENT.test(text) && (isRule || !isOfTicket(text)));
}
const LEANS = saying("link");
/** `No tasks were logged`; `Do not deploy on Fridays` is a rule. */
const [DENIES, RULES] = [saying("negation"), saying("rule", "heard.order", "heard.lasting", "heard.wants")];
const [MOMENT, SET] = [saying("time.day0", "now", "transient"), saying("rule", "heard.lasting")];
/** `09:35`: what happened at a minute was of its day. */
const HOUR = /(?<![\d:.])\d{1,2}:\d{2}(?!\d)/;

/** Of tasks side by side, in letters; a wide character counts as two. What goes on longer is a story. */
const LONGEST_LIST = 160;

/** Of so many notes in one bullet none is told whole, and of two the second says more of what the first is about, or of what it taught. */
function isOneThing(text: string): boolean {
  const [first = "", ...others] = piecesOf(text);
  // `…, never as prose; she pastes them`: a semicolon of the sentence's own.
  const isTied = (piece: string): boolean =>
    /^\p{Ll}/u.test(piece) || tiesOf(piece).intersection(tiesOf(first)).size >= LEAST_SHARED;
  return others.length < MOST_NOTES && (isMarked(text) || others.every(isTied));
}
const [MOST_NOTES, LEAST_SHARED] = [2, 2];

/**
 * Whether what was to come on a day has come by the end of a period, as far as anybody knows: `The board meets on 18 March`. What has
 * a deadline, or is called open, stays so.
 */
export const isPast = ({ own, text }: Item, end: Day): boolean =>
  own &&
  !DUE.test(text) &&
  !saysMark(text, ["todo", "open", "deadline"]) &&
  writtenDaysIn(text, end).length > 0 &&
  daysAhead(text, end).length === 0;
const DUE = saying("deadline", "expiry");
