/**
 * Finds the numbers by which a state knows a person, tied to a word for one. No sum is asked: each country has its own, changes it,
 * and a mistyped number tells nearly all of the right one.
 */
import { digitsOf, isAbout, isLinked, isSmall, PLACED, type Reading, sharesLanguage, type Told } from "./reading.ts";

/** Capitals and digits, in groups or not: `C01X00T47`, `QQ 12 34 56 C`, `12.345.678-Z`; no telephone behind its `+`. */
const NUMBER =
  /(?<![\p{Lu}\w.,:/#+@-]|\+\d{1,4}[ -])(?:\p{Lu}{1,3}[ -])?(?=\p{Lu}{0,6}\d)[\p{Lu}\d]{1,18}(?:(?:[ ./-]| № ?)(?=\p{Lu}{0,2}\d)[\p{Lu}\d]{1,9}){0,6}(?:[ -]\p{Lu})?(?![\w%€$@]|[.,:/-]\w)/gu;
/** A date, or what a tracker calls so. */
const OTHER =
  /^(?:19|20)\d\d([-./ ]?)\d\d\1\d\d$|^\d{1,2}([-./ ])\d{1,2}\2(?:19|20)\d\d$|^(?:19|20)\d\d ?[-/] ?(?:19|20)\d\d$|^\p{Lu}{2,}-\d{1,6}$/u;
const [SHORTEST, LONGEST, NEAR] = [7, 20, 60];
const CLAUSE_END = /[;!?。；！？]|[.,](?=\s\p{L}{4})|，|、/u;
/** `no`, `nr`; a name may stand before a verb. */
const SHORT_OR_NAME = /^(?:.{1,3}|\p{Lu}\p{Ll}+)$/u;

export function identityIn({ line, marks, has }: Reading): Told[] {
  if (!has("card")) return [];
  // A word for any card is one for what it opens too: `graphics card: RTX 5090`.
  const any = new Set(marks.map(({ part, from, to }) => (part === "lock" ? `${from} ${to}` : "")));
  const words = marks.filter(({ part, from, to }) => part === "card" && !any.has(`${from} ${to}`));
  // `DNI 12345678Z`: the word is in capitals too.
  const rest = words.reduce((text, { from, to }) => text.slice(0, from) + "·".repeat(to - from) + text.slice(to), line);
  return [...rest.matchAll(NUMBER)].flatMap(({ 0: text, index: from }) => {
    const plain = text.replace(/[^\p{Lu}\d]/gu, "");
    const least = plain.length >= 9 && /\p{Lu}/u.test(plain) ? 4 : 6;
    if (plain.length < SHORTEST || plain.length > LONGEST || digitsOf(plain) < least || OTHER.test(text)) return [];
    const to = from + text.length;
    const isTied = words.some((word) => {
      const isBehind = word.from >= to;
      const [start, end] = isBehind ? [to, word.from] : [word.to, from];
      const between = line.slice(start, end);
      if (between.length > NEAR || CLAUSE_END.test(between) || between.includes(PLACED)) return false;
      const amid = marks.filter((one) => one.from >= start && one.to <= end);
      const verb = amid.findLast(({ part }) => part === "is");
      if (amid.some((one) => isAbout(one) && sharesLanguage(one, word) && one.from !== verb?.from)) return false;
      const [before, behind] =
        verb === undefined ? ["", between] : [line.slice(start, verb.from), line.slice(verb.to, end)];
      const touches = wordsOf(behind).every((one) => one.length <= 3 || isSmall(one));
      const named = wordsOf(before).every((one) => SHORT_OR_NAME.test(one) || isSmall(one));
      if (isBehind) return touches && (verb === undefined ? /^["'`*\s]*[(（—–-]/.test(between) : named);
      const linked = isLinked(between, word);
      return (touches && (named || linked)) || (/[:：=]["'`*\s]*$/.test(between) && linked);
    });
    return isTied ? [{ kind: "code", from, to }] : [];
  });
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];
