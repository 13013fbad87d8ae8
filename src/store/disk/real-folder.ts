/**
 * The door through which folders are listed: real ones only. A link or anything else in a folder's place holds nothing.
 */

import fs from "node:fs";
import { join, relative, sep } from "node:path";
import { type DiskError, tried } from "../../errors.ts";
import { onHeld } from "../../held-folders.ts";
import { asDiskError, errorCode, refusal } from "./disk-error.ts";

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

/** What stands where a folder belongs on the way from one folder to a path below it: where, relative to it, and whether it is a link. */
export function inTheWay(root: string, path: string): { readonly at: string; readonly isLink: boolean } | undefined {
  const parts = relative(root, path).split(sep).slice(0, -1);
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const at = parts.slice(0, depth).join("/");
    const found = standingAt(join(root, at));
    if (found?.isDirectory() === false) return { at, isLink: found.isSymbolicLink() };
  }
  return undefined;
}

/** Where a path leads through every link; the path itself where nothing stands. */
export const realPathOf = (path: string): string => tried(() => fs.realpathSync(path), path);

/** The names in a folder, sorted by code unit; none where no real folder stands. @throws {DiskError} */
export const namesIn = (folder: string): string[] => namesAsListed(folder).sort();

/** The same as the disk lists them: to sort ten thousand takes as long as to list them. @throws {DiskError} */
function namesAsListed(folder: string): string[] {
  try {
    return isRealFolder(folder) ? onHeld(folder, (at) => fs.readdirSync(at)) : [];
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw asDiskError(error, `read the folder ${folder}`);
  }
}

/** By which what stands somewhere is known to be as it was; all 0 where nothing does. */
export type Look = Pick<fs.Stats, (typeof LOOK)[number]>;
const LOOK = ["mode", "size", "mtimeMs", "ctimeMs", "ino"] as const;

/** What stands in a folder, as it is listed: of ten thousand files objects cost as much as asking the disk. */
export class Looks {
  readonly folder: string;
  readonly names: readonly string[];
  /** When anything in it was last written, or changed in any way; not a number where something was gone meanwhile. */
  readonly newestMs: number;
  readonly #numbers: Float64Array<ArrayBuffer>;

  /** @param kept as `bytes` were, read instead   @throws {DiskError} */
  constructor(folder: string, kept?: Buffer) {
    this.folder = folder;
    const end = kept?.indexOf("\0\0") ?? 0;
    const names = kept?.toString("utf8", 0, end).split("\0").slice(1) ?? namesAsListed(folder);
    this.names = names;
    this.newestMs = Number.NaN;
    this.#numbers = new Float64Array(Uint8Array.from(kept?.subarray(end + 2) ?? []).buffer);
    if (kept !== undefined) return;
    const numbers = new Float64Array(LOOK.length * names.length);
    let newest = 0;
    for (let i = 0; i < names.length; i += 1) {
      const found = standingAt(folder + sep + names[i]);
      newest = found === undefined ? Number.NaN : Math.max(newest, found.mtimeMs, found.ctimeMs);
      if (found === undefined) continue;
      const at = LOOK.length * i;
      numbers[at] = found.mode;
      numbers[at + 1] = found.size;
      numbers[at + 2] = found.mtimeMs;
      numbers[at + 3] = found.ctimeMs;
      numbers[at + 4] = found.ino;
    }
    this.newestMs = newest;
    this.#numbers = numbers;
  }

  /** Whether one of its names looks as it did. @param before where it is among those of `was`; undefined where it was not */
  isSame(i: number, was: Looks, before: number | undefined): boolean {
    if (before === undefined) return false;
    for (let at = 0; at < LOOK.length; at += 1)
      if (this.#numbers[LOOK.length * i + at] !== was.#numbers[LOOK.length * before + at]) return false;
    return true;
  }

  /** @param i among the names */
  at(i: number): Look {
    const [mode, size, mtimeMs, ctimeMs, ino] = this.#numbers.subarray(LOOK.length * i, LOOK.length * (i + 1));
    return { mode: mode!, size: size!, mtimeMs: mtimeMs!, ctimeMs: ctimeMs!, ino: ino! };
  }

  isFile(i: number): boolean {
    return (this.#numbers[LOOK.length * i]! & fs.constants.S_IFMT) === fs.constants.S_IFREG;
  }

  /** The same as long as all in it looks the same. */
  get bytes(): Buffer {
    return Buffer.concat([
      Buffer.from(`${[this.folder, ...this.names].join("\0")}\0\0`),
      new Uint8Array(this.#numbers.buffer),
    ]);
  }
}

/** Regular files of a real folder that were last written at an instant or before: a link counts as none, whatever it leads to. */
export const filesUntil = (folder: string, untilMs: number): { readonly name: string; readonly path: string }[] =>
  namesIn(folder).flatMap((name) => {
    const path = join(folder, name);
    const found = standingAt(path);
    return found?.isFile() && found.mtimeMs <= untilMs ? [{ name, path }] : [];
  });

/** @param named the path, for people   @param beyond where it leads, when no file is in its way: `lies outside the workspace` */
export function placeRefused(root: string, path: string, named: string, beyond: string): DiskError {
  const { at, isLink } = tried(() => inTheWay(root, path), undefined) ?? {};
  if (isLink !== false) return refusal("ELOOP", `${named} ${beyond}`);
  return refusal("ENOTDIR", `${named} cannot be written: ${at} is a file, not a folder`);
}
