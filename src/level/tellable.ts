/**
 * Which bullets of the documents below a level may tell in their own words: those that somebody understands who reads them alone, months
 * later. What a person wrote is told as it is.
 */
import { routineOf } from "../profile/typed/routine.ts";
import type { Mark } from "../text/lexicon/lexicon.ts";
import { headingMark, leadingMark } from "../text/marks.ts";
import { saying } from "../text/phrases.ts";
import { withoutCode } from "../text/plain.ts";
import { contentWords } from "../text/words.ts";
import type { Item } from "./items.ts";

export const DECISIONS = "Decisions That Still Hold" satisfies Item["section"];
export const OPEN = "Open at the End" satisfies Item["section"];

/** A number alone, or a single ideograph, ties nothing together. */
export const isTelling = (word: string): boolean => word.length > 1 && !/^\d/.test(word);

const announcedBy = (text: string): Mark | undefined => {
  const announced = /^[^:：—–]{1,40}(?=[:：—–])/u.exec(text)?.[0] ?? "";
  return leadingMark(announced) ?? headingMark(announced);
};

/** A week's decision may be a step of that week, and nobody knows a month later whether it holds: one that a memory says, or that says of itself what it is. */
export function isDecision(item: Item, remembered: ReadonlySet<Item>): boolean {
  const { own, text } = item;
  const mark = announcedBy(text);
  const saysSo = mark === "decision" || mark === "rule" || (SETTLES.test(text) && !COUNTS.test(text));
  return !own || remembered.has(item) || saysSo;
}
const SETTLES = saying("heard.chose");
/** `The count dropped from 19 to 13`. */
const COUNTS = saying("measured");

/** It is marked as learned or as a rule, or says how things are done from now on. */
export const lasts = ({ text }: Item): boolean => LASTS.includes(announcedBy(text)) || STANDING.test(text);
const LASTS: readonly (Mark | undefined)[] = ["lesson", "rule", "preference", "remember", "fact"];
const STANDING = saying("heard.order", "heard.lasting");

/** What a week put side by side. */
export const piecesOf = (text: string): string[] => text.split(/[;；]\s/u);

/**
 * What a week told and a month does not: that something ran as it should, that nothing was done, a few words of a moment, what
 * stands in a file. Of several notes, each is so.
 */
export const isReceipt = ({ own, text, section }: Item): boolean =>
  own && section !== DECISIONS && [[text], piecesOf(text)].some((all) => all.every((one) => isOfMoment(one, section)));

const isOfMoment = (text: string, section: Item["section"]): boolean =>
  NOTHING.leading(text) !== undefined ||
  routineOf(text) !== undefined ||
  (section !== OPEN &&
    (OF_FILE.test(text) ||
      new Set(contentWords(withoutCode(NOTHING.without(text))).filter(isTelling)).size < LEAST_WORDS));
const NOTHING = saying("nothing");
/** `src/cli.ts — prints a line a day`: the file tells it. */
const OF_FILE = /^`?[\w./-]*[\w-]\.[a-z]{1,5}`?\s[—–-]\s/u;
/** Of fewer nobody knows a month later what they were about: `iteration 6 finished`. What is to be done is short. */
const LEAST_WORDS = 3;

/**
 * Whether somebody who reads it alone knows what it is about, and that it was so. Notes that a week put side by side, what leans on
 * something before it, what did not happen, and under Themes what was so on its day only, do not; a list of what is to be done does.
 */
export const standsAlone = ({ own, text, section }: Item): boolean =>
  !own ||
  section === DECISIONS ||
  (![text, text.replace(LABEL, "")].some((said) => LEANS.leading(said) !== undefined) &&
    (section === OPEN ||
      (piecesOf(text).length < NOTES && (DENIES.leading(text) === undefined || RULES.leading(text) !== undefined))) &&
    (section !== "Themes" || !MOMENT.test(text)));
const LABEL = /^[^:：]{1,40}[:：]\s*/u;
const LEANS = saying("link");
/** `No tasks were logged`; `Do not deploy on Fridays` is a rule. */
const [DENIES, RULES] = [saying("negation"), saying("rule", "heard.order", "heard.lasting", "heard.wants")];
const MOMENT = saying("time.day0", "now", "transient");
/** Of so many in one bullet none is told whole. */
const NOTES = 3;
