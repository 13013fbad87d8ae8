/**
 * Proposals that wait for a person: what each would say beside what stands, and the log lines it rests on.
 */

import type { Folder } from "../../compaction/folder.ts";
import { entriesIn } from "../../compaction/inbox.ts";
import { digest12 } from "../../digest.ts";
import { readMemoryFile } from "../../memory/file/memory-file.ts";
import { ownWeek } from "../../memory/file/memory-path.ts";
import { proposalPath } from "../../memory/file/proposal.ts";
import type { StoredMemory } from "../../memory/memory.ts";
import { onceFor } from "../../once.ts";
import { sideBySide } from "../../report/diff.ts";
import { byCodeUnit } from "../../text/order.ts";
import { type Quoted, saidOf, type Words, wordsIn, wordsOf } from "./memory.ts";
import { idOf, namedOf, type Say } from "./said.ts";

/** A proposal as it lies there. */
export interface Waiting {
  /** In the memory folder: `inbox/feedback_x.md`. */
  readonly path: string;
  /** Of the whole file. */
  readonly seen: string;
  readonly because: string;
  readonly week: string | undefined;
  /** The memory it would make or change, and the one it would replace. */
  readonly file: string;
  readonly replaces: string | undefined;
  readonly edited: boolean;
  /** As it would stand; undefined where it does not read as a memory. */
  readonly memory: StoredMemory | undefined;
}

/** Where a proposal stands in the inbox, or stood. */
export interface Seat {
  readonly id: string;
  /** "" for one of no week. */
  readonly week: string;
}

/** Newest week first, as everywhere on the page; those of no week last. */
export const inOrder = (a: Seat, b: Seat): number => byCodeUnit(b.week, a.week) || byCodeUnit(a.id, b.id);

/** Which of them stands at a seat, or follows one that was decided; the first where nothing tells, their number where all stand before it. */
export function nextAt(
  seats: readonly Seat[],
  { id, week }: { readonly id: string; readonly week: string | null },
): number {
  const exact = seats.findIndex((seat) => seat.id === id);
  if (exact >= 0 || id === "" || week === null) return Math.max(0, exact);
  const next = seats.findIndex((seat) => inOrder(seat, { id, week }) > 0);
  return next < 0 ? seats.length : next;
}

/** Each view asks, and reading them is dear. */
export const waitingIn = onceFor((folder: Folder): readonly Waiting[] =>
  entriesIn(folder)
    .entries.map(({ id, proposal, memoryText, edited }) => {
      const path = proposalPath(id);
      const { because, file, replaces } = proposal;
      const week = ownWeek(folder, proposal.week);
      const memory = readMemoryFile(file, memoryText);
      return {
        ...{ path, seen: digest12(folder.texts.get(path)!), because, week, file, replaces, edited },
        memory: "memory" in memory ? memory.memory : undefined,
      };
    })
    .sort((a, b) => inOrder(seatOf(a), seatOf(b))),
);

export const seatOf = ({ path, week = "" }: Waiting): Seat => ({ id: path.slice("inbox/".length), week });

export type ProposalSeen = ReturnType<typeof proposalOf>;

export function proposalOf(waiting: Waiting, { stored }: Folder, quoted: readonly Quoted[], say: Say) {
  const { path, seen, because, week, edited, file, replaces, memory } = waiting;
  const replaced = stored.find((one) => one.file === replaces);
  // What a memory that would end gives way to; none where only a document says it.
  const newer = stored.find((one) => one.file === memory?.superseded_by);
  const own = stored.find((one) => one.file === file);
  const old = own ?? replaced;
  const said = saidOf(memory, say);
  // What a person may change of it before accepting: what stands keeps its file, which is named after its type.
  const words: Partial<Words> = { ...wordsIn(memory, say), ...(own && { type: "" }) };
  return {
    ...{ id: idOf(path.slice("inbox/".length), say), seen, because: say(because, 1_000), edited, said, words, quoted },
    ...{ week: week === undefined ? undefined : say(week, 20), type: memory?.type ?? "" },
    names: stored.filter((one) => because.includes(one.file)).map((one) => namedOf(one, say)),
    ...{ stands: standing(waiting, old), newer: newer && namedOf(newer, say) },
    replaces: replaced === undefined || replaced.file === file ? "" : say(replaced.name, 200),
    /** A memory that stands would fall with it, and may hold beside it. */
    mayKeepBoth: replaced?.status === "active",
    rows: old === undefined || replaces === file ? [] : sideBySide(wordsOf(saidOf(old, say)), wordsOf(said)),
  };
}

/** Whether something stands that it would change or replace. */
function standing({ file, replaces }: Waiting, old: StoredMemory | undefined): "new" | "changes" | "replaces" | "ends" {
  if (old === undefined) return "new";
  if (old.file !== file) return "replaces";
  return replaces === file ? "ends" : "changes";
}
