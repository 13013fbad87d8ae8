/**
 * The branch on the remote: what came meanwhile is taken, and the branch is sent. Lithify's own compactions that are not there
 * yet are dropped first, to be planned anew over what came: memories are never merged as text. A commit is lithify's own when it is
 * the very object that a run put on the branch here, as its reflog tells; one that somebody amended or rebased has another name, and
 * is theirs. What is theirs is neither dropped nor sent: only they know whether it may be seen.
 */
import { shellWord } from "../../errors.ts";
import { type Git, gitIn, mustRun, unlessPostponed, WORK_MS } from "./child.ts";
import { madeHere } from "./git.ts";
import { Postponed } from "./postponed.ts";
import { findRepository, type Repository, settingsOf, shortOf } from "./repository.ts";
import { finishTake, type InWorkspace, take } from "./take.ts";

type Brought =
  /** How many of lithify's own commits were dropped for what came. */
  | { readonly dropped: number }
  /**
   * Why nothing can be brought, in a sentence; `barred`: something came, and cannot be taken as the files stand; `unanswered`: the
   * remote gave nothing.
   */
  | { readonly postponed: string; readonly barred?: true; readonly unanswered?: true };

export type Pushed = "done" | "rejected" | { readonly postponed: string };

/** A large repository takes its time. */
const CLONE_MS = 900_000;

/**
 * Clones the newest commit of a remote's default branch, whole or not at all.
 * @param request its workspace is the folder in which git runs   @returns git's complaint; undefined when it is there
 */
export async function cloneNewest(remote: string, folder: string, request: InWorkspace): Promise<string | undefined> {
  const git = gitIn(request.workspace, { networkMs: CLONE_MS, ...request });
  const options = ["--quiet", "--depth", "1", "--no-tags", "--no-recurse-submodules"];
  const { code, complaint } = await git(["clone", ...options, "--", remote, folder], { network: true });
  return code === 0 ? undefined : complaint || `git clone ended with ${code}`;
}

/**
 * Why what a commit of lithify's has at a path of the workspace cannot be made anew, as the end of a sentence about the commit.
 * @param before what the parent of the commit holds; null: no such file
 */
export type WhyKept = (path: string, text: string, before: string | null) => string | undefined;

/**
 * Fetches, and stands on what came. The caller holds the writer's lock.
 * @param dropping called once it is decided that commits are dropped, before they are   @throws the signal's reason, and what that does
 */
export function bringUpToDate(request: InWorkspace, whyKept: WhyKept, dropping: () => void): Promise<Brought> {
  const bring = async (): Promise<Brought> => {
    await finishTake(request);
    const upstream = await upstreamOf(request);
    const { git, repository, remote, branch, tracking } = upstream;
    // All that came is read and checked out, without the network: of a partial clone too.
    const fetched = await fetchIn(git, ["--no-filter", remote, `+${branch}:${tracking}`]);
    if (fetched.code !== 0) {
      if (/couldn't find remote ref/.test(fetched.complaint)) return await firstPush(upstream);
      return { postponed: `git fetch: ${fetched.complaint}`, unanswered: true };
    }
    const theirs = await named(git, tracking);
    if (theirs === undefined || theirs === repository.tip) return { dropped: 0 };
    if (repository.tip !== null && (await isAncestor(git, theirs, repository.tip))) return { dropped: 0 };
    const own = await unsent(git, repository, theirs);
    const other = own.find(({ isMadeHere, subject }) => !isMadeHere || !REPLANNED.test(subject));
    if (other) return { postponed: `${isYours(other)}: rebase it first` };
    for (const one of own) {
      const kept = await keptIn(git, one.commit, whyKept);
      if (kept !== undefined)
        return { postponed: `${nameOf(one)} is not on the remote, and ${kept}: rebase it first (git pull --rebase)` };
    }
    if (own.length > 0) dropping();
    const because = await take(git, repository, theirs, own.length > 0);
    if (because !== undefined) return { postponed: because, barred: true };
    return { dropped: own.length };
  };
  return unlessPostponed(request, bring, ({ reason, message }) => ({
    postponed: message,
    ...(reason === "no-answer" && { unanswered: true }),
  }));
}

const fetchIn = (git: Git, args: readonly string[]) =>
  git(["fetch", "--quiet", "--no-write-fetch-head", "--no-tags", "--no-recurse-submodules", ...args], {
    network: true,
  });

/**
 * Brings of the branch's history what a clone has not: commits from an instant on to a shallow one, where the server knows nothing of
 * instants all, and to a partial one its old folders, or what a file held.
 * @returns git's complaint   @throws only the signal's reason
 */
export function fetchMore(
  request: InWorkspace,
  lacking: { readonly since: string } | { readonly blob: string } | "folders",
): Promise<string | undefined> {
  const fetch = async (): Promise<string | undefined> => {
    const { git, remote, branch } = await upstreamOf(request);
    if (lacking === "folders" || "blob" in lacking) {
      const what = lacking === "folders" ? ["--refetch", remote, branch] : [remote, lacking.blob];
      const { code, complaint } = await fetchIn(git, ["--filter=blob:none", ...what]);
      return code === 0 ? undefined : complaint;
    }
    const { code } = await fetchIn(git, ["--no-filter", `--shallow-since=${lacking.since}`, remote, branch]);
    if (code === 0) return undefined;
    const all = await fetchIn(git, ["--no-filter", "--unshallow", remote, branch]);
    return all.code === 0 ? undefined : `git fetch: ${all.complaint}`;
  };
  return unlessPostponed(request, fetch, ({ message }) => message);
}

/** The first push of an empty remote makes its branch; beside others, a branch that nobody has sent is somebody's own. */
async function firstPush(upstream: Upstream): Promise<Brought> {
  const { git, remote, branch } = upstream;
  const { stdout } = await git(["ls-remote", "--heads", remote], { network: true });
  if (stdout.trim() === "") return { dropped: 0 };
  return {
    postponed: `the branch ${shortOf(branch)} is not on the remote: send it once yourself (${byHand(upstream)})`,
  };
}

/** A push that works whether or not the branch has an upstream, under whatever name. */
function byHand({ repository, remote, branch }: Upstream): string {
  const [ours, theirs] = [repository.branch, branch].map(shortOf);
  return `git push -u ${shellWord(remote)} ${shellWord(ours === theirs ? `${ours}` : `${ours}:${theirs}`)}`;
}

/** Sends the branch where all that is new on it is lithify's. `rejected`: something came meanwhile. @throws only the signal's reason */
export function pushBranch(request: InWorkspace): Promise<Pushed> {
  const push = async (): Promise<Pushed> => {
    const upstream = await upstreamOf(request);
    const { git, repository, remote, branch, tracking } = upstream;
    if (repository.tip === null) return "done";
    const sent = await named(git, tracking);
    if (sent === repository.tip) return "done";
    const other = (await unsent(git, repository, sent)).find(({ isMadeHere }) => !isMadeHere);
    if (other)
      return { postponed: `${isYours(other)}: push it yourself (${byHand(upstream)}), and lithify's go with it` };
    const { code, stdout, complaint } = await git(
      ["push", "--porcelain", "--no-verify", "--no-follow-tags", remote, `${repository.tip}:${branch}`],
      { network: true },
    );
    if (code === 0) return "done";
    // `! <ref> [rejected] (fetch first)`; two that push at once meet at the remote's lock.
    if (/\[rejected\]|cannot lock ref|incorrect old value/.test(`${stdout}\n${complaint}`)) return "rejected";
    return { postponed: `git push: ${complaint || stdout.trim()}` };
  };
  return unlessPostponed(request, push, ({ message }) => ({ postponed: message }));
}

/** Subjects of commits that the next run would make again; `forget`, `inbox`, `remember` are a person's word. */
const REPLANNED = /^chore\(memory\): (?:(?:compact [^;]+|renew the index)(?:; |$))+$/;

type Upstream = Awaited<ReturnType<typeof upstreamOf>>;

/** @property branch `refs/heads/main`, on the remote   @property tracking where the last fetch is kept */
async function upstreamOf(request: InWorkspace) {
  const git = gitIn(request.workspace, request, WORK_MS);
  const repository = await findRepository(git, request.workspace);
  const local = shortOf(repository.branch);
  const settings = await settingsOf(git, "^(branch|remote)\\.");
  const remote = settings.get(`branch.${local}.remote`) || "origin";
  const branch = settings.get(`branch.${local}.merge`) || repository.branch;
  if (!settings.has(`remote.${remote}.url`) && (await git(["remote", "get-url", remote])).code !== 0)
    throw new Postponed("git-failed", `there is no remote ${remote} to push to`);
  return { git, repository, remote, branch, tracking: `refs/remotes/${remote}/${shortOf(branch)}` };
}

const named = async (git: Git, ref: string): Promise<string | undefined> => {
  const { code, stdout } = await git(["rev-parse", "--quiet", "--verify", `${ref}^{commit}`]);
  return code === 0 ? stdout.trim() : undefined;
};

const isAncestor = async (git: Git, one: string, other: string): Promise<boolean> =>
  (await git(["merge-base", "--is-ancestor", one, other])).code === 0;

interface Unsent {
  readonly commit: string;
  readonly subject: string;
  readonly isMadeHere: boolean;
}

/** What the branch has and the remote, as far as it is known, has not; newest first. */
async function unsent(git: Git, { branch, tip }: Repository, remote: string | undefined): Promise<Unsent[]> {
  if (tip === null) return [];
  const args = ["log", "--format=%H %s", tip, ...(remote === undefined ? [] : [`^${remote}`])];
  const commits = [...(await mustRun(git, args)).matchAll(/^([0-9a-f]{40,}) ([^\n]*)/gm)];
  if (commits.length === 0) return [];
  const made = await madeHere(git, branch);
  return commits.map(([, commit = "", subject = ""]) => ({ commit, subject, isMadeHere: made.has(commit) }));
}

/** Why a commit of lithify's is not dropped: nothing would make anew what it has. */
async function keptIn(git: Git, commit: string, whyKept: WhyKept): Promise<string | undefined> {
  const textIn = async (where: string, path: string): Promise<string | null> => {
    const { code, stdout } = await git(["cat-file", "blob", `${where}:./${path}`]);
    return code === 0 ? stdout : null;
  };
  const args = ["diff-tree", "-r", "-z", "--relative", "--name-only", "--root", "--no-commit-id", commit];
  for (const path of (await mustRun(git, args)).split("\0").filter(Boolean)) {
    const text = await textIn(commit, path);
    const because = text === null ? undefined : whyKept(path, text, await textIn(`${commit}^`, path));
    if (because !== undefined) return because;
  }
  return undefined;
}

const nameOf = ({ commit }: Unsent): string => `commit ${commit.slice(0, 12)}`;
const isYours = (one: Unsent): string =>
  `${nameOf(one)} is not on the remote, and is yours or was changed since lithify made it`;
