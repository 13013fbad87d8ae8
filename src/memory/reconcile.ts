/**
 * Reconciles what a week brought with the memories that stand: each found claim gives one change, with its reason.
 * Before: the gates. After: plan, which only gathers the bytes. Pure: folder in, changes out.
 */
import { isDeepStrictEqual } from "node:util";
import { entityGrowth, newEntity } from "./entity.ts";
import { joinedEntities } from "./entity-claims.ts";
import { grownProposal } from "./entity-pending.ts";
import { sourceText } from "./evidence.ts";
import { digest12 } from "./fold.ts";
import { distinct, identify, type Listed, type Standing, sameSet, saying } from "./identity.ts";
import { daysOfEvidence, type Extras, type Found, type Memory, type StoredMemory } from "./memory.ts";
import { changeMemoryFile, type MemoryChange, writeMemoryFile } from "./memory-file.ts";
import { mergedWording } from "./merge.ts";
import { type Proposal, proposalPath, writeProposal } from "./proposal.ts";
import { type SimilarIndex, similarIndex } from "./similar.ts";
import { lacking } from "./similarity.ts";
import { fileName, slugOf, suffixed } from "./slug.ts";
import { mergedSources } from "./sources.ts";

export type { Listed } from "./identity.ts";
export type ChangeKind = "created" | "updated" | "superseded" | "unchanged" | "kept" | "proposed";

export interface Change {
  readonly kind: ChangeKind;
  /** In the memory folder: a base name, or `inbox/…` for a proposal. */
  readonly file: string;
  readonly because: string;
  /** The whole file after the change; absent where nothing is written. */
  readonly text?: string;
  /** What the week found; absent on the older half of a supersession, and where a person took the claim back. */
  readonly found?: Found;
}

export interface Known {
  /** The week that is compacted; null for claims found otherwise. */
  readonly week: string | null;
  readonly stored: readonly StoredMemory[];
  /** Every name taken in the folder, also of files that are no memories or do not read: none is ever written over. */
  readonly names: ReadonlySet<string>;
  /** What the week's weekly document lists, when the week is made anew. */
  readonly listed: readonly Listed[];
  /** What a person took back of this week: the same lines and type are not brought back. */
  readonly declined: readonly Declined[];
  /** What the week listed under names that are gone: taken back too, unless it stands under another name. */
  readonly gone: readonly Declined[];
  /** Files that any week listed and that are gone: new evidence may propose them again, no more. */
  readonly deleted: ReadonlySet<string>;
  /** Logs the week was made from: sources in them are renewed, since their lines may have moved. */
  readonly weekPaths: ReadonlySet<string>;
  /** `inbox`: every change waits for a person. */
  readonly review: "auto" | "inbox";
  /** The texts of open proposals, by path in the memory folder: `inbox/entity_h-mem.md`. */
  readonly open?: ReadonlyMap<string, string>;
}

export interface Declined {
  readonly type: string;
  readonly evidence: readonly string[];
}

/** The folder while claims are laid into it, one after another. */
interface Work {
  readonly folder: Map<string, StoredMemory>;
  readonly names: Set<string>;
  readonly taken: Set<string>;
  readonly similar: SimilarIndex;
  readonly known: Known;
}

/** In the order of the answer. The same found claims over the same folder give the same changes. */
export function reconcile(found: readonly Found[], known: Known): Change[] {
  const work: Work = {
    folder: new Map(known.stored.map((memory) => [memory.file, memory])),
    names: new Set([...known.names].map(folded)),
    taken: new Set(),
    similar: similarIndex(known.stored),
    known,
  };
  return joinedEntities(found).flatMap((claim) => {
    const changes = changesFor(claim, work);
    for (const { file, found: of } of changes) if (of) work.taken.add(file);
    return changes;
  });
}

function changesFor(claim: Found, work: Work): Change[] {
  const { known, folder, taken, similar } = work;
  const among = (list: readonly Declined[]): boolean =>
    list.some(({ type, evidence }) => type === claim.type && sameSet(evidence, claim.evidence));
  const takenBack: Change = {
    kind: "kept",
    file: plainName(claim),
    because: "a person took it back; the same evidence does not revive it",
  };
  if (among(known.declined)) return [takenBack];
  const standing = identify(claim, { folder, similar, listed: known.listed, taken });
  if (!standing && among(known.gone)) return [takenBack];
  if (!standing) return [created(claim.type === "entity" ? newEntity(claim) : claim, work)];
  if (standing.as === "doubt") return [doubted(claim, standing, work)];
  return claim.supersedes !== undefined && standing.because === NAMED
    ? superseded(claim, standing.memory, work)
    : [strengthened(claim, standing.memory, work)];
}

const NAMED = "named by the model";

function created(claim: Found, work: Work, replaces?: StoredMemory): Change {
  const file = freeName(claim, work);
  const memory = memoryOf(claim, replaces);
  const text = writeMemoryFile(memory);
  const because = replaces ? `replaces ${replaces.file}` : reasonOf(claim);
  if (work.known.deleted.has(file))
    return proposed(work, claim, text, { file, because: "a person deleted it; this evidence is new" });
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
function freeName(claim: Found, { names }: Work): string {
  const plain = plainName(claim);
  return names.has(plain) ? fileName(claim.type, suffixed(slugOf(claim.name), distinct(claim))) : plain;
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

/** What of a memory grows with a claim; {} when nothing does. Older evidence never changes the words of newer. */
function growth(claim: Found, memory: StoredMemory, known: Known): MemoryChange | "full" {
  const { first, last } = daysOfEvidence(claim.spans);
  const again = known.listed.some(({ file }) => file === memory.file);
  if (claim.type === "entity") return entityGrowth(claim, memory, { again, weekPaths: known.weekPaths });
  const wording = last >= memory.updated ? mergedWording(memory, claim, last, again) : {};
  if (wording === "full") return wording;
  const sources = mergedSources(memory.sources, claim.spans.map(sourceText), again ? known.weekPaths : new Set());
  return {
    ...wording,
    ...(sameList(sources, memory.sources) ? {} : { sources }),
    ...(memory.created === "" || first < memory.created ? { created: first } : {}),
    ...(last > memory.updated ? { updated: last } : {}),
    ...addedKeys(claim, memory, wording.body === claim.body),
  };
}

/**
 * What a profile knows and the memory does not say yet. What stands there stays: a person may have set it; but the fields of a
 * process are its story, and when that is told anew they are too.
 */
function addedKeys(claim: Found, memory: StoredMemory, retold: boolean): MemoryChange {
  const standing: Extras = memory.extras ?? {};
  const tags = (claim.tags ?? []).filter((tag) => !memory.tags?.includes(tag));
  const extras = Object.fromEntries(
    Object.entries(claim.extras ?? {}).filter(([key, value]) =>
      retold && claim.type === "process"
        ? !isDeepStrictEqual(standing[key as keyof Extras], value)
        : !Object.hasOwn(standing, key),
    ),
  );
  return {
    ...(claim.importance !== undefined && memory.importance === undefined && { importance: claim.importance }),
    ...(claim.expires !== undefined && memory.expires === undefined && { expires: claim.expires }),
    ...(claim.tags && tags.length > 0 && { tags: [...(memory.tags ?? []), ...tags] }),
    ...(Object.keys(extras).length > 0 && { extras }),
  };
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

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
  });
  return { kind: "proposed", file: proposalPath(file), text, found: claim, because };
}
