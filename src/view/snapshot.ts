/**
 * The workspace as it is now, read anew only where a file has another size or time than when it was read last: what a page
 * shows is never older than the files.
 */
import fs from "node:fs";
import { basename, join, sep } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { listLogs } from "../daily/read-logs.ts";
import { tried } from "../errors.ts";
import { sameList } from "../memory/fold.ts";
import { networkKind } from "../store/disk/network-kind.ts";
import { namesIn, standingAt } from "../store/disk/real-folder.ts";
import { STATE_FOLDER, TOKEN } from "../store/state/state-folder.ts";
import { locate, type Opened, read } from "../workspace/opened.ts";
import type { Located } from "../workspace/parts.ts";
import { MEMORY_PARTS } from "../workspace/places.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { CONFIG_FILE } from "../workspace/workspace.ts";

/** Weeks become due with time alone. */
const HOUR_MS = 3_600_000;

/** @returns the workspace as it is at each call; the same value while nothing has changed */
export function snapshots(options: GlobalOptions, surroundings: Surroundings): () => Promise<Opened> {
  let last: { readonly opened: Opened; readonly stamp: readonly Stamp[] } | undefined;
  let reading: Promise<Opened> | undefined;
  const lookInto = followed();
  const look = async (): Promise<Opened> => {
    const now = surroundings.now();
    // By then all is heard that was told before this was asked: a turn may have been under way.
    await nextTurn();
    await nextTurn();
    const isSeen = (one: Stamp, i: number): boolean => one === last?.stamp[i] || sameList(one, last?.stamp[i] ?? []);
    if (last && (await stampOf(last.opened, lookInto, now)).every(isSeen)) return last.opened;
    const located = await locate(options, surroundings);
    // Taken before anything is read: what changes meanwhile is read again.
    const stamp = await stampOf(located, lookInto, now);
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

/** What stands in a folder, in an order, each name with its size and times: told in a text they would be half of what a view costs. */
type Stamp = readonly (string | number)[];

async function stampOf(
  { memoryFolder, guest, ownership, logFolders, workspace }: Located,
  lookInto: (folder: string) => Stamp,
  now: Date,
): Promise<Stamp[]> {
  // A workspace's first run makes its token, and whoever looked before knows no lock of it.
  const single = [join(workspace.root, CONFIG_FILE), join(workspace.root, STATE_FOLDER, TOKEN)];
  const { logs } = await listLogs(ownership.owner, logFolders, workspace.config.redact.allow);
  return [
    [Math.floor(now.getTime() / HOUR_MS), ...single.flatMap((path) => numbersOf(standingAt(path)))],
    ...["", ...MEMORY_PARTS].map((part) =>
      lookInto(join(memoryFolder, part, part === "" || part === "inbox" ? "" : (guest ?? ""))),
    ),
    logs.flatMap(({ path, bytes, mtimeMs }) => [path, bytes, mtimeMs]),
  ];
}

/** With the inode's own time: a file may be given any other. */
const numbersOf = (found: fs.Stats | undefined): number[] =>
  found === undefined ? [0] : [found.ino, found.size, found.mtimeMs, found.ctimeMs];

/** After so long without a question all is looked at once more: what is written through a map of a file's memory raises no event. */
const QUIET_MS = 1_000;

/**
 * Looks into folders, and again only where the system tells that something changed in them: to look at ten thousand files is else
 * half of what an answer costs. Linux tells it before whoever wrote goes on; elsewhere, on a network's disk, and of a file with a
 * second name, by which it may be written unheard, each look is a new one.
 */
function followed(): (folder: string) => Stamp {
  const known = new Map<string, { place: string; watcher: fs.FSWatcher; stamp?: Stamp | undefined }>();
  const forget = (folder: string): void => {
    known.get(folder)?.watcher.close();
    known.delete(folder);
  };
  const follow = (folder: string, place: string): void => {
    const watcher = fs.watch(folder, { persistent: false }).on("error", () => forget(folder));
    // Of a folder that went its own name is told.
    watcher.on("change", (_, name) =>
      name === basename(folder) ? forget(folder) : known.set(folder, { place, watcher }),
    );
    known.set(folder, { place, watcher });
  };
  const look = (folder: string): Stamp => {
    const found = standingAt(folder);
    const place = `${found?.dev} ${found?.ino} ${found?.birthtimeMs}`;
    if (known.get(folder)?.place !== place) forget(folder);
    const { stamp: before } = known.get(folder) ?? {};
    if (before !== undefined) return before;
    const mayTell = process.platform === "linux" && found?.isDirectory() && networkKind([folder]) === undefined;
    // None where no watches are left.
    if (mayTell && !known.has(folder)) tried(() => follow(folder, place), undefined);
    const stood = namesIn(folder).map((name) => [name, standingAt(folder + sep + name)] as const);
    const stamp = stood.flatMap(([name, one]) => [name, ...numbersOf(one)]);
    if (!stood.some(([, one]) => one?.isFile() && one.nlink > 1)) Object.assign(known.get(folder) ?? {}, { stamp });
    return stamp;
  };
  const quiet = setTimeout(() => {
    for (const [folder, one] of [...known]) {
      one.stamp = undefined;
      tried(() => look(folder), undefined);
    }
  }, QUIET_MS).unref();
  return (folder) => {
    quiet.refresh();
    return look(folder);
  };
}
