/**
 * The logs of a week, laid out for looking things up: folded lines, which of them speak, their sections, and where a
 * word stands.
 */
import type { DailyLog } from "../../daily/daily-log.ts";
import { isAgentsLog } from "../../daily/remembered-log.ts";
import { onceFor } from "../../once.ts";
import { fromMark } from "../../text/ahead.ts";
import { type Spoken, spokenInLog } from "../../text/languages.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { fold, foldLine } from "../fold.ts";
import type { Span } from "./source.ts";
import { isVouched, speakersOf, unlabelled } from "./speaker.ts";
import { type Voice, voicesOf } from "./voice.ts";

/** One log, laid out. Arrays have an entry a line, index 0 being line 1. */
export interface Page {
  readonly log: DailyLog;
  readonly folded: readonly string[];
  readonly voices: readonly Voice[];
  /** The own lines, folded and joined by single spaces, with where each begins in it. */
  readonly text: string;
  readonly starts: readonly number[];
  /** The heading each line stands under: its index, or -1. */
  readonly headings: readonly number[];
  /** Depth of the heading on a line, 0 where there is none. */
  readonly depths: readonly number[];
  /** For a heading the nearest above it of a higher level: its index, or -1; -1 for other lines. */
  readonly parents: readonly number[];
  /** Lines whose words stand so often above them in their section that they need not be looked at once more. */
  readonly repeats: readonly boolean[];
}

/** What a log is written in: of a short line its log tells. */
export const spokenOf = onceFor(({ lines }: DailyLog): Spoken => spokenInLog(lines));

export interface Place {
  readonly page: Page;
  /** Index of the line, from 0. */
  readonly line: number;
}

export interface Logbook {
  readonly pages: readonly Page[];
  readonly byPath: ReadonlyMap<string, Page>;
  /** Own lines by content word. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
  /** For people: what was taken for no evidence though nobody closed it. */
  readonly notices: readonly string[];
  /** How many own lines there are, for the weight of a word. */
  readonly size: number;
}

export function logbookOf(logs: readonly DailyLog[]): Logbook {
  const notices: string[] = [];
  return bookOf(
    logs.map((log) => pageOf(log, notices)),
    notices,
  );
}

/** The same without what only agents told, which waits for a person: no document tells it. */
export function withoutAgents(book: Logbook): Logbook {
  const pages = book.pages.filter(({ log }) => !isAgentsLog(log));
  return pages.length === book.pages.length ? book : bookOf(pages, book.notices);
}

/** Where its log is not at hand, by its path alone. */
export const isAgentsWord = ({ path }: Span, book: Logbook | undefined): boolean =>
  isAgentsLog(book?.byPath.get(path)?.log ?? { path, lines: [], bodyStart: 0 });

function bookOf(pages: readonly Page[], notices: readonly string[]): Logbook {
  let places: Logbook["places"] | undefined;
  return {
    ...{ pages, notices },
    byPath: new Map(pages.map((page) => [page.log.path, page])),
    // Made when it is first needed: answers that copy the logs' own lines never do.
    get places() {
      places ??= placesOf(pages);
      return places;
    },
    size: pages.reduce((lines, page) => lines + page.folded.filter((_, line) => isOwn(page, line)).length, 0),
  };
}

function placesOf(pages: readonly Page[]): Logbook["places"] {
  const places = new Map<string, Place[]>();
  for (const page of pages) {
    for (const [line, folded] of page.folded.entries()) {
      if (!isOwn(page, line) || page.repeats[line]) continue;
      const place: Place = { page, line };
      for (const word of new Set(contentWords(folded)))
        if (places.get(word)?.push(place) === undefined) places.set(word, [place]);
    }
  }
  return places;
}

function pageOf(log: DailyLog, notices: string[]): Page {
  const folded = log.lines.map(foldLine);
  const voices = voicesOf(log, (line) =>
    notices.push(`${log.path}:${line + 1}: a memory block that nobody closed is no evidence, as far as it can reach`),
  );
  const depths = log.lines.map((line, i) =>
    voices[i] !== "own" ? 0 : (/^ {0,3}(#{1,6})\s/.exec(line)?.[1]?.length ?? underlined(log.lines, i)),
  );
  let under = -1;
  const headings = depths.map((depth, i) => {
    if (depth > 0) under = i;
    return under;
  });
  let length = 0;
  const starts = folded.map((line, i) => {
    const start = length;
    if (voices[i] === "own" && line !== "") length += line.length + 1;
    return start;
  });
  const own = folded.filter((line, i) => voices[i] === "own" && line !== "");
  const text = own.length === 0 ? "" : `${own.join(" ")} `;
  return {
    log,
    folded,
    voices,
    text,
    starts,
    headings,
    depths,
    parents: parentsIn(depths),
    repeats: repeatsIn(folded, headings),
  };
}

/** The level of a line alone that is a heading by what is drawn below it. */
function underlined(lines: readonly string[], i: number): number {
  const drawn = /^ {0,3}(?:=+|(-)-{2,})\s*$/.exec(lines[i + 1] ?? "");
  return drawn && !lines[i - 1]?.trim() && /^ {0,3}[\p{L}\p{N}*_]/u.test(lines[i]!) ? (drawn[1] ? 2 : 1) : 0;
}

/** Said more often below one heading, a line says no more; a megabyte of it would be looked through for each claim. */
const MOST_REPEATED = 20;

function repeatsIn(folded: readonly string[], headings: readonly number[]): boolean[] {
  const times = new Map<string, number>();
  return folded.map((line, i) => {
    if (headings[i] !== headings[i - 1]) times.clear();
    const before = times.get(line) ?? 0;
    times.set(line, before + 1);
    return before >= MOST_REPEATED;
  });
}

function parentsIn(depths: readonly number[]): number[] {
  const open: number[] = [];
  return depths.map((depth, i) => {
    if (depth === 0) return -1;
    while (open.length > 0 && depths[open.at(-1)!]! >= depth) open.pop();
    const parent = open.at(-1) ?? -1;
    open.push(i);
    return parent;
  });
}

/** Whether a line (index from 0) speaks in the log's own voice, and says something. */
export const isOwn = (page: Page, line: number): boolean => page.voices[line] === "own" && page.folded[line] !== "";

/** In the week's logs, quoted or not, or in their paths. */
export function isWritten(word: string, { places, pages }: Logbook): boolean {
  if (places.has(word)) return true;
  return pages.some(({ log, folded }) => [fold(log.path), ...folded].some((line) => line.includes(word)));
}

/** What a log says itself, or a person in it, line by line. */
export function* ownLines(book: Logbook): Generator<{ readonly text: string; readonly day: string }> {
  for (const page of book.pages) {
    const [speakers, { path, day, lines }] = [speakersOf(page.log), page.log];
    for (const line of lines.keys())
      if (isOwn(page, line) && isVouched(speakers[line]))
        yield { text: unlabelled(citedText([{ path, day, from: line + 1, to: line + 1 }], book)), day };
  }
}

/** The cited lines of a week, without list marks and what stands before a mark; "" where the week's logs are not at hand. */
export const citedText = (spans: readonly Span[], book: Logbook | undefined): string =>
  spans
    .flatMap((span) => linesOf(span, book))
    .map((line) => fromMark(line.replace(LIST_MARK, "").trim()))
    .join("\n");

/** Their sentences, each in one line: two items are two, and a heading is none. */
export const citedSentences = (spans: readonly Span[], book: Logbook): string[] =>
  spans.flatMap((span) => {
    const lines = linesOf(span, book).map((line) => (/^ {0,3}#{1,6}\s/.test(line) ? "" : line));
    return sentencesIn(lines.join("\n")).map((one) => fromMark(one.replace(LIST_MARK, "").replace(/\s+/gu, " ")));
  });
/** To be told elsewhere: from there a link to a place beside the log leads nowhere. */
export const withoutLinksHere = (sentence: string): string => sentence.replace(LINK_HERE, "$1");
const LINK_HERE = /!?\[([^[\]]{1,300})\]\((?![a-z][a-z0-9+.-]*:|\/\/)[^()\s]{0,1000}(?:\s"[^"]{0,200}")?\)/giu;

const linesOf = ({ path, from, to }: Span, book: Logbook | undefined): readonly string[] =>
  book?.byPath.get(path)?.log.lines.slice(from - 1, to) ?? [];
const LIST_MARK = /^\s*(?:>\s*)*(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/u;

/** The line of a page (index from 0) in which a position of its text lies. */
export function lineAt(page: Page, position: number): number {
  let low = 0;
  let high = page.starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (page.starts[middle]! <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The headings a line stands under, the highest first; at most six, however long the log is. */
export function headingsOver(page: Page, line: number): number[] {
  const over: number[] = [];
  for (let at = page.headings[line]!; at >= 0; at = page.parents[at]!) over.unshift(at);
  return over;
}

/** So many lines before and after a line, as far as its section goes. */
export function linesNear(page: Page, line: number, reach: number): number[] {
  const heading = page.headings[line]!;
  const depth = heading < 0 ? 0 : page.depths[heading]!;
  const ends = (at: number): boolean => page.depths[at]! > 0 && (page.depths[at]! <= depth || heading < 0);
  const near: number[] = [];
  for (let at = Math.max(heading, line - reach, 0); at <= line + reach && at < page.folded.length; at++) {
    if (at > line && ends(at)) break;
    near.push(at);
  }
  return near;
}

/**
 * The lines of the section a line stands in: from its heading to the next of the same or a higher level, with the headings
 * above it. A log without headings is one section. As long as the log may be: nothing to ask of every line.
 */
export const sectionLines = (page: Page, line: number): number[] => [
  ...headingsOver(page, line).slice(0, -1),
  ...linesNear(page, line, Number.POSITIVE_INFINITY),
];
