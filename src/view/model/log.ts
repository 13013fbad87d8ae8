/** The lines of a log as a page bears them. */
import type { Say } from "./said.ts";

export interface LogSeen {
  readonly path: string;
  readonly lines: readonly string[];
  /** Lines that are not shown: the file has them. */
  readonly more: number;
}

const MOST_LINES = 5_000;
const LONGEST_LINE = 2_000;

export const cutLines = (lines: readonly string[], say: Say): Omit<LogSeen, "path"> => ({
  lines: lines.slice(0, MOST_LINES).map((line) => say(line, LONGEST_LINE)),
  more: Math.max(0, lines.length - MOST_LINES),
});
