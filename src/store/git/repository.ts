/**
 * What stands at the workspace: which repository, which branch, what is under way, what is configured.
 */
import fs from "node:fs";
import { join, resolve } from "node:path";
import { shellWord } from "../../errors.ts";
import { isRealFolder, realPathOf } from "../disk/real-folder.ts";
import { readRegularFile } from "../disk/regular-file.ts";
import { gitFolderOf, repositoriesAround } from "./around.ts";
import { type Git, mustRun } from "./child.ts";
import { ledAway } from "./led-away.ts";
import { Postponed, type PostponedReason } from "./postponed.ts";
import { isSafeDirectory } from "./safe-directory.ts";

export interface Repository {
  /** Absolute; a linked worktree's own. */
  readonly gitFolder: string;
  /** Of the work tree; absolute. */
  readonly top: string;
  /** What linked work trees share, as seen from where git was asked. */
  readonly common: string;
  /** The workspace as seen from the top of the work tree: empty, or `notes/agents/`. */
  readonly prefix: string;
  /** The branch that HEAD names, `refs/heads/main`. */
  readonly branch: string;
  /** The commit at its tip; null while the branch is unborn. */
  readonly tip: string | null;
}

type Place = Omit<Repository, "branch" | "tip">;

/** Names that git gives a commit while something is under way. */
const UNDER_WAY_NAMES: readonly (readonly [string, PostponedReason])[] = [
  ["MERGE_HEAD", "merge"],
  ["CHERRY_PICK_HEAD", "cherry-pick"],
  ["REVERT_HEAD", "revert"],
];

/** Finds the repository around a folder, and a branch to commit on. @throws {Postponed} when there is none, it leads elsewhere, or something is under way */
export async function findRepository(git: Git, folder: string): Promise<Repository> {
  const { branch, ...place } = await findPlace(git, folder);
  await refuseLedAway(git, place);
  const named = await commitsNamed(git, ["HEAD", ...UNDER_WAY_NAMES.map(([name]) => name)]);
  const reason = underWay(place.gitFolder, named);
  if (reason !== undefined) throw new Postponed(reason);
  return { ...place, branch: branch ?? (await currentBranch(git)), tip: named.get("HEAD") ?? null };
}

async function refuseLedAway(git: Git, { top, gitFolder, common, prefix }: Place): Promise<void> {
  const isToldTop = !isRealFolder(join(top, ".git")) && (await settingsOf(git, "^core\\.worktree$")).size > 0;
  const away = ledAway(top, gitFolder, resolve(top, prefix, common), isToldTop);
  if (away !== undefined && !(await isSafeDirectory(top, async (...args) => (await git(args)).stdout)))
    throw new Postponed(
      "led-away",
      `${away}; if you did it: git config --global --add safe.directory ${shellWord(top)}`,
    );
}

/** A rebase may stop in a cherry-pick of its own, and a bisect may hold any of the others: the outermost is named. */
function underWay(gitFolder: string, named: ReadonlyMap<string, string>): PostponedReason | undefined {
  const has = (name: string) => fs.existsSync(join(gitFolder, name));
  if (has("rebase-merge") || has("rebase-apply")) return "rebase";
  const single = UNDER_WAY_NAMES.find(([name]) => named.has(name));
  if (single !== undefined) return single[1];
  if (has("sequencer/todo")) {
    return String(readRegularFile(join(gitFolder, "sequencer/todo"))).startsWith("revert") ? "revert" : "cherry-pick";
  }
  return has("BISECT_LOG") ? "bisect" : undefined;
}

/** `main` of `refs/heads/main`. */
export const shortOf = (branch: string): string => branch.replace(/^refs\/heads\//, "");

/** The branch that HEAD names. @throws {Postponed} when HEAD is detached */
export async function currentBranch(git: Git): Promise<string> {
  const { code, stdout } = await git(["symbolic-ref", "--quiet", "HEAD"]);
  if (code !== 0) throw new Postponed("detached-head");
  return stdout.trimEnd();
}

/** @throws {Postponed} when the branch is not the one that `commitOn` asks for */
export async function checkBranch(git: Git, repository: Pick<Repository, "branch">, commitOn: string): Promise<void> {
  if (commitOn === "any") return;
  const current = shortOf(repository.branch);
  const wanted = commitOn === "default" ? await defaultBranch(git, current) : commitOn;
  if (wanted === undefined)
    throw new Postponed("other-branch", "which one is the default cannot be told: name it in `commitOn`");
  if (current !== wanted) throw new Postponed("other-branch", `on ${current}, commits belong on ${wanted}`);
}

/** @throws {Postponed} when git could only guess whose commits these are */
export async function checkIdentity(git: Git): Promise<void> {
  for (const who of ["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"]) {
    if ((await git(["var", who])).code !== 0) throw new Postponed("no-identity");
  }
}

/** Git's configuration of these keys (lower case), the last value of each; a key without a value is `true`. */
export async function settingsOf(git: Git, pattern: string): Promise<Map<string, string>> {
  const { stdout } = await git(["config", "-z", "--get-regexp", pattern]);
  const settings = stdout.split("\0").filter(Boolean);
  const behind = (setting: string, end: number) => (end < 0 ? "true" : setting.slice(end + 1));
  return new Map(settings.map((one) => [one.split("\n", 1)[0]!, behind(one, one.indexOf("\n"))]));
}

const PLACE = ["--absolute-git-dir", "--show-toplevel", "--git-common-dir", "--show-prefix"];

/**
 * Git passes by a `.git` that lacks its `HEAD`, to a repository further up: what belongs here would be committed there.
 * @returns no branch where that has no commit, or is none   @throws {Postponed} when there is none
 */
export async function findPlace(git: Git, folder: string): Promise<Place & { branch: string | undefined }> {
  const [found] = repositoriesAround(folder);
  const broken = found === undefined ? undefined : new Postponed("broken-repository", join(found, ".git"));
  const asked = ["rev-parse", "--is-inside-work-tree", ...PLACE, "--symbolic-full-name", "HEAD", "--"];
  const { code, stdout, complaint } = await git(asked);
  // A folder laid out as one is what `child.ts` lets git take for none.
  if (stdout.startsWith("false\n") || complaint.includes("safe.bareRepository")) throw new Postponed("bare-repository");
  if (code !== 0 && !complaint.includes("bad revision")) {
    if (complaint.includes("not a git repository (or any")) throw broken ?? new Postponed("no-repository");
    if (complaint.includes("dubious ownership")) throw new Postponed("untrusted-repository");
    throw new Postponed("git-failed", complaint);
  }
  const said = stdout.split("\n").slice(1, -1);
  const branch = said.at(-2)?.startsWith("refs/heads/") ? said.at(-2) : undefined;
  const alone = async (one: string) => (await mustRun(git, ["rev-parse", one])).slice(0, -1);
  // A path may hold a line end.
  const isTold = said.length === PLACE.length + (code === 0 ? 2 : 0);
  const [gitFolder = "", top = "", common = "", prefix = ""] = isTold ? said : await Promise.all(PLACE.map(alone));
  if (broken && realPathOf(gitFolderOf(found!) ?? found!) !== realPathOf(gitFolder)) throw broken;
  return { gitFolder, top, common, prefix, branch };
}

/**
 * What the remote calls its default; without a remote what `init.defaultBranch` names, or main or master, where there is
 * such a branch; a repository whose only branch, or unborn branch, is the current one has no other to mean.
 */
async function defaultBranch(git: Git, current: string): Promise<string | undefined> {
  const remote = await git(["symbolic-ref", "--quiet", "refs/remotes/origin/HEAD"]);
  if (remote.code === 0) return remote.stdout.trimEnd().replace(/^refs\/remotes\/origin\//, "");
  const configured = (await settingsOf(git, "^init\\.defaultbranch$")).get("init.defaultbranch");
  const branches = (await mustRun(git, ["for-each-ref", "--format=%(refname)", "refs/heads"]))
    .split("\n")
    .filter(Boolean);
  const existing = new Set(branches.map(shortOf));
  const named = [configured, "main", "master"].find((name) => name !== undefined && existing.has(name));
  if (named !== undefined) return named;
  existing.add(current);
  return existing.size === 1 ? current : undefined;
}

/** The commits that these names stand for; a name that stands for none is left out. */
async function commitsNamed(git: Git, names: readonly string[]): Promise<Map<string, string>> {
  const answer = await mustRun(git, ["cat-file", "--batch-check=%(objectname) %(objecttype)"], {
    input: `${names.join("\n")}\n`,
  });
  const commits = new Map<string, string>();
  for (const [n, line] of answer.split("\n").entries()) {
    const name = names[n];
    const [commit, type] = line.split(" ");
    if (name !== undefined && commit !== undefined && type === "commit") commits.set(name, commit);
  }
  return commits;
}
