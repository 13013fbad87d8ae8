/**
 * What becomes of the folder when a run is taken back, or written again: a file goes back only where it stands as that run
 * left it. Whatever else stands there is a person's, or a later run's, and is left and named.
 */

import type { Folder, FolderChange } from "../compaction/folder.ts";
import { isSameText } from "../document/line-ends.ts";
import { readWeekly } from "../document/weekly.ts";
import { declineIn, listingTurned } from "../document/weekly-edit.ts";
import { shown, weekOfFile } from "../memory/file/memory-path.ts";
import type { SavedPlan } from "../store/state/saved-plan.ts";
import type { Opened } from "./opened.ts";
import { whyNotOwn } from "./own-paths.ts";
import type { Located } from "./parts.ts";
import { memoriesIn, type OfPlan, toldFiles } from "./run-history.ts";
import { detailIn } from "./run-plans.ts";
import { UNSAID } from "./week-lines.ts";

type TurnedBack = ReturnType<typeof memoriesBefore>;

type Ground = Located & Pick<Opened, "folder">;

/**
 * The memories and proposals of these plans as they were before. Later plans are looked at first, so that a file that was
 * written twice goes back all the way.
 * @param all every plan of the workspace, oldest first, to tell a later run from a person
 */
export function memoriesBefore(plans: readonly SavedPlan[], all: readonly SavedPlan[], ground: Ground) {
  const later = all.slice(all.findLastIndex((plan) => plans.includes(plan)) + 1);
  const turned = new Map<string, string | null>();
  const left = new Map<string, string>();
  for (const planned of plans.toReversed().flatMap((plan) => memoriesIn(plan, ground))) {
    const { path, file, before, after } = planned;
    const because = whyNotOwn(ground, planned);
    if (file === undefined || because !== undefined) {
      left.set(path, because ?? "lies outside the memory folder");
      continue;
    }
    const standing = turned.has(file) ? turned.get(file)! : (ground.folder.texts.get(file) ?? null);
    if (isSameText(standing, after) && !left.has(path)) turned.set(file, before);
    else if (!isSameText(standing, before)) {
      const memory = ground.folder.stored.find((one) => one.file === file);
      // Its digest says that lithify wrote it.
      const by = memory?.byPerson === false ? "by another workspace or clone, or by hand" : "by hand";
      left.set(path, whoChanged(later, planned, standing, by));
    }
  }
  return {
    changes: [...turned].map(([file, after]) => ({ file, after })),
    left: [...left].map(([file, because]) => ({ file, because })),
  };
}

/** The same, but for memories that their logs say no more: they are left, and named. */
export const without = (lost: ReadonlySet<string>, { changes, left }: TurnedBack, ground: Ground): TurnedBack => ({
  changes: changes.filter(({ file }) => !lost.has(file)),
  left: [...left, ...[...lost].map((file) => ({ file: shown(ground, file), because: UNSAID }))],
});

function whoChanged(later: readonly SavedPlan[], { path, after }: OfPlan, standing: string | null, by: string): string {
  const isLater = later.some(({ files }) =>
    files.some((file) => file.path === path && isSameText(file.after, standing)),
  );
  if (isLater) return "a later run changed it";
  if (standing === null) return "deleted by hand";
  return after === null ? `made ${by} since` : `edited ${by}`;
}

/** The weekly documents of a run, which stay: the evidence of what was taken back is declined. */
export function declinedBy(
  plans: readonly SavedPlan[],
  taken: readonly FolderChange[],
  ground: Ground,
): FolderChange[] {
  const files = new Set(taken.map(({ file }) => file));
  const standing = new Set(taken.flatMap(({ file, after }) => (after === null ? [] : [file])));
  return weeklyFiles(plans, ground).flatMap(({ file, text, first, last }) => {
    // What was decided about a proposal waits again, and what a person named anew has its name of before.
    if (plans.some((plan) => ["inbox", "edit", "forget"].includes(detailIn(plan)?.kind ?? "")))
      return [{ file, after: listingTurned(text, last.after ?? text, first.before ?? text, () => true) }];
    // A memory that stands again as it stood before rests on what it rested on.
    const before = first.before === null ? undefined : readWeekly(first.before);
    const listed = before && "week" in before ? before.memories.filter((one) => standing.has(one.file)) : [];
    return [{ file, after: declineIn(text, files, listed) }];
  });
}

/** The weekly documents of an undo as they were before it: they list again what is written again, and decline it no more. */
export function listedAgain(undo: SavedPlan, back: TurnedBack, ground: Ground): FolderChange[] {
  const again = new Set(back.changes.map(({ file }) => file));
  return weeklyFiles([undo], ground).map(({ file, text, first: { before, after } }) => ({
    file,
    after:
      text === after && back.left.length === 0 && before !== null
        ? before
        : listingTurned(text, after ?? text, before ?? text, (memory) => again.has(memory)),
  }));
}

/** Each weekly document that the plans wrote and that still reads: as it stands, and the plans' first and last word on it. */
function weeklyFiles(
  plans: readonly SavedPlan[],
  ground: Ground,
): { file: string; text: string; first: OfPlan; last: OfPlan }[] {
  const { folder }: { folder: Folder } = ground;
  const told = plans.flatMap((plan) => toldFiles(plan, ground));
  return [...Map.groupBy(told, ({ file }) => file)].flatMap(([file, of]) => {
    const week = file === undefined ? undefined : weekOfFile(file);
    const text = folder.texts.get(file ?? "");
    if (file === undefined || week === undefined || text === undefined || !folder.documents.has(week)) return [];
    return [{ file, text, first: of[0]!, last: of.at(-1)! }];
  });
}
