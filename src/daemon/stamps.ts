/**
 * Size and time of every file that can make a week due or let it be tried again: cheap to compare, and it finds what
 * the watcher missed.
 */
import fs from "node:fs";
import { join } from "node:path";
import { listLogs } from "../daily/list-logs.ts";
import { tried } from "../errors.ts";
import { errorCode } from "../store/disk/disk-error.ts";
import { namesIn } from "../store/disk/real-folder.ts";
import type { Settings } from "./look.ts";

/** Both by absolute path. */
export interface Stamps {
  readonly logs: ReadonlyMap<string, string>;
  /** Weekly documents, configuration, prompts, and the folders that hold them. */
  readonly others: ReadonlyMap<string, string>;
}

/**
 * @param more further files and folders that count, as the folder of saved plans
 * A logs folder that cannot be listed is stamped with the reason, among the others: it differs once it is there again.
 */
export async function readStamps(settings: Settings, more: readonly string[]): Promise<Stamps> {
  const { logFolders, memoryFolder, configFiles } = settings;
  const logs = new Map<string, string>();
  const others = new Map<string, string>();
  for (const folder of logFolders) {
    try {
      // As seen from there: for words of the folders above it the lexicons would be loaded, and stay.
      const listing = await listLogs(folder, [folder]);
      for (const { absolute, bytes, mtimeMs } of listing.logs) logs.set(absolute, `${bytes} ${mtimeMs}`);
    } catch (error) {
      others.set(folder, error instanceof Error ? error.message : String(error));
    }
  }
  const weekly = join(memoryFolder, "weekly");
  // What is no folder to be listed, a link too, has no documents.
  const documents = tried(() => namesIn(weekly), []).map((name) => join(weekly, name));
  for (const path of [...documents, ...configFiles, ...more]) others.set(path, stampOf(path));
  return { logs, others };
}

/**
 * Which files stand at these paths, and behind them where they are links: one made anew may have the number of the one
 * before, but not its birth. Two looks at each path, whatever lies in it.
 */
export function standing(paths: readonly string[]): string {
  const identity = (look: typeof fs.lstatSync, path: string): string =>
    seen(look, path, ({ dev, ino, birthtimeMs, mode }) => `${dev} ${ino} ${birthtimeMs} ${mode >> 12}`);
  return paths.map((path) => `${identity(fs.lstatSync, path)} ${identity(fs.statSync, path)}`).join(", ");
}

/** What is new or differs, and of the others also what is gone: a log that is gone makes nothing due. */
export function changesBetween(before: Stamps, after: Stamps) {
  const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
    [...other].filter(([path, stamp]) => one.get(path) !== stamp).map(([path]) => path);
  const gone = [...before.others.keys()].filter((path) => !after.others.has(path));
  return { logs: differing(before.logs, after.logs), others: [...differing(before.others, after.others), ...gone] };
}

const stampOf = (path: string): string =>
  seen(fs.lstatSync, path, ({ size, mtimeMs, ino }) => `${size} ${mtimeMs} ${ino}`);

function seen(look: typeof fs.lstatSync, path: string, told: (found: fs.Stats) => string): string {
  try {
    const found = look(path, { throwIfNoEntry: false });
    return found === undefined ? "none" : told(found);
  } catch (error) {
    return errorCode(error) ?? "unreadable";
  }
}
