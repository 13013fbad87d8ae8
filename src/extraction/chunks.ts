/**
 * In which pieces a further profile reads a text. Precision reads in chunks of document 004's own size. Knowledge reads
 * a conversation to its end before it says what holds (document 002), for what is said last may take back what was said
 * first: whole, and in chunks only where the model's window is smaller.
 */
import type { Question } from "../compaction/question.ts";
import type { DailyLog } from "../daily/daily-log.ts";
import { chunksOfText } from "../profile/chunked-text.ts";
import type { FurtherProfile } from "../profile/further.ts";
import { tokensOf } from "../prompt/split.ts";
import { type ChunkSize, PRECISION_CHUNKS } from "../transcript/chunk.ts";

/** Part of the window left free: tokens are estimated, and lines of a chunk may be longer than others. */
const MARGIN = 0.1;
/** A smaller chunk tells too little to judge by; a window too small for it is met by ask-week. */
const LEAST_CHARACTERS = 2_000;

/** @param question about the whole log   @returns the log itself when it fits */
export function chunksFor(question: Question, log: DailyLog, profile: Pick<FurtherProfile, "chunks">): DailyLog[] {
  if (question.contextTokens === Number.POSITIVE_INFINITY) return [log];
  const size = profile.chunks ?? sizeOfWindow(question, log);
  return size === undefined ? [log] : chunksOfText(log, size);
}

/** The largest chunk of this log that the window has room for; undefined when the whole log fits. */
function sizeOfWindow(question: Question, log: DailyLog): ChunkSize | undefined {
  const frame = tokensFor(question, []);
  const body = tokensFor(question, [log]) - frame;
  const room = question.contextTokens * (1 - MARGIN) - question.maxOutputTokens - frame;
  if (body <= room) return undefined;
  const length = log.lines.slice(log.bodyStart).reduce((total, line) => total + line.length + 1, 0);
  const characters = Math.max(LEAST_CHARACTERS, Math.floor((length * room) / body));
  return { characters, overlap: Math.min(PRECISION_CHUNKS.overlap, Math.floor(characters / 10)) };
}

function tokensFor(question: Question, logs: readonly DailyLog[]): number {
  const { system, user } = question.request({ name: "", logs });
  return tokensOf(system) + tokensOf(user);
}
