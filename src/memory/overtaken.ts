/**
 * Claims that come late: a log of an older week arrives when newer evidence has spoken. What a newer memory denies is written
 * as its history, never beside it as current, and never counted as support; where that is only likely a person is asked, as
 * if both had come in order.
 */
import type { Change } from "./change.ts";
import type { Logbook } from "./evidence/logbook.ts";
import { laterBy } from "./evidence/order.ts";
import { linesOf } from "./evidence/source.ts";
import { writeMemoryFile } from "./file/memory-file.ts";
import { SAME_LINES, type Standing } from "./identity/identity.ts";
import { linkedBack } from "./identity/outdated.ts";
import { type Bearing, givesUp, questionOf, speaking, strongest } from "./identity/speaking.ts";
import type { Edited } from "./identity/told.ts";
import { daysOfEvidence, type Found, isOfThing, type StoredMemory } from "./memory.ts";
import { askedOf, freeName, memoryOf, proposed, type Work } from "./work.ts";

/** How a memory that the claim was taken for speaks against it, in newer words than it has. Of two logs of one day what denies the other is newer. */
export function overtakenBy(claim: Found, { memory, because }: Standing, book?: Logbook): Bearing | undefined {
  // What a model would put in the place of newer evidence is not kept at all.
  if (isOfThing(claim) || claim.supersedes !== undefined || memory.status !== "active" || because === SAME_LINES)
    return undefined;
  const { last } = daysOfEvidence(claim.spans);
  if (last > memory.updated) return undefined;
  const against = strongest([memory.description, memory.body], claim);
  if (against === undefined || last < memory.updated) return against;
  const lines = linesOf(memory.sources);
  if (claim.spans.every((span) => lines.every((line) => laterBy(span, line, book) < 0))) return against;
  const isUntold = claim.spans.every((span) => lines.every((line) => laterBy(span, line, book) === 0));
  return isUntold && reversal(memory.description, claim) > reversal(claim.description, memory) ? against : undefined;
}

/** How plainly a text takes back what a memory says: 2 in its own words, 1 by another value, 0 where it says what that gives up. */
export const reversal = (text: string, memory: Edited): number => {
  const against = speaking(text, memory);
  return against === undefined || givesUp(memory, text) ? 0 : against.how === "denies" ? 2 : 1;
};

/** @param create lays a claim into the folder as a memory of its own */
export function overtaken(
  claim: Found,
  newer: StoredMemory,
  against: Bearing,
  work: Work,
  create: () => Change,
): Change[] {
  const { folder, known } = work;
  const { last } = daysOfEvidence(claim.spans);
  const isHistory = against.how === "denies";
  if (claim.likely || known.review === "inbox") {
    const memory = memoryOf(claim);
    const text = writeMemoryFile(isHistory ? { ...memory, status: "superseded", superseded_by: newer.file } : memory);
    const because = `${newer.file} is newer, and says otherwise: ${questionOf({ ...newer, ...claim, file: claim.name, updated: last }, against, newer.updated)}`;
    return [proposed(work, claim, text, { file: freeName(claim, work), because })];
  }
  const made = create();
  const stored = folder.get(made.file);
  if (made.kind !== "created" || stored === undefined) return [made];
  if (!isHistory) {
    const because = questionOf(stored, against, newer.updated);
    return [made, askedOf(stored, newer.file, because, [], work)];
  }
  const text = writeMemoryFile({ ...memoryOf(claim), status: "superseded", superseded_by: newer.file });
  folder.set(made.file, { ...stored, status: "superseded", superseded_by: newer.file, text });
  const because = `${newer.file} is newer (${newer.updated})`;
  return [{ ...made, kind: "superseded", text, because }, ...linkedBack(newer, made.file, folder)];
}
