/**
 * Each run's plans under `.lithify/runs/<run>/`, saved before the first write: they finish a crashed run and feed undo.
 */
import fs from "node:fs";
import { join } from "node:path";
import { DiskError } from "../../errors.ts";
import { makeFolder, removeFile, writeAtomically } from "../disk/atomic-file.ts";
import { asDiskError, errorCode } from "../disk/disk-error.ts";
import { decodeText, readRegularFile } from "../disk/regular-file.ts";
import type { PlannedFile, PlanState, Rest, SavedPlan } from "./saved-plan.ts";

const VERSION = 1;
/** A run or a part becomes a name on disk: no separator, no leading dot, no surprise. */
const SAFE_NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/;
/** A plan holds every file it touches twice: 64 MB is far more than a week. */
const LARGEST_PLAN_BYTES = 64 * 1024 * 1024;

export interface SavedPlans {
  /** Oldest first. */
  readonly plans: readonly SavedPlan[];
  /** What was passed over, and why: one line each. */
  readonly notices: readonly string[];
}

/**
 * Saves a plan, or the state it has come to, in place of the one with the same run and part.
 * @throws {RangeError} when run or part is no name for a file   @throws {DiskError}
 */
export function savePlan(runsFolder: string, plan: SavedPlan): void {
  const path = planPath(runsFolder, plan.run, plan.part);
  makeFolder(join(runsFolder, plan.run));
  writeAtomically(path, `${JSON.stringify({ version: VERSION, ...plan })}\n`);
}

/** The same plan, further on; saved. */
export function markPlan(runsFolder: string, plan: SavedPlan, state: PlanState): SavedPlan {
  const marked = { ...plan, state };
  savePlan(runsFolder, marked);
  return marked;
}

/** Keeps, beside a plan, what is still to be written of it; it stays there with the plan. @throws {DiskError} */
export function keepRest(runsFolder: string, { run, part }: Pick<SavedPlan, "run" | "part">, rest: Rest): void {
  writeAtomically(
    restPath(runsFolder, run, part),
    `${JSON.stringify({ version: VERSION, rest: Object.fromEntries(rest) })}\n`,
  );
}

/** What was kept; undefined when nothing was, so that no file of the plan was put in place yet, or it cannot be read. */
export function restOf(runsFolder: string, { run, part }: Pick<SavedPlan, "run" | "part">): Rest | undefined {
  try {
    const bytes = readRegularFile(restPath(runsFolder, run, part), LARGEST_PLAN_BYTES);
    const saved: unknown = bytes === undefined ? undefined : JSON.parse(decodeText(bytes) ?? "");
    if (!isRecord(saved) || saved.version !== VERSION || !isRecord(saved.rest)) return undefined;
    const rest = Object.entries(saved.rest);
    return rest.every((entry): entry is [string, string | null] => isTextOrNull(entry[1])) ? new Map(rest) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DiskError) return undefined;
    throw error;
  }
}

/**
 * Every plan that can be read, oldest first; `open`: only those a run has still to write or commit, which is told from the
 * first bytes of each file, since a year of finished plans is megabytes. A plan that is torn, foreign or of a newer
 * lithify is passed over with a notice.
 */
export function loadPlans(runsFolder: string, wanted: "all" | "open" = "all"): SavedPlans {
  const plans: SavedPlan[] = [];
  const notices: string[] = [];
  for (const run of namesIn(runsFolder)) {
    for (const name of namesIn(join(runsFolder, run))) {
      if (!name.endsWith(".json") || name.startsWith(".")) continue;
      if (wanted === "open" && isCommitted(join(runsFolder, run, name))) continue;
      const plan = loadPlan(join(runsFolder, run, name));
      if (typeof plan === "string") notices.push(`ignored the saved plan ${run}/${name}: ${plan}`);
      else if (plan.run !== run || `${plan.part}.json` !== name)
        notices.push(`ignored the saved plan ${run}/${name}: it names another run`);
      else plans.push(plan);
    }
  }
  plans.sort((a, b) => compare(a.at, b.at) || compare(a.run, b.run) || compare(a.part, b.part));
  return { plans, notices };
}

/**
 * The plans of one part over all runs, newest run first, each read when it is asked for: the ids of runs begin with their
 * time. What does not read is passed over.
 */
export function* plansOfPart(runsFolder: string, part: string): Generator<SavedPlan> {
  for (const run of namesIn(runsFolder).reverse()) {
    if (!SAFE_NAME.test(run)) continue;
    const path = planPath(runsFolder, run, part);
    if (!fs.existsSync(path)) continue;
    const plan = loadPlan(path);
    if (typeof plan !== "string" && plan.run === run && plan.part === part) yield plan;
  }
}

/** Forgets one plan of a run, and how far it came. @throws {DiskError} */
export function removePlan(runsFolder: string, { run, part }: Pick<SavedPlan, "run" | "part">): void {
  removeFile(planPath(runsFolder, run, part));
  removeFile(restPath(runsFolder, run, part));
}

/** Enough for the fields that stand before the files. */
const HEAD_BYTES = 512;

/** Whether a plan says, before its files, that it is committed; anything odd about it is for `loadPlan` to tell. */
function isCommitted(path: string): boolean {
  try {
    const file = fs.openSync(path, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK);
    try {
      const head = Buffer.alloc(HEAD_BYTES);
      const read = fs.readSync(file, head, 0, HEAD_BYTES, 0);
      return /^\{"version":1,[^[\]{}]{0,400}"state":"committed","files":/.test(head.toString("utf8", 0, read));
    } finally {
      fs.closeSync(file);
    }
  } catch {
    return false;
  }
}

/** The plan, or why there is none. */
function loadPlan(path: string): SavedPlan | string {
  try {
    const bytes = readRegularFile(path, LARGEST_PLAN_BYTES);
    if (bytes === undefined) return "it is gone";
    const saved: unknown = JSON.parse(decodeText(bytes) ?? "");
    if (!isRecord(saved)) return "it is no plan";
    if (typeof saved.version === "number" && saved.version > VERSION) return "a newer lithify wrote it";
    return asPlan(saved) ?? "it is no plan";
  } catch (error) {
    if (error instanceof SyntaxError) return "it is not JSON";
    if (error instanceof DiskError) return error.message;
    throw error;
  }
}

function asPlan(saved: Record<string, unknown>): SavedPlan | undefined {
  const { run, part, at, state, files, detail } = saved;
  if (saved.version !== VERSION || typeof run !== "string" || typeof part !== "string" || typeof at !== "string")
    return undefined;
  if (state !== "planned" && state !== "applied" && state !== "committed") return undefined;
  if (!Array.isArray(files) || !files.every(isPlannedFile)) return undefined;
  return { run, part, at, state, files, detail };
}

function isPlannedFile(value: unknown): value is PlannedFile {
  if (!isRecord(value)) return false;
  const { path, before, after, because } = value;
  return typeof path === "string" && isTextOrNull(before) && isTextOrNull(after) && typeof because === "string";
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function planPath(runsFolder: string, run: string, part: string): string {
  return join(runsFolder, checkedName(run), `${checkedName(part)}.json`);
}

const restPath = (runsFolder: string, run: string, part: string): string =>
  planPath(runsFolder, run, part).replace(/json$/, "rest");

function checkedName(name: string): string {
  if (!SAFE_NAME.test(name)) throw new RangeError(`not a name for a run or a part of it: ${JSON.stringify(name)}`);
  return name;
}

/** The names in a folder, sorted; a folder that is missing, a link or a file holds none. */
function namesIn(folder: string): string[] {
  try {
    if (!fs.lstatSync(folder).isDirectory()) return [];
    return fs.readdirSync(folder).sort();
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return [];
    throw asDiskError(error, `read the folder ${folder}`);
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
