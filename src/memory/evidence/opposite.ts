/**
 * Whether of two sentences told in nearly the same words one says the opposite of the other: a denial more, or a word that means the
 * opposite.
 */
import { inAny, spokenIn } from "../../text/languages.ts";
import { saying } from "../../text/phrases.ts";
import { QUOTED } from "../../text/plain.ts";
import { contentWords } from "../../text/words.ts";
import { claims, deniedBy } from "../identity/clauses.ts";
import { oppositesIn } from "../identity/similarity.ts";
import { denialsIn, isOfRest, PAUSE, REST_OF_WORD, unlabelled } from "./denials.ts";
import { areSame, areShortForms, LEAST_SAME, tells, wordsOf } from "./same-words.ts";

export const isSure = (a: string, b: string): boolean => areSame(a, b) && endsIn(a) === endsIn(b);

/** Whether something ends what was so: what held till then may be what is told. */
const endsIn = (text: string): boolean => denialsIn(text).some(({ onlyEnds }) => onlyEnds);

/** Without what a text only quotes beside what another says too: `"not found"` denies nothing. What is all quote speaks for itself. */
export function unquoted(text: string, other: string): string {
  const words = wordsOf(other);
  const toldIn = (part: string): number => contentWords(part).filter((word) => claims(words, word)).length;
  const around = unlabelled(text.replace(QUOTED, " "));
  const turned = other.match(QUOTED)?.flatMap((quote) => (text.includes(quote) ? [] : [statedIn(quote)])) ?? [];
  const isMention = (quote: string): boolean =>
    other.includes(quote) || (toldIn(around) > toldIn(quote) && !turned.includes(statedIn(quote)));
  if (contentWords(around).length < LEAST_SAME) return text;
  return text.replace(QUOTED, (quote) => (isMention(quote) ? '""' : quote));
}
const statedIn = (quote: string): string =>
  [...wordsOf(quote).words].filter((word) => !wordsOf(quote).denying.includes(word)).join(" ");

/** A denied opposite is the same (`not enabled`, `disabled`). */
export function isOpposite(one: string, other: string): boolean {
  const [a, b] = [unquoted(one, other), unquoted(other, one)];
  const [ours, theirs] = [denialsOf(a, b), denialsOf(b, a)];
  // Two in a clause are one in Polish and none in English (`never without`): that is believed.
  const isTakenBack = WITHDRAWN.test(a) !== WITHDRAWN.test(b);
  // What was `previously` so may be told as `now` otherwise.
  const isOverAlone = endsIn(a) !== endsIn(b) && !areSame(a, b);
  // `Nobody may`, `it is forbidden`.
  const isForbidden =
    (ours === 0 && theirs > 0 && FORBIDDEN.test(a)) || (theirs === 0 && ours > 0 && FORBIDDEN.test(b));
  // `Waiting for the answer`, of `has not answered yet`.
  const isAwaited = (AWAITED.test(a) && NOT_YET.test(b)) || (AWAITED.test(b) && NOT_YET.test(a));
  const isBelieved = Math.max(ours, theirs) > 1 || isTakenBack || isOverAlone || isForbidden || isAwaited;
  if (isBelieved) return false;
  // `支持` and `不支持`, `always` and `never` are the denial itself.
  const isAnother =
    oppositesIn(a, b, ([one, other]) => denialsIn(one, inAny(a)).length === denialsIn(other, inAny(a)).length) !==
    undefined;
  // `A, not B` says A: who leaves that out, or says `instead of B`, denies nothing.
  const isDenied =
    ours !== theirs &&
    denialsOf(a, b, true) !== denialsOf(b, a, true) &&
    // `Not available in the cellar`, of `the cellar has none`.
    (ours < theirs ? denialsOf(a, b, false, true) : denialsOf(b, a, false, true)) === Math.min(ours, theirs);
  // Code that one of them has without its marks is no denial less.
  return isDenied !== isAnother && lettersOf(one) !== lettersOf(other);
}

const lettersOf = (text: string): string | undefined =>
  unlabelled(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(" ");

const [FORBIDDEN, AWAITED, NOT_YET] = [saying("forbidden"), saying("open"), saying("unfinished")];
/** `It is not true that …` denies without denying a word of it. */
const WITHDRAWN = saying("withdrawal");
/** How often a text denies what another speaks of too: `without a mock` is no denial of a text that names no mock. */
function denialsOf(text: string, other: string, withoutContrast = false, isLenient = false): number {
  const words = wordsOf(other);
  // Of a few words the other tells the language: `no disco`, of who says `em disco`.
  const spoken = inAny(text, spokenIn(other));
  // `had not updated it`, `had not successfully updated it`.
  const deniedThere = new Set(denialsIn(other, inAny(other)).map(({ to }) => contentWords(other.slice(to))[0]));
  const opposed = new Set(oppositesIn(text, other)?.flatMap(contentWords));
  // `Wants mails instead of calls`, of `wants no calls`.
  const over = OVER.all(other, inAny(other)).find(({ from, to }) => denialsIn(other.slice(from, to)).length === 0);
  const [left] = contentWords(other.slice(over?.to ?? other.length));
  const isToldOf = (word: string): boolean =>
    tells(words, word) || opposed.has(word) || words.ending.some((one) => areShortForms(word, one));
  return unlabelled(text)
    .split(PAUSE)
    .reduce((count, clause, i) => {
      const found = denialsIn(clause, spoken);
      const own = contentWords(clause).filter((word) => !wordsOf(text).denying.includes(word));
      const shared = own.filter((word) => claims(words, word)).length;
      const isAbout = 2 * shared >= own.length;
      const isBeside = found.some(({ onlyEnds }) => !onlyEnds);
      const denied = found.filter(({ from, to, onlyEnds }) => {
        if ((onlyEnds && isBeside) || isOfRest(clause.slice(to))) return false;
        if (withoutContrast && i > 0 && clause.slice(0, from).trim() === "") return false;
        const [next, second] = contentWords(clause.slice(to).replace(REST_OF_WORD, ""));
        if (left !== undefined && [next, second].includes(left)) return false;
        if (next === undefined || (isLenient && shared > 1)) return isAbout;
        return deniedBy({ from, to }, clause).some(isToldOf) || (second !== undefined && deniedThere.has(second));
      });
      return count + new Set(denied.map(({ from }) => from)).size;
    }, 0);
}
const OVER = saying("heard.over");
