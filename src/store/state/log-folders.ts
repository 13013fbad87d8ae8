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

/** What of a state folder matters here. */
interface Stands {
  readonly folder: string;
  readonly trusted: () => boolean;
  readonly mark: () => string;
}

export const LOG_FOLDERS_FILE = "logs.json";
const LARGEST_BYTES = 64 * 1024;

/** Under this place's mark. */
export const logFoldersText = (by: string, folders: readonly string[]): string =>
  `${JSON.stringify({ version: 1, by, folders })}\n`;

/** Relative to the workspace; undefined where an earlier version made the folder. One that does not read, or was made elsewhere, knows of none. */
export function knownLogFolders(state: Stands): readonly string[] | undefined {
  if (!state.trusted()) return [];
  const path = join(state.folder, LOG_FOLDERS_FILE);
  if (standingAt(path) === undefined) return undefined;
  const saved = readJsonFile(path, LARGEST_BYTES) as { folders?: unknown; by?: unknown } | undefined;
  return saved?.by === state.mark() && Array.isArray(saved.folders)
    ? saved.folders.filter((one) => typeof one === "string")
    : [];
}

/** Written only where a state folder stands already. A disk that refuses costs a question later. */
export function noteLogFolders(state: Stands, folders: readonly string[]): void {
  const known = knownLogFolders(state);
  if (!state.trusted() || (known !== undefined && folders.every((one) => known.includes(one)))) return;
  const text = logFoldersText(state.mark(), [...new Set([...(known ?? []), ...folders])]);
  // Where it cannot be written the next start notes them.
  tried(() => writeAtomically(join(state.folder, LOG_FOLDERS_FILE), text), false);
}
