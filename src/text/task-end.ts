/**
 * Whether what was to be done is told as done: by its own line, `send the invoice (sent on Tuesday)`, `call Ana – done`, `Nadia orders cones.
 * Done.`, or by another in the same words.
 */
import { daysIn, writtenDaysIn } from "./days.ts";
import { beginningsOf, isKin, kinOf } from "./kin.ts";
import { labelled } from "./labels.ts";
import type { Mark } from "./lexicon/lexicon.ts";
import { markOf } from "./marks.ts";
import { saying } from "./phrases.ts";
import { isWide } from "./scripts.ts";
import { sentencesIn } from "./sentences.ts";
import { contentWords, isSmallWord } from "./words.ts";

const DONE = saying("completion");
const DONE_SIGN = /[✅☑]|^\s*(?:[-*+]\s+)?\[[xX]\]/u;
/** Not done after all, or only meant to be. */
const STILL = saying("unfinished", "negation", "open");
const IF = saying("condition");
/** What a line says behind what it began with: another sentence, in brackets, behind a dash, an arrow or a comma. */
const BEHIND = /[.!?;]\s+|[。！？；]|\s?[(（]|\s[–—-]{1,2}\s|\s?(?:[-=]>|→|⇒)\s?|[,，、]\s?/gu;

export function tellsOwnEnd(line: string): boolean {
  const marks = [...line.matchAll(BEHIND)];
  return marks.some(({ 0: mark, index }, i) => {
    const part = line.slice(index + mark.length, marks[i + 1]?.index);
    if (!DONE.test(part) || STILL.test(part) || IF.test(part)) return false;
    // `Done, they came.`
    if (/^[.!?;。！？；]/u.test(mark)) return DONE.leading(part) !== undefined && isBare(DONE.without(part));
    const days = daysIn(part);
    // `the states open, paid, sent`
    if (/^[,，、]/u.test(mark) && days.length === 0) return false;
    return isBare(DONE.without(withoutAll(part, days)));
  });
}

const withoutAll = (text: string, spans: readonly { readonly from: number; readonly to: number }[]): string =>
  spans.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);

const MOST_WIDE = 3;
/** Nothing but small words, in a script without spaces a few characters, and the time of day. */
const isBare = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}:.]*/gu) ?? []).every(
    (word) =>
      /^\d\d?(?::\d\d)?$/u.test(word) ||
      isSmallWord(word.toLowerCase()) ||
      (isWide(word.charCodeAt(0)) && word.length <= MOST_WIDE),
  );

/** The share of a task's words that a line has to say which tells its end. */
const LEAST_SHARED = 0.6;
const LEAST_WORDS = 2;
/** A figure, or a name that begins nothing: of another the same may be done. */
const NAMED = /(?<=\p{Lo}|\S\s+["'“„«\(]?)\p{Lu}[[\p{L}\p{M}]--\p{Lo}]{2,}|\d[\d.:]*/gv;

interface Line {
  readonly text: string;
  readonly label: string;
  readonly sign: string;
}

const WAITING: readonly (Mark | undefined)[] = ["todo", "open"];
/** Which of some lines are tasks that their own line, or one behind it, tells as done. A week may hold thousands of both. */
export function endedAmong(lines: readonly Line[]): number[] {
  const having = new Map<string, number[]>();
  for (const [i, { text }] of lines.entries())
    for (const word of saysDone(text) ? new Set(contentWords(text)) : [])
      if (having.get(word)?.push(i) === undefined) having.set(word, [i]);
  const kin = beginningsOf(having.keys());
  const isEnded = (task: string, at: number): boolean => {
    const words = wordsOf(task);
    const places = (word: string) => new Set([word, ...kinOf(word, kin)].flatMap((one) => having.get(one) ?? []));
    const shared = Map.groupBy(
      words.flatMap((word) => [...places(word)].filter((i) => i > at)),
      (i) => i,
    );
    const isEnd = endOf(task);
    return [...shared].some(([i, all]) => all.length >= LEAST_SHARED * words.length && isEnd(lines[i]!.text));
  };
  return [...lines.keys()].filter((at) => {
    const { text, label, sign } = lines[at]!;
    return (sign === "open" || WAITING.includes(markOf(label))) && (tellsOwnEnd(text) || isEnded(text, at));
  });
}

const saysDone = (line: string): boolean => (DONE_SIGN.test(line) || DONE.test(line)) && !STILL.test(line);

/** `Todo:` and the day by which it is due are no part of what was done. */
const wordsOf = (task: string): string[] =>
  [...new Set(contentWords(DONE.without(labelled(task).rest)))].filter((word) => !/\d/u.test(word));

/** What tells whether a line tells the end of a task. */
export function endOf(task: string): (line: string) => boolean {
  const [words, { rest }] = [wordsOf(task), labelled(task)];
  const names = withoutAll(rest, writtenDaysIn(rest)).match(NAMED) ?? [];
  return (line) => words.length >= LEAST_WORDS && sentencesIn(line).some((one) => settles(one, words, names));
}

/**
 * `The fence is repaired`, of one that must be: all that the duty says stands in a line that no longer says it must. `Every release
 * must be signed` is met each time anew.
 */
export function metOf(duty: string): (line: string) => boolean {
  const words = contentWords(DUTY.without(duty.slice(0, TERM.first(duty)?.from)));
  if (words.length < LEAST_WORDS || !DUTY.test(duty) || LASTS.test(duty)) return () => false;
  return (line) => {
    const said = new Set(contentWords(line));
    return words.every((word) => said.has(word)) && !STILL.test(line) && !DUTY.test(line);
  };
}
const DUTY = saying("unfinished");
const TERM = saying("condition", "deadline");
const LASTS = saying("lasting");

function settles(sentence: string, words: readonly string[], names: readonly string[]): boolean {
  if (!saysDone(sentence)) return false;
  const said = new Set(contentWords(sentence));
  const kin = beginningsOf(said);
  const isSaid = (word: string): boolean => said.has(word) || isKin(word, kin);
  const shared = words.filter(isSaid).length;
  // A tick stands before all that went well: what it ticks is the task, and little more.
  const most = DONE.test(sentence) ? words.length : Math.max(words.length, said.size);
  return (
    shared >= LEAST_SHARED * most && names.every((name) => sentence.includes(name) || contentWords(name).some(isSaid))
  );
}
