/**
 * Whether a decision was one: not turned down by the person, and no longer the assistant's offer.
 */
import { fold } from "../../memory/fold.ts";
import { shareOf } from "../../memory/identity/told.ts";
import { isNo, isProposal, isPutOff, isYes } from "../../text/assent.ts";
import { saying } from "../../text/phrases.ts";
import { contentWords } from "../../text/words.ts";
import type { Role } from "../../transcript/transcript.ts";
import type { Refused } from "../refusal.ts";
import type { ActivityRecord } from "./activity.ts";

export interface Message {
  /** As the slice counts them, ascending. */
  readonly number: number;
  readonly role: Role;
  readonly text: string;
}

/** The messages that carry a record, or the reason why none does. */
export type Proof = { readonly messages: readonly number[] } | Refused;

/** A decision that the person turned down, or that is still the assistant's offer, is none. */
export function confirmed(record: ActivityRecord, proof: Proof, messages: readonly Message[]): Proof {
  if ("code" in proof || record.kind !== "decision") return proof;
  const talk = messages.filter(({ role }) => role === "user" || role === "assistant");
  const carrying = talk.filter(({ number }) => proof.messages.includes(number));
  const last = carrying.at(-1);
  if (last === undefined || last.role === "user") return proof;
  // What the person decided stands, whatever they say later to the assistant's way of doing it.
  if (carrying.some(({ role, text }) => role === "user" && isStatedIn(record.chosen, text))) return proof;
  const answer = talk.slice(talk.indexOf(last) + 1).find(({ role }) => role === "user");
  if (answer && (isNo(answer.text) || keepsAnother(answer.text, record)))
    return { code: "UNCONFIRMED", reason: "the person turned it down" };
  if (answer && isPutOff(answer.text)) return { code: "UNCONFIRMED", reason: "the person put it off" };
  if (answer && isYes(answer.text))
    return { messages: [...new Set([...proof.messages, answer.number])].sort((a, b) => a - b) };
  return isProposal(linesAbout(record.chosen, last.text))
    ? { code: "UNCONFIRMED", reason: "the assistant proposed it, and nobody took it up" }
    : proof;
}

const KEEPING = saying("stays", "return");

/** `Postmark stays`, where Postmark is the option that was not chosen. */
function keepsAnother(answer: string, { options, chosen }: Extract<ActivityRecord, { kind: "decision" }>): boolean {
  const own = new Set(contentWords(fold(chosen)));
  const said = new Set(contentWords(fold(answer)));
  return (
    KEEPING.test(answer) &&
    !isYes(answer) &&
    !/[?？]/u.test(answer) &&
    options.some((option) => {
      const words = contentWords(fold(option)).filter((word) => !own.has(word));
      return words.length > 0 && words.every((word) => said.has(word));
    })
  );
}

/** Whether the person's own words make the choice: half of it stands there, and not in a question. */
const isStatedIn = (chosen: string, text: string): boolean =>
  text
    .split(/(?<=[.!?。！？])\s+|\n+/u)
    .some((sentence) => !/[?？]\s*$/.test(sentence) && isHalfSaid(chosen, sentence));

/** Whether half of the words of one text stand in another. */
export function isHalfSaid(told: string, text: string): boolean {
  const words = new Set(contentWords(fold(told)));
  return words.size === 0 || shareOf(words, new Set(contentWords(fold(text)))) * 2 >= 1;
}

/** The lines of a message in which a choice is told, with the one before each: a heading may say that it is an offer. */
function linesAbout(chosen: string, text: string): string {
  const words = new Set(contentWords(fold(chosen)));
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const shares = lines.map((line) => contentWords(fold(line)).filter((word) => words.has(word)).length);
  const most = Math.max(0, ...shares);
  return lines.filter((_, at) => shares[at] === most || shares[at + 1] === most).join("\n");
}
