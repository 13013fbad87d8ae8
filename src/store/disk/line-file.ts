/**
 * Files of JSON lines that only grow: the ledger and the journal. A crash can tear the last line only, and the next
 * append starts on a new one.
 */
import fs from "node:fs";
import { basename, dirname, join } from "node:path";
import { parsed } from "../../document/fields.ts";
import { onHeld } from "../../held-folders.ts";
import { makeFolder, syncFolder } from "./atomic-file.ts";
import { asDiskError } from "./disk-error.ts";
import { readRegularFile } from "./regular-file.ts";

/** A year of a busy workspace is under 1 MB. */
const LARGEST_BYTES = 256 * 1024 * 1024;
const { O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK, O_RDWR } = fs.constants;

/**
 * Appends one value as a line, in a single write, and returns when it is safe on disk.
 * @param safe false returns when the system has it: it outlives this process, and a power failure only by luck
 * @throws {DiskError} `ELOOP` when a link stands at `path`
 */
export function appendLine(path: string, value: unknown, safe = true): void {
  try {
    const isNew = fs.lstatSync(path, { throwIfNoEntry: false }) === undefined;
    if (isNew) makeFolder(dirname(path));
    const flags = O_APPEND | O_CREAT | O_RDWR | O_NOFOLLOW | O_NONBLOCK;
    const file = onHeld(dirname(path), (at) => fs.openSync(join(at, basename(path)), flags, 0o600));
    try {
      fs.writeFileSync(file, `${endsInLine(file) ? "" : "\n"}${JSON.stringify(value)}\n`);
      if (safe) fs.fsyncSync(file);
    } finally {
      fs.closeSync(file);
    }
    if (isNew) syncFolder(dirname(path));
  } catch (error) {
    throw asDiskError(error, `append to ${path}`);
  }
}

/**
 * The values in the file, in order, each as `parse` takes it; a missing file holds none.
 * @returns `ignored`: lines that are torn, or that `parse` returns undefined for
 */
export function readLines<Value>(
  path: string,
  parse: (value: unknown) => Value | undefined,
): { readonly values: readonly Value[]; readonly ignored: number } {
  const values: Value[] = [];
  let ignored = 0;
  for (const line of String(readRegularFile(path, LARGEST_BYTES) ?? "").split("\n")) {
    if (line.trim() === "") continue;
    const value = parse(parsed(line));
    if (value === undefined) ignored += 1;
    else values.push(value);
  }
  return { values, ignored };
}

function endsInLine(file: number): boolean {
  const { size } = fs.fstatSync(file);
  if (size === 0) return true;
  const last = Buffer.alloc(1);
  fs.readSync(file, last, 0, 1, size - 1);
  return last[0] === 0x0a;
}
