/**
 * Finds a quote in the logs of a week, white space and Unicode folded.
 */

import { onceFor } from "../../once.ts";
import { withoutEnd } from "../../text/ends.ts";
import { foldLine } from "../fold.ts";
import { isOwn, type Logbook, lineAt, type Page, type Place } from "./logbook.ts";
import { unlabelled } from "./speaker.ts";

/** Fewer folded characters than this prove nothing unless they are a whole line: `the tests` stands everywhere. */
const LEAST_QUOTE = 8;
/** And fewer than this not even as a line of its own, where there are two of them. */
const LEAST_WORD = 3;

/** The lines in which a quote stands, its parts around `...` in order; the first place where all do. */
export function findQuote(quote: string, book: Logbook): Place[] | undefined {
  const folded = foldQuote(quote);
  for (const text of new Set([
    folded,
    withoutEnd(folded, "\"'.,;:")
      .replace(/^["']+/, "")
      .trim(),
    // A model may set marks around what a line says.
    folded.replaceAll('"', ""),
  ])) {
    if (weight(text) < LEAST_QUOTE) {
      const line = wholeLine(text, book);
      if (line) return [line];
      continue;
    }
    const parts = text.split(/\s*\.\.\.\s*/).filter(Boolean);
    if (parts.length === 0 || parts.some((part) => part.length < 3)) continue;
    for (const page of book.pages) {
      const places = placesOfParts(parts, page);
      if (places) return places;
    }
  }
  return undefined;
}

const foldQuote = (quote: string): string =>
  quote
    .split(/\r?\n/)
    .map((line) => foldLine(line.replace(/^\s*\|\s?/, "")))
    .filter(Boolean)
    .join(" ");

/** Lines of code or output in which a quote stands: they bear out no claim, and may hold its figure, its path, its command. */
export function findInFences(quote: string, book: Logbook): Place[] {
  const folded = foldQuote(quote);
  if (weight(folded) < LEAST_QUOTE) return [];
  return book.pages.flatMap((page) =>
    page.folded.flatMap((line, i) => (page.voices[i] === "quoted" && line.includes(folded) ? [{ page, line: i }] : [])),
  );
}

/**
 * The line that a short text is the whole of. Where it is all that somebody says after the label of their turn, or is hardly a
 * word, it must be the only such line: `yes` stands everywhere too.
 */
function wholeLine(text: string, book: Logbook): Place | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const said: Place[] = [];
  for (const page of book.pages)
    for (const [line, folded] of page.folded.entries()) {
      if (!folded.endsWith(text) || !isOwn(page, line)) continue;
      if (folded === text && text.length >= LEAST_WORD) return { page, line };
      if (folded === text || foldLine(unlabelled(page.log.lines[line]!)) === text) said.push({ page, line });
    }
  return said.length === 1 ? said[0] : undefined;
}

/**
 * The lines of a text that is made of log lines, sentence by sentence: what the extractive model writes, and what a careful
 * model copies. A heading set before a sentence (`Incident: 214 invoices ...`) may stand elsewhere in the same log.
 * @returns undefined when a sentence stands nowhere as it is
 */
export function verbatimLines(text: string, book: Logbook, days?: readonly string[]): Place[] | undefined {
  const places: Place[] = [];
  for (const sentence of text.split(/(?<=[.!?。！？])\s+|\n+/u)) {
    const found = sentenceIn(sentence, book, days);
    if (!found) return undefined;
    places.push(...found);
  }
  return places.length > 0 ? places : undefined;
}

function sentenceIn(sentence: string, book: Logbook, days?: readonly string[]): Place[] | undefined {
  const whole = withoutEnd(foldLine(sentence), ".;:");
  const colon = whole.indexOf(": ");
  const head = colon > 0 ? whole.slice(0, colon) : "";
  const tail = colon > 0 ? whole.slice(colon + 2) : "";
  const [provesWhole, provesTail] = [weight(whole) >= LEAST_QUOTE, weight(tail) >= LEAST_QUOTE];
  for (const page of book.pages) {
    if (days && !days.includes(page.log.day)) continue;
    const places = provesWhole ? placesOfParts([whole], page) : undefined;
    if (places) return places;
    const below = provesTail && page.text.includes(head) ? placesOfParts([tail], page) : undefined;
    if (below) return below;
  }
  return undefined;
}

/** Characters, each of a script without spaces counting for two. */
const weight = (text: string): number =>
  text.length + (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);

function placesOfParts(parts: readonly string[], page: Page): Place[] | undefined {
  const places: Place[] = [];
  let from = 0;
  for (const part of parts) {
    const at = placeOf(part, page, from);
    if (at < 0) return undefined;
    from = at + part.length;
    for (let line = lineAt(page, at); line <= lineAt(page, from - 1); line++)
      if (isOwn(page, line)) places.push({ page, line });
  }
  return places;
}

/** Looked through from its beginning for every quote, a longer text takes time with the square of its length. */
const SHORT = 64 * 1024;

/** Where a text stands first in a page's, from a place on; -1 where it does not. */
function placeOf(part: string, page: Page, from: number): number {
  if (page.text.length <= SHORT) return page.text.indexOf(part, from);
  const words = wordsOf(page);
  // What stands between blanks within it is a whole word of the page's; the rarest is in the fewest places.
  let rarest: { readonly places: readonly number[]; readonly offset: number } | undefined;
  for (const { 0: word, index } of part.matchAll(/(?<= )[^ ]+(?= )/g)) {
    const places = words.get(word);
    if (places === undefined) return -1;
    if (rarest === undefined || places.length < rarest.places.length) rarest = { places, offset: index };
  }
  if (rarest === undefined) return page.text.indexOf(part, from);
  for (const place of rarest.places) {
    const at = place - rarest.offset;
    if (at >= from && page.text.startsWith(part, at)) return at;
  }
  return -1;
}

const wordsOf = onceFor((page: Page): ReadonlyMap<string, readonly number[]> => {
  const words = new Map<string, number[]>();
  for (const { 0: word, index } of page.text.matchAll(/[^ ]+/g)) {
    const places = words.get(word);
    if (places === undefined) words.set(word, [index]);
    else places.push(index);
  }
  return words;
});
