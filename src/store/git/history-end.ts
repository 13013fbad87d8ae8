/**
 * Where a shallow clone's history ends, and of which files it ends too late to tell that they never were.
 */
import { join, relative, resolve, sep } from "node:path";
import { readRegularFile } from "../disk/regular-file.ts";
import { type Git, mustRun } from "./child.ts";

/** What tells of a file that no commit has that it was not there before one. */
export interface Beginning {
  /** An instant before which it was not made. */
  readonly since: string;
  /** What it is made from, absolute. */
  readonly madeFrom: readonly string[];
  /** Whether what stands at an absolute path came to be with it or later: a commit that has that is of later, whatever its date. */
  readonly isLater: (path: string) => boolean;
}

export const isShallow = async (git: Git, top: string): Promise<boolean> => (await cutCommits(git, top)).size > 0;

async function cutCommits(git: Git, top: string): Promise<ReadonlySet<string>> {
  const named = (await mustRun(git, ["rev-parse", "--git-path", "shallow"])).slice(0, -1);
  return new Set(
    String(readRegularFile(resolve(top, named)) ?? "")
      .split("\n")
      .filter(Boolean),
  );
}

/**
 * Of files that history does not have, those that it may have had, the earliest first.
 * @param isRead whether what there is of the history could be read
 */
export async function mayLack(
  git: Git,
  top: string,
  files: ReadonlyMap<string, Beginning>,
  isRead: boolean,
): Promise<string[]> {
  if (files.size === 0 || (isRead && !(await isShallow(git, top)))) return [];
  const known = await sharedAmong(git, top, files);
  const ends = isRead ? await endsOf(git, top) : undefined;
  return [...known]
    .filter(
      ([, { since, isLater }]) =>
        ends?.some(({ at, paths }) => at >= Date.parse(since) || paths === undefined || paths.some(isLater)) ?? true,
    )
    .sort(([, one], [, other]) => Date.parse(one.since) - Date.parse(other.since))
    .map(([file]) => file);
}

/** Those that somebody else can have made: not what is made from files that lie in this work tree alone, and no git has seen. */
async function sharedAmong(git: Git, top: string, files: ReadonlyMap<string, Beginning>): Promise<typeof files> {
  const named = (paths: string): string[] => paths.split("\0").filter(Boolean);
  const below = (path: string): string => relative(top, path).split(sep).join("/");
  const folders = new Set(
    [...files.values()].flatMap(({ madeFrom }) => madeFrom.map((path) => below(join(path, "..")))),
  );
  const inside = [...folders].filter((folder) => !folder.startsWith("..")).map((folder) => `:(top,literal)${folder}`);
  if (inside.length === 0) return files;
  const untracked = new Set(named(await mustRun(git, ["ls-files", "-o", "--exclude-standard", "-z", "--", ...inside])));
  for (const path of named(await mustRun(git, ["ls-tree", "-r", "-z", "--name-only", "--full-tree", "HEAD"])))
    untracked.delete(path);
  return new Map(
    [...files].filter(
      ([, { madeFrom }]) => madeFrom.length === 0 || !madeFrom.every((path) => untracked.has(below(path))),
    ),
  );
}

interface End {
  /** Milliseconds, by the later of its two dates. */
  readonly at: number;
  /** What it has, absolute; undefined where that is not here. */
  readonly paths: readonly string[] | undefined;
}

/** The commits of what is checked out whose parents are not here. */
async function endsOf(git: Git, top: string): Promise<End[]> {
  const cut = await cutCommits(git, top);
  const roots = await mustRun(git, ["log", "--no-show-signature", "--max-parents=0", "--format=%H %ct %at", "HEAD"]);
  const ends: End[] = [];
  for (const [commit = "", ...seconds] of roots.split("\n").map((line) => line.split(" "))) {
    if (!cut.has(commit)) continue;
    const { code, stdout } = await git(["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit]);
    const paths = code === 0 ? stdout.split("\0").filter(Boolean) : undefined;
    ends.push({ at: Math.max(...seconds.map(Number)) * 1000, paths: paths?.map((path) => join(top, path)) });
  }
  return ends;
}
