/**
 * What becomes of memories that tell of a value once a thing has another: one that says nothing more is superseded by
 * the claim of the new value, or by the thing's file; one that says more is told so in a sentence of its own. Nothing
 * is lost, and what a person wrote or pinned waits for a person.
 */

import { withoutEnd } from "../../text/ends.ts";
import type { Change } from "../change.ts";
import { readFacts } from "../entity/facts.ts";
import { bodyOf, shortly } from "../entity/words.ts";
import { mergedSources } from "../evidence/sources.ts";
import { changeMemoryFile, type MemoryChange } from "../file/memory-file.ts";
import { baseOf, proposalPath, writeProposal } from "../file/proposal.ts";
import type { StoredMemory } from "../memory.ts";
import { LONGEST_BODY } from "./merge.ts";
import { outdated, replaces, type Succession, saysValue, tellsOf } from "./succession.ts";

export interface Ground {
  /** As the week's claims left it; changed here. */
  readonly folder: Map<string, StoredMemory>;
  /** Memories that this week created: they may be older than a change that is long known. */
  readonly created: ReadonlySet<string>;
  /** Proposals that wait already, by path in the memory folder. */
  readonly waiting: ReadonlySet<string>;
  /** Whether every change waits for a person. */
  readonly review: boolean;
}

/** @param successions of the things that the week told of */
export function outdatings(successions: readonly Succession[], ground: Ground): Change[] {
  const { folder, created } = ground;
  return successions.flatMap((succession) =>
    [...folder.values()]
      .filter(({ file, status }) => status === "active" && (succession.isNew || created.has(file)))
      .toSorted((a, b) => (a.file < b.file ? -1 : 1))
      .flatMap((memory) => outdate(memory, succession, ground)),
  );
}

function outdate(memory: StoredMemory, succession: Succession, { folder, waiting, review }: Ground): Change[] {
  const extent = outdated(memory, succession);
  const { thing, now } = succession;
  if (extent === undefined || folder.get(thing.file)?.status !== "active") return [];
  const { file } = memory;
  const says = `${thing.file} ${succession.waits ? "would say" : "says"} ${now.value} since ${now.from}`;
  if (memory.unreadable) return [{ kind: "kept", file, because: `its file cannot be read, though ${says}` }];
  const newer = [...folder.values()]
    .filter((other) => other.status === "active" && other.type === memory.type && tellsOf(other, succession))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .find((other) => extent === "whole" || replaces(other, memory, succession));
  const change: MemoryChange =
    extent === "whole" || newer
      ? { status: "superseded", superseded_by: newer?.file ?? thing.file }
      : updatedBy(memory, succession);
  if (change.body !== undefined && change.body.length > LONGEST_BODY)
    return [{ kind: "kept", file, because: `it has no room for what ${says}` }];
  const text = changeMemoryFile(memory, change);
  if (review || succession.waits || memory.byPerson || memory.pinned) {
    const theirs = memory.pinned ? "is pinned" : memory.byPerson && "was edited by hand";
    const because = theirs ? `${says}, and the memory ${theirs}` : says;
    return askedFor(memory, text, { because, fact: says }, waiting);
  }
  folder.set(file, { ...memory, ...change, text });
  if (change.status === undefined) return [{ kind: "updated", file, because: says, text }];
  return [{ kind: "superseded", file, because: says, text }, ...linkedBack(newer, file, folder)];
}

/**
 * Asks a person for a change of a memory: without evidence of its own, and of no week, so that to reject it declines nothing else.
 * @param fact what is told where a proposal about the memory waits already, which is not written over
 */
export function askedFor(
  { file, type, text: before }: StoredMemory,
  text: string,
  { because, fact }: { readonly because: string; readonly fact: string },
  waiting: ReadonlySet<string>,
): Change[] {
  if (waiting.has(proposalPath(file)))
    return [{ kind: "kept", file, because: `a proposal about it waits, and ${fact}` }];
  const proposal = { file, because, type, evidence: [], base: baseOf(before) };
  return [{ kind: "proposed", file: proposalPath(file), because, text: writeProposal(text, proposal) }];
}

/** The claim of the new value says what it replaces, where it may be written and says nothing yet. */
export function linkedBack(newer: StoredMemory | undefined, file: string, folder: Map<string, StoredMemory>): Change[] {
  if (!newer || newer.byPerson || newer.pinned || newer.supersedes !== undefined) return [];
  const text = changeMemoryFile(newer, { supersedes: file });
  folder.set(newer.file, { ...newer, supersedes: file, text });
  return [{ kind: "updated", file: newer.file, because: `replaces ${file}`, text }];
}

/** The memory's words stay; that the value has changed is added, with its lines. */
function updatedBy(memory: StoredMemory, succession: Succession): MemoryChange {
  const { thing, now } = succession;
  const { name, extras } = thing;
  const kind = typeof extras?.kind === "string" ? extras.kind : undefined;
  const among = [...readFacts(extras?.facts), now];
  const said = bodyOf({ name, kind, aliases: [], facts: [now], among });
  const description = memory.byPerson ? memory.description : descriptionBy(memory.description, succession, said);
  return {
    ...(description !== memory.description && { description }),
    body: `${memory.body}\n\n**Update (${now.from}):** ${said}`,
    sources: mergedSources(memory.sources, now.evidence, new Set()),
    ...(now.from > memory.updated && { updated: now.from }),
  };
}

/** Characters of a description, as a profile takes them. */
const LONGEST_DESCRIPTION = 600;
/** What an earlier change of the value added. */
const ADDED = /; since \d{4}-\d{2}-\d{2}: [^;\n]{1,300}$/u;

/** The line of the index says that its value has changed: an agent may read no more than that. */
function descriptionBy(description: string, { old, now }: Succession, said: string): string {
  if (!saysValue(description, old.value) || saysValue(description, now.value)) return description;
  const added = ADDED.exec(description)?.[0] ?? "";
  const before = saysValue(added, old.value) ? description.slice(0, -added.length) : description;
  const grown = `${withoutEnd(before, " .。;,")}; since ${now.from}: ${shortly(now)}`;
  return grown.length > LONGEST_DESCRIPTION ? said : grown;
}
