/**
 * The workspace as it is now, read anew only where a file has another size or time than when it was read last: what a page
 * shows is never older than the files.
 */
import fs from "node:fs";
import { join } from "node:path";
import { listLogs } from "../daily/read-logs.ts";
import { namesIn } from "../store/disk/real-folder.ts";
import { STATE_FOLDER, TOKEN } from "../store/state/state-folder.ts";
import { type Located, locate, type Opened, read } from "../workspace/opened.ts";
import { MEMORY_PARTS } from "../workspace/places.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { CONFIG_FILE } from "../workspace/workspace.ts";

/** Weeks become due with time alone. */
const HOUR_MS = 3_600_000;

/** @returns the workspace as it is at each call; the same value while nothing has changed */
export function snapshots(options: GlobalOptions, surroundings: Surroundings): () => Promise<Opened> {
  let last: { readonly opened: Opened; readonly stamp: string } | undefined;
  let reading: Promise<Opened> | undefined;
  const look = async (): Promise<Opened> => {
    const now = surroundings.now();
    if (last && (await stampOf(last.opened, now)) === last.stamp) return last.opened;
    const located = await locate(options, surroundings);
    // Taken before anything is read: what changes meanwhile is read again.
    const stamp = await stampOf(located, now);
    last = { stamp, opened: await read(located, surroundings) };
    return last.opened;
  };
  // Requests that come together look once.
  return () => {
    reading ??= look().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

async function stampOf({ memoryFolder, guest, ownership, logFolders, workspace }: Located, now: Date): Promise<string> {
  // Built up in one text: with ten thousand memories this is most of what a view costs.
  let stamp = `${Math.floor(now.getTime() / HOUR_MS)} ${stamped(join(workspace.root, CONFIG_FILE))}`;
  // A workspace's first run makes it, and whoever looked before knows no lock of it.
  stamp += stamped(join(workspace.root, STATE_FOLDER, TOKEN));
  for (const part of ["", ...MEMORY_PARTS]) {
    const folder = join(memoryFolder, part, part === "" || part === "inbox" ? "" : (guest ?? ""));
    for (const name of namesIn(folder)) stamp += `/${name}${stamped(`${folder}/${name}`)}`;
  }
  const { logs } = await listLogs(ownership.owner, logFolders, workspace.config.redact.allow);
  for (const { path, bytes, mtimeMs } of logs) stamp += `/${path} ${bytes} ${mtimeMs}`;
  return stamp;
}

/** With the inode's own time: a file may be given any other. */
function stamped(path: string): string {
  const found = fs.lstatSync(path, { throwIfNoEntry: false });
  return found === undefined ? "" : ` ${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`;
}
