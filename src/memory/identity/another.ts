/**
 * Whether two statements of one form are about different things. Who changes a value names its thing again: where each names what
 * the other does not and has another figure or a second name besides, there are two things, as in a list of suppliers.
 */

import { isOnlyDays } from "../../text/days.ts";
import { bitOf, spokenIn } from "../../text/languages.ts";

/** Here any noun has a capital: only in the same words otherwise does one tell a name. */
const CAPITAL_NOUNS = bitOf("de");
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}.:'’-]*[\p{L}\p{N}]|\d/gu;
const NAME = /^\p{Lu}[\p{L}\p{M}\p{N}]{2,}/u;
/** Of one thing a name and a figure may be told together: two things differ in both. */
const LEAST_TELLING = 2;

export function isOfAnother(one: string, other: string): boolean {
  const [ours, theirs] = [only(one, other), only(other, one)];
  const isOneForm = [...ours, ...theirs].every(({ isTelling }) => isTelling);
  if (!isOneForm && (spokenIn(one).sure & CAPITAL_NOUNS) !== 0) return false;
  return [ours, theirs].every((words) => {
    const telling = words.filter((word) => word.isTelling && (isOneForm || !word.isFirst));
    return telling.length >= LEAST_TELLING && telling.some(({ isName }) => isName);
  });
}

/** Whether two statements are one form about two names: nobody can tell from the words whether one took the other's place. */
export function isNamedOtherwise(one: string, other: string): boolean {
  const sides = [only(one, other), only(other, one)];
  return sides.every((words) => words.length === 1 && words[0]!.isName);
}

/** The words of a text that another lacks; those of one name, side by side, as one. */
function only(text: string, other: string) {
  const held = other.toLowerCase();
  let end = Number.NaN;
  return [...text.matchAll(WORD)].flatMap(([word], i, all) => {
    if (held.includes(word.toLowerCase())) return [];
    const isName = NAME.test(word) && !isOnlyDays(word);
    const at = all[i]!.index;
    const goesOn = isName && at === end + 1;
    end = isName ? at + word.length : Number.NaN;
    return goesOn
      ? []
      : [
          {
            isName,
            isTelling: isName || /^\d/u.test(word) || (/^\p{Lu}/u.test(word) && !isOnlyDays(word)),
            isFirst: i === 0,
          },
        ];
  });
}
