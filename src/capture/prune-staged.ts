/**
 * Lets go of staged records that nothing asks for any more: settled long ago, and what they took is in the saved
 * pointer. Their logs stand, and compaction has read them.
 */
import fs from "node:fs";
import { join } from "node:path";
import { removeFile } from "../store/disk/atomic-file.ts";
import { readRegularFile } from "../store/disk/regular-file.ts";
import type { StatePaths } from "../store/state/state-folder.ts";
import { parsed } from "../transcript/fields.ts";
import { merged, pointerFrom } from "../transcript/pointer.ts";
import { type Staged, stagedFrom } from "./staged.ts";

/** As long as saved answers are kept (contract §5). */
const KEPT_MS = 90 * 86_400_000;

/** @returns how many went */
export function pruneStaged({ folder }: Pick<StatePaths, "folder">, now: Date): number {
  const staging = join(folder, "staging");
  let pruned = 0;
  for (const name of foldersIn(staging))
    for (const path of oldFilesIn(join(staging, name), now)) {
      const staged = stagedFrom(readJson(path), name);
      if (staged?.state !== "settled" || !isInPointer(staged, join(folder, "pointers", `${name}.json`))) continue;
      removeFile(path);
      pruned++;
    }
  return pruned;
}

/** A slice that the pointer does not know is the only one that knows what it took. */
function isInPointer({ conversation, pointer: own }: Staged, path: string): boolean {
  const saved = pointerFrom(readJson(path), conversation.tool, conversation.sessionId);
  if (saved === undefined) return false;
  const both = merged(saved, own);
  return both.count === saved.count && both.taken.length === saved.taken.length;
}

function foldersIn(staging: string): string[] {
  if (!fs.existsSync(staging)) return [];
  const entries = fs.readdirSync(staging, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function oldFilesIn(folder: string, now: Date): string[] {
  const paths = fs.readdirSync(folder).map((file) => join(folder, file));
  return paths.filter((path) => path.endsWith(".json") && now.getTime() - fs.lstatSync(path).mtimeMs >= KEPT_MS);
}

/** Undefined for what cannot be read: it stays, and whoever needs it says what is wrong with it. */
function readJson(path: string): unknown {
  try {
    return parsed(String(readRegularFile(path) ?? ""));
  } catch {
    return undefined;
  }
}
