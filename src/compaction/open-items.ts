/**
 * What earlier weeks left open. A model is shown it, numbered, and says which of it this week closed; the week's document carries
 * on the rest as it stood, days and all, for some weeks. It is read from the document before: what was closed, and what a
 * person deleted, stands there no more. The offline model carries nothing on, as nobody tells it what is done.
 */

import { addDays, type Day, daysOf, type Week } from "../calendar/week.ts";
import { findSecrets } from "../daily/redact.ts";
import { blocksIn } from "../document/fences.ts";
import { isMarked } from "../document/hand-edits.ts";
import { OPEN_SECTION as OPEN, SECTIONS, type SectionName, sectionsOf } from "../document/sections.ts";
import { readWeekly, type WeeklyDocument } from "../document/weekly.ts";
import type { Logbook } from "../memory/evidence/logbook.ts";
import { isQuestion } from "../memory/evidence/speaker.ts";
import { foldLine } from "../memory/fold.ts";
import { lacking, wordOverlap } from "../memory/identity/similarity.ts";
import type { Answer } from "../model/model.ts";
import { onceOf } from "../once.ts";
import { writtenDaysIn } from "../text/days.ts";
import { markOf } from "../text/marks.ts";
import { saying } from "../text/phrases.ts";
import { sentencesIn } from "../text/sentences.ts";
import { withoutDueDay } from "../text/task-dates.ts";
import { closes, endOf, isAlike, isOfOther, ticketOf } from "../text/task-end.ts";
import { contentWords } from "../text/words.ts";
import { daysIn, wordsIn } from "./bullet-days.ts";
import type { Folder } from "./folder.ts";
import type { Sections } from "./reading.ts";

/** Open items as bullets, text and days. */
export interface OpenItems {
  readonly shown: readonly string[];
  /** Too old, or too many, to be carried on once more. */
  readonly fallen: readonly string[];
}

export const NO_OPEN_ITEMS: OpenItems = { shown: [], fallen: [] };

/** What nobody closed in so many weeks nobody waits for. */
const WEEKS_CARRIED = 6;
const MOST_CARRIED = 12;
/** Documents that are looked at while each was written by what carries nothing on. */
const DOCUMENTS_BACK = 3;
const CARRY_NOTHING = ["extractive", "none"];

/** Whether a document says for those before it what is still open. */
export const carriesOn = ({ model }: Pick<WeeklyDocument, "model">): boolean => !CARRY_NOTHING.includes(model);

const OUTCOMES = "Outcomes" satisfies SectionName;

/** Newest first, as documents have them. @param allow `redact.allow` */
export function openBefore(week: Week, folder: Folder, allow: readonly string[]): OpenItems {
  const before = [...folder.documents.keys()].filter((one) => one < week).sort();
  const isItem = (item: string, { lines = [] }: WeeklyDocument): boolean => {
    // Only what was proved when its document was made: a person's own lines are theirs.
    const isOwn = isMarked({ digest: "", lines }, OPEN, `- ${item}`);
    return isOwn && daysIn(item).length > 0 && findSecrets(item, allow).length === 0;
  };
  const open = stillOpen(before.slice(-DOCUMENTS_BACK), folder, { isItem, isAgain: isSame });
  const oldest = addDays(daysOf(week)[0]!, -7 * WEEKS_CARRIED);
  const young = open.filter((item) => daysIn(item)[0]! >= oldest);
  const shown = young.slice(0, MOST_CARRIED);
  return { shown, fallen: open.filter((item) => !shown.includes(item)) };
}

interface Asked {
  readonly isItem: (item: string, document: WeeklyDocument) => boolean;
  readonly isAgain: (bullet: string, item: string) => boolean;
}

/**
 * What some weeks left open and none of them tells the end of, or tells again; a document that carries on says for those before.
 * @param weeks oldest first   @param asked which bullets are asked about, and whether a later one tells one again
 */
function stillOpen(weeks: readonly Week[], { texts }: Pick<Folder, "texts">, { isItem, isAgain }: Asked): string[] {
  const open: string[] = [];
  const later: Said[] = [];
  for (const one of weeks.toReversed()) {
    const document = readWeekly(texts.get(`weekly/${one}.md`) ?? "");
    if (!("week" in document)) break;
    const sections = sectionsOf(document.body);
    const items = sections[OPEN].filter(({ text, nested }) => nested.length === 0 && isItem(text, document));
    for (const item of items.map(({ text }) => said(text)))
      if (!later.some((bullet) => isEnd(bullet, item) || isAgain(bullet.text, item.text))) open.push(item.text);
    later.push(...SECTIONS.flatMap((name) => sections[name].map(({ text }) => said(text, name === OUTCOMES))));
    if (carriesOn(document)) break;
  }
  return open;
}

/** Of these, what is due on a day ahead. @param dayOf the first such day that a bullet names */
export const openAhead = (
  weeks: readonly Week[],
  folder: Pick<Folder, "texts">,
  dayOf: (bullet: string) => string | undefined,
): string[] =>
  stillOpen(weeks, folder, {
    isItem: (item) => dayOf(item) !== undefined,
    // Of one form there are many, each with its day; the same with another day was put off.
    isAgain: (bullet, item) =>
      undated(bullet) === undated(item) || (dayOf(bullet) === dayOf(item) && isSame(bullet, item)),
  });

/** Without its days, and the one that it is due on, which nobody tells again with its end. */
const undated = onceOf((bullet) => {
  const text = withoutDueDay(wordsIn(bullet));
  return writtenDaysIn(text).reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);
}, 10_000);

/** The shorter says so much of the other that both speak of one thing. */
const SAME = 0.6;
const isSame = (bullet: string, item: string): boolean =>
  foldLine(wordsIn(bullet)) === foldLine(wordsIn(item)) || wordOverlap(wordsIn(bullet), wordsIn(item)) >= SAME;

/** What a bullet tells, by its words. */
interface Said {
  readonly text: string;
  /** Where it stands its week tells what happened. */
  readonly isOutcome: boolean;
  readonly words: readonly string[];
}
export function said(text: string, isOutcome = false): Said {
  let words: readonly string[] | undefined;
  return {
    ...{ text, isOutcome },
    // Most bullets are never held against anything.
    get words() {
      words ??= contentWords(undated(text).replace(LABEL, (label) => (markOf(label) ? "" : label)));
      return words;
    },
  };
}
const LABEL = /^[^:：]{1,40}[:：]/u;
const OVER = saying("completion", "mended", "withdrawal");
const endedBy = onceOf((item) => endOf(undated(item), OVER), 200);

/** Whether a bullet tells the end of what an item says: that it is done, or given up, or put off. */
export const isEnd = (by: Said, item: Said): boolean => item.words.length > 0 && (isOver(by, item) || isTold(by, item));
const isTold = (by: Said, item: Said): boolean =>
  isOfAll(by, item) && endedBy(item.text)(wordsIn(by.text), by.isOutcome);
const isOver = (by: Said, { text, words }: Said): boolean =>
  isPutOff(by.text, text, words) || closes(wordsIn(by.text), ticketOf(text), OVER);

/** Whether a line of a log tells it, which is no outcome but where it says enough of the same. */
export function ends(line: Said, item: Said): boolean {
  if (isQuestion(line.text)) return false;
  if (isOver(line, item)) return true;
  const shared = item.words.filter((word) => line.words.includes(word)).length;
  const isOutcome = 2 * shared >= Math.min(line.words.length, item.words.length);
  return !STILL_OPEN.test(line.text) && isTold(said(line.text, isOutcome), item);
}
const STILL_OPEN = saying("unfinished", "open", "unconfirmed", "waiting");

/** All that it says, or nothing else: `renewed the certificate of the mail server` ends no other's. */
const isOfAll = (by: Said, { words }: Said): boolean =>
  sentencesIn(wordsIn(by.text)).some(
    (sentence) => areAll(words, contentWords(sentence)) || areAll(contentWords(ENDED.without(sentence)), words),
  );
const areAll = (words: readonly string[], among: readonly string[]): boolean =>
  words.every((word) => among.some((one) => isAlike(word, one) || one.startsWith(word)));
const ENDED = saying("completion", "mended", "withdrawal", "postponed");

/** So many words of a sentence, and half of all, are the item's: it speaks of the same thing. */
const LEAST_SHARED = 2;

/** `Halden extended the test access to 29 May`, of `test access is open until 17 April`: the same thing, with a later day, and each names but what the other does. */
export function isPutOff(text: string, item: string, wanted: readonly string[]): boolean {
  const day = lastDayIn(item);
  if (day === undefined) return false;
  return sentencesIn(wordsIn(text)).some((sentence) => {
    const until = lastDayIn(sentence);
    if (until === undefined || until.slice(-day.length) <= day.slice(-until.length)) return false;
    const { words } = said(sentence);
    const shared = words.filter((word) => wanted.some((one) => isAlike(word, one))).length;
    const isSameThing = shared >= LEAST_SHARED && 2 * shared >= words.length && areOfOne(words, wanted);
    const names = contentWords((undated(item).match(NAME) ?? []).join(" ")).filter((word) => wanted.includes(word));
    return (
      isSameThing &&
      areAll(names, words) &&
      areAll(contentWords(OWNER.exec(sentence)?.[0] ?? ""), wanted) &&
      !isOfOther(undated(sentence), undated(item)) &&
      lacking(undated(item), undated(sentence)).size === 0
    );
  });
}

const NAME = /\p{Lu}\p{Ll}\p{L}*/gu;
const OWNER = /^\p{L}{2,}(?=['’])/u;

/** What the item begins with, or two words side by side before its last, `test access`: `the mill's offer is valid` is not the printer's. */
const areOfOne = (words: readonly string[], wanted: readonly string[]): boolean =>
  areAll(wanted.slice(0, LEAST_SHARED), words) ||
  wanted.slice(0, -LEAST_SHARED).some((one, at) => {
    const i = words.findIndex((word) => isAlike(word, one));
    return i >= 0 && areAll([wanted[at + 1]!], words.slice(i + 1, i + 2));
  });

/** `2026-04-17`, or `04-17` where no year is named. */
const lastDayIn = onceOf((text) => {
  const days = writtenDaysIn(wordsIn(text)).flatMap(({ kind, key }) => (kind === "day" ? key : []));
  return days.sort().at(-1);
}, 10_000);

/**
 * Takes the line that says which items are closed out of answers, so that it is no bullet.
 * @param count how many items were shown; where none was, `Closed: 3` is prose
 */
export function withoutClosed(
  answers: readonly Answer[],
  count: number,
): { answers: readonly Answer[]; closed: ReadonlySet<number> } {
  const closed = new Set<number>();
  if (count === 0) return { answers, closed };
  const heard = answers.map((answer) => {
    const taken = closedLines(answer.text, closed);
    if (taken.size === 0) return answer;
    const lines = answer.text.split("\n").map((line, i) => (taken.has(i + 1) ? "" : line));
    return { ...answer, text: lines.join("\n") };
  });
  return { answers: heard, closed };
}

/** Whether a week's lines have a word of an item: one of which they have none a model closes by passing it over. */
export const isSpokenOf = (item: string, { places }: Pick<Logbook, "places">): boolean =>
  contentWords(undated(wordsIn(item))).some((word) => places.has(word));

const CLOSED = /^[\s>*_#+-]*closed\b(?: items)?[^\p{L}\d]*(.*)$/iu;
/** `1, 4`, `#2 and 3`, `1–3`, `none`. */
const NUMBERS = /^(?:none|and|[\d\s,;:&#.*_–-])*$/iu;
/** `- 2: what became of it`, below a heading. */
const ENTRY = /^\s*(?:[-*+]\s+)?#?(\d{1,2})\b/;

/** The lines of an answer, from 1, that only say what is closed; a heading `Closed` has them below it. */
function closedLines(text: string, closed: Set<number>): Set<number> {
  const taken = new Set<number>();
  let listed = false;
  for (const { text: said, line } of blocksIn(text).prose) {
    const rest: string = CLOSED.exec(said)?.[1] ?? (listed ? said : "?");
    const numbers = numbersIn(rest) ?? (listed ? ENTRY.exec(said)?.slice(1) : undefined);
    if (numbers === undefined) listed = false;
    else {
      for (const n of numbers) closed.add(Number(n));
      listed ||= rest.trim() === "";
      taken.add(line);
    }
  }
  return taken;
}

/** Undefined where there is more than numbers. */
function numbersIn(text: string): number[] | undefined {
  const plain = text.replace(/\([^)]*\)/g, "");
  if (!NUMBERS.test(plain)) return undefined;
  return [...plain.matchAll(/(\d{1,2})(?:\s*[–-]\s*(\d{1,2}))?/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, i) => Number(from) + i),
  );
}

/**
 * The week's bullets, and what is carried on beside them: none that they tell the end of, and none that they tell themselves,
 * which has its first days instead.
 */
export function besides(own: Sections, open: readonly string[]): { sections: Sections; carried: readonly string[] } {
  const told = SECTIONS.flatMap((name) => own[name].map((text) => said(text, name === OUTCOMES)));
  const still = [...own[OPEN]];
  const carried: string[] = [];
  for (const item of open) {
    const at = still.findIndex((bullet) => isSame(bullet, item));
    if (at >= 0) still[at] = withDays(still[at]!, daysIn(item));
    else if (!told.some((bullet) => isEnd(bullet, said(item)))) carried.push(item);
  }
  return { sections: { ...own, [OPEN]: still }, carried };
}

const withDays = (bullet: string, days: readonly Day[]): string =>
  `${wordsIn(bullet)} (${[...new Set([...days, ...daysIn(bullet)])].sort().join(", ")})`;

/** With as many of the carried ones as fit, newest first: the week's own bullets go before. */
export function withCarried(
  own: Sections,
  carried: readonly string[],
  fits: (sections: Sections) => boolean,
): { sections: Sections; fallen: readonly string[] } {
  let sections = own;
  for (const [i, item] of carried.entries()) {
    const more = { ...sections, [OPEN]: [...sections[OPEN], item] };
    if (!fits(more)) return { sections, fallen: carried.slice(i) };
    sections = more;
  }
  return { sections, fallen: [] };
}

const SHOWN_CHARACTERS = 60;

/** A line for people; none where all are carried on. */
export function fallenNotice(fallen: readonly string[]): string[] {
  if (fallen.length === 0) return [];
  const told = fallen.map((item) => `${shortly(wordsIn(item))} (${daysIn(item)[0]})`);
  return [`open items of earlier weeks that are no longer carried on: ${told.join("; ")}`];
}

const shortly = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : text;
