/**
 * Which claims of an answer are memories that stand, because their lines are: the same words, wherever they stand now.
 * Where one line carries two claims, their words tell which is which.
 */
import { sourceText } from "../evidence/source.ts";
import { fileName } from "../file/file-name.ts";
import { slugOf } from "../file/slug.ts";
import { daysOfEvidence, type Found, type StoredMemory } from "../memory.ts";
import { isOfKind, saysTheSame, sharesItsWords } from "./identity.ts";
import { wordOverlap } from "./similarity.ts";

/** A claim that a week listed: in its weekly document, with the evidence it has there. */
export interface Listed {
  readonly file: string;
  readonly evidence: readonly string[];
  /** By a person, from the inbox. */
  readonly accepted?: true | undefined;
}

/**
 * @param listed by the week itself   @param elsewhere by other weeks: a log may have moved to another day, and what a team
 * writes every week in the same words may mean another thing, so these must share their words too
 */
export function claimsByLines(
  found: readonly Found[],
  folder: ReadonlyMap<string, StoredMemory>,
  listed: readonly Listed[],
  elsewhere: readonly Listed[],
): Map<Found, StoredMemory> {
  const ofLines = new Map<Found, StoredMemory>();
  const taken = new Set<string>();
  const join = (
    claims: readonly Found[],
    of: ReadonlyMap<string, readonly Pick<Listed, "file">[]>,
    fits: Fits,
    linesOf: (claim: Found) => readonly string[] = ({ evidence }) => evidence,
  ): void => {
    for (const claim of claims) {
      if (ofLines.has(claim)) continue;
      const memories = (of.get(keyOf(linesOf(claim))) ?? [])
        .flatMap(({ file }) => folder.get(file) ?? [])
        .filter((memory) => isOfKind(claim, memory) && !taken.has(memory.file) && fits(claim, memory))
        .filter((memory) => !isSaidSince(claim, memory, folder));
      const [best] = memories.sort((a, b) => likeness(claim, b) - likeness(claim, a) || (a.file < b.file ? -1 : 1));
      if (best === undefined) continue;
      ofLines.set(claim, best);
      taken.add(best.file);
    }
  };
  const claims = found.filter(({ type, evidence }) => type !== "entity" && evidence.length > 0);
  const [own, others] = [listed, elsewhere].map((list) => Map.groupBy(list, ({ evidence }) => keyOf(evidence)));
  join(claims, own!, isNamedAlike);
  join(claims, own!, sharesItsWords);
  join(claims, own!, () => true);
  join(claims, others!, sharesItsWords);
  // Of what no week lists nobody noted the words: numbers find it, and what it says itself decides.
  const known = new Set([...listed, ...elsewhere].map(({ file }) => file));
  const unlisted = [...folder.values()].filter(({ file }) => !known.has(file));
  const cited = Map.groupBy(unlisted, ({ sources }) => keyOf(sources));
  join(claims, cited, saysTheSame, ({ spans }) => spans.map(sourceText));
  return ofLines;
}

type Fits = (claim: Found, memory: StoredMemory) => boolean;

/** In the same words, but since something else took the memory's place: people went back, and it is told anew. */
function isSaidSince(
  { spans }: Found,
  { superseded_by, updated }: StoredMemory,
  folder: ReadonlyMap<string, StoredMemory>,
): boolean {
  const successor = superseded_by === undefined ? undefined : folder.get(superseded_by);
  const { last } = daysOfEvidence(spans);
  return successor !== undefined && last >= successor.updated && last > updated;
}

const isNamedAlike: Fits = ({ type, name }, { file }) => file === fileName(type, slugOf(name));

/** By name and description. */
export const likeness = (claim: Found, memory: StoredMemory): number =>
  wordOverlap(`${claim.name}\n${claim.description}`, `${memory.name}\n${memory.description}`);

export const sameLines = (a: readonly string[], b: readonly string[]): boolean => keyOf(a) === keyOf(b);

/** Lines in any order, each once. */
const keyOf = (evidence: readonly string[]): string => [...new Set(evidence)].sort().join(" ");
