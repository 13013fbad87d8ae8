/** How much of what a person says to an agent is worth telling once their session is over. */
import { isStanding } from "./lasting.ts";
import { THAT } from "./lexicon/places.ts";
import { saying } from "./phrases.ts";
import { contentWords } from "./words.ts";

const OPEN = saying("hedge", "proposal", "unconfirmed", "transient", "sessionScope", "nothing", "now");
const [REASON, WHO, RULE, NOT] = [saying("reason"), saying("person"), saying("rule"), saying("negation")];
const [BOUND, TIED] = [saying("negation", "condition", "replacement"), saying("link", "contrast")];
const JUDGES = saying("refusal", "negation", "manner");
const [STEP, ASKS, DONE] = [saying("momentary"), saying("request"), saying("completion")];
const LEANS = saying("consent", "refusal", "link", "person");
/** With fewer words of its own a sentence leans on what stands around it; so near to its beginning it is of who says it. */
const [LEAST, LEAST_OF_SUBJECT, NEAR] = [3, 4, 12];

/** A question, a guess, or of this hour. */
export const isOpen = (sentence: string): boolean =>
  /[?？]/u.test(sentence) || OPEN.test(sentence.slice(0, REASON.first(sentence)?.from || undefined));

/** What a person begins with is what the session is about, where it asks for more than a step, or an answer. */
export const isSubject = (sentence: string): boolean =>
  contentWords(sentence).filter((word) => !/^\d/u.test(word)).length >= LEAST_OF_SUBJECT &&
  !DONE.test(sentence) &&
  STEP.leading(ASKS.without(sentence).replace(/^\P{L}+/u, "")) === undefined &&
  ((ASKS.first(sentence)?.from ?? NEAR) < NEAR || !(isOpen(sentence) || LEANS.leading(sentence)));

/** 3 where it says itself that it holds, 2 with a reason, 1 where it says what shall be and what not, 0 for all else. */
export function worthOf(sentence: string): number {
  if (isOpen(sentence) || contentWords(sentence).length < LEAST) return 0;
  if (isStanding(sentence)) return 3;
  const reason = REASON.first(sentence)?.from ?? -1;
  // `Because the network drops, we queue locally`
  const at = reason === 0 ? sentence.search(/[,，、]/u) : reason;
  const [said, other] = [sentence.slice(0, Math.max(0, at)), sentence.slice(at)];
  if (at > 0 && contentWords(other).length > 1 && (contentWords(said).length > 1 || JUDGES.test(said))) return 2;
  const [word = ""] = sentence.toLowerCase().match(/^\p{L}+/u) ?? [];
  const isOwn = THAT.has(word) || TIED.leading(sentence) || (WHO.first(sentence)?.from ?? NEAR) < NEAR;
  const isOrder = NOT.leading(sentence) === undefined || NOT.all(sentence).length > 1;
  return !isOwn && isOrder && RULE.test(sentence) && BOUND.test(sentence) ? 1 : 0;
}
