/**
 * The model behind any server that speaks `POST /chat/completions`: asks, checks, asks again within bounds, and counts
 * what all of it cost.
 */
import { BudgetReached, ModelError } from "../../errors.ts";
import { addUsage, NO_USAGE, type Usage } from "../../usage.ts";
import { type Failure, failure } from "../failure.ts";
import type { Answer, Model, Request } from "../model.ts";
import { fewestTokens } from "./answer-check.ts";
import { ask, type Endpoint } from "./endpoint.ts";
import { decideRetry, RETRY_LIMITS, type RetryLimits } from "./retry.ts";
import { publicAddress, REFUSABLE, type Refusable, wireBody } from "./wire.ts";

/**
 * Remembers which parameters an endpoint refuses, so that each is found out once. The host may keep it on disk; what
 * it gives back is not trusted: names other than those of `Refusable` are passed over.
 */
export interface RefusedParameters {
  get(endpoint: string): readonly string[] | undefined;
  set(endpoint: string, parameters: readonly string[]): void;
}

export interface RetryInfo {
  /** The code of what failed: `SERVER`, `TIMEOUT`. */
  readonly code: string;
  readonly message: string;
  /** Which request comes next, from 2. */
  readonly attempt: number;
  readonly waitMs: number;
}

/** `timeoutMs`: a whole answer may take four times as long. */
export interface OpenAIOptions extends Endpoint {
  readonly model: string;
  /** What the model takes, prompt and answer together. */
  readonly contextTokens: number;
  /** An upper bound for every request, where it asks for more. */
  readonly maxOutputTokens?: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after `ms`; rejects at once when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Parameters known not to be taken, by their names on the wire; others are found out. */
  readonly without?: readonly string[];
  readonly remember?: RefusedParameters;
  /** Called before each single attempt, the first and each retry; what it throws ends the asking. */
  readonly beforeAttempt?: () => void | Promise<void>;
  /** Called with the cost of each single attempt, also the last and successful one: their sum is the answer's usage. */
  readonly onAttempt?: (usage: Usage) => void;
  readonly onRetry?: (info: RetryInfo) => void;
  readonly retry?: RetryLimits;
}

/** @returns a model that throws ModelError, or the signal's reason once that is aborted */
export function openaiModel(options: OpenAIOptions): Model {
  const remember = options.remember ?? new Map<string, readonly string[]>();
  return async (request, signal) => {
    signal.throwIfAborted();
    const bounded = {
      ...request,
      maxOutputTokens: Math.min(request.maxOutputTokens, options.maxOutputTokens ?? Infinity),
    };
    const promptTokens = fewestTokens(request.system) + fewestTokens(request.user);
    refuseWhatCannotPass(options, bounded, promptTokens);
    return askUntilAnswered(options, bounded, promptTokens, remember, signal);
  };
}

async function askUntilAnswered(
  options: OpenAIOptions,
  request: Request,
  promptTokens: number,
  remember: RefusedParameters,
  signal: AbortSignal,
): Promise<Answer> {
  const endpointKey = `${publicAddress(options.baseURL)} ${options.model}`;
  const known = new Set([...(options.without ?? []), ...(remember.get(endpointKey) ?? [])].filter(isRefusable));
  /** Those, and what this one request does without. */
  const refused = new Set(known);
  const began = options.now();
  const failures: Failure[] = [];
  let foundOut = false;
  let spent = NO_USAGE;
  for (;;) {
    const body = wireBody(request, options.model, refused);
    await beforeAttempt(options, spent);
    const attempt = await ask(options, body, promptTokens, options.now, signal);
    spent = addUsage(spent, attempt.usage);
    options.onAttempt?.(attempt.usage);

    if (foundOut && (!("failure" in attempt) || attempt.accepted)) {
      remember.set(endpointKey, [...known].sort());
      foundOut = false;
    }
    if (!("failure" in attempt)) {
      const { text, calls, model = options.model } = attempt;
      return { text, ...(calls.length === 0 ? {} : { calls }), model, usage: spent };
    }
    signal.throwIfAborted();
    if (attempt.refused !== undefined) {
      // Each parameter is given up once, so this ends.
      refused.add(attempt.refused.parameter);
      if (attempt.refused.lasting) {
        known.add(attempt.refused.parameter);
        foundOut = true;
      }
      continue;
    }
    failures.push(attempt.failure);
    const decision = decideRetry(failures, options.now() - began, options.retry ?? RETRY_LIMITS);
    if ("giveUp" in decision) throw modelError(attempt.failure, decision.giveUp, spent, options.now());
    const { code, message } = attempt.failure;
    options.onRetry?.({ code, message, attempt: failures.length + 1, waitMs: decision.waitMs });
    await options.wait(decision.waitMs, signal);
    signal.throwIfAborted();
  }
}

/** A limit reached by failed attempts stops the next one, and says what those cost. */
async function beforeAttempt({ beforeAttempt: look }: OpenAIOptions, spent: Usage): Promise<void> {
  try {
    await look?.();
  } catch (error) {
    throw error instanceof BudgetReached ? new BudgetReached(error.message, error.hint, spent) : error;
  }
}

/**
 * What can only fail is not sent. A prompt too long even by the lowest estimate would be cut or refused, and may cost;
 * a key with a line end in it would make no header.
 */
function refuseWhatCannotPass(options: OpenAIOptions, request: Request, promptTokens: number): void {
  const { contextTokens, apiKey = "" } = options;
  const refuse = (code: "AUTH" | "CONTEXT_TOO_LONG", message: string) =>
    modelError(failure(code, message, "never"), "", NO_USAGE, options.now());
  if (/[^\x21-\x7e]/.test(apiKey)) throw refuse("AUTH", "the API key holds white space or other signs no key has");
  if (promptTokens + request.maxOutputTokens > contextTokens) {
    const needed = `a prompt of ${Math.round(promptTokens)} tokens and an answer of ${request.maxOutputTokens}`;
    throw refuse("CONTEXT_TOO_LONG", `${needed} do not fit into model.contextTokens (${contextTokens})`);
  }
}

/** Without the SDK's error as its cause: that holds the server's body and headers, and with them what must be scrubbed. */
function modelError(last: Failure, gaveUp: string, usage: Usage, now: number): ModelError {
  const until = last.retryAfterMs === undefined ? "" : `, not before ${timeOf(now + last.retryAfterMs)}`;
  const message = gaveUp === "" ? last.message : `${last.message} (${gaveUp}${until})`;
  return new ModelError(last.code, message, last.hint, usage);
}

/** To the second, in UTC. A server may ask for a year that no date has. */
function timeOf(milliseconds: number): string {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? "long from now" : `${date.toISOString().slice(0, 19)}Z`;
}

const isRefusable = (name: string): name is Refusable => (REFUSABLE as readonly string[]).includes(name);
