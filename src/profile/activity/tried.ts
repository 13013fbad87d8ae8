/**
 * Whether an attempt was made: where what tells of it only proposes, supposes or asks, and nobody goes on to do it, it is a plan
 * that was told as an outcome.
 */
import { unsettledIn } from "../../memory/evidence/unsettled.ts";
import { isNo, isPutOff } from "../../text/assent.ts";
import { saying } from "../../text/phrases.ts";
import type { Attempt, Message } from "./activity.ts";

const [DONE, HEDGE] = [saying("completion", "mended"), saying("hedge")];

/** @param carrying the messages that carry the attempt, of `messages`, which are all of the slice */
export function isOnlyProposed(attempt: Attempt, carrying: readonly Message[], messages: readonly Message[]): boolean {
  const told = `${attempt.action}\n${attempt.result}`;
  if (!carrying.every(isSpoken)) return false;
  const said = carrying.map((message) => {
    // What an agent has seen since it was asked it may tell as it seems; a person tells what they see.
    const isSeen = message.role === "assistant" && messages[messages.indexOf(message) - 1]?.role !== "user";
    return (isSeen ? HEDGE.without(message.text) : message.text).replace(/[;；]\s?/gu, "\n");
  });
  return (
    unsettledIn(told, said.join("\n")) !== undefined &&
    !isTakenOn(messages.slice(messages.indexOf(carrying.at(-1)!) + 1))
  );
}

const isSpoken = ({ role }: Message): boolean => role === "user" || role === "assistant";

/** Whether somebody sets about it before the person speaks a second time: a tool is called, or it is told to be done. */
function isTakenOn(after: readonly Message[]): boolean {
  const [answer, other] = after.filter(({ role }) => role === "user");
  if (answer !== undefined && (isNo(answer.text) || isPutOff(answer.text))) return false;
  const next = after.slice(0, other && after.indexOf(other));
  return next.some((message) => !isSpoken(message) || (message !== answer && DONE.test(message.text)));
}
