/**
 * Files of the memory folder that git does not have. Those that stand where lithify would write, and that it did not write here,
 * are a person's own: a clone's `memory:` may name the folder of somebody's notes, which a run would write into, name and quote in
 * what it commits. Those that git ignores are written, and no clone has them.
 */
import type { Folder } from "../../compaction/folder.ts";
import type { PlannedChange } from "../../compaction/plan.ts";
import { DiskError, shellWord } from "../../errors.ts";
import { isMemoryName, type MemoryPlace, shown } from "../../memory/file/memory-path.ts";
import type { Asking } from "../../store/git/child.ts";
import { untrackedIn } from "../../store/git/tracked.ts";
import { loadPlans } from "../../store/state/runs.ts";
import type { Located } from "../parts.ts";
import type { PlanDetail } from "../run-plans.ts";
import type { Surroundings } from "../surroundings.ts";
import { CONFIG_FILE } from "../workspace.ts";
import { isOwnWord } from "./own-word.ts";

const NOBODYS: ReadonlySet<string> = new Set();
const MOST_NAMED = 3;

/** Relative to the workspace: what git does not track, and no run of this place wrote, where somebody else can have named the folder. */
export async function theirFiles(
  { workspace, memoryPath, state }: Pick<Located, "workspace" | "memoryPath" | "state">,
  asking: Asking,
): Promise<ReadonlySet<string>> {
  // In a workspace of one's own the text around the index, and a weekly document begun by hand, are meant to be written into.
  if (workspace.config.git === "off" || (await isOwnWord(workspace.root, asking))) return NOBODYS;
  const untracked = await untrackedIn(workspace.root, memoryPath, "others", asking);
  if (untracked.size === 0) return NOBODYS;
  const written = loadPlans(state).plans.flatMap(({ files }) =>
    files.filter(({ after }) => after !== null).map(({ path }) => path),
  );
  return untracked.difference(new Set(written));
}

interface Theirs extends MemoryPlace {
  /** Relative to the workspace. */
  readonly theirs: ReadonlySet<string>;
}

/** @throws {DiskError} EEXIST, naming the files of a plan that are a person's */
export function refuseTheirs(opened: Theirs, files: readonly PlannedChange[], kind: PlanDetail["kind"]): void {
  const theirs = files
    .filter((one) => one.before !== null && !isNamed(one, kind))
    .map(({ file }) => shown(opened, file))
    .filter((path) => opened.theirs.has(path));
  if (theirs.length === 0) return;
  throw new DiskError(
    "EEXIST",
    `lithify does not write into what it did not make and git does not track: ${theirs.join(", ")}`,
    `move it away, or say that lithify may write into it and commit it: git add ${theirs.map(shellWord).join(" ")}`,
  );
}

/** A memory that a person decides on is one that they named. */
const isNamed = ({ file }: PlannedChange, kind: PlanDetail["kind"]): boolean =>
  !["compact", "level", "index"].includes(kind) && (isMemoryName(file) || file.startsWith("inbox/"));

/** That memories of a person's own are told in nothing that is committed; undefined where there are none. */
export function theirsText({
  folder,
  memoryPath,
}: Pick<MemoryPlace, "memoryPath"> & { readonly folder: Pick<Folder, "theirs"> }): string | undefined {
  const paths = [...folder.theirs].filter(isMemoryName).map((file) => shown({ memoryPath }, file));
  const [first] = paths;
  return first === undefined
    ? undefined
    : `${named(paths)} ${paths.length === 1 ? "is" : "are"} told in no index, document or proposal, as git does not track ${itOrThem(paths)} and ${CONFIG_FILE} came with the repository; \`git add ${shellWord(first)}\` says that lithify may`;
}

/** That git ignores some of the folder; undefined where it ignores none, or all: then the commit waits, and says so. */
export async function ignoredNotice(
  { workspace, memoryPath, folder }: Pick<Located, "workspace" | "memoryPath"> & { readonly folder: Folder },
  surroundings: Pick<Surroundings, "env" | "signal">,
): Promise<string | undefined> {
  if (workspace.config.git === "off") return undefined;
  const own = [...folder.texts.keys()].map((file) => shown({ memoryPath }, file));
  const ignored = await untrackedIn(workspace.root, memoryPath, "ignored", surroundings);
  const ofThese = own.filter((path) => ignored.has(path));
  return ofThese.length < own.length ? ignoredText(ofThese) : undefined;
}

/** @param paths relative to the workspace */
export function ignoredText(paths: readonly string[]): string | undefined {
  const [first] = paths;
  if (first === undefined) return undefined;
  return `git ignores ${named(paths)}, so that no commit has ${itOrThem(paths)}; \`git check-ignore -v ${shellWord(first)}\` names the rule`;
}

const itOrThem = ({ length }: readonly string[]): string => (length === 1 ? "it" : "them");

function named(paths: readonly string[]): string {
  const more = paths.length > MOST_NAMED ? ` and ${paths.length - MOST_NAMED} more` : "";
  return `${paths.slice(0, MOST_NAMED).join(", ")}${more}`;
}
