/**
 * Claims that come late: a log of an older week arrives when newer evidence has spoken. What a newer memory denies is written
 * as its history, never beside it as current, and never counted as support; where that is only likely a person is asked, as
 * if both had come in order.
 */
import type { Change } from "./change.ts";
import { writeMemoryFile } from "./file/memory-file.ts";
import { SAME_LINES, type Standing } from "./identity/identity.ts";
import { linkedBack } from "./identity/outdated.ts";
import { type Bearing, questionOf, strongest } from "./identity/speaking.ts";
import { daysOfEvidence, type Found, type StoredMemory } from "./memory.ts";
import { askedOf, freeName, memoryOf, proposed, type Work } from "./work.ts";

/** How a memory that the claim was taken for speaks against it, in newer words than it has. */
export function overtakenBy(claim: Found, { memory, because }: Standing): Bearing | undefined {
  const isStatement = claim.type !== "entity" && claim.type !== "process";
  // What a model would put in the place of newer evidence is not kept at all.
  if (!isStatement || claim.supersedes !== undefined || memory.status !== "active" || because === SAME_LINES)
    return undefined;
  if (daysOfEvidence(claim.spans).last >= memory.updated) return undefined;
  return strongest([memory.description, memory.body], claim);
}

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
