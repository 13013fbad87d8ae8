/**
 * Lets go of staged records that nothing asks for any more: settled long ago, and what they took is in the saved
 * pointer. Their logs stand, and compaction has read them.
 */
import { join } from "node:path";
import { removeFile } from "../store/disk/atomic-file.ts";
import { filesUntil, namesIn } from "../store/disk/real-folder.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import type { StatePaths } from "../store/state/state-folder.ts";
import { merged, pointerFrom } from "../transcript/pointer.ts";
import { type Staged, stagedFrom } from "./staged.ts";

/** As long as saved answers are kept (contract §5). */
const KEPT_MS = 90 * 86_400_000;
/** Two megabytes of pointer at most. */
const LARGEST_BYTES = 64 * 1024 * 1024;

export function pruneStaged({ folder }: Pick<StatePaths, "folder">, now: Date): void {
  const staging = join(folder, "staging");
  for (const name of namesIn(staging))
    for (const { path } of filesUntil(join(staging, name), now.getTime() - KEPT_MS)) {
      if (!path.endsWith(".json")) continue;
      // What cannot be read stays, and whoever needs it says what is wrong with it.
      const staged = stagedFrom(readJsonFile(path), name);
      if (staged?.state !== "settled" || !isInPointer(staged, join(folder, "pointers", `${name}.json`))) continue;
      removeFile(path);
    }
}

/** A slice that the pointer does not know is the only one that knows what it took. */
function isInPointer({ conversation, pointer: own }: Staged, path: string): boolean {
  const saved = pointerFrom(readJsonFile(path, LARGEST_BYTES), conversation.tool, conversation.sessionId);
  if (saved === undefined) return false;
  const both = merged(saved, own);
  return both.count === saved.count && both.taken.length === saved.taken.length;
}
