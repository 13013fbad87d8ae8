/**
 * What one attempt cost. A server's own count is taken where it can be true; where there is none, an answer that was
 * begun, and a request that was left unanswered, are taken at bytes/4: the server was at work on them. A refused one cost
 * nothing.
 */

import type { Usage } from "../../usage.ts";
import type { Failure } from "../failure.ts";
import type { Reply } from "./reply.ts";
import type { WireBody } from "./wire.ts";

/** No tokenizer makes two tokens of a byte; a server's template, and instructions of its own, may come on top. */
const MOST_BESIDE = 16_384;

/** All that a model wrote. */
export const answerOf = ({ text, calls }: Pick<Reply, "text" | "calls">): string =>
  [text, ...calls.flatMap((call) => [call.name, call.arguments])].join("");

/** What a model thinks is counted, and some servers let it think beyond what the answer was allowed. */
const MOST_THOUGHTS = 4;

/** In characters, of which a token holds four or five: reading an answer of megabytes takes minutes. */
export const longestAnswer = (tokens: number): number => 8 * (1 + MOST_THOUGHTS) * tokens;

/** @param sent whether the request left this machine   @param status undefined when none came */
export function usageOf(
  body: WireBody,
  sent: boolean,
  status: number | undefined,
  reply: Reply | undefined,
  failed: Failure | undefined,
): Usage {
  const told = reply?.usage;
  const begun = (reply?.choices ?? 0) > 0;
  const leftAlone = sent && (failed?.code === "TIMEOUT" || failed?.code === "NETWORK") && (status ?? 200) === 200;
  const asked = Buffer.byteLength(promptOf(body));
  const allowed = body.max_tokens ?? body.max_completion_tokens ?? 0;
  // No server bills for an answer that never ends.
  const answered = reply === undefined ? 0 : Math.min(Buffer.byteLength(answerOf(reply)), longestAnswer(allowed));
  const inputTokens =
    within(told?.inputTokens, asked + MOST_BESIDE) ?? (begun || leftAlone || told !== undefined ? quarter(asked) : 0);
  const outputTokens =
    within(told?.outputTokens, answered + MOST_THOUGHTS * allowed + MOST_BESIDE) ?? quarter(answered);
  const cachedTokens = Math.min(told?.cachedTokens ?? 0, inputTokens);
  return { calls: told !== undefined || sent ? 1 : 0, inputTokens, outputTokens, cachedTokens };
}

/** Tokens of a request without an answer in words. @param told by the server, whatever that is   @param bytes that were sent */
export const promptTokensIn = (told: unknown, bytes: number): number =>
  within(Number.isSafeInteger(told) && (told as number) >= 0 ? (told as number) : undefined, bytes + MOST_BESIDE) ??
  quarter(bytes);

/** A count that can be true; one mistaken number of a server's would use up the budget of a day. */
const within = (count: number | undefined, most: number): number | undefined =>
  count !== undefined && count <= most ? count : undefined;

const promptOf = ({ messages, tools }: WireBody): string =>
  [...messages.map(({ content }) => content), tools === undefined ? "" : JSON.stringify(tools)].join("");

const quarter = (bytes: number): number => Math.ceil(bytes / 4);
