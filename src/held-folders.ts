/**
 * Folders of a workspace are held to where they lay when that was looked at: what is put in the place of one of them meanwhile,
 * a link say, is neither read nor written through. Proved by the open handle, since a path is walked anew by each call.
 */
import fs from "node:fs";
import { dirname, sep } from "node:path";
import { DiskError, tried } from "./errors.ts";

/** Absolute, as it is named, and where it leads. */
const held = new Map<string, string>();

/** @param folder absolute   @param real where it leads, every link followed, as it was looked at */
export const holdTo = (folder: string, real: string): void => void held.set(folder, real);

/** Where a held folder leads. */
export const realOfHeld = (folder: string): string => held.get(folder)!;

/** Linux tells where what is open lies, and lets a name be given from there. */
const HANDLES = "/proc/self/fd";
const tellsPlaces = fs.existsSync(`${HANDLES}/0`);

/** @throws {DiskError} ESTALE where what was opened at a path lies in another folder than the one that is held there */
export function refuseElsewhere(file: number, path: string): void {
  const [folder, real] = holding(dirname(path)) ?? [];
  if (folder === undefined) return;
  const lies = tellsPlaces ? tried(() => fs.readlinkSync(`${HANDLES}/${file}`), "") : liesBy(path, file);
  if (!isSame(lies, real!, true)) throw elsewhere(folder);
}

/** Gives a folder under a name that no link takes elsewhere while the work is done. @throws {DiskError} ESTALE where it lies elsewhere by now */
export function onHeld<Value>(folder: string, work: (at: string) => Value): Value {
  const [held, real] = holding(folder) ?? [];
  if (held === undefined) return work(folder);
  const refuse = (lies: string): void => {
    if (!isSame(lies, real! + folder.slice(held.length))) throw elsewhere(folder);
  };
  if (!tellsPlaces) {
    refuse(realOf(folder));
    const given = work(folder);
    refuse(realOf(folder));
    return given;
  }
  const handle = fs.openSync(folder, fs.constants.O_RDONLY | fs.constants.O_DIRECTORY);
  const at = `${HANDLES}/${handle}`;
  try {
    refuse(fs.readlinkSync(at));
    return work(at);
  } catch (error) {
    // Whoever is told of it knows the folder by its name.
    if (error instanceof Error) error.message = error.message.replaceAll(at, folder);
    throw error;
  } finally {
    fs.closeSync(handle);
  }
}

/** The nearest held folder that a folder is or lies in. */
function holding(folder: string): [string, string] | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const real = held.get(at);
    if (real !== undefined) return [at, real];
    if (dirname(at) === at) return undefined;
  }
}

const realOf = (path: string): string => tried(() => fs.realpathSync.native(path), "");

/** Where handles do not tell it: where the path leads, if what stands there is what was opened; "" else. */
function liesBy(path: string, file: number): string {
  const lies = realOf(path);
  const [one, two] = [fs.fstatSync(file), tried(() => fs.lstatSync(lies), undefined)];
  return one.ino === two?.ino && one.dev === two.dev && realOf(path) === lies ? lies : "";
}

/** Some disks know one folder by several spellings. */
function isSame(lies: string, real: string, orBelow = false): boolean {
  const is = (one: string, other: string): boolean => one === other || (orBelow && one.startsWith(other + sep));
  const folded = (path: string): string => path.normalize("NFC").toLowerCase();
  return is(lies, real) || is(folded(lies), folded(real));
}

const elsewhere = (folder: string): DiskError =>
  new DiskError(
    "ESTALE",
    `${folder} leads elsewhere than when this run began`,
    "see what put a link or another folder there, then run lithify again",
  );
