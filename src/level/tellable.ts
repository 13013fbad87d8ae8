/**
 * Which bullets of the documents below a level may tell in their own words: those that somebody understands who reads them alone, months
 * later. What a person wrote is told as it is.
 */

import type { Day } from "../calendar/week.ts";
import { REQUESTS } from "../daily/captured-log.ts";
import { isQuestion } from "../memory/evidence/speaker.ts";
import { specificsOf } from "../memory/evidence/specifics.ts";
import { withoutTransients } from "../profile/activity/transients.ts";
import { daysAhead, writtenDaysIn } from "../text/days.ts";
import type { Mark } from "../text/lexicon/lexicon.ts";
import { headingMark, leadingMark } from "../text/marks.ts";
import { saying } from "../text/phrases.ts";
import { widthOf } from "../text/scripts.ts";
import { sentencesIn } from "../text/sentences.ts";
import { contentWords } from "../text/words.ts";
import { type Item, weeksIn } from "./items.ts";

const DECISIONS = "Decisions That Still Hold" satisfies Item["section"];
export const OPEN = "Open at the End" satisfies Item["section"];

/** What a week put side by side. */
const piecesOf = (text: string): string[] => text.split(/[;；]\s/u);

/** Its words that may tie it to another: a number alone, or a single ideograph, ties nothing together. */
const tiesOf = (text: string): ReadonlySet<string> =>
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
  (saysSo(item.text) && !isOfTicket(item.text) && (!isRaw(item) || widthOf(item.text) <= LONGEST_DECISION));
/** In letters; longer, it is a report of a turn with a decision somewhere in it. */
const LONGEST_DECISION = 240;

/** It has its log's own words: nobody chose or wrote it for anybody else to read. */
const isRaw = ({ own, isWritten, stands }: Item): boolean => own && !isWritten && stands !== undefined;
const LASTING = saying("heard.lasting");

const saysSo = (text: string): boolean =>
  announcedBy(text) === "decision" || (SETTLES.test(text) && !COUNTS.test(text));
const SETTLES = saying("heard.chose");
/** `The count dropped from 19 to 13`. */
const COUNTS = saying("measured");
const isOfTicket = (text: string): boolean => withoutTransients(text).kinds.has("ticket");

/**
 * Whether a month without a model may choose it: under Themes what lasts, under Milestones what says by itself that it was done, under
 * Open what says that it waits, or reads as a task. Better few of these than all with a third that its owner would be ashamed of. What
 * a model wrote, or a month chose, was chosen already.
 */
export function isSure(item: Item): boolean {
  if (!isRaw(item)) return true;
  if (item.text.startsWith(`${REQUESTS}: `)) return false;
  const section = sectionOf(item);
  if (section === "Milestones") return isReached(item.text);
  return section === OPEN ? item.rank <= FIRST_OPEN && isOpen(item.text) : lasts(item);
}

/** A week puts first what weighs most. */
const FIRST_OPEN = 5;

/**
 * `Fix: …` behind what was wrong; a sentence of its own that begins with what is done, not only of today. Where that
 * stands further on it is as often a receipt, or of something that stood before it.
 */
function isReached(text: string): boolean {
  const label = labelOf(text);
  const said = text.slice(label.length);
  if (saysMark(text, ["outcome"]) && /\s|[\p{Script=Han}\p{Script=Hiragana}]$/u.test(said)) return true;
  const isClear = isSentence(text) && tiesOf(text).size >= LEAST_WORDS && !/[—–]/.test(label);
  return DONE.leading(text) !== undefined && isClear && ![UNDONE, MOMENT].some((says) => says.test(text));
}
const [DONE, UNDONE] = [saying("completion"), saying("unfinished", "unconfirmed")];
/** Up to its colon, a heading that a week set before it too: `Winch — Result: `. */
const labelOf = (text: string): string => /^[^:：]{0,40}(?:[:：]|\s[—–]\s[^:：]{0,40}[:：])\s?/u.exec(text)?.[0] ?? "";

/** Labels that come again in another week and are no mark: the name of a routine, the field of a form. */
export function fieldsIn(items: readonly Item[]): (item: Item) => boolean {
  const weeks = Map.groupBy(items, ({ text }) => labelOf(text));
  const isMark = (label: string): boolean => headingMark(label.replace(/[^\p{L}\p{M}]+$/u, "")) !== undefined;
  return (item) => {
    const label = labelOf(item.text);
    return isRaw(item) && label !== "" && weeksIn(weeks.get(label) ?? []).length > 1 && !isMark(label);
  };
}

/** Its label or its first word says that it waits, or it waits for something yet; else it has a task's form. Two labels are a report. */
function isOpen(text: string): boolean {
  if (saysMark(text, ["note", "outcome", "decision"]) || isOfTicket(labelOf(text)) || COUNTS.test(text)) return false;
  const [, ...further] = piecesOf(text);
  if (further.some((piece) => /^[^:：]{1,40}[:：]/u.test(piece))) return false;
  // What somebody asked somebody is no step: `Next: shall I set it up?`
  if (isQuestion(text) && !saysMark(text, ["open"])) return false;
  if (saysMark(text, ["todo", "open", "deadline"])) return true;
  const [isShort, isClear] = [widthOf(text) <= LONGEST_TASK, tiesOf(text).size > 2];
  const saysSo =
    ((WAITING.test(text) && [UNDONE, WAITS].some((says) => says.test(text))) || waitsYet(text)) &&
    (isShort || isSentence(text));
  return (isClear && (saysSo || WAITS.leading(text) !== undefined)) || (isShort && isTask(text));
}
const [WAITS, WAITING] = [saying("open"), saying("waiting")];
/** Two words say so: `need to` alone may be denied, or be of that day. */
const waitsYet = (text: string): boolean =>
  UNDONE.all(text).some((one) => WAITS.all(text).some(({ from, to }) => to <= one.from || one.to <= from));
/** `Ask the town for the permit`: no sentence, no label, and nothing that was measured. */
const isTask = (text: string): boolean => !/[:：—–]/u.test(text) && !isSentence(text) && !MEASURED.test(text);
const MEASURED = /[~≈<>%$€]\s?\d|\d\s?[%$€]/u;
/** In letters; a wide character counts as two. */
const LONGEST_TASK = 80;

/** It begins and ends as one does; ideographs and kana need no stop behind them. */
const isSentence = (text: string): boolean =>
  /^[^\p{Ll}].*(?:[.!?。！？…]["'”’»)）」』]*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])$/u.test(text);

/** Somebody wrote more than a line of it. */
export const isProse = (text: string): boolean => isSentence(text) && sentencesIn(text).length > 1;

/** It is marked as learned or as a rule, or says soon how things are done from now on; far behind it is a story's, as is what was done. */
const lasts = ({ text }: Item): boolean =>
  isMarked(text) || ((STANDING.first(text)?.from ?? LATE) < LATE && DONE.leading(text) === undefined);
const LATE = 150;
/** `Memory: Friday, 20 March` and `Wisdom — Total entries: 30` say nothing behind their labels. */
const isMarked = (text: string): boolean =>
  saysMark(text, ["lesson", "rule", "preference", "remember", "fact"]) &&
  tiesOf(text.slice(labelOf(text).length)).size >= LEAST_SAID;
const LEAST_SAID = 3;
const STANDING = saying("heard.order", "heard.lasting", "preference");

const LABEL = /^[^:：]{1,40}[:：]\s*/u;
/** Of fewer nobody knows a month later what they were about: `iteration 6 finished`. */
const LEAST_WORDS = 4;

/**
 * Whether somebody who reads it alone knows what it is about: not of notes that a week put side by side and that share nothing, nor
 * where it leans on something before it, or under Themes was so on its day; of a short list of what is to be done.
 */
export function standsAlone(item: Item): boolean {
  const { own, text } = item;
  const section = sectionOf(item);
  if (!own) return true;
  if (section === DECISIONS) return !isRaw(item) || piecesOf(text).length <= MOST_NOTES;
  if (leans(item) || !(isOneThing(text) || (section === OPEN && widthOf(text) <= LONGEST_LIST))) return false;
  return section !== "Themes" || !MOMENT.test(text);
}
/** On what stood before it: `This took the whole crew`. */
export const leans = ({ own, text }: Item): boolean =>
  own && [text, text.replace(LABEL, "")].some((said) => LEANS.leading(said) !== undefined);
const LEANS = saying("link");
const MOMENT = saying("time.day0", "now", "transient");

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

/** So much is to be there by a day that lies ahead: `needs all 300 invoices by 30 April`. A day alone is an offer's end as often. */
export const isDueLater = ({ own, text }: Item, end: Day): boolean =>
  own &&
  UNTIL.test(text) &&
  !MEASURED.test(text) &&
  specificsOf(text).some(({ kind }) => kind === "number") &&
  daysAhead(text, end).length > 0;
const UNTIL = saying("deadline");
