/**
 * Likely claims that a line of a later day has passed: it says all of one with its count further on, or tells the end of what it waits for.
 * Accepted, such a claim would stand as current: nobody is asked about it.
 */
import { waitingIn } from "../memory/doubts/doubts.ts";
import { type Logbook, ownLines } from "../memory/evidence/logbook.ts";
import { once, onceFor } from "../once.ts";
import { labelOf } from "../text/labels.ts";
import { markOf } from "../text/marks.ts";
import { saying } from "../text/phrases.ts";
import { areAll, ends, said } from "./open-items.ts";

/** @returns asks whether a claim of some day was passed */
export const passedBy = onceFor((book: Logbook): ((claim: string, until: string) => boolean) => {
  const lines = once(() =>
    [...ownLines(book)].map(({ text, day }) => ({ day, line: said(text), told: countsIn(text) })),
  );
  return (claim, until) => {
    const [lead = ""] = claim.split("\n", 1);
    const [item, counts] = [said(lead), countsIn(lead)];
    const words = item.words.filter((word) => !/\d/u.test(word));
    const isFurther = ([now = 0, all = 0]: number[]): boolean =>
      now <= all && counts.some(([before = 0, total]) => total === all && before < now);
    const waits = WAITS.test(lead) || markOf(labelOf(lead)) === "open";
    // Most lines have none of its words in any form. `9/12 done` says of nothing that it is.
    const near = new Set(item.words.map((word) => word.slice(0, 4)));
    return lines().some(
      ({ line, day, told }) =>
        day > until &&
        ((words.length > 1 && told.some(isFurther) && areAll(words, line.words)) ||
          (waits && line.words.some((word) => near.has(word.slice(0, 4))) && ends(line, item))),
    );
  };
});
const WAITS = saying("waiting", "unfinished");

/** The same of a proposal that nobody edited, by its file's text. */
export function isPassed(text: string, passed: ReturnType<typeof passedBy>): boolean {
  const { proposal, memory } = waitingIn(text) ?? {};
  return proposal?.likely === true && passed(memory!.body, memory!.updated);
}

/** `41,199 of 41,200`, `9/12`: how many of how many. */
const COUNTED = /(\d[\d.,']*)\s?(?:\/|\p{Ll}{1,4}(?:\s\p{Ll}{1,4})?)\s?(\d[\d.,']*)/gu;
const countsIn = (text: string) => [...text.matchAll(COUNTED)].map(([, ...figures]) => figures.map(worth));
const worth = (figure: string): number => Number(figure.replace(/[.,']+(?=\d{3}(?!\d))|[.,']$/gu, ""));
