/**
 * What people are told of files of the memory folder that git tracks and this checkout leaves out.
 */
import { shellWord, UsageError } from "../errors.ts";
import { shown } from "../memory/file/memory-path.ts";
import { standingAt } from "../store/disk/real-folder.ts";
import { type AbsentFile, isSparse } from "../store/git/absent.ts";
import type { Asking } from "../store/git/child.ts";
import { groundOf } from "../store/git/ground.ts";
import { tracking } from "../store/git/tracked.ts";
import type { Opened } from "./opened.ts";
import type { Located } from "./parts.ts";
import { isMeant } from "./standing-files.ts";

/** That there are such files, and what to do about it; undefined where there are none. */
export function absentNotice({
  absent,
  memoryPath,
  workspace,
}: Pick<Opened, "absent" | "memoryPath" | "workspace">): string | undefined {
  if (absent.length === 0) return undefined;
  const files = absent.length === 1 ? "1 file" : `${absent.length} files`;
  const unknown = absent.filter(isUnknown).length;
  const but = unknown === 0 ? "" : `, but for ${unknown} that git has not fetched (a partial clone)`;
  return `${memoryPath}/ is checked out here without ${files} (sparse checkout): what git has of that counts${but}; to have all written, ${checkOut(workspace.root, memoryPath, absent)}`;
}

/** `git sparse-checkout` refuses where there is no such checkout, and files were only marked one by one. */
const checkOut = (root: string, memoryPath: string, files: readonly { readonly file: string }[]): string =>
  isSparse(root)
    ? `check it out: git sparse-checkout add ${shellWord(memoryPath)}`
    : `check out what was marked to be skipped: git update-index --no-skip-worktree ${shellWord(`${memoryPath}/${files[0]!.file}`)} && git checkout -- ${shellWord(memoryPath)}`;

/**
 * Why some files of the memory folder cannot be written here; undefined where all can. None can while what one says is not known:
 * the index would tell everybody that it cannot be read, and what is said anew would stand beside it.
 */
export function absentAmong(
  opened: Pick<Opened, "absent" | "memoryPath" | "workspace">,
  files: readonly string[],
): UsageError | undefined {
  const barred = opened.absent.find((one) => isUnknown(one) || files.includes(one.file));
  if (barred === undefined) return undefined;
  const unfetched = isUnknown(barred) ? ", and git does not say it (a partial clone)" : "";
  return new UsageError(
    "NOT_CHECKED_OUT",
    `${shown(opened, barred.file)} is tracked by git and not checked out here (sparse checkout)${unfetched}`,
    checkOut(opened.workspace.root, opened.memoryPath, [barred]),
  );
}

/** @throws {UsageError} where HEAD is detached at a commit without the memory folder that a branch has: no commit takes what is written there, and it bars the way back */
export async function refuseDetached({ workspace, memoryPath }: Located, asking: Asking): Promise<void> {
  const ground = await groundOf({ ...asking, workspace: workspace.root, memoryPath, commitOn: undefined });
  if (ground?.branch !== null || ground.holdsMemory || ground.heldBy === null) return;
  throw new UsageError(
    "NOT_CHECKED_OUT",
    `HEAD is detached at a commit that has no ${memoryPath}/, as the branch ${ground.heldBy} has: what is written here would bar the way back`,
    `check out a branch: git checkout ${shellWord(ground.heldBy)}, or git checkout -b NAME to begin one here`,
  );
}

/** @throws {UsageError} where the whole folder is gone that git tracks: what is made anew from logs would take the place of a person's words */
export async function refuseGone(
  { workspace, memoryFolder, memoryPath, absent }: Located,
  asking: Asking,
): Promise<void> {
  if (standingAt(memoryFolder) !== undefined || absent.length > 0) return;
  if ((await tracking(memoryFolder, asking)) !== "yes") return;
  const folder = shellWord(memoryPath);
  throw new UsageError(
    "NOT_CHECKED_OUT",
    `there is no ${memoryPath}/ in ${workspace.root}, and git tracks one: made anew it would take the place of what people wrote in it`,
    `bring it back: git checkout -- ${folder}; if it has another name now, give that as memory: in lithify.yaml; to begin anew: git rm -r -q --cached ${folder}`,
  );
}

/** Whether it counts, and a clone has not fetched what it says. */
const isUnknown = ({ file, text }: AbsentFile): boolean => text === undefined && isMeant(file);
