/**
 * What git says of the place where memories are written: which branch is checked out, and which of them have the memory
 * folder in their trees. Changes nothing.
 */
import { isAbsolute, join, posix } from "node:path";
import { only } from "../../errors.ts";
import { errorCode } from "../disk/disk-error.ts";
import { readRegularFile } from "../disk/regular-file.ts";
import { type Asking, type Git, gitIn, mustRun } from "./child.ts";
import { Postponed } from "./postponed.ts";
import { checkBranch, findPlace, shortOf } from "./repository.ts";

export type Ground = NonNullable<Awaited<ReturnType<typeof groundOf>>>;

interface GroundRequest extends Asking {
  /** Absolute. */
  readonly workspace: string;
  /** The memory folder, relative to the workspace. */
  readonly memoryPath: string;
  /** As in the configuration; undefined where no commits are made. */
  readonly commitOn: string | undefined;
}

/** Those that moved last. */
const MOST_BRANCHES = 50;

/** Undefined where there is no repository, or git says nothing: then no branch can be left. */
export async function groundOf(request: GroundRequest) {
  const { workspace, memoryPath, commitOn, signal } = request;
  if (isAbsolute(memoryPath) || memoryPath.includes("\n")) return undefined;
  const git = gitIn(workspace, request);
  try {
    const { gitFolder, prefix, branch } = await findPlace(git, workspace);
    const headFile = join(gitFolder, "HEAD");
    const head = String(readRegularFile(headFile));
    const ref = branch ?? (await git(["symbolic-ref", "--quiet", "HEAD"])).stdout.trimEnd();
    const path = posix.normalize(`${prefix}${memoryPath}`);
    if (path.startsWith("../")) return undefined;
    const holders = await holdersOf(git, ref, path);
    return {
      /** The file that names what is checked out, and its text: another one once something else is. */
      ...{ headFile, head },
      /** By its short name; null while HEAD is detached. */
      branch: ref === "" ? null : shortOf(ref),
      /** Whether `commitOn` lets a commit be made on it. */
      mayCommit: ref !== "" && commitOn !== undefined && (await isAllowed(git, ref, commitOn)),
      /** Whether its tip has the memory folder. */
      holdsMemory: holders.includes("HEAD"),
      /** Another branch whose tip has it. */
      heldBy: holders.filter((name) => name !== "HEAD").map(shortOf)[0] ?? null,
    };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof Postponed || errorCode(error) !== undefined) return undefined;
    throw error;
  }
}

/** HEAD and other branches, those whose tree has something at the path. */
async function holdersOf(git: Git, current: string, path: string): Promise<string[]> {
  const newest = ["--sort=-committerdate", `--count=${MOST_BRANCHES}`];
  const listed = ["for-each-ref", ...newest, "--format=%(refname)", "refs/heads"];
  const branches = (await mustRun(git, listed)).split("\n").filter((name) => name !== "" && name !== current);
  const names = ["HEAD", ...branches];
  const input = names.map((name) => `${name}:${path}\n`).join("");
  const told = (await mustRun(git, ["cat-file", "--batch-check=%(objecttype)"], { input })).split("\n");
  return names.filter((_, i) => told[i] === "tree");
}

const isAllowed = (git: Git, branch: string, commitOn: string): Promise<boolean> =>
  checkBranch(git, { branch }, commitOn).then(
    () => true,
    only(Postponed, () => false),
  );
