/**
 * Whether two statements of one form are about different things. Who changes a value names its thing again: where each names what
 * the other does not and has another figure or a second name besides, there are two things, as in a list of suppliers.
 */

import { onceOf } from "../../once.ts";
import { isOnlyDays } from "../../text/days.ts";
import { beginningsOf, isKin } from "../../text/kin.ts";
import { CAPITAL_NOUNS, spokenIn } from "../../text/languages.ts";
import { saying } from "../../text/phrases.ts";
import { isSmallWord, stem } from "../../text/words.ts";
import { tokensOf } from "./exchanged.ts";

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}.:'’-]*[\p{L}\p{N}]|\d/gu;
const NAME = /^\p{Lu}[\p{L}\p{M}\p{N}]{2,}/u;
/** Of one thing a name and a figure may be told together: two things differ in both. */
const LEAST_TELLING = 2;

/** `now`, `no longer`, `instead of`: who tells a change tells it in the form of what was told before. */
const CHANGES = saying("ended", "enough", "replacement", "return", "newly", "denied");
/** It is over with what it names, and needs no figure to say so. */
const ENDED = saying("ended", "enough");

/** @param one the later of the two */
export function isOfAnother(one: string, other: string): boolean {
  if (haveTwoSubjects(one, other)) return true;
  const [ours, theirs] = [only(one, other), only(other, one)];
  const isOurForm = ours.every(isOfForm(one));
  const isOneForm = isOurForm && theirs.every(isOfForm(other));
  if (!isOneForm && (spokenIn(one).sure & CAPITAL_NOUNS) !== 0) return false;
  return [ours, theirs].every((words) => {
    const telling = words.filter((word) =>
      isOneForm ? word.isTelling || word.isDay : word.isTelling && !word.isFirst,
    );
    const isEnded = words === ours && isOurForm && !sharesName(one, other) && ENDED.test(one);
    const least = isEnded ? 1 : LEAST_TELLING;
    return telling.length >= least && telling.some(({ isName }) => isName);
  });
}

/**
 * `Production runs on port 9090`, of `staging runs on port 8080`: word for word alike but for the subject, or what tells it from others
 * (`data team`, `equipo de datos`), and a figure or a day behind it. A verb may be another for the same thing: it stands beside its day, and before
 * the unit of its figure, so that a second word tells two things apart only by a day further behind.
 */
function haveTwoSubjects(one: string, other: string): boolean {
  const [ours, theirs] = [formOf(one), formOf(other)];
  if (ours.length !== theirs.length) return false;
  const apart = ours.flatMap((word, i) => (stem(word) === stem(theirs[i]!) ? [] : [i]));
  const [at = 0, value = 0] = apart;
  const isValue = (word: string): boolean => /^\d/u.test(word) || isOnlyDays(word);
  const [mine, its] = [ours[at] ?? "", theirs[at] ?? ""];
  const isSubject = at === 0 ? ours.length > LEAST_TELLING : at === 1 && value > at + 1 && !/^\d/u.test(ours[value]!);
  if (apart.length !== LEAST_TELLING || !isSubject || [mine, its].some(isValue)) return false;
  return isValue(ours[value]!) && isValue(theirs[value]!) && !isKin(mine, beginningsOf([its]));
}

/** Without small words, and without the grammar of a script that writes it in letters of its own. */
const formOf = onceOf(
  (text): readonly string[] =>
    tokensOf(text).filter((word) => !isSmallWord(word) && !/^\p{Script=Hiragana}+$/u.test(word)),
  200,
);

/** Whether two statements are one form about two names: nobody can tell from the words whether one took the other's place. */
export function isNamedOtherwise(one: string, other: string): boolean {
  const sides = [only(one, other), only(other, one)];
  return sides.every((words) => words.length === 1 && words[0]!.isName);
}

/** Whether a word leaves the form of its text as it is: a name or a figure, a small word, or part of what tells a change. */
function isOfForm(text: string): (word: Only) => boolean {
  return ({ word, at, isTelling, isDay }) =>
    isTelling ||
    isDay ||
    isSmallWord(word.toLowerCase()) ||
    CHANGES.all(text).some(({ from, to }) => from <= at && at < to);
}

interface Only {
  readonly word: string;
  readonly at: number;
  readonly isName: boolean;
  /** A name or a figure. */
  readonly isTelling: boolean;
  readonly isDay: boolean;
  /** Its capital may be the sentence's. */
  readonly isFirst: boolean;
}

/** Whether two texts say one name, the word that begins a sentence aside. */
const sharesName = (one: string, other: string): boolean =>
  [...one.matchAll(WORD)].some(([word], i) => i > 0 && NAME.test(word) && !isOnlyDays(word) && other.includes(word));

/** The words of a text that another lacks; those of one name, side by side, as one. */
function only(text: string, other: string): Only[] {
  const held = other.toLowerCase();
  let end = Number.NaN;
  return wordsOf(text).filter(({ word, at, isName }) => {
    if (held.includes(word.toLowerCase())) return false;
    const goesOn = isName && at === end + 1;
    end = isName ? at + word.length : Number.NaN;
    return !goesOn;
  });
}

/** A line is held against many memories. */
const wordsOf = onceOf(
  (text): readonly Only[] =>
    [...text.matchAll(WORD)].map(({ 0: word, index: at }, i) => {
      const isDay = isOnlyDays(word);
      // `Wir` begins a sentence, and names nothing.
      const isNothing = isDay || isSmallWord(word.toLowerCase());
      const isName = NAME.test(word) && !isNothing;
      const isTelling = isName || /^\d/u.test(word) || (/^\p{Lu}/u.test(word) && !isNothing);
      return { word, at, isName, isTelling, isDay, isFirst: i === 0 && !UNCASED.test(text.slice(at + word.length)) };
    }),
  200,
);
/** Scripts that know no capitals begin no sentence with one. */
const UNCASED = /^[^\p{L}]*\p{Lo}/u;
