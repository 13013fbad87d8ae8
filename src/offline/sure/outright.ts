/**
 * What a sentence says outright, without a mark: how things are done from now on, what a person wants always or never, what
 * was chosen and why. Each way of saying so is a rule with a name, and can be left out to see what it is worth.
 */
import type { HeardMark } from "../../text/lexicon/lexicon.ts";
import { saying } from "../../text/phrases.ts";
import { isWide } from "../../text/scripts.ts";
import { isOfNobody } from "../../text/voices.ts";
import type { Rules } from "../week.ts";

const [LASTING, HELD, ORDER] = [saying("heard.lasting"), saying("rule", "stays"), saying("heard.order")];
const [WANTS, CHOSE, OVER] = [saying("heard.wants"), saying("heard.chose"), saying("heard.over")];
const [REASON, CONDITION, DECIDED] = [saying("reason"), saying("condition"), saying("decided")];
const LINK = saying("link");
const ANYBODY = saying("actor.who", "actor.role");

/** One or two words with a capital. */
export const NAME = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?(?= )/u;
/** In a script without capitals who wants it stands just before. */
const [NEAR, NEAR_WIDE] = [40, 15];
/** What a clause begins behind: an order in the middle of one only tells (`it never works`). */
const CLAUSE_BEGINS = /(?:^|[:;.!,，。：；、—–]| -)\s*$/u;

const isSomebody = (text: string): boolean =>
  NAME.test(text) || ANYBODY.leading(text) !== undefined || isWide(text.charCodeAt(0));

/** `prefers to sit by the window today`; what somebody said today holds longer. */
const TODAY = saying("time.day0", "time.day+1");

const wantsOf = (sentence: string): boolean => {
  // `Also, I prefer …`
  const text = sentence.slice(LINK.leading(sentence)?.to ?? 0).replace(/^[\s,，、]+/u, "");
  const at = WANTS.first(text)?.from ?? -1;
  // Of `We go by tram, nobody prefers …` the second clause.
  const clause = text.lastIndexOf(", ", at - 3);
  return (
    at >= 0 &&
    at <= (isWide(text.charCodeAt(0)) ? NEAR_WIDE : NEAR) &&
    CONDITION.leading(text) === undefined &&
    !TODAY.test(text.slice(at).split(/[,;，、]/u)[0]!) &&
    (at === 0 || isSomebody(clause < 0 ? text : text.slice(clause + 2)))
  );
};

/** No step of the day (`went with a map`, in small letters): a whole sentence, and `Reason: …` behind it, or one thing over another and why. */
const choseWithReason = (text: string, isReasoned: boolean): boolean =>
  (CHOSE.first(text)?.from ?? NEAR) < NEAR &&
  isSomebody(text) &&
  CONDITION.leading(text) === undefined &&
  ((isReasoned && DECIDED.test(text) && !TODAY.test(text)) || (OVER.test(text) && REASON.test(text)));

/** An order begins its clause and says what to do: not `it never works`, nor `strategy: always union`. */
const ordersSomething = (text: string): boolean =>
  ORDER.all(text).some(({ from, to }) => {
    // Between brackets it says how a thing is done, and orders nothing.
    if (isWide(text.charCodeAt(from))) return !/[(（][^)）]*$/u.test(text.slice(0, from));
    const what =
      text
        .slice(to)
        .replace(ASIDE, " ")
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    return what.length >= LEAST_WORDS && CLAUSE_BEGINS.test(text.slice(0, from));
  });
const ASIDE = /`[^`]*`|\([^()]*\)/gu;
const LEAST_WORDS = 3;

interface Saying {
  readonly rule: string;
  readonly mark: HeardMark;
  readonly says: (sentence: string, isReasoned: boolean) => boolean;
}

const SAYINGS: readonly Saying[] = [
  {
    rule: "said.lasting",
    mark: "rule",
    says: (text) => LASTING.leading(text) !== undefined || (LASTING.test(text) && HELD.test(text)),
  },
  { rule: "said.order", mark: "rule", says: ordersSomething },
  { rule: "said.wants", mark: "preference", says: wantsOf },
  { rule: "said.chose", mark: "decision", says: choseWithReason },
];

/** @param isReasoned whether `Reason: …` stands behind it   @param goesOn whether another sentence of its line stands before it */
export const saidOutright = (sentence: string, rules: Rules, isReasoned = false, goesOn = false) =>
  SAYINGS.find(
    ({ rule, says }) =>
      rules.has(rule) && says(sentence, isReasoned) && !((goesOn || rule === "said.wants") && isOfNobody(sentence)),
  );
