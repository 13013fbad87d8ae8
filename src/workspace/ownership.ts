/**
 * Whose a workspace is. One that another user made is refused before anything in it is read, as git refuses a repository,
 * and with the same way to say that it is safe: git's `safe.directory`.
 */
import { parse } from "node:path";
import { shellWord, UsageError } from "../errors.ts";
import { foreignOwner } from "../store/disk/owner.ts";
import { type Asking, answersOf } from "../store/git/child.ts";
import { isSafeDirectory } from "../store/git/safe-directory.ts";

/**
 * @param root of the workspace, absolute, links followed: what `safe.directory` names
 * @param paths whose owners count; they need not exist
 * @throws {UsageError} UNSAFE_WORKSPACE
 */
export async function refuseOwner(root: string, paths: readonly string[], asking: Asking): Promise<void> {
  const trusted = userBehindRoot(asking.env);
  const foreign = paths.find((path) => foreignOwner(path, trusted) !== undefined);
  if (foreign === undefined || (await isSafeDirectory(root, answersOf(parse(root).root, asking)))) return;
  throw new UsageError(
    "UNSAFE_WORKSPACE",
    `${foreign} belongs to another user (${foreignOwner(foreign, trusted)}): what stands there may be meant to harm`,
    `if you trust it: git config --global --add safe.directory ${shellWord(root)}; -C . takes the current folder as the workspace`,
  );
}

/** As git does: root that was called by sudo may work in the folders of who called. */
function userBehindRoot(env: Asking["env"]): number[] {
  const { SUDO_UID: user = "" } = env;
  return process.geteuid?.() === 0 && /^\d{1,10}$/.test(user) ? [Number(user)] : [];
}
