/**
 * What a command that the daemon started does otherwise than one that a person started: it compacts only the weeks it
 * is told, commits only on `commitOn`'s branch, and ends when the daemon does.
 */
import { dirname, join } from "node:path";
import type { Week } from "../calendar/week.ts";
import { WorkspaceHeld } from "../errors.ts";
import { standingAt } from "../store/disk/real-folder.ts";
import { textOrNone } from "../store/disk/regular-file.ts";
import { gitFolderAround } from "../store/git/around.ts";
import type { GlobalOptions } from "./surroundings.ts";

/** Weeks with a comma between; empty: only finish what an interrupted run left, and commit what waits. */
export const BY_DAEMON = "LITHIFY_BY_DAEMON";

/** The weeks that the daemon chose; undefined when a person runs the command. */
export function weeksOfDaemon(env: NodeJS.ProcessEnv): ReadonlySet<Week> | undefined {
  const weeks = env[BY_DAEMON];
  return weeks === undefined ? undefined : new Set(weeks.split(",").filter(Boolean));
}

/** The file that names what is checked out, its folder's inode and its text when the daemon looked, as JSON: a path may hold a line end. */
const ON_HEAD = "LITHIFY_ON_HEAD";

export const onHead = (ground: { readonly headFile: string; readonly head: string } | undefined): NodeJS.ProcessEnv =>
  ground === undefined ? {} : { [ON_HEAD]: headAt(ground.headFile, ground.head) };

/** Another repository in the place of this one may have the same branch checked out. */
const headAt = (headFile: string, head = textOrNone(headFile)): string =>
  JSON.stringify([headFile, standingAt(dirname(headFile))?.ino, head]);

/** What a run began on: as the daemon saw it, else as it is; undefined where no repository is. */
export function headAtStart(env: NodeJS.ProcessEnv, folder: string): string | undefined {
  const git = env[ON_HEAD] === undefined ? gitFolderAround(folder) : undefined;
  return env[ON_HEAD] ?? (git && headAt(join(git, "HEAD")));
}

/** @throws {WorkspaceHeld} when something else was checked out since: what was read and decided was for another tree */
export function refuseOtherHead(began: string | undefined): void {
  if (began === undefined || began === headAt(String(JSON.parse(began)[0]))) return;
  const message = "another branch was checked out meanwhile: nothing more is written";
  throw new WorkspaceHeld(message, "run it again on the branch that is meant; what a model has answered is kept");
}

/** By hand a commit is made on any branch: the person who runs the command sees which one is checked out. */
export const commitBranch = (env: NodeJS.ProcessEnv, commitOn: string): string =>
  env[BY_DAEMON] === undefined ? "any" : commitOn;

/** The flags that choose a model, for a child or a service to be given too. */
export const modelFlags = ({ provider, model, baseUrl }: GlobalOptions): string[] =>
  Object.entries({ "--provider": provider, "--model": model, "--base-url": baseUrl }).flatMap(([flag, value]) =>
    value === undefined ? [] : [flag, value],
  );
