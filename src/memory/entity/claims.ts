/**
 * Claims about one thing as one claim: a name and its aliases meet across records, chunks and parts of a week.
 */

import { sourceText } from "../evidence/source.ts";
import type { Extras, Found } from "../memory.ts";
import { aliasesIn, claimedFacts, keysOf, kindIn, newNames } from "./entity.ts";
import { factRow, mergedFacts } from "./facts.ts";
import { nameKey, sameSort } from "./names.ts";

/** In the order of the first claim about each thing; claims of other types stay as they are. */
export function joinedEntities(found: readonly Found[]): Found[] {
  const joined: Found[] = [];
  for (const claim of found) {
    // A claim that knows two names may show that two claims before it were one.
    const twins = claim.type === "entity" ? joined.filter((other) => isOneThing(other, claim)) : [];
    const [first, ...others] = twins;
    if (!first) joined.push(claim);
    else {
      joined[joined.indexOf(first)] = [...others, claim].reduce(joinedClaim, first);
      for (const other of others) joined.splice(joined.indexOf(other), 1);
    }
  }
  return joined;
}

function isOneThing(one: Found, other: Found): boolean {
  // What of it is in doubt waits alone.
  if ((one.doubt === undefined) !== (other.doubt === undefined)) return false;
  if (one.type !== "entity" || !sameSort(kindIn(one.extras), kindIn(other.extras))) return false;
  if (one.updates !== undefined && one.updates === other.updates) return true;
  const keys = keysOf(one);
  return keysOf(other).some((key) => keys.includes(key));
}

function joinedClaim(one: Found, other: Found): Found {
  const aliases = newNames([...aliasesIn(one.extras), other.name, ...aliasesIn(other.extras)], [nameKey(one.name)]);
  const sources = new Set(one.spans.map(sourceText));
  const extras: Extras = {
    ...other.extras,
    ...one.extras,
    facts: mergedFacts(claimedFacts(one), claimedFacts(other)).map(factRow),
  };
  return {
    ...one,
    ...(one.updates === undefined && other.updates !== undefined && { updates: other.updates }),
    spans: [...one.spans, ...other.spans.filter((span) => !sources.has(sourceText(span)))],
    evidence: [...new Set([...one.evidence, ...other.evidence])],
    ...(one.doubt === undefined && other.doubt !== undefined && { doubt: other.doubt }),
    extras: { ...extras, ...(aliases.length > 0 && { aliases: aliases.sort() }) },
  };
}
