/**
 * The runs of a workspace as people speak of them: what each wrote, which one is meant, and which are undone at present.
 */
import { UsageError } from "../errors.ts";
import { fileAt, isMemoryName, type MemoryPlace } from "../memory/file/memory-path.ts";
import type { PlannedFile, SavedPlan } from "../store/state/saved-plan.ts";
import { detailIn } from "./run-plans.ts";

export interface RunRecord {
  readonly run: string;
  /** ISO 8601 instant of its first plan. */
  readonly at: string;
  /** In the order in which they were written. */
  readonly plans: readonly SavedPlan[];
  /** Of its commits: `compact 2026-W15`, `accept project_x.md`. */
  readonly subjects: readonly string[];
  /** Undo and redo take back runs; they are not taken back themselves. */
  readonly isTurning: boolean;
  readonly undone: boolean;
}

/** @param plans oldest first   @returns those that wrote, oldest first */
export function runsIn(plans: readonly SavedPlan[]): RunRecord[] {
  const undone = new Set<string>();
  for (const plan of plans) {
    const { undoes, redoes } = detailIn(plan) ?? {};
    if (undoes !== undefined) undone.add(undoes);
    if (redoes !== undefined) undone.delete(redoes);
  }
  const written = plans.filter(({ state, files }) => state !== "planned" && files.length > 0);
  return [...Map.groupBy(written, ({ run }) => run)].map(([run, ofRun]) => ({
    ...{ run, at: ofRun[0]!.at, plans: ofRun, undone: undone.has(run) },
    subjects: ofRun.flatMap((plan) => detailIn(plan)?.subject ?? []),
    isTurning: ofRun.some((plan) => ["undo", "redo"].includes(detailIn(plan)?.kind ?? "")),
  }));
}

/** A file of a plan as the memory folder names it; undefined for a path that is not in the folder. */
export type OfPlan = PlannedFile & { readonly file: string | undefined };

const FOR_ALL = new Set(["MEMORY.md", "INDEX.md", ".gitattributes", ".lithify-id"]);

/** What of a plan says something itself: memories, proposals and weekly documents, no index of them. */
export const toldFiles = (plan: SavedPlan, place: MemoryPlace): OfPlan[] =>
  plan.files
    .map((planned) => ({ ...planned, file: fileAt(place, planned.path) }))
    .filter(({ file }) => file === undefined || !FOR_ALL.has(file));

/** Of these the memories and proposals: what is taken back. */
export const memoriesIn = (plan: SavedPlan, place: MemoryPlace): OfPlan[] =>
  toldFiles(plan, place).filter(({ file }) => file === undefined || isMemoryName(file) || file.startsWith("inbox/"));

/** The run that `undo` is to take back: the one named, else the newest, where that wrote memories. @throws {UsageError} */
export function runToUndo(runs: readonly RunRecord[], named: string | undefined, place: MemoryPlace): RunRecord {
  const own = runs.filter(({ isTurning }) => !isTurning);
  if (named !== undefined) {
    const found = runNamed(runs, named);
    if (!found.isTurning) return found;
    throw new UsageError(
      "NO_RUN",
      `${found.run} took back or wrote again what another run wrote`,
      redoHint(found) ?? "lithify runs lists them all",
    );
  }
  const writing = own.filter(({ plans }) => plans.some((plan) => memoriesIn(plan, place).length > 0));
  const newest = writing.at(-1);
  if (newest === undefined)
    throw new UsageError(
      "NO_RUN",
      "no run has written memories that could be taken back",
      "lithify status shows what was compacted",
    );
  const last = own.at(-1)!;
  if (last !== newest && !newest.undone)
    throw new UsageError(
      "NO_RUN",
      `the newest run, ${last.run}, wrote documents alone, which stay`,
      `the newest that wrote memories is ${newest.run}: lithify undo ${newest.run}`,
    );
  if (!newest.undone) return newest;
  const before = writing.findLast(({ undone }) => !undone);
  throw new UsageError(
    "ALREADY_UNDONE",
    `the newest run, ${newest.run}, is undone already`,
    before === undefined
      ? `there is none before it; lithify redo ${newest.run} writes it again`
      : `the one before is ${before.run}: lithify undo ${before.run}`,
  );
}

const redoHint = ({ plans }: RunRecord): string | undefined => {
  const undoes = plans.map((plan) => detailIn(plan)?.undoes).find((run) => run !== undefined);
  return undoes && `lithify redo ${undoes}`;
};

/** The plan of the undo that took a run back last. @param named the run, or the undo itself   @throws {UsageError} */
export function undoToRedo(runs: readonly RunRecord[], named: string): { run: string; plan: SavedPlan } {
  const { plans, run: meant } = runNamed(runs, named);
  const run = plans.map((plan) => detailIn(plan)?.undoes).find((one) => one !== undefined) ?? meant;
  const record = runs.find((one) => one.run === run);
  const plan = runs.flatMap((one) => one.plans).findLast((one) => detailIn(one)?.undoes === run);
  if (plan !== undefined && record?.undone !== false) return { run, plan };
  const undone = lastOf(runs.filter((one) => one.undone));
  throw new UsageError(
    "NOT_UNDONE",
    `${run} is not undone`,
    undone !== "" ? `undone are ${undone}` : "no run is undone; lithify runs lists them all",
  );
}

/** By its id, the beginning of it, or its number. */
function runNamed(runs: readonly RunRecord[], named: string): RunRecord {
  const begins = /^\d{1,5}$/.test(named) ? `${named.padStart(6, "0")}-` : named;
  const found = runs.filter(({ run }) => run === named || run.startsWith(begins));
  if (found.length === 1) return found[0]!;
  throw new UsageError(
    "NO_RUN",
    found.length > 1 ? `${named} may be ${found.map(({ run }) => run).join(" or ")}` : `no run ${named}`,
    `the last runs are ${lastOf(runs) || "none"}; lithify runs lists them all`,
  );
}

const lastOf = (runs: readonly RunRecord[]): string =>
  runs
    .slice(-3)
    .map(({ run }) => run)
    .join(", ");
