/**
 * Which memories and open items a week's requests showed, kept from the moment of asking: a run that died is repeated with the same
 * request, whose answer is saved, although the folder has grown. One file a week.
 */
import { join } from "node:path";
import { z } from "zod";
import { makeFolder, removeFile, writeAtomically } from "../disk/atomic-file.ts";
import { filesUntil } from "../disk/real-folder.ts";
import { readJsonFile } from "../disk/regular-file.ts";
import type { State, StatePaths } from "./state-folder.ts";

const memory = z.object({
  ...{ file: z.string(), type: z.string(), name: z.string(), description: z.string() },
  ...{ body: z.string().exactOptional(), days: z.array(z.string()).readonly().exactOptional() },
});
const open = z.object({ shown: z.array(z.string()).readonly(), fallen: z.array(z.string()).readonly() });
const schema = z.object({
  ...{ key: z.string(), known: z.array(memory).readonly() },
  open: open.default({ shown: [], fallen: [] }),
});
export type Shown = z.output<typeof schema>;

/** As long as the answers themselves (contract §5). */
const KEPT_MS = 90 * 86_400_000;

const folderOf = (state: StatePaths): string => join(state.folder, "shown");

/** @returns what was shown for the same logs and prompts; undefined when it is not known, or not readable */
export const shownMemories = (state: StatePaths, week: string, key: string): Shown | undefined =>
  shownIn(readJsonFile(join(folderOf(state), `${week}.json`)), key);

/** Missing or broken: the request is made from the folder as it is, and may be paid for once more. */
export function shownIn(kept: unknown, key: string): Shown | undefined {
  const shown = schema.safeParse(kept);
  return shown.success && shown.data.key === key ? shown.data : undefined;
}

/** @throws {DiskError} before anything was asked */
export function keepShownMemories(state: State, week: string, shown: Shown): void {
  state.open();
  makeFolder(folderOf(state));
  writeAtomically(join(folderOf(state), `${week}.json`), JSON.stringify(shown));
}

/** Lets go of what is as old as no saved answer. */
export function pruneShownMemories(state: StatePaths, now: Date): void {
  for (const { path } of filesUntil(folderOf(state), now.getTime() - KEPT_MS)) removeFile(path);
}
