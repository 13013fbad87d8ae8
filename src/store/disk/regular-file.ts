/**
 * Reads a file only when it is a regular one of bounded size: no link is followed, no FIFO or device is opened.
 */
import fs from "node:fs";
import { asDiskError, errorCode, refusal } from "./disk-error.ts";

/** 16 MB: far above anything lithify writes, far below what would hurt. */
export const LARGEST_FILE_BYTES = 16 * 1024 * 1024;

/**
 * The bytes of the regular file at `path`; undefined when there is nothing.
 * @throws {DiskError} `ELOOP` for a link, `EISDIR`, `EINVAL` for other kinds, `EFBIG` over `limitBytes`, or the disk's own
 */
export function readRegularFile(path: string, limitBytes: number = LARGEST_FILE_BYTES): Buffer | undefined {
  try {
    const named = fs.lstatSync(path, { throwIfNoEntry: false });
    if (named === undefined) return undefined;
    checkKind(named, path);
    return readOpened(path, limitBytes);
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return undefined;
    throw asDiskError(error, `read ${path}`);
  }
}

/** Looked at again once open: what stands at the path may have changed since. */
function readOpened(path: string, limitBytes: number): Buffer {
  const file = fs.openSync(path, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK);
  try {
    const opened = fs.fstatSync(file);
    checkKind(opened, path);
    if (opened.size > limitBytes) throw refusal("EFBIG", `${path} has ${opened.size} bytes, more than ${limitBytes}`);
    return fs.readFileSync(file);
  } finally {
    fs.closeSync(file);
  }
}

function checkKind(found: fs.Stats, path: string): void {
  if (found.isSymbolicLink()) throw refusal("ELOOP", `${path} is a symbolic link`);
  if (found.isDirectory()) throw refusal("EISDIR", `${path} is a folder`);
  if (!found.isFile()) throw refusal("EINVAL", `${path} is not a regular file`);
}

/** Strict: text that would not be written back the same is no text. A byte order mark is kept. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
