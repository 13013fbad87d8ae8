/**
 * A proposal about a thing that still waits when more is learned of it: what an earlier week found stays in it.
 */

import { changeMemoryFile, readMemoryFile } from "../file/memory-file.ts";
import { readProposal } from "../file/proposal.ts";
import type { Found } from "../memory.ts";
import { entityGrowth } from "./entity.ts";
import { type Fact, readFacts } from "./facts.ts";

/**
 * @param text of the open proposal   @param base 12 hex of the memory as it stands now, undefined when there is none
 * @returns undefined where the proposal cannot be gone on with: a person edited it, or it is for another state of the memory
 */
export function grownProposal(
  text: string,
  claim: Found,
  file: string,
  base: string | undefined,
): { memoryText: string; evidence: readonly string[] } | undefined {
  const open = readProposal(text);
  if ("fault" in open || open.edited || open.proposal.base !== base || open.proposal.type !== "entity")
    return undefined;
  const read = readMemoryFile(file, open.memoryText);
  if (!("memory" in read)) return undefined;
  const change = entityGrowth(claim, read.memory, new Set());
  if (change === "full") return undefined;
  return {
    memoryText: Object.keys(change).length === 0 ? open.memoryText : changeMemoryFile(read.memory, change),
    evidence: [...new Set([...open.proposal.evidence, ...claim.evidence])],
  };
}

/** The facts that a proposal would have a thing's file say. */
export function proposedFacts(text: string, file: string): Fact[] {
  const open = readProposal(text);
  const read = "fault" in open ? undefined : readMemoryFile(file, open.memoryText);
  return read && "memory" in read ? readFacts(read.memory.extras?.facts) : [];
}
