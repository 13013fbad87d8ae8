/**
 * A text as what it changes in another. An index of ten thousand memories changes in two lines, and each run keeps it as it was and as it is.
 */
import { isFields } from "../../document/fields.ts";

/** What the text has that the other does not, between what both begin and end with: so many code units of the other, `head` and `tail`. */
export function spliceOf(text: string, other: string) {
  const most = Math.min(text.length, other.length);
  let head = 0;
  while (head < most && text.charCodeAt(head) === other.charCodeAt(head)) head++;
  let tail = 0;
  while (tail < most - head && text.charCodeAt(text.length - 1 - tail) === other.charCodeAt(other.length - 1 - tail))
    tail++;
  return { head, tail, text: text.slice(head, text.length - tail) };
}

/** The text; undefined for what is no splice of the other. */
export function splicedInto(other: string, saved: unknown): string | undefined {
  if (!isFields(saved)) return undefined;
  const { head, tail, text } = saved;
  if (!isLength(head) || !isLength(tail) || typeof text !== "string" || head + tail > other.length) return undefined;
  return other.slice(0, head) + text + other.slice(other.length - tail);
}

const isLength = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
