/**
 * Files that git does not track: those that it would take with an `add`, and those that it is told to ignore.
 */
import { gitIn } from "./child.ts";
import { Postponed } from "./postponed.ts";
import type { Asking } from "./tracked.ts";

const TIMEOUT_MS = 10_000;

/** @param folder relative to the workspace   @param which those that git ignores, or those that it does not   @returns relative to the workspace; none where git is missing, or says nothing */
export async function untrackedIn(
  workspace: string,
  folder: string,
  which: "ignored" | "others",
  { environment, signal }: Asking,
): Promise<ReadonlySet<string>> {
  const git = gitIn({ folder: workspace, environment, timeoutMs: TIMEOUT_MS, ...(signal && { signal }) });
  try {
    const { code, stdout } = await git([
      ...["ls-files", "-z", "--others", "--exclude-standard", ...(which === "ignored" ? ["--ignored"] : [])],
      ...["--", `:(literal)${folder}`],
    ]);
    return new Set(code === 0 ? stdout.split("\0").filter(Boolean) : []);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof Postponed) return new Set();
    throw error;
  }
}
