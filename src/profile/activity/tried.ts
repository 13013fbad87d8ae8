/**
 * Whether an attempt was made: where what tells of it only proposes, supposes or asks, and nobody goes on to do it, it is a plan
 * that was told as an outcome.
 */
import { fold } from "../../memory/fold.ts";
import { isNo, isPutOff } from "../../text/assent.ts";
import { saying } from "../../text/phrases.ts";
import { sentencesIn } from "../../text/sentences.ts";
import { tellsPast } from "../../text/task-end.ts";
import { unsureIn } from "../../text/unsure.ts";
import { contentWords } from "../../text/words.ts";
import type { Attempt } from "./activity.ts";
import type { Message } from "./confirmed.ts";

const [UNREAL, UNMET, CONDITION] = [saying("unreal"), saying("unreal", "supposed"), saying("condition")];
const SUPPOSING = saying("unreal", "supposed", "wish", "plan", "request");
const DONE = saying("completion", "mended");

/** @param carrying the messages that carry the attempt, of `messages`, which are all of the slice */
export function isOnlyProposed(attempt: Attempt, carrying: readonly Message[], messages: readonly Message[]): boolean {
  const told = `${attempt.action}\n${attempt.result}`;
  if (!carrying.every(isSpoken) || supposedFrom(told, true) < told.length) return false;
  const words = new Set(contentWords(fold(told)));
  const sharedBy = (text: string): number => new Set(contentWords(fold(text))).intersection(words).size;
  const said = carrying.flatMap((message) => {
    // What an agent has seen since it was asked it may tell as it seems; a person tells what they see.
    const isAnswer = message.role === "assistant" && messages[messages.indexOf(message) - 1]?.role === "user";
    return message.text
      .split(/[;；]\s?/u)
      .flatMap(sentencesIn)
      .map((sentence) => ({ shared: sharedBy(sentence), outright: sharedBy(outright(sentence, isAnswer, attempt)) }));
  });
  const half = Math.max(...said.map(({ shared }) => shared)) / 2;
  if (said.some((one) => one.outright > half)) return false;
  return !isTakenOn(messages.slice(messages.indexOf(carrying.at(-1)!) + 1));
}

const isSpoken = ({ role }: Message): boolean => role === "user" || role === "assistant";

/** What a sentence tells as it is: up to what it supposes; all, where it tells what came of it or how it was tried. */
function outright(sentence: string, isAnswer: boolean, { succeeded }: Attempt): string {
  const from = supposedFrom(sentence, isAnswer);
  if (from === sentence.length) return sentence;
  const before = sentence.slice(0, from);
  const isTold = tellsPast(succeeded ? (/^.*[:：]/su.exec(before)?.[0] ?? "") : before);
  const isMet = !UNMET.test(sentence) && tellsPast(sentence.slice(from));
  return isTold || isMet ? sentence : before.slice(0, before.search(/[^,.:，：、。]*$/u));
}

/** Where a sentence begins to suppose; a question does at once. */
function supposedFrom(sentence: string, isAnswer: boolean): number {
  if (/[?？]["'”»)\s]*$/u.test(sentence)) return 0;
  const conditions = UNREAL.test(sentence) ? CONDITION.all(sentence) : [];
  const unsure = unsureIn(sentence).filter(({ key, from }) => isAnswer || from === 0 || key !== "hedge");
  return Math.min(sentence.length, ...[...SUPPOSING.all(sentence), ...conditions, ...unsure].map(({ from }) => from));
}

/** Whether somebody sets about it before the person speaks a second time: a tool is called, or it is told to be done. */
function isTakenOn(after: readonly Message[]): boolean {
  const [answer, other] = after.filter(({ role }) => role === "user");
  if (answer !== undefined && (isNo(answer.text) || isPutOff(answer.text))) return false;
  const next = after.slice(0, other && after.indexOf(other));
  return next.some((message) => !isSpoken(message) || (message !== answer && DONE.test(message.text)));
}
