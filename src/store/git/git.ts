/**
 * One commit of exactly the paths that a run wrote, whatever else the user has in hand. The tree is made in a private
 * index on top of the branch's tip. Then, with the user's index locked, the user's index learns of the paths and the
 * branch moves, if it still is where it was. In that order a crash at any point leaves at worst our own paths staged,
 * and the next run makes the commit.
 */
import { errorCode } from "../disk/disk-error.ts";
import { type Asking, type Git, gitIn, mustRun, unlessPostponed, WORK_MS } from "./child.ts";
import {
  checkIndexFree,
  type Entries,
  entriesIn,
  indexLockState,
  privateFile,
  sweepPrivateFiles,
  updateUserIndex,
  WRITE_TREE,
  withIndexLocked,
} from "./index.ts";
import { refuseOpenCommit } from "./open-commit.ts";
import { Postponed, type PostponedReason } from "./postponed.ts";
import { checkBranch, checkIdentity, currentBranch, findRepository, type Repository } from "./repository.ts";
import { signingIn } from "./signing.ts";

export interface CommitRequest extends Asking {
  /** Absolute; the repository's top or any folder below it. */
  readonly workspace: string;
  /** What the run wrote or removed, relative to the workspace; nothing else is committed. */
  readonly paths: readonly string[];
  readonly message: string;
  /** `default`, `any`, or a branch's name. A command that a person gave passes `any`. */
  readonly commitOn: string;
  /** The longest any one git command may take. */
  readonly timeoutMs?: number;
  /** The longest that signing may take: a program that waits for a person never ends. */
  readonly signTimeoutMs?: number;
  /** Asked with the paths that git would take, once nothing else keeps them from it: a sentence that says why not. */
  readonly refusal?: (paths: readonly string[]) => Promise<string | undefined>;
  /** Told what git ignores of the paths, where it takes the others. */
  readonly tellIgnored?: (paths: readonly string[]) => void;
}

export type CommitOutcome =
  | { readonly commit: string }
  /** `because` is a sentence for people. */
  | { readonly postponed: PostponedReason | "refused"; readonly because: string }
  /** The branch has it all already. */
  | { readonly nothing: true };

const SIGN_TIMEOUT_MS = 10_000;

interface Made {
  readonly commit: string;
  readonly before: Entries;
  readonly after: Entries;
}

/**
 * Commits the paths, or says why that must wait. The caller holds the writer's lock.
 * @throws only the signal's reason: what git or the disk refuses is a postponed commit, for the files are written
 */
export async function commitPaths(request: CommitRequest): Promise<CommitOutcome> {
  try {
    return await commit(gitIn(request.workspace, request, request.timeoutMs ?? WORK_MS), request);
  } catch (error) {
    request.signal?.throwIfAborted();
    const { reason, message } = asPostponed(error);
    return { postponed: reason, because: message };
  }
}

/**
 * Why a commit on any branch would wait now, in a sentence; undefined when none is foreseen. Changes nothing.
 * @param paths relative to `folder`: whether git ignores all of them is looked at too
 */
export async function repositoryProblem(
  folder: string,
  env: CommitRequest["env"],
  paths: readonly string[] = [],
): Promise<string | undefined> {
  const git = gitIn(folder, { env }, WORK_MS);
  try {
    const repository = await findRepository(git, folder);
    if (indexLockState(repository.gitFolder) === "held") throw new Postponed("index-locked");
    refuseOpenCommit(repository);
    await checkIdentity(git);
    if (paths.length > 0) await withoutIgnored(git, paths);
    return undefined;
  } catch (error) {
    return asPostponed(error).message;
  }
}

/** The disk's refusals count as git's: either way the files are written and the commit waits. */
function asPostponed(error: unknown): Postponed {
  if (error instanceof Postponed) return error;
  if (errorCode(error) === undefined) throw error;
  return new Postponed("git-failed", error instanceof Error ? error.message : "", error);
}

async function commit(git: Git, request: CommitRequest): Promise<CommitOutcome> {
  if (request.paths.length === 0) return { nothing: true };
  const repository = await findRepository(git, request.workspace);
  await checkBranch(git, repository, request.commitOn);
  sweepPrivateFiles(repository.gitFolder);
  checkIndexFree(repository);
  try {
    const paths = await withoutIgnored(git, request.paths);
    const isTaken = new Set(paths);
    if (paths.length < request.paths.length) request.tellIgnored?.(request.paths.filter((path) => !isTaken.has(path)));
    const because = await request.refusal?.(paths);
    if (because !== undefined) return { postponed: "refused", because };
    const made = await makeCommit(git, repository, paths, request);
    if (made === undefined) return { nothing: true };
    await withIndexLocked(repository, () => moveBranch(git, repository, made));
    return { commit: made.commit };
  } finally {
    sweepPrivateFiles(repository.gitFolder);
  }
}

/** Paths that git ignores and does not track stay out; when all are, or git would store one in another encoding, that is why the commit waits. */
async function withoutIgnored(git: Git, paths: readonly string[]): Promise<string[]> {
  // check-ignore knows no literal paths: a leading `./` keeps a name that begins with a colon from being magic.
  const input = terminated(paths.map((path) => `./${path}`));
  const { code, stdout, complaint } = await git(["check-ignore", "-z", "--stdin"], { input });
  if (code > 1) throw new Postponed("git-failed", complaint);
  const ignored = new Set(stdout.split("\0"));
  const rest = paths.filter((path) => !ignored.has(`./${path}`));
  if (rest.length === 0) throw new Postponed("memory-ignored");
  const asked = ["check-attr", "-z", "--stdin", "working-tree-encoding"];
  const encoded = OTHERWISE.exec(await mustRun(git, asked, { input: terminated(rest) }));
  if (encoded !== null) throw new Postponed("encoded", encoded[1]);
  return rest;
}
const OTHERWISE = /([^\0]*)\0working-tree-encoding\0(?!unspecified\0|utf-?8\0)/i;

/** A commit object on top of the tip, on no branch yet; undefined when the tip has all of it. */
async function makeCommit(
  git: Git,
  { gitFolder, tip }: Repository,
  paths: readonly string[],
  request: CommitRequest,
): Promise<Made | undefined> {
  const index = privateFile(gitFolder, "tree");
  await mustRun(git, ["read-tree", tip ?? "--empty"], { index });
  const before = await entriesIn(git, index, paths);
  await mustRun(git, ["update-index", "--add", "--remove", "-z", "--stdin"], { index, input: terminated(paths) });
  const after = await entriesIn(git, index, paths);
  if (isSame(before, after)) return undefined;
  const tree = (await mustRun(git, WRITE_TREE, { index })).trimEnd();
  const signing = await signingIn(git, privateFile(gitFolder, "gpg"));
  const parent = tip === null ? [] : ["-p", tip];
  const result = await git(["commit-tree", ...signing.args, ...parent, "-F", "-", tree], {
    input: `${request.message.trimEnd()}\n`,
    settings: signing.settings,
    ...(signing.args.length === 0 ? {} : { timeoutMs: request.signTimeoutMs ?? SIGN_TIMEOUT_MS }),
  });
  if (result.code !== 0) {
    await checkIdentity(git);
    throw new Postponed(signing.args.length > 0 ? "signing" : "git-failed", result.complaint);
  }
  return { commit: result.stdout.trimEnd(), before, after };
}

/** What the branch's reflog says beside each commit that lithify made: it stands there from the moment the branch has it. */
const OWN_ENTRY = "lithify";
const OWN_LINE = new RegExp(`^([0-9a-f]{40,}) ${OWN_ENTRY}$`, "gm");

/** The commits that lithify put on a branch here. @throws {Postponed} */
export async function madeHere(git: Git, branch: string): Promise<ReadonlySet<string>> {
  const entries = await mustRun(git, ["log", "--walk-reflogs", "--format=%H %gs", branch, "--"]);
  return new Set([...entries.matchAll(OWN_LINE)].map(([, commit]) => commit!));
}

/** Those of the branch that is checked out which a reset took from it, and what went with them; none where git does not say it. */
export function resetAway(workspace: string, asking: Asking): Promise<ReadonlySet<string>> {
  const git = gitIn(workspace, asking);
  const ask = async (): Promise<ReadonlySet<string>> => {
    const made = await madeHere(git, await currentBranch(git));
    const input = [...made, "^HEAD", ""].join("\n");
    const gone = await mustRun(git, ["rev-list", "--ignore-missing", "--stdin"], { input });
    return new Set(gone.split("\n").filter(Boolean));
  };
  return unlessPostponed(asking, ask, () => new Set());
}

/** With the index locked: the user's index first, then the branch, if HEAD and its tip are what they were. */
async function moveBranch(git: Git, repository: Repository, made: Made): Promise<void> {
  const { branch, tip } = repository;
  if ((await currentBranch(git)) !== branch) throw new Postponed("branch-moved");
  const takeBack = await updateUserIndex(git, repository, made.before, made.after);
  // An empty old value means that the branch must not exist yet. A git that does not end may have moved the branch all
  // the same: then the index stays as it is, which the next run puts right either way.
  const move = ["update-ref", "--create-reflog", "-m", OWN_ENTRY, branch, made.commit, tip ?? ""];
  const { code, complaint } = await git(move);
  if (code === 0) return;
  takeBack();
  const now = await git(["rev-parse", "--quiet", "--verify", branch]);
  throw new Postponed(now.stdout.trimEnd() === (tip ?? "") ? "git-failed" : "branch-moved", complaint);
}

const terminated = (paths: readonly string[]): string => paths.map((path) => `${path}\0`).join("");

const isSame = (one: Entries, other: Entries): boolean =>
  one.size === other.size && [...one].every(([path, entry]) => other.get(path) === entry);
