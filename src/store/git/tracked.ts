/**
 * Whether git tracks something at or below a path: then it came with a clone, or may come with the next pull.
 *
 * Asked at every start, so git itself is asked only where the bytes of an index leave a doubt. Every repository around
 * the path counts, not only the nearest.
 */

import { basename, dirname, join, relative, sep } from "node:path";
import { tried } from "../../errors.ts";
import { namesIn } from "../disk/real-folder.ts";
import { readRegularFile } from "../disk/regular-file.ts";
import { gitFolderOf, repositoriesAround } from "./around.ts";
import { type Asking, answersOf } from "./child.ts";

/** Of a hundred thousand files. A larger index is git's to read. */
const LARGEST_INDEX_BYTES = 16 * 1024 * 1024;

/** `unknown` where the bytes leave a doubt and git is missing, or refuses the repository. */
type Tracking = "yes" | "no" | "unknown";

/** @param path absolute, links on the way to it followed; it need not exist */
export async function tracking(path: string, asking: Asking): Promise<Tracking> {
  for (const top of repositoriesAround(dirname(path))) {
    const answer = mayHold(gitFolderOf(top), basename(path)) ? await asked(top, path, asking) : "no";
    if (answer !== "no") return answer;
  }
  return "no";
}

/**
 * False only when the index surely has no such name: its paths stand in it as they are, in any letter case that a file
 * system may take for the same. Its fourth version shortens them, a shared index holds them in another file, and a sparse one
 * (`sdir`) names a folder for all that is in it.
 */
function mayHold(gitFolder: string | undefined, name: string): boolean {
  if (gitFolder === undefined) return false;
  return tried(() => {
    const index = readRegularFile(join(gitFolder, "index"), LARGEST_INDEX_BYTES);
    if (index === undefined) return false;
    if (index.readUInt32BE(4) > 3 || namesIn(gitFolder).some((one) => one.startsWith("sharedindex."))) return true;
    const text = index.toString("latin1").toLowerCase();
    const wanted = Buffer.from(name).toString("latin1").toLowerCase();
    return text.includes("sdir") || text.includes(`${wanted}/`) || text.includes(`${wanted}\0`);
  }, true);
}

async function asked(top: string, path: string, asking: Asking): Promise<Tracking> {
  const below = relative(top, path).split(sep).join("/");
  const said = await answersOf(top, asking)("ls-files", "-z", "--", `:(top,icase,literal)${below}`);
  return said === undefined ? "unknown" : said === "" ? "no" : "yes";
}

/** @param folder relative to the workspace   @param which those that git ignores, or those that it does not; `changed`: with what stands, or is staged, otherwise than in the last commit   @returns relative to the workspace; none where git is missing, or says nothing */
export async function untrackedIn(
  workspace: string,
  folder: string,
  which: "ignored" | "others" | "changed",
  asking: Asking,
): Promise<ReadonlySet<string>> {
  const more = { ignored: ["--ignored"], changed: ["--modified"], others: [] }[which];
  const ask = answersOf(workspace, asking);
  const below = ["-z", "--", `:(literal)${folder}`];
  const said = await Promise.all([
    ask("ls-files", "--others", "--exclude-standard", ...more, ...below),
    which === "changed" ? ask("diff-index", "--cached", "--name-only", "--relative", "HEAD", ...below) : "",
  ]);
  return new Set(said.flatMap((paths = "") => paths.split("\0").filter(Boolean)));
}
