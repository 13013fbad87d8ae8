/**
 * Where memories and logs may not lie (contract §7.10): in the workspace's root, in or around a repository's own files, in
 * one another, in lithify's state, in another workspace. Decided on real paths, each time a workspace is opened, since a
 * pull may have made a link of any folder.
 */
import { dirname, join, relative, sep } from "node:path";
import { UNPRINTABLE } from "../daily/list-logs.ts";
import { UsageError } from "../errors.ts";
import { isRealFolder, namesIn, standingAt } from "../store/disk/real-folder.ts";
import { foldedName, isGitName } from "../store/git/git-name.ts";
import { SET_ASIDE, STATE_FOLDER } from "../store/state/state-folder.ts";
import { CONFIG_FILE, within } from "./workspace.ts";

/** A configured folder. */
export interface Place {
  readonly key: "logs" | "memory";
  /** As it was configured. */
  readonly named: string;
  /** Absolute. */
  readonly folder: string;
  /** Where it leads, and is held to. */
  readonly real: string;
}

/** Files in the memory folder that are lithify's whatever it remembers. */
export const OWN_FILES = ["MEMORY.md", "INDEX.md", "WISDOM.md", ".gitattributes", ".lithify-id"];

/** Folders below the memory folder that lithify writes into. */
export const MEMORY_PARTS = ["weekly", "monthly", "yearly", "inbox"];

/**
 * @param root absolute, links followed   @param shared whether the memory folder may be another workspace's
 * @param onlyRead nothing is written: what lies deep in the memory folder is nobody's concern, and may be closed to this user
 * @throws {UsageError} BAD_CONFIG, naming the key
 */
export function checkPlaces(
  root: string,
  memory: Place,
  logs: readonly Place[],
  shared: boolean,
  onlyRead = false,
): void {
  for (const place of [memory, ...logs]) {
    const { real } = place;
    const why =
      (UNPRINTABLE.test(place.named) ? "has a name that cannot be printed" : undefined) ??
      whyNoFolder(real) ??
      whyNotIn(real, root) ??
      whyGits(real, root, place === memory && !onlyRead) ??
      (place === memory && shared ? undefined : whyAnothers(real, root));
    if (why !== undefined) throw refusal(place, why);
  }
  if (!onlyRead) refuseOtherSpelling(memory);
  // On many disks `LOGS` is `logs`: what differs by that alone would be one folder wherever it is cloned to such a one.
  const memories = foldedName(memory.real);
  for (const real of logs.map((place) => foldedName(place.real))) {
    if (within(real, memories) || within(memories, real))
      throw refusal(memory, memories === real ? "is a folder of logs" : "and the folder of logs lie in one another");
  }
}

/** Where a disk finds `weekly` by `Weekly`, git would get each week under two names, and a clone on another disk both. */
function refuseOtherSpelling({ named, real }: Place): void {
  const names = namesIn(real);
  const name = [...MEMORY_PARTS, ...OWN_FILES].find((one) => !names.includes(one) && isThere(join(real, one)));
  if (name === undefined) return;
  const found = names.find((one) => foldedName(one) === foldedName(name));
  throw new UsageError(
    "BAD_CONFIG",
    `memory: ${JSON.stringify(named)} holds ${found}, which this disk takes for ${name}, and git does not`,
    `rename it there in two steps: git mv ${found} ${name}-1 && git mv ${name}-1 ${name}`,
  );
}

const refusal = ({ key, named }: Place, why: string): UsageError =>
  new UsageError(
    "BAD_CONFIG",
    `${key}: ${JSON.stringify(named)} ${why}`,
    why === NO_FOLDER ? "move it away" : `give ${key} a folder of its own, such as ${key}: ${key}`,
  );

const NO_FOLDER = "is a file, not a folder";
/** A link stands at a real path only where it leads in a circle, or nowhere. */
const whyNoFolder = (real: string): string | undefined =>
  standingAt(real)?.isDirectory() === false ? NO_FOLDER : undefined;

function whyNotIn(real: string, root: string): string | undefined {
  if (within(real, root)) return real === root ? "is the workspace itself" : "holds the workspace";
  const [first = ""] = relative(root, real).split(sep);
  const folded = foldedName(first);
  return folded === STATE_FOLDER || folded.startsWith(SET_ASIDE) ? "is lithify's own state" : undefined;
}

/** @param deep whether all folders in it count too */
function whyGits(real: string, root: string, deep: boolean): string | undefined {
  if (real.split(sep).some(isGitName)) return "lies in a repository's own folder";
  const around = within(root, real) ? foldersUpTo(real, root) : [real];
  if (around.some(isGitFolder)) return "lies in a folder that git would take for a repository";
  // What is committed goes into the workspace's own, and would be unknown to the one it lies in.
  const other = around.slice(1).find((folder) => namesIn(folder).some(isGitName));
  if (other !== undefined) return `lies in another repository, ${other}`;
  return holdsGit(real, deep) ? "holds a repository of its own" : undefined;
}

/** So deep a folder of memories is looked into; lithify writes one folder deep. */
const DEEPEST = 6;

function holdsGit(folder: string, deep: boolean, depth = 0): boolean {
  // Who only reads asks for the names that this disk takes for one: of ten thousand memories none is listed for it.
  const names = deep ? namesIn(folder) : [".git", "git~1"].filter((name) => isThere(join(folder, name)));
  if (names.some(isGitName) || isGitFolder(folder)) return true;
  // A name with an ending is a file's: of ten thousand memories not one is asked for.
  const inside = depth < DEEPEST ? names.filter((name) => !name.endsWith(".md")) : [];
  return inside.some((name) => isRealFolder(join(folder, name)) && holdsGit(join(folder, name), deep, depth + 1));
}

/** What git takes for a repository, whatever its name: it would read its configuration there. */
const isGitFolder = (folder: string): boolean =>
  isThere(join(folder, "HEAD")) && (isThere(join(folder, "objects")) || isThere(join(folder, "commondir")));

function whyAnothers(real: string, root: string): string | undefined {
  const owner = foldersUpTo(real, root).find((folder) => isThere(join(folder, CONFIG_FILE)));
  return owner === undefined ? undefined : `belongs to another workspace, ${owner}`;
}

/** The folder and those above it, below `root`; all of them where it lies elsewhere. */
function foldersUpTo(folder: string, root: string): string[] {
  if (folder === root) return [];
  return dirname(folder) === folder ? [folder] : [folder, ...foldersUpTo(dirname(folder), root)];
}

const isThere = (path: string): boolean => standingAt(path) !== undefined;
