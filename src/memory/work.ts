/**
 * The folder while a week's claims are laid into it, and how a claim becomes a file of it: a memory of its own name, or a
 * proposal.
 */
import { defined } from "../document/fields.ts";
import type { Change, Known } from "./change.ts";
import { grownProposal } from "./entity/pending.ts";
import { sourceText } from "./evidence/source.ts";
import { fileName } from "./file/file-name.ts";
import { changeMemoryFile } from "./file/memory-file.ts";
import { baseOf, type Proposal, proposalPath, writeProposal } from "./file/proposal.ts";
import { slugOf, suffixed } from "./file/slug.ts";
import { distinct } from "./identity/identity.ts";
import type { SimilarIndex } from "./identity/similar.ts";
import type { Succession } from "./identity/succession.ts";
import { daysOfEvidence, type Found, type Memory, type StoredMemory } from "./memory.ts";

/** The folder while claims are laid into it, one after another. */
export interface Work {
  readonly folder: Map<string, StoredMemory>;
  readonly names: Set<string>;
  readonly taken: Set<string>;
  readonly similar: SimilarIndex;
  readonly known: Known;
  /** Which claims are memories that stand, by their lines. */
  readonly ofLines: ReadonlyMap<Found, StoredMemory>;
  /** Of the things that were laid into it. */
  readonly successions: Succession[];
  /** By the file of an older memory: those of which a person said that they hold beside it. */
  readonly besides: ReadonlyMap<string, readonly string[]>;
  /** Memories about which a claim of this week asks a person. */
  readonly asked: Set<string>;
  /** Memories that a claim of this week has told again. */
  readonly told: Set<string>;
}

export function besidesIn(memories: Iterable<StoredMemory>): Map<string, readonly string[]> {
  const besides = new Map<string, readonly string[]>();
  for (const { file, stands_beside = [] } of memories)
    for (const old of stands_beside) besides.set(old, [...(besides.get(old) ?? []), file]);
  return besides;
}

/** A claim as a memory of its own. */
export function memoryOf(claim: Found, replaces?: StoredMemory): Memory {
  const { type, name, description, body, importance, expires, tags, extras } = claim;
  const { first, last } = daysOfEvidence(claim.spans);
  return {
    ...{ type, name, description, body, created: first, updated: last, status: "active" },
    sources: claim.spans.map(sourceText),
    ...(replaces && { supersedes: replaces.file }),
    ...defined({ importance, expires, tags, extras }),
  };
}

export const plainName = (claim: Found): string => fileName(claim.type, slugOf(claim.name));

/** The claim's own name, or, where another file has it, that name with a suffix. @param replaces a line may ask about several memories */
export function freeName(claim: Found, { names, known }: Work, replaces = ""): string {
  const plain = plainName(claim);
  const isTaken = names.has(plain) || (claim.likely === true && known.open?.has(proposalPath(plain)) === true);
  const named = (of: string): string => fileName(claim.type, suffixed(slugOf(claim.name), of));
  const own = isTaken ? named(distinct(claim)) : plain;
  return replaces !== "" && names.has(own) ? named(`${distinct(claim)}\n${replaces}`) : own;
}

/** Two names that differ only in case or Unicode form are one on some disks. */
export const folded = (file: string): string => file.normalize("NFC").toLowerCase();

/**
 * Whether an older memory falls with a newer one that stands already; that is asked.
 * @param newer its file; undefined where only a document says it, which takes no memory's place
 * @param instead the whole file as it then reads, where it does not fall as a whole
 */
export function askedOf(
  memory: StoredMemory,
  newer: string | undefined,
  because: string,
  evidence: readonly string[],
  { known, asked }: Pick<Work, "asked"> & { readonly known: Pick<Known, "week"> },
  instead?: string,
): Change {
  asked.add(memory.file);
  const change =
    newer === undefined ? { status: "withdrawn" as const } : { status: "superseded" as const, superseded_by: newer };
  const text = writeProposal(instead ?? changeMemoryFile(memory, change), {
    ...{ file: memory.file, because, replaces: memory.file, type: memory.type, evidence, base: baseOf(memory.text) },
    ...(known.week !== null && { week: known.week }),
  });
  return { kind: "proposed", file: proposalPath(memory.file), text, because };
}

/** A change that waits for a person. */
export function proposed(
  { names, folder, known }: Work,
  claim: Found,
  memoryText: string,
  { file, because, replaces }: Pick<Proposal, "file" | "because" | "replaces">,
): Change {
  names.add(file);
  const standing = folder.get(file);
  const base = standing && baseOf(standing.text);
  const waiting = claim.type === "entity" ? known.open?.get(proposalPath(file)) : undefined;
  const grown = waiting === undefined ? undefined : grownProposal(waiting, claim, file, base);
  const why = [claim.doubt, because].filter(Boolean).join("; ");
  const text = writeProposal(grown?.memoryText ?? memoryText, {
    ...{ file, because: why, type: claim.type, evidence: grown?.evidence ?? claim.evidence },
    ...defined({ replaces, week: known.week ?? undefined, base }),
    ...(claim.likely && { likely: true }),
  });
  return { kind: "proposed", file: proposalPath(file), text, found: claim, because: why };
}
