/**
 * Names where no capitals tell them: `和尼尔森确认`, of `和汉森确认`. What no dictionary has comes apart into single signs; a person's name may
 * end with what she is called by, `刘经理`. Whether one stands elsewhere in the week is for others to ask.
 */
import { once } from "../../once.ts";
import { LEXICONS } from "../../text/lexicon/all.ts";
import { isHan } from "../../text/scripts.ts";
import { isSmallWord } from "../../text/words.ts";
import { tokensOf } from "../identity/exchanged.ts";

/** So many signs beside a name tell its place. */
const BESIDE = 2;
/** Of one sign another form or word may be made. */
const LEAST_SIGNS = 2;

/** The names of a claim that its lines lack, where they have one that it lacks. */
export function otherUnspaced(claim: string, lines: string): string[] {
  const plain = claim.replaceAll(" ", "");
  const called = calledIn(lines).some((name) => !plain.includes(name)) ? calledIn(claim) : [];
  const places = new Set(apartIn(lines, claim).flatMap(({ beside }) => beside));
  const apart = apartIn(claim, lines).filter(({ beside }) => beside.some((one) => places.has(one)));
  return [...called, ...apart.map(({ signs }) => signs).filter(({ length }) => length >= LEAST_SIGNS)];
}

/** `刘经理`, `藤さん`, `지훈씨`: the end of a name, with what a person is called by. */
const calledIn = (text: string): string[] =>
  [...text.matchAll(titles())]
    .map(([name]) => name.replace(" ", ""))
    .filter(([sign]) => !isHan(sign!.charCodeAt(0)) || !isSmallWord(sign!));
const titles = once(() => {
  const told = LEXICONS.flatMap(({ titles: own = "" }) => own.split(" ")).filter(Boolean);
  return new RegExp(`(?:[\\p{Script=Han}\\p{Script=Katakana}]|\\p{Script=Hangul}{2}) ?(?:${told.join("|")})`, "gu");
});

/** The runs of signs, of which those that another text lacks, and what stands before and behind these. */
const apartIn = (text: string, other: string) =>
  tokensOf(text)
    .map((word) => (/^\p{Script=Han}$/u.test(word) && !isSmallWord(word) ? word : " "))
    .join("")
    .split(/ +/)
    .filter(({ length }) => length >= LEAST_SIGNS)
    .map((name) => [...name].filter((sign) => !other.includes(sign)).join(""))
    .flatMap((signs) => {
      const at = signs === "" ? -1 : text.indexOf(signs);
      const [before, behind] = [text.slice(0, at).slice(-BESIDE), text.slice(at + signs.length).slice(0, BESIDE)];
      const beside = [`${before}·`, `·${behind}`].filter(({ length }) => length > BESIDE);
      return at < 0 ? [] : [{ signs, beside }];
    });
