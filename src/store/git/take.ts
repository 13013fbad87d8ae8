/**
 * Brings the checked out branch to another commit. What a person has not committed stays: an entry of the index or a file that has to
 * change, and stands otherwise than in the last commit, keeps all from being taken; every other is left as it is.
 */
import fs from "node:fs";
import { join, posix } from "node:path";
import { shellWord } from "../../errors.ts";
import { inTheWay, standingAt } from "../disk/real-folder.ts";
import { textOrNone } from "../disk/regular-file.ts";
import { gitFolderAround } from "./around.ts";
import { type Asking, type Git, gitIn, mustRun, unlessPostponed, WORK_MS } from "./child.ts";
import { checkIndexFree, type Entries, entriesIn, privateFile, sweepPrivateFiles, WRITE_TREE } from "./index.ts";
import { Postponed } from "./postponed.ts";
import { findRepository, type Repository } from "./repository.ts";

export interface InWorkspace extends Asking {
  /** Absolute. */
  readonly workspace: string;
}

/** @param remade whether what goes from the branch is made again: then it is no agreement that it is gone here too   @returns why not */
export async function take(
  git: Git,
  repository: Repository,
  commit: string,
  remade: boolean,
): Promise<string | undefined> {
  const { gitFolder, top, tip } = repository;
  const from = tip ?? (await mustRun(git, ["hash-object", "-t", "tree", "--stdin"])).trim();
  // A file whose time alone has changed is no other file.
  await git(["update-index", "-q", "--refresh"]);
  const changes = await changesIn(git, "diff-tree", "-r", from, commit);
  const [here, there] = [await uncommitted(git, from), await uncommitted(git, commit)];
  const isTaken = (path: string): boolean => !there.has(path) && !(remade && changes.get(path) === "D");
  const waiting = [...changes.keys()].filter((path) => here.has(path) && !isTaken(path));
  // What is found behind a link is a person's, wherever they keep it.
  const inWayOf = (path: string) => inTheWay(top, join(top, path));
  const linked = waiting.find((path) => inWayOf(path)?.isLink);
  if (linked !== undefined)
    return `${inWayOf(linked)!.at} is a link here, and ${linked} has to change for what came: lithify follows no link out of the work tree. Put the folder back in its place, or commit that it is gone, and push again`;
  const unedited = await uneditedAmong(waiting, git, from, repository);
  const edited = waiting.filter((path) => !unedited.has(path));
  if (edited.length > 0)
    return `${named(edited)} changed or deleted here, which is not committed, and has to change for what came: commit that, or take it back (git restore), and push again`;
  const added = [...changes].flatMap(([path, kind]) => (kind === "A" && there.has(path) ? path : []));
  const barring = untrackedAt(top, added, changes);
  if (barring.length > 0)
    return `${named(barring)} not in git here, and came under the same name: move it away, and push again`;
  const between = unedited.size === 0 ? commit : await treeWith(git, repository, commit, unedited);
  const note = noteIn(gitFolder);
  checkIndexFree(repository);
  writeNote(note, gitFolder, [from, commit, between]);
  const because = await taken(git, repository, { from, between, commit });
  // Where git itself did not end, the next run looks how far it came.
  fs.rmSync(note, { force: true });
  return because;
}

/** Git would refuse files that only look edited: they come last, in a step that writes no others, and none is ever removed before it. */
async function taken(
  git: Git,
  { branch, tip }: Repository,
  { from, between, commit }: { readonly from: string; readonly between: string; readonly commit: string },
): Promise<string | undefined> {
  const read = (how: string, before: string, after: string) => git(["read-tree", how, "-u", before, after], WHOLE);
  const first = await read("-m", from, between);
  if (first.code !== 0) return (await setAside(git, first.complaint)) ?? `git read-tree: ${first.complaint}`;
  if (between !== commit) {
    const last = await read("--reset", between, commit);
    if (last.code !== 0) {
      await read("-m", between, from);
      return `git read-tree: ${last.complaint}`;
    }
  }
  const moved = await moveTo(git, branch, commit, tip);
  if (moved.code === 0) return undefined;
  await read("-m", commit, from);
  return `git update-ref: ${moved.complaint}`;
}

/** Of a large work tree, with filters. */
const WHOLE = { isWhole: true, timeoutMs: 600_000 };

const noteIn = (gitFolder: string): string => join(gitFolder, "lithify-take");

/** Under its name when it is whole, in the place of whatever bears that name: a link there is not followed. */
function writeNote(note: string, gitFolder: string, trees: readonly string[]): void {
  const whole = privateFile(gitFolder, "note");
  try {
    sweepPrivateFiles(gitFolder);
    fs.writeFileSync(whole, `${trees.join(" ")}\n`, { flag: "wx" });
    fs.renameSync(whole, note);
  } catch (error) {
    fs.rmSync(whole, { force: true });
    throw new Postponed("git-failed", error instanceof Error ? error.message : "", error);
  }
}

/** A commit's tree with other entries at some paths. */
async function treeWith(git: Git, { gitFolder }: Repository, commit: string, entries: Entries): Promise<string> {
  sweepPrivateFiles(gitFolder);
  const index = privateFile(gitFolder, "tree");
  try {
    await mustRun(git, ["read-tree", commit], { index });
    const input = [...entries].map(([path, entry]) => `${entry}\t${path}\0`).join("");
    await mustRun(git, ["update-index", "--replace", "-z", "--index-info"], { index, input });
    return (await mustRun(git, WRITE_TREE, { index })).trimEnd();
  } finally {
    fs.rmSync(index, { force: true });
  }
}

const moveTo = (git: Git, branch: string, commit: string, tip: string | null) =>
  git(["update-ref", "-m", "lithify: what came", branch, commit, tip ?? ""], WHOLE);

/**
 * Where a run was killed that took what came: moves the branch if all of it is in place, else all of it would pass for what a person has
 * staged, and takes back what is in place if that is a part. Asked before every run, so git itself only where such a run left its note.
 * @throws only the signal's reason
 */
export async function finishTake(request: InWorkspace): Promise<void> {
  const around = gitFolderAround(request.workspace);
  if (around === undefined) return;
  const note = noteIn(around);
  const [, from, commit, between = ""] =
    /^([0-9a-f]+) ([0-9a-f]+)(?: ([0-9a-f]+))?\n$/.exec(textOrNone(note, 200)) ?? [];
  if (from === undefined || commit === undefined) return;
  const git = gitIn(request.workspace, request, WORK_MS);
  const finish = async (): Promise<void> => {
    const repository = await findRepository(git, request.workspace);
    const { branch, tip } = repository;
    // Git goes on where only lithify was killed.
    checkIndexFree(repository);
    const isStaged = async (tree: string): Promise<boolean> => {
      const staged = await changesIn(git, "diff-index", "--cached", tree);
      return ![...(await changesIn(git, "diff-tree", "-r", from, tree)).keys()].some((path) => staged.has(path));
    };
    if (tip === null || tip === from) {
      if (await isStaged(commit)) await moveTo(git, branch, commit, tip);
      else if (between !== "" && (await isStaged(between))) await git(["read-tree", "-m", "-u", between, from], WHOLE);
    }
    fs.rmSync(note, { force: true });
  };
  await unlessPostponed(request, finish, () => {});
}

const named = ([first, ...more]: readonly string[]): string =>
  more.length === 0 ? `${first} is` : `${first} and ${more.length} more are`;

/** Paths from the top of the repository, and what becomes of each: `A`, `D`, `M`, `T`. */
async function changesIn(git: Git, command: string, ...args: string[]): Promise<Map<string, string>> {
  const fields = (await mustRun(git, [command, "--name-status", "--no-renames", "-z", ...args])).split("\0");
  return new Map(fields.flatMap((path, i) => (i % 2 === 1 ? [[path, fields[i - 1]!] as const] : [])));
}

/** What the index or the files have otherwise than a commit. */
async function uncommitted(git: Git, commit: string): Promise<ReadonlySet<string>> {
  const files = await changesIn(git, "diff-index", commit);
  return new Set([...files.keys(), ...(await changesIn(git, "diff-index", "--cached", commit)).keys()]);
}

/**
 * Files that pass for edited because a filter, or the line ends that are configured, would store them otherwise than git has them: they
 * stand byte for byte as it does. Git itself would refuse to replace them, and nothing that a person does about them helps.
 * @returns with what the index has of them
 */
async function uneditedAmong(
  paths: readonly string[],
  git: Git,
  from: string,
  { gitFolder, top, prefix }: Repository,
): Promise<Entries> {
  if (paths.length === 0) return new Map();
  const staged = await changesIn(git, "diff-index", "--cached", from);
  const files = paths.filter(
    (path) => !staged.has(path) && !path.includes("\n") && standingAt(join(top, path))?.isFile(),
  );
  const input = files.map((path) => `${join(top, path)}\n`).join("");
  const hashes = (await mustRun(git, ["hash-object", "--no-filters", "--stdin-paths"], { input })).split("\n");
  const here = files.map((path) => posix.relative(prefix, path));
  const entries = await entriesIn(git, join(gitFolder, "index"), here);
  const modeOf = (path: string): string => ((standingAt(join(top, path))?.mode ?? 0) & 0o100 ? "100755" : "100644");
  return new Map([...entries].filter(([path, entry]) => entry === `${modeOf(path)} ${hashes[files.indexOf(path)]}`));
}

/** A sentence about a file that git complains of, and was told not to look at; undefined where it is none. */
async function setAside(git: Git, complaint: string): Promise<string | undefined> {
  const listed = (await mustRun(git, ["ls-files", "-v", "-z", "--full-name", "--", ":/"])).split("\0");
  const told = listed.map((line) => ({ mark: line.slice(0, 1), path: line.slice(2) }));
  const found = told.find(({ mark, path }) => /[a-zS]/.test(mark) && complaint.includes(`'${path}'`));
  if (found === undefined) return undefined;
  const flag = found.mark === "S" ? "skip-worktree" : "assume-unchanged";
  return `git was told not to look at ${found.path} (${flag}), and it has to change for what came: git update-index --no-${flag} ${shellWord(found.path)}, commit it or take it back (git restore), and push again`;
}

/** What stands where files are to come, or where their folders are: git would write over what it ignores. */
function untrackedAt(top: string, added: readonly string[], changes: ReadonlyMap<string, string>): readonly string[] {
  const isEmptied = (folder: string): boolean => [...changes.keys()].some((path) => path.startsWith(`${folder}/`));
  const found = added.flatMap((path) => {
    const at = join(top, path);
    const first = inTheWay(top, at)?.at ?? (standingAt(at) && path);
    return first === undefined || changes.get(first) === "D" || (first === path && isEmptied(first)) ? [] : [first];
  });
  return [...new Set(found)];
}
