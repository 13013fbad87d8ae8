/**
 * What reconciling starts from, and what it says of each claim. Types only.
 */
import type { Logbook } from "./evidence/logbook.ts";
import type { Rejection } from "./evidence/rejection.ts";
import type { Carried } from "./following.ts";
import type { Listed } from "./identity/lines.ts";
import type { Found, StoredMemory } from "./memory.ts";

export type ChangeKind = "created" | "updated" | "superseded" | "questioned" | "unchanged" | "kept" | "proposed";

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

/** What waits for a person: nothing, what only agents told (`*-agent-remembered.md`), or every change. */
export type Review = "auto" | "agents" | "inbox";

export interface Known {
  /** The week that is compacted; null for claims found otherwise. */
  readonly week: string | null;
  /** As they stand on disk. */
  readonly stored: readonly StoredMemory[];
  /** Every name taken in the folder, also of files that are no memories or do not read: none is ever written over. */
  readonly names: ReadonlySet<string>;
  /** What the week's weekly document lists, when the week is made anew. */
  readonly listed: readonly Listed[];
  /** What the documents of other weeks list. */
  readonly listedElsewhere: readonly Listed[];
  /** The memories that rest on the week's lines, by file, as these lines stand now. */
  readonly carried: ReadonlyMap<string, Carried>;
  /** What a person took back of this week: the same lines and type are not brought back. */
  readonly declined: readonly Declined[];
  /** What the week listed under names that are gone: taken back too, unless it stands under another name. */
  readonly gone: readonly Declined[];
  /** Files that any week listed and that are gone: new evidence may propose them again, no more. */
  readonly deleted: ReadonlySet<string>;
  /** The logs of the week that were read; undefined for claims found otherwise. */
  readonly book?: Logbook;
  /** The logs of the week whose bytes are those that its document was made from. */
  readonly unchanged?: ReadonlySet<string>;
  /** Whether the week was asked about the claims that this memory is one of, because a person wanted the answer anew. */
  readonly isAskedAnew: (memory: StoredMemory) => boolean;
  readonly review: Review;
  /** What the documents of later weeks tell, where this one comes late. Asked for only when the week brings something. */
  readonly later?: () => readonly Later[];
  /** What those of all other weeks tell. Asked for only where a memory rests on them alone. */
  readonly elsewhere?: () => readonly Later[];
  /** The texts of open proposals, by path in the memory folder: `inbox/entity_h-mem.md`. */
  readonly open?: ReadonlyMap<string, string>;
  /** What the week would have made of memories and could not prove, with the lines that it named for it. */
  readonly refused?: readonly NonNullable<Rejection["changes"]>[];
}

/** A statement of a later week, and the newest day that it comes from. */
export interface Later {
  readonly text: string;
  readonly day: string;
}

export interface Declined {
  readonly type: string;
  readonly evidence: readonly string[];
}
