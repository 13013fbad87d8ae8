/**
 * What every command that writes does around its work: take the writer's lock, finish what a dead run left, look at the
 * workspace anew, and afterwards renew an index that is out of step and make one commit.
 */
import { join } from "node:path";
import type { Folder } from "../compaction/folder.ts";
import { indexTexts } from "../compaction/index-texts.ts";
import type { PlannedChange } from "../compaction/plan.ts";
import type { WeekResult } from "../compaction/week-result.ts";
import { digest12 } from "../digest.ts";
import { DiskError, only, UsageError } from "../errors.ts";
import { shown } from "../memory/file/memory-path.ts";
import { standingAt } from "../store/disk/real-folder.ts";
import { absentFiles } from "../store/git/absent.ts";
import { finishTake } from "../store/git/take.ts";
import { writersLock } from "../store/state/lock.ts";
import { newRunId } from "../store/state/runs.ts";
import { absentAmong, refuseDetached, refuseGone } from "./absent.ts";
import { type CommitReport, commitRun } from "./commit-run.ts";
import { headAtStart, refuseOtherHead, weeksOfDaemon } from "./daemon-run.ts";
import { ID_FILE } from "./memory-owner.ts";
import { locate, type Opened, read, readFolder } from "./opened.ts";
import type { Located } from "./parts.ts";
import { finishUnfinished, idChange, type Left, type PlanDetail, type Run, writePlan } from "./run-plans.ts";
import type { GlobalOptions, Surroundings } from "./surroundings.ts";
import { refuseTheirs } from "./word/files.ts";
import { noteOwnFolders } from "./word/logs.ts";

export interface Held {
  readonly opened: Opened;
  /** Keeps a plan, then writes it; `left` names files of the memory folder that a person changed meanwhile. */
  readonly write: (files: readonly PlannedChange[], detail: PlanDetail) => Promise<Left>;
  /** @throws why `write` would refuse these files: for what is written beside them, and must not stand alone */
  readonly refuse: (files: readonly PlannedChange[], kind: PlanDetail["kind"]) => Promise<void>;
  /** The run's id. */
  readonly run: string;
  /** Weeks whose plan a dead run had left, finished now. */
  readonly finished: readonly WeekResult[];
}

/**
 * @returns with what `work` gave, the commit, and why an index that is out of step could not be renewed, which people are told
 * @param command for whoever is refused meanwhile: `lithify compact`
 * @param refuse throws for what was named wrongly. Asked where no lithify has written yet, so that a slip leaves no trace
 * there; else `work` finds out, under the lock, when whoever writes now has written what may be meant
 * @throws {WorkspaceHeld} when another lithify still writes after 15 s
 */
export async function locked<Result>(
  command: string,
  options: GlobalOptions,
  surroundings: Surroundings,
  work: (held: Held) => Promise<Result>,
  refuse?: (located: Located) => void | Promise<void>,
): Promise<{ readonly result: Result; readonly indexFault?: DiskError } & CommitReport> {
  const { now, signal } = surroundings;
  // Refused before anything is made: a folder that is no workspace gets no state folder either.
  const before = await locate(options, surroundings);
  if (!before.state.trusted() && before.state.lockBefore("writer") === undefined) await refuse?.(before);
  const lock = await writersLock(before.state, holderName(command, surroundings.env), surroundings);
  let written: Located | undefined;
  try {
    const head = headAtStart(surroundings.env, before.workspace.root);
    refuseOtherHead(head);
    noteOwnFolders(before.state, before.workspace.root, before.logWord.own);
    await finishTake({ ...surroundings, workspace: before.workspace.root });
    if (standingAt(join(before.memoryFolder, ID_FILE)) === undefined) {
      await refuseGone(before, surroundings);
      await refuseDetached(before, surroundings);
    }
    const finished = await finishUnfinished(before, lock, surroundings);
    // Read under the lock: whoever held it may have written.
    const absent = await absentFiles(before.workspace.root, before.memoryPath, surroundings);
    const opened = await read({ ...before, absent }, surroundings);
    for (const told of [...opened.passedOver, ...indexFaults(opened)]) surroundings.tell(told);
    refuseChanged(opened, options.seen);
    const run: Run = { id: newRunId(opened.state, now(), opened.workspace.root), plans: 0 };
    let outOfStep: Folder | undefined = opened.folder;
    const refuseFiles: Held["refuse"] = async (files, kind) => {
      refuseOtherHead(head);
      const paths = files.map(({ file }) => file);
      // What only git has would be written over when it is checked out again, or bar it.
      const absent = absentAmong(opened, paths);
      if (absent !== undefined) throw absent;
      refuseTheirs(opened, files, kind);
    };
    const write: Held["write"] = async (files, detail) => {
      await refuseFiles(files, detail.kind);
      const { left } = await writePlan(opened, run, files, detail, lock, surroundings);
      // A plan brings its own index; it is wrong only where a person changed a memory meanwhile.
      outOfStep = left.length > 0 ? readFolder(opened, surroundings.now()).folder : undefined;
      written = opened;
      return { left };
    };
    const result = await work({ opened, run: run.id, finished, write, refuse: refuseFiles });
    const indexFault = outOfStep && (await renewed(outOfStep, opened, write));
    if (indexFault) surroundings.warn(`${indexFault.message}: ${indexFault.hint}`);
    return { result, ...(indexFault && { indexFault }), ...(await commitRun(opened, run.id, surroundings)) };
  } finally {
    lock.release();
    if (written !== undefined && !signal.aborted) await surroundings.afterWrite?.(written);
  }
}

/** Why there is no index for agents, though memories are written: what stands in its place is not read, so it is not written over. */
const indexFaults = (opened: Opened): string[] =>
  opened.notices
    .filter(({ file }) => file === "MEMORY.md")
    .map(
      ({ file, message }) =>
        `${shown(opened, file)} ${message}, so no index is written; move what is yours in it into another file`,
    );

/** @throws {UsageError} CHANGED_SINCE: a person decided on other words than stand there now */
function refuseChanged(opened: Opened, seen: GlobalOptions["seen"] = []): void {
  for (const { file, digest } of seen) {
    const text = opened.folder.texts.get(file);
    if (text !== undefined && digest12(text) === digest) continue;
    throw new UsageError(
      "CHANGED_SINCE",
      `${shown(opened, file)} ${text === undefined ? "is gone" : "has changed"} since you looked at it`,
      "look at it again, then decide",
    );
  }
}

/** Whoever is refused would look for a terminal in which that command runs: a daemon's child has none. */
const holderName = (command: string, env: NodeJS.ProcessEnv): string =>
  weeksOfDaemon(env) === undefined ? command : `the daemon's ${command === "lithify compact" ? "compaction" : command}`;

/** @returns why the index could not be renewed: what the command itself wrote stands, and is committed */
async function renewed(folder: Folder, opened: Opened, write: Held["write"]): Promise<DiskError | undefined> {
  if (absentAmong(opened, ["MEMORY.md", ID_FILE])) return undefined;
  return renewIndex(folder, opened, write).then(
    () => undefined,
    only(DiskError, (fault) => fault),
  );
}

/** A person who deletes or renames a memory, or a merge of two clones, leaves the index out of step, or the folder without an owner. */
async function renewIndex(folder: Folder, opened: Opened, write: Held["write"]): Promise<void> {
  if (folder.stored.length === 0 && !folder.texts.has("MEMORY.md")) return;
  const files = indexTexts(folder).flatMap(({ file, after }) => {
    const before = folder.texts.get(file) ?? null;
    return before === after ? [] : [{ file, before, after, because: "index of all memories" }];
  });
  if (files.length > 0) await write(files, detailOfKind("index", "renew the index"));
  else if (idChange(opened).length > 0) await write([], detailOfKind("index", "tell whose the memory folder is"));
}

/** The detail of a plan that no model had a part in. */
export const detailOfKind = (
  kind: PlanDetail["kind"],
  subject: string,
  over: Partial<PlanDetail> = {},
): PlanDetail => ({
  ...{ kind, subject, week: null, model: "", prompt: "", tokens: 0, memories: [], shown: [] },
  ...{ bytes: { logs: 0, weekly: 0 }, ...over },
});
