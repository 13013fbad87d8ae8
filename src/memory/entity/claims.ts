/**
 * Claims about one thing as one claim: a name and its aliases meet across records, chunks and parts of a week, and a
 * sentence that says a fact and no more is that fact.
 */

import { sourceText } from "../evidence/source.ts";
import { furtherWords, givesReason, names } from "../identity/succession.ts";
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

/**
 * The claims without those that only say what a fact of a thing says, from the same lines: how much they matter, and their tags,
 * stand with the thing. A rule for working, a reason and an end have no place in a fact: such claims stay.
 * @param mayHold whether a claim is new, and the thing's file open to what it says
 */
export function toldByThings(claims: readonly Found[], mayHold: (thing: Found, claim: Found) => boolean): Found[] {
  let left = [...claims];
  for (const claim of claims) {
    if (!isBare(claim)) continue;
    const thing = left.find((other) => other.type === "entity" && says(other, claim) && mayHold(other, claim));
    if (!thing) continue;
    left = left
      .filter((other) => other !== claim)
      .map((other) => (other === thing ? withWeightOf(thing, claim) : other));
  }
  return left;
}

const STATED = new Set(["user", "project", "reference"]);
/** What happened, is to happen or was learned is no state of a thing. */
const MORE_THAN_STATED = new Set(["event", "todo", "lesson"]);

const isBare = (claim: Found): boolean =>
  STATED.has(claim.type) &&
  claim.updates === undefined &&
  claim.supersedes === undefined &&
  claim.expires === undefined &&
  !MORE_THAN_STATED.has(String(claim.extras?.kind)) &&
  !givesReason(claim);

function says(thing: Found, claim: Found): boolean {
  if (claim.evidence.length === 0 || !claim.evidence.every((line) => thing.evidence.includes(line))) return false;
  if (!names(claim, thing)) return false;
  const lines = claim.spans.map(sourceText);
  return claimedFacts(thing).some(
    (fact) => fact.evidence.some((source) => lines.includes(source)) && furtherWords(claim, thing, fact) === 0,
  );
}

function withWeightOf(thing: Found, claim: Found): Found {
  const tags = [...new Set([...(thing.tags ?? []), ...(claim.tags ?? [])])];
  const weights = [thing.importance, claim.importance].filter((one) => one !== undefined);
  return {
    ...thing,
    ...(weights.length > 0 && { importance: Math.max(...weights) }),
    ...(tags.length > 0 && { tags }),
  };
}
