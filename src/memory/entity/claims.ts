/**
 * Claims about one thing as one claim: a name and its aliases meet across records, chunks and parts of a week, and a
 * sentence that says a fact and no more is that fact.
 */

import { saying as sayingOf } from "../../text/phrases.ts";
import { contentWords } from "../../text/words.ts";
import { sourceText } from "../evidence/source.ts";
import { fold } from "../fold.ts";
import { negationsIn } from "../identity/difference.ts";
import { saying } from "../identity/identity.ts";
import { lacking } from "../identity/similarity.ts";
import type { Extras, Found, Memory, Wording } from "../memory.ts";
import { aliasesIn, claimedFacts } from "./entity.ts";
import { type Fact, factRow, mergedFacts } from "./facts.ts";
import { nameKey, sameSort } from "./names.ts";
import { slotLabel } from "./slots.ts";

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
    (fact) => fact.evidence.some((source) => lines.includes(source)) && saysNoMore(claim, thing, fact),
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

/** Whether a text names a thing; the project and the person at hand go without saying. */
function names(memory: Wording, { name, extras }: Pick<Memory, "name" | "extras">): boolean {
  const text = spaced(saying(memory));
  return [name, ...aliasesIn(extras)]
    .map(nameKey)
    .some((key) => key === "user" || key === "project" || stands(key, text));
}

const spaced = (text: string): string => fold(text).replace(/[\s_\-/]+/g, " ");

/** Not inside a longer word or number: `Redis 7` stands neither in `Redis 72` nor in `Redis 7.2`. */
function stands(part: string, text: string): boolean {
  for (let at = part === "" ? -1 : text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const after = text.slice(at + part.length, at + part.length + 2);
    const goesOn = /[a-z0-9]$/.test(part) && /^(?:[a-z0-9]|\.\d)/.test(after);
    if (!goesOn && !(/^[a-z0-9]/.test(part) && /[a-z0-9]/.test(text[at - 1] ?? ""))) return true;
  }
  return false;
}

/** Whether a text says no more than a fact; a number, date, identifier, name or denial of its own is more than any word. */
function saysNoMore(memory: Wording, { name, extras }: Pick<Memory, "name" | "extras">, fact: Fact): boolean {
  const said = [name, ...aliasesIn(extras), fact.slot, slotLabel(fact.slot), fact.value, fact.from].join(" ");
  const known = new Set([...contentWords(said.replace(/[._]/g, " ")), ...contentWords(said), ...FILLERS]);
  const main = sentencesOf(memory);
  return (
    main.some((sentence) => stands(fold(fact.value), fold(sentence))) &&
    main.every(
      (sentence) =>
        lacking(said, sentence).size === 0 &&
        negationsIn(sentence) === 0 &&
        contentWords(sentence).every((word) => known.has(word)),
    )
  );
}

/** What every statement of a value could say. */
const FILLERS = contentWords(
  "use uses using used run runs choose chose chosen decide decided pick picked adopt adopted keep now current project user team set prefer prefers preferred want wants",
);

const REASON = sayingOf("reason");

/** Its name, description and body, without the reasons: those belong to the value that was chosen then. */
function sentencesOf({ name, description, body }: Wording): string[] {
  const told = body.split(/\n\s*\n/u).filter((paragraph) => !/^\**Why:/iu.test(paragraph.trim()));
  return [name, description, ...told]
    .flatMap((text) => text.split(/(?<=[.!?。！？])\s+|\n+/u))
    .map((sentence) => sentence.slice(0, REASON.first(sentence)?.from).trim())
    .filter((sentence) => sentence !== "");
}

/** Whether a sentence gives a reason, which a fact has no place for. */
const givesReason = (memory: Wording): boolean =>
  REASON.test(saying(memory)) || /^\**(?:Why|How to apply):/imu.test(memory.body);
