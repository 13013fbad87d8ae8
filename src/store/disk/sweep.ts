/**
 * Clears away the temp files that crashed runs left, wherever lithify writes.
 */
import fs from "node:fs";
import { join } from "node:path";
import type { StatePaths } from "../state/state-folder.ts";
import { sweepTempFiles } from "./atomic-file.ts";
import { asDiskError } from "./disk-error.ts";

/**
 * Removes temp files of processes that are gone from the memory folder (absolute) and the state folder; enters no link.
 * @returns how many there were   @throws {DiskError}
 */
export function sweepLeftovers(memoryFolder: string, state: StatePaths): number {
  const memory = ["", "weekly", "inbox"].map((part) => join(memoryFolder, part));
  const folders = [...memory, state.folder, ...foldersIn(state.folder), ...foldersIn(state.runs)];
  return folders.filter(isFolder).reduce((count, folder) => count + sweepTempFiles(folder).length, 0);
}

function foldersIn(folder: string): string[] {
  if (!isFolder(folder)) return [];
  try {
    return fs.readdirSync(folder).map((name) => join(folder, name));
  } catch (error) {
    throw asDiskError(error, `read the folder ${folder}`);
  }
}

function isFolder(path: string): boolean {
  return fs.lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
