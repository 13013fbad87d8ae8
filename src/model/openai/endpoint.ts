/**
 * Asks one server one time: the only door to the openai SDK, which is loaded when a request is made (it costs 140 ms).
 * Of the SDK only the request and the reading of events are used. Its retries, its limits of time and its view of what
 * an answer is each let something through, and what it reads from the environment would change where a request goes.
 */
import type { OpenAI } from "openai";
import type { Usage } from "../../usage.ts";
import {
  connectionFailure,
  type Failure,
  failure as failureOf,
  oneLine,
  readServerError,
  type ServerError,
  statusFailure,
} from "../failure.ts";
import type { ToolCall } from "../model.ts";
import { checkAnswer } from "./answer-check.ts";
import { usageOf } from "./attempt-usage.ts";
import { directFetch, withReadableErrors } from "./direct-fetch.ts";
import { LONGEST_TIMER_MS, type Patience, startPatience } from "./patience.ts";
import { type GivenUp, whatToGiveUp } from "./refusal.ts";
import type { Reply } from "./reply.ts";
import { readReply } from "./reply-body.ts";
import { readRetryAfter } from "./retry.ts";
import { publicAddress, type WireBody } from "./wire.ts";

export type Client = OpenAI;

export interface Endpoint {
  /** Up to and without `/chat/completions`. */
  readonly baseURL: string;
  /** Undefined for a local server that wants none. */
  readonly apiKey: string | undefined;
  /** The longest silence: before the first byte of an answer, or between two. */
  readonly timeoutMs: number;
}

export type Attempt =
  | {
      readonly text: string;
      readonly calls: readonly ToolCall[];
      readonly model: string | undefined;
      readonly usage: Usage;
    }
  | {
      readonly failure: Failure;
      /** The parameter without which it may pass. */
      readonly refused: GivenUp | undefined;
      /** Whether the parameters were taken, that is, the server set out to answer. */
      readonly accepted: boolean;
      readonly usage: Usage;
    };

/**
 * Sends a request and reads its reply to the end.
 * @param promptTokens the fewest tokens the prompt can have   @param now for a `retry-after` that is a date
 * @returns the answer, or why there is none; it never throws, an abort shows in `signal`
 */
export async function ask(
  endpoint: Endpoint,
  body: WireBody,
  promptTokens: number,
  now: () => number,
  signal: AbortSignal,
): Promise<Attempt> {
  const where = `${body.model} at ${publicAddress(endpoint.baseURL)}`;
  const scrub = scrubber(endpoint.apiKey);
  const patience = startPatience(endpoint.timeoutMs, signal);
  const { status, reply, failed, refused } = await exchange(endpoint, body, promptTokens, now, patience, where);
  const usage = usageOf(body, patience.wasSent(), status, reply, failed);
  if (failed === undefined) {
    const calls = reply.calls.map((call) => ({ name: scrub(call.name), arguments: scrub(call.arguments) }));
    return { text: scrub(reply.text), calls, model: reply.model && shortened(scrub(oneLine(reply.model))), usage };
  }
  // Whatever broke after we hung up broke because we did; an answer that was complete by then is paid for and counts.
  const late = patience.exhausted();
  const failure = late === undefined ? failed : failureOf("TIMEOUT", `${where} ${late}`, "outage");
  const message = shortened(scrub(failure.message));
  return { failure: { ...failure, message }, refused, accepted: status === 200, usage };
}

/** One request and its reply, before either is cleaned of the key. */
type Exchange = { readonly status?: number; readonly refused?: GivenUp | undefined } & (
  | { readonly reply: Reply; readonly failed?: undefined }
  | { readonly reply?: Reply; readonly failed: Failure }
);

async function exchange(
  endpoint: Endpoint,
  body: WireBody,
  promptTokens: number,
  now: () => number,
  patience: Patience,
  where: string,
): Promise<Exchange> {
  try {
    const { client, readEvents } = await openClient(endpoint, patience);
    const response = await client.chat.completions.create(body, { signal: patience.signal }).asResponse();
    const read = await readReply(response, readEvents);
    // A call that nobody offered a tool for says nothing.
    const reply = body.tools === undefined ? { ...read, calls: [], halfCall: false } : read;
    const { status } = response;
    const failed = checkAnswer(reply, promptTokens, where, body.max_tokens ?? body.max_completion_tokens);
    return failed === undefined
      ? { status, reply }
      : { status, reply, failed, refused: reply.error && givenUp(body, status, reply.error, failed) };
  } catch (error) {
    const { failed, answered } = failureIn(error, where, now);
    if (answered === undefined) return { failed };
    const { status, said } = answered;
    return { status, failed, refused: givenUp(body, status, said, failed) };
  } finally {
    patience.end();
  }
}

/**
 * Anything else that a server is asked: its files, its batches.
 * @returns what `what` gives, or the failure, its status and whether the server had all of the request; it never throws for
 * what a server did, an abort shows in `signal`
 */
export async function call<T>(
  endpoint: Endpoint,
  where: string,
  now: () => number,
  signal: AbortSignal,
  what: (client: OpenAI, signal: AbortSignal) => Promise<T>,
): Promise<
  { readonly value: T } | { readonly failed: Failure; readonly status: number | undefined; readonly sent: boolean }
> {
  const patience = startPatience(endpoint.timeoutMs, signal);
  const scrub = scrubber(endpoint.apiKey);
  try {
    const { client } = await openClient(endpoint, patience);
    return { value: await what(client, patience.signal) };
  } catch (error) {
    const { failed, answered } = failureIn(error, where, now, patience.exhausted());
    const message = shortened(scrub(failed.message));
    return { failed: { ...failed, message }, status: answered?.status, sent: patience.wasSent() };
  } finally {
    patience.end();
  }
}

/** A prompt that is too long stays so, whatever else the message names. */
const givenUp = (body: WireBody, status: number, said: ServerError, failed: Failure): GivenUp | undefined =>
  failed.code === "CONTEXT_TOO_LONG" ? undefined : whatToGiveUp(body, status, said);

/** Every option that the SDK would otherwise take from the environment is given. */
async function openClient(endpoint: Endpoint, patience: Patience) {
  const [{ OpenAI }, { Stream }] = await Promise.all([import("openai"), import("openai/streaming")]);
  const apiKey = endpoint.apiKey ?? "none";
  const client: OpenAI = new OpenAI({
    baseURL: endpoint.baseURL,
    apiKey,
    // Here too, because headers from OPENAI_CUSTOM_HEADERS would come before the key.
    defaultHeaders: { authorization: `Bearer ${apiKey}` },
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
    maxRetries: 0,
    timeout: LONGEST_TIMER_MS,
    fetch: withReadableErrors(directFetch(patience)),
  });
  const readEvents = (body: ReadableStream<Uint8Array>) =>
    Stream.fromSSEResponse<{ event: string | null; data: unknown }>(
      new Response(body),
      new AbortController(),
      client,
      true,
      "events",
    );
  patience.begin();
  return { client, readEvents };
}

/**
 * An error that is a server's answer has a status: the SDK's own classes need not be loaded to tell. Any other is the connection's.
 * @param silence why nobody waited longer
 */
function failureIn(
  error: unknown,
  where: string,
  now: () => number,
  silence?: string,
): { readonly failed: Failure; readonly answered?: { readonly status: number; readonly said: ServerError } } {
  if (!(error instanceof Error) || !("status" in error) || typeof error.status !== "number")
    return { failed: connectionFailure(systemCodeOf(error), silence ?? connectionMessage(error), where) };
  const { status } = error;
  const headers = "headers" in error && error.headers instanceof Headers ? error.headers : new Headers();
  const message = error.message.replace(/^\d{3} /, "").replace(/^status code \(no body\)$/, "");
  const said = readServerError(("error" in error ? error.error : undefined) ?? message);
  const retryAfter = readRetryAfter((name) => headers.get(name), now());
  return { failed: statusFailure(status, said, where, retryAfter), answered: { status, said } };
}

/** `ECONNRESET`, from wherever in the chain of causes the system said it. */
function systemCodeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause)
    if ("code" in at && typeof at.code === "string") return at.code;
  return "";
}

/** The innermost message: the SDK's own is "Connection error." */
function connectionMessage(error: unknown): string {
  let message = "";
  for (let at = error; at instanceof Error; at = at.cause) message = at.message === "" ? message : at.message;
  return oneLine(message || systemCodeOf(error) || String(error));
}

/** `ollama`, `none`, `lm-studio`: what servers on this machine are given for a key is a word that answers may say. */
const isSecret = (key: string): boolean => key.length >= LONG_KEY || (key.length >= SHORT_KEY && /\d/.test(key));
const LONG_KEY = 16;
const SHORT_KEY = 8;

/** Takes the key out of a text, also as servers echo it: in a URL, in JSON inside JSON, on one line. */
function scrubber(apiKey: string | undefined): (text: string) => string {
  if (apiKey === undefined || !isSecret(apiKey)) return (text) => text;
  const forms = new Set([apiKey, encodeURIComponent(apiKey), JSON.stringify(apiKey).slice(1, -1), oneLine(apiKey)]);
  return (text) => [...forms].reduce((left, form) => left.replaceAll(form, "[API key]"), text);
}

const shortened = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)}…` : text);
