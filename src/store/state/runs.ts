/**
 * Each run's plans under `.lithify/runs/<run>/`, saved before the first write: they finish a crashed run and feed undo.
 *
 * A plan says which bytes to write and to commit, so each is sealed: what lithify did not save itself in this place is
 * passed over, however it came there. Runs are numbered; their order is that of the numbers, whatever the clock did.
 */

import { hash } from "node:crypto";
import { dirname, join } from "node:path";
import { type Fields, isFields } from "../../document/fields.ts";
import { DiskError, tried } from "../../errors.ts";
import { byCodeUnit } from "../../text/order.ts";
import { makeFolder, removeFile, writeAtomically } from "../disk/atomic-file.ts";
import { namesIn } from "../disk/real-folder.ts";
import { decodeText, headOfFile, readJsonFile, readRegularFile } from "../disk/regular-file.ts";
import { PLAN_STATES, type PlannedFile, type PlanState, type Rest, type SavedPlan } from "./saved-plan.ts";
import { splicedInto, spliceOf } from "./splice.ts";
import type { State } from "./state-folder.ts";

const VERSION = 1;
/** Since 2 what a long text becomes is saved as a splice of it. */
const PLAN_VERSION = 2;
/** A shorter text is saved as it is, for whoever reads a plan by eye. */
const SHORTEST_SPLICED = 10_000;
/** A run or a part becomes a name on disk: no separator, no leading dot, no surprise. */
const SAFE_NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/;
/** A plan holds what it touches: 64 MB is far more than a week. */
const LARGEST_PLAN_BYTES = 64 * 1024 * 1024;

/** Where plans are kept, and what seals them. */
export type Runs = Pick<State, "runs" | "seal">;

/** `000012-2026-04-13T033000Z-1f2e3d4c`: later runs have higher numbers, and two that lost their state do not meet. */
export function newRunId({ runs }: Pick<Runs, "runs">, now: Date, root: string): string {
  const number = 1 + Math.max(0, ...namesIn(runs).map(numberOf));
  const time = now.toISOString().replace(/[:.]|\d{3}(?=Z$)/g, "");
  const digest = hash("sha256", `${root}${process.pid}${now.getTime()}`).slice(0, 8);
  return `${String(number).padStart(6, "0")}-${time}-${digest}`;
}

/** 0 for a name that has none. */
const numberOf = (run: string): number => Number(/^(\d{6,15})-/.exec(run)?.[1] ?? 0);

/**
 * Saves a plan, or the state it has come to, in place of the one with the same run and part.
 * @throws {RangeError} when run or part is no name for a file   @throws {DiskError}
 */
export function savePlan({ runs, seal }: Runs, plan: SavedPlan): void {
  const finished = finishedIn(runs);
  if (plan.state !== "committed" && isFinished(finished, plan.run))
    writeFinished(runs, { ...finished, but: [...finished.but, plan.run] });
  const path = planPath(runs, plan.run, plan.part);
  makeFolder(join(runs, plan.run));
  const text = JSON.stringify({ version: PLAN_VERSION, ...plan, files: plan.files.map(savedFile) });
  // A seal of nothing is no seal: what is saved so is read by nobody.
  writeAtomically(path, `${text}\n${seal(text) ?? ""}\n`);
}

/** The same plan, further on; saved. */
export function markPlan(kept: Runs, plan: SavedPlan, state: PlanState): SavedPlan {
  const marked = { ...plan, state };
  savePlan(kept, marked);
  return marked;
}

/** The same of a plan that is read again for it, so that nobody holds the texts of a year; of one that is gone there is nothing to mark. */
export function markSaved(kept: Runs, plan: Omit<SavedPlan, "files">, state: PlanState, detail: unknown): void {
  const saved = loadPlan(planPath(kept.runs, plan.run, plan.part), kept);
  if (typeof saved !== "string") markPlan(kept, { ...saved, detail }, state);
}

/** Keeps, beside a plan, what is still to be written of it; it stays there with the plan. @throws {DiskError} */
export function keepRest(
  { runs }: Pick<Runs, "runs">,
  { run, part }: Pick<SavedPlan, "run" | "part">,
  rest: Rest,
): void {
  writeAtomically(
    restPath(runs, run, part),
    `${JSON.stringify({ version: VERSION, rest: Object.fromEntries(rest) })}\n`,
  );
}

/** What was kept; undefined when nothing was, so that no file of the plan was put in place yet, or it cannot be read. */
export function restOf({ runs }: Pick<Runs, "runs">, { run, part }: Pick<SavedPlan, "run" | "part">): Rest | undefined {
  const saved = readJsonFile(restPath(runs, run, part), LARGEST_PLAN_BYTES);
  if (!isFields(saved) || saved.version !== VERSION || !isFields(saved.rest)) return undefined;
  const rest = Object.entries(saved.rest);
  return rest.every((entry): entry is [string, string | null] => isTextOrNull(entry[1])) ? new Map(rest) : undefined;
}

/**
 * Every plan that can be read, oldest first; `open`: only those a run has still to write, commit or make anew, which is told from the
 * first bytes of each file, since a year of finished plans is megabytes. A plan that is torn, foreign or of a newer
 * lithify is passed over with a notice.
 * @param isAlone whether the caller holds the writer's lock: then runs that are found finished are not looked at the next time
 */
export function loadPlans(kept: Runs, wanted: "all" | "open" = "all", isAlone = false) {
  const plans: SavedPlan[] = [];
  const notices: string[] = [];
  const finished = wanted === "open" ? finishedIn(kept.runs) : NONE_FINISHED;
  const names = namesIn(kept.runs);
  const looked = names.filter((run) => !isFinished(finished, run));
  const open = new Set<string>();
  for (const run of looked) {
    for (const name of namesIn(join(kept.runs, run))) {
      if (!name.endsWith(".json") || name.startsWith(".")) continue;
      const path = join(kept.runs, run, name);
      if (wanted === "open" && isCommitted(path)) continue;
      open.add(run);
      const plan = loadPlan(path, kept);
      if (typeof plan === "string") notices.push(`ignored the saved plan ${run}/${name}: ${plan}`);
      else if (plan.run !== run || `${plan.part}.json` !== name)
        notices.push(`ignored the saved plan ${run}/${name}: it names another run`);
      else plans.push(plan);
    }
  }
  plans.sort(inOrderOfRuns);
  if (isAlone && wanted === "open" && looked.length - open.size > MOST_LOOKED_AT)
    tried(() => writeFinished(kept.runs, { upTo: Math.max(...looked.map(numberOf)), but: [...open] }), false);
  return { plans, notices };
}

/** Runs up to a number, but for some, of which no plan is open: ten years of a daily run are thousands. Losing it costs time, never truth. */
interface Finished {
  readonly upTo: number;
  readonly but: readonly string[];
}
const NONE_FINISHED: Finished = { upTo: 0, but: [] };
/** So many are looked at again rather than the rest being noted anew. */
const MOST_LOOKED_AT = 5;
const finishedPath = (runs: string): string => join(dirname(runs), "finished-runs.json");
const isFinished = ({ upTo, but }: Finished, run: string): boolean =>
  numberOf(run) > 0 && numberOf(run) <= upTo && !but.includes(run);
const writeFinished = (runs: string, finished: Finished): boolean =>
  writeAtomically(finishedPath(runs), `${JSON.stringify(finished)}\n`);

function finishedIn(runs: string): Finished {
  const saved = readJsonFile(finishedPath(runs));
  if (!isFields(saved) || typeof saved.upTo !== "number" || !Array.isArray(saved.but)) return NONE_FINISHED;
  return { upTo: saved.upTo, but: saved.but };
}

function inOrderOfRuns(a: SavedPlan, b: SavedPlan): number {
  const byRun = numberOf(a.run) - numberOf(b.run) || byCodeUnit(a.run, b.run);
  return byRun || a.nth - b.nth || byCodeUnit(a.part, b.part);
}

/**
 * The plans of one part over all runs, newest run first, each read when it is asked for. What does not read is passed over.
 */
export function* plansOfPart(kept: Runs, part: string): Generator<SavedPlan> {
  const runs = namesIn(kept.runs).sort((a, b) => numberOf(b) - numberOf(a) || byCodeUnit(b, a));
  for (const run of runs) {
    if (!SAFE_NAME.test(run)) continue;
    const plan = loadPlan(planPath(kept.runs, run, part), kept);
    if (typeof plan !== "string" && plan.run === run && plan.part === part) yield plan;
  }
}

/** Forgets one plan of a run, and how far it came. @throws {DiskError} */
export function removePlan({ runs }: Pick<Runs, "runs">, { run, part }: Pick<SavedPlan, "run" | "part">): void {
  removeFile(planPath(runs, run, part));
  removeFile(restPath(runs, run, part));
}

/** Enough for the fields that stand before the files. */
const HEAD_BYTES = 512;

/** Whether a plan says, before its files, that it is committed; anything odd about it is for `loadPlan` to tell. */
const isCommitted = (path: string): boolean =>
  /^\{"version":[12],[^[\]{}]{0,400}"state":"committed","files":/.test(String(headOfFile(path, HEAD_BYTES)?.head));

/** The plan, or why there is none. */
function loadPlan(path: string, { seal }: Runs): SavedPlan | string {
  try {
    const bytes = readRegularFile(path, LARGEST_PLAN_BYTES);
    if (bytes === undefined) return "it is gone";
    const [text = "", mark] = (decodeText(bytes) ?? "").split("\n");
    const saved: unknown = JSON.parse(text);
    if (!isFields(saved)) return "it is no plan";
    if (typeof saved.version === "number" && saved.version > PLAN_VERSION) return "a newer lithify wrote it";
    const plan = asPlan(saved);
    if (plan === undefined) return "it is no plan";
    return mark !== undefined && mark === seal(text) ? plan : "lithify did not save it here";
  } catch (error) {
    if (error instanceof SyntaxError) return "it is not JSON";
    if (error instanceof DiskError) return error.message;
    throw error;
  }
}

function asPlan(saved: Fields): SavedPlan | undefined {
  const { version, run, part, nth, at, state, detail } = saved;
  if (version !== 1 && version !== PLAN_VERSION) return undefined;
  if (typeof run !== "string" || typeof part !== "string" || typeof at !== "string") return undefined;
  if (typeof nth !== "number" || !Number.isFinite(nth)) return undefined;
  const isState = (one: unknown): one is PlanState => PLAN_STATES.some((known) => known === one);
  if (!isState(state)) return undefined;
  const files = Array.isArray(saved.files) ? saved.files.map(plannedFile) : [undefined];
  if (!files.every((file) => file !== undefined)) return undefined;
  return { run, part, nth, at, state, files, detail };
}

function savedFile(file: PlannedFile): object {
  const { before, after } = file;
  const isLong = before !== null && after !== null && Math.min(before.length, after.length) >= SHORTEST_SPLICED;
  return isLong ? { ...file, after: spliceOf(after, before) } : file;
}

function plannedFile(value: unknown): PlannedFile | undefined {
  if (!isFields(value)) return undefined;
  const { path, before, because } = value;
  const after = typeof before === "string" && isFields(value.after) ? splicedInto(before, value.after) : value.after;
  if (typeof path !== "string" || !isTextOrNull(before) || !isTextOrNull(after) || typeof because !== "string")
    return undefined;
  return { path, before, after, because };
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === "string";

const planPath = (runsFolder: string, run: string, part: string): string =>
  join(runsFolder, checkedName(run), `${checkedName(part)}.json`);

const restPath = (runsFolder: string, run: string, part: string): string =>
  planPath(runsFolder, run, part).replace(/json$/, "rest");

function checkedName(name: string): string {
  if (!SAFE_NAME.test(name)) throw new RangeError(`not a name for a run or a part of it: ${JSON.stringify(name)}`);
  return name;
}
