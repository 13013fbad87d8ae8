/**
 * `compact --batch`, under the lock: what came is compacted, and the next wave sent once no week of this one is open.
 */

import type { WeekState } from "../compaction/due.ts";
import type { Folder } from "../compaction/folder.ts";
import type { WeekResult } from "../compaction/week-result.ts";
import type { Batch } from "./batch.ts";
import { choose } from "./choose-weeks.ts";
import type { Opened } from "./opened.ts";
import type { Surroundings } from "./surroundings.ts";

interface Wave {
  readonly opened: Opened;
  /** Asks and applies weeks, on the folder as it stands. */
  readonly compactSome: (states: readonly WeekState[], folder: Folder) => Promise<WeekResult[]>;
  /** The folder, once they are applied. */
  readonly reread: () => Folder;
}

/** @param chosen the weeks that were asked for; those that an earlier run sent go along, open days too where it was told so */
export async function inWaves(
  chosen: readonly WeekState[],
  batch: Batch,
  { opened, compactSome, reread }: Wave,
  surroundings: Surroundings,
): Promise<WeekResult[]> {
  const named = new Set(chosen.map(({ week }) => week));
  const begun = batch.begun.flatMap((week) =>
    named.has(week) ? [] : choose(opened, { week }, {}, surroundings).states,
  );
  let left = [...begun, ...chosen].sort((a, b) => (a.week < b.week ? -1 : 1));
  let { folder } = opened;
  const results: WeekResult[] = [];
  for (;;) {
    const wave = batch.wave(left, folder.documents.size);
    if (wave.length === 0) break;
    const told = await compactSome(wave, folder);
    results.push(...told);
    const gone = new Set(wave.map(({ week }) => week));
    left = left.filter(({ week }) => !gone.has(week));
    if (told.some(({ outcome }) => outcome === "pending" || outcome === "postponed")) break;
    folder = reread();
  }
  await batch.send(results.flatMap(({ week, outcome }) => (outcome === "pending" ? [week] : [])));
  if (left.length > 0 && results.length > 0)
    surroundings.tell(`later weeks that wait for the memories of these: ${left.length}`);
  // Of a batch that was cancelled nothing is on its way: what had no answer is due again.
  return batch.dry || batch.standing() ? results : results.filter(({ outcome }) => outcome !== "pending");
}
