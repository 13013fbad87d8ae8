/**
 * Files that git tracks and this checkout leaves out: a sparse checkout, or one that was told to skip them. They are not
 * deleted, and count as they stand in git.
 */
import { isAbsolute, join, resolve, sep } from "node:path";
import { standingAt } from "../disk/real-folder.ts";
import { headOfFile, textOrNone } from "../disk/regular-file.ts";
import { gitFolderAround, repositoriesAround } from "./around.ts";
import { type Asking, type Git, gitIn, unlessPostponed } from "./child.ts";

export interface AbsentFile {
  /** Relative to the folder that was asked about. */
  readonly file: string;
  /** As git has it; undefined where it cannot say, as in a clone that has not fetched it. */
  readonly text: string | undefined;
}

/** A memory is at most a few KB. */
const LARGEST_FILE_BYTES = 1024 * 1024;

/** @param folder relative to the workspace   @returns [] also where git is missing, or says nothing */
export async function absentFiles(workspace: string, folder: string, asking: Asking): Promise<AbsentFile[]> {
  if (isAbsolute(folder) || !maySkip(workspace)) return [];
  const git = gitIn(workspace, asking);
  const ask = async (): Promise<AbsentFile[]> => {
    const absent = (await entriesIn(git, folder)).filter(
      ({ tag, path }) => tag === "S" && standingAt(join(workspace, path)) === undefined,
    );
    const texts = await textsOf(git, [...new Set(absent.map(({ object }) => object))]);
    return absent.map(({ object, path }) => ({ file: path.slice(folder.length + 1), text: texts.get(object) }));
  };
  return unlessPostponed(asking, ask, () => []);
}

/** What git tracks somewhere and nobody can read here; `path` is absolute. */
export interface LeftOut {
  readonly path: string;
  readonly reason: string;
  readonly isFolder: boolean;
}

/** Files at or below the folders that this checkout leaves out, and submodules. @param folders absolute   @returns [] as above */
export async function leftOutOf(workspace: string, folders: readonly string[], asking: Asking): Promise<LeftOut[]> {
  const modules = await emptyModules(workspace, folders, asking);
  const entries = maySkip(workspace) ? await entriesOf(workspace, folders, asking) : [];
  const skipped = entries.filter(({ tag, path }) => tag === "S" && standingAt(path) === undefined);
  return [
    ...modules.map((path) => ({ path, reason: SUBMODULE, isFolder: true })),
    ...skipped.map(({ path }) => ({ path, reason: "not checked out (sparse checkout)", isFolder: false })),
  ];
}

const SUBMODULE = "a submodule that is not checked out (git submodule update --init)";
const LARGEST_MODULES_BYTES = 1024 * 1024;

/**
 * Submodules in, at or above the folders that are not checked out: what is written into one can never be committed, and bars its
 * checkout. Absolute. Git itself is asked only about what `.gitmodules` names there.
 */
export async function emptyModules(workspace: string, folders: readonly string[], asking: Asking): Promise<string[]> {
  const [top] = repositoriesAround(workspace);
  if (top === undefined) return [];
  const keys = textOrNone(join(top, ".gitmodules"), LARGEST_MODULES_BYTES)
    .split("\n")
    .map((line) => line.split("="));
  const empty = keys
    .flatMap(([key, ...value]) => (key!.trim().toLowerCase() === "path" ? value.join("=").trim() : []))
    .map((path) => join(top, path.replace(/^"|"$/g, "")))
    .filter((path) => folders.some((one) => isIn(one, path) || isIn(path, one)) && !standingAt(join(path, ".git")));
  const entries = empty.length === 0 ? [] : await entriesOf(top, empty, asking);
  return entries.flatMap(({ mode, path }) => (mode === "160000" ? path : []));
}

/** Their paths are absolute. */
const entriesOf = (folder: string, paths: readonly string[], asking: Asking): Promise<Entry[]> =>
  unlessPostponed(
    asking,
    async () => (await Promise.all(paths.map((path) => entriesIn(gitIn(folder, asking), path)))).flat(),
    () => [],
  ).then((entries) => entries.map((entry) => ({ ...entry, path: resolve(folder, entry.path) })));

const isIn = (folder: string, path: string): boolean => `${path}${sep}`.startsWith(`${folder}${sep}`);

interface Entry {
  /** `H`, or `S` for what was skipped. */
  readonly tag: string;
  readonly mode: string;
  readonly object: string;
  readonly path: string;
}

async function entriesIn(git: Git, path: string): Promise<Entry[]> {
  const { code, stdout } = await git(["ls-files", "-z", "-t", "-s", "--", `:(literal)${path}`]);
  const entries = code === 0 ? [...stdout.matchAll(/(?:^|\0)(\S) (\d+) ([0-9a-f]+) 0\t([^\0]+)/g)] : [];
  return entries.map(([, tag, mode, object, path]) => ({ tag: tag!, mode: mode!, object: object!, path: path! }));
}

/** Whether this work tree was made sparse, by the list that git keeps then. */
export function isSparse(workspace: string): boolean {
  const gitFolder = gitFolderAround(workspace);
  return gitFolder !== undefined && standingAt(join(gitFolder, "info", "sparse-checkout")) !== undefined;
}

/** Asked at every start, so git itself is asked only where its index can say such a thing: from its third version on. */
function maySkip(workspace: string): boolean {
  const gitFolder = gitFolderAround(workspace);
  const index = gitFolder && join(gitFolder, "index");
  if (index === undefined || standingAt(index) === undefined) return false;
  // Of an index of megabytes eight bytes are read.
  const { head } = headOfFile(index, 8, true) ?? { head: Buffer.alloc(0) };
  return head.length < 8 || head.readUInt32BE(4) > 2;
}

async function textsOf(git: Git, blobs: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  if (blobs.length === 0) return texts;
  const sizes = await git(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input: lines(blobs) });
  const small = [...sizes.stdout.matchAll(/^([0-9a-f]+) (\d+)$/gm)]
    .filter(([, , size]) => Number(size) <= LARGEST_FILE_BYTES)
    .map(([, blob]) => blob!);
  const bytes = Buffer.from((await git(["cat-file", "--batch"], { input: lines(small) })).stdout);
  let at = 0;
  for (const blob of small) {
    const end = bytes.indexOf("\n", at);
    const size = new RegExp(`^${blob} blob (\\d+)$`).exec(String(bytes.subarray(at, end)))?.[1];
    // What is no UTF-8 has another length here; where one such stands, what comes after it is not looked for.
    if (size === undefined) break;
    at = end + 1 + Number(size) + 1;
    texts.set(blob, String(bytes.subarray(end + 1, at - 1)));
  }
  return texts;
}

const lines = (names: readonly string[]): string => names.map((name) => `${name}\n`).join("");
