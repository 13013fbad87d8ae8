/**
 * On which days a statement stands: the log may say one thing again and again, the document says it once, with all its days.
 * Before: statements. After: bullets. Pure.
 */
import type { Day } from "../../calendar/week.ts";
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
  const traces = new Set([...days.keys()].map(traceOf));
  for (const statement of all) {
    // A look at the length and the letters spares the key of most others; marks at the end may differ by one or two.
    if (!lengths.has(statement.text.length)) continue;
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

/** A number over the letters and figures of a text, the same for a text and its key; -1 where they are not all ASCII. */
function traceOf(text: string): number {
  let trace = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 128) return -1;
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) trace = (trace * 31 + code) & 0x3fffffff;
    else if (code >= 65 && code <= 90) trace = (trace * 31 + code + 32) & 0x3fffffff;
  }
  return trace;
}

/** Letters and figures alone. */
const keyOf = ({ text }: Statement): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
