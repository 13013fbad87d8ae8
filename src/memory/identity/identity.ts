/**
 * Whether a found claim stands in the folder already, and as which memory: named by the model, the same lines, the same
 * name, or nearly the same words; an entity by its name and aliases alone.
 */

import { entityFile } from "../entity/entity.ts";
import { sourceText } from "../evidence/evidence.ts";
import { fileName, slugOf, suffixed } from "../file/slug.ts";
import type { Found, StoredMemory, Wording } from "../memory.ts";
import { difference } from "./difference.ts";
import type { Similar, SimilarIndex } from "./similar.ts";
import { wordOverlap } from "./similarity.ts";

/** A claim a week listed before: in its weekly document, with the evidence it had then. */
export interface Listed {
  readonly file: string;
  readonly evidence: readonly string[];
}

export interface Standing {
  readonly memory: StoredMemory;
  /** `doubt`: very like it, yet they differ in something that may not be merged away. */
  readonly as: "same" | "doubt";
  /** How it was recognised, or what differs. */
  readonly because: string;
}

/** Where to look. */
export interface Shelf {
  readonly folder: ReadonlyMap<string, StoredMemory>;
  readonly similar: SimilarIndex;
  readonly listed: readonly Listed[];
  /** Files that an earlier claim of the same answer is already. */
  readonly taken: ReadonlySet<string>;
}

export function identify(claim: Found, shelf: Shelf): Standing | undefined {
  const { folder, taken } = shelf;
  if (claim.type === "entity") {
    const memory = entityFile(claim, folder.values());
    return memory && { memory, as: "same", because: "the same thing" };
  }
  const named = folder.get(baseName(claim.supersedes ?? claim.updates ?? ""));
  if (named && named.status !== "superseded") return { memory: named, as: "same", because: "named by the model" };
  const byLines = sameLines(claim, shelf);
  if (byLines) return { memory: byLines, as: "same", because: "the same lines" };
  const slug = slugOf(claim.name);
  for (const file of [fileName(claim.type, slug), fileName(claim.type, suffixed(slug, distinct(claim)))]) {
    const memory = folder.get(file);
    if (memory && memory.status !== "superseded" && sharesItsWords(claim, memory))
      return { memory, as: "same", because: "the same name" };
  }
  const near = shelf.similar.nearest(
    claim,
    (memory) => memory.type === claim.type && memory.status === "active" && !taken.has(memory.file),
  );
  const verdict = judge(claim, near);
  if (verdict === "other" || !near) return undefined;
  return {
    memory: near.memory,
    as: verdict,
    because:
      verdict === "same"
        ? "nearly the same words"
        : `much like it, but ${difference(saying(claim), saying(near.memory))}`,
  };
}

/** By the evidence that the week listed, which holds when lines have moved; else by the sources that the file names. */
function sameLines(claim: Found, { folder, listed, taken }: Shelf): StoredMemory | undefined {
  for (const { file, evidence } of listed) {
    const memory = taken.has(file) ? undefined : folder.get(file);
    if (memory?.type === claim.type && sameSet(evidence, claim.evidence)) return memory;
  }
  const sources = claim.spans.map(sourceText);
  for (const memory of folder.values())
    if (!taken.has(memory.file) && memory.type === claim.type && sameSet(memory.sources, sources)) return memory;
  return undefined;
}

/** Below this share of common words, beside their name, one name stands for two claims. */
const LEAST_ALIKE = 0.3;

export const sharesItsWords = (claim: Wording, memory: Wording): boolean =>
  wordOverlap(`${claim.description}\n${claim.body}`, `${memory.description}\n${memory.body}`) >= LEAST_ALIKE;

/** From this cosine on two texts say the same, unless they differ in something that may not be merged away. */
export const SAME_COSINE = 0.72;

/** Whether a claim is the memory nearest to it. */
export function judge(claim: Wording, near: Similar | undefined): "same" | "doubt" | "other" {
  if (!near || near.cosine < SAME_COSINE) return "other";
  return difference(saying(claim), saying(near.memory)) === undefined ? "same" : "doubt";
}

export const saying = ({ name, description, body }: Pick<Wording, "name" | "description" | "body">): string =>
  `${name}\n${description}\n${body}`;
/** What tells two claims of one name apart. */
export const distinct = ({ type, name, description, body }: Wording): string =>
  [type, name, description, body].join("\n");
const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
export const sameSet = (a: readonly string[], b: readonly string[]): boolean => {
  const one = new Set(a);
  const other = new Set(b);
  return one.size > 0 && one.size === other.size && [...one].every((text) => other.has(text));
};
