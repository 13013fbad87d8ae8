/**
 * Whether a found claim stands in the folder already, and as which memory: named by the model, the same lines, the same
 * name, or nearly the same words; an entity by its name and aliases alone.
 */

import { entityFile } from "../entity/entity.ts";
import { fileName, slugOf, suffixed } from "../file/slug.ts";
import { foldLine } from "../fold.ts";
import type { Found, StoredMemory, Wording } from "../memory.ts";
import { difference, opposition } from "./difference.ts";
import type { Similar, SimilarIndex } from "./similar.ts";
import { lacking, wordOverlap } from "./similarity.ts";

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
  /** Which claim of the answer is which memory by its lines. */
  readonly ofLines: ReadonlyMap<Found, StoredMemory>;
  /** Files that a claim of the same answer is already. */
  readonly taken: ReadonlySet<string>;
}

export const SAME_LINES = "the same lines";

export function identify(claim: Found, shelf: Shelf): Standing | undefined {
  const { folder, taken, ofLines } = shelf;
  if (claim.type === "entity") {
    const memory = entityFile(claim, folder.values());
    return memory && { memory, as: "same", because: "the same thing" };
  }
  const named = folder.get(baseName(claim.supersedes ?? claim.updates ?? ""));
  if (named && named.status !== "superseded") return { memory: named, as: "same", because: "named by the model" };
  const byLines = ofLines.get(claim);
  if (byLines) return { memory: folder.get(byLines.file) ?? byLines, as: "same", because: SAME_LINES };
  const byName = sameName(claim, folder);
  if (byName) return { memory: byName, as: "same", because: "the same name" };
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

/** By its file, else by the name within: a file keeps the name it was made with, however names are romanised today. */
function sameName(claim: Found, folder: Shelf["folder"]): StoredMemory | undefined {
  const name = foldLine(claim.name);
  const slug = slugOf(claim.name);
  // A memory whose log was corrected bears another name than its file.
  const isSame = (memory: StoredMemory | undefined): memory is StoredMemory =>
    memory !== undefined &&
    memory.status !== "superseded" &&
    (foldLine(memory.name) === name || slugOf(memory.name) === slug) &&
    sharesItsWords(claim, memory);
  const byFile = [slug, suffixed(slug, distinct(claim))]
    .map((one) => folder.get(fileName(claim.type, one)))
    .find(isSame);
  if (byFile) return byFile;
  return [...folder.values()].find((one) => one.type === claim.type && foldLine(one.name) === name && isSame(one));
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

/** Whether neither of two texts has a specific or name that the other lacks, nor denies what it says. */
export const saysNothingElse = (one: Wording, other: Wording): boolean =>
  lacking(saying(one), saying(other)).size === 0 &&
  lacking(saying(other), saying(one)).size === 0 &&
  opposition(saying(one), saying(other)) === undefined;

/** The share of the words of the shorter of two statements from which on it is the other one, put otherwise. */
const RESTATED = 0.75;

/** Whether a claim is a memory's own statement, told with more or with less: what else it has of the body is detail. */
export function saysTheSame(claim: Wording, memory: Wording): boolean {
  const [one, other] = [claim, memory].map(({ name, description }) => `${name}\n${description}`) as [string, string];
  return (
    opposition(one, other) === undefined &&
    (lacking(one, other).size === 0 || lacking(other, one).size === 0) &&
    wordOverlap(claim.description, memory.description) >= RESTATED
  );
}

export const saying = ({ name, description, body }: Pick<Wording, "name" | "description" | "body">): string =>
  `${name}\n${description}\n${body}`;
/** What tells two claims of one name apart. */
export const distinct = ({ type, name, description, body }: Wording): string =>
  [type, name, description, body].join("\n");
const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
