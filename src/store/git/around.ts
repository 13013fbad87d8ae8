/** The repositories around a folder, found without git. */
import fs from "node:fs";
import { dirname, join, resolve } from "node:path";
import { standingAt } from "../disk/real-folder.ts";
import { textOrNone } from "../disk/regular-file.ts";

/** The nearest first. */
export function repositoriesAround(folder: string): string[] {
  const above = dirname(folder) === folder ? [] : repositoriesAround(dirname(folder));
  return standingAt(join(folder, ".git")) === undefined ? above : [folder, ...above];
}

/** Of the nearest. */
export const gitFolderAround = (folder: string): string | undefined =>
  repositoriesAround(folder).slice(0, 1).map(gitFolderOf)[0];

/** The repository's own folder, or a linked work tree's; undefined where `.git` leads to none. */
export function gitFolderOf(top: string): string | undefined {
  const git = join(top, ".git");
  if (fs.statSync(git, { throwIfNoEntry: false })?.isDirectory()) return git;
  const named = /^gitdir: (.+)$/m.exec(textOrNone(git, 64 * 1024))?.[1];
  return named === undefined ? undefined : resolve(top, named.trimEnd());
}
