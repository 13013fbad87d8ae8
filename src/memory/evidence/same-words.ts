/**
 * Whether two sentences are told in the same words, but for what denies, ends or turns down: only then does that tell them apart.
 */

import { onceOf } from "../../once.ts";
import { commonLetters as commonBeginning } from "../../text/kin.ts";
import { isHan } from "../../text/scripts.ts";
import { contentWords } from "../../text/words.ts";
import { type Claimed, claimedOf, claims } from "../identity/clauses.ts";
import { oppositesIn } from "../identity/similarity.ts";
import { type Denial, denialsIn, REST_OF_WORD, unlabelled } from "./denials.ts";

/** Of the words of each the other has so many, or they are two statements. */
const ALIKE = 0.75;

/** Two words may stand together by chance. */
const LEAST_COMMON = 3;
/** Where there are no others. */
export const LEAST_SAME = 2;

export function areAlike(a: string, b: string): boolean {
  const [ours, theirs] = [wordsOf(a), wordsOf(b)];
  // `Nobody has tested the press yet`: what denies is not of what both say.
  const [own, other] = [ours, theirs].map(({ words, refusing }) =>
    [...words].filter((word) => !refusing.includes(word)),
  );
  const least = Math.max(LEAST_COMMON, ALIKE * Math.max(own!.length, other!.length));
  return own!.filter((word) => claims(theirs, word)).length >= least;
}

/** The same words and no others, but for those that deny. */
export function areSame(a: string, b: string): boolean {
  const [ours, theirs] = [wordsOf(a), wordsOf(b)];
  return hasEnough(ours, theirs) && hasAll(theirs, ours) && hasAll(ours, theirs);
}

const hasEnough = (ours: Words, theirs: Words): boolean => Math.min(ours.words.size, theirs.words.size) >= LEAST_SAME;

/** The words of one that another says in no form, without those that deny. */
const lackedBy = (theirs: Words, ours: Words): string[] =>
  [...ours.words].filter((word) => isLacked(theirs, word, ours));

/** The words of one sentence that another says in no form, without those that deny. */
export const unsharedBy = (a: string, b: string): string[] => lackedBy(wordsOf(b), wordsOf(a));

const hasAll = (theirs: Words, ours: Words): boolean =>
  ours.words.values().every((word) => !isLacked(theirs, word, ours));

/** In whatever form. */
export const tells = (words: Words, word: string): boolean =>
  claims(words, word) || words.roots.get(rootOf(word))?.some((other) => areForms(word, other)) === true;

const isLacked = (theirs: Words, word: string, ours: Words): boolean =>
  !tells(theirs, word) &&
  !ours.denying.includes(word) &&
  !theirs.denying.some((other) => commonLetters(word, other) >= LEAST_ROOT) &&
  !theirs.ending.some((other) => areShortForms(word, other));

/** The same, but for two words that are opposites: `always` and `never`, `signed` and `cancelled`. */
export function areNearlySame(a: string, b: string): boolean {
  const [ours, theirs] = [wordsOf(a), wordsOf(b)];
  if (!hasEnough(ours, theirs)) return false;
  const lacked = [lackedBy(theirs, ours), lackedBy(ours, theirs)].flat();
  if (lacked.length === 0) return true;
  const pair = oppositesIn(a, b);
  // Without spaces they are parts of the keys beside them.
  if (pair !== undefined && isHan(pair[0].charCodeAt(0))) return areSame(without(pair, a), without(pair, b));
  const opposed = new Set(pair?.flatMap(contentWords));
  return lacked.every((word) => opposed.has(word));
}
const without = (words: readonly string[], text: string): string =>
  words.reduce((rest, word) => rest.replace(word, ""), text);

/** `zieht` and `ziehen`; `taşıyoruz` and `taşımıyoruz`, which is denied within itself. */
export const areForms = (word: string, other: string): boolean =>
  word === other || commonLetters(word, other) >= Math.max(LEAST_ROOT, lettersOf(word) / 2, lettersOf(other) / 2);
const LEAST_ROOT = 4;
const rootOf = (word: string): string => word.normalize("NFD").slice(0, LEAST_ROOT);

/** `stopped using`, `is used` */
export const areShortForms = (word: string, other: string): boolean =>
  commonLetters(word, other) >= Math.max(LEAST_SHORT_ROOT, Math.min(word.length, other.length) / 2);
const LEAST_SHORT_ROOT = 2;

/** Of a Korean syllable each: `옮긴다` and `옮기지`. */
const lettersOf = (word: string): number => word.normalize("NFD").length;

const commonLetters = (word: string, other: string): number =>
  commonBeginning(word.normalize("NFD"), other.normalize("NFD"));

interface Words extends Claimed {
  /** By how they begin: no other is a form of one. */
  readonly roots: ReadonlyMap<string, readonly string[]>;
  /** The words of what denies. */
  readonly denying: readonly string[];
  /** Those of them that end nothing. */
  readonly refusing: readonly string[];
  /** Those of them that only end what was so. */
  readonly ending: readonly string[];
}

/** Each sentence is held against each. */
export const wordsOf = onceOf((text): Words => {
  const bare = unlabelled(text);
  const isHanAt = (at: number): boolean => isHan(bare.charCodeAt(at));
  // What stands at an end says something of its own: `不可`.
  const found = denialsIn(bare).filter(({ from, to }) => !isHanAt(from) || isHanAt(to));
  // `不迁移`: without spaces it is a part of the keys beside it.
  const stated = found
    .filter(({ from }) => isHanAt(from))
    .reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), bare);
  const words = new Set(contentWords(stated));
  const wordsAt = ({ from, to }: Denial): string[] =>
    contentWords(bare.slice(from, to) + (REST_OF_WORD.exec(bare.slice(to))?.[0] ?? ""));
  // `Deixou de tocar`, `toca`: what is ended is told in another form.
  const ended = found.filter(({ onlyEnds }) => onlyEnds);
  const ending = ended.flatMap((one) => [...wordsAt(one), ...contentWords(bare.slice(one.to)).slice(0, 1)]);
  const denying = [...found.flatMap(wordsAt), ...ending];
  const refusing = found.filter(({ isEnd }) => !isEnd).flatMap(wordsAt);
  return { ...claimedOf(words), roots: Map.groupBy(words, rootOf), denying, refusing, ending };
}, 4_000);
