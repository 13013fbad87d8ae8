/**
 * Whether git would write elsewhere than where `.git` stands. No clone brings that about, an unpacked archive may: by a link among
 * git's own files, a `.git` that names another repository, a work tree that is another folder. What git itself makes of that kind, a
 * linked work tree or a submodule, is led back; what a person made is told by their `safe.directory`.
 */
import fs from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { tried } from "../../errors.ts";
import { namesIn, realPathOf, standingAt } from "../disk/real-folder.ts";
import { textOrNone } from "../disk/regular-file.ts";
import { gitFolderOf } from "./around.ts";

/**
 * @param top of the work tree; absolute, as `gitFolder` and `common`, what linked work trees share
 * @param isToldTop whether git was told where its work tree is, as a submodule's is   @returns what leads away
 */
export function ledAway(top: string, gitFolder: string, common: string, isToldTop: boolean): string | undefined {
  const named = join(top, ".git");
  const found = gitFolderOf(top);
  if (found === undefined || realPathOf(found) !== realPathOf(gitFolder)) return join(gitFolder, "config");
  const back = resolve(gitFolder, textOrNone(join(gitFolder, "gitdir")).trimEnd());
  const isLedBack = isToldTop || realPathOf(back) === realPathOf(named);
  if (!standingAt(named)?.isDirectory() && !(standingAt(named)?.isFile() && isLedBack)) return named;
  const shared = realPathOf(common);
  if (!isBelow(shared, realPathOf(gitFolder))) return join(gitFolder, "commondir");
  return linkOutOf(shared, [common, gitFolder]);
}

const isBelow = (folder: string, path: string): boolean => path === folder || path.startsWith(folder + sep);

/** What git writes when it commits; `info` or `config` it only reads, and many link those. */
const WRITTEN = ["HEAD", "index", "packed-refs", "logs", "refs", "objects"];
/** Deeper than a branch's name goes, and of more than so many files the rest is not looked at. */
const [DEEPEST, MOST] = [6, 20_000];

function linkOutOf(shared: string, gitFolders: readonly string[]): string | undefined {
  const waiting = [...new Set(gitFolders)].flatMap((folder) => WRITTEN.map((name) => join(folder, name)));
  for (let i = 0; i < waiting.length && i < MOST; i++) {
    const path = waiting[i]!;
    const isLink = standingAt(path)?.isSymbolicLink() === true;
    const end = isLink ? tried(() => fs.realpathSync(path), "") : shared;
    if (!isBelow(shared, end)) return path;
    if (relative(shared, path).split(sep).length < DEEPEST)
      waiting.push(...namesIn(path).flatMap((name) => (NEVER_REWRITTEN.test(name) ? [] : join(path, name))));
  }
  return undefined;
}
const NEVER_REWRITTEN = /^[0-9a-f]{38}|^pack-/;
