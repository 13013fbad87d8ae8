/**
 * What reconciling starts from, and what it says of each claim. Types only.
 */
import type { Listed } from "./identity/identity.ts";
import type { Found, StoredMemory } from "./memory.ts";

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
  /** What any week lists of files that cannot be read. */
  readonly listedUnreadable: readonly Listed[];
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
