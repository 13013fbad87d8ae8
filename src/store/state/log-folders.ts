/**
 * Folders of logs that the user is known to mean here: those that `init` made a workspace of, and those that nobody else can have
 * named. Kept in `.lithify/logs.json`, which a new state folder has from its first moment on: one without it is of an earlier
 * version, whose folders were in use.
 */
import { join } from "node:path";
import { tried } from "../../errors.ts";
import { writeAtomically } from "../disk/atomic-file.ts";
import { standingAt } from "../disk/real-folder.ts";
import { readJsonFile } from "../disk/regular-file.ts";
import type { State } from "./state-folder.ts";

export const LOG_FOLDERS_FILE = "logs.json";
const LARGEST_BYTES = 64 * 1024;

/** What a state folder begins with: no folder is known. */
export const NO_LOG_FOLDERS = textOf([]);

function textOf(folders: readonly string[]): string {
  return `${JSON.stringify({ version: 1, folders })}\n`;
}

/** Relative to the workspace; undefined where an earlier version made the folder. One that does not read knows of none. */
export function knownLogFolders(state: State): readonly string[] | undefined {
  if (!state.trusted()) return [];
  const path = join(state.folder, LOG_FOLDERS_FILE);
  if (standingAt(path) === undefined) return undefined;
  const saved = readJsonFile(path, LARGEST_BYTES) as { folders?: unknown } | undefined;
  return Array.isArray(saved?.folders) ? saved.folders.filter((one) => typeof one === "string") : [];
}

/** Written only where a state folder stands already. A disk that refuses costs a question later. */
export function noteLogFolders(state: State, folders: readonly string[]): void {
  const known = knownLogFolders(state);
  if (!state.trusted() || (known !== undefined && folders.every((one) => known.includes(one)))) return;
  const text = textOf([...new Set([...(known ?? []), ...folders])]);
  // Where it cannot be written the next start notes them.
  tried(() => writeAtomically(join(state.folder, LOG_FOLDERS_FILE), text), false);
}
