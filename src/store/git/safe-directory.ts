/**
 * Whether the user has told git that a folder of another user's is safe: git's `safe.directory`, from the user's and the
 * system's configuration alone. One list serves both programs.
 */
import { realPathOf } from "../disk/real-folder.ts";

/** @param folder absolute, links followed   @param answer what git says, undefined also where it is not installed */
export async function isSafeDirectory(
  folder: string,
  answer: (...args: string[]) => Promise<string | undefined>,
): Promise<boolean> {
  const said = await answer("config", "-z", "--show-scope", "--type=path", "--get-all", "safe.directory");
  const fields = (said ?? "").split("\0");
  let safe = false;
  for (let i = 0; i + 1 < fields.length; i += 2) {
    const [scope, value = ""] = [fields[i], fields[i + 1]];
    // What a repository says of itself does not count.
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
