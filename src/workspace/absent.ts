/**
 * What people are told of files of the memory folder that git tracks and this checkout leaves out.
 */
import { UsageError } from "../errors.ts";
import { shown } from "../memory/file/memory-path.ts";
import { isSparse } from "../store/git/absent.ts";
import type { Opened } from "./opened.ts";

/** That there are such files, and what to do about it; undefined where there are none. */
export function absentNotice({
  absent,
  memoryPath,
  workspace,
}: Pick<Opened, "absent" | "memoryPath" | "workspace">): string | undefined {
  if (absent.length === 0) return undefined;
  const files = absent.length === 1 ? "1 file" : `${absent.length} files`;
  return `${files} of ${memoryPath}/ are not checked out here (sparse checkout), and count as git has them; to have them written, ${checkOut(workspace.root, memoryPath, absent)}`;
}

/** `git sparse-checkout` refuses where there is no such checkout, and files were only marked one by one. */
const checkOut = (root: string, memoryPath: string, files: readonly { readonly file: string }[]): string =>
  isSparse(root)
    ? `check it out: git sparse-checkout add ${memoryPath}`
    : `check out what was marked to be skipped: git update-index --no-skip-worktree ${memoryPath}/${files[0]!.file} && git checkout -- ${memoryPath}`;

/** Why some files of the memory folder cannot be written here; undefined where all can. */
export function absentAmong(
  opened: Pick<Opened, "absent" | "memoryPath" | "workspace">,
  files: readonly string[],
): UsageError | undefined {
  const file = files.find((one) => opened.absent.some((other) => other.file === one));
  return file === undefined
    ? undefined
    : new UsageError(
        "NOT_CHECKED_OUT",
        `${shown(opened, file)} is tracked by git and not checked out here (sparse checkout)`,
        checkOut(opened.workspace.root, opened.memoryPath, [{ file }]),
      );
}
