/**
 * Whether a found claim stands in the folder already, and as which memory: named by the model, the same lines, the same
 * name, or nearly the same words; an entity by its name and aliases alone.
 */

import { withoutEnd } from "../../text/ends.ts";
import { contentWords } from "../../text/words.ts";
import { entityFile } from "../entity/entity.ts";
import { areOfOtherScopes } from "../evidence/scope.ts";
import { fileName } from "../file/file-name.ts";
import { slugOf, suffixed } from "../file/slug.ts";
import { foldLine } from "../fold.ts";
import { type Found, isOfThing, type StoredMemory, type Wording } from "../memory.ts";
import { isOfAnother } from "./another.ts";
import { exchanged, isElseInOnePlace } from "./exchanged.ts";
import { isNarrowed, relationOf } from "./link.ts";
import type { Similar, SimilarIndex } from "./similar.ts";
import { difference, lacking, opposition, saying, wordOverlap } from "./similarity.ts";
import { toldBy, withoutReason } from "./told.ts";

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
export const NAMED = "lithify takes it for this memory";

export function identify(claim: Found, shelf: Shelf): Standing | undefined {
  const { folder, taken, ofLines } = shelf;
  if (claim.type === "entity") {
    const memory = entityFile(claim, folder.values());
    return memory && { memory, as: "same", because: "the same thing" };
  }
  const named = folder.get(baseName(claim.supersedes ?? claim.updates ?? ""));
  if (named && named.status !== "superseded" && ["related", "unsure"].includes(relationOf(claim, named)))
    return { memory: named, as: "same", because: NAMED };
  const byLines = ofLines.get(claim);
  if (byLines) return { memory: folder.get(byLines.file) ?? byLines, as: "same", because: SAME_LINES };
  const byName = sameName(claim, shelf);
  if (byName) return { memory: byName, as: "same", because: "the same name" };
  const isOpen = (memory: StoredMemory): boolean =>
    memory.status === "active" && !taken.has(memory.file) && !isNarrowed(claim, memory);
  const again = shelf.similar.nearest(claim, LEAST_ALIKE, (memory) => isOpen(memory) && isToldAgain(claim, memory));
  if (again) return { memory: again.memory, as: "same", because: "the same statement" };
  const near = shelf.similar.nearest(claim, SAME_COSINE, (memory) => isOfKind(claim, memory) && isOpen(memory));
  const verdict = judge(claim, near);
  if (verdict === "other" || !near) return undefined;
  return {
    memory: near.memory,
    as: verdict,
    because:
      verdict === "same"
        ? "nearly the same words"
        : `much like it, but ${difference(saying(claim), saying(near.memory)) ?? "they name different things"}`,
  };
}

/** By its file, else by the name within: a file keeps the name it was made with, however names are romanised today. */
function sameName(claim: Found, { folder, similar }: Shelf): StoredMemory | undefined {
  const name = foldLine(claim.name);
  const slug = slugOf(claim.name);
  // A memory whose log was corrected bears another name than its file.
  const isSame = (memory: StoredMemory | undefined): memory is StoredMemory =>
    memory !== undefined &&
    memory.status !== "superseded" &&
    !isNarrowed(claim, memory) &&
    !areOfOtherScopes(claim, memory) &&
    (foldLine(memory.name) === name || slugOf(memory.name) === slug) &&
    sharesItsWords(claim, memory);
  const byFile = [slug, suffixed(slug, distinct(claim))]
    .map((one) => folder.get(fileName(claim.type, one)))
    .find(isSame);
  if (byFile) return byFile;
  const byName = [...similar.named(name)].sort().map((file) => folder.get(file));
  return (
    byName.find((one) => one !== undefined && isOfKind(claim, one) && foldLine(one.name) === name && isSame(one)) ??
    sameButForReason(claim, { folder, similar })
  );
}

const withoutItsReason = (name: string): string => withoutEnd(withoutReason(name), " ,，、;；");

/** `Kafka instead of RabbitMQ`, of what was told with its reason: among the few that have all its words. */
function sameButForReason(
  claim: Found,
  { folder, similar }: Pick<Shelf, "folder" | "similar">,
): StoredMemory | undefined {
  const name = foldLine(withoutItsReason(claim.name));
  const holders = contentWords(name).map(similar.having);
  const [fewest = [], ...others] = holders.toSorted((a, b) => a.length - b.length);
  if (fewest.length > MOST_OF_WORDS) return undefined;
  return fewest
    .filter((file) => others.every((files) => files.includes(file)))
    .map((file) => folder.get(file))
    .find(
      (memory) =>
        memory !== undefined &&
        memory.status !== "superseded" &&
        isOfKind(claim, memory) &&
        foldLine(memory.name) !== foldLine(claim.name) &&
        foldLine(withoutItsReason(memory.name)) === name,
    );
}
/** Words that more memories share tell none of them. */
const MOST_OF_WORDS = 25;

/** What was sorted as another type, by a person or by a model that says the same, is the same claim all the same. */
export const isOfKind = (claim: Found, memory: StoredMemory): boolean =>
  (memory.type === claim.type ||
    (![memory, claim].some(isOfThing) && (memory.byPerson || saysTheSame(claim, memory)))) &&
  !areOfOtherScopes(claim, memory);

/** Word for word the same statement, sorted as another type, whatever its name. */
const isToldAgain = (claim: Found, memory: StoredMemory): boolean =>
  memory.type !== claim.type &&
  ![memory, claim].some(isOfThing) &&
  foldLine(withoutEnd(claim.description, END)) === foldLine(withoutEnd(memory.description, END)) &&
  sharesItsWords(claim, memory);
const END = " .。!！";

/** Below this share of common words, beside their name, one name stands for two claims. */
const LEAST_ALIKE = 0.3;

export const sharesItsWords = (claim: Wording, memory: Wording): boolean =>
  wordOverlap(`${claim.description}\n${claim.body}`, `${memory.description}\n${memory.body}`) >= LEAST_ALIKE;

/** From this cosine on two texts say the same, unless they differ in something that may not be merged away. */
export const SAME_COSINE = 0.72;

/** Whether a claim is the memory nearest to it. */
export function judge(claim: Wording, near: Similar | undefined): "same" | "doubt" | "other" {
  if (!near || near.cosine < SAME_COSINE) return "other";
  if (isOfAnother(claim.body, near.memory.body)) return "other";
  if (difference(saying(claim), saying(near.memory)) !== undefined) return "doubt";
  const isOther =
    haveChangedPlaces(claim, near.memory) || isElseInOnePlace(toldBy(claim).first, toldBy(near.memory).first);
  return isOther || swapped(claim, near.memory) !== undefined ? "doubt" : "same";
}

/** `tea over coffee`, `coffee over tea`: all words of one are the other's. */
const haveChangedPlaces = (claim: Wording, memory: Wording): boolean =>
  exchanged(toldBy(claim).first, toldBy(memory).first) !== undefined;

/** `for the importer` and `for the exporter`: each says a word that the other lacks, so that one may be about another thing. */
function swapped(claim: Wording, memory: Wording): string | undefined {
  const [said, held] = [claim, memory].map(({ name, description, body }) =>
    contentWords(`${name} ${description} ${body}`),
  );
  const [ours, theirs] = [new Set(said), new Set(held)];
  return [...theirs].some((word) => !ours.has(word)) ? [...ours].find((word) => !theirs.has(word)) : undefined;
}

/** Whether a claim has no word that the memory lacks, and denies nothing of it. */
export function saysItAgain(claim: Wording, memory: Wording): boolean {
  const words = new Set(contentWords(saying(memory)));
  return (
    contentWords(saying(claim)).every((word) => words.has(word)) &&
    lacking(saying(memory), saying(claim)).size === 0 &&
    opposition(saying(claim), saying(memory)) === undefined &&
    !haveChangedPlaces(claim, memory)
  );
}

/** The share of the words of the shorter of two statements from which on it is the other one, put otherwise. */
const RESTATED = 0.75;

/** Whether a claim is a memory's own statement, told with more or with less: what else it has of the body is detail. */
export function saysTheSame(claim: Wording, memory: Wording): boolean {
  const [one, other] = [claim, memory].map(({ name, description }) => `${name}\n${description}`) as [string, string];
  return (
    opposition(one, other) === undefined &&
    !haveChangedPlaces(claim, memory) &&
    (lacking(one, other).size === 0 || lacking(other, one).size === 0) &&
    wordOverlap(claim.description, memory.description) >= RESTATED
  );
}

/** What tells two claims of one name apart. */
export const distinct = ({ type, name, description, body }: Wording): string =>
  [type, name, description, body].join("\n");
export const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
