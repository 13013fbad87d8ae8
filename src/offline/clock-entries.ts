/**
 * Knows the line of a log that is kept by the clock: `09:20 Disk full on db-03`, `- **14:05** – deployed`. The time
 * says when it was written down, and each such line is a thing of its own.
 */
import type { MarkdownLine } from "./markdown-lines.ts";

const CLOCK = String.raw`\d{1,2}(?::[0-5]\d){1,2}(?:\s?[ap]\.?m\.?)?`;
const CLOCK_FIRST = new RegExp(
  String.raw`^(?:\*\*|__)?[[(]?${CLOCK}(?:\s?[-–—]\s?${CLOCK})?[\])]?(?:\*\*|__)?(?:\s*[-–—:|·]\s+|\s+)(?=[\p{L}\p{N}"'“„«*_\x60#@/[(])`,
  "iu",
);
/** One line that begins so may speak of that time: `14:30 is too early`. */
const LEAST_ENTRIES = 2;

/** Whether the lines of one log are entries made by the clock. */
export function isKeptByClock(lines: readonly MarkdownLine[]): boolean {
  let entries = 0;
  for (const { kind, content } of lines) {
    if (kind !== "blank" && kind !== "heading" && CLOCK_FIRST.test(content) && ++entries === LEAST_ENTRIES) return true;
  }
  return false;
}

/** The entry without its time; undefined when the line is none. */
export function entryOf(content: string): string | undefined {
  const clock = CLOCK_FIRST.exec(content)?.[0];
  return clock === undefined ? undefined : content.slice(clock.length);
}
