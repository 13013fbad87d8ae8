/**
 * Whether what was to be done is told as done: by its own line, `send the invoice (sent on Tuesday)`, `call Ana – done`, `Nadia orders cones.
 * Done.`, or by another in the same words.
 */
import { once, onceOf } from "../once.ts";
import { withoutArticle } from "./articles.ts";
import { daysIn, writtenDaysIn } from "./days.ts";
import { amongForms, beginningsOf, commonLetters, isKin, kinOf } from "./kin.ts";
import { labelled } from "./labels.ts";
import { bitOf, spokenIn } from "./languages.ts";
import { LEXICONS } from "./lexicon/all.ts";
import type { Mark } from "./lexicon/lexicon.ts";
import { markOf } from "./marks.ts";
import { type Sayings, saying } from "./phrases.ts";
import { isWide } from "./scripts.ts";
import { sentencesIn } from "./sentences.ts";
import { contentWords, isSmallWord } from "./words.ts";

const DONE = saying("completion", "mended");
const DONE_SIGN = /[✅☑✔]|^\s*(?:[-*+]\s+)?\[[xX]\]/u;
/** What a line says behind what it began with: another sentence, in brackets, behind a dash, an arrow or a comma. */
const BEHIND = /[.!?;]\s+|[。！？；]|\s?[(（]|\s[–—-]{1,2}\s|\s?(?:[-=]>|→|⇒)\s?|[,，、]\s?/gu;

export function tellsOwnEnd(line: string): boolean {
  if (DONE_SIGN.test(line)) return true;
  const marks = [...line.matchAll(BEHIND)];
  return marks.some(({ 0: mark, index }, i) => {
    const part = line.slice(index + mark.length, marks[i + 1]?.index);
    // `Done, they came.`
    if (/^[.!?;。！？；]/u.test(mark)) return tellsEndOf(line.slice(0, index), part);
    if (!DONE.test(part) || AWAITED.test(part)) return false;
    const days = daysIn(part);
    // `the states open, paid, sent`, and no `renewed the domain, done`
    const isOfList = marks.length > 1 || contentWords(labelled(line.slice(0, index)).rest).length < LEAST_WORDS;
    if (/^[,，、]/u.test(mark) && days.length === 0 && isOfList) return false;
    return isBare(DONE.without(withoutAll(part, days)));
  });
}

/** `Did that at noon`, `Renewed on Tuesday`, behind a task or on the line below: that it is done, or its verb, and when; nothing else. */
export function tellsEndOf(task: string, said: string): boolean {
  if (AWAITED.test(withoutWhen(said)) || LASTS.test(said)) return false;
  const told = withoutWhen(withoutAll(said, daysIn(said)));
  const asked = tokensIn(task).filter((token) => !isSmallWord(token));
  const { past } = readOf(told);
  const mayTell = tokensIn(told).filter((one) => !asked.includes(one) && (past.includes(one) || one.startsWith("ge")));
  const done = mayTell.filter((one) => asked.some((verb) => isForm(one, verb)));
  const rest = done.reduce((left, one) => left.replace(one, ""), told.toLowerCase());
  return (DONE.leading(said) !== undefined || done.length > 0) && isBare(DONE.without(rest));
}
/** `before lunch`: a small word, and what it leads; `the train` is another thing. */
const withoutWhen = (said: string): string => said.replace(WHEN, (when) => (withoutArticle(when) === when ? "" : when));
const WHEN = /(?<=\p{L}\s)\p{Ll}{1,6}\s\p{Ll}+[.!。！]?$/u;

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
  const isWaiting = ({ label, sign }: Line): boolean => sign === "open" || WAITING.includes(markOf(label));
  const tasks = [...lines.keys()].filter((at) => isWaiting(lines[at]!));
  const having = new Map<string, number[]>();
  for (const [i, { text }] of tasks.length === 0 ? [] : lines.entries())
    for (const word of mayTellEnd(text) ? new Set(contentWords(text)) : [])
      if (having.get(word)?.push(i) === undefined) having.set(word, [i]);
  const kin = beginningsOf(having.keys());
  const isEnded = (task: string | undefined, at: number, says?: Sayings): boolean => {
    if (task === undefined) return false;
    const [words, ticket] = [wordsOf(bare(task)), ticketOf(task)];
    const places = (word: string) => new Set([word, ...kinOf(word, kin)].flatMap((one) => having.get(one) ?? []));
    const shared = Map.groupBy(
      words.flatMap((word) => [...places(word)].filter((i) => i > at)),
      (i) => i,
    );
    const ends = endOf(task);
    const isEnd = (line: string): boolean => says?.test(line) !== false && ends(line);
    // The one word that tells it may have another root there: `order`, `ordered`.
    const least = Math.min(words.length - 1, LEAST_SHARED * words.length);
    return (
      [...shared].some(([i, all]) => all.length >= least && isEnd(lines[i]!.text)) ||
      (ticket !== "" && lines.some(({ text }, i) => i > at && text.includes(ticket) && isEnd(text)))
    );
  };
  return tasks.filter((at) => {
    const { text } = lines[at]!;
    return tellsOwnEnd(text) || isEnded(text, at) || isEnded(outIn(text), at, DONE);
  });
}

/** `The gate drive`, of `Blocked: the gate drive is down, we wait for Ute`: what is out of order, and not whom that holds up. */
function outIn(task: string): string | undefined {
  const [clause = ""] = labelled(task).rest.split(/[,;，、；]\s?/u, 1);
  return OUT.test(clause) ? OUT.without(clause) : undefined;
}
const OUT = saying("outage");

const mayTellEnd = (line: string): boolean =>
  DONE_SIGN.test(line) || DONE.test(line) || ENDED.test(line) || tellsPast(line);
/** Whether some word of it may tell what was. */
export const tellsPast = (text: string): boolean => readOf(text).past.length > 0;

/** Whether it tells as past what another text tells in another form: `compressed`, of `would compress`. */
export function turnsPast(text: string, other: string): boolean {
  const tokens = tokensIn(other).filter(isTelling);
  const { past, isTurned } = readOf(text);
  const news = past.filter((one) => isTelling(one) && !tokens.includes(one));
  return news.some((one) => tokens.some((verb) => isForm(one, verb) || isTurned(one, verb)));
}
const isTelling = (token: string): boolean => contentWords(token).length > 0;

/** `Todo:`, that it must be and the day by which it is due are no part of what was done. */
function bare(task: string): string {
  const { rest } = labelled(task);
  const told = rest.slice(0, TERM.all(rest).find(({ from }) => from > 0)?.from);
  return DUTY.without(withoutAll(told, writtenDaysIn(told))).trim();
}
const wordsOf = (told: string): string[] =>
  [...new Set(contentWords(DONE.without(told)))].filter((word) => !/\d/u.test(word));

/**
 * What tells whether a line tells the end of a task: all of it, or, of an outcome, in its own words, which need no word of an end; or
 * what it begins with, and no more: `Halden extended the test access`, of `extend the test access to the API, or finish before`.
 * @param over what ends it
 */
export function endOf(task: string, over = DONE): (line: string, isOutcome?: boolean) => boolean {
  const told = bare(task);
  const [words, all, names] = [wordsOf(told), contentWords(told), told.match(NAMED) ?? []];
  const isBegun = (one: string): boolean => {
    const last = contentWords(one).slice(-FIRST_WORDS);
    return last.length === FIRST_WORDS && last.every((word, i) => isAlike(word, words[i] ?? ""));
  };
  const ticket = ticketOf(told);
  const isDone = (one: string, isOutcome: boolean): boolean => {
    if (closes(one, ticket, over)) return true;
    const read = readOf(one);
    const isNamed = names.every((name) => one.includes(name) || contentWords(name).some(read.says));
    const isTold = (isNamed && (settles(one, words, over) || tellsVerb(read, told))) || stops(one, told, names);
    if (isTold && !isOfOther(one, told)) return !isAwaited(one, told);
    return isOutcome && (all.every(read.says) || isBegun(one)) && !isAwaited(one, told);
  };
  return (line, isOutcome = false) =>
    words.length >= (isOutcome ? 1 : LEAST_WORDS) && sentencesIn(line).some((one) => isDone(one, isOutcome));
}
/** `Renewed the certificate of the blog`, of one that was to be renewed `of the shop`: behind the same words another thing. */
export function isOfOther(line: string, task: string): boolean {
  const [asked, said] = [tokensIn(task), tokensIn(line)];
  const [{ says: inTask }, { says: inLine, past }] = [readOf(task), readOf(line)];
  const isElse = (word: string | undefined, says: (one: string) => boolean): boolean => {
    const own = contentWords(word ?? "");
    return own.length > 0 && !own.some(says) && !DONE.test(word!);
  };
  const ways = [...asked.keys()].filter((i) => i > 1 && isElse(asked[i], inLine));
  const isSameWay = (i: number, at: number): boolean =>
    at > 1 && asked[i - 1] === said[at - 1] && isSmallWord(said[at - 1]!) && isForm(said[at - 2]!, asked[i - 2]!);
  return said.some((word, at) => ways.some((i) => isSameWay(i, at)) && !past.includes(word) && isElse(word, inTask));
}
/** `LOG-240 take it out of the nightly job` */
export const ticketOf = (task: string): string => /(?<![\p{L}\p{N}-])(?:\p{Lu}{2,}-|#)\d+/u.exec(task)?.[0] ?? "";
/** `LOG-240 done: …`: before all else that it is over, and nothing more. */
export function closes(line: string, ticket: string, over: Sayings): boolean {
  const [lead = ""] = line.split(/[:：,，;；(（]|\s[—–-]\s/u, 1);
  const isIt = ticket !== "" && ticketOf(lead) === ticket && over.test(lead) && !AWAITED.test(lead);
  return isIt && isBare(over.without(lead.replace(ticket, "")));
}
/** So many of its first words, side by side, are what was to be done, and with what. */
const FIRST_WORDS = 3;
export const isAlike = (word: string, other: string): boolean => word === other || isKin(word, beginningsOf([other]));

const pasts = once(() =>
  LEXICONS.map(({ language, past = "" }) => {
    const [beside, ends] = [past.split(" "), [...past.matchAll(/(!?)-(\S+)/gu)]];
    const turned = beside.filter((one) => one.includes("/")).map((pair) => pair.split("/") as [string, string]);
    return {
      bit: bitOf(language),
      beside,
      turned,
      ends: ends.map(([, not, end]) => ({ isPast: not === "", end: end! })),
    };
  }),
);
/** A word, in Chinese and Japanese a run of them with what inflects it. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Katakana}\u30fc]+\p{Script=Hiragana}*|[[\p{L}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]]+/gv;
const tokensIn = (text: string): string[] => text.toLowerCase().match(TOKEN) ?? [];

/** Whether it says a word in any form, and its words that may tell what was, by their ending or a word beside them. */
const readOf = onceOf((sentence) => {
  const [tokens, { possible }] = [tokensIn(sentence), spokenIn(sentence)];
  const of = pasts().filter(({ bit }) => (bit & possible) !== 0);
  const isBeside = of.some(({ beside }) => tokens.some((one) => beside.includes(one)));
  const ends = of.flatMap((one) => one.ends).sort((a, b) => b.end.length - a.end.length);
  const turned = of.flatMap((one) => one.turned);
  const isTurned = (token: string, verb = ""): boolean =>
    turned.some(
      ([past, root]) =>
        (past.endsWith("*") ? token.startsWith(past.slice(0, -1)) : token === past) &&
        (verb === "" || verb.startsWith(root)),
    );
  const isPast = (token: string): boolean =>
    isTurned(token) || (ends.find(({ end }) => token.endsWith(end))?.isPast ?? isBeside);
  return { says: amongForms(contentWords(sentence)), isTurned, past: tokens.filter(isPast) };
}, 2_000);

/** `I have renewed the passport`: all that the task says, its first or last word, which is its verb, in another form that tells what was. */
function tellsVerb({ says, isTurned, past }: ReturnType<typeof readOf>, told: string): boolean {
  const asked = tokensIn(told);
  const least = isWide(told.charCodeAt(0)) ? LEAST_SHARED : 1;
  const forms = past.filter((one) => !asked.includes(one));
  return asked.some((verb, i) => {
    if (isSmallWord(verb) || !forms.some((one) => isForm(one, verb) || isTurned(one, verb))) return false;
    const others = contentWords(told.toLowerCase().replace(verb, ""));
    // In the middle, behind who does it: `Lea checks the labels`.
    const most = i === 0 || i === asked.length - 1 ? 1 : LEAST_WORDS;
    return others.length >= most && others.filter(says).length >= least * others.length;
  });
}
/** `Gekauft`, of `kaufen`; of a Korean syllable each part. */
function isForm(word: string, verb: string): boolean {
  const [asked, ...told] = [verb, word, word.replace("ge", "")].map((one) => one.normalize("NFD"));
  return told.some((one) => commonLetters(one, asked!) >= Math.max(1, asked!.length / 2));
}

/** `Have you renewed it?`, `once it is renewed`, `I want it renewed`: by a word that the task has not itself. */
function isAwaited(sentence: string, told: string): boolean {
  const rest = ENDED.without(sentence);
  const waiting = (DONE.leading(rest) ? LEFT : AWAITED).all(rest);
  // `Renewed until 2028`: for how long, and nothing that it waits for.
  const isTerm = (to: number): boolean => /^\s*\d{4}(?!\d)/u.test(rest.slice(to));
  return /[?？]/u.test(rest) || waiting.some(({ from, to }) => !told.includes(rest.slice(from, to)) && !isTerm(to));
}
export const TIMES_AHEAD = ["time.day+1", "time.week+1", "time.month+1"] as const;
const WAITS = ["unfinished", "open", "condition", "unreal", "heard.wants", ...TIMES_AHEAD] as const;
const AWAITED = saying(...WAITS, "negation", "rule");
/** What begins with its end may say how it is from now on: `Fixed: it is pruned every night`. */
const LEFT = saying(...WAITS);

/**
 * `The fence is repaired`, of one that must be: all that the duty says stands in a line that no longer says it must. `Every release
 * must be signed` is met each time anew.
 */
export function metOf(duty: string): (line: string) => boolean {
  const words = contentWords(DUTY.without(duty.slice(0, TERM.first(duty)?.from)));
  if (words.length < LEAST_WORDS || !DUTY.test(duty) || LASTS.test(duty)) return () => false;
  return (line) => words.every(readOf(line).says) && !AWAITED.test(line);
}
const DUTY = saying("unfinished");
const TERM = saying("condition", "deadline");
const LASTS = saying("lasting");

/**
 * `The export no longer hangs`, of `the export hangs at 2 GB`: a clause has nearly all of it, and little more. Not of what no longer works,
 * nor of another's export.
 */
function stops(sentence: string, told: string, names: readonly string[]): boolean {
  if (!ENDED.test(sentence) || ENDED.test(told)) return false;
  const isOther = (name: string): boolean => !sentence.includes(name) && (!/\d/u.test(name) || /\d/u.test(sentence));
  const words = wordsOf(told);
  return (
    !names.some(isOther) &&
    sentence.split(/[,;，；]/u).some((clause) => {
      const most = Math.max(words.length, wordsOf(clause).length - 1);
      return ENDED.test(clause) && words.filter(readOf(clause).says).length >= MOST_SHARED * most;
    })
  );
}
const ENDED = saying("ended");
const MOST_SHARED = 0.75;

function settles(sentence: string, words: readonly string[], over: Sayings): boolean {
  if (!DONE_SIGN.test(sentence) && !over.test(sentence)) return false;
  // A tick stands before all that went well: what it ticks is the task, and little more.
  const most = over.test(sentence) ? words.length : Math.max(words.length, new Set(contentWords(sentence)).size);
  return words.filter(readOf(sentence).says).length >= LEAST_SHARED * most;
}
