/**
 * What one side of a conversation makes of the other's words: a proposal that waits for a yes, a yes, a no.
 */
import { type Found, saying } from "./phrases.ts";

/** How much of a message is its answer to the one before. */
const OPENING = 160;
/** So much may stand before the word that answers: `hm, wait`, `well`. */
const LEAD_IN = 12;

const ANSWER = saying("consent", "refusal");
const PROPOSING = saying("proposal");
const LETTER = /[\p{L}\p{N}]/u;

/** The words with which a message answers: the first that says yes or no, and a no that follows at once. */
function answerOf(text: string): Found | undefined {
  const opening = text.trimStart().slice(0, OPENING);
  const [first, ...others] = ANSWER.all(opening);
  if (first === undefined || first.from > LEAD_IN || CLAUSE_END.test(opening.slice(0, first.from))) return undefined;
  if (first.key === "refusal") return first;
  // `ok, no, it locks`, and `yes, but do not touch the tests`, which is a yes.
  const next = others.find(
    ({ from, to, key }) => key === "refusal" && !LETTER.test(opening.slice(first.to, from)) && !isGoingOn(opening, to),
  );
  return next ?? first;
}
const CLAUSE_END = /[.?？。:：\n]/u;
const isGoingOn = (text: string, at: number): boolean => /^\s*[\p{L}\p{N}]/u.test(text.slice(at, at + 4));

/** Whether the person turns down what was said before. */
export const isNo = (text: string): boolean => answerOf(text)?.key === "refusal";

/** Whether the person takes up what was said before. */
export const isYes = (text: string): boolean => answerOf(text)?.key === "consent";

const PUTTING_OFF = saying("deferral");
const PUT_OFF_WITHIN = 160;
/** `Yes. I need to think about the name` says yes; `ok, let me think` does not. */
const SENTENCE = /^[\s\S]*?(?:[.!?。！？](?=\s|$|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})|\n|$)/u;

/** Whether the person wants to think, wait or ask somebody before they answer. */
export function isPutOff(text: string): boolean {
  const opening = text.trimStart().slice(0, PUT_OFF_WITHIN);
  return PUTTING_OFF.test(isYes(opening) ? (SENTENCE.exec(opening)?.[0] ?? opening) : opening);
}

/** Whether what the assistant says there waits for the person's word. */
export const isProposal = (text: string): boolean => PROPOSING.test(text) || /[?？]\s*$/u.test(text);
