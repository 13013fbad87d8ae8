/**
 * What was said and turned down in the same breath is settled for nobody: an assistant's proposal that the person answers
 * with a no or puts off, a decision whose next line holds it off. It is neither a decision of the week nor a memory.
 */
import { isPutOff, isYes } from "../../text/assent.ts";
import { daysIn, isOnlyDays } from "../../text/days.ts";
import { withoutEnd } from "../../text/ends.ts";
import { labelled } from "../../text/labels.ts";
import { leadingMark, markOf } from "../../text/marks.ts";
import { saying } from "../../text/phrases.ts";
import { tellsPast } from "../../text/task-end.ts";
import { contentWords } from "../../text/words.ts";
import { namesIn } from "../identity/similarity.ts";
import { askedOver, denialOf, isCrossed, isStatus, withoutItem } from "./denied.ts";
import { isOwn, type Logbook, type Page, type Place } from "./logbook.ts";
import type { Span } from "./span.ts";
import { agreementTo, isQuestion, saidOn, speakersOf } from "./speaker.ts";

const [REFUSES, OPEN] = [saying("refusal", "unconfirmed"), saying("unconfirmed")];
/** What turns down says so at once, and shortly. */
const [FIRST_WORDS, LONGEST] = [12, 160];

/** What goes before lines of the log that a person sees with a claim: they are no part of it. */
export const BESIDE = "Beside it in the log:";

/** Without those lines. */
export const claimAlone = (told: string): string => told.split(`\n\n${BESIDE}\n`)[0]!;

interface TurnedDown {
  /** From 1. */
  readonly line: number;
  /** False: it may be about something else. */
  readonly sure: boolean;
}

/**
 * @param told what is claimed of the lines: where it tells the refusal too, it tells what was said
 * @returns the line that turns down what one of these lines says
 */
export function turnedDownAt(told: string, spans: readonly Span[], book: Logbook, open = false) {
  const text = claimAlone(told);
  const tellsIt = REFUSES.test(text);
  let perhaps: TurnedDown | undefined;
  for (const { path, from, to } of spans) {
    const page = book.byPath.get(path);
    if (page === undefined) continue;
    for (let line = from - 1; line < to; line++) {
      const answer = answerTo(page, line, text);
      const cites = (at: number): boolean =>
        spans.some((one) => one.path === path && one.from <= at + 1 && at + 1 <= one.to);
      if (answer !== undefined && !(cites(answer) && tellsIt) && !isTakenUpAfter(answer, page, text, cites)) {
        if (!mayBeOfAnother(answer, page, line)) return { line: answer + 1, sure: true };
        perhaps ??= { line: answer + 1, sure: false };
      }
      const denial = denialOf(text, page, line);
      if (denial !== undefined) return { line: denial + 1, sure: true };
      if (!perhaps && (isCrossed(text, page, line) || isCorrected(text, plain(page, line))))
        perhaps = { line: line + 1, sure: false };
      const name = text.split("\n", 1)[0]!;
      const asked = perhaps || open || OPEN.test(name) ? undefined : askedOver(page, line, text, REFUSES.test(name));
      const back = asked ?? (perhaps || BACK.test(name) ? undefined : takenBackBelow(page, line, text));
      if (back !== undefined) perhaps = { line: back + 1, sure: false };
    }
  }
  return perhaps;
}

/** In a conversation a no answers what was said before it; a log goes on to the next thing. */
const mayBeOfAnother = (answer: number, page: Page, line: number): boolean =>
  speakersOf(page.log)[line] === "log" && isOfAnother(plain(page, answer), plain(page, line));

/** The line that turns down what stands on a line: the person's next turn, or in a log's own voice the next line. */
function answerTo(page: Page, line: number, text: string): number | undefined {
  const speakers = speakersOf(page.log);
  const speaker = speakers[line];
  if (speaker === "assistant") {
    let next = line + 1;
    while (next < speakers.length && (speakers[next] === "assistant" || speakers[next] === "tool")) next++;
    return speakers[next] === "person" && (refuses(page, next) || deniesIt(plain(page, next), text)) ? next : undefined;
  }
  if (speaker !== "log" || !isOwn(page, line)) return undefined;
  const next = nextOf(page, line);
  const said = next === undefined ? "" : plain(page, next);
  return holdsOff(said) && !isRuleOfItsOwn(said, plain(page, line)) ? next : undefined;
}

/** The next line of a log's own under the same heading. */
function nextOf(page: Page, line: number): number | undefined {
  let next = line + 1;
  while (next < page.folded.length && !isOwn(page, next)) next++;
  const isNear = next < page.folded.length && page.depths[next] === 0 && page.headings[next] === page.headings[line];
  return isNear ? next : undefined;
}

/** `Update: we went back to paper`, behind what a log decided, or among its details: it begins so, and names next to nothing of its own. */
function takenBackBelow(page: Page, line: number, text: string): number | undefined {
  if (speakersOf(page.log)[line] !== "log" || !isOwn(page, line)) return undefined;
  const indent = (at: number): number => page.log.lines[at]!.search(/\S/);
  const before = plain(page, line);
  if (isTakenBackBehind(before, text)) return line;
  const isTurn = labelled(labelled(before).rest).label !== "";
  for (let last = line, turns = 0, at = nextOf(page, line); at !== undefined; last = at, at = nextOf(page, at)) {
    const isBeside = indent(at) <= indent(line);
    if (isBeside && last !== line && !isTurn) return undefined;
    const { label, rest } = labelled(plain(page, at));
    const said = rest.replace(HOUR, "");
    if (CORRECTED.leading(label) && corrects(said, before, text)) return at;
    const isOfIt = label === "" || isTurn || markOf(label) === "note" || CORRECTED.test(label);
    if (takesBack(isOfIt ? said : plain(page, at), before, text, true)) return at;
    if (isBeside && !(isTurn && label !== "" && ++turns < MOST_TURNS)) return undefined;
  }
  return undefined;
}

/** `Update 16:00: …` */
const HOUR = /^(?:\p{L}{2,20}\s+)?\d{1,2}[:.h]\d{2}\s?[:：–—-]?\s+/u;
const [MOST_OWN, MOST_OF_MISTAKE, MOST_TURNS] = [1, 2, 3];

/** `That was a mistake.`, `Wrong, see the minutes.`, `I misread that: it is …`: a note on what it stands behind, with next to nothing of its own. */
function takesBack(said: string, before: string, text: string, isBelow = false): boolean {
  const [name, words] = [contentWords(text.split("\n", 1)[0]!), contentWords(before)];
  const isOwnWord = (word: string): boolean =>
    !isOnlyDays(word) && contentWords(word).some((key) => !words.includes(key));
  const ownIn = (part: string): number => {
    const rest = daysIn(part).reduceRight((all, { from, to }) => all.slice(0, from) + all.slice(to), part);
    return (rest.match(/[\p{L}\p{N}]+/gu) ?? []).filter(isOwnWord).length;
  };
  const isTold = contentWords(said).some((key) => name.includes(key) && !words.includes(key));
  if (said.length > LONGEST || isQuestion(said) || isTold) return false;
  const note = withoutEnd(said.replace(/^[\s([（［*_]+/u, ""), " .!。！)]）］*_");
  const [, head = note, tail = ""] =
    /^([^,.;:!—–，。；：！、]{1,60})(?:[,;:!—–，。；：！、]|\.(?!\s?\d))\s*(.*)$/su.exec(note) ?? [];
  const ofHead = MISTAKEN.test(head) ? ownIn(MISTAKEN.without(head)) : Number.POSITIVE_INFINITY;
  if (ofHead <= MOST_OF_MISTAKE && (tail === "" || corrects(tail, before, text))) return true;
  const isSole = ofHead === 0 || (SOLE.test(head) && !/[\p{L}\d]/u.test(SOLE.without(head)));
  const own = ownIn(BACK.without(note));
  if (isSole ? ownIn(tail) <= MOST_OF_MISTAKE : own === 0 && BACK.test(note)) return true;
  const isBack = isBelow && BACK.all(note).some(({ from }) => ownIn(note.slice(0, from)) === 0);
  // `Cancelled in the afternoon`, and not `Dropped the newspaper`.
  return own <= MOST_OWN && (isBack || isStatus(note, WITHDRAWN));
}
const [BACK, WITHDRAWN] = [saying("withdrawal", "return", "denied"), saying("withdrawal", "denied")];
const [MISTAKEN, SOLE] = [saying("mistaken"), saying("denied", "withdrawal", "takenBack", "return", "refusal")];

/** The same behind the sentence of a line that a claim tells. */
function isTakenBackBehind(line: string, text: string): boolean {
  const [parts, told] = [line.split(/(?<=[.!?]\s)\s*|(?<=[。！？])/u), contentWords(text)];
  return parts.some((part, at) => {
    const words = contentWords(labelled(part).rest).map((word) => told.includes(word));
    const isTold = 2 * words.filter(Boolean).length > words.length;
    return at + 1 < parts.length && isTold && takesBack(parts.slice(at + 1).join(""), part, text);
  });
}

/** Whether a line corrects at its end what is claimed of it: `Kept ten years. Correction: eight.` */
const isCorrected = (text: string, said: string): boolean =>
  CORRECTED.all(said).some(({ from, to }) => {
    const [before, label, rest] = [said.slice(0, from), said.slice(from, to), said.slice(to)];
    const behind = /[.;,!?。！？；，、—–([（_*-]\s?[*_]{0,2}$/u.test(before) ? BEHIND_LABEL.exec(rest) : null;
    const value = behind ? rest.slice(behind[0].length) : undefined;
    return value !== undefined && (behind![0] !== "" || /\s/.test(label)) && corrects(value, before, text);
  });
const [CORRECTED, BEHIND_LABEL] = [saying("corrected"), /^(?:[*_]{0,3}\s?[:：][*_]{0,3})?/u];

/** Of one new word, or among words that the line has: a claim that tells most of what stood before and none of these is the old one. */
function corrects(rest: string, before: string, text: string): boolean {
  const [old, own] = [contentWords(labelled(before).rest), contentWords(rest)];
  const added = own.filter((word) => !old.includes(word));
  if (added.length === 0 || (added.length > 1 && (added.length === own.length || tellsPast(rest)))) return false;
  return text.split("\n").some((told) => {
    const words = contentWords(told);
    const kept = old.filter((word) => words.includes(word));
    return 2 * kept.length > old.length && !added.some((word) => words.includes(word));
  });
}

/** `Rule: do not park at the gate`, below a decision on something else. */
const isRuleOfItsOwn = (said: string, before: string): boolean =>
  leadingMark(/^[^:：]{1,30}(?=[:：])/u.exec(said)?.[0] ?? "") === "rule" && isOfAnother(said, before);

/** `Let me see`, and some turns later the person takes it up: in a line that is cited, or in words of the claim; a yes is to what was said last. */
function isTakenUpAfter(answer: number, page: Page, text: string, cites: (line: number) => boolean): boolean {
  if (isRefusal(plain(page, answer))) return false;
  const [words, named] = [new Set(contentWords(text)), namesIn(text)];
  return speakersOf(page.log).some((speaker, line) => {
    if (line <= answer || speaker !== "person" || refuses(page, line)) return false;
    const said = plain(page, line);
    if (cites(line)) return true;
    const shared = new Set(contentWords(said).filter((word) => words.has(word)));
    const isNamed = named.some((name) => contentWords(name).every((word) => shared.has(word)));
    return !isQuestion(said) && (isNamed || (shared.size > 0 && !isYes(said)));
  });
}

/** The cited lines without those of an assistant that a person takes up, which offer nothing any more. */
export const notTakenUp = (text: string, cited: readonly Place[]): string =>
  cited
    .filter(({ page, line }) => {
      const speakers = speakersOf(page.log);
      const cites = (at: number): boolean => cited.some((one) => one.page === page && one.line === at);
      const isYes = agreementTo(page.log, speakers, line) !== undefined;
      return speakers[line] !== "assistant" || !(isYes || isTakenUpAfter(line, page, text, cites));
    })
    .map(({ page, line }) => page.log.lines[line]!)
    .join("\n");

const refuses = (page: Page, line: number): boolean => isRefusal(plain(page, line)) || isPutOff(plain(page, line));

/** `Kein Parquet.`, of a claim that says Parquet, and of the answer nothing else. */
function deniesIt(said: string, text: string): boolean {
  const words = contentWords(text);
  const [isThing, ...others] = contentWords(REFUSES.without(said)).map((word) => words.includes(word));
  return isThing === true && !others.includes(true) && REFUSES.leading(said)?.key === "refusal";
}

function isRefusal(said: string): boolean {
  const [found, ...others] = REFUSES.all(said);
  if (found === undefined || found.from >= FIRST_WORDS || /[.!?。！？]/u.test(said.slice(0, found.from))) return false;
  // `No GPS, take the beacon`: one word before a thing turns down that thing alone; `Wait with that, it is not settled` all of it.
  const isOfOneThing = !/\s/u.test(said.slice(found.from, found.to)) && /^ \p{L}/u.test(said.slice(found.to));
  return found.key !== "refusal" || !isOfOneThing || others.some(({ key }) => key === "unconfirmed");
}

/** A line that names a thing of its own, none of whose words the line before has, may be about that thing alone. */
export function isOfAnother(said: string, before: string): boolean {
  const own = contentWords(REFUSES.without(said));
  const words = new Set(contentWords(before));
  return own.length > 1 && own.every((word) => !words.has(word));
}

/** Whether a line of a log takes back the one before it and says no more: `Hold off on that, it is not settled.` */
export const holdsOff = (said: string): boolean =>
  said.length <= LONGEST && isRefusal(said) && REFUSES.all(said).length > 1;

const plain = ({ log }: Page, line: number): string => withoutItem(saidOn(log, line));
