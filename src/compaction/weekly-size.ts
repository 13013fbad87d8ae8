/**
 * The size of a weekly document: at most 30 % of the week's bytes, 1 KB always, never over 16 KB (contract §3). What
 * does not fit is dropped from the end of the longest section, since each begins with its most important.
 */
import type { LogMark } from "./due.ts";

const SHARE = 0.3;
const LEAST_BYTES = 1_024;
const MOST_BYTES = 16 * 1_024;

/** What a model is told to write: below the limit, since models count badly, and what is cut may be what a person wanted. */
const TOLD_SHARE = 0.21;
/** A bullet of one line with its date. */
const BULLET_BYTES = 115;
/** More bullets than that nobody reads: with more room they are longer. */
const MOST_BULLETS = 40;

/** @param logBytes the bytes of all logs of the week */
export const weeklyBudget = (logBytes: number): number =>
  Math.min(MOST_BYTES, Math.max(LEAST_BYTES, Math.floor(logBytes * SHARE)));

/**
 * The size a model is told, in bytes and bullets.
 * @param logBytes of the whole week   @param share of it that is asked about   @param answerTokens that its whole answer may take, of which half is left to the memories
 */
export function toldSize(logBytes: number, share: number, answerTokens: number): { bytes: number; bullets: number } {
  const whole = Math.max(LEAST_BYTES, logBytes * TOLD_SHARE) * share;
  const bytes = Math.floor(Math.min(MOST_BYTES, answerTokens * 2, Math.max(LEAST_SHARE_BYTES, whole)));
  return { bytes, bullets: Math.min(MOST_BULLETS, Math.round(bytes / BULLET_BYTES)) };
}

/** Four bullets or so: with less a part of a week has no room for what matters in it. */
const LEAST_SHARE_BYTES = 600;

/** Of what nobody could read nothing is told. */
export const bytesRead = (logs: readonly LogMark[]): number =>
  logs.reduce((total, { bytes, unread, isPart }) => total + (unread === undefined || isPart ? bytes : 0), 0);
