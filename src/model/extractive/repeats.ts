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
  const lengths = new Set([...own.keys()].map(({ text }) => text.length));
  for (const statement of all) {
    // A look at the length spares the key of most others; marks at the end may differ by one or two.
    const near = [-2, -1, 0, 1, 2].some((by) => lengths.has(statement.text.length + by));
    if (near) days.get(keyOf(statement))?.add(statement.log.day);
  }
  return new Map(
    [...own].map(([statement, key]) => {
      const stands = key.length < LEAST_LENGTH ? [] : [...(days.get(key) ?? [])];
      return [statement, [...new Set([statement.log.day, ...stands])].sort()];
    }),
  );
}

/** Letters and figures alone. */
const keyOf = ({ text }: Statement): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
