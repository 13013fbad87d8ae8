/**
 * The door through which folders are listed: real ones only. A link or anything else in a folder's place holds nothing.
 */
import fs from "node:fs";
import { join } from "node:path";
import { tried } from "../../errors.ts";
import { asDiskError, errorCode } from "./disk-error.ts";

/** What stands at the path itself, not behind a link; undefined where nothing does, and where a file stands on the way. */
export function standingAt(path: string): fs.Stats | undefined {
  try {
    return fs.lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (errorCode(error) === "ENOTDIR") return undefined;
    throw asDiskError(error, `look at ${path}`);
  }
}

/** Whether a folder stands at the path itself, not behind a link. */
export const isRealFolder = (path: string): boolean => standingAt(path)?.isDirectory() ?? false;

/** Where a path leads through every link; the path itself where nothing stands. */
export const realPathOf = (path: string): string => tried(() => fs.realpathSync(path), path);

/** The names in a folder, sorted by code unit; none where no real folder stands. @throws {DiskError} */
export function namesIn(folder: string): string[] {
  try {
    return isRealFolder(folder) ? fs.readdirSync(folder).sort() : [];
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw asDiskError(error, `read the folder ${folder}`);
  }
}

/** Regular files of a real folder that were last written at an instant or before: a link counts as none, whatever it leads to. */
export const filesUntil = (folder: string, untilMs: number): { readonly name: string; readonly path: string }[] =>
  namesIn(folder).flatMap((name) => {
    const path = join(folder, name);
    const found = standingAt(path);
    return found?.isFile() && found.mtimeMs <= untilMs ? [{ name, path }] : [];
  });
