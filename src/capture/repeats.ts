/**
 * Tells a record that was told twice from two records: chunks overlap, and what stands in the overlap is told by both.
 */
import type { Rejection } from "../memory/evidence/rejection.ts";
import { type ActivityRecord, wordingOf } from "../profile/activity/activity.ts";
import { likeness } from "../profile/activity/routing.ts";

/** Of two answers on the same messages: told anew in other words, as a model does when it is asked twice. */
const SAME_MESSAGES_OVERLAP = 0.6;
/** Anywhere else only nearly the same words are the same thing. */
const SAME_WORDS_OVERLAP = 0.9;

/** The first telling stands, with the messages of both. What one answer tells apart, it means apart. */
export function repeatsApart(told: readonly ActivityRecord[]) {
  const records: ActivityRecord[] = [];
  const repeats: Rejection[] = [];
  for (const record of told) {
    const at = records.findIndex((other) => other.chunk !== record.chunk && isSame(other, record));
    const first = records[at];
    if (first === undefined) records.push(record);
    else {
      const messages = [...new Set([...first.messages, ...record.messages])].sort((a, b) => a - b);
      records[at] = { ...first, messages };
      const reason = "another record of these messages says it";
      repeats.push({ code: "DUPLICATE", line: record.line, reason, text: wordingOf(record) });
    }
  }
  return { records, repeats };
}

/** Whether two records tell the same thing. */
export function isSame(one: ActivityRecord, other: ActivityRecord): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === "attempt" && other.kind === "attempt" && one.succeeded !== other.succeeded) return false;
  const sharesMessages = one.messages.some((number) => other.messages.includes(number));
  const least = sharesMessages ? SAME_MESSAGES_OVERLAP : SAME_WORDS_OVERLAP;
  const [first, second] = [numbersOf(one), numbersOf(other)];
  return likeness(one, other) >= least && (first.isSubsetOf(second) || second.isSubsetOf(first));
}

/** "Retry 3 times" and "retry 5 times" are two things, however alike. */
const numbersOf = (record: ActivityRecord) => new Set(wordingOf(record).match(/\d+(?:[.,]\d+)*/g));
