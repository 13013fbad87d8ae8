/**
 * Whether a claim says the opposite of the lines it rests on: every word and figure of it may stand there, and still
 * `not` is missing, the old and the new value have changed places, or what was switched off is on. Only a sentence that
 * is told almost in the words of a line is judged; a paraphrase is believed.
 */

import { type Beginnings, beginningsOf, isKin } from "../../text/kin.ts";
import { EVERY_LANGUAGE, spokenIn } from "../../text/languages.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { oppositesIn } from "../identity/difference.ts";
import { specificsOf } from "./specifics.ts";

/** Of the words of each the other has so many, or they are two statements. */
const ALIKE = 0.75;

export interface Contradiction {
  readonly sentence: string;
  /** The line that says otherwise. */
  readonly says: string;
  /** The same words and no others, so that nothing but the denial, or the order of two values, parts the two. */
  readonly sure: boolean;
}

/** @returns the first sentence of a claim that the evidence denies while nothing in it says the same */
export function contradiction(claim: string, evidence: string): Contradiction | undefined {
  const said = evidence.split("\n").flatMap(sentencesIn);
  const asItStands = new Set(said.map(statedIn));
  for (const sentence of claim.split("\n").flatMap(sentencesIn)) {
    if (asItStands.has(statedIn(sentence))) continue;
    const near = said.filter((one) => areAlike(sentence, one));
    const [says] = near;
    if (says !== undefined && near.every((one) => isOpposite(sentence, one)))
      return { sentence, says, sure: near.length === 1 && isSure(sentence, says) };
  }
  return undefined;
}

function areAlike(a: string, b: string): boolean {
  const [ours, theirs] = [wordsOf(a), wordsOf(b)];
  const common = [...ours.all].filter((word) => has(theirs, word)).length;
  return common >= LEAST_COMMON && common >= ALIKE * Math.max(ours.all.size, theirs.all.size);
}
/** Two words may stand together by chance. */
const LEAST_COMMON = 3;

interface Words {
  readonly all: ReadonlySet<string>;
  readonly beginnings: Beginnings;
}

function wordsOf(text: string): Words {
  const all = new Set(contentWords(unlabelled(text)));
  return { all, beginnings: beginningsOf(all) };
}

/** `migrations` of who speaks of each `migration`. */
const has = ({ all, beginnings }: Words, word: string): boolean => all.has(word) || isKin(word, beginnings);

function isSure(a: string, b: string): boolean {
  const [ours, theirs] = [wordsOf(a), wordsOf(b)];
  const isSame = [...ours.all].every((word) => has(theirs, word)) && [...theirs.all].every((word) => has(ours, word));
  return isSame && !PREFERS.test(a) && !PREFERS.test(b);
}
/** `Rather than`, `instead of` deny what stands behind them, and may be told with `not` as well. */
const PREFERS = saying("replacement", "contrast", "heard.over", "condition");

/** A denied opposite is the same (`not enabled`, `disabled`). */
function isOpposite(a: string, b: string): boolean {
  const [ours, theirs] = [denialsOf(a, b), denialsOf(b, a)];
  // Two in a clause are one in Polish and none in English (`never without`): that is believed.
  const isBelieved = Math.max(ours, theirs) > 1 || TAKES_BACK.test(a) !== TAKES_BACK.test(b);
  if (isBelieved) return areSwapped(a, b);
  const [one, other] = oppositesIn(a, b) ?? [];
  // `支持` and `不支持` are the denial itself.
  const isAnother = one !== undefined && !one.includes(other!) && !other!.includes(one);
  // `A, not B` says A: who leaves that out, or says `instead of B`, denies nothing.
  const isDenied = ours !== theirs && denialsOf(a, b, true) !== denialsOf(b, a, true);
  return isDenied !== isAnother || areSwapped(a, b);
}

/** `It is not true that …` denies without denying a word of it. */
const TAKES_BACK = saying("withdrawal", "ended");
const NEGATION = saying("negation");
const PAUSE = /[.,;:!?()。，；：！？、\n]|\s[—–-]\s/u;

/** `Decision: no deploys on Friday` denies as a statement does. */
const LABEL = /^[^:：,，]{1,60}[:：]\s*/u;
const unlabelled = (text: string): string => text.replace(LABEL, "");
/** A name begins with a capital, wherever in its line it stood. */
const statedIn = (sentence: string): string => unlabelled(sentence).toLowerCase();

/** In Korean a denial is a part of its word. */
const REST_OF_WORD = /^\p{Script=Hangul}+/u;

/** How often a text denies what another speaks of too: `without a mock` is no denial of a text that names no mock. */
function denialsOf(text: string, other: string, withoutContrast = false): number {
  const words = wordsOf(other);
  const spoken = { sure: spokenIn(text).sure, possible: EVERY_LANGUAGE.possible };
  return unlabelled(text)
    .split(PAUSE)
    .reduce((count, clause, i) => {
      const own = contentWords(clause);
      const isAbout = 2 * own.filter((word) => has(words, word)).length >= own.length;
      const denied = NEGATION.all(clause, spoken).filter(({ from, to }) => {
        if (withoutContrast && i > 0 && clause.slice(0, from).trim() === "") return false;
        const [next] = contentWords(clause.slice(to).replace(REST_OF_WORD, ""));
        return next === undefined ? isAbout : has(words, next);
      });
      return count + new Set(denied.map(({ from }) => from)).size;
    }, 0);
}

/** `from Adyen to Stripe`, `from Stripe to Adyen`: two values, each behind the word behind which the other stands there. */
function areSwapped(a: string, b: string): boolean {
  const [ours, theirs] = [valuesIn(a), valuesIn(b)];
  for (const [one, before] of ours)
    for (const [other, beforeOther] of ours)
      if (before !== beforeOther && theirs.get(one) === beforeOther && theirs.get(other) === before) return true;
  return false;
}

const NAME = /(?<=[\p{L}\p{N},;)]\s)\p{Lu}[\p{L}\p{N}]{2,}/gu;

/** Numbers, identifiers and names, each with the word right before it; what stands twice tells nothing. */
function valuesIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const twice = new Set<string>();
  for (const value of [
    ...specificsOf(text).map((one) => one.text),
    ...[...text.matchAll(NAME)].map(([name]) => name),
  ]) {
    const key = value.toLowerCase();
    const before = /(\p{L}+)\s+$/u.exec(text.slice(0, text.indexOf(value)))?.[1]?.toLowerCase();
    if (before === undefined) continue;
    if (found.has(key) && found.get(key) !== before) twice.add(key);
    found.set(key, before);
  }
  for (const key of twice) found.delete(key);
  return found;
}
