/**
 * Entities in the folder: which file a thing has, and what becomes of it when more is known. Facts decide; name, kind
 * and aliases stay as they were first written, and a person's words stay whole.
 */

import type { Day } from "../../calendar/week.ts";
import { dayOfPath } from "../../daily/daily-log.ts";
import { onceFor } from "../../once.ts";
import { readSource, sourceText } from "../evidence/source.ts";
import { daysFollowing, mergedSources } from "../evidence/sources.ts";
import { changeMemoryFile, type MemoryChange } from "../file/memory-file.ts";
import { sameList } from "../fold.ts";
import { LONGEST_BODY } from "../identity/merge.ts";
import type { Extras, Found, Memory, Statement, StoredMemory } from "../memory.ts";
import { type Fact, factKey, factRow, fittingFacts, holds, mergedFacts, readFacts } from "./facts.ts";
import { nameKey, sameSort } from "./names.ts";
import { bodyOf, type Described, descriptionOf, tellsFacts } from "./words.ts";

export const aliasesIn = (extras: Extras | undefined): string[] => {
  const { aliases } = extras ?? {};
  return (Array.isArray(aliases) ? aliases : [aliases]).filter(
    (one): one is string => typeof one === "string" && one !== "",
  );
};

export const kindIn = (extras: Extras | undefined): string | undefined =>
  typeof extras?.kind === "string" ? extras.kind : undefined;

/** Everything an entity goes by, its name first. */
export const keysOf = ({ name, extras }: Pick<Memory, "name" | "extras">): string[] => [
  ...new Set([name, ...aliasesIn(extras)].map(nameKey)),
];

/**
 * The file of the thing a claim is about: named by the model, by name, then by alias where only one has it. Superseded
 * files are no thing's own.
 */
export function entityFile(claim: Found, stored: Iterable<StoredMemory>): StoredMemory | undefined {
  const named = (claim.updates ?? "").replace(/^.*\//, "");
  const entities = [...stored].filter(
    (memory) =>
      memory.type === "entity" &&
      memory.status !== "superseded" &&
      sameSort(kindIn(memory.extras), kindIn(claim.extras)),
  );
  const own = nameKey(claim.name);
  const byFile = entities.find(({ file }) => file === named);
  if (byFile) return byFile;
  const byName = entities.filter(({ name }) => nameKey(name) === own);
  if (byName.length > 0) return byName.sort(byAge)[0];
  const keys = keysOf(claim);
  const byAlias = entities.filter((memory) => keysOf(memory).some((key) => keys.includes(key)));
  return byAlias.length === 1 ? byAlias[0] : undefined;
}

const byAge = (a: StoredMemory, b: StoredMemory): number => (a.created < b.created || a.file < b.file ? -1 : 1);

/** A claim's facts with the lines they rest on: a text that became a log was cited under another path until then. */
export function claimedFacts({ extras, spans }: Pick<Found, "extras" | "spans">): Fact[] {
  const cited = new Set(spans.map(sourceText));
  const inSpan = (source: string): string => {
    if (cited.has(source)) return source;
    const read = readSource(source);
    const span = read && spans.find(({ from, to }) => from === read.from && to === read.to);
    return span ? sourceText(span) : source;
  };
  return readFacts(extras?.facts).map((fact) => ({ ...fact, evidence: fact.evidence.map(inSpan) }));
}

const described = (memory: Pick<Memory, "name" | "extras">, facts: readonly Fact[]): Described => ({
  name: memory.name,
  kind: kindIn(memory.extras),
  aliases: aliasesIn(memory.extras),
  facts,
});

/** How an entity reads that has these facts, and what its front matter says of them. */
export function entityWording(
  of: Pick<Memory, "name" | "extras">,
  facts: readonly Fact[],
): { description: string; body: string; extras: Extras } {
  const shown = described(of, facts);
  return {
    description: descriptionOf(shown),
    body: bodyOf(shown),
    extras: { ...of.extras, facts: facts.map(factRow) },
  };
}

/** A new entity as a claim: its facts in order, in the words of its file; more than a file holds are left to a later week. */
export function newEntity(claim: Found): Found {
  const { facts } = fittingFacts(mergedFacts([], claimedFacts(claim)));
  const { description, body, extras } = entityWording(claim, facts);
  return { ...claim, description, body, extras };
}

/**
 * What becomes of a thing whose facts' lines have moved: a fact whose lines are gone goes with them, and the words follow.
 * @param nowOf where the lines of a source stand now
 */
export function entityFollowing(memory: StoredMemory, nowOf: (source: string) => readonly string[]): MemoryChange {
  const standing = readFacts(memory.extras?.facts);
  const followed = standing.flatMap((fact) => {
    const evidence = fact.evidence.flatMap(nowOf);
    return evidence.length > 0 || fact.evidence.length === 0 ? [{ ...fact, evidence }] : [];
  });
  const facts = mergedFacts([], followed);
  if (sameRows(facts, standing)) return {};
  const isToldAnew = !sameRows(facts.map(unproved), standing.map(unproved)) && tellsFacts(memory.body, standing);
  return { ...(isToldAnew && rewritten(memory, memory, facts)), extras: { facts: facts.map(factRow) } };
}

/** What each fact says that holds for longer than a task, beside the thing as it reads once that ends. */
export const statedFacts = onceFor((memory: StoredMemory): readonly Statement[] => {
  const facts = readFacts(memory.extras?.facts);
  return facts.flatMap((fact): Statement[] => {
    if (!holds(fact) || fact.scope === "task" || fact.evidence.length === 0) return [];
    const said = bodyOf({ ...described(memory, [{ ...fact, from: "" }]), aliases: [], among: facts });
    const days = fact.evidence.map((source) => dayOfPath(readSource(source)?.path ?? source) ?? fact.from);
    const ended = (to: Day): string => {
      const after = mergedFacts([], facts.with(facts.indexOf(fact), { ...fact, to }));
      const change = memory.byPerson ? {} : rewritten(memory, memory, after);
      return changeMemoryFile(memory, { ...change, extras: { facts: after.map(factRow) } });
    };
    const told = { description: said, body: said, sources: fact.evidence, updated: days.sort().at(-1)!, ended };
    return [{ ...memory, ...told, ...(nameKey(memory.name) === "user" && { own: fact.value }) }];
  });
});

/** What a fact says, wherever its lines stand. */
const unproved = (fact: Fact): Fact => ({ ...fact, evidence: [] });

/**
 * What of an entity grows with a claim; {} when nothing does, `full` when it does not fit.
 * @param renewed logs whose week is made anew: what is found again rests on the lines that say it now
 */
export function entityGrowth(claim: Found, memory: StoredMemory, renewed: ReadonlySet<string>): MemoryChange | "full" {
  const standing = readFacts(memory.extras?.facts);
  const found = claimedFacts(claim);
  const byHand = memory.byPerson || !tellsFacts(memory.body, standing);
  const read = readAgain(standing, found, renewed, byHand);
  const { facts, whole } = fittingFacts(mergedFacts(read.standing, read.found));
  if (!whole) return "full";
  const aliases = grownAliases(memory, claim);
  const kind = kindIn(memory.extras) === undefined ? kindIn(claim.extras) : undefined;
  const extras: Extras = {
    ...(kind !== undefined && { kind }),
    ...(aliases && { aliases }),
    ...(sameRows(facts, standing) ? {} : { facts: facts.map(factRow) }),
  };
  const after = { name: memory.name, extras: { ...memory.extras, ...extras } };
  // An older lithify may have said the same in other words: those stay until there is something to say.
  const isNews = Object.keys(extras).length > 0 || !tellsFacts(memory.body, facts);
  const wording = memory.byPerson ? addedWords(memory, standing, facts) : isNews ? rewritten(memory, after, facts) : {};
  if (wording === "full") return wording;
  const resting = facts.flatMap(({ evidence }) => evidence);
  const sources = mergedSources(memory.sources, [...new Set([...claim.spans.map(sourceText), ...resting])], renewed);
  return {
    ...wording,
    ...(sameList(sources, memory.sources) ? {} : { sources }),
    ...daysFollowing(memory, sources),
    ...(Object.keys(extras).length > 0 && { extras }),
  };
}

/**
 * Both lists, once the same lines were read again. A value in other words for the lines of one that stands is that one, unless
 * its week is made anew and no person wrote the facts: then it may have been corrected. What is found again rests on the lines
 * that say it now.
 */
function readAgain(
  standing: readonly Fact[],
  found: readonly Fact[],
  renewed: ReadonlySet<string>,
  byHand: boolean,
): { standing: Fact[]; found: Fact[] } {
  const foundKeys = new Set(found.map(factKey));
  const standingKeys = new Set(standing.map(factKey));
  const isRenewed = (source: string): boolean => renewed.has(readSource(source)?.path ?? source);
  const corrected = (fact: Fact): boolean =>
    !byHand &&
    !foundKeys.has(factKey(fact)) &&
    fact.evidence.some(isRenewed) &&
    found.some((one) => restates(one, fact));
  const kept = standing.flatMap((fact) => {
    if (!foundKeys.has(factKey(fact)) && !corrected(fact)) return [fact];
    const evidence = fact.evidence.filter((source) => !isRenewed(source));
    return evidence.length > 0 || fact.evidence.length === 0 ? [{ ...fact, evidence }] : [];
  });
  const news = found.filter((one) => standingKeys.has(factKey(one)) || !kept.some((fact) => restates(one, fact)));
  return { standing: kept, found: news };
}

/** Whether a fact says something else than another of the same lines, where only one can hold. */
const restates = (one: Fact, other: Fact): boolean =>
  one.slot === other.slot &&
  one.scope === other.scope &&
  one.cardinality === "single" &&
  other.cardinality === "single" &&
  factKey(one) !== factKey(other) &&
  one.evidence.some((source) => other.evidence.includes(source));

function grownAliases(memory: StoredMemory, claim: Found): string[] | undefined {
  const news = newNames([claim.name, ...aliasesIn(claim.extras)], keysOf(memory));
  return news.length > 0 ? [...aliasesIn(memory.extras), ...news].sort() : undefined;
}

/** Each once, without those that a thing goes by already. @param keys of these */
export function newNames(names: readonly string[], keys: readonly string[]): string[] {
  const known = new Set(keys);
  return names.filter((name) => !known.has(nameKey(name)) && known.add(nameKey(name)));
}

function rewritten(
  memory: StoredMemory,
  after: Pick<Memory, "name" | "extras">,
  facts: readonly Fact[],
): { description?: string; body?: string } {
  const { description, body } = entityWording(after, facts);
  return {
    ...(description !== memory.description && { description }),
    ...(body !== memory.body && { body }),
  };
}

/** A person's text is added to with what is new, and never rewritten. */
function addedWords(memory: StoredMemory, before: readonly Fact[], facts: readonly Fact[]): { body?: string } | "full" {
  const known = new Set(before.map((fact) => `${factKey(fact)}\n${holds(fact)}`));
  const news = facts.filter((fact) => !known.has(`${factKey(fact)}\n${holds(fact)}`));
  if (news.length === 0) return {};
  const last = news
    .flatMap(({ from, to }) => [from, to ?? from])
    .sort()
    .at(-1)!;
  const said = bodyOf({ ...described(memory, news), aliases: [], among: facts });
  const body = `${memory.body}\n\n**Update (${last}):**\n\n${said}`.trim();
  return body.length > LONGEST_BODY ? "full" : { body };
}

/** In any order, and as they read: what a person left out of a row is its default, and a slot is one however it is written. */
const sameRows = (facts: readonly Fact[], standing: readonly Fact[]): boolean => {
  const [rows, before] = [facts, standing].map((list) => list.map((fact) => JSON.stringify(factRow(fact))).sort());
  return sameList(rows!, before!);
};
