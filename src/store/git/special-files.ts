/**
 * What in a repository would hold git up for ever: a pipe or a device where it reads a file. No clone brings one, an unpacked
 * archive may. Links are followed, as git follows them.
 */

import fs from "node:fs";
import { dirname, join, resolve } from "node:path";
import { tried } from "../../errors.ts";
import { namesIn, standingAt } from "../disk/real-folder.ts";
import { readRegularFile } from "../disk/regular-file.ts";
import { gitFolderOf, repositoriesAround } from "./around.ts";

/** Below a repository's own folder, with all that is in them: `refs/heads/team/topic`. */
const READ = ["info", "logs", "refs", "objects/info", "worktrees"];
const DEEPEST = 6;
/** Of more than so many branches the rest is git's to read, within its own time. */
const MOST = 2_000;
const IN_WORK_TREE = [".git", ".gitignore", ".gitattributes", ".gitmodules"];

/** The path of the first one that git would meet, absolute; undefined where there is none. */
export function specialFileFor(folder: string): string | undefined {
  const [top] = repositoriesAround(folder);
  if (top === undefined) return undefined;
  const below = namesIn(folder).map((name) => join(folder, name));
  const own = [...foldersBetween(folder, top), ...below].flatMap((one) => IN_WORK_TREE.map((name) => join(one, name)));
  const odd = own.find(isSpecial);
  const git = odd === undefined ? gitFolderOf(top) : undefined;
  return odd ?? (git === undefined ? undefined : specialIn([git, ...commonOf(git)]));
}

const foldersBetween = (folder: string, top: string): string[] =>
  folder === top || dirname(folder) === folder ? [folder] : [folder, ...foldersBetween(dirname(folder), top)];

/** Of a linked work tree: what it shares with the others. */
const commonOf = (git: string): string[] => {
  const path = join(git, "commondir");
  const isFile = standingAt(path)?.isFile() === true;
  return isFile ? [resolve(git, String(readRegularFile(path)).trimEnd())] : [];
};

function specialIn(gitFolders: readonly string[]): string | undefined {
  const waiting = gitFolders.flatMap((git) => [
    ...namesIn(git).map((name) => ({ path: join(git, name), depth: DEEPEST })),
    ...READ.map((part) => ({ path: join(git, part), depth: 0 })),
  ]);
  for (let i = 0; i < waiting.length && i < MOST; i++) {
    const { path, depth } = waiting[i]!;
    if (isSpecial(path)) return path;
    if (depth < DEEPEST) waiting.push(...namesIn(path).map((name) => ({ path: join(path, name), depth: depth + 1 })));
  }
  return undefined;
}

/** A socket, as that of git's own file monitor, holds nobody up; and many link `hooks` to `/dev/null`. */
const isSpecial = (path: string): boolean =>
  tried(() => {
    const found = fs.statSync(path, { throwIfNoEntry: false });
    const isOdd = found?.isFIFO() || found?.isCharacterDevice() || found?.isBlockDevice();
    return isOdd === true && fs.realpathSync(path) !== "/dev/null";
  }, false);
