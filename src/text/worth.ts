/** How much of what a person says to an agent is worth telling once their session is over. */
import { spokenIn } from "./languages.ts";
import { isStanding } from "./lasting.ts";
import { asksOfWriting, THAT } from "./lexicon/places.ts";
import { saying } from "./phrases.ts";
import { contentWords } from "./words.ts";

const OPEN = ["hedge", "proposal", "unconfirmed", "transient", "sessionScope"] as const;
const [UNSURE, UNSURE_OR_NONE] = [saying(...OPEN), saying(...OPEN, "nothing")];
const [NOTHING, TIME] = [saying("nothing"), saying("time.day0")];
const [REASON, WHO, RULE, NOT] = [saying("reason"), saying("person"), saying("rule"), saying("negation")];
const [BOUND, TIED] = [saying("negation", "condition", "replacement"), saying("link", "contrast")];
const JUDGES = saying("refusal", "negation", "manner");
const [STEP, ASKS, DONE] = [saying("momentary"), saying("request"), saying("completion")];
const LEANS = saying("consent", "refusal", "link", "person");
/** With fewer words of its own, or as few and no rule, it leans on what stands around it; so near to its beginning it is of who says it. */
const [LEAST, LEAST_OF_SUBJECT, NEAR] = [2, 4, 12];

/** A guess, an offer, something half settled, or of today alone; why it is so may be any of these. */
export function isUnsure(text: string): boolean {
  const [said, spoken] = [saidOf(text), spokenIn(text)];
  // `Nothing new today`, and not `nothing is sold on Sundays`.
  const rest = NOTHING.without(TIME.without(said, spoken), spoken);
  return UNSURE.test(said, spoken) || (NOTHING.test(said, spoken) && contentWords(rest).length < LEAST);
}
export const isOpen = (text: string): boolean =>
  /[?？]/u.test(text) || UNSURE_OR_NONE.test(saidOf(text), spokenIn(text));
const saidOf = (text: string): string => text.slice(0, REASON.first(text)?.from || undefined);

/** What a person begins with is what the session is about, where it asks for more than a step, or an answer. */
export const isSubject = (sentence: string): boolean =>
  contentWords(sentence).filter((word) => !/^\d/u.test(word)).length >= LEAST_OF_SUBJECT &&
  !DONE.test(sentence) &&
  STEP.leading(ASKS.without(sentence).replace(/^\P{L}+/u, "")) === undefined &&
  ((ASKS.first(sentence)?.from ?? NEAR) < NEAR || !(isOpen(sentence) || LEANS.leading(sentence)));

/** 3 where it says itself that it holds, 2 with a reason, 1 where it says what shall be and what not, 0 for all else. */
export function worthOf(sentence: string): number {
  const words = contentWords(sentence).length;
  if (isOpen(sentence) || words < LEAST) return 0;
  if (isStanding(sentence)) return 3;
  if (words === LEAST) return 0;
  const reason = REASON.first(sentence)?.from ?? -1;
  // `Because the network drops, we queue locally`
  const at = reason === 0 ? sentence.search(/[,，、]/u) : reason;
  const [said, other] = [sentence.slice(0, Math.max(0, at)), sentence.slice(at)];
  if (at > 0 && contentWords(other).length > 1 && (contentWords(said).length > 1 || JUDGES.test(said))) return 2;
  // `No, it is not done`
  const own = sentence.replace(/^\p{L}{1,6}[,，、.!！]\s*/u, "");
  const [word = ""] = own.toLowerCase().match(/^\p{L}+/u) ?? [];
  if (THAT.has(word) || TIED.leading(own)) return 0;
  if (WISH.leading(own) || isInstead(own) || asksOfWriting(own)) return 1;
  if (NOT.leading(own) && !FAILS.test(own)) return 1;
  if ((WHO.first(own)?.from ?? NEAR) < NEAR) return 0;
  if (NOT.all(own).length > 1) return 1;
  // `The API must return 404`, not `add a filter for each column`.
  const rule = RULE.first(own)?.from ?? -1;
  const isSaid = rule > 0 && rule < own.length / 2 && !STEP.leading(own) && !ASKS.test(own);
  return isSaid || (rule >= 0 && BOUND.test(own)) ? 1 : 0;
}

/** `pnpm instead of npm`, `into the test folder, not beside the source`. */
const isInstead = (sentence: string): boolean => {
  const over = OVER.all(sentence);
  if (OTHER.all(sentence).some(({ from, to }) => over.some((one) => one.from < to && one.to > from))) return true;
  return NOT.all(sentence).some(({ from }) => {
    const behind = /[,，、]\s*(?:\p{L}{1,3}\s)?$/u.exec(sentence.slice(0, from));
    return behind !== null && !WHO.test(sentence.slice(behind.index));
  });
};
const [OVER, OTHER, WISH] = [saying("heard.over"), saying("replacement"), saying("preference", "heard.remember")];
const FAILS = saying("open", "unfinished", "outage", "smoothly");
