/**
 * What is likely and not sure goes to the inbox, a few a week: a person reads five, and nobody reads fifty. Nothing is
 * left out without a word, and what a person has decided is not asked again.
 */
import { ONLY_SUPPOSED } from "../memory/evidence/unsettled.ts";
import { readProposal } from "../memory/file/proposal.ts";
import { sameLines } from "../memory/identity/lines.ts";
import { wordOverlap } from "../memory/identity/similarity.ts";
import { type Found, isOfThing } from "../memory/memory.ts";
import type { Beyond } from "../profile/proved.ts";

/** Likely claims of one week that may wait for a person at a time. */
export const MOST_OPEN = 5;

/** The gates are dear, and prove so many a week, the best: a person may have decided about some. */
export const MOST_PROVED = 4 * MOST_OPEN;

export interface Likely {
  readonly proposed: number;
  /** Those that were not proposed, best first. */
  readonly left: readonly Beyond[];
}

/** A likely proposal of the week that is open. */
export type OpenLikely = ReturnType<typeof openLikely>[number];

/** @param week null: claims found outside a week replace nothing */
export function openLikely(texts: ReadonlyMap<string, string>, week: string | null) {
  return [...texts].flatMap(([file, text]) => {
    // The proposals of a year are many, and reading one is dear: one of this week names it.
    if (week === null || !file.startsWith("inbox/") || !text.includes(week)) return [];
    const read = readProposal(text);
    return "proposal" in read && read.proposal.likely && read.proposal.week === week
      ? [{ file, edited: read.edited, evidence: read.proposal.evidence }]
      : [];
  });
}

/**
 * @param found of one week; the likely ones among them best first
 * @param past what its documents say of earlier decisions: memories it lists, claims a person took back
 * @returns `chosen`: what is sure, and the likely that are proposed or stand already. `stale`: the week's own proposals,
 * which those chosen now replace; what a person edited stays and takes one of the places.
 */
export function chooseLikely(
  found: readonly Found[],
  open: readonly OpenLikely[],
  past: Readonly<Record<"listed" | "declined" | "gone", readonly Pick<Found, "evidence">[]>>,
): { chosen: Found[]; left: Found[]; stale: string[] } {
  const kept = open.filter(({ edited }) => edited);
  const decided = [...past.declined, ...past.gone, ...kept];
  let room = MOST_OPEN - kept.length;
  const chosen: Found[] = [];
  const left: Found[] = [];
  for (const claim of found) {
    if (!claim.likely || past.listed.some(({ evidence }) => sameLines(evidence, claim.evidence))) chosen.push(claim);
    else if (decided.some((one) => restsOn(claim, one))) continue;
    else if (!claim.ofUnusable && found.some((one) => one.ofUnusable && saysAlike(claim, one))) continue;
    // Nobody decides about what the log itself leaves open.
    else if (!claim.ofUnusable && claim.doubt?.startsWith(ONLY_SUPPOSED)) left.push(claim);
    else if (claim.ofUnusable ? !found.some((one) => isSureOf(one, claim)) : room-- > 0) chosen.push(claim);
    else left.push(claim);
  }
  return { chosen, left, stale: open.filter(({ edited }) => !edited).map(({ file }) => file) };
}

/** A record that passed says in a model's words what the offline one took from the same line, which tells what stands beside it too. */
const saysAlike = (claim: Found, record: Found): boolean =>
  restsOn(claim, record) || (restsOn(record, claim) && wordOverlap(claim.name, record.name) >= ALIKE);
const ALIKE = 0.5;
const isSureOf = (one: Found, record: Found): boolean => !one.likely && !isOfThing(one) && restsOn(record, one);

/** Whether most of its lines are those of something a person has decided. */
const restsOn = (claim: Found, { evidence }: Pick<Found, "evidence">): boolean =>
  2 * claim.evidence.filter((line) => evidence.includes(line)).length > claim.evidence.length;
