/**
 * Days of a claim that stand where its line has a word for another: `on 2026-04-08` of `tomorrow`, which is the day of the log and not the
 * one that is meant.
 */
import type { Day } from "../../calendar/week.ts";
import { withoutArticle } from "../../text/articles.ts";
import type { FoundDay } from "../../text/days/found.ts";
import { relativeDaysIn, writtenDaysIn } from "../../text/days.ts";
import { withoutEnd } from "../../text/ends.ts";
import { amongForms } from "../../text/kin.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { citedText, type Logbook } from "./logbook.ts";
import type { Span } from "./source.ts";

interface Place {
  readonly from: number;
  readonly to: number;
}

export interface Misdated {
  /** As the claim writes it. */
  readonly text: string;
  /** Where in the claim; more than once where it is told again. */
  readonly places: readonly Place[];
  /** The line's word for the day. */
  readonly word: string;
  /** The day that the word means, where it is one. */
  readonly means?: Day;
}

/**
 * Only where the lines have one such word and the claim tells its day nowhere. What was before the log's day may be told for another
 * thing of its line: the log's own day is wrong only where the word looks ahead.
 * @param unproved what no line has: it may be wrong whatever day it is, else only the log's own is
 */
export function misdated(
  text: string,
  spans: readonly Span[],
  book: Logbook,
  unproved: readonly string[] = [],
): Misdated | undefined {
  const lines = spans.map((span) => ({ day: span.day, line: citedText([span], book) }));
  const [said, another] = lines.flatMap((one) => relativeDaysIn(one.line, one.day).map((at) => ({ ...one, at })));
  if (said === undefined || another !== undefined || said.at.isSpan || said.day === "") return undefined;
  const { day, line, at } = said;
  const named = writtenDaysIn(text, day).filter(({ kind }) => kind === "day");
  if (relativeDaysIn(text, day).length > 0 || named.some(({ days }) => isMeant(days[0]!, at))) return undefined;
  const written = lines.flatMap((one) => writtenDaysIn(one.line, one.day)).flatMap(({ days }) => days);
  const isAhead = (at.told ?? at.days).every((meant) => meant > day);
  const isOwn = isAhead && !isMeant(day, at) && !written.includes(day);
  const asTold = (one: Place): string => withoutEnd(text.slice(one.from, one.to), ".");
  const wrong = named.filter(
    (one) =>
      (one.days[0] === day ? isOwn : unproved.includes(asTold(one))) &&
      isSaidOf(line, at, text, one) &&
      !(isAhead && isOfDeed(text, one)),
  );
  const [first] = wrong;
  if (first === undefined) return undefined;
  const places = wrong
    .filter(({ days }) => days[0] === first.days[0])
    .map((one) => ({ from: one.from, to: one.from + asTold(one).length }));
  const [means, other] = at.kind === "day" ? (at.told ?? at.days) : [];
  return {
    ...{ text: asTold(first), places, word: line.slice(at.from, at.to) },
    ...(means !== undefined && other === undefined && { means }),
  };
}

/** Of a week or a month each of its days. */
const isMeant = (day: Day, { kind, days, told = days }: FoundDay): boolean =>
  kind === "day" ? told.includes(day) : day >= days.toSorted()[0]! && day <= days.toSorted().at(-1)!;

/** Whether the clause of a word is what the sentence of a day is about, more than another clause of the line. */
function isSaidOf(line: string, at: Place, text: string, one: Place): boolean {
  if (APART.test(text.slice(0, one.from)) || COLON.test(text.slice(one.to))) return false;
  const isSaid = amongForms(contentWords(around(sentencesOf(text), text, one)));
  const share = (clause: string): number => new Set(contentWords(clause).filter(isSaid)).size;
  const clauses = clausesOf(line, at);
  const others = clauses.filter(({ from, to }) => at.from >= to || at.from < from);
  const least = Math.max(...others.map(({ from, to }) => share(line.slice(from, to)) + 1), clauses.length > 1 ? 1 : 0);
  return share(around(clauses, line, at)) >= least;
}

/** In brackets, or before a colon: when it was written. */
const APART = /[([（]\s*$/u;
const COLON = /^\s*[:：]/u;

/** What stands around a place in the part of a text that it is in. */
function around(parts: readonly Place[], text: string, { from, to }: Place): string {
  const own = parts.find((part) => from < part.to) ?? { from: 0, to: text.length };
  return `${text.slice(own.from, from)} ${text.slice(to, own.to)}`;
}

const PAUSE = /[.,;!?()。，；！？、\n](?!\d)|\s[—–-]\s|$/gu;
/** A pause of the voice, or a word that leads on and is no article: it begins a clause where the one before says something. */
function clausesOf(line: string, at: Place): Place[] {
  const pauses = Array.from(line.matchAll(PAUSE), ({ index }) => ({ to: index, next: index + 1, isWord: false }));
  const words = LEADS_ON.all(line)
    .filter(
      ({ from, to }) =>
        (to <= at.from || from >= at.to) && withoutArticle(line.slice(from)).length + from === line.length,
    )
    .map(({ from }) => ({ to: from, next: from, isWord: true }));
  const clauses: Place[] = [];
  let from = 0;
  for (const { to, next, isWord } of [...pauses, ...words].sort((a, b) => a.to - b.to)) {
    if (to < from) continue;
    // What is no more than the word goes on: `Tomorrow, …`
    const rest = line.slice(from, Math.max(from, Math.min(at.from, to))) + line.slice(Math.max(at.to, from), to);
    if (isWord ? contentWords(rest).length === 0 : !/\p{L}/u.test(rest)) continue;
    clauses.push({ from, to });
    from = next;
  }
  return clauses;
}
const LEADS_ON = saying("link", "reason", "contrast", "condition");

/** `Decided on 2026-04-08 to open`, of `decided to open tomorrow`: what is done already is not done then. */
const isOfDeed = (text: string, day: Place): boolean => DEED.test(around(sentencesOf(text), text, day));
const DEED = saying("decided", "completion", "chore", "postponed", "narration.asked");

/** The claim with the day that is meant, at those places alone. */
export const redatedAt = (text: string, places: readonly Place[], day: Day): string =>
  places.toReversed().reduce((all, { from, to }) => all.slice(0, from) + day + all.slice(to), text);
