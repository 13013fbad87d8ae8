/**
 * The door through which folders are listed: real ones only. A link or anything else in a folder's place holds nothing.
 */
import fs from "node:fs";
import { join } from "node:path";
import { asDiskError, errorCode } from "./disk-error.ts";

/** Whether a folder stands at the path itself, not behind a link. */
export function isRealFolder(path: string): boolean {
  return fs.lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

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
export function filesUntil(folder: string, untilMs: number): { readonly name: string; readonly path: string }[] {
  return namesIn(folder).flatMap((name) => {
    const path = join(folder, name);
    const found = fs.lstatSync(path, { throwIfNoEntry: false });
    return found?.isFile() && found.mtimeMs <= untilMs ? [{ name, path }] : [];
  });
}
