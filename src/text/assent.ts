/**
 * What one side of a conversation makes of the other's words: a proposal that waits for a yes, a yes, a no.
 */
import { once } from "../once.ts";
import { withoutArticle } from "./articles.ts";
import { PLACES, THAT } from "./lexicon/places.ts";
import { type Found, saying } from "./phrases.ts";
import { isWide } from "./scripts.ts";
import { contentWords } from "./words.ts";

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
    ({ from, to, key }) =>
      key === "refusal" &&
      from >= first.to &&
      contentWords(opening.slice(first.to, from)).length === 0 &&
      !isGoingOn(opening, to),
  );
  return next ?? first;
}
const CLAUSE_END = /[.?？。:：\n]/u;
const isGoingOn = (text: string, at: number): boolean => /^\s*[\p{L}\p{N}]/u.test(text.slice(at, at + 4));

/** Whole messages that need no language. */
const YES_SIGNS: ReadonlySet<string> = new Set(["👍", "✅", "👌", "🆗", "💯", "🙌", "+1", "k", "y"]);
const NO_SIGNS: ReadonlySet<string> = new Set(["👎", "❌", "🚫", "-1"]);
const signOf = (text: string): string => text.replace(/[\s.!]|\p{Emoji_Modifier}|\ufe0f/gu, "").toLowerCase();
const isYesSign = (text: string): boolean => YES_SIGNS.has(signOf(text.slice(0, LEAD_IN)));

const UNDOING = ["undone", "return", "withdrawal"] as const;
const UNDOES = saying(...UNDOING);
/** What undoes something, or says that it was wrong. */
export const UNSAYS = saying(...UNDOING, "mistaken");
const [DENIES, MAYBE] = [saying("negation", "restricted"), saying("hedge", "supposed", "proposal", "unreal", "wish")];
const [TERM, POLITELY] = [saying("condition"), saying("request", "again", "link")];
const [LINK, OTHERS] = [saying("link"), saying("person", "beside")];
const ANSWERS = saying("consent", "refusal", ...UNDOING, "mistaken");
const CLAUSE = /[.,;:!—–\n]+(?=\s|$)|[。，；：！、]+/u;

/** `Please do not undo this`, `I might revert it`, `if it breaks, revert it` */
export const isLeft = (text: string): boolean => {
  const at = UNDOES.first(text)?.from ?? 0;
  return DENIES.all(text).some(({ to }) => to <= at) || MAYBE.test(text) || TERM.leading(text) !== undefined;
};

/**
 * Whether a text undoes what was settled before it: one of its clauses does and names nothing else. `That made it worse, roll it back`,
 * and not `revert it if CI fails`, `undo works now`.
 * @param known words that it may name, where it may also only say that something was wrong
 */
export function undoes(text: string, known?: readonly string[]): boolean {
  const says = known ? UNSAYS : UNDOES;
  const clauses = text
    .slice(0, OPENING)
    .split(CLAUSE)
    .map((clause) => clause.trim());
  if (/[?？]/u.test(sentenceOf(text)) || clauses.some((clause) => TERM.leading(clause)) || MAYBE.test(text))
    return false;
  // `My laptop patch was wrong, reverted it`; and not `no, that was too slow, reverted`.
  const isElse = (clause: string): boolean => {
    const rest = clause.slice(LINK.leading(clause)?.to ?? 0).trim();
    const isOfIt = rest !== clause && !OTHERS.leading(clause) && !OTHERS.leading(rest) && withoutArticle(rest) === rest;
    const own = isOfIt ? [] : contentWords(ANSWERS.without(clause));
    // One ideograph, as `了`, is part of most sentences.
    return (
      own.length > 1 && !own.some((word) => known?.includes(word) && !(word.length === 1 && isWide(word.charCodeAt(0))))
    );
  };
  return clauses.some(
    (clause, at) =>
      says.test(clause) &&
      !isLeft(clause) &&
      !clauses.slice(0, at).some(isElse) &&
      contentWords(POLITELY.without(says.without(clause))).every((word) => known?.includes(word)),
  );
}

/** Whether the person turns down what was said before. */
export function isNo(text: string): boolean {
  if (isYesSign(text)) return false;
  const answer = answerOf(text);
  return answer === undefined ? NO_SIGNS.has(signOf(text.slice(0, LEAD_IN))) || undoes(text) : answer.key === "refusal";
}

/** Whether a message answers the one before at all. */
export const isAnswer = (text: string): boolean => answerOf(text) !== undefined || isYesSign(text) || isNo(text);

/**
 * Whether the person takes up what was said before: a yes that neither asks back nor passes on to something else.
 * @param offer what was offered, where it is known: `ok, now fix the login` takes up nothing but an offer to fix it
 */
export const isYes = (text: string, offer?: string): boolean =>
  isYesSign(text) ||
  (answerOf(text)?.key === "consent" &&
    ![passesOn, goesOver].some((goes) => goes(text.trimStart().slice(0, OPENING), offer)));

/** A yes that takes up nothing. */
export const isAside = (text: string): boolean => answerOf(text)?.key === "consent" && !isYes(text);

const YES = saying("consent");
const ASIDE = saying("aside");
/** `ok thanks, tomorrow`. */
const MOST_BEFORE_ASIDE = 1;

/** `Ok, next topic: the printer`, `sure, later`, `yes, what about the costs?`. */
function passesOn(opening: string): boolean {
  const sentence = sentenceOf(opening);
  if (/[?？]\s*$/u.test(sentence)) return true;
  let at = 0;
  for (const { from, to } of YES.all(sentence)) if (!LETTER.test(sentence.slice(at, from))) at = Math.max(at, to);
  const rest = sentence.slice(at);
  const aside = ASIDE.first(rest);
  return aside !== undefined && (rest.slice(0, aside.from).match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= MOST_BEFORE_ASIDE;
}

const [ONWARD, BESIDE] = [saying("onward"), saying("beside")];
/** What a yes says of the work on an offer: `please`, `as proposed`, `commit`, `with tests`. */
const OF_THE_WORK = saying("consent", "request", "proposal", "workpiece", "checks");
const PICKED = once(() => new Set(PLACES.flatMap(contentWords)));
/** `I'll take the second one`, `please implement it`. */
const [MOST_PICKING, THAT_WITHIN] = [4, 3];

/**
 * Whether an answer goes over to a thing of its own that is no word of the offer, and does not say that it comes beside it:
 * `ok, now fix the login`; not `ok, and then the login too`, `ok now implement it`, `ok, then the first option`.
 */
function goesOver(opening: string, offer?: string): boolean {
  const sentence = sentenceOf(opening).replace(/[,，、]/gu, " ");
  const onward = offer === undefined || BESIDE.test(sentence) ? undefined : ONWARD.leading(sentence);
  if (offer === undefined || onward === undefined) return false;
  const rest = OF_THE_WORK.without(sentence.slice(onward.to).toLowerCase()).trim();
  const words = new Set(contentWords(rest));
  const whole = [...words].filter((one) => ![...words].some((other) => other !== one && other.includes(one)));
  const isPick = words.size <= MOST_PICKING && !words.isDisjointFrom(PICKED());
  const isThat = !THAT.isDisjointFrom(new Set(rest.split(/\s+/u, THAT_WITHIN)));
  const isNamed = whole.length > 1 || (whole.length === 1 && withoutArticle(rest) !== rest);
  return isNamed && !isPick && !isThat && words.isDisjointFrom(new Set(contentWords(offer.toLowerCase())));
}

const PUTTING_OFF = saying("deferral");
const LEAVING_OPEN = saying("deferral", "unconfirmed", "unanswered");
const DOUBTING = saying("hedge", "heldOff", "return");
const [MERELY, MERELY_PROPOSED] = [saying("restricted"), saying("restricted", "proposal")];
const BARE = saying("aside", "hedge", "consent", "link");
const PUT_OFF_WITHIN = 160;
const SENTENCE = /^[\s\S]*?(?:[.!?。！？](?=\s|$|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})|\n|$)/u;
const sentenceOf = (text: string): string => SENTENCE.exec(text)?.[0] ?? text;

/**
 * Whether the person wants to think, wait or ask somebody before they answer. `Yes. I need to think about the name` says yes;
 * `ok, let me think` does not, nor `Sounds good. Let me ask Nora first`, which says no more than that.
 */
export function isPutOff(text: string): boolean {
  const opening = text.trimStart().slice(0, PUT_OFF_WITHIN);
  const first = sentenceOf(opening);
  // `Hm, maybe later`, and nothing that would say what is later.
  if (!isYes(opening))
    return (
      LEAVING_OPEN.test(opening) ||
      (ASIDE.test(first) && contentWords(BARE.without(first)).length <= 1) ||
      // `That was only an idea.`
      (MERELY.test(first) && PROPOSING.test(first) && contentWords(MERELY_PROPOSED.without(first)).length <= 1) ||
      // `I have my doubts.`
      (DOUBTING.test(first) && contentWords(DOUBTING.without(first)).length <= 1)
    );
  const next = sentenceOf(opening.slice(first.length).trimStart());
  return PUTTING_OFF.test(first) || PUTTING_OFF.closing(next.trim()) !== undefined;
}

/** Whether what the assistant says there waits for the person's word. */
export const isProposal = (text: string): boolean => PROPOSING.test(text) || /[?？]\s*$/u.test(text);
