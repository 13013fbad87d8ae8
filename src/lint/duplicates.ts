/**
 * Finds memories that say the same: nearly all words in common, and no number, date, name or negation apart.
 */

import { lacking, opposition } from "../memory/identity/similarity.ts";
import type { StoredMemory } from "../memory/memory.ts";
import type { Steps } from "../steps.ts";
import { byCodeUnit } from "../text/order.ts";
import { contentWords } from "../text/words.ts";
import { type Finding, warning } from "./finding.ts";

/** Common words over all words (Jaccard). Below it two texts are two claims until a person says otherwise. */
const LEAST_ALIKE = 0.8;
/** So many candidates are compared for a memory, and so many are taken of one word. */
const MOST_CANDIDATES = 64;

interface Text {
  readonly memory: StoredMemory;
  /** Distinct, the rarest of the folder first. */
  readonly words: readonly string[];
  readonly set: ReadonlySet<string>;
  readonly said: string;
}

/** One finding for each memory that repeats an older one. */
export function* lintDuplicates(memories: readonly StoredMemory[]): Steps<Finding[]> {
  const texts = textsOf(memories.filter(({ status }) => status === "active").toSorted(byAge));
  const byWord = new Map<string, number[]>();
  const findings: Finding[] = [];
  for (const [i, text] of texts.entries()) {
    const rare = text.words.slice(0, text.words.length - Math.ceil(LEAST_ALIKE * text.words.length) + 1);
    const twin = candidates(rare, byWord)
      .map((at) => texts[at]!)
      .find((other) => saysTheSame(text, other));
    if (twin) findings.push(told(text.memory, twin.memory));
    for (const word of rare) (byWord.get(word) ?? byWord.set(word, []).get(word)!).push(i);
    yield;
  }
  return findings;
}

const told = ({ file }: StoredMemory, { file: other }: StoredMemory): Finding =>
  warning(
    file,
    1,
    "DUPLICATE",
    `it says what ${other} says`,
    `keep one with the sources of both, or set supersedes: ${other} here and status: superseded there`,
  );

/** Texts that share more than the threshold must share one of these words (Chaudhuri et al. 2006, prefix filter). */
function candidates(rare: readonly string[], byWord: ReadonlyMap<string, readonly number[]>): number[] {
  const found = new Set<number>();
  for (const word of rare) {
    for (const at of byWord.get(word)?.slice(-MOST_CANDIDATES) ?? []) found.add(at);
    if (found.size >= MOST_CANDIDATES) break;
  }
  return [...found].sort((a, b) => a - b);
}

function textsOf(memories: readonly StoredMemory[]): Text[] {
  const told = memories.map(({ description, body }) => `${description}\n${body}`);
  const sets = told.map((said) => new Set(contentWords(said)));
  const counts = new Map<string, number>();
  for (const set of sets) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarer = (a: string, b: string): number => counts.get(a)! - counts.get(b)! || byCodeUnit(a, b);
  return memories.map((memory, i) => ({ memory, said: told[i]!, set: sets[i]!, words: [...sets[i]!].sort(rarer) }));
}

const byAge = (a: StoredMemory, b: StoredMemory): number =>
  byCodeUnit(a.updated, b.updated) || byCodeUnit(a.file, b.file);

function saysTheSame(a: Text, b: Text): boolean {
  if (Math.min(a.set.size, b.set.size) < LEAST_ALIKE * Math.max(a.set.size, b.set.size)) return false;
  const shared = a.set.intersection(b.set).size;
  return shared > 0 && shared >= LEAST_ALIKE * (a.set.size + b.set.size - shared) && !differ(a.said, b.said);
}

/** In a number, date, URL, identifier or name, or in what one of them denies. */
const differ = (a: string, b: string): boolean =>
  lacking(a, b).size + lacking(b, a).size > 0 || opposition(a, b) !== undefined;
