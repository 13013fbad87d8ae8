/**
 * Files that git does not track: those that it would take with an `add`, and those that it is told to ignore.
 */
import { type Asking, gitIn, unlessPostponed } from "./child.ts";

/** @param folder relative to the workspace   @param which those that git ignores, or those that it does not   @returns relative to the workspace; none where git is missing, or says nothing */
export async function untrackedIn(
  workspace: string,
  folder: string,
  which: "ignored" | "others",
  asking: Asking,
): Promise<ReadonlySet<string>> {
  const args = ["ls-files", "-z", "--others", "--exclude-standard", ...(which === "ignored" ? ["--ignored"] : [])];
  const ask = () => gitIn(workspace, asking)([...args, "--", `:(literal)${folder}`]);
  const { code, stdout } = await unlessPostponed(asking, ask, () => ({ code: 1, stdout: "" }));
  return new Set(code === 0 ? stdout.split("\0").filter(Boolean) : []);
}
