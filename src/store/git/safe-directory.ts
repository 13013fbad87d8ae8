/**
 * Whether the user has told git that a folder of another user's is safe: git's `safe.directory`, from the user's and the
 * system's configuration alone. One list serves both programs.
 */
import { parse } from "node:path";
import { realPathOf } from "../disk/real-folder.ts";
import { type Asking, answersOf } from "./child.ts";

/** @param folder absolute, links followed   @returns false also where git is not installed */
export async function isSafeDirectory(folder: string, asking: Asking): Promise<boolean> {
  // At the root of the disk no repository's own configuration counts.
  const answer = answersOf(parse(folder).root, asking);
  const said = await answer("config", "-z", "--show-scope", "--type=path", "--get-all", "safe.directory");
  const fields = (said ?? "").split("\0");
  let safe = false;
  for (let i = 0; i + 1 < fields.length; i += 2) {
    const [scope, value = ""] = [fields[i], fields[i + 1]];
    if (scope === "local" || scope === "worktree") continue;
    // An empty value takes back what was said before it.
    safe = value === "" ? false : safe || names(value, folder);
  }
  return safe;
}

function names(value: string, folder: string): boolean {
  if (value === "*") return true;
  if (value.endsWith("/*")) return folder.startsWith(value.slice(0, -1));
  return value === folder || realPathOf(value) === folder;
}
