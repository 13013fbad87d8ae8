/**
 * Clears away the temp files that crashed runs left, wherever lithify writes.
 */
import { join } from "node:path";
import type { StatePaths } from "../state/state-folder.ts";
import { sweepTempFiles } from "./atomic-file.ts";
import { isRealFolder, namesIn } from "./real-folder.ts";

/**
 * Removes temp files of processes that are gone from the memory folder (absolute) and the state folder; enters no link.
 * @throws {DiskError}
 */
export function sweepLeftovers(memoryFolder: string, state: StatePaths): void {
  const weekly = join(memoryFolder, "weekly");
  const memory = [
    memoryFolder,
    ...["inbox", "monthly", "yearly"].map((part) => join(memoryFolder, part)),
    weekly,
    ...foldersIn(weekly).filter((path) => !path.endsWith(".md")),
  ];
  const folders = [...memory, state.folder, ...foldersIn(state.folder), ...foldersIn(state.runs)];
  for (const folder of folders.filter(isRealFolder)) sweepTempFiles(folder);
}

const foldersIn = (folder: string): string[] => namesIn(folder).map((name) => join(folder, name));
