/**
 * Writes and removes files so that a crash at any moment leaves each one whole, old or new. Calls are synchronous: a
 * signal cannot come between a temp file and its rename, so stopping always finishes the rename in hand. Through the
 * default import, so that the fault tests can count and break each call.
 */
import fs from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { tried } from "../../errors.ts";
import { onHeld } from "../../held-folders.ts";
import { asDiskError, errorCode, onDisk } from "./disk-error.ts";
import { namesIn } from "./real-folder.ts";
import { checkKind } from "./regular-file.ts";

interface WriteOptions {
  /**
   * Asked when the bytes are safe in the temp file, right before the rename: false gives the write up and leaves
   * everything as it was; a throw does too, and is passed on.
   */
  readonly beforeRename?: () => boolean;
  /** Mode of a new file, `0o600`. A file that is there already keeps its own. */
  readonly mode?: number;
}

/** `.lithify-<pid>-<n>.tmp`: hidden, so that no reader of `memory/` takes it for a memory. */
const TEMP_NAME = /^\.lithify-(\d{1,10})-\d{1,10}\.tmp$/;
let tempsMade = 0;

/** Whether a file of this name is one of lithify's temp files. */
export const isTemp = (name: string): boolean => TEMP_NAME.test(name);

/**
 * Makes `path` hold exactly `bytes`: temp file in the same folder, fsync, rename, fsync of the folder. Missing parent
 * folders are made. The caller checks that the folder lies where it may write.
 * @returns false when `beforeRename` gave the write up
 * @throws {DiskError} what the disk said; the old file is whole, unless only the last fsync failed: then the new one is
 */
export function writeAtomically(path: string, bytes: string | Uint8Array, options: WriteOptions = {}): boolean {
  const temp = stage(path, bytes, options.mode);
  try {
    if (options.beforeRename?.() === false) {
      fs.unlinkSync(temp);
      return false;
    }
  } catch (error) {
    removeQuietly(temp);
    throw asDiskError(error, `write ${path}`);
  }
  try {
    putInPlace(temp, path);
  } catch (error) {
    removeQuietly(temp);
    throw error;
  }
  keepNames(dirname(path));
  return true;
}

/**
 * The first half of `writeAtomically`: the bytes, safe in a temp file beside `path`, for who writes several files and wants
 * all bytes on disk before the first name changes.
 * @returns the temp file; none is left when this throws   @throws {DiskError}
 */
export const stage = (path: string, bytes: string | Uint8Array, mode?: number): string =>
  onDisk(`write ${path}`, () => {
    const kept = modeOfRegularFile(path) ?? mode;
    const folder = dirname(path);
    makeFolder(folder);
    return writeTemp(folder, bytes, kept);
  });

/**
 * Writes a cache, which may fail or be lost: whole where its process is killed, and not waited for until it is on the disk. Whoever
 * reads it takes what a lost power left of it for none.
 */
export function keepCache(path: string, bytes: string | Uint8Array): void {
  tried(() => {
    const temp = writeTemp(dirname(path), bytes, modeOfRegularFile(path), false);
    if (!tried(() => rename(temp, path) === undefined, false)) removeQuietly(temp);
  }, undefined);
}

/** The second half: the temp file takes the name, which is safe with `keepNames`. It stays when this fails. @throws {DiskError} */
export const putInPlace = (temp: string, path: string): void => onDisk(`write ${path}`, () => rename(temp, path));

const rename = (temp: string, path: string): void =>
  onHeld(dirname(path), (at) => fs.renameSync(join(at, basename(temp)), join(at, basename(path))));

/** What file systems without hard links answer: exFAT, some network drives. */
const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"];

/** Gives a file another name too, with all that it holds. @returns false where that name is somebody's */
export function isNamedToo(path: string, name: string): boolean {
  try {
    fs.linkSync(path, name);
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (!NO_LINKS.includes(errorCode(error) ?? "")) throw error;
    fs.copyFileSync(path, name, fs.constants.COPYFILE_EXCL);
  }
  return true;
}

/** Makes the names in a folder, new and changed, safe on disk. @throws {DiskError} */
export const keepNames = (folder: string): void => onDisk(`write in ${folder}`, () => syncFolder(folder));

/**
 * Removes a regular file for good. One that is gone already is fine.
 * @throws {DiskError} also when `path` is a link, a folder or a device
 */
export const removeFile = (path: string): void =>
  onDisk(`remove ${path}`, () => {
    if (modeOfRegularFile(path) === undefined) return;
    onHeld(dirname(path), (at) => fs.unlinkSync(join(at, basename(path))));
    syncFolder(dirname(path));
  });

/** Makes a folder and the parents it lacks, each one safe on disk before something is put into it. */
export const makeFolder = (folder: string, mode?: number): void =>
  onDisk(`make the folder ${folder}`, () => makeFolders(resolve(folder), mode));

/**
 * Removes the temp files in `folder` whose writer is gone, and this process's own: its writes are synchronous, so one
 * with its pid is a leftover of an earlier process with the same number (every run in a container may be pid 7).
 */
export function sweepTempFiles(folder: string): void {
  for (const name of namesIn(folder)) {
    const pid = Number(TEMP_NAME.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid) || (pid !== process.pid && isAlive(pid))) continue;
    // Only files are made under such names: what else bears one was put there by somebody.
    if (!fs.lstatSync(join(folder, name), { throwIfNoEntry: false })?.isFile()) continue;
    removeFile(join(folder, name));
  }
}

/** Whether a process with this number runs; one of another user counts. */
export function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/** The permission bits of the regular file at `path`, undefined when there is nothing; anything else is refused. */
function modeOfRegularFile(path: string): number | undefined {
  const found = fs.lstatSync(path, { throwIfNoEntry: false });
  if (found !== undefined) checkKind(found, path);
  return found && found.mode & 0o7777;
}

/** Writes a file of so many bytes into the folder, waits for the disk, and removes it. @throws {DiskError} */
export const tryWriting = (folder: string, bytes: number): void =>
  onDisk(`write to ${folder}`, () => removeQuietly(writeTemp(folder, new Uint8Array(bytes), 0o600)));

function writeTemp(folder: string, bytes: string | Uint8Array, mode: number | undefined, isKept = true): string {
  const temp = join(folder, `.lithify-${process.pid}-${freeNumber(folder)}.tmp`);
  // "wx" neither follows a link nor takes over a file that someone else put there.
  const file = onHeld(folder, (at) => fs.openSync(join(at, basename(temp)), "wx", mode ?? 0o666));
  try {
    try {
      fs.writeFileSync(file, bytes);
      // Opening is subject to the umask, an existing file's own mode is not.
      if (mode !== undefined) fs.fchmodSync(file, mode);
      if (isKept) fs.fsyncSync(file);
    } finally {
      fs.closeSync(file);
    }
    return temp;
  } catch (error) {
    removeQuietly(temp);
    throw error;
  }
}

/** A number no leftover of an earlier process with this pid has taken. */
function freeNumber(folder: string): number {
  do tempsMade += 1;
  while (fs.existsSync(join(folder, `.lithify-${process.pid}-${tempsMade}.tmp`)));
  return tempsMade;
}

function makeFolders(folder: string, mode: number | undefined): void {
  if (fs.existsSync(folder)) return;
  const parent = dirname(folder);
  makeFolders(parent, mode);
  try {
    onHeld(parent, (at) => fs.mkdirSync(join(at, basename(folder)), mode ?? 0o777));
  } catch (error) {
    // Another process made it meanwhile. A link that leads nowhere says EEXIST too, and is no folder.
    if (errorCode(error) !== "EEXIST" || !fs.existsSync(folder)) throw error;
  }
  syncFolder(parent);
}

/** A rename or a new name is safe only when its folder is. Windows has no such call and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const opened = fs.openSync(folder, "r");
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
}

/** The error that made the temp file useless is the one to report; a temp that cannot be removed is swept later. */
export const removeQuietly = (temp: string): void => tried(() => fs.unlinkSync(temp), undefined);
