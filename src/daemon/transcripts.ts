/**
 * Decides which agents' sessions are to be captured now: those that have fallen silent, and those in which much was
 * said since.
 *
 * A file's size says that something is new, never how much was said: conversation is a few percent of a transcript. So a
 * file that has grown by as many bytes as characters are asked for is worth counting, and only the count decides.
 */

import { ENOUGH_MESSAGES, isEnough, type NewSince } from "../capture/count-new.ts";
import { withoutEnd } from "../text/ends.ts";

/** Where sessions are looked for, and when they are taken. */
export interface TranscriptSource {
  /** Absolute. It need not exist. */
  readonly folder: string;
  /** Only session files of this tool; any of the three when absent. */
  readonly format?: string;
  /** Only sessions whose working folder is this one or below it, absolute; all when absent. */
  readonly cwd?: string;
  /** Without a new byte for so long, a session is taken. */
  readonly quietMs: number;
  /** So many new characters, or many messages (capture/count-new), are taken at once, quiet or not. 0: never before it is quiet. */
  readonly newCharacters: number;
}

/** A session file as the disk shows it. */
export interface SessionSeen {
  readonly path: string;
  readonly size: number;
  readonly changedMs: number;
  readonly source: Pick<TranscriptSource, "quietMs" | "newCharacters">;
}

/** What a file was when it was last captured, or when that last failed. */
export interface SessionTaken {
  readonly size: number;
  readonly changedMs: number;
  /** How often in a row it failed; 0 when it was captured. */
  readonly failures: number;
  /** When it may be tried again; no meaning without failures. */
  readonly againMs: number;
}

/** What was new in a file, counted when it had this size. */
export interface SessionCount extends NewSince {
  readonly size: number;
  readonly atMs: number;
}

/** `ready`: quiet long enough; `count`: to be captured if it holds as much new as its source asks for. */
type Readiness = "ready" | "count" | "wait" | "idle";

/** A clock that runs ahead on another machine's disk may do so by this much. */
const SKEW_MS = 120_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** A busy session grows by megabytes of tool output; reading all of it each minute would be the daemon's main work. */
const COUNT_EVERY_MS = 300_000;

export function readinessOf(
  { size, changedMs, source }: SessionSeen,
  taken: SessionTaken | undefined,
  counted: SessionCount | undefined,
  nowMs: number,
): Readiness {
  const isSame = taken !== undefined && taken.size === size && taken.changedMs === changedMs;
  if (size === 0 || (isSame && taken.failures === 0)) return "idle";
  // What fails is tried again later, also when more was said meanwhile: it is the same beginning that failed.
  if (taken && taken.failures > 0 && nowMs < taken.againMs && taken.againMs <= nowMs + LONGEST_WAIT_MS) return "wait";
  // A time far ahead tells nothing: such a file counts as quiet.
  if (nowMs >= changedMs + source.quietMs || changedMs > nowMs + SKEW_MS) return "ready";
  const isMuch = isWorthCounting(size, taken, source.newCharacters);
  if (!isMuch || (counted && !mayHaveEnough(size, counted, source.newCharacters))) return "wait";
  const countAt = counted === undefined || counted.atMs > nowMs ? nowMs : counted.atMs + COUNT_EVERY_MS;
  return nowMs >= countAt ? "count" : "wait";
}

/** A row says who, when and in which session besides: a message of one word takes as much. */
const LEAST_MESSAGE_BYTES = 100;

/** A file cannot hold so much that is new before it has grown by this. A character is a byte at least. */
const leastBytes = ({ characters, messages }: NewSince, newCharacters: number): number =>
  Math.min(newCharacters - characters, (ENOUGH_MESSAGES - messages) * LEAST_MESSAGE_BYTES);

/** A file that has shrunk was rewritten, and all of it may be new. */
function isWorthCounting(size: number, taken: SessionTaken | undefined, newCharacters: number): boolean {
  if (newCharacters === 0) return false;
  const before = taken === undefined || taken.failures > 0 || taken.size > size ? 0 : taken.size;
  return size - before >= leastBytes({ characters: 0, messages: 0 }, newCharacters);
}

/** What is missing at the last count can have come only if the file has grown by as much. */
function mayHaveEnough(size: number, counted: SessionCount, newCharacters: number): boolean {
  if (isEnough(counted, newCharacters)) return true;
  return size < counted.size || size - counted.size >= Math.max(1, leastBytes(counted, newCharacters));
}

/** A minute, then twice as long each time, six hours at most. */
export function afterFailure(seen: SessionSeen, taken: SessionTaken | undefined, nowMs: number): SessionTaken {
  const failures = (taken?.failures ?? 0) + 1;
  const waitMs = Math.min(60_000 * 2 ** (failures - 1), LONGEST_WAIT_MS);
  return { size: seen.size, changedMs: seen.changedMs, failures, againMs: nowMs + waitMs };
}

export const afterCapture = ({ size, changedMs }: SessionSeen): SessionTaken => ({
  ...{ size, changedMs, failures: 0, againMs: 0 },
});

/** Whether a session's working folder is the workspace or lies below it. Both absolute, with the same separators. */
export function isWithin(workspace: string, cwd: string | undefined): boolean {
  if (cwd === undefined) return false;
  const folder = withoutEnd(workspace, "/\\");
  return cwd === folder || cwd.startsWith(`${folder}/`) || cwd.startsWith(`${folder}\\`);
}
