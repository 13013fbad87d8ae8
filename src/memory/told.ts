/**
 * What agents told (`*-agent-remembered.md`): an agent reads what others wrote, so that its word alone keeps nothing. It waits
 * for a person, once.
 */
import { isToldByAgents } from "../daily/remembered-log.ts";
import type { Known } from "./change.ts";
import { readProposal } from "./file/proposal.ts";
import { sameLines } from "./identity/lines.ts";
import type { Found } from "./memory.ts";

export const waitsAsTold = (claim: Found, { review }: Known): boolean => review === "agents" && isToldAlone(claim);

/** By agents. A thing holds many facts, each with lines of its own: one that an agent told is enough. */
export function isToldAlone({ type, spans }: Found): boolean {
  const told = spans.filter(({ path }) => isToldByAgents(path)).length;
  return type === "entity" ? told > 0 : told === spans.length;
}

/** The open proposal that rests on the same lines, under whatever name it was told. */
export function waitingFor({ evidence }: Found, { open }: Known): { file: string; text: string } | undefined {
  for (const [file, text] of open ?? []) {
    if (!evidence.every((line) => text.includes(line))) continue;
    const read = readProposal(text);
    if ("proposal" in read && sameLines(read.proposal.evidence, evidence)) return { file, text };
  }
  return undefined;
}
