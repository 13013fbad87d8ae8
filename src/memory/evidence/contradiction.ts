/**
 * Whether a claim says the opposite of the lines it rests on: every word and figure of it may stand there, and still
 * `not` is missing, the old and the new value have changed places, or what was switched off is on. Only a sentence that
 * is told almost in the words of a line is judged; a paraphrase is believed.
 */

import { withoutEnd } from "../../text/ends.ts";
import { type Beginnings, beginningsOf, isKin } from "../../text/kin.ts";
import { EVERY_LANGUAGE, spokenIn } from "../../text/languages.ts";
import { type Found, saying } from "../../text/phrases.ts";
import { isHan } from "../../text/scripts.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { contentWords } from "../../text/words.ts";
import { oppositesIn } from "../identity/difference.ts";
import { withoutReason } from "../identity/told.ts";
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

/** `_No tasks logged._`: in `_No` nobody hears the `no`. */
const EMPHASIS = /(?<![\p{L}\p{N}_])_{1,3}(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?…])_{1,3}(?![\p{L}\p{N}_])/gu;

/** @returns the first sentence of a claim that the evidence denies while nothing in it says the same */
export function contradiction(claim: string, evidence: string): Contradiction | undefined {
  const said = evidence.replace(EMPHASIS, "").split("\n").flatMap(sentencesIn);
  const units = said.flatMap((whole) => [...new Set([whole, ...clausesOf(whole)])].map((part) => ({ part, whole })));
  const asItStands = new Set(units.map(({ part }) => statedIn(part)));
  const lines = claim.split("\n");
  for (const [at, line] of lines.entries())
    for (const sentence of sentencesIn(line)) {
      if (asItStands.has(statedIn(sentence))) continue;
      const isBorneOut = units.some(({ part }) => areSame(sentence, part) && !isOpposite(sentence, part));
      if (isBorneOut) continue;
      // A name tells what a claim is about: what it denies stands below it.
      const isName = at === 0 && lines.length > 1;
      const denied = ofWhole(sentence, said) ?? (isName ? undefined : ofClause(sentence, units));
      if (denied !== undefined) return denied;
    }
  return undefined;
}

function ofWhole(sentence: string, said: readonly string[]): Contradiction | undefined {
  const near = said.filter((one) => areAlike(sentence, one) || areNearlySame(sentence, one));
  const [says] = near;
  if (says === undefined || !near.every((one) => isOpposite(sentence, one))) return undefined;
  return { sentence, says, sure: near.length === 1 && isSure(sentence, says) };
}

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
  // What the rest of its line says may take it back.
  if (TAKES_BACK.test(restOf(same))) return undefined;
  return { sentence, says: same.whole, sure: isSure(main, same.part) && !PREFERS.test(restOf(same)) };
}

const restOf = ({ part, whole }: Unit): string => whole.replace(part, " ");

/** The parts of a sentence between its pauses that say something, each without its reason. */
const clausesOf = (sentence: string): string[] =>
  unlabelled(sentence)
    .split(PAUSE)
    .map((clause) => withoutReason(clause).trim())
    .filter((clause) => new Set(contentWords(clause)).size >= LEAST_SAME);

/** Whether each clause that names a value denies it before it does so: `will not move to Heron`. */
export function isDeniedValue(value: string, evidence: string): boolean {
  if (/\d/.test(value) || contentWords(value).length === 0 || denialsIn(value).length > 0) return false;
  const clauses = evidence
    .split("\n")
    .flatMap(sentencesIn)
    .flatMap((sentence) => unlabelled(sentence).split(PAUSE))
    .map((clause) => clause.toLowerCase())
    .filter((clause) => clause.includes(value.toLowerCase()));
  return (
    clauses.length > 0 &&
    clauses.every((clause) => {
      const [denial, ...others] = denialsIn(clause);
      const isBefore = denial !== undefined && denial.to <= clause.indexOf(value.toLowerCase());
      return isBefore && others.length === 0 && !CONTRAST.test(clause) && !TAKES_BACK.test(clause);
    })
  );
}
const CONTRAST = saying("contrast");

/** Two words may stand together by chance. */
const LEAST_COMMON = 3;
/** Where there are no others. */
const LEAST_SAME = 2;

function areAlike(a: string, b: string): boolean {
  const [ours, theirs] = [wordsOf(a), wordsOf(b)];
  const least = Math.max(LEAST_COMMON, ALIKE * Math.max(ours.all.size, theirs.all.size));
  return ours.all.size >= least && [...ours.all].filter((word) => has(theirs, word)).length >= least;
}

/** The same words and no others, but for those that deny. */
function areSame(a: string, b: string): boolean {
  const [ours, theirs] = [wordsOf(a), wordsOf(b)];
  return hasEnough(ours, theirs) && hasAll(theirs, ours) && hasAll(ours, theirs);
}

const hasEnough = (ours: Words, theirs: Words): boolean => Math.min(ours.all.size, theirs.all.size) >= LEAST_SAME;

/** The words of one that another says in no form, without those that deny. */
const lackedBy = (theirs: Words, ours: Words): string[] => [...ours.all].filter((word) => isLacked(theirs, word, ours));

function hasAll(theirs: Words, ours: Words): boolean {
  for (const word of ours.all) if (isLacked(theirs, word, ours)) return false;
  return true;
}

const isLacked = (theirs: Words, word: string, ours: Words): boolean =>
  !has(theirs, word) &&
  !ours.denying.includes(word) &&
  !theirs.roots.get(rootOf(word))?.some((other) => areForms(word, other)) &&
  !theirs.denying.some((other) => commonLetters(word, other) >= LEAST_ROOT) &&
  !theirs.ending.some((other) => areShortForms(word, other));

/** The same, but for two words that are opposites: `always` and `never`, `signed` and `cancelled`. */
function areNearlySame(a: string, b: string): boolean {
  const [ours, theirs] = [wordsOf(a), wordsOf(b)];
  if (!hasEnough(ours, theirs)) return false;
  const lacked = [lackedBy(theirs, ours), lackedBy(ours, theirs)].flat();
  if (lacked.length === 0) return true;
  const pair = oppositesIn(a, b);
  // Without spaces they are parts of the keys beside them.
  if (pair !== undefined && isHan(pair[0].charCodeAt(0))) return areSame(without(pair, a), without(pair, b));
  if (lacked.length > MOST_OPPOSED) return false;
  const opposed = new Set(pair?.flatMap(contentWords));
  return lacked.every((word) => opposed.has(word)) || areTurned(a, b);
}
const MOST_OPPOSED = 4;
const without = (words: readonly string[], text: string): string =>
  words.reduce((rest, word) => rest.replace(word, ""), text);

/** The same words, and on one side alone what turns down what the other has done. */
function areTurned(a: string, b: string): boolean {
  if (denialsIn(a).length > 0 || denialsIn(b).length > 0) return false;
  const [ours, theirs] = [wordsOf(a), wordsOf(b)];
  const [only, others] = [lackedBy(theirs, ours), lackedBy(ours, theirs)];
  if (only.length === 0 || others.length === 0 || only.length + others.length > MOST_OPPOSED) return false;
  return turns(a, only, b, others) || turns(b, others, a, only);
}
const TURNED_DOWN = saying("withdrawal", "denied");
const DONE = saying("completion");

function turns(down: string, only: readonly string[], done: string, others: readonly string[]): boolean {
  const saidBy = (sayings: typeof DONE, text: string): string[] =>
    sayings.all(text).flatMap(({ from, to }) => contentWords(text.slice(from, to)));
  const [refused, held] = [saidBy(TURNED_DOWN, down), saidBy(DONE, done)];
  return (
    only.every((word) => refused.includes(word)) &&
    others.every((word) => held.includes(word)) &&
    !TURNED_DOWN.test(done)
  );
}

/** `zieht` and `ziehen`; `taşıyoruz` and `taşımıyoruz`, which is denied within itself. */
const areForms = (word: string, other: string): boolean =>
  word === other || commonLetters(word, other) >= Math.max(LEAST_ROOT, lettersOf(word) / 2, lettersOf(other) / 2);
const LEAST_ROOT = 4;
const rootOf = (word: string): string => word.normalize("NFD").slice(0, LEAST_ROOT);

/** `stopped using`, `is used` */
const areShortForms = (word: string, other: string): boolean =>
  commonLetters(word, other) >= Math.max(LEAST_SHORT_ROOT, Math.min(word.length, other.length) / 2);
const LEAST_SHORT_ROOT = 2;

/** Of a Korean syllable each: `옮긴다` and `옮기지`. */
const lettersOf = (word: string): number => word.normalize("NFD").length;

function commonLetters(word: string, other: string): number {
  const [one, two] = [word.normalize("NFD"), other.normalize("NFD")];
  let common = 0;
  while (common < one.length && one[common] === two[common]) common++;
  return common;
}

interface Words {
  readonly all: ReadonlySet<string>;
  readonly beginnings: Beginnings;
  /** By how they begin: no other is a form of one. */
  readonly roots: ReadonlyMap<string, readonly string[]>;
  /** The words of what denies. */
  readonly denying: readonly string[];
  /** Those of them that only end what was so. */
  readonly ending: readonly string[];
}

/** Of sentences read of late: each is held against each. */
const known = new Map<string, Words>();
const MOST_KNOWN = 4_000;

function wordsOf(text: string): Words {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const words = readWords(text);
  known.set(text, words);
  return words;
}

function readWords(text: string): Words {
  const bare = unlabelled(text);
  const isHanAt = (at: number): boolean => isHan(bare.charCodeAt(at));
  // What stands at an end says something of its own: `不可`.
  const found = denialsIn(bare).filter(({ from, to }) => !isHanAt(from) || isHanAt(to));
  // `不迁移`: without spaces it is a part of the keys beside it.
  const stated = found
    .filter(({ from }) => isHanAt(from))
    .reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), bare);
  const all = new Set(contentWords(stated));
  const wordsAt = ({ from, to }: Denial): string[] =>
    contentWords(bare.slice(from, to) + (REST_OF_WORD.exec(bare.slice(to))?.[0] ?? ""));
  const denying = found.flatMap(wordsAt);
  const ending = found.filter(({ onlyEnds }) => onlyEnds).flatMap(wordsAt);
  return { all, beginnings: beginningsOf(all), roots: Map.groupBy(all, rootOf), denying, ending };
}

/** `migrations` of who speaks of each `migration`. */
const has = ({ all, beginnings }: Words, word: string): boolean => all.has(word) || isKin(word, beginnings);

const isSure = (a: string, b: string): boolean =>
  areSame(a, b) && !prefers(a, b) && !prefers(b, a) && endsIn(a) === endsIn(b);

/** Whether something ends what was so: what held till then may be what is told. */
const endsIn = (text: string): boolean => denialsIn(text).some(({ onlyEnds }) => onlyEnds);

/** `No migramos`: what is denied itself prefers nothing, nor does the denial. */
function prefers(text: string, other: string): boolean {
  const denials = denialsIn(text);
  const denied = [text, other].flatMap((one) =>
    denialsIn(one).flatMap(({ from, to }) => [
      ...contentWords(one.slice(0, from)).slice(-1),
      ...contentWords(one.slice(from, to)),
      ...contentWords(one.slice(to)).slice(0, 1),
    ]),
  );
  return PREFERS.all(text).some(({ from, to }) => {
    if (denials.some((denial) => denial.from < to && from < denial.to)) return false;
    return !contentWords(text.slice(from, to)).some((word) => denied.some((one) => areForms(word, one)));
  });
}
/** `Rather than`, `instead of` deny what stands behind them, and may be told with `not` as well. */
const PREFERS = saying("replacement", "contrast", "heard.over", "condition");

/** A denied opposite is the same (`not enabled`, `disabled`). */
function isOpposite(a: string, b: string): boolean {
  const [ours, theirs] = [denialsOf(a, b), denialsOf(b, a)];
  // Two in a clause are one in Polish and none in English (`never without`): that is believed.
  const isTurned = areTurned(a, b);
  const isTakenBack = !isTurned && WITHDRAWN.test(a) !== WITHDRAWN.test(b);
  // What was `previously` so may be told as `now` otherwise.
  const isOverAlone = endsIn(a) !== endsIn(b) && !areSame(a, b);
  const isBelieved = Math.max(ours, theirs) > 1 || isTakenBack || isOverAlone;
  if (isBelieved) return areSwapped(a, b);
  // `支持` and `不支持`, `always` and `never` are the denial itself.
  const isAnother =
    isTurned ||
    oppositesIn(
      a,
      b,
      ([one, other]) =>
        !one.includes(other) && !other.includes(one) && denialsIn(one, a).length === denialsIn(other, a).length,
    ) !== undefined;
  // `A, not B` says A: who leaves that out, or says `instead of B`, denies nothing.
  const isDenied = ours !== theirs && denialsOf(a, b, true) !== denialsOf(b, a, true);
  return isDenied !== isAnother || areSwapped(a, b);
}

/** `It is not true that …` denies without denying a word of it. */
const WITHDRAWN = saying("withdrawal");
const TAKES_BACK = saying("withdrawal", "ended");
const DENIAL = saying("negation", "ended");
/** Behind a mark, which may be a part of a denial: `教えず、`. */
const PAUSE = /(?<=[.,;:!?()。，；：！？、\n])|\s[—–-]\s/u;

/** `Decision: no deploys on Friday` denies as a statement does. */
const LABEL = /^[^:：,，]{1,60}[:：]\s*/u;
const unlabelled = (text: string): string => text.replace(LABEL, "");
/** A name begins with a capital, wherever in its line it stood. */
const statedIn = (sentence: string): string => withoutEnd(unlabelled(sentence).toLowerCase(), ".,;!。！，、；");

/** In Korean a denial is a part of its word. */
const REST_OF_WORD = /^\p{Script=Hangul}+/u;

/**
 * What denies or ends: `nicht mehr` is one denial, and so is an end beside one (`더 이상 배송하지 않는다`).
 * @param whole what tells the language
 */
function denialsIn(text: string, whole = text): readonly Denial[] {
  const spoken = { sure: spokenIn(whole).sure, possible: EVERY_LANGUAGE.possible };
  const denials = joined(DENIAL.all(text, spoken));
  // `Nobody but Ada` says that Ada does.
  const excepted = denials.length === 0 ? [] : RESTRICTED.all(text, spoken);
  return denials.filter(
    ({ from, to }) => !excepted.some((one) => one.from <= from && to <= one.to && one.to - one.from > to - from),
  );
}

function joined(found: readonly Found[]): Denial[] {
  const places: Denial[] = [];
  for (const { from, to, key } of found.toSorted((a, b) => a.from - b.from)) {
    const last = places.at(-1);
    const onlyEnds = key === "ended";
    if (last === undefined || last.to <= from || last.onlyEnds === onlyEnds) places.push({ from, to, onlyEnds });
    else places[places.length - 1] = { from: last.from, to: Math.max(last.to, to), onlyEnds: false };
  }
  return places;
}
const RESTRICTED = saying("restricted");

/** `No longer only`: what it denies is that there is no other. */
const isOfRest = (after: string): boolean => RESTRICTED.leading(after) !== undefined;

interface Denial {
  readonly from: number;
  readonly to: number;
  /** `Stopped using`, `formerly`: it ends what was so, and says no `not`. */
  readonly onlyEnds: boolean;
}

/** How often a text denies what another speaks of too: `without a mock` is no denial of a text that names no mock. */
function denialsOf(text: string, other: string, withoutContrast = false): number {
  const words = wordsOf(other);
  const opposed = new Set(oppositesIn(text, other)?.flatMap(contentWords));
  const isToldOf = (word: string): boolean =>
    has(words, word) || opposed.has(word) || words.ending.some((one) => areShortForms(word, one));
  return unlabelled(text)
    .split(PAUSE)
    .reduce((count, clause, i) => {
      const found = denialsIn(clause, text);
      const own = contentWords(clause).filter((word) => !wordsOf(text).denying.includes(word));
      const isAbout = 2 * own.filter((word) => has(words, word)).length >= own.length;
      const isBeside = found.some(({ onlyEnds }) => !onlyEnds);
      const denied = found.filter(({ from, to, onlyEnds }) => {
        if ((onlyEnds && isBeside) || isOfRest(clause.slice(to))) return false;
        if (withoutContrast && i > 0 && clause.slice(0, from).trim() === "") return false;
        const [next] = contentWords(clause.slice(to).replace(REST_OF_WORD, ""));
        return next === undefined ? isAbout : isToldOf(next);
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
