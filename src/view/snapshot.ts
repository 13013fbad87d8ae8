/**
 * The workspace as it is now, read anew only where a file has another size or time than when it was read last: what a page
 * shows is never older than the files.
 */
import fs from "node:fs";
import { join } from "node:path";
import { listLogs } from "../daily/read-logs.ts";
import { sameList } from "../memory/fold.ts";
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
  let last: { readonly opened: Opened; readonly stamp: Stamp } | undefined;
  let reading: Promise<Opened> | undefined;
  const look = async (): Promise<Opened> => {
    const now = surroundings.now();
    if (last && isSame(await stampOf(last.opened, now), last.stamp)) return last.opened;
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

/** What stands there, in an order, and its sizes and times: told in a text they would be half of what a view costs. */
type Stamp = readonly [names: string[], numbers: number[]];

const isSame = (one: Stamp, other: Stamp): boolean => sameList(one[0], other[0]) && sameList(one[1], other[1]);

async function stampOf({ memoryFolder, guest, ownership, logFolders, workspace }: Located, now: Date): Promise<Stamp> {
  const [names, numbers]: Stamp = [[], [Math.floor(now.getTime() / HOUR_MS)]];
  // With the inode's own time: a file may be given any other.
  const add = (path: string): void => {
    const found = fs.lstatSync(path, { throwIfNoEntry: false });
    if (found === undefined) numbers.push(0);
    else numbers.push(found.ino, found.size, found.mtimeMs, found.ctimeMs);
  };
  add(join(workspace.root, CONFIG_FILE));
  // A workspace's first run makes it, and whoever looked before knows no lock of it.
  add(join(workspace.root, STATE_FOLDER, TOKEN));
  for (const part of ["", ...MEMORY_PARTS]) {
    const folder = join(memoryFolder, part, part === "" || part === "inbox" ? "" : (guest ?? ""));
    for (const name of namesIn(folder)) {
      names.push(name);
      add(`${folder}/${name}`);
    }
  }
  const { logs } = await listLogs(ownership.owner, logFolders, workspace.config.redact.allow);
  for (const { path, bytes, mtimeMs } of logs) {
    names.push(path);
    numbers.push(bytes, mtimeMs);
  }
  return [names, numbers];
}
