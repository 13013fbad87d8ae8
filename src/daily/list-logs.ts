/**
 * Finds the daily logs of a workspace: regular files only, through no link. Nothing is opened, nothing written.
 */

import fs, { type Dirent, type Stats } from "node:fs";
import { basename, join, relative, resolve, sep } from "node:path";
import type { Day } from "../calendar/week.ts";
import { UsageError } from "../errors.ts";
import { onHeld } from "../held-folders.ts";
import { byCodeUnit } from "../text/order.ts";
import { byLog, dayOfPath, hasLogExtension } from "./daily-log.ts";
import { asDiskError, codeOf } from "./disk-error.ts";
import { isPlainPath } from "./plain-path.ts";

/** A log as the folder shows it, unread. */
export interface ListedLog {
  /** Relative to the workspace, with forward slashes. */
  readonly path: string;
  readonly day: Day;
  readonly absolute: string;
  readonly bytes: number;
  /** When it was last changed, in a way that no copy and no archive can set back: what was only renamed or given rights counts too. */
  readonly mtimeMs: number;
}

export interface Listing {
  /** In the order of `byLog`. */
  readonly logs: readonly ListedLog[];
  /** What has a day's log's name and cannot be read as one: a name that may stand nowhere, a link, a FIFO, a forbidden folder. */
  readonly refused: readonly RefusedLog[];
  /** What stands beside them, with the reason why it is no log; a folder that is not entered counts once. */
  readonly ignored: readonly Ignored[];
  /** Of these the folders in which nobody could look for logs, and that name no day of which it could be told. */
  readonly unentered: readonly Ignored[];
}

export interface Ignored {
  readonly path: string;
  readonly reason: string;
}

export interface RefusedLog {
  readonly day: Day;
  /** As it may be shown. */
  readonly path: string;
  readonly reason: string;
}

/** What stands here of `2026-04-08.md` when macOS has taken its text away. */
const IN_THE_CLOUD = /^\.(.+)\.icloud$/;
const DAY_FOLDER = /^\d{4}[-_]\d{2}[-_]\d{2}$/;
/** Controls and direction marks in a name would forge lines in reports; U+FFFD stands for a byte that is not UTF-8. */
export const UNPRINTABLE = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffd]/;

/**
 * The logs below the folders, at any depth.
 * @param logsFolders relative to the workspace, or absolute; a folder may itself be a link
 * @param allow texts that are no secrets (`redact.allow`)
 * @param leftOut what was meant to lie there and does not, by absolute path
 * @throws {UsageError} `NO_LOGS` when one of the folders does not exist   @throws {DiskError} when the disk fails
 */
export async function listLogs(
  workspaceDir: string,
  logsFolders: readonly string[],
  allow: readonly string[] = [],
  leftOut: readonly (Ignored & { readonly isFolder: boolean })[] = [],
): Promise<Listing> {
  const logs = new Map<string, ListedLog>();
  const refused: RefusedLog[] = [];
  const ignored = new Map<string, string>();
  const unentered = new Set<string>();

  /** No system opens a path without end, so that no depth needs a bound of ours. */
  async function enter(folder: string, isRoot: boolean): Promise<void> {
    for (const entry of entriesOf(folder, isRoot)) {
      const absolute = join(folder, entry.name);
      const path = pathIn(workspaceDir, absolute);
      const away = IN_THE_CLOUD.exec(entry.name)?.[1];
      if (away !== undefined) await look(entry, absolute, pathIn(workspaceDir, join(folder, away)), true);
      else if (entry.name.startsWith(".")) ignored.set(path, "hidden");
      else await look(entry, absolute, path);
    }
  }

  async function passOver(path: string, reason: string, isFolder = true): Promise<void> {
    const day = dayOfPath(path);
    if (day !== undefined) refused.push({ day, path: shortly(await withoutSecrets(shownPath(path), allow)), reason });
    else if (isFolder) {
      ignored.set(path, reason);
      unentered.add(path);
    }
  }

  async function look(entry: Dirent, absolute: string, path: string, isAway = false): Promise<void> {
    // A name that is not UTF-8 (of an old archive) leads nowhere as it is told to us: what the folder said of it counts.
    const found = standingAt(absolute) ?? (entry.name.includes("\ufffd") ? entry : undefined);
    if (found === undefined) return;
    const day = dayOfPath(path);
    const hasEnding = hasLogExtension(path);
    const refuse = (reason: string): Promise<void> => passOver(path, reason, false);
    if (isAway && hasEnding) return passOver(path, "in iCloud, and not on this disk");
    if (found.isDirectory()) {
      if (UNPRINTABLE.test(basename(path))) return passOver(path, "unprintable name");
      return enter(absolute, false).catch((error: unknown) => passOver(path, unreadable(error)));
    }
    if (!found.isFile()) {
      const reason = found.isSymbolicLink() ? "link" : "not a regular file";
      // What has a log's name, or a day's folder's, was meant to be read: its day is missing.
      const isMeant = hasEnding || (found.isSymbolicLink() && DAY_FOLDER.test(basename(path)));
      if (day !== undefined && isMeant) await refuse(reason);
      else ignored.set(path, reason);
    } else if (!hasEnding) ignored.set(path, "extension");
    else if (day === undefined) ignored.set(path, UNPRINTABLE.test(path) ? "unprintable name" : "no date");
    else if (UNPRINTABLE.test(path) || !("size" in found)) await refuse("unprintable name");
    else if ((await withoutSecrets(path, allow)) !== path)
      await refuse("its name holds what looks like a secret: rename it");
    else logs.set(path, { path, day, absolute, bytes: found.size, mtimeMs: Math.max(found.mtimeMs, found.ctimeMs) });
  }

  for (const folder of logsFolders) await enter(resolve(workspaceDir, folder), true);
  for (const { path, reason, isFolder } of leftOut)
    if (isFolder || hasLogExtension(path)) await passOver(pathIn(workspaceDir, path), reason, isFolder);
  const named = [...ignored].sort(([a], [b]) => byCodeUnit(a, b));
  const shown = await Promise.all(
    named.map(async ([path, reason]) => ({ path: shortly(await withoutSecrets(path, allow)), reason })),
  );
  return {
    logs: [...logs.values()].sort((a, b) => byCodeUnit(a.day, b.day) || byLog(a.path, b.path)),
    refused: refused.sort((a, b) => byCodeUnit(a.path, b.path)),
    ignored: shown,
    unentered: shown.filter((_, i) => unentered.has(named[i]![0])),
  };
}

/** What stands at a path, unfollowed: some file systems do not tell it with the name. Synchronous: a year is 365 calls. */
function standingAt(absolute: string): Stats | undefined {
  try {
    return fs.lstatSync(absolute, { throwIfNoEntry: false });
  } catch (error) {
    throw asDiskError(error, absolute);
  }
}

function entriesOf(folder: string, root: boolean): Dirent[] {
  try {
    return onHeld(folder, (at) => fs.readdirSync(at, { withFileTypes: true }));
  } catch (error) {
    const code = codeOf(error);
    if (root && (code === "ENOENT" || code === "ENOTDIR"))
      throw new UsageError("NO_LOGS", `there is no folder ${folder}`, "lithify init makes a workspace", error);
    if (!root && code === "ENOENT") return [];
    throw asDiskError(error, folder);
  }
}

const pathIn = (workspaceDir: string, absolute: string): string =>
  relative(workspaceDir, absolute).split(sep).join("/");

/** What knows secrets is loaded for the first path that is not plain. */
async function withoutSecrets(path: string, allow: readonly string[]): Promise<string> {
  if (isPlainPath(path)) return path;
  const { pathWithoutSecrets } = await import("./safe-path.ts");
  return pathWithoutSecrets(path, allow);
}

/** In a memory's sources, an index, a commit or a request a control or a secret would stand for ever. */
const shownPath = (path: string): string => path.replace(new RegExp(UNPRINTABLE, "g"), "\ufffd");

const LONGEST_SHOWN = 200;

/** A path as far as it is shown: systems take some of 4,000 characters. */
const shortly = (path: string): string => (path.length > LONGEST_SHOWN ? `${path.slice(0, LONGEST_SHOWN)}…` : path);

/** A folder that may not or cannot be read is reported among the ignored; any other failure of the disk stops the listing. */
function unreadable(error: unknown): string {
  const code = codeOf(error);
  if (code === "EACCES" || code === "EPERM" || code === "ENAMETOOLONG") return `unreadable (${code})`;
  throw error;
}
