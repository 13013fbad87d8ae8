/**
 * Whether a decision was one: not turned down by the person, and no longer the assistant's offer. A request asks for something.
 */
import { fold } from "../../memory/fold.ts";
import { shareOf, withoutReason } from "../../memory/identity/told.ts";
import { isNo, isProposal, isPutOff, isYes } from "../../text/assent.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { unsureIn } from "../../text/unsure.ts";
import { contentWords } from "../../text/words.ts";
import type { Role } from "../../transcript/transcript.ts";
import type { Refused } from "../refusal.ts";
import type { ActivityRecord } from "./activity.ts";
import { quotesIn } from "./anchors.ts";
import { saidIn, substance } from "./noise.ts";
import { isOnlyProposed } from "./tried.ts";

export interface Message {
  /** As the slice counts them, ascending. */
  readonly number: number;
  readonly role: Role;
  readonly text: string;
}

/** The messages that carry a record, or the reason why none does. */
export type Proof = { readonly messages: readonly number[] } | Refused;

/** A decision that the person turned down, or that is still the assistant's offer, is none; nor is a greeting a request. */
export function confirmed(record: ActivityRecord, proof: Proof, messages: readonly Message[]): Proof {
  if ("code" in proof) return proof;
  const carries = ({ number }: Message): boolean => proof.messages.includes(number);
  if (record.kind === "request" && messages.filter(carries).every(({ text }) => greets(text)))
    return { code: "NARRATION", reason: "the person only greets" };
  if (record.kind === "attempt" && isOnlyProposed(record, messages.filter(carries), messages))
    return { code: "UNCONFIRMED", reason: "it was only proposed, and nobody tells that it was done" };
  if (record.kind !== "decision") return proof;
  const talk = messages.filter(({ role }) => role === "user" || role === "assistant");
  const carrying = talk.filter(carries);
  const offer = offerOf(record.chosen, talk);
  const last = offer ?? carrying.at(-1);
  if (last === undefined) return proof;
  const persons = talk.filter(({ role }) => role === "user");
  const answer = persons.find((one) => talk.indexOf(one) > talk.indexOf(last));
  const word = answer ?? carrying.findLast(({ role }) => role === "user");
  const offered = linesAbout(record.chosen, offer?.text ?? "");
  if (word && picksAnother(word.text, record, offered))
    return { code: "UNCONFIRMED", reason: "the person picked another" };
  if (last.role === "user")
    return carrying.some(({ text }) => isGuess(record.chosen, text)) && !(answer && isYes(answer.text))
      ? { code: "UNCONFIRMED", reason: "the person only supposes it" }
      : proof;
  const isStated = ({ text }: Message): boolean => isStatedIn(told(record.chosen), text);
  // What the person decided stands, whatever they say later to the assistant's way of doing it.
  if (persons.some((one) => one !== answer && isStated(one))) return proof;
  if (answer && isNo(answer.text) && !takesUp(answer.text, record.chosen, offered))
    return KEEPS.test(record.chosen) && !KEEPS.test(offered)
      ? proof
      : { code: "UNCONFIRMED", reason: "the person turned it down" };
  if (answer && isStated(answer)) return proof;
  if (answer && isPutOff(answer.text)) return { code: "UNCONFIRMED", reason: "the person put it off" };
  if (answer && isYes(answer.text))
    return { messages: [...new Set([...proof.messages, answer.number])].sort((a, b) => a - b) };
  return isProposal(offered || linesAbout(record.chosen, last.text)) &&
    !(answer && takesUp(answer.text, record.chosen, offered))
    ? { code: "UNCONFIRMED", reason: "the assistant proposed it, and nobody took it up" }
    : proof;
}

/** What a no to a deed decides: `Keep the endpoint`. */
const KEEPS = saying("stays", "negation", "without");

/** What a choice calls itself in the conversation's own words: in a translation its quotes do. */
const told = (chosen: string): string =>
  quotesIn(chosen)
    .map(({ text }) => text)
    .join("\n") || chosen;

/** The assistant's turn that says most of a choice, half of it with what it answers to; the last of them. */
function offerOf(chosen: string, talk: readonly Message[]): Message | undefined {
  const turns = talk.filter(
    ({ role, text }, at) => role === "assistant" && isHalfSaid(told(chosen), `${talk[at - 1]?.text}\n${text}`),
  );
  const said = turns.map(({ text }) => text);
  const most = mostAbout(told(chosen), said).at(-1);
  return turns.findLast(({ text }) => text === most);
}

const [GREETING, ORDER] = [saying("step"), saying("momentary", "checks", "rule")];
/** Who is greeted: `Good morning everyone!` */
const MOST_GREETED = 1;
const greets = (text: string): boolean =>
  GREETING.leading(text) !== undefined &&
  !ORDER.test(text) &&
  saidIn(substance(GREETING.without(text))) <= MOST_GREETED;

type Chosen = Extract<ActivityRecord, { kind: "decision" }>;

const PICKING = saying("decided", "heard.chose", "preference", "consent", "request", "plan", "stays", "return");
const SPEAKS_AGAINST = saying("negation", "refusal", "leaving", "withdrawal", "ended", "without", "rule", "measured");

/** What an answer speaks for, clause by clause, its reasons and questions aside: `Take Parquet`, `Parquet stays`. */
const namedIn = (answer: string, known: ReadonlySet<string>): string[][] =>
  answer
    .split(/(?<=[?？])|[.,;:!。，；：！、\n]+/u)
    .map(withoutReason)
    .filter((clause) => !/[?？]/u.test(clause) && !SPEAKS_AGAINST.test(clause))
    .map((clause) => {
      const left = contentWords(fold(PICKING.without(clause)));
      return left.length > 0 ? left : contentWords(fold(clause)).filter((word) => known.has(word));
    });

/**
 * `Take Parquet, because …`, where Parquet was not chosen: a clause that only names what was offered beside it, in the options or in
 * the assistant's words. A verb that is not known picks where the person says more, and the record's reason is not theirs: so may
 * begin `Skip Parquet`.
 */
function picksAnother(answer: string, record: Chosen, offered: string): boolean {
  if (/[?？]/u.test(answer)) return false;
  const own = new Set(contentWords(fold(told(record.chosen))));
  const known = new Set(
    contentWords(fold([...record.options, ...mostAbout(told(record.chosen), sentencesIn(offered))].join("\n"))),
  );
  const isOwnReason = !isHalfSaid(record.rationale, answer);
  const length = contentWords(fold(answer)).length;
  return namedIn(answer, known).some((words) => {
    const named = words.filter((word) => known.has(word));
    const ours = named.filter((word) => own.has(word)).length;
    const isVerb = !known.has(words[0] ?? "") && isOwnReason && length > words.length;
    return named.length + Number(isVerb) === words.length && named.length - ours > ours;
  });
}

/** `No, as WebP`, `the second one`: a clause that names what was chosen; in words of its own, or in nothing but the offer's. */
function takesUp(answer: string, chosen: string, offered: string): boolean {
  const own = new Set(contentWords(fold(told(chosen))));
  const offer = new Set(contentWords(fold(offered)));
  return namedIn(answer, own.union(offer)).some((words) => {
    const ours = words.filter((word) => own.has(word));
    return ours.some((word) => !offer.has(word)) || (ours.length > 0 && words.every((word) => offer.has(word)));
  });
}

/** Whether the person's own words make the choice: half of it stands there, and not in a question. */
const isStatedIn = (chosen: string, text: string): boolean =>
  text
    .split(/(?<=[.!?。！？])\s+|\n+/u)
    .some((sentence) => !/[?？]\s*$/.test(sentence) && !isGuess(chosen, sentence) && isHalfSaid(chosen, sentence));

const RULE = saying("rule");
/** `Maybe we use Postgres`, in the clause that says most of the choice, its reason aside; `I think we should` is how a person decides. */
function isGuess(chosen: string, text: string): boolean {
  const clauses = text.split(/[,;:.?!，；：。？！、\n]\s*|\s[—–-]\s/u).map(withoutReason);
  return mostAbout(chosen, clauses).some(
    (clause) => unsureIn(clause).some(({ key }) => key === "hedge") && !RULE.test(clause),
  );
}

/** The parts that say most of a choice; none where none says anything of it. */
function mostAbout(chosen: string, parts: readonly string[]): string[] {
  const { shares, most } = sharing(chosen, parts);
  return most > 0 ? parts.filter((_, at) => shares[at] === most) : [];
}

/** How many words of a choice each part says. */
function sharing(chosen: string, parts: readonly string[]) {
  const words = new Set(contentWords(fold(chosen)));
  const shares = parts.map((part) => new Set(contentWords(fold(part))).intersection(words).size);
  return { shares, most: Math.max(0, ...shares) };
}

/** Whether half of the words of one text stand in another. */
export function isHalfSaid(told: string, text: string): boolean {
  const words = new Set(contentWords(fold(told)));
  return words.size === 0 || shareOf(words, new Set(contentWords(fold(text)))) * 2 >= 1;
}

/** The lines of a message in which a choice is told, with the one before each: a heading may say that it is an offer. */
function linesAbout(chosen: string, text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const { shares, most } = sharing(chosen, lines);
  return lines.filter((_, at) => shares[at] === most || shares[at + 1] === most).join("\n");
}
