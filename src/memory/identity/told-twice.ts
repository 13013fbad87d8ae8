/**
 * A claim that an answer tells twice, each time with a reason of its own, as one claim with both. Laid into the folder one
 * after the other, the second would meet the first as news or as a change of mind, by which line was written first.
 */
import { isDeepStrictEqual } from "node:util";
import { foldLine } from "../fold.ts";
import { type Found, isOfThing, type Wording } from "../memory.ts";
import { joinedEvidence } from "./join.ts";
import { LONGEST_BODY, paragraphsIn, saysParagraphs } from "./merge.ts";

/** In the order of the first telling of each. */
export function joinedTellings(found: readonly Found[]): Found[] {
  const joined: Found[] = [];
  const places = new Map<string, number>();
  for (const claim of found) {
    const key = keyOf(claim);
    const at = places.get(key) ?? joined.length;
    const first = joined[at];
    const both = first && isSameStatement(first, claim) ? joinedClaim(first, claim) : undefined;
    if (both) joined[at] = both;
    else {
      if (!first) places.set(key, at);
      joined.push(claim);
    }
  }
  return joined;
}

const keyOf = ({ type, name, description, body }: Wording): string =>
  [type, name, description, paragraphsIn(body)[0] ?? ""].map(foldLine).join("\n");

/** Whether a claim tells another once more, and from a line of its own something besides: that is no duplicate. */
export function addsTo(one: Found, claim: Told): boolean {
  if (one.type !== claim.type || keyOf(one) !== keyOf(claim)) return false;
  return claim.evidence.some((line) => !one.evidence.includes(line)) && newIn(claim, one).length > 0;
}

type Told = Wording & Pick<Found, "evidence">;

const newIn = ({ body }: Wording, one: Wording): string[] =>
  paragraphsIn(body).filter((paragraph) => !saysParagraphs(one.body, paragraph));

/** A thing has its facts, a process its steps; and what else is known of two tellings must be the same. */
function isSameStatement(one: Found, other: Found): boolean {
  if (isOfThing(one)) return false;
  const rest = ({ line, spans, evidence, name, description, body, importance, tags, trimmed, ...known }: Found) =>
    known;
  return isDeepStrictEqual(rest(one), rest(other));
}

/** Undefined where there is no room for both. */
function joinedClaim(one: Found, other: Found): Found | undefined {
  const body = [one.body, ...newIn(other, one)].join("\n\n");
  const tags = [...new Set([...(one.tags ?? []), ...(other.tags ?? [])])];
  const trimmed = [...(one.trimmed ?? []), ...(other.trimmed ?? [])];
  if (body.length > LONGEST_BODY) return undefined;
  return {
    ...other,
    ...one,
    body,
    ...joinedEvidence(one, other),
    ...(tags.length > 0 && { tags }),
    ...(trimmed.length > 0 && { trimmed }),
  };
}
