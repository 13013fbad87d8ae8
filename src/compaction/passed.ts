/**
 * Likely claims that a line of a later day has passed: it tells their count further on, their end, or what came of the ticket that they wait
 * for. Accepted, such a claim would stand as current: nobody is asked about it.
 */
import { waitingIn } from "../memory/doubts/doubts.ts";
import { type Logbook, ownLines } from "../memory/evidence/logbook.ts";
import { once } from "../once.ts";
import { labelOf } from "../text/labels.ts";
import { markOf } from "../text/marks.ts";
import { saying } from "../text/phrases.ts";
import { isAlike, ticketOf } from "../text/task-end.ts";
import { contentWords } from "../text/words.ts";
import { isEnd, said } from "./open-items.ts";

/** @returns asks whether a claim of some day was passed */
export function passedBy(book: Logbook): (claim: string, until: string) => boolean {
  const lines = once(() => [...ownLines(book)].map(({ text, day }) => ({ ...said(text), day })));
  const counting = once(() => lines().map((line) => ({ ...line, counts: [...line.text.matchAll(COUNTED)] })));
  return (claim, until) => {
    const [lead = ""] = claim.split("\n", 1);
    const item = said(lead);
    const figures = (lead.match(FIGURE) ?? []).map(worth);
    // `41,200 of 41,200 imported`, of `41,188 of 41,200 imported`: more of as many, of a thing in common.
    const isFurther = ([, count = "", total = ""]: RegExpExecArray): boolean => {
      const [now, all] = [worth(count), worth(total)];
      return all >= LEAST_TOTAL && now <= all && figures.includes(all) && figures.some((n) => n < now && 2 * n > all);
    };
    const isAbout = (text: string): boolean =>
      contentWords(text).some((word) => !/\d/u.test(word) && item.words.some((one) => isAlike(word, one)));
    const isMore =
      figures.length > 1 &&
      counting().some(({ text, day, counts }) => day > until && counts.some(isFurther) && isAbout(text));
    if (isMore || !(WAITS.test(lead) || markOf(labelOf(lead)) === "open")) return isMore;
    const ticket = ticketOf(lead);
    const isAnswer = (text: string): boolean => ticket !== "" && text.startsWith(ticket) && !WAITING.test(text);
    // Most lines have none of its words in any form.
    const near = new Set(item.words.map((word) => word.slice(0, 4)));
    return lines().some(
      (line) =>
        line.day > until &&
        (isAnswer(line.text) || (line.words.some((word) => near.has(word.slice(0, 4))) && isEnd(line, item))),
    );
  };
}
const [WAITS, WAITING] = [saying("waiting", "unfinished"), saying("waiting")];

/** The same of a proposal that nobody edited, by its file's text. */
export function isPassed(text: string, passed: ReturnType<typeof passedBy>): boolean {
  const { proposal, memory } = waitingIn(text) ?? {};
  return proposal?.likely === true && passed(memory!.body, memory!.updated);
}

/** `41,199 of 41,200`, `9/12`: how many of how many. */
const COUNTED = /(\d[\d.,']*)\s?(?:\/|\p{Ll}{1,4}(?:\s\p{Ll}{1,4})?)\s?(\d[\d.,']*)/gu;
const FIGURE = /\d[\d.,']*/gu;
/** Fewer are anything: `from 2 to 3`. */
const LEAST_TOTAL = 10;
const worth = (figure: string): number => Number(figure.replace(/[.,']+(?=\d{3}(?!\d))|[.,']$/gu, ""));
