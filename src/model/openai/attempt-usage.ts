/**
 * What one attempt cost. Where the server does not count, an answer that was begun, and a request that was left
 * unanswered, are taken at bytes/4: the server was at work on them. A refused one cost nothing.
 */
import type { Failure } from "../failure.ts";
import type { Usage } from "../model.ts";
import type { Reply } from "./reply.ts";
import type { WireBody } from "./wire.ts";

/** @param sent whether the request left this machine   @param status undefined when none came */
export function usageOf(
  body: WireBody,
  sent: boolean,
  status: number | undefined,
  reply: Reply | undefined,
  failed: Failure | undefined,
): Usage {
  if (reply?.usage !== undefined) return { calls: 1, ...reply.usage };
  const begun = (reply?.choices ?? 0) > 0;
  const leftAlone = sent && (failed?.code === "TIMEOUT" || failed?.code === "NETWORK") && (status ?? 200) === 200;
  const inputTokens = begun || leftAlone ? quarterOfBytes(promptOf(body)) : 0;
  const outputTokens = reply === undefined ? 0 : quarterOfBytes(answerOf(reply));
  return { calls: sent ? 1 : 0, inputTokens, outputTokens, cachedTokens: 0 };
}

function promptOf({ messages, tools }: WireBody): string {
  return [...messages.map(({ content }) => content), tools === undefined ? "" : JSON.stringify(tools)].join("");
}

function answerOf({ text, calls }: Reply): string {
  return [text, ...calls.flatMap((call) => [call.name, call.arguments])].join("");
}

function quarterOfBytes(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4);
}
