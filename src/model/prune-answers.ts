/**
 * Lets go of saved answers that no redo will want: asked so long ago, for a week that has its weekly document.
 */
import fs from "node:fs";
import { join } from "node:path";
import { removeFile } from "../store/disk/atomic-file.ts";
import { readSavedAnswer } from "./recorded.ts";

/** Contract §5. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** @param isApplied whether a week's plan was written   @returns how many went */
export function pruneAnswers(folder: string, isApplied: (week: string) => boolean, now: Date): number {
  if (!fs.existsSync(folder)) return 0;
  let pruned = 0;
  for (const name of fs.readdirSync(folder)) {
    const path = join(folder, name);
    const saved = /^([0-9a-f]{64})\.json$/.exec(name);
    if (!saved || now.getTime() - fs.lstatSync(path).mtimeMs < KEPT_DAYS * DAY_MS) continue;
    const week = readSavedAnswer(folder, saved[1]!)?.request.week;
    if (week !== undefined && !isApplied(week)) continue;
    removeFile(path);
    pruned++;
  }
  return pruned;
}
