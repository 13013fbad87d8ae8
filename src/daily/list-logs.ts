/**
 * Finds the daily logs of a workspace: regular files only, through no link. Nothing is opened, nothing written.
 */
import { type Dirent, lstatSync, type Stats } from "node:fs";
import { lstat, readdir, realpath } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import type { Day } from "../calendar/week.ts";
import { UsageError } from "../errors.ts";
import { dayOfPath } from "./daily-log.ts";
import { asDiskError, codeOf } from "./disk-error.ts";

/** A log as the folder shows it, unread. */
export interface ListedLog {
  /** Relative to the workspace, with forward slashes. */
  readonly path: string;
  readonly day: Day;
  readonly absolute: string;
  readonly bytes: number;
  readonly mtimeMs: number;
}

export interface Listing {
  /** In the order of their paths, by code unit. */
  readonly logs: readonly ListedLog[];
  /** What stands beside them, with the reason why it is no log; a folder that is not entered counts once. */
  readonly ignored: readonly { readonly path: string; readonly reason: string }[];
}

const EXTENSIONS = [".md", ".markdown", ".txt"];
/** Controls and direction marks in a name would forge lines in reports; U+FFFD stands for a byte that is not UTF-8. */
const UNPRINTABLE = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffd]/;

/**
 * The logs below the folders, at any depth.
 * @param logsFolders relative to the workspace, or absolute; a folder may itself be a link (see `resolvesOutside`)
 * @throws {UsageError} `NO_LOGS` when one of the folders does not exist   @throws {DiskError} when the disk fails
 */
export async function listLogs(workspaceDir: string, logsFolders: readonly string[]): Promise<Listing> {
  const logs = new Map<string, ListedLog>();
  const ignored = new Map<string, string>();

  async function enter(folder: string, root: boolean): Promise<void> {
    for (const entry of await entriesOf(folder, root)) {
      const absolute = join(folder, entry.name);
      const path = pathIn(workspaceDir, absolute);
      if (entry.name.startsWith(".")) ignored.set(path, "hidden");
      else if (UNPRINTABLE.test(entry.name)) ignored.set(path, "unprintable name");
      else await look(absolute, path);
    }
  }

  async function look(absolute: string, path: string): Promise<void> {
    const found = standingAt(absolute);
    if (found === undefined) return;
    if (found.isDirectory()) {
      await enter(absolute, false).catch((error: unknown) => ignored.set(path, unreadable(error)));
      return;
    }
    const day = dayOfPath(path);
    if (found.isSymbolicLink()) ignored.set(path, "link");
    else if (!found.isFile()) ignored.set(path, "not a regular file");
    else if (!EXTENSIONS.some((extension) => path.toLowerCase().endsWith(extension))) ignored.set(path, "extension");
    else if (day === undefined) ignored.set(path, "no date");
    else logs.set(path, { path, day, absolute, bytes: found.size, mtimeMs: found.mtimeMs });
  }

  for (const folder of logsFolders) await enter(resolve(workspaceDir, folder), true);
  return {
    logs: [...logs.values()].sort((a, b) => byCodeUnit(a.path, b.path)),
    ignored: [...ignored].map(([path, reason]) => ({ path, reason })).sort((a, b) => byCodeUnit(a.path, b.path)),
  };
}

/**
 * Whether a folder, its links followed, lies outside of the workspace (contract §7.10). One that does not exist yet is
 * judged by the nearest folder above that does.
 */
export async function resolvesOutside(workspaceDir: string, folder: string): Promise<boolean> {
  const from = relative(await realpath(workspaceDir), await realPathOf(resolve(workspaceDir, folder)));
  return from === ".." || from.startsWith(`..${sep}`) || isAbsolute(from);
}

async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const above = dirname(path);
    if (codeOf(error) !== "ENOENT" || above === path) throw asDiskError(error, path);
    // A link to nowhere may lead anywhere tomorrow: it counts as outside.
    if ((await lstat(path).catch(() => undefined))?.isSymbolicLink()) return sep;
    return join(await realPathOf(above), path.slice(above.length));
  }
}

/** What stands at a path, unfollowed: some file systems do not tell it with the name. Synchronous: a year is 365 calls. */
function standingAt(absolute: string): Stats | undefined {
  try {
    return lstatSync(absolute);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw asDiskError(error, absolute);
    return undefined;
  }
}

async function entriesOf(folder: string, root: boolean): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    const code = codeOf(error);
    if (root && (code === "ENOENT" || code === "ENOTDIR")) {
      throw new UsageError("NO_LOGS", `there is no folder ${folder}`, "lithify init makes a workspace", error);
    }
    if (!root && code === "ENOENT") return [];
    throw asDiskError(error, folder);
  }
}

function pathIn(workspaceDir: string, absolute: string): string {
  return relative(workspaceDir, absolute).split(sep).join("/");
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A folder that may not be read is reported among the ignored; any other failure of the disk stops the listing. */
function unreadable(error: unknown): string {
  const code = codeOf(error);
  if (code === "EACCES" || code === "EPERM") return `unreadable (${code})`;
  throw error;
}
