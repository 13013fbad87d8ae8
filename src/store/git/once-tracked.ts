/**
 * What files held that are gone, as the repositories around them remember: deleted by hand, staged or in a commit, also where their
 * folder had another name then. Where a clone has too little of the history to know that there was no such file, it says so.
 */
import { posix, relative, sep } from "node:path";
import { repositoriesAround } from "./around.ts";
import { type Asking, answersOf, type Git, gitIn, mustRun, unlessPostponed, WORK_MS } from "./child.ts";
import { type Beginning, isShallow, mayLack } from "./history-end.ts";
import { Postponed } from "./postponed.ts";
import { fetchMore } from "./upstream.ts";

interface Remembering extends Asking {
  /** A file that stands in the folder wherever it is moved to. */
  readonly marker?: string;
  /** By the names that are asked for: of the others nobody is told that they may have been there. */
  readonly beginnings?: ReadonlyMap<string, Beginning>;
  /** Whether what lacks of the history may be fetched. */
  readonly mayFetch?: boolean;
}

/** Why a file may have been there all the same. */
export interface CutOff {
  /** In a sentence. */
  readonly why: string;
  /** What would bring what lacks, where it was not tried. */
  readonly remedy?: string;
}

/** Before the first commit of all. */
const LONG_AGO = "1971-01-01T00:00:00Z";

/**
 * @param folder absolute, links on the way to it followed   @param files below it
 * @returns by the names that were asked for; no texts also where git is missing, or refuses the repository
 */
export async function onceTracked(folder: string, files: readonly string[], asking: Remembering) {
  const texts = new Map<string, string>();
  const cutOff = new Map<string, CutOff>();
  for (const top of repositoriesAround(folder)) {
    const found = await unlessPostponed(
      asking,
      () => rememberedIn(top, folder, files, asking),
      ({ reason, message: why }) => {
        const isDoubt = reason === "timeout" || reason === "git-failed";
        return {
          texts: [],
          cutOff: isDoubt ? [...(asking.beginnings?.keys() ?? [])].map((file) => [file, { why }] as const) : [],
        };
      },
    );
    for (const [file, text] of found.texts) if (!texts.has(file)) texts.set(file, text);
    for (const [file, one] of found.cutOff) cutOff.set(file, one);
  }
  return { texts, cutOff };
}

async function rememberedIn(
  top: string,
  folder: string,
  files: readonly string[],
  { marker, beginnings = new Map(), mayFetch = false, ...asking }: Remembering,
) {
  const git = gitIn(top, asking, WORK_MS);
  const request = { ...asking, workspace: top };
  const below = relative(top, folder).split(sep).join("/");
  const begun = (await isTracked(git, below)) ? beginnings : new Map<string, Beginning>();
  const look = async () => {
    const blobs = await blobsOf(git, below, files, marker);
    const asked = new Map([...begun].filter(([file]) => !blobs.found.has(file)));
    return { ...blobs, lacking: await mayLack(git, top, asked, blobs.complaint === undefined) };
  };
  let { found, complaint, lacking } = await look();
  if (mayFetch && complaint !== undefined && (await fetchMore(request, "folders")) === undefined)
    ({ found, complaint, lacking } = await look());
  const isCut = mayFetch && lacking.length > 0 && (await isShallow(git, top));
  let told = "";
  // Where dates are odd, those from the first day on are not all.
  for (const since of isCut ? [lacking[0] && begun.get(lacking[0])!.since, LONG_AGO] : [])
    if (lacking.length > 0 && since !== undefined) {
      const failed = await fetchMore(request, { since });
      told = failed === undefined ? "" : `: ${failed}`;
      ({ found, complaint, lacking } = await look());
    }
  const why: CutOff =
    complaint === undefined
      ? {
          why: `git's history ends here after the week began (a shallow clone)${told}`,
          ...(!mayFetch && { remedy: UNSHALLOW }),
        }
      : {
          why: `git's history cannot be read here, as in a clone without old folders (${complaint})`,
          ...(!mayFetch && { remedy: REFETCH_TREES }),
        };
  const cutOff = new Map(lacking.map((file) => [file, why]));
  const texts = new Map<string, string>();
  for (const [file, blob] of found) {
    const read = () => git(["cat-file", "blob", blob]);
    let { code, stdout } = await read();
    if (code !== 0 && mayFetch && (await fetchMore(request, { blob })) === undefined) ({ code, stdout } = await read());
    if (code === 0) texts.set(file, stdout);
    else if (begun.has(file))
      cutOff.set(file, {
        why: "what git's history has of it is not here (a partial clone)",
        ...(!mayFetch && { remedy: REFETCH_ALL }),
      });
  }
  // Without a remote nothing can be brought.
  if (cutOff.size > 0 && (await git(["remote"])).stdout === "")
    for (const [file, one] of cutOff) cutOff.set(file, { why: one.why });
  return { texts, cutOff };
}

/** Whether a commit stands on another branch of these repositories, or stood on one that HEAD left by a checkout, and by no reset: nobody took it out. */
export async function isElsewhere(folder: string, commit: string, asking: Asking): Promise<boolean> {
  for (const git of repositoriesAround(folder).map((top) => answersOf(top, asking))) {
    const isIn = async (at = "HEAD") => (await git("merge-base", "--is-ancestor", commit, at)) !== undefined;
    if (await isIn()) continue;
    if (await git("for-each-ref", "--count=1", "--contains", commit, "refs/heads")) return true;
    const moves = (await git("reflog", "-n200", "--format=%H %gs", "HEAD"))?.split("\n") ?? [];
    let at = 0;
    while (at < moves.length && !(await isIn(moves[at]!.split(" ")[0]))) at++;
    if (moves[at - 1]?.includes(" checkout: ")) return true;
  }
  return false;
}

const UNSHALLOW = "git fetch --unshallow, or lithify compact --push";
/** Git refuses a whole clone to unshallow it. */
const REFETCH_ALL = "git fetch --refetch --no-filter, or lithify compact --push";
const REFETCH_TREES = "git fetch --refetch --filter=blob:none, or lithify compact --push";

/** Whether the index or the last commit has something of the folder. */
async function isTracked(git: Git, below: string): Promise<boolean> {
  const { stdout } = await git(["ls-files", "-z", "--", `:(top,literal)${below}`]);
  return stdout !== "" || (await git(["rev-parse", "--quiet", "--verify", `HEAD:${below}`])).code === 0;
}

/**
 * `git log` of some paths, all branches that were merged and whatever the user's configuration shows otherwise. No dates: one commit
 * of a clock that is off ends a look at those since another. 150,000 commits take a second.
 */
const historyOf = (git: Git, filter: "A" | "D", shows: readonly string[], paths: readonly string[]) =>
  git([
    ...["log", "--full-history", "-m", "--no-renames", "--no-relative", "-z"],
    ...[`--diff-filter=${filter}`, ...shows, "HEAD", "--"],
    ...paths.map((path) => `:(top,literal)${path}`),
  ]);

interface Blobs {
  /** By the names that were asked for. */
  readonly found: ReadonlyMap<string, string>;
  /** Why the history cannot be read. */
  readonly complaint?: string;
}

/** As the index has the files, else the last commit, else the commit that deleted one last, on whatever branch that was. */
async function blobsOf(git: Git, below: string, files: readonly string[], marker: string | undefined): Promise<Blobs> {
  const index = await git([
    "ls-files",
    "-s",
    "-z",
    "--",
    ...files.map((file) => `:(top,literal)${posix.join(below, file)}`),
  ]);
  const found = new Map<string, string>();
  const note = (told: string, pattern: RegExp, folders: readonly string[]): void => {
    const byPath = new Map(files.flatMap((file) => folders.map((one) => [posix.join(one, file), file] as const)));
    for (const [, blob, path] of told.matchAll(pattern)) {
      const file = byPath.get(path!);
      if (file !== undefined && !found.has(file)) found.set(file, blob!);
    }
  };
  note(index.stdout, /(?:^|\0)\d+ ([0-9a-f]+) \d\t([^\0]+)/g, [below]);
  if ((await git(["rev-parse", "--quiet", "--verify", "HEAD"])).code !== 0) return { found };
  try {
    const moved = marker === undefined ? [] : await uncommittedMoves(git, below, marker);
    const now = [below, ...moved];
    const paths = now.flatMap((one) => files.map((file) => posix.join(one, file)));
    const committed = await mustRun(git, ["ls-tree", "-r", "-z", "--full-tree", "HEAD", "--", ...paths]);
    note(committed, /(?:^|\0)\d+ blob ([0-9a-f]+)\t([^\0]+)/g, now);
    const folders = marker === undefined ? now : await withFormer(git, now, marker);
    const { code, stdout, complaint } = await historyOf(
      git,
      "D",
      ["--raw", "--no-abbrev", "--format="],
      folders.flatMap((one) => files.map((file) => posix.join(one, file))),
    );
    note(stdout, /(?:^|\0):\d+ \d+ ([0-9a-f]+) [0-9a-f]+ D\0([^\0]+)/g, folders);
    return code === 0 ? { found } : { found, complaint };
  } catch (error) {
    if (!(error instanceof Postponed) || error.reason !== "git-failed") throw error;
    return { found, complaint: error.message };
  }
}

const foldersOf = (told: string): string[] =>
  told
    .split("\0")
    .filter(Boolean)
    .map((path) => posix.join(path, ".."));

const DELETED = ["-r", "--no-renames", "--no-relative", "--diff-filter=D", "--name-only", "-z"];

/** Where the folder was in the last commit, if that has it not yet where it is now. */
async function uncommittedMoves(git: Git, below: string, marker: string): Promise<string[]> {
  const isThere = (await git(["rev-parse", "--quiet", "--verify", `HEAD:${posix.join(below, marker)}`])).code === 0;
  if (isThere) return [];
  return foldersOf(await mustRun(git, ["diff-index", ...DELETED, "HEAD", "--", `:(top,glob)**/${marker}`]));
}

/** And where it was before: what a commit takes out elsewhere that brings the marker was moved. */
async function withFormer(git: Git, now: readonly string[], marker: string): Promise<string[]> {
  const folders = new Set(now);
  for (const folder of folders) {
    const { code, stdout, complaint } = await historyOf(git, "A", ["-s", "--format=%H"], [posix.join(folder, marker)]);
    if (code !== 0) throw new Postponed("git-failed", complaint);
    for (const commit of new Set(stdout.split(/[\0\n]/).filter(Boolean))) {
      const told = await mustRun(git, [
        "diff-tree",
        "-m",
        "--no-commit-id",
        ...DELETED,
        commit,
        "--",
        `:(top,glob)**/${marker}`,
      ]);
      for (const former of foldersOf(told)) folders.add(former);
    }
  }
  return [...folders];
}
