/**
 * Lets go of saved answers that no redo will want: asked so long ago, for a week that has its weekly document.
 */
import { tried } from "../errors.ts";
import { removeFile } from "../store/disk/atomic-file.ts";
import { filesUntil } from "../store/disk/real-folder.ts";
import { readSavedAnswer } from "./recorded.ts";

/** Contract §5. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** @param isApplied whether a week's plan was written */
export function pruneAnswers(folder: string, isApplied: (week: string) => boolean, now: Date): void {
  for (const { name, path } of filesUntil(folder, now.getTime() - KEPT_DAYS * DAY_MS)) {
    const saved = /^([0-9a-f]{64})\.json$/.exec(name);
    if (!saved) continue;
    // One that cannot be read at the moment is of a week that nobody knows.
    const week = tried(() => readSavedAnswer(folder, saved[1]!)?.request.week, "");
    if (week !== undefined && !isApplied(week)) continue;
    removeFile(path);
  }
}
