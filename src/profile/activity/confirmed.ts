/**
 * Whether a decision was one: not turned down by the person, and no longer the assistant's offer. A request asks for something.
 */
import { fold } from "../../memory/fold.ts";
import { shareOf, withoutReason } from "../../memory/identity/told.ts";
import { isNo, isProposal, isPutOff, isYes } from "../../text/assent.ts";
import { saying } from "../../text/phrases.ts";
import { unsureIn } from "../../text/unsure.ts";
import { contentWords } from "../../text/words.ts";
import type { Role } from "../../transcript/transcript.ts";
import type { Refused } from "../refusal.ts";
import type { ActivityRecord } from "./activity.ts";
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
  const last = carrying.at(-1);
  if (last === undefined) return proof;
  const answer = talk.slice(talk.indexOf(last) + 1).find(({ role }) => role === "user");
  const word = answer ?? carrying.findLast(({ role }) => role === "user");
  if (word && picksAnother(word.text, record)) return { code: "UNCONFIRMED", reason: "the person picked another" };
  if (last.role === "user")
    return carrying.some(({ text }) => isGuess(record.chosen, text)) && !(answer && isYes(answer.text))
      ? { code: "UNCONFIRMED", reason: "the person only supposes it" }
      : proof;
  // What the person decided stands, whatever they say later to the assistant's way of doing it.
  if (carrying.some(({ role, text }) => role === "user" && isStatedIn(record.chosen, text))) return proof;
  if (answer && isNo(answer.text)) return { code: "UNCONFIRMED", reason: "the person turned it down" };
  if (answer && isPutOff(answer.text)) return { code: "UNCONFIRMED", reason: "the person put it off" };
  if (answer && isYes(answer.text))
    return { messages: [...new Set([...proof.messages, answer.number])].sort((a, b) => a - b) };
  return isProposal(linesAbout(record.chosen, last.text))
    ? { code: "UNCONFIRMED", reason: "the assistant proposed it, and nobody took it up" }
    : proof;
}

const [GREETING, ORDER] = [saying("step"), saying("momentary", "checks", "rule")];
/** Who is greeted: `Good morning everyone!` */
const MOST_GREETED = 1;
const greets = (text: string): boolean =>
  GREETING.leading(text) !== undefined &&
  !ORDER.test(text) &&
  saidIn(substance(GREETING.without(text))) <= MOST_GREETED;

type Chosen = Extract<ActivityRecord, { kind: "decision" }>;

/** What an option that was not chosen is called, and the chosen is not. */
function othersIn({ options, chosen }: Chosen): string[][] {
  const own = new Set(contentWords(fold(chosen)));
  const names = options.map((option) => contentWords(fold(option)).filter((word) => !own.has(word)));
  return names.filter((name) => name.length > 0);
}

const PICKING = saying("decided", "heard.chose", "preference", "consent", "request", "plan", "stays", "return");
const SPEAKS_AGAINST = saying("negation", "refusal", "leaving", "withdrawal", "ended", "without", "rule", "measured");

/**
 * `Take Parquet, because …`, `Parquet stays`, where Parquet was not chosen: a clause that only picks it. A verb that is not known picks where the person says
 * more, and the record's reason is not theirs: so may begin `Skip Parquet`.
 */
function picksAnother(answer: string, record: Chosen): boolean {
  if (/[?？]/u.test(answer)) return false;
  const isOwnReason = !isHalfSaid(record.rationale, answer);
  return answer.split(/[.,;:!。，；：！、\n]+/u).some((clause) => {
    const picked = withoutReason(clause);
    const said = contentWords(fold(picked));
    const [name] = othersIn(record).filter((words) => words.every((word) => said.includes(word)));
    if (name === undefined || SPEAKS_AGAINST.test(picked)) return false;
    const left = contentWords(fold(PICKING.without(picked))).filter((word) => !name.includes(word));
    const isVerb = left.length === 1 && said.indexOf(left[0]!) < said.indexOf(name[0]!);
    return left.length === 0 || (isVerb && isOwnReason && picked.length + 1 < answer.trim().length);
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
  const { shares, most } = sharing(chosen, clauses);
  const isHedged = (clause: string): boolean =>
    unsureIn(clause).some(({ key }) => key === "hedge") && !RULE.test(clause);
  return most > 0 && clauses.some((clause, at) => shares[at] === most && isHedged(clause));
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
