/**
 * Whether a claim says the opposite of the lines it rests on: every word and figure of it may stand there, and still
 * `not` is missing, the old and the new value have changed places, or what was switched off is on. Only a sentence that
 * is told almost in the words of a line is judged; a paraphrase is believed.
 */

import { isPlainVerb } from "../../text/alike.ts";
import { withoutEnd } from "../../text/ends.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { partsOf, SAID_LAST } from "../identity/exchanged.ts";
import { withoutReason } from "../identity/told.ts";
import { contrary } from "./contrary.ts";
import { denialsIn, isCorrection, PAUSE, unlabelled } from "./denials.ts";
import { givenUp, keeps } from "./given-up.ts";
import { isOpposite, isSure } from "./opposite.ts";
import { areAlike, areNearlySame, areSame, LEAST_SAME, unsharedBy } from "./same-words.ts";

export interface Contradiction {
  readonly sentence: string;
  /** The line that says otherwise. */
  readonly says: string;
  /** The same words and no others, so that nothing but the denial, or the order of two values, parts the two. */
  readonly sure: boolean;
}

/** `_No tasks logged._`: in `_No` nobody hears the `no`. */
const EMPHASIS = /(?<![\p{L}\p{N}_])_{1,3}(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?…])_{1,3}(?![\p{L}\p{N}_])/gu;

const spelledOut = (text: string): string => text.replaceAll("≠", " not ");

/** @returns the first sentence of a claim that the evidence denies while nothing in it says the same; one where that is sure before others */
export function contradiction(claim: string, evidence: string): Contradiction | undefined {
  const said = spelledOut(evidence.replace(EMPHASIS, "")).split("\n").flatMap(sentencesIn);
  const units = said.flatMap((whole) =>
    [...new Set([whole, ...clausesOf(whole)])].flatMap((part) => (isCorrectedIn(whole, part) ? [] : { part, whole })),
  );
  const asItStands = new Set(units.map(({ part }) => statedIn(part)));
  const lines = spelledOut(claim).split("\n");
  let unsure: Contradiction | undefined;
  for (const [at, line] of lines.entries())
    for (const sentence of sentencesIn(line)) {
      if (asItStands.has(statedIn(sentence))) continue;
      const isBorneOut = units.some(
        ({ part }) =>
          areSame(sentence, part) &&
          !isOpposite(sentence, part) &&
          (contrary(sentence, part) ?? ofTurnedDown(sentence, [part])) === undefined,
      );
      if (
        isBorneOut ||
        said.some((one) => keeps(sentence, one) || isBeginningOf(one, sentence) || endsSo(one, sentence))
      )
        continue;
      // A name tells what a claim is about: what it denies stands below it.
      const isName = at === 0 && lines.length > 1;
      const denied = surest(
        ofContrary(sentence, units),
        ofWhole(withoutReason(sentence), said),
        ...(isName ? [] : [ofClause(sentence, units), ofGivenUp(sentence, said), ofTurnedDown(sentence, said)]),
      );
      if (denied && labelledPairs(evidence).some((pair) => tellsBoth(sentence, pair))) continue;
      if (denied?.sure) return denied;
      unsure ??= denied;
    }
  return unsure;
}

/** Each place of a part is looked at, and only what stands right behind it: so linear in a long clause. */
function isCorrectedIn(whole: string, part: string): boolean {
  const places = [whole.indexOf(part), whole.lastIndexOf(part)];
  return places.every((at) => {
    const [, no, next] = BEHIND.exec(whole.slice(at + part.length, at + part.length + MOST_BEHIND)) ?? [];
    return isCorrection(no, next);
  });
}
const MOST_BEHIND = 120;
/** A short clause with the pause behind it, and what the next one begins with. */
const BEHIND = /^[^\p{L}\p{N}]{0,5}([^,;:，；：、。—–]{1,40}[,，、—–])(.*)/su;

/** Lines that follow each other, `Problem: …` and `Solution: …`. */
function labelledPairs(evidence: string): string[][] {
  const lines = evidence.split("\n");
  const pairs = lines.map((line, at) => [lines[at - 1] ?? "", line]);
  return pairs.filter((pair) => pair.every((line) => unlabelled(line) !== line));
}

/** Where a claim has something of each a denial of the one is none of the other. */
function tellsBoth(sentence: string, pair: readonly string[]): boolean {
  const both = pair.join(" ");
  const lacked = unsharedBy(sentence, both).length;
  return (
    pair.every((line) => unsharedBy(sentence, line).length > lacked) &&
    MOST_LACKED * lacked <= new Set(contentWords(sentence)).size &&
    denialsIn(sentence).length === denialsIn(both).length &&
    !isOpposite(sentence, both)
  );
}
/** Of so many words of a claim one may stand in neither. */
const MOST_LACKED = 4;

/** A description is cut where it is long: `… moved aren't…` denies no more than its line does. */
const isBeginningOf = (whole: string, sentence: string): boolean =>
  sentence.endsWith("…") && bare(whole).startsWith(bare(sentence.slice(0, -1)));
/** `локально, no lock-in` behind a dash: the words themselves, in whichever language each is read. */
const endsSo = (whole: string, sentence: string): boolean => {
  const [line, told] = [whole, sentence].map((text) => withoutEnd(bare(text), ".。")) as [string, string];
  return line.endsWith(told) && /[—–:：]\s*$/u.test(line.slice(0, -told.length));
};
const bare = (text: string): string => unlabelled(text).toLowerCase().replace(/[*_`]/g, "").trim();

const surest = (...found: readonly (Contradiction | undefined)[]): Contradiction | undefined =>
  found.find((one) => one?.sure) ?? found.find((one) => one !== undefined);

function ofWhole(sentence: string, said: readonly string[]): Contradiction | undefined {
  const near = said.filter((one) => areAlike(sentence, withoutReason(one)) || areNearlySame(sentence, one));
  const [says] = near;
  if (says === undefined || !near.every((one) => isOpposite(sentence, one) && isOpposite(sentence, beforeCase(one))))
    return undefined;
  return { sentence, says, sure: near.length === 1 && isSure(sentence, says) };
}

/** `…, if the tank is not full` denies nothing of what is done then. */
const beforeCase = (text: string): string => text.slice(0, CONDITION.all(text).find(({ from }) => from > 0)?.from);
const CONDITION = saying("condition");

interface Unit {
  /** A sentence, or a clause of it. */
  readonly part: string;
  readonly whole: string;
}

/** What a claim states, told in the words of one clause of a line that goes on: a reason says nothing of whether it holds. */
function ofClause(sentence: string, units: readonly Unit[]): Contradiction | undefined {
  const [main = sentence] = clausesOf(sentence);
  const near = units.filter(({ part }) => areNearlySame(main, part) || areAlike(main, part));
  const same = near.find(({ part }) => areNearlySame(main, part));
  if (same === undefined || !near.every(({ part }) => isOpposite(main, part))) return undefined;
  return { sentence, says: same.whole, sure: isSure(main, same.part) };
}

function ofContrary(sentence: string, units: readonly Unit[]): Contradiction | undefined {
  for (const { part, whole } of units) {
    const found = contrary(withoutReason(sentence), part);
    if (found !== undefined) return { sentence, says: whole, ...found };
  }
  return undefined;
}

function ofGivenUp(sentence: string, said: readonly string[]): Contradiction | undefined {
  const given = givenUp(sentence, said);
  return given && { sentence, ...given };
}

/** `The queue uses NATS`, of `we decided against NATS for the queue`: all that a clause states but such a verb stands in what a line turns down. */
function ofTurnedDown(sentence: string, said: readonly string[]): Contradiction | undefined {
  const clause = clausesOf(sentence)[0] ?? sentence;
  const lackedIn = (text: string) => unsharedBy(clause, text).filter((word) => !isPlainVerb(word)).length;
  if (lackedIn("") < LEAST_SAME || AGAINST.test(sentence.slice(0, sentence.indexOf(clause)) + clause)) return undefined;
  const says = said.flatMap(clausesOf).find((part) => {
    const found = TURNED_DOWN.first(part);
    if (found === undefined || AFTER_ALL.test(part) || SAID_LAST.includes(found.language)) return false;
    // `Gegen die Orgel entschieden`: within it.
    const behind = part.slice(contentWords(part.slice(found.to)).length === 0 ? found.from : found.to);
    const [first = ""] = partsOf(behind);
    // `Against NATS and for Kafka`; what stands behind an `and` alone is what was done instead.
    return lackedIn(behind) === 0 && (unsharedBy(first, clause).length === 0 || lackedIn(first) === 0);
  });
  return says === undefined ? undefined : { sentence, says, sure: false };
}
const [TURNED_DOWN, AFTER_ALL] = [saying("takenBack", "denied", "refusal", "withdrawal"), saying("afterAll")];
const AGAINST = saying("takenBack", "denied", "refusal", "withdrawal", "negation", "ended", "heldOff", "heard.over");

/** The parts of a sentence between its pauses that say something, each without its reason. */
export const clausesOf = (sentence: string): string[] =>
  unlabelled(sentence)
    .split(PAUSE)
    .map((clause) => withoutReason(clause).trim())
    .filter((clause) => new Set(contentWords(clause)).size >= LEAST_SAME);

/** A name begins with a capital, wherever in its line it stood. */
const statedIn = (sentence: string): string => withoutEnd(unlabelled(sentence).toLowerCase(), ".,;!。！，、；");
