/**
 * What every command that writes does around its work: take the writer's lock, finish what a dead run left, look at the
 * workspace anew, and afterwards renew an index that is out of step and make one commit.
 */
import type { WeekResult } from "../compaction/compact.ts";
import type { Folder } from "../compaction/folder.ts";
import { type PlannedChange, planFound } from "../compaction/plan.ts";
import { newRunId } from "../store/state/runs.ts";
import { writersLock } from "../store/state/writers-lock.ts";
import { type CommitReport, commitRun } from "./commit-run.ts";
import { weeksOfDaemon } from "./daemon-run.ts";
import { type Located, locate, type Opened, read, readFolder } from "./opened.ts";
import { finishUnfinished, type Left, type PlanDetail, type Run, writePlan } from "./run-plans.ts";
import type { GlobalOptions, Surroundings } from "./surroundings.ts";

/** How long a command that writes waits for another one that does (contract §2). */
const LOCK_WAIT_MS = 15_000;

export interface Held {
  readonly opened: Opened;
  /** Keeps a plan, then writes it; `left` names files of the memory folder that a person changed meanwhile. */
  readonly write: (files: readonly PlannedChange[], detail: PlanDetail) => Left;
  /** The run's id. */
  readonly run: string;
  /** Weeks whose plan a dead run had left, finished now. */
  readonly finished: readonly WeekResult[];
}

/**
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
): Promise<{ readonly result: Result } & CommitReport> {
  const { now, wait, signal } = surroundings;
  // Refused before anything is made: a folder that is no workspace gets no state folder either.
  const before = await locate(options, surroundings);
  if (!before.state.trusted() && before.state.lockBefore("writer") === undefined) await refuse?.(before);
  const holder = holderName(command, surroundings.env);
  const lock = await writersLock(before.state, { holder, waitMs: LOCK_WAIT_MS, now, wait, signal });
  try {
    const finished = finishUnfinished(before, lock, surroundings);
    // Read under the lock: whoever held it may have written.
    const opened = await read(before, surroundings);
    const run: Run = { id: newRunId(opened.state, now(), opened.workspace.root), plans: 0 };
    let outOfStep: Folder | undefined = opened.folder;
    const write: Held["write"] = (files, detail) => {
      const { left } = writePlan(opened, run, files, detail, lock, surroundings);
      // A plan brings its own index; it is wrong only where a person changed a memory meanwhile.
      outOfStep = left.length > 0 ? readFolder(opened).folder : undefined;
      return { left };
    };
    const result = await work({ opened, run: run.id, finished, write });
    if (outOfStep) renewIndex(outOfStep, write);
    return { result, ...(await commitRun(opened, run.id, surroundings)) };
  } finally {
    lock.release();
  }
}

/** Whoever is refused would look for a terminal in which that command runs: a daemon's child has none. */
const holderName = (command: string, env: NodeJS.ProcessEnv): string =>
  weeksOfDaemon(env) === undefined ? command : `the daemon's ${command === "lithify compact" ? "compaction" : command}`;

/** A person who deletes or renames a memory, or a merge of two clones, leaves the index out of step. */
function renewIndex(folder: Folder, write: Held["write"]): void {
  if (folder.stored.length === 0 && !folder.texts.has("MEMORY.md")) return;
  const { files } = planFound([], folder, "auto");
  if (files.length > 0) write(files, detailOfKind("index", "renew the index"));
}

/** The detail of a plan that no model had a part in. */
export const detailOfKind = (
  kind: PlanDetail["kind"],
  subject: string,
  over: Partial<PlanDetail> = {},
): PlanDetail => ({
  ...{
    kind,
    subject,
    week: null,
    model: "",
    prompt: "",
    tokens: 0,
    bytes: { logs: 0, weekly: 0 },
    memories: [],
    shown: [],
  },
  ...over,
});
