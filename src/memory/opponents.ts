/**
 * Proposals of one plan that speak against each other: each names the other, so that nobody accepts both.
 */
import type { Change } from "./change.ts";
import { readProposal, writeProposal } from "./file/proposal.ts";
import { paragraphsIn } from "./identity/merge.ts";
import { speaking } from "./identity/speaking.ts";
import type { Found } from "./memory.ts";

/** The same changes; what two likely claims deny of each other stands in the reason of both. */
export function withOpponents(changes: readonly Change[]): Change[] {
  const open = changes.filter((change) => change.kind === "proposed" && change.found?.likely);
  return changes.map((change) => {
    if (!open.includes(change)) return change;
    const against = open.filter((other) => other !== change && areOpposed(change.found!, other.found!));
    return against.length === 0 ? change : naming(change, against);
  });
}

const areOpposed = (one: Found, other: Found): boolean =>
  denies(one, other, ({ description }) => description) &&
  // What was joined to what a claim begins with may be of another thing.
  denies(one, other, ({ body }) => paragraphsIn(body)[0] ?? "");

/** Whether one of two takes the other back, each told by a part of it. */
const denies = (one: Found, other: Found, told: (claim: Found) => string): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([a, b]) => speaking(told(a!), { ...b!, description: told(b!), body: told(b!) })?.how === "denies");

function naming(change: Change, against: readonly Change[]): Change {
  const read = readProposal(change.text ?? "");
  if (!("proposal" in read)) return change;
  const because = `${change.because}; ${against.map(({ file }) => file).join(", ")} says otherwise`;
  return { ...change, because, text: writeProposal(read.memoryText, { ...read.proposal, because }) };
}
