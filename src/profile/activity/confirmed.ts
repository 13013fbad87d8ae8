/**
 * Whether a decision was one: not turned down by the person, and no longer the assistant's offer. A request asks for something.
 */
import { keptIn } from "../../memory/evidence/given-up.ts";
import { fold } from "../../memory/fold.ts";
import { shareOf, withoutReason } from "../../memory/identity/told.ts";
import { asksElse, turnedTo, turnsFrom } from "../../memory/identity/told-otherwise.ts";
import { isNo, isProposal, isPutOff, isYes } from "../../text/assent.ts";
import { CONCLUDES } from "../../text/lexicon/places.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { tellsPast } from "../../text/task-end.ts";
import { unsureIn } from "../../text/unsure.ts";
import { contentWords } from "../../text/words.ts";
import type { Refused } from "../refusal.ts";
import type { ActivityRecord, Message, Proof } from "./activity.ts";
import { ascending, quotesIn } from "./anchors.ts";
import { saidIn, substance } from "./noise.ts";
import { pickedIn } from "./picked.ts";
import { isOnlyProposed } from "./tried.ts";

const none = (reason: string): Refused => ({ code: "UNCONFIRMED", reason });

/** A decision that the person turned down, or that is still the assistant's offer, is none; nor is a greeting a request. */
export function confirmed(record: ActivityRecord, proof: Proof, messages: readonly Message[]): Proof {
  if ("code" in proof) return proof;
  const carrying = messages.filter(({ number }) => proof.messages.includes(number));
  if (record.kind === "request" && carrying.every(({ text }) => greets(text)))
    return { code: "NARRATION", reason: "the person only greets" };
  if (record.kind === "attempt" && isOnlyProposed(record, carrying, messages))
    return none("it was only proposed, and nobody tells that it was done");
  if (record.kind !== "decision") return proof;
  const chosen = keptIn(Array.from(quotesIn(record.chosen), ({ text }) => text).join("\n") || record.chosen);
  const talk = messages.filter(({ role }) => role === "user" || role === "assistant");
  const persons = talk.filter(({ role }) => role === "user");
  const offer = offerOf(chosen, talk);
  const last = offer ?? talk.findLast((one) => carrying.includes(one));
  if (last === undefined) return proof;
  const answer = persons.find((one) => talk.indexOf(one) > talk.indexOf(last));
  const word = answer ?? persons.findLast((one) => carrying.includes(one));
  const offered = linesAbout(chosen, offer?.text ?? "");
  const side =
    word &&
    (sideByPlace(word.text, chosen, offer, record.options) ?? sideOf(word.text, { ...record, chosen }, offered));
  const settled = lastSide({ ...record, chosen }, talk);
  if (settled === "another") return none("the person turned to another");
  if (settled === "it") return proof;
  if (side === "another") return none("the person picked another");
  if (last.role === "user")
    return carrying.some(({ text }) => isGuess(chosen, text)) && !(answer && isYes(answer.text))
      ? none("the person only supposes it")
      : proof;
  // What the person decided stands, whatever they say later to the assistant's way of doing it; not what they only began to speak of.
  const brought = wordsOf(chosen).intersection(wordsOf(last.text));
  const isOwn = ({ text }: Message): boolean => isStatedIn(chosen, text) && brought.isSubsetOf(wordsOf(text));
  if (persons.some((one) => one !== answer && isOwn(one))) return proof;
  // Who gives the reason that the record has took it up, in whatever words.
  const isReasoned = answer !== undefined && isHalfSaid(record.rationale, answer.text) && !RATHER.test(answer.text);
  // `Gut, lass es so`, of what was done
  const isLeftSo = answer && NOD.leading(answer.text) && !UNMAKES.test(answer.text) && !isProposal(last.text);
  if (answer && isNo(answer.text) && side !== "it" && !isLeftSo)
    return KEEPS.test(chosen) && !KEEPS.test(offered) ? proof : none("the person turned it down");
  if (answer && isStatedIn(chosen, answer.text)) return proof;
  if (answer && isPutOff(answer.text)) return none("the person put it off");
  if (answer && isYes(answer.text, last.text)) return { messages: ascending([...proof.messages, answer.number]) };
  const told = offered || linesAbout(chosen, last.text);
  return (isProposal(told) || isGuess(chosen, told, true)) && !(answer && side === "it") && !isReasoned
    ? none("the assistant proposed it, and nobody took it up")
    : proof;
}

/** What the person says last of a choice, behind the first answer to it, held against all that was said till then. */
function lastSide(record: Chosen, talk: readonly Message[]): Side {
  const own = wordsOf(record.chosen);
  const shares = (one?: Message, words = own): boolean => !wordsOf(one?.text ?? "").isDisjointFrom(words);
  const first = talk.findIndex(({ role }, at) => role === "user" && talk.slice(0, at).some((one) => shares(one)));
  const sides = talk.map((one, at): Side => {
    if (one.role !== "user" || first < 0 || at <= first) return undefined;
    // `Drop the batches`, `no batches`, and no more.
    const isEnd = (part: string): boolean => AGAINST.test(part) && !KEPT.test(part) && says(AGAINST.without(part), own);
    if (clausesIn(one.text).some(isEnd)) return "another";
    const [before, answered] = [talk[at - 2], talk[at - 1]!];
    const told = linesAbout(record.chosen, Array.from(talk.slice(0, at), ({ text }) => text).join("\n"));
    const said = clausesIn(one.text).map((clause) => turnedTo(withoutReason(clause)));
    const concludes = clausesIn(one.text).map((clause) => concluded(clause, own, besideOf(record, told)));
    const side = sideOf(said.join("\n"), { ...record, rationale: one.text }, told) ?? concludes.find(Boolean);
    if (side === "it") return isGuess(record.chosen, one.text) ? undefined : "it";
    const isOfIt = [before, answered].some((other) => shares(other, wordsOf(told)));
    if (!isOfIt || asksElse(own, answered.text)) return undefined;
    if (side === "another" || turnsFrom(own, one.text, answered.text)) return "another";
    return shares(one) && said.some((part) => says(part, own, 1) && !SPEAKS_AGAINST.test(part)) ? "it" : undefined;
  });
  return sides.findLast(Boolean);
}

/** Whether a clause that asks nothing says no more than some words, and so many others. */
function says(clause: string, own: ReadonlySet<string>, others = 0): boolean {
  const words = wordsOf(clause);
  return words.size > others && words.difference(own).size <= others && !/[?？]/u.test(clause);
}
const AGAINST = saying("negation", "refusal", "leaving", "withdrawal", "ended");
const KEPT = saying("restricted", "stays", "afterAll");

const RATHER = saying("replacement", "contrast");
/** What a no to a deed decides: `Keep the endpoint`. */
const KEEPS = saying("stays", "negation", "without");
type Chosen = Extract<ActivityRecord, { kind: "decision" }>;

/** The assistant's turn that says most of a choice, half of it with what it answers to; the last of them. */
function offerOf(chosen: string, talk: readonly Message[]): Message | undefined {
  const isOne = ({ role, text }: Message, at: number): boolean =>
    role === "assistant" && isHalfSaid(chosen, `${talk[at - 1]?.text}\n${text}`);
  return mostAbout(chosen, talk.filter(isOne), ({ text }) => text).at(-1);
}

const [GREETING, ORDER] = [saying("step"), saying("momentary", "checks", "rule")];
/** Who is greeted: `Good morning everyone!` */
const MOST_GREETED = 1;
const greets = (text: string): boolean =>
  GREETING.leading(text) !== undefined &&
  !ORDER.test(text) &&
  saidIn(substance(GREETING.without(text))) <= MOST_GREETED;

const clausesIn = (text: string): string[] => text.split(/(?<=[?？])|[.,;:!。，；：！、\n]+/u);

type Side = "it" | "another" | undefined;
const PICKING = saying("decided", "heard.chose", "preference", "consent", "request", "plan", "stays", "return");
const [NOD, UNMAKES] = [saying("consent"), saying("negation", "withdrawal", "undone", "return", "mistaken")];
const SPEAKS_AGAINST = saying("negation", "refusal", "leaving", "withdrawal", "ended", "without", "rule", "measured");

/** What an answer speaks for that only says which of the sides it takes, or takes away what it was offered to take away: `Drop it`. */
function sideByPlace(answer: string, chosen: string, offer: Message | undefined, options: readonly string[]): Side {
  const own = wordsOf(chosen);
  const sides = pickedIn(answer, offer?.text ?? "", options);
  const [ours, theirs] = sides.map((words) => words.filter((word) => own.has(word)).length) as [number, number];
  if (ours !== theirs) return ours > theirs ? "it" : "another";
  const [verb, ...rest] = contentWords(fold(answer));
  return verb !== undefined && rest.length === 0 && own.has(verb) && offer && !KEEPS.test(answer) ? "it" : undefined;
}

/**
 * What an answer speaks for, by a clause that only names what was offered: the choice, or what was offered beside it, in the options
 * or in the assistant's words: `Take Parquet, because …`; `No, as WebP`, in a word of its own. A verb that is not known picks where
 * the person says more, and the record's reason is not theirs: so may begin `Skip Parquet`.
 */
function sideOf(answer: string, { chosen, options, rationale }: Chosen, offered: string): Side {
  const [own, said, lines] = [chosen, answer, offered].map(wordsOf) as [Set<string>, Set<string>, Set<string>];
  const beside = besideOf({ chosen, options }, offered);
  const sides = clausesIn(answer).map((clause) => {
    const part = withoutReason(clause);
    if (/[?？]/u.test(part) || SPEAKS_AGAINST.test(part)) return undefined;
    const left = wordsOf(PICKING.without(part));
    if (left.size === 0 && NOD.closing(part)) return undefined;
    const words = [...(left.size > 0 ? left : wordsOf(part).intersection(beside.union(own)))];
    const [ours, known] = [own, beside].map((set) => words.filter((word) => set.has(word))) as [string[], string[]];
    const isVerb = !beside.has(words[0] ?? "") && !isHalfSaid(rationale, answer) && said.size > words.length;
    const isOther =
      known.length + Number(isVerb) === words.length && known.length > 2 * known.filter((word) => own.has(word)).length;
    if (isOther && !/[?？]/u.test(answer)) return "another";
    const isWhole = ours.length > 0 && words.every((word) => lines.has(word));
    return isWhole || ours.some((word) => !lines.has(word)) ? "it" : undefined;
  });
  return sides.includes("another") ? "another" : sides.find(Boolean);
}

const besideOf = ({ chosen, options }: Pick<Chosen, "chosen" | "options">, offered: string): Set<string> =>
  wordsOf([...options, ...mostAbout(chosen, sentencesIn(offered))].join("\n"));

/** `Then we take the bucket`: who concludes so names what they turn to, and nothing else; `Then return the wool` is a task. */
function concluded(clause: string, own: ReadonlySet<string>, beside: ReadonlySet<string>): Side {
  const rest = PICKING.without(turnedTo(withoutReason(clause).replace(CONCLUDES, " ")));
  const words = [...wordsOf(rest)];
  const ours = words.filter((word) => own.has(word)).length;
  const isElse = clause.search(CONCLUDES) < 0 || /[?？]/u.test(clause) || SPEAKS_AGAINST.test(rest);
  if (isElse || 2 * ours === words.length || !words.every((word) => own.has(word) || beside.has(word)))
    return undefined;
  return 2 * ours > words.length ? "it" : "another";
}

const wordsOf = (text: string): Set<string> => new Set(contentWords(fold(text)));

/** Whether the person's own words make the choice: half of it stands there, and not in a question. */
const isStatedIn = (chosen: string, text: string): boolean =>
  text
    .split(/(?<=[.!?。！？])\s+|\n+/u)
    .some((sentence) => !/[?？]\s*$/.test(sentence) && !isGuess(chosen, sentence) && isHalfSaid(chosen, sentence));

const [RULE, UNREAL] = [saying("rule"), saying("unreal")];
/** `Maybe we use Postgres`, in the clause that says most of the choice, its reason aside; `I think we should` is how a person decides. */
function isGuess(chosen: string, text: string, isOffered = false): boolean {
  const clauses = text.split(/[,;:.?!，；：。？！、\n]\s*|\s[—–-]\s/u).map(withoutReason);
  return mostAbout(chosen, clauses).some(
    (clause) =>
      (unsureIn(clause).some(({ key }) => key === "hedge") && !RULE.test(clause)) ||
      // `Moving would save space` offers to move.
      (isOffered && UNREAL.test(clause) && !tellsPast(UNREAL.without(clause))),
  );
}

/** The parts that say most words of a choice; none where none says any. */
function mostAbout<Part>(chosen: string, parts: readonly Part[], textOf: (part: Part) => string = String): Part[] {
  const words = wordsOf(chosen);
  const shares = parts.map((part) => wordsOf(textOf(part)).intersection(words).size);
  return parts.filter((_, at) => shares[at]! > 0 && shares[at] === Math.max(...shares));
}

/**
 * What a person asks for who says yes to an offer, `yes, move it`: the offer's sentences, for what the record says they ask; where
 * the answer has words of its own, one of them is in it.
 */
export function takenUp(wording: string, at: number, talk: readonly Message[]): string {
  const [offer, answer] = [talk[at - 1], talk[at]!];
  if (offer?.role !== "assistant" || !isYes(answer.text, offer.text) || isPutOff(answer.text)) return "";
  const words = wordsOf(PICKING.without(answer.text));
  if (words.size > 0 && words.isDisjointFrom(wordsOf(wording))) return "";
  return sentencesIn(offer.text).filter(isProposal).join("\n");
}

/** Whether half of the words of one text stand in another. */
export const isHalfSaid = (told: string, text: string): boolean =>
  wordsOf(told).size === 0 || shareOf(wordsOf(told), wordsOf(text)) * 2 >= 1;

/** The lines of a message in which a choice is told, with the one before each: a heading may say that it is an offer. */
function linesAbout(chosen: string, text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const most = mostAbout(chosen, lines);
  return lines
    .filter((line, at) => most.length === 0 || most.includes(line) || most.includes(lines[at + 1]!))
    .join("\n");
}
