/**
 * What files held that are gone, as the repositories around them remember: deleted by hand, staged or in a commit. Where a clone has
 * too little of the history to know that there was no such file, it says so.
 */
import { join, relative, resolve, sep } from "node:path";
import { readRegularFile } from "../disk/regular-file.ts";
import { repositoriesAround } from "./around.ts";
import { type Git, gitIn, mustRun } from "./child.ts";
import { Postponed } from "./postponed.ts";
import type { Asking } from "./tracked.ts";
import { fetchMore } from "./upstream.ts";

interface Remembering extends Asking {
  /** An instant before which none of the files was made: a history that reaches back to it is whole. */
  readonly since?: string;
  /** Whether older commits are left out: a history is long to look through. */
  readonly sinceThenAlone?: boolean;
  /** Whether what lacks of the history may be fetched. */
  readonly mayFetch?: boolean;
}

interface Remembered {
  /** By the names that were asked for; none also where git is missing, or refuses the repository. */
  readonly texts: ReadonlyMap<string, string>;
  /** Why other files may have been there all the same, in a sentence. */
  readonly cutOff?: string;
}

/** Of a hundred thousand commits. */
const TIMEOUT_MS = 30_000;

/** @param folder absolute, links on the way to it followed   @param files below it */
export async function onceTracked(folder: string, files: readonly string[], asking: Remembering): Promise<Remembered> {
  const texts = new Map<string, string>();
  let cutOff: string | undefined;
  for (const top of repositoriesAround(folder)) {
    try {
      const found = await rememberedIn(top, folder, files, asking);
      for (const [file, text] of found.texts) if (!texts.has(file)) texts.set(file, text);
      cutOff ??= found.cutOff;
    } catch (error) {
      asking.signal?.throwIfAborted();
      if (!(error instanceof Postponed)) throw error;
      if (error.reason === "timeout") cutOff ??= error.message;
    }
  }
  return { texts, ...(cutOff !== undefined && { cutOff }) };
}

async function rememberedIn(
  top: string,
  folder: string,
  files: readonly string[],
  { environment, signal, since, sinceThenAlone, mayFetch }: Remembering,
): Promise<Remembered> {
  const git = gitIn({ folder: top, environment, timeoutMs: TIMEOUT_MS, ...(signal && { signal }) });
  const request = { workspace: top, environment, signal: signal ?? new AbortController().signal };
  const below = relative(top, folder).split(sep).join("/");
  const isTrackedHere = (await git(["rev-parse", "--quiet", "--verify", `HEAD:${below}`])).code === 0;
  let cutOff: string | undefined;
  if (isTrackedHere && since !== undefined && (await endsAfter(git, top, since))) {
    const complaint = mayFetch ? await fetchMore(request, { since }) : undefined;
    if (await endsAfter(git, top, since))
      cutOff = `git's history ends here after the week began (a shallow clone)${complaint === undefined ? "" : `: ${complaint}`}`;
  }
  const blobs = await blobsOf(
    git,
    new Map(files.map((file) => [join(below, file).split(sep).join("/"), file])),
    sinceThenAlone ? since : undefined,
  );
  const texts = new Map<string, string>();
  for (const [file, blob] of blobs) {
    const told = () => git(["cat-file", "blob", blob]);
    let { code, stdout } = await told();
    if (code !== 0 && mayFetch && (await fetchMore(request, { blob })) === undefined) ({ code, stdout } = await told());
    if (code === 0) texts.set(file, stdout);
    else cutOff ??= "what git's history has of it is not here (a partial clone)";
  }
  return { texts, ...(cutOff !== undefined && { cutOff }) };
}

/** As the index has the files, else the last commit, else the commit that deleted one last, on whatever branch that was. */
async function blobsOf(
  git: Git,
  files: ReadonlyMap<string, string>,
  since: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const paths = [...files.keys()].map((path) => `:(top,literal)${path}`);
  const deletions = [
    ...["log", "--full-history", "-m", "--no-show-signature", "--no-renames", "--no-relative"],
    ...[
      "--raw",
      "--no-abbrev",
      "--diff-filter=D",
      "--format=",
      "-z",
      ...(since === undefined ? [] : ["--since", since]),
    ],
  ];
  const told = [
    (await git(["ls-files", "-s", "-z", "--", ...paths])).stdout.matchAll(/(?:^|\0)\d+ ([0-9a-f]+) \d\t([^\0]+)/g),
    (await git(["ls-tree", "-r", "-z", "--full-tree", "HEAD", "--", ...files.keys()])).stdout.matchAll(
      /(?:^|\0)\d+ blob ([0-9a-f]+)\t([^\0]+)/g,
    ),
    (await git([...deletions, "HEAD", "--", ...paths])).stdout.matchAll(
      /(?:^|\0):\d+ \d+ ([0-9a-f]+) [0-9a-f]+ D\0([^\0]+)/g,
    ),
  ];
  const found = new Map<string, string>();
  for (const [, blob, path] of told.flatMap((one) => [...one])) {
    const file = files.get(path!);
    if (file !== undefined && !found.has(file)) found.set(file, blob!);
  }
  return found;
}

/** Whether the history of what is checked out ends, as a shallow clone's does, at a commit of later than that. */
async function endsAfter(git: Git, top: string, since: string): Promise<boolean> {
  const named = (await mustRun(git, ["rev-parse", "--git-path", "shallow"])).slice(0, -1);
  const ends = new Set(String(readRegularFile(resolve(top, named)) ?? "").split("\n"));
  if (ends.size === 1) return false;
  const commits = (await mustRun(git, ["log", "--no-show-signature", "--format=%H %ct", "HEAD"])).split("\n");
  return commits.some((line) => {
    const [commit = "", seconds] = line.split(" ");
    return ends.has(commit) && Number(seconds) * 1000 >= Date.parse(since);
  });
}
