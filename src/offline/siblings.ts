/**
 * Looks at a statement among its neighbours: the items of its list, or the paragraphs of its section. A long list of
 * short named items is a catalogue (the members of an API, the features of a library); a claim is told in few and
 * longer ones.
 */
import { topicsOf } from "./cues.ts";
import type { Statement } from "./statements.ts";

export interface Siblings {
  readonly count: number;
  /** The mean length of their texts, in characters. */
  readonly length: number;
  /** The share of them that begin with a name: of code, or a label that announces nothing. */
  readonly named: number;
}

const CODE_FIRST = /^\W{0,3}(?:`|[\w./-]{1,40}[(_/]|[\w-]{1,40}\.[a-z]{1,5}\b|[a-z]+[A-Z])/;

/** @returns what stands beside each statement, itself counted, by its index */
export function siblingsOf(statements: readonly Statement[]): Siblings[] {
  const groups = Map.groupBy(statements, ({ section, parent, listed }) => `${section} ${parent} ${listed}`);
  const found: Siblings[] = new Array(statements.length);
  for (const group of groups.values()) {
    const length = group.reduce((sum, { text }) => sum + text.length, 0) / group.length;
    const siblings = { count: group.length, length, named: group.filter(isNamed).length / group.length };
    for (const { index } of group) found[index] = siblings;
  }
  return found;
}

const isNamed = ({ text, label }: Statement): boolean =>
  CODE_FIRST.test(text) || (label !== "" && topicsOf(label) === 0);
