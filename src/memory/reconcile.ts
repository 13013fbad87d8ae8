/**
 * Reconciles what a week brought with the memories that stand: each found claim gives one change, with its reason.
 */
import type { Change, ChangeKind, Declined, Known } from "./change.ts";
import { joinedEntities, toldByThings } from "./entity/claims.ts";
import { entityFile, newEntity } from "./entity/entity.ts";
import { readFacts } from "./entity/facts.ts";
import { grownProposal, proposedFacts } from "./entity/pending.ts";
import { sourceText } from "./evidence/evidence.ts";
import { changeMemoryFile, writeMemoryFile } from "./file/memory-file.ts";
import { type Proposal, proposalPath, writeProposal } from "./file/proposal.ts";
import { fileName, slugOf, suffixed } from "./file/slug.ts";
import { digest12 } from "./fold.ts";
import { growth } from "./identity/growth.ts";
import { distinct, identify, type Shelf, type Standing, sameSet, saying } from "./identity/identity.ts";
import { outdatings } from "./identity/outdated.ts";
import { type SimilarIndex, similarIndex } from "./identity/similar.ts";
import { lacking } from "./identity/similarity.ts";
import { type Succession, successionsOf, toldApart } from "./identity/succession.ts";
import { unreadableFor } from "./identity/unreadable.ts";
import { daysOfEvidence, type Found, type Memory, type StoredMemory } from "./memory.ts";

export type { Change, ChangeKind, Known } from "./change.ts";
export type { Listed } from "./identity/identity.ts";

/** The folder while claims are laid into it, one after another. */
interface Work {
  readonly folder: Map<string, StoredMemory>;
  readonly names: Set<string>;
  readonly taken: Set<string>;
  readonly similar: SimilarIndex;
  readonly known: Known;
  /** Of the things that were laid into it. */
  readonly successions: Succession[];
  /** Memories about which a claim of this week asks a person. */
  readonly asked: Set<string>;
}

/** In the order of the answer. The same found claims over the same folder give the same changes. */
export function reconcile(found: readonly Found[], known: Known): Change[] {
  const work: Work = {
    folder: new Map(known.stored.map((memory) => [memory.file, memory])),
    names: new Set([...known.names].map(folded)),
    taken: new Set(),
    similar: similarIndex(known.stored),
    known,
    successions: [],
    asked: new Set(),
  };
  // Things first: what their facts say of old values decides what becomes of claims about them.
  const claims = toldByThings(joinedEntities(found), (thing, claim) => mayHold(thing, claim, work));
  const changes = new Map<Found, Change[]>();
  for (const claim of [...claims].sort((a, b) => Number(!isThing(a)) - Number(!isThing(b)))) {
    const before = isThing(claim) ? entityFile(claim, work.folder.values()) : undefined;
    const made = changesFor(claim, work);
    changes.set(claim, made);
    for (const { file, found: of } of made) if (of) work.taken.add(file);
    if (isThing(claim)) work.successions.push(...successionsIn(made[0]!, before, work));
  }
  const laid = claims.flatMap((claim) => changes.get(claim)!);
  return withOutdated(laid, work);
}

const isThing = ({ type }: Found): boolean => type === "entity";

/** What a thing's change tells of values that no longer hold. */
function successionsIn(
  { kind, file, text = "" }: Change,
  before: StoredMemory | undefined,
  { folder }: Work,
): Succession[] {
  const isOpen = kind === "proposed" && before !== undefined && file === proposalPath(before.file);
  const facts = isOpen ? proposedFacts(text, before.file) : readFacts(folder.get(file)?.extras?.facts);
  const thing = isOpen ? before : folder.get(file);
  return thing?.type === "entity" ? successionsOf(thing, readFacts(before?.extras?.facts), facts, isOpen) : [];
}

/** The same changes, and those of memories that tell of an old value: a file that is written twice has the last text. */
function withOutdated(changes: readonly Change[], { folder, known, successions, asked }: Work): Change[] {
  const of = (kind: ChangeKind): Change[] => changes.filter((change) => change.kind === kind);
  const more = outdatings(successions, {
    folder,
    created: new Set(of("created").map(({ file }) => file)),
    waiting: new Set([
      ...(known.open?.keys() ?? []),
      ...of("proposed").map(({ file }) => file),
      ...[...asked].map(proposalPath),
    ]),
    review: known.review === "inbox",
  });
  const texts = new Map(more.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text] as const])));
  const isToldAlready = ({ file, kind }: Change): boolean =>
    kind === "updated" && changes.some((change) => change.file === file && change.text !== undefined);
  return [
    ...changes.map((change) => ({ ...change, ...(texts.has(change.file) && { text: texts.get(change.file)! }) })),
    ...more.filter((change) => !isToldAlready(change)),
  ];
}

/** A claim that stands in a file of its own, or did, is not moved; nor is one put where a person wrote or took away. */
function mayHold(thing: Found, claim: Found, work: Work): boolean {
  const { known } = work;
  if ([thing, claim].some((one) => isAmong(known.declined, one) || isAmong(known.gone, one))) return false;
  if ([thing, claim].some((one) => unreadableFor(one, known.stored, known.listedUnreadable))) return false;
  const file = entityFile(thing, work.folder.values());
  if (file && (file.status !== "active" || file.pinned || file.byPerson)) return false;
  return identify(claim, shelfOf(work)) === undefined;
}

const isAmong = (list: readonly Declined[], claim: Found): boolean =>
  list.some(({ type, evidence }) => type === claim.type && sameSet(evidence, claim.evidence));

const shelfOf = ({ folder, similar, taken, known }: Work): Shelf => ({ folder, similar, taken, listed: known.listed });

function changesFor(claim: Found, work: Work): Change[] {
  const { known } = work;
  const takenBack: Change = {
    kind: "kept",
    file: plainName(claim),
    because: "a person took it back; the same evidence does not revive it",
  };
  if (isAmong(known.declined, claim)) return [takenBack];
  const held = unreadableFor(claim, known.stored, known.listedUnreadable);
  if (held) return [unread(claim, held)];
  const standing = identify(claim, shelfOf(work));
  if (standing?.memory.unreadable) return [unread(claim, standing.memory)];
  if (!standing && isAmong(known.gone, claim)) return [takenBack];
  if (standing?.as === "same" && claim.likely)
    return [{ kind: "kept", file: standing.memory.file, found: claim, because: `it stands: ${standing.because}` }];
  if (!standing) return [created(claim.type === "entity" ? newEntity(claim) : claim, work)];
  const decided =
    standing.as === "doubt" || standing.because === "the same name"
      ? toldApart(memoryOf(claim), standing.memory, work.successions)
      : undefined;
  if (decided === "newer") return superseded(claim, standing.memory, work);
  if (decided === "older") return [created(claim, work)];
  if (standing.as === "doubt") return [doubted(claim, standing, work)];
  return claim.supersedes !== undefined && standing.because === NAMED
    ? superseded(claim, standing.memory, work)
    : [strengthened(claim, standing.memory, work)];
}

/** A person's file, whatever they did to it: nothing is written beside it until it is mended. */
const unread = (claim: Found, { file, unreadable }: StoredMemory): Change => ({
  ...{ kind: "kept", file, found: claim },
  because: `its file cannot be read: mend line ${unreadable?.line} (${unreadable?.fault})`,
});

const NAMED = "named by the model";

function created(claim: Found, work: Work, replaces?: StoredMemory): Change {
  const file = freeName(claim, work);
  const memory = memoryOf(claim, replaces);
  const text = writeMemoryFile(memory);
  const because = replaces ? `replaces ${replaces.file}` : reasonOf(claim);
  if (work.known.deleted.has(file))
    return proposed(work, claim, text, { file, because: "a person deleted it; this evidence is new" });
  if (claim.likely) return proposed(work, claim, text, { file, because: `likely: ${because}` });
  if (work.known.review === "inbox") return proposed(work, claim, text, { file, because });
  work.names.add(file);
  const stored = { ...memory, file, text, byPerson: false, pinned: false };
  work.folder.set(file, stored);
  work.similar.add(stored);
  return { kind: "created", file, text, found: claim, because };
}

function memoryOf(claim: Found, replaces?: StoredMemory): Memory {
  const { type, name, description, body, importance, expires, tags, extras } = claim;
  const { first, last } = daysOfEvidence(claim.spans);
  return {
    ...{ type, name, description, body, created: first, updated: last, status: "active" },
    sources: claim.spans.map(sourceText),
    ...(replaces && { supersedes: replaces.file }),
    ...(importance !== undefined && { importance }),
    ...(expires !== undefined && { expires }),
    ...(tags !== undefined && { tags }),
    ...(extras !== undefined && { extras }),
  };
}

const plainName = (claim: Found): string => fileName(claim.type, slugOf(claim.name));

/** The claim's own name, or, where another file has it, that name with a suffix. */
function freeName(claim: Found, { names, known }: Work): string {
  const plain = plainName(claim);
  const isTaken = names.has(plain) || (claim.likely === true && known.open?.has(proposalPath(plain)) === true);
  return isTaken ? fileName(claim.type, suffixed(slugOf(claim.name), distinct(claim))) : plain;
}

/** Two names that differ only in case or Unicode form are one on some disks. */
const folded = (file: string): string => file.normalize("NFC").toLowerCase();

function reasonOf(claim: Found): string {
  const { first, last } = daysOfEvidence(claim.spans);
  return first === last ? `stands in the log of ${first}` : `stands in the logs of ${first} to ${last}`;
}

/** The same claim again: sources and days grow; the text changes only where newer evidence says more. */
function strengthened(claim: Found, memory: StoredMemory, work: Work): Change {
  const { file } = memory;
  const change = growth(claim, memory, work.known);
  const kept = (because: string): Change => ({ kind: "kept", file, found: claim, because });
  if (memory.pinned) return kept("pinned");
  if (change === "full") {
    const because = `${file} has no room for what this week says`;
    const whole = claim.type === "entity" ? newEntity(claim) : claim;
    return proposed(work, claim, writeMemoryFile(memoryOf(whole)), { file: freeName(claim, work), because });
  }
  if (memory.status !== "active") {
    const newEvidence = claim.spans.map(sourceText).some((source) => !memory.sources.includes(source));
    if (!newEvidence) return kept(memory.status);
    return proposed(work, claim, changeMemoryFile(memory, { ...change, status: "active" }), {
      file,
      because: `it is ${memory.status}, and this evidence is new`,
    });
  }
  if (memory.byPerson && change.body === undefined) return kept("edited by hand");
  if (Object.keys(change).length === 0) return { kind: "unchanged", file, found: claim, because: "nothing new" };
  const text = changeMemoryFile(memory, change);
  if (memory.byPerson)
    return proposed(work, claim, text, { file, because: "the memory was edited by hand, and this week says more" });
  const because = change.body === undefined ? "new evidence" : "says more";
  if (work.known.review === "inbox") return proposed(work, claim, text, { file, because });
  const extras = { ...memory.extras, ...change.extras };
  work.folder.set(file, { ...memory, ...change, text, ...(Object.keys(extras).length > 0 && { extras }) });
  return { kind: "updated", file, text, found: claim, because };
}

/** A newer claim replaces an older one: both files stay, linked both ways. Older evidence never overrules newer. */
function superseded(claim: Found, old: StoredMemory, work: Work): Change[] {
  const { last } = daysOfEvidence(claim.spans);
  const kept = (because: string): Change[] => [{ kind: "kept", file: old.file, found: claim, because }];
  if (old.pinned) return kept("pinned");
  if (last < old.updated) return kept(`newer evidence of ${old.updated} stands`);
  if (old.status !== "active") return [strengthened(claim, old, work)];
  // Asked twice, a model may say once more that a claim replaces what it does not even change.
  if (lacking(saying(old), saying(claim)).size === 0 && lacking(saying(claim), saying(old)).size === 0)
    return [strengthened(claim, old, work)];
  if (old.byPerson || work.known.review === "inbox") {
    const file = freeName(claim, work);
    work.asked.add(old.file);
    const because = old.byPerson ? `it would replace ${old.file}, which was edited by hand` : `replaces ${old.file}`;
    return [proposed(work, claim, writeMemoryFile(memoryOf(claim, old)), { file, because, replaces: old.file })];
  }
  const newer = created(claim, work, old);
  if (newer.kind !== "created") return [newer];
  const text = changeMemoryFile(old, { status: "superseded", superseded_by: newer.file });
  work.folder.set(old.file, { ...old, status: "superseded", superseded_by: newer.file, text });
  return [newer, { kind: "superseded", file: old.file, text, because: `${newer.file} is newer (${last})` }];
}

/** Very like a memory and yet not the same: a person decides whether it is another claim, or what now holds. */
function doubted(claim: Found, { memory, because }: Standing, work: Work): Change {
  work.asked.add(memory.file);
  return proposed(work, claim, writeMemoryFile(memoryOf(claim)), {
    file: freeName(claim, work),
    because: `${because}: see ${memory.file}`,
  });
}

function proposed(
  { names, folder, known }: Work,
  claim: Found,
  memoryText: string,
  { file, because, replaces }: Pick<Proposal, "file" | "because" | "replaces">,
): Change {
  names.add(file);
  const standing = folder.get(file);
  const base = standing && digest12(standing.text);
  const waiting = claim.type === "entity" ? known.open?.get(proposalPath(file)) : undefined;
  const grown = waiting === undefined ? undefined : grownProposal(waiting, claim, file, base);
  const text = writeProposal(grown?.memoryText ?? memoryText, {
    ...{ file, because, type: claim.type, evidence: grown?.evidence ?? claim.evidence },
    ...(replaces !== undefined && { replaces }),
    ...(known.week !== null && { week: known.week }),
    ...(base !== undefined && { base }),
    ...(claim.likely && { likely: true }),
  });
  return { kind: "proposed", file: proposalPath(file), text, found: claim, because };
}
