/**
 * Finds the standing memories most like a claim: stemmed TF-IDF vectors in an inverted index, made anew from the files
 * in each run and kept nowhere. What it tells apart: docs/measurements.md, Near-duplicates.
 */

import { onceOf } from "../../once.ts";
import { type Beginnings, beginningsOf, kinOf } from "../../text/kin.ts";
import { contentWords } from "../../text/words.ts";
import { foldLine } from "../fold.ts";
import type { StoredMemory, Wording } from "../memory.ts";

export interface Similar {
  readonly memory: StoredMemory;
  /** Cosine of the two weighted word vectors, 0 to 1. */
  readonly cosine: number;
}

export interface SimilarIndex {
  add(memory: StoredMemory): void;
  /** How many memories there are, and which have a content word. */
  size(): number;
  having(word: string): readonly string[];
  /** Words of the memories that are of one root with a word, and not the same. */
  kin(word: string): readonly string[];
  /** The files of the memories that bear this name, once folded. */
  named(name: string): readonly string[];
  /**
   * The memory most like the claim among those that `fits` accepts; of two equal ones the first by file name.
   * @param least cosine: who cannot reach it is not looked at, so that one below it may be told or not
   */
  nearest(claim: Wording, least: number, fits: (memory: StoredMemory) => boolean): Similar | undefined;
}

const NONE: readonly string[] = [];
/** Counts as so many memories read already: in a folder of three, a word in two of them is not yet common. */
const PRIOR_MEMORIES = 50;
/** So many are compared with a claim: those that share its rarest words. Words that all of them have find nobody. */
const MOST_COMPARED = 500;
/** What rounding may take from a sum. */
const NEARLY = 0.999;

export function similarIndex(memories: readonly StoredMemory[]): SimilarIndex {
  const vectors = new Map<string, Vector>();
  const postings = new Map<string, string[]>();
  let beginnings: Beginnings | undefined;
  const names = new Map<string, string[]>();
  /** Reckoned anew once a memory is added: each claim is held against the same ones, twice. */
  const reckoned = () => ({
    rarityOf: onceOf((word) => Math.log(1 + (vectors.size + PRIOR_MEMORIES) / (1 + (postings.get(word)?.length ?? 0)))),
    lengthIn: onceOf((file) => lengthOf(countsIn(vectors.get(file)!))),
  });
  let known = reckoned();
  const add = (memory: StoredMemory): void => {
    beginnings = undefined;
    known = reckoned();
    const isNew = !vectors.has(memory.file);
    vectors.set(memory.file, { memory });
    put(names, foldLine(memory.name), memory.file, isNew);
    // Of ten thousand memories few are ever compared: their words are asked for again then, not kept.
    for (const text of new Set([memory.name, memory.description, memory.body]))
      for (const word of contentWords(text)) put(postings, word, memory.file, isNew);
  };
  const countsIn = (vector: Vector): Counts => {
    vector.counts ??= countsOf(wordsOf(vector.memory));
    return vector.counts;
  };
  const weight = (word: string, count: number): number => (1 + Math.log(count)) * known.rarityOf(word);
  const lengthOf = (counts: Counts): number =>
    Math.sqrt(counts.entries().reduce((sum, [word, count]) => sum + weight(word, count) ** 2, 0));
  memories.forEach(add);
  return {
    add,
    size: () => vectors.size,
    having: (word) => postings.get(word) ?? NONE,
    kin: (word) => {
      beginnings ??= beginningsOf(postings.keys());
      return kinOf(word, beginnings);
    },
    named: (name) => names.get(name) ?? NONE,
    nearest(claim, least, fits) {
      const counts = countsOf(wordsOf(claim));
      const length = lengthOf(counts);
      const weights = [...counts].map(([word, count]) => ({
        ...{ word, own: weight(word, count), rarity: known.rarityOf(word) },
        files: postings.get(word) ?? NONE,
      }));
      const compared = new Set<string>();
      let left = length ** 2;
      for (const { files, own } of weights.toSorted((a, b) => a.files.length - b.files.length)) {
        // Who shares no rarer word is at most as like the claim as all that is left of it is (Cauchy-Schwarz).
        if (left < NEARLY * (least * length) ** 2) break;
        left -= own ** 2;
        for (const file of files) {
          if (compared.size === MOST_COMPARED) break;
          compared.add(file);
        }
      }
      let best: Similar | undefined;
      for (const file of compared) {
        const vector = vectors.get(file)!;
        const { memory } = vector;
        if (!fits(memory)) continue;
        const others = countsIn(vector);
        let product = 0;
        for (const { word, own, rarity } of weights) {
          const other = others.get(word);
          if (other !== undefined) product += own * ((1 + Math.log(other)) * rarity);
        }
        const cosine = product / (length * known.lengthIn(file));
        if (cosine > (best?.cosine ?? 0) || (cosine === best?.cosine && file < best.memory.file))
          best = { memory, cosine };
      }
      return best;
    },
  };
}

/** @param isNew whether the file was nowhere before: then it stands last where it stands at all, and no list of thousands is looked through */
function put(index: Map<string, string[]>, key: string, file: string, isNew: boolean): void {
  const files = index.get(key);
  if (files === undefined) index.set(key, [file]);
  else if (isNew ? files.at(-1) !== file : !files.includes(file)) files.push(file);
}

/** How often each content word stands in a text. */
type Counts = ReadonlyMap<string, number>;
interface Vector {
  readonly memory: StoredMemory;
  counts?: Counts;
}

/** The content words of what a memory says; those of its name twice, as it says what all is about. */
function wordsOf({ name, description, body }: Wording): string[] {
  const named = contentWords(name);
  return [...named, ...named, ...contentWords(`${description}\n${body}`)];
}

function countsOf(words: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
