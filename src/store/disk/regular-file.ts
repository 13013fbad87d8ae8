/**
 * The door through which files are read: regular ones of bounded size. No link is followed, no FIFO, socket or device is
 * opened, and a file that grows while it is read ends at its bound.
 */
import fs from "node:fs";
import { parsed } from "../../document/fields.ts";
import { tried } from "../../errors.ts";
import { refuseElsewhere } from "../../held-folders.ts";
import { asDiskError, errorCode, onDisk, refusal } from "./disk-error.ts";
import { standingAt } from "./real-folder.ts";

/** 16 MB: far above anything lithify writes, far below what would hurt. */
export const LARGEST_FILE_BYTES = 16 * 1024 * 1024;

/**
 * The bytes of the regular file at `path`; undefined when there is nothing.
 * @throws {DiskError} `ELOOP` for a link, `EISDIR`, `EINVAL` for other kinds, `EFBIG` over `limitBytes`, or the disk's own
 */
export function readRegularFile(path: string, limitBytes: number = LARGEST_FILE_BYTES): Buffer | undefined {
  try {
    const named = standingAt(path);
    if (named === undefined) return undefined;
    checkKind(named, path);
    return opened(path, (file, { size }) => {
      if (size > limitBytes) throw tooLarge(path, limitBytes);
      return readUpTo(file, size, limitBytes, path);
    });
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return undefined;
    throw asDiskError(error, `read ${path}`);
  }
}

/**
 * As `readRegularFile`, for a file that the user named: links that lead to it are the user's own, and are followed.
 * @throws {DiskError} also for a link that leads nowhere: it was meant to lead somewhere
 */
export const readNamedFile = (path: string, limitBytes: number): Buffer | undefined =>
  onDisk(`read ${path}`, () =>
    standingAt(path) === undefined ? undefined : readRegularFile(fs.realpathSync(path), limitBytes),
  );

/**
 * The beginning of a file, however large it is, and its size; undefined for what is no regular file or may not be read.
 * @param named whether the user named it: then links that lead to it are followed
 */
export function headOfFile(path: string, bytes: number, named = false): { head: Buffer; size: number } | undefined {
  const read = (file: number, { size }: fs.Stats) => {
    const head = Buffer.allocUnsafe(bytes);
    return { head: head.subarray(0, fs.readSync(file, head, 0, bytes, 0)), size };
  };
  return tried(() => opened(named ? fs.realpathSync(path) : path, read), undefined);
}

/** Looked at again once open: what stands at the path may have changed since. */
function opened<Read>(path: string, read: (file: number, found: fs.Stats) => Read): Read {
  const file = fs.openSync(path, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK);
  try {
    const found = fs.fstatSync(file);
    checkKind(found, path);
    refuseElsewhere(file, path);
    return read(file, found);
  } finally {
    fs.closeSync(file);
  }
}

/** Some file systems tell no size before the end: what a file says of itself is a first guess. */
function readUpTo(file: number, size: number, limitBytes: number, path: string): Buffer {
  let bytes = Buffer.allocUnsafe(size + 1);
  let filled = 0;
  for (;;) {
    const read = fs.readSync(file, bytes, filled, bytes.length - filled, null);
    if (read === 0) return bytes.subarray(0, filled);
    filled += read;
    if (filled > limitBytes) throw tooLarge(path, limitBytes);
    if (filled === bytes.length) bytes = Buffer.concat([bytes, Buffer.allocUnsafe(bytes.length)]);
  }
}

const tooLarge = (path: string, limitBytes: number): Error =>
  refusal("EFBIG", `${path} has more than ${limitBytes} bytes`);

/** @throws {DiskError} for what is no regular file */
export function checkKind(found: fs.Stats, path: string): void {
  if (found.isSymbolicLink()) throw refusal("ELOOP", `${path} is a symbolic link`);
  if (found.isDirectory()) throw refusal("EISDIR", `${path} is a folder`);
  if (!found.isFile()) throw refusal("EINVAL", `${path} is not a regular file`);
}

/** "" where nothing that is read stands: a link, say, or a file over the limit. */
export const textOrNone = (path: string, limitBytes?: number): string =>
  tried(() => String(readRegularFile(path, limitBytes) ?? ""), "");

/** The text of a JSON file of lithify's own as a value; undefined when it is missing, torn, or nothing that is read. */
export const readJsonFile = (path: string, limitBytes?: number): unknown => parsed(textOrNone(path, limitBytes));

const STRICT = { fatal: true, ignoreBOM: true };
/** Strict: text that would not be written back the same is no text, nor is what holds a NUL. A byte order mark is kept. */
export const decodeText = (bytes: Uint8Array): string | undefined =>
  bytes.includes(0) ? undefined : tried(() => new TextDecoder("utf-8", STRICT).decode(bytes), undefined);

/** What a person wrote for lithify to obey. @throws where it is no UTF-8 text, which would be obeyed otherwise than written */
export function obeyedText(bytes: Uint8Array): string {
  const text = decodeText(bytes)?.replace(/^\uFEFF/, "");
  if (text === undefined) throw refusal("EINVAL", "it is not UTF-8 text");
  return text.replace(/\r\n?/g, "\n");
}
