/**
 * Decides whether a reply counts as an answer (contract §5). A reply is an answer only when the server said it was
 * finished, and nothing speaks against it.
 */
import { saying } from "../../text/phrases.ts";
import { type Failure, failure, isContextTooLong, oneLine } from "../failure.ts";
import { answerOf, longestAnswer } from "./attempt-usage.ts";
import type { Reply } from "./reply.ts";

/** Below this part of the tokens that a prompt must at least have, the server cut it (contract §5). */
const TRUNCATED_BELOW = 0.6;

/**
 * What is wrong with a reply that came with HTTP 200; undefined when it is an answer.
 * @param promptTokens the fewest tokens the prompt can have, `fewestTokens`   @param where names model and URL
 * @param maxOutputTokens that the answer was allowed
 */
export function checkAnswer(
  reply: Reply,
  promptTokens: number,
  where: string,
  maxOutputTokens = Number.POSITIVE_INFINITY,
): Failure | undefined {
  if (reply.stranger !== undefined)
    return failure("NOT_AN_ANSWER", `${where} answered with something else: ${reply.stranger}`, "never");
  if (reply.error !== undefined)
    return isContextTooLong(reply.error)
      ? failure("CONTEXT_TOO_LONG", `${where} says: ${reply.error.message}`, "never")
      : failure("SERVER_ERROR_200", `${where} says, inside a 200: ${reply.error.message}`, "poor-answer");
  const finished = reply.finish !== undefined || reply.selfContained;
  if (!finished && (reply.broken !== undefined || reply.messages === 0 || reply.choices > 0))
    return failure("NETWORK", `the answer of ${where} broke off${because(reply.broken)}`, "outage");
  if (reply.choices === 0) return failure("NO_CHOICES", `${where} answered without a choice`, "poor-answer");
  if (answerOf(reply).length > longestAnswer(maxOutputTokens))
    return failure("ANSWER_CUT_OFF", `the answer of ${where} is longer than its token limit lets it be`, "never");
  return checkChoice(reply, promptTokens, where) ?? checkCalls(reply, maxOutputTokens, where);
}

/** A finished choice: the order names the cause before its consequences. */
function checkChoice(reply: Reply, promptTokens: number, where: string): Failure | undefined {
  const counted = reply.usage?.inputTokens;
  switch (reply.finish) {
    case "content_filter":
      return failure("FILTERED", `the content filter of ${where} stopped the answer`, "never");
    case "error":
      return failure("SERVER_ERROR_200", `${where} ended the answer with an error`, "poor-answer");
  }
  if (reply.refusal !== "") return failure("REFUSED", `${where} declines: ${oneLine(reply.refusal)}`, "poor-answer");
  if (counted !== undefined && counted < promptTokens * TRUNCATED_BELOW)
    return failure(
      "PROMPT_TRUNCATED",
      `${where} read ${counted} tokens of a prompt of at least ${Math.round(promptTokens)}: it cut the rest`,
      "never",
    );
  if (reply.finish === "length" || reply.finish === "max_tokens" || reply.finish === "model_length")
    return failure("ANSWER_CUT_OFF", `the answer of ${where} reached its token limit`, "never");
  if (reply.calls.length === 0 && !reply.halfCall && isBlank(reply.text))
    return failure("EMPTY", `${where} answered with no text and no tool call`, "poor-answer");
  if (reply.calls.length === 0 && declinesInWords(reply.text))
    return failure("REFUSED", `${where} declines: ${oneLine(reply.text)}`, "poor-answer");
  return undefined;
}

/**
 * A call counts whole or not at all. vLLM says `tool_calls` also of calls that the token limit cut, and may then leave
 * out a last one that had begun: only the count of tokens tells.
 */
function checkCalls(reply: Reply, maxOutputTokens: number, where: string): Failure | undefined {
  if (reply.halfCall && reply.broken !== undefined)
    return failure("NETWORK", `the answer of ${where} broke off${because(reply.broken)}`, "outage");
  if (reply.halfCall) return failure("ANSWER_CUT_OFF", `${where} stopped in the middle of a tool call`, "never");
  if (reply.calls.length > 0 && (reply.usage?.outputTokens ?? 0) >= maxOutputTokens)
    return failure("ANSWER_CUT_OFF", `the tool calls of ${where} reached the token limit`, "never");
  return undefined;
}

/** Thoughts alone are no answer: a reader drops a leading `<think>…</think>`. */
function isBlank(text: string): boolean {
  const trimmed = text.trim();
  if (!trimmed.startsWith("<think>")) return trimmed === "";
  const end = trimmed.indexOf("</think>");
  return end < 0 || trimmed.slice(end + "</think>".length).trim() === "";
}

const because = (reason: string | undefined): string => (reason === undefined ? "" : `: ${reason}`);

/**
 * The fewest tokens a prompt can reasonably have, taken low on purpose: too high a number would refuse good answers.
 * A quarter of a token a character is bytes/4 for English. Other alphabets get the same, though their letters take two
 * or three bytes, because large vocabularies hold their words too; Chinese, Japanese and Korean characters get their
 * bytes/4. A run of one sign (a rule, a table's border, indentation) counts once.
 */
export function fewestTokens(text: string): number {
  let quarters = 0;
  let last = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit !== last || !isSign(unit)) quarters += isIdeographOrSyllable(unit) ? 3 : 1;
    last = unit;
  }
  return quarters / 4;
}

/** White space, punctuation, lines and boxes: what is no letter and no digit, as far as it comes in runs. */
function isSign(unit: number): boolean {
  if (unit >= 0x80) return (unit >= 0x2000 && unit <= 0x303f) || unit === 0xa0;
  return !((unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122));
}

/** Kana, CJK ideographs, Hangul. */
const isIdeographOrSyllable = (unit: number): boolean =>
  (unit >= 0x3040 && unit <= 0x30ff) || (unit >= 0x3400 && unit <= 0x9fff) || (unit >= 0xac00 && unit <= 0xd7a3);

/**
 * Tells a refusal in plain words, as servers without a field for it stream one: a week marked done with it would lose
 * what its logs say.
 */
const THOUGHT_OUT = "</think>";
/** A refusal is a sentence or three. */
const LONGEST = 600;

const DECLINES = saying("declining");

/** Whether a text declines and does nothing else: no fence, heading, list or JSON follows. */
export function declinesInWords(text: string): boolean {
  const thoughts = text.trim().startsWith("<think>") ? text.indexOf(THOUGHT_OUT) + THOUGHT_OUT.length : 0;
  const said = text.slice(thoughts).trim();
  return (
    said.length <= LONGEST && DECLINES.leading(said) !== undefined && !/```|~~~|^\s*(?:[#{[*+-]|\d+[.)] )/m.test(said)
  );
}
