/**
 * How long a server is waited for: a silence has an end, and so has an answer that keeps coming in drips.
 */
import type { Progress } from "./direct-fetch.ts";

/** A whole answer is given this many times the longest silence. */
const WHOLE_ANSWER_TIMEOUTS = 4;
/** Node's timers take no more, and fire at once instead. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

export interface Patience extends Progress {
  /** Aborted when the caller aborts, and when patience is exhausted. */
  readonly signal: AbortSignal;
  /** Starts the clock: loading code before it is not the server's silence. */
  begin(): void;
  end(): void;
  /** Whether the server has the whole request. */
  wasSent(): boolean;
  /** What was waited for in vain, as the rest of a sentence. */
  exhausted(): string | undefined;
}

/** @param timeoutMs the longest silence   @param outer the caller's own signal */
export function startPatience(timeoutMs: number, outer: AbortSignal): Patience {
  const hangUp = new AbortController();
  let exhausted: string | undefined;
  let sent = false;
  let silence: NodeJS.Timeout | undefined;
  let whole: NodeJS.Timeout | undefined;
  function after(milliseconds: number, what: string): NodeJS.Timeout {
    const stop = () => {
      exhausted = `${what} ${milliseconds / 1000} seconds`;
      hangUp.abort();
    };
    return setTimeout(stop, Math.min(milliseconds, LONGEST_TIMER_MS));
  }
  return {
    signal: AbortSignal.any([outer, hangUp.signal]),
    begin() {
      silence = after(timeoutMs, "was silent for");
      whole = after(timeoutMs * WHOLE_ANSWER_TIMEOUTS, "did not finish within");
    },
    sent() {
      sent = true;
    },
    received() {
      sent = true;
      silence?.refresh();
    },
    end() {
      clearTimeout(silence);
      clearTimeout(whole);
    },
    wasSent: () => sent,
    exhausted: () => exhausted,
  };
}
