/** What one answer, or the parts of one week, say twice: found by name, so that many claims cost no more than each its own. */
import { areOfOtherScopes } from "../memory/evidence/scope.ts";
import { slugOf } from "../memory/file/slug.ts";
import { difference, saying, wordOverlap } from "../memory/identity/similarity.ts";
import { addsTo } from "../memory/identity/told-twice.ts";
import type { Found } from "../memory/memory.ts";
import type { Stated } from "./profile.ts";

/** Below this share of common words two blocks of one name are two claims. */
const TWIN_OVERLAP = 0.6;

/** A claim with its proof. */
type Told = Stated & Pick<Found, "evidence">;

export function twinsAmong(found: readonly Found[] = []) {
  const byName = new Map<string, Found[]>();
  const keyOf = ({ type, name }: Stated): string => `${type}\n${slugOf(name)}`;
  const add = (one: Found): void => {
    if (byName.get(keyOf(one))?.push(one) === undefined) byName.set(keyOf(one), [one]);
  };
  for (const one of found) add(one);
  // The claim that was added before and says this.
  return { add, of: (claim: Told) => byName.get(keyOf(claim))?.find((one) => isTwin(one, claim)) };
}

const isTwin = (one: Found, other: Told): boolean =>
  saying(one) === saying(other) ||
  (!addsTo(one, other) &&
    !areOfOtherScopes(other, one) &&
    difference(saying(other), saying(one)) === undefined &&
    wordOverlap(`${one.description} ${one.body}`, `${other.description} ${other.body}`) >= TWIN_OVERLAP);
