/**
 * Decides whether a request is asked again, and after how long.
 */
import type { Failure } from "../failure.ts";

export interface RetryLimits {
  /** Requests in all, the first one counted. */
  readonly attempts: number;
  /** How often an answer with nothing usable in it is asked for again. */
  readonly poorAnswers: number;
  /** The wait before the second request; it doubles each time. */
  readonly firstWaitMs: number;
  /** A server that asks for more than this is not waited for: the week stays due and is asked for later. */
  readonly longestWaitMs: number;
  /** No request is begun later than this after the first. */
  readonly totalMs: number;
}

export const RETRY_LIMITS: RetryLimits = {
  attempts: 4,
  poorAnswers: 2,
  firstWaitMs: 1_000,
  longestWaitMs: 10 * 60_000,
  totalMs: 45 * 60_000,
};

export type Decision = { readonly waitMs: number } | { readonly giveUp: string };

/**
 * @param failures of every attempt so far, the latest last; at least one
 * @param elapsedMs since the first request was begun
 * @returns the wait before the next request: the server's own wish in full, or the backoff when that is longer; or why
 * there is no next one, as half a sentence for people, empty when asking again was never an option
 */
export function decideRetry(failures: readonly Failure[], elapsedMs: number, limits: RetryLimits): Decision {
  const latest = failures.at(-1);
  if (latest === undefined || latest.remedy === "never") return { giveUp: "" };
  const attempts = failures.length;
  if (attempts >= limits.attempts) return { giveUp: `asked ${attempts} times` };
  const poorAnswers = failures.filter((failure) => failure.remedy === "poor-answer").length;
  if (poorAnswers > limits.poorAnswers) return { giveUp: `asked ${attempts} times` };

  const wish = latest.retryAfterMs ?? 0;
  if (wish > limits.longestWaitMs) return { giveUp: `the server asks to wait ${Math.ceil(wish / 1000)} seconds` };
  const waitMs = Math.max(wish, limits.firstWaitMs * 2 ** (attempts - 1));
  if (elapsedMs + waitMs > limits.totalMs) return { giveUp: `no answer after ${Math.round(elapsedMs / 1000)} seconds` };
  return { waitMs };
}

/**
 * How long a server asks to wait: `retry-after-ms`, or `retry-after` in seconds or as a date (RFC 9110, §10.2.3).
 * @param header looks a header up by its lower-case name   @param now in milliseconds, for the date form
 * @returns undefined when it does not say, or says nothing that can be read
 */
export function readRetryAfter(header: (name: string) => string | null, now: number): number | undefined {
  const milliseconds = readNumber(header("retry-after-ms"));
  if (milliseconds !== undefined) return Math.ceil(milliseconds);
  const after = header("retry-after");
  const seconds = readNumber(after);
  if (seconds !== undefined) return Math.ceil(seconds * 1000);
  // Without a letter it is no date, though Date.parse reads "-5" as one.
  if (after === null || !/[a-z]/i.test(after)) return undefined;
  const date = Date.parse(after);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

const readNumber = (text: string | null): number | undefined =>
  text !== null && /^\s*\d{1,12}(\.\d{1,6})?\s*$/.test(text) ? Number(text) : undefined;
