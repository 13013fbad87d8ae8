/** The lines of a log as a page bears them. */
import { onceOf } from "../../once.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import type { Say } from "./said.ts";

export interface LogSeen {
  readonly path: string;
  readonly lines: readonly string[];
  /** Lines that are not shown: the file has them. */
  readonly more: number;
  /** Why it could not be read. */
  readonly unread?: string;
}

const MOST_LINES = 5_000;
/** As long as a line may be that is read. */
const LONGEST_LINE = 20_000;
const MOST_CHARACTERS = 1_000_000;

export function cutLines(lines: readonly string[], say: Say): Omit<LogSeen, "path" | "unread"> {
  const shown: string[] = [];
  let room = MOST_CHARACTERS;
  for (const line of lines.slice(0, MOST_LINES)) {
    const said = say(line, LONGEST_LINE);
    room -= said.length;
    if (room < 0) break;
    shown.push(said);
  }
  return { lines: shown, more: lines.length - shown.length };
}

/** A line of the day's page, by which log of that day it is in, and its number from 1. */
export const lineId = (log: number, line: number): string => `L${log + 1}-${line}`;

export type Excerpt = ReturnType<typeof excerptsOf>[number];

const AROUND = 3;
const MOST_EXCERPTED = 300;
const LONGEST_EXCERPTED = 2_000;

/** Of each log the lines with some ids, each in its surroundings, and how many of them had no room. @param ids of lines of the day's logs */
export function excerptsOf(logs: readonly LogSeen[], ids: ReadonlySet<string>) {
  return logs.flatMap(({ path, lines }, log) => {
    const cited = lines.flatMap((_, at) => (ids.has(lineId(log, at + 1)) ? [at] : []));
    const near = new Set(cited.flatMap((at) => Array.from({ length: 2 * AROUND + 1 }, (_, i) => at - AROUND + i)));
    const shown = [...near]
      .filter((at) => at in lines)
      .sort((a, b) => a - b)
      .slice(0, MOST_EXCERPTED);
    const told = shown.map((at) => ({
      ...{ number: at + 1, isCited: cited.includes(at) },
      text: lines[at]!.slice(0, LONGEST_EXCERPTED),
    }));
    return told.length === 0
      ? []
      : [{ path, log, lines: told, more: cited.filter((at) => !shown.includes(at)).length }];
  });
}

/** A line that says less of a sentence is not shown as what it comes from, unless most of the line is of it: it may be wrapped. */
const LEAST_SAID = 0.4;
const MOST_OF_LINE = 0.7;
/** What little is left of a sentence then is not looked for in other lines. */
const ENOUGH_SAID = 0.75;
/** A sentence that goes on over more lines than these is no sentence. */
const MOST_LINES_A_SENTENCE = 4;
const BULLET = /^[-*+] +(.*)$/gm;
const DAY = /\d{4}-\d{2}-\d{2}/g;
const WEEK = /\d{4}-W\d{2}/g;

/**
 * Of each bullet that names days at its end, the lines of each day that say most of each of its sentences; of one that names weeks, those
 * of the bullets of their documents that say most of it: by the bullet's text and by day, the lines' ids on the day's page.
 */
export function sayingLines(
  body: string,
  logsOf: (day: string) => readonly LogSeen[],
  weekly: (week: string) => string = () => "",
): Map<string, ReadonlyMap<string, readonly string[]>> {
  const wordsOn = onceOf((day) => dayWords(logsOf(day)));
  const bulletsOf = onceOf((week) => {
    const lines = bulletsIn(weekly(week));
    return { lines, on: dayWords([{ path: week, lines, more: 0 }]) };
  });
  const onDays = (bullet: string) =>
    (endOf(bullet).match(DAY) ?? []).map((day) => {
      const on = wordsOn(day);
      return { day, ids: saying(bullet, on).map((line) => on.ids[line]!) };
    });
  const inWeeks = (bullet: string) =>
    (endOf(bullet).match(WEEK) ?? []).flatMap((week) => {
      const { lines, on } = bulletsOf(week);
      return saying(bullet, on).flatMap((at) => onDays(lines[at]!));
    });
  const all = bulletsIn(body).map((bullet) => {
    const found = [...onDays(bullet), ...inWeeks(bullet)].filter(({ ids }) => ids.length > 0);
    const byDay = [...Map.groupBy(found, ({ day }) => day)];
    return [bullet, new Map(byDay.map(([day, of]) => [day, [...new Set(of.flatMap(({ ids }) => ids))]]))] as const;
  });
  return new Map(all.filter(([, lines]) => lines.size > 0));
}

const bulletsIn = (body: string): string[] => [...body.matchAll(BULLET)].map(([, bullet = ""]) => bullet);
const endOf = (bullet: string): string => bullet.slice(bullet.lastIndexOf("("));

/** In their order. */
function saying(bullet: string, on: DayWords): number[] {
  const text = bullet.slice(0, bullet.length - endOf(bullet).length);
  // What a bullet joins with semicolons stood in lines of its own.
  const sentences = sentencesIn(text).flatMap((one) => one.split(/;\s+/));
  const said = sentences.flatMap((sentence) => linesOf(contentWords(sentence), on));
  return [...new Set(said.length > 0 ? said : linesOf(contentWords(text), on))].sort((a, b) => a - b);
}

/** The lines of a day, and which of them hold a word, or two words one behind the other. */
type DayWords = ReturnType<typeof dayWords>;

function dayWords(logs: readonly LogSeen[]) {
  const ids: string[] = [];
  const sizes: number[] = [];
  const holding = new Map<string, Set<number>>();
  for (const [i, { lines }] of logs.entries())
    for (const [at, line] of lines.entries()) {
      const words = contentWords(line);
      for (const key of keysOf(words)) {
        const known = holding.get(key);
        if (known === undefined) holding.set(key, new Set([ids.length]));
        else known.add(ids.length);
      }
      ids.push(lineId(i, at + 1));
      sizes.push(new Set(words).size);
    }
  return { ids, sizes, holding };
}

/** Words and pairs of them: a long line holds many words by chance, but seldom two in their order. */
const keysOf = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word, i) => (i === 0 ? [word] : [word, `${words[i - 1]} ${word}`])));

/** The line that says most of a sentence, and those that say most of what it leaves: a sentence may be wrapped. */
function linesOf(words: readonly string[], { holding, sizes }: DayWords): number[] {
  const left = keysOf(words);
  const isWord = (key: string): boolean => !key.includes(" ");
  const lines: number[] = [];
  const all = [...left].filter(isWord).length;
  while (lines.length < MOST_LINES_A_SENTENCE) {
    const rest = [...left].filter(isWord).length;
    if (rest <= (1 - ENOUGH_SAID) * all) break;
    const scores = new Map<number, { words: number; keys: number }>();
    for (const key of left)
      for (const line of holding.get(key) ?? []) {
        const score = scores.get(line) ?? { words: 0, keys: 0 };
        scores.set(line, { words: score.words + (isWord(key) ? 1 : 0), keys: score.keys + 1 });
      }
    let best = { line: -1, keys: 0 };
    for (const [line, score] of scores)
      if (
        score.words >= Math.max(2, Math.min(LEAST_SAID * rest, MOST_OF_LINE * sizes[line]!)) &&
        (score.keys > best.keys || (score.keys === best.keys && line < best.line))
      )
        best = { line, keys: score.keys };
    if (best.line < 0) break;
    lines.push(best.line);
    for (const key of left) if (holding.get(key)?.has(best.line)) left.delete(key);
  }
  return lines;
}

/** Undefined where there is nothing on that side. */
export type Beside = ReturnType<typeof besideOf>;

/** @param all in their order   @param one that need not be among them */
export const besideOf = (all: readonly string[], one: string) => ({
  before: all.findLast((other) => other < one),
  after: all.find((other) => other > one),
});
