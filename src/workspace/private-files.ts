/**
 * Files that stand where lithify would write, that git does not track, and that lithify did not write here: a person's own, which
 * a run would write into and commit with its work. A clone's `memory:` may name the folder of somebody's notes.
 */
import { isMemoryName } from "../compaction/folder.ts";
import type { PlannedChange } from "../compaction/plan.ts";
import { DiskError } from "../errors.ts";
import { shown } from "../memory/file/memory-path.ts";
import { untrackedIn } from "../store/git/untracked.ts";
import { loadPlans } from "../store/state/runs.ts";
import { isOwnWord } from "./log-word.ts";
import type { Opened } from "./opened.ts";
import type { PlanDetail } from "./run-plans.ts";
import type { Surroundings } from "./surroundings.ts";
import { shellWord } from "./within-reach.ts";

/** @throws {DiskError} EEXIST, naming the files of a plan that are a person's */
export type RefusePrivate = (files: readonly PlannedChange[], kind: PlanDetail["kind"]) => Promise<void>;

/** Asked before each plan of a run; git is asked once, before the run's first write. */
export function privateFiles(opened: Opened, { env, signal }: Pick<Surroundings, "env" | "signal">): RefusePrivate {
  const { workspace, memoryPath } = opened;
  if (workspace.config.git === "off") return async () => {};
  let found: Promise<ReadonlySet<string>> | undefined;
  const look = async (): Promise<ReadonlySet<string>> => {
    const asking = { environment: env, signal };
    const untracked = await untrackedIn(workspace.root, memoryPath, "others", asking);
    // In a workspace of one's own the text around the index, and a weekly document begun by hand, are meant to be written into.
    if (untracked.size > 0 && (await isOwnWord(workspace.root, asking))) return new Set();
    return untracked.size === 0 ? untracked : untracked.difference(writtenHere(opened));
  };
  return async (files, kind) => {
    found ??= look();
    const others = await found;
    const theirs = files
      .filter((one) => one.before !== null && !isNamed(one, kind))
      .map(({ file }) => shown(opened, file))
      .filter((path) => others.has(path));
    if (theirs.length === 0) return;
    throw new DiskError(
      "EEXIST",
      `lithify does not write into what it did not make and git does not track: ${theirs.join(", ")}`,
      `move it away, or say that lithify may write into it and commit it: git add ${theirs.map(shellWord).join(" ")}`,
    );
  };
}

/** A memory that a person decides on is one that they named. */
const isNamed = ({ file }: PlannedChange, kind: PlanDetail["kind"]): boolean =>
  !["compact", "level", "index"].includes(kind) && (isMemoryName(file) || file.startsWith("inbox/"));

/** By any run of this place, committed or not. */
const writtenHere = ({ state }: Pick<Opened, "state">): ReadonlySet<string> =>
  new Set(
    loadPlans(state).plans.flatMap(({ files }) => files.filter(({ after }) => after !== null).map(({ path }) => path)),
  );
