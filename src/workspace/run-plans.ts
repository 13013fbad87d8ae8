/**
 * The plans of runs, between deciding and writing: kept first, then applied; what a dead run left planned is finished
 * with the same bytes.
 */

import { join } from "node:path";
import { setImmediate as othersTurn } from "node:timers/promises";
import type { AskedWeek } from "../compaction/compact-week.ts";
import type { PlannedChange, WeekPlan } from "../compaction/plan.ts";
import type { Told } from "../compaction/told-listed.ts";
import type { WeekResult } from "../compaction/week-result.ts";
import { bytesRead, weeklyBudget } from "../compaction/weekly-size.ts";
import { isWeekly, weeklyByHand } from "../document/weekly-merge.ts";
import { DiskError } from "../errors.ts";
import { fileAt, isMemoryName, shown, weekOfFile } from "../memory/file/memory-path.ts";
import { inTurns } from "../steps.ts";
import { applying, doneOf, isOvertaken } from "../store/apply.ts";
import { makeFolder } from "../store/disk/atomic-file.ts";
import { standingAt } from "../store/disk/real-folder.ts";
import { sweepLeftovers } from "../store/disk/sweep.ts";
import type { Lock } from "../store/state/lock.ts";
import { keepRest, loadPlans, markPlan, removePlan, restOf, savePlan } from "../store/state/runs.ts";
import type { Rest, SavedPlan } from "../store/state/saved-plan.ts";
import { NO_USAGE } from "../usage.ts";
import { ID_FILE, idIn } from "./memory-owner.ts";
import { whyNotOwn } from "./own-paths.ts";
import type { Located } from "./parts.ts";
import type { Surroundings } from "./surroundings.ts";

/** What a plan keeps beside its bytes: enough to report and commit it after a crash, and for `why`. */
export interface PlanDetail {
  readonly kind: "compact" | "level" | "extract" | "undo" | "redo" | "forget" | "inbox" | "edit" | "remember" | "index";
  /** The subject of its commit: `compact 2026-W15`, `extract from logs/2026-04-08.md`. */
  readonly subject: string;
  /** Null where no weekly document was made. */
  readonly week: string | null;
  /** Of a level: `2026-04`, `2026`. */
  readonly period?: string;
  readonly model: string;
  readonly prompt: string;
  readonly tokens: number;
  readonly bytes: WeekResult["bytes"];
  /** Relative to the memory folder. */
  readonly memories: WeekResult["memories"];
  /** The known memories the request showed. */
  readonly shown: readonly string[];
  /** The run that an undo took back. */
  readonly undoes?: string;
  /** The run that a redo wrote again. */
  readonly redoes?: string;
  /** Logs that lithify began itself, relative to the workspace: committed with the plan. */
  readonly log?: string | readonly string[];
  /** What was told outside of a compaction. */
  readonly told?: readonly Told[];
  /** The commit that holds it, once it is made. */
  readonly commit?: string;
}

export type Left = { readonly left: readonly { readonly file: string; readonly because: string }[] };

/** The detail of a week's plan. */
export const detailOf = (asked: AskedWeek, plan: WeekPlan): PlanDetail => ({
  ...{ kind: "compact", subject: `compact ${asked.week}`, week: asked.week },
  ...{ model: asked.model, prompt: asked.prompt, shown: asked.shown },
  tokens: asked.usage.inputTokens + asked.usage.outputTokens,
  bytes: { logs: bytesRead(asked.marks), weekly: plan.weeklyBytes },
  memories: plan.changes.map(({ file, kind, because }) => ({ file, change: kind, because })),
});

/** A run, and how many plans it has made. */
export interface Run {
  readonly id: string;
  plans: number;
}

/** Keeps a plan where a crash leaves it, then writes it. `left` names files of the memory folder that a person changed. */
export async function writePlan(
  opened: Located,
  run: Run,
  planned: readonly PlannedChange[],
  detail: PlanDetail,
  lock: Lock,
  { now, tell, signal }: Surroundings,
): Promise<Left> {
  const kept = withHandEdits(opened, planned, detail.bytes.logs);
  const made = planned.find((change, i) => kept[i] !== change);
  if (made) tell(`${shown(opened, made.file)}: ${HAND_EDITS}`);
  const files = [...idChange(opened), ...kept].map(({ file, ...rest }) => ({ path: shown(opened, file), ...rest }));
  const saved: SavedPlan = {
    run: run.id,
    part: detail.week ?? detail.period ?? detail.kind,
    nth: run.plans++,
    at: now().toISOString(),
    state: "planned",
    files,
    detail,
  };
  savePlan(opened.state, saved);
  return applySaved(opened, saved, lock, signal);
}

/** Whose the memory folder is goes along with the first plan that writes into it. */
export function idChange({ memoryFolder, ownership }: Located): PlannedChange[] {
  const before = idIn(memoryFolder) ?? null;
  const because = "which workspace this folder belongs to";
  return before === ownership.text ? [] : [{ file: ID_FILE, before, after: ownership.text, because }];
}

const HAND_EDITS = "edited by hand: those lines stay; delete the file to have it made afresh";

/**
 * What is planned, with the lines in it that a person wrote into the weekly document that stands: they differ from those
 * that the document says lithify wrote there.
 */
export function withHandEdits(opened: Located, planned: readonly PlannedChange[], logBytes: number): PlannedChange[] {
  const budgetBytes = weeklyBudget(logBytes);
  return planned.map((change) => {
    const { file, before, after } = change;
    refuseTaken(opened, file);
    if (weekOfFile(file) === undefined || before === null || after === null) return change;
    if (!isWeekly(before)) throw notOurs(opened, file);
    const merged = weeklyByHand({ standing: before, planned: after, budgetBytes });
    return merged === undefined ? change : { ...change, after: merged, because: HAND_EDITS };
  });
}

/**
 * A document or an index has one place. Where a link, a folder or a FIFO has it nothing of the plan is written: its week would
 * count as done, and have no document. @throws {DiskError}
 */
function refuseTaken(opened: Located, file: string): void {
  if (isMemoryName(file) || file.startsWith("inbox/")) return;
  const found = standingAt(join(opened.workspace.root, shown(opened, file)));
  if (found === undefined || found.isFile()) return;
  const what = found.isSymbolicLink() ? "a link" : found.isDirectory() ? "a folder" : "no regular file";
  throw new DiskError("EEXIST", `${shown(opened, file)} cannot be written: it is ${what}`, "move it away");
}

/** Another tool's, or a person's: nothing tells which of its bytes could be made again. */
const notOurs = (opened: Located, file: string): DiskError =>
  new DiskError(
    "EEXIST",
    `${shown(opened, file)} stands there and is no weekly document of lithify's`,
    "move it away, or delete it to have the week made in its place",
  );

async function applySaved(
  opened: Located,
  saved: SavedPlan,
  lock: Lock,
  signal: AbortSignal,
  rest?: Rest,
): Promise<Left> {
  makeFolder(opened.memoryFolder);
  const { root } = opened.workspace;
  const wrote = doneOf(saved.files, root, rest);
  const work = applying(saved.files, root, {
    lockStillOurs: lock.stillOurs,
    whyNot: (file) => whyNotOwn(opened, file),
    keepRest: (now) => keepRest(opened.state, saved, now),
    ...(rest !== undefined && { rest }),
  });
  const { left } = await inTurns(work, () => othersTurn(undefined, { signal }));
  // What a person had changed is theirs: not committed with the run, not taken back with it. What is gone may lie in a stash.
  const theirs = new Set(left.map(({ file }) => file));
  for (const { path } of wrote) if (standingAt(join(root, path)) === undefined) theirs.delete(path);
  markPlan(opened.state, { ...saved, files: saved.files.filter(({ path }) => !theirs.has(path)) }, "applied");
  return { left: left.map(({ file, because }) => ({ file: fileAt(opened, file) ?? file, because })) };
}

/**
 * Finishes the plans that a dead run had saved and not yet written out, and sweeps its temp files. What that run had written
 * and a person has deleted, edited or put back since is left: the week lists it, and its next compaction declines it.
 * A week on ground that has changed since is planned anew instead, from its saved answer: where one week could not be written,
 * the next may have been planned for the same file, and one claim would be lost. What is in place of it stays with its run.
 */
export async function finishUnfinished(opened: Located, lock: Lock, surroundings: Surroundings): Promise<WeekResult[]> {
  const { plans, notices } = loadPlans(opened.state, "open", true);
  notices.forEach(surroundings.tell);
  const finished: WeekResult[] = [];
  for (const saved of plans.filter(({ state }) => state === "planned")) {
    if (!isStillOurs(opened, saved, surroundings)) continue;
    const rest = restOf(opened.state, saved);
    const canBeAnew = ["compact", "level"].includes(detailIn(saved)?.kind ?? "");
    if (canBeAnew && isOvertaken(saved.files, opened.workspace.root, rest)) {
      surroundings.tell(
        `${saved.part}: to be planned anew: its files have changed since an interrupted run planned them`,
      );
      const files = doneOf(saved.files, opened.workspace.root, rest);
      if (files.length > 0) markPlan(opened.state, { ...saved, files }, "applied");
      else removePlan(opened.state, saved);
      continue;
    }
    const { left } = await applySaved(opened, saved, lock, surroundings.signal, rest);
    for (const { file, because } of left) surroundings.tell(`${file} is left as it is: ${because}`);
    const detail = detailIn(saved);
    if (typeof detail?.week === "string") finished.push(finishedResult(detail, detail.week, left));
  }
  // Not before: a temp file of an unfinished plan says that its file is not written yet.
  sweepLeftovers(opened.memoryFolder, opened.state);
  return finished;
}

/** The memory folder may be another one by now, or have a link in it: such a plan is dropped, and its week due again. */
function isStillOurs(opened: Located, saved: SavedPlan, { tell }: Surroundings): boolean {
  for (const file of saved.files) {
    const because = whyNotOwn(opened, file);
    if (because === undefined) continue;
    tell(`${saved.part}: what an interrupted run had planned is dropped: ${file.path} ${because}`);
    removePlan(opened.state, saved);
    return false;
  }
  return true;
}

const finishedResult = ({ model, bytes, memories }: PlanDetail, week: string, left: Left["left"]): WeekResult => ({
  week,
  outcome: memories.length > 0 ? "compacted" : "no-memories",
  memories: memories.map((memory) => {
    const because = left.find(({ file }) => file === memory.file)?.because;
    return because === undefined ? memory : { file: memory.file, change: "kept", because };
  }),
  rejected: [],
  bytes,
  model,
  usage: NO_USAGE,
  notices: ["finished what an interrupted run had planned"],
});

/** The detail of a saved plan; undefined when another lithify wrote it. */
export function detailIn({ detail }: Pick<SavedPlan, "detail">): PlanDetail | undefined {
  const read = detail as Partial<PlanDetail> | null;
  return typeof read?.kind === "string" && typeof read.subject === "string" && Array.isArray(read.memories)
    ? (read as PlanDetail)
    : undefined;
}
