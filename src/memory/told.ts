/**
 * What agents told (`*-agent-remembered.md`): an agent reads what others wrote, so that its word alone keeps nothing. It waits
 * for a person, once.
 */
import type { Known } from "./change.ts";
import { isAgentsWord, type Logbook } from "./evidence/logbook.ts";
import { sourceText } from "./evidence/source.ts";
import { daysFollowing, mergedSources } from "./evidence/sources.ts";
import { changeMemoryFile, type MemoryChange, readMemoryFile } from "./file/memory-file.ts";
import { foundIn, type OpenProposal, readProposal, writeProposal } from "./file/proposal.ts";
import { sameLines } from "./identity/lines.ts";
import type { Found, StoredMemory, Wording } from "./memory.ts";

export const waitsAsTold = (claim: Found, { review, book }: Known): boolean =>
  review === "agents" && isToldAlone(claim, book);

/** By agents. A thing holds many facts, each with lines of its own: one that an agent told is enough. */
export function isToldAlone({ type, spans }: Found, book: Logbook | undefined): boolean {
  const told = spans.filter((span) => isAgentsWord(span, book)).length;
  return type === "entity" ? told > 0 : told === spans.length;
}

/** The open proposal that rests on the same lines, under whatever name it was told, or says the same with other lines beside it. */
export function waitingFor(claim: Found, { open, week }: Known): { file: string; text: string } | undefined {
  for (const [file, text] of open ?? []) {
    if (!claim.evidence.some((line) => text.includes(line))) continue;
    const read = readProposal(text);
    if ("fault" in read) continue;
    if (foundIn(read.proposal).some(({ evidence }) => sameLines(evidence, claim.evidence))) return { file, text };
    const again = week === null ? undefined : toldAgain(read, { ...claim, week });
    if (again !== undefined) return { file, text: again };
  }
  return undefined;
}

/** A week found the same, with more or less beside it: it waits once, resting on the lines of both. A person's text stays. */
function toldAgain(open: OpenProposal, claim: Found & { readonly week: string }): string | undefined {
  const { proposal, memoryText, edited } = open;
  const read = readMemoryFile(proposal.file, memoryText);
  if (proposal.base !== undefined || proposal.replaces !== undefined || !("memory" in read)) return undefined;
  const { memory } = read;
  if (edited || !isToldSo(memory, claim) || foundIn(proposal).some(({ week }) => week === claim.week)) return undefined;
  const sources = mergedSources(memory.sources, claim.spans.map(sourceText), new Set());
  const also = [...(proposal.also ?? []), [claim.week, ...claim.evidence].join(" ")];
  return writeProposal(changeMemoryFile(memory, joining(memory, claim, sources)), { ...proposal, also });
}

/** Whether both say the same, with more or less beside it. */
export const isToldSo = (one: Wording, other: Wording): boolean =>
  one.name === other.name &&
  one.description === other.description &&
  one.type === other.type &&
  (one.body.startsWith(other.body) || other.body.startsWith(one.body));

/** What a memory becomes by the same, told again. */
export const joining = (memory: StoredMemory, { body }: Wording, sources: readonly string[]): MemoryChange => ({
  ...{ sources, ...daysFollowing(memory, sources) },
  ...(!memory.byPerson && body.length > memory.body.length && { body }),
});
