/**
 * Claims about one thing as one claim: a name and its aliases meet across records, chunks and parts of a week. Before: gates.
 * After: reconcile finds the thing's file. Pure.
 */
import { aliasesIn, claimedFacts } from "./entity.ts";
import { factRow, mergedFacts } from "./entity-facts.ts";
import { nameKey, sameSort } from "./entity-names.ts";
import { sourceText } from "./evidence.ts";
import type { Extras, Found } from "./memory.ts";

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
  if (one.type !== "entity" || !sameSort(kindOf(one), kindOf(other))) return false;
  if (one.updates !== undefined && one.updates === other.updates) return true;
  const keys = keysOf(one);
  return keysOf(other).some((key) => keys.includes(key));
}

const kindOf = ({ extras }: Found): string | undefined => (typeof extras?.kind === "string" ? extras.kind : undefined);
const keysOf = ({ name, extras }: Found): string[] => [name, ...aliasesIn(extras)].map(nameKey);

function joinedClaim(one: Found, other: Found): Found {
  const known = new Set([nameKey(one.name)]);
  const aliases = [...aliasesIn(one.extras), other.name, ...aliasesIn(other.extras)].filter((alias) => {
    const isNew = !known.has(nameKey(alias));
    known.add(nameKey(alias));
    return isNew;
  });
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
    extras: { ...extras, ...(aliases.length > 0 && { aliases: aliases.sort() }) },
  };
}
