/**
 * Private indexes and the user's: trees are made in a file of our own, and the user's index learns of exactly those
 * paths.
 */
import fs from "node:fs";
import { join, posix } from "node:path";
import { isAlive, isNamedToo } from "../disk/atomic-file.ts";
import { readRegularFile } from "../disk/regular-file.ts";
import { type Git, mustRun } from "./child.ts";
import { refuseOpenCommit } from "./open-commit.ts";
import { Postponed } from "./postponed.ts";
import type { Repository } from "./repository.ts";

/** What the commit below has is not asked for: a partial clone has of other files their names alone. */
export const WRITE_TREE = ["write-tree", "--missing-ok"];

/** Path from the top of the repository → `100644 <oid>`. */
export type Entries = ReadonlyMap<string, string>;

/** Arguments of a command stay far below what any system takes. */
const PATHS_A_COMMAND = 500;
const LONGEST_LOCK_BYTES = 32;
const OUR_LOCK = /^lithify (\d{1,10})\n$/;
const OUR_FILE = /^lithify-(\d{1,10})\./;

/** A name in the git folder that tells who made it: `lithify-4711.tree`. */
export const privateFile = (gitFolder: string, what: string): string =>
  join(gitFolder, `lithify-${process.pid}.${what}`);

/** Removes private files of processes that are gone, and of this one: it makes one commit at a time. */
export function sweepPrivateFiles(gitFolder: string): void {
  for (const name of fs.readdirSync(gitFolder)) {
    const pid = Number(OUR_FILE.exec(name)?.[1] ?? Number.NaN);
    if (!Number.isNaN(pid) && (pid === process.pid || !isAlive(pid))) fs.rmSync(join(gitFolder, name), { force: true });
  }
}

/** The entries that an index has for these paths. @throws {Postponed} when one of them is in conflict */
export async function entriesIn(git: Git, index: string, paths: readonly string[]): Promise<Entries> {
  const entries = new Map<string, string>();
  for (let start = 0; start < paths.length; start += PATHS_A_COMMAND) {
    const some = paths.slice(start, start + PATHS_A_COMMAND);
    const listed = await mustRun(
      git,
      ["--literal-pathspecs", "ls-files", "--stage", "--full-name", "-z", "--", ...some],
      { index },
    );
    for (const line of listed.split("\0").filter(Boolean)) {
      const [mode, oid, stage] = line.slice(0, line.indexOf("\t")).split(" ");
      const path = line.slice(line.indexOf("\t") + 1);
      if (stage !== "0") throw new Postponed("unmerged-paths", path);
      entries.set(path, `${mode} ${oid}`);
    }
  }
  return entries;
}

/** Runs `action` while no other git command may touch the index. @throws {Postponed} when one does already */
export async function withIndexLocked<Result>(repository: Repository, action: () => Promise<Result>): Promise<Result> {
  const lock = join(repository.gitFolder, "index.lock");
  checkIndexFree(repository);
  lockIndex(repository.gitFolder, lock);
  try {
    // From here on none can begin.
    refuseOpenCommit(repository);
    return await action();
  } finally {
    fs.unlinkSync(lock);
  }
}

/** The lock gets its name when its text is in it: one that a kill left empty could be anyone's, and would stay for good. */
function lockIndex(gitFolder: string, lock: string): void {
  const signed = privateFile(gitFolder, "lock");
  fs.writeFileSync(signed, `lithify ${process.pid}\n`);
  if (!isNamedToo(signed, lock)) throw new Postponed("index-locked");
  fs.unlinkSync(signed);
}

/** Removes an index.lock that a killed lithify left. @throws {Postponed} when it is anyone else's, or a commit is open */
export function checkIndexFree(repository: Repository): void {
  const state = indexLockState(repository.gitFolder);
  if (state === "held") throw new Postponed("index-locked");
  if (state === "left") fs.unlinkSync(join(repository.gitFolder, "index.lock"));
  refuseOpenCommit(repository);
}

/** `left`: by a lithify that is gone, known by its text. An own lock is a leftover too: commits here come one at a time. */
export function indexLockState(gitFolder: string): "free" | "held" | "left" {
  const lock = join(gitFolder, "index.lock");
  const found = fs.lstatSync(lock, { throwIfNoEntry: false });
  if (found === undefined) return "free";
  // Git writes the next index into its lock: that may be large, and is not ours.
  if (!found.isFile() || found.size > LONGEST_LOCK_BYTES) return "held";
  const text = String(readRegularFile(lock) ?? "");
  const pid = Number(OUR_LOCK.exec(text)?.[1] ?? Number.NaN);
  return Number.isNaN(pid) || (pid !== process.pid && isAlive(pid)) ? "held" : "left";
}

/**
 * Puts the committed entries into the user's index, for those paths of which the user has staged nothing; called with
 * the index locked. Other paths keep what they have.
 * @returns takes it back
 */
export async function updateUserIndex(
  git: Git,
  { gitFolder, prefix }: Repository,
  before: Entries,
  after: Entries,
): Promise<() => void> {
  const index = join(gitFolder, "index");
  const next = privateFile(gitFolder, "index");
  copyIndex(index, next);
  // What was committed may lie beside the workspace.
  const fromHere = (path: string) => posix.relative(prefix, path);
  const all = new Set([...before.keys(), ...after.keys()]);
  const staged = await entriesIn(git, next, [...all].map(fromHere));
  const changed = [...all].filter(
    (path) => staged.get(path) === before.get(path) && before.get(path) !== after.get(path),
  );
  if (changed.length === 0) return () => {};
  const input = changed.map((path) => `${after.get(path) ?? removal(before.get(path))}\t${path}\0`).join("");
  await mustRun(git, ["update-index", "-z", "--index-info"], { index: next, input });
  await rememberTimes(git, next, changed.filter((path) => after.has(path)).map(fromHere));
  return replaceIndex(index, next, privateFile(gitFolder, "kept"));
}

/** Without the files' sizes and times git would have to read them again, and plumbing would call them changed. */
async function rememberTimes(git: Git, index: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const input = paths.join("\0");
  await mustRun(git, ["--literal-pathspecs", "add", "--refresh", "--pathspec-from-file=-", "--pathspec-file-nul"], {
    index,
    input,
  });
}

function replaceIndex(index: string, next: string, kept: string): () => void {
  const isNew = !fs.existsSync(index);
  copyIndex(index, kept);
  fs.renameSync(next, index);
  return () => (isNew ? fs.unlinkSync(index) : fs.renameSync(kept, index));
}

/**
 * Git takes an entry as unchanged when file and entry agree and the index is younger than the file. A copy must not look
 * younger than its original, or a file edited in the same second as it was staged would pass for unchanged.
 */
function copyIndex(from: string, to: string): void {
  const original = fs.statSync(from, { throwIfNoEntry: false });
  if (original === undefined) return;
  // A copy of what is no file might never end.
  if (!original.isFile()) throw new Postponed("git-failed", `${from} is not a regular file`);
  fs.copyFileSync(from, to);
  const seconds = Math.floor(original.mtimeMs / 1000);
  fs.utimesSync(to, seconds, seconds);
}

/** Mode 0 takes an entry out; git wants an object name of the right length with it, and any will do. */
const removal = (entry: string | undefined): string => `0 ${(entry?.split(" ")[1] ?? "").replaceAll(/./g, "0")}`;
