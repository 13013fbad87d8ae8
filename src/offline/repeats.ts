/**
 * On which days a statement stands: the log may say one thing again and again, the document says it once, with all its
 * days.
 */
import type { Day } from "../calendar/week.ts";
import type { Statement } from "./statements.ts";

/** Shorter statements are alike by chance: `All tests pass`. */
const LEAST_LENGTH = 12;

export function daysOfStatements(
  chosen: Iterable<Statement>,
  all: readonly Statement[],
): ReadonlyMap<Statement, readonly Day[]> {
  const own = new Map([...chosen].map((statement) => [statement, keyOf(statement)]));
  const days = new Map([...own.values()].map((key) => [key, new Set<Day>()]));
  const lengths = new Set([...own.keys()].flatMap(({ text }) => [-2, -1, 0, 1, 2].map((by) => text.length + by)));
  const heads = new Set([...days.keys()].map((key) => traceOf(key, HEAD)));
  const traces = new Set([...days.keys()].map((key) => traceOf(key)));
  for (const statement of all) {
    // A look at the length and the letters spares the key of most others; marks at the end may differ by one or two.
    if (!lengths.has(statement.text.length)) continue;
    const head = traceOf(statement.text, HEAD);
    if (head >= 0 && !heads.has(head)) continue;
    const trace = traceOf(statement.text);
    if (trace < 0 || traces.has(trace)) days.get(keyOf(statement))?.add(statement.log.day);
  }
  return new Map(
    [...own].map(([statement, key]) => {
      const stands = key.length < LEAST_LENGTH ? [] : [...(days.get(key) ?? [])];
      return [statement, [...new Set([statement.log.day, ...stands])].sort()];
    }),
  );
}

/** So many letters and figures tell most statements apart. */
const HEAD = 16;

/**
 * A number over the letters and figures of a text, the first `most` of them, the same for a text and its key; -1 where
 * what was looked at is not all ASCII.
 */
function traceOf(text: string, most = Number.POSITIVE_INFINITY): number {
  let trace = 0;
  let taken = 0;
  for (let i = 0; i < text.length && taken < most; i++) {
    const code = text.charCodeAt(i);
    if (code >= 128) return -1;
    const isCapital = code >= 65 && code <= 90;
    if (!isCapital && !(code >= 97 && code <= 122) && !(code >= 48 && code <= 57)) continue;
    trace = (trace * 31 + code + (isCapital ? 32 : 0)) & 0x3fffffff;
    taken++;
  }
  return trace;
}

/** Letters and figures alone. */
const keyOf = ({ text }: Statement): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
