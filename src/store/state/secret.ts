/**
 * The secret by which lithify knows again what it made on this machine: 32 random bytes in a folder of the user's own,
 * where no clone can put any. What is sealed with it can be made by nobody who cannot read that file.
 */
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { hmac } from "../../digest.ts";
import { DiskError, tried, UsageError } from "../../errors.ts";
import {
  isNamedToo,
  keepNames,
  makeFolder,
  removeQuietly,
  stage,
  sweepTempFiles,
  writeAtomically,
} from "../disk/atomic-file.ts";
import { onDisk } from "../disk/disk-error.ts";
import { foreignOwner } from "../disk/owner.ts";
import { isRealFolder, standingAt } from "../disk/real-folder.ts";
import { readRegularFile } from "../disk/regular-file.ts";

const NAME = "secret";
const FORM = /^[0-9a-f]{64}\n$/;

/** Where the secret lies, for whoever asks whether that place is the user's own. */
export const secretPath = (folder: string): string => join(folder, NAME);

/** 64 hex over the secret, what the text is for, and the text. */
export const sealed = (secret: string, purpose: string, text: string): string => hmac(secret, `${purpose}\0${text}`);

/**
 * The secret in this folder; undefined where there is none that only this user could have put there.
 * @throws {DiskError} where it cannot be read now: made anew, all that it vouches for would count no more
 */
export function readSecret(folder: string): string | undefined {
  if (!tried(() => isOwn(folder), false) || !isOwn(secretPath(folder))) return undefined;
  const text = String(readRegularFile(secretPath(folder), 256) ?? "");
  return FORM.test(text) ? text.trimEnd() : undefined;
}

/** Whether a secret lies in the folder, or one could be made there. Changes nothing. */
export function mayHoldSecret(folder: string): boolean {
  if (readSecret(folder) !== undefined) return true;
  return tried(() => {
    let above = folder;
    while (standingAt(above) === undefined && dirname(above) !== above) above = dirname(above);
    if (above === folder && !isOwn(folder)) return false;
    fs.accessSync(above, fs.constants.W_OK | fs.constants.X_OK);
    return fs.statSync(above).isDirectory();
  }, false);
}

/**
 * The secret in the folder, made where there is none yet. Two that make it at once agree.
 * @throws {UsageError} NO_STATE_HOME, also where there is no folder
 */
export function ensureSecret(folder: string | undefined): string {
  try {
    const secret = folder === undefined ? undefined : (readSecret(folder) ?? makeSecret(folder));
    if (secret !== undefined) return secret;
  } catch (error) {
    if (!(error instanceof DiskError)) throw error;
    throw noHome(error.message, error);
  }
  throw noHome(folder === undefined ? "no folder of this user's can be written" : `${folder} may be written by others`);
}

const noHome = (why: string, cause?: unknown): UsageError =>
  new UsageError(
    "NO_STATE_HOME",
    `there is no place for lithify's own state: ${why}`,
    "set XDG_STATE_HOME to a folder of yours that can be written",
    cause,
  );

function makeSecret(folder: string): string | undefined {
  makeFolder(folder, 0o700);
  if (!isRealFolder(folder) || !isOwn(folder)) return undefined;
  sweepTempFiles(folder);
  // In a home that is a work tree nobody is to add it without noticing.
  writeAtomically(join(folder, ".gitignore"), "*\n");
  const path = secretPath(folder);
  const temp = stage(path, `${randomBytes(32).toString("hex")}\n`, 0o600);
  try {
    const isMade = onDisk(`write ${path}`, () => isNamedToo(temp, path));
    if (!isMade) return readSecret(folder) ?? replaced(folder);
  } finally {
    removeQuietly(temp);
  }
  keepNames(folder);
  return readSecret(folder);
}

/** What stands there is torn, or may be written by others: with it goes what it vouched for. */
function replaced(folder: string): string | undefined {
  writeAtomically(secretPath(folder), `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
  fs.chmodSync(secretPath(folder), 0o600);
  return readSecret(folder);
}

/** Not a link, this user's, and written by nobody else. */
function isOwn(path: string): boolean {
  const found = standingAt(path);
  if (found === undefined || found.isSymbolicLink() || foreignOwner(path) !== undefined) return false;
  return process.platform === "win32" || (found.mode & 0o022) === 0;
}
