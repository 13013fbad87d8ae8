/**
 * `lithify undo [RUN]`: takes back the memories one run wrote, where nobody has changed them since; what it leaves
 * alone it names. Weekly documents stay and decline the evidence, so that the week does not bring it back.
 */
import { type FolderChange, folderWith, isMemoryName, weekOfFile } from "../compaction/folder.ts";
import { indexTexts, plannedFrom } from "../compaction/plan.ts";
import { readWeekly } from "../document/weekly.ts";
import { declineIn } from "../document/weekly-edit.ts";
import { UsageError } from "../errors.ts";
import { fileAt, shown } from "../memory/file/memory-path.ts";
import { oneLine } from "../report/printable.ts";
import { loadPlans } from "../store/state/runs.ts";
import type { SavedPlan } from "../store/state/saved-plan.ts";
import { detailOfKind, locked } from "../workspace/locked.ts";
import type { Opened } from "../workspace/opened.ts";
import { whyNotOwn } from "../workspace/own-paths.ts";
import { detailIn } from "../workspace/run-plans.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";

export interface UndoOptions extends GlobalOptions {
  readonly run?: string;
}

interface Undone {
  readonly run: string;
  readonly undone: readonly string[];
  readonly left: readonly { readonly file: string; readonly because: string }[];
}

export async function undo(options: UndoOptions, surroundings: Surroundings): Promise<number> {
  const { result, commit, commitPostponed } = await locked(
    "lithify undo",
    options,
    surroundings,
    async ({ opened, write }) => {
      const { plans } = loadPlans(opened.state);
      const target = chooseRun(plans, options.run);
      const { taken, left } = takenBack(plans, target, opened);
      const changes = [...taken, ...declinedIn(plans, target, taken, opened)];
      for (const [file, after] of indexTexts(folderWith(opened.folder, changes))) changes.push({ file, after });
      const files = plannedFrom(changes, opened.folder, `undo of ${target}`);
      if (taken.length > 0) write(files, detailOfKind("undo", `undo ${target}`, { undoes: target }));
      return { run: target, undone: taken.map(({ file }) => shown(opened, file)), left } satisfies Undone;
    },
    ({ state }) => void chooseRun(loadPlans(state).plans, options.run),
  );
  if (options.json) surroundings.print(JSON.stringify({ ...result, commit, commitPostponed }));
  else tell(result, surroundings);
  return 0;
}

/** The run named, by its id or the beginning of it; else the last that wrote memories and is not taken back yet. */
function chooseRun(plans: readonly SavedPlan[], named: string | undefined): string {
  const undone = new Set(plans.flatMap((plan) => detailIn(plan)?.undoes ?? []));
  const runs = [...new Set(plans.filter((plan) => detailIn(plan)?.kind !== "undo").map(({ run }) => run))];
  if (named !== undefined) {
    const found = runs.filter((run) => run === named || run.startsWith(named));
    if (found.length === 1) return found[0]!;
    throw new UsageError(
      "NO_RUN",
      found.length > 1 ? `${named} may be ${found.join(" or ")}` : `no run ${named}`,
      `the last runs are ${runs.slice(-3).join(", ") || "none"}`,
    );
  }
  const last = runs
    .filter((run) => !undone.has(run) && plans.some((plan) => plan.run === run && memoriesIn(plan).length > 0))
    .at(-1);
  if (last === undefined)
    throw new UsageError(
      "NO_RUN",
      "no run has written memories that could be taken back",
      "lithify status shows what was compacted",
    );
  return last;
}

/** The files of a plan that are memories or proposals, by path in the memory folder. */
const memoriesIn = (plan: SavedPlan) =>
  plan.files.filter(({ path }) => isMemoryName(baseName(path)) && weekOfFile(tail(path)) === undefined);

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
const tail = (path: string): string => path.split("/").slice(-2).join("/");

/** Later parts of a run first, so that a file it wrote twice goes back all the way. */
function takenBack(
  plans: readonly SavedPlan[],
  run: string,
  opened: Opened,
): { taken: FolderChange[]; left: Undone["left"] } {
  const taken = new Map<string, string | null>();
  const left = new Map<string, string>();
  for (const plan of plans.filter((one) => one.run === run).reverse()) {
    for (const planned of memoriesIn(plan)) {
      const { path, before, after } = planned;
      const file = fileAt(opened, path);
      const because = whyNotOwn(opened, planned);
      if (file === undefined || because !== undefined) {
        left.set(path, because ?? "lies outside the memory folder");
        continue;
      }
      const standing = taken.has(file) ? taken.get(file)! : (opened.folder.texts.get(file) ?? null);
      if (standing === after && !left.has(path)) taken.set(file, before);
      else if (standing !== before)
        left.set(
          path,
          writtenLater(plans, run, path, standing)
            ? "a later run changed it"
            : standing === null
              ? "deleted by hand"
              : "edited by hand",
        );
    }
  }
  return {
    taken: [...taken].map(([file, after]) => ({ file, after })),
    left: [...left].map(([file, because]) => ({ file, because })),
  };
}

const writtenLater = (plans: readonly SavedPlan[], run: string, path: string, standing: string | null): boolean => {
  const at = plans.findLastIndex((plan) => plan.run === run);
  return plans.slice(at + 1).some(({ files }) => files.some((file) => file.path === path && file.after === standing));
};

/** The weekly documents of the run, with the evidence of what was taken back declined. */
function declinedIn(
  plans: readonly SavedPlan[],
  run: string,
  taken: readonly FolderChange[],
  { folder }: Opened,
): FolderChange[] {
  const files = new Set(taken.map(({ file }) => file));
  const standing = new Set(taken.flatMap(({ file, after }) => (after === null ? [] : [file])));
  const ofRun = plans.filter((plan) => plan.run === run);
  const weeks = new Set(ofRun.flatMap((plan) => detailIn(plan)?.week ?? []));
  return [...weeks].flatMap((week) => {
    const file = `weekly/${week}.md`;
    const text = folder.texts.get(file);
    if (text === undefined || !folder.documents.has(week)) return [];
    // A memory that stands again as it stood before rests on what it rested on.
    const first = ofRun.flatMap((plan) => plan.files).find(({ path }) => path.endsWith(file))?.before;
    const before = typeof first === "string" ? readWeekly(first) : undefined;
    const listed = before && "week" in before ? before.memories.filter((one) => standing.has(one.file)) : [];
    return [{ file, after: declineIn(text, files, listed) }];
  });
}

function tell({ run, undone, left }: Undone, { print }: Surroundings): void {
  print(undone.length > 0 ? `took back ${run}:` : `nothing of ${run} could be taken back`);
  for (const file of undone) print(`  ${oneLine(file)}`);
  for (const { file, because } of left) print(`  left alone: ${oneLine(file)} (${oneLine(because)})`);
}
