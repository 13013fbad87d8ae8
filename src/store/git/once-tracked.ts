/**
 * What a file held that is gone, as the repositories around it remember: a file deleted by hand, staged or in a commit.
 */
import { dirname, relative, sep } from "node:path";
import { repositoriesAround } from "./around.ts";
import { gitIn } from "./child.ts";
import { Postponed } from "./postponed.ts";
import type { Asking } from "./tracked.ts";

const TIMEOUT_MS = 10_000;

/** @param path absolute, links on the way to it followed   @returns undefined also where git is missing, or refuses */
export async function onceTracked(path: string, { environment, signal }: Asking): Promise<string | undefined> {
  for (const top of repositoriesAround(dirname(path))) {
    const git = gitIn({ folder: top, environment, timeoutMs: TIMEOUT_MS, ...(signal && { signal }) });
    const below = relative(top, path).split(sep).join("/");
    try {
      const last = await git(["log", "-1", "--format=%H", "--", `:(top,literal)${below}`]);
      const commit = last.code === 0 ? last.stdout.trim() : "";
      // The commit that touched it last may be the one that deleted it.
      for (const where of ["", ...(commit === "" ? [] : [commit, `${commit}^`])]) {
        const { code, stdout } = await git(["cat-file", "blob", `${where}:${below}`]);
        if (code === 0) return stdout;
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof Postponed)) throw error;
    }
  }
  return undefined;
}
