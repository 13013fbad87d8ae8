/**
 * Files that git tracks and this checkout leaves out: a sparse checkout, or one that was told to skip them. They are not
 * deleted, and count as they stand in git.
 */
import { isAbsolute, join } from "node:path";
import { standingAt } from "../disk/real-folder.ts";
import { headOfFile } from "../disk/regular-file.ts";
import { gitFolderAround } from "./around.ts";
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
    const { code, stdout } = await git(["ls-files", "-z", "-t", "-s", "--", `:(literal)${folder}`]);
    const skipped = code === 0 ? [...stdout.matchAll(/(?:^|\0)S \d+ ([0-9a-f]+) 0\t([^\0]+)/g)] : [];
    const absent = skipped.filter(([, , path]) => standingAt(join(workspace, path!)) === undefined);
    const texts = await textsOf(git, [...new Set(absent.map(([, blob]) => blob!))]);
    return absent.map(([, blob, path]) => ({ file: path!.slice(folder.length + 1), text: texts.get(blob!) }));
  };
  return unlessPostponed(asking, ask, () => []);
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
