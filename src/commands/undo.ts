/**
 * `lithify undo [RUN]`: takes back the memories one run wrote, where nobody has changed them since; what it leaves
 * alone it names. Weekly documents stay and decline the evidence, so that the week does not bring it back.
 * `lithify redo RUN` writes again what an undo took back, by the same rule: the documents list it again, and decline it no more.
 */
import { folderWith } from "../compaction/folder.ts";
import { questionsAfter } from "../compaction/inbox.ts";
import { withMarks } from "../compaction/index-texts.ts";
import { plannedFrom } from "../compaction/plan.ts";
import { shown } from "../memory/file/memory-path.ts";
import { oneLine } from "../report/printable.ts";
import { loadPlans } from "../store/state/runs.ts";
import type { SavedPlan } from "../store/state/saved-plan.ts";
import { detailOfKind, locked } from "../workspace/locked.ts";
import type { Located } from "../workspace/parts.ts";
import { type RunRecord, runsIn, runToUndo, undoToRedo } from "../workspace/run-history.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { declinedBy, listedAgain, memoriesBefore, without } from "../workspace/turned-back.ts";
import { unsaid } from "../workspace/week-lines.ts";

interface UndoOptions extends GlobalOptions {
  readonly run?: string;
}

interface RedoOptions extends GlobalOptions {
  /** The run that was undone, or the undo. */
  readonly run: string;
}

export const undo = ({ run: named, ...options }: UndoOptions, surroundings: Surroundings): Promise<number> =>
  turn("undo", options, surroundings, (runs, located) => {
    const { run, undone, plans } = runToUndo(runs, named, located);
    const none = undone ? `${run} is undone already; lithify redo ${run} writes it again` : undefined;
    return { run, plans, none: none ?? `nothing of ${run} could be taken back` };
  });

export const redo = ({ run: named, ...options }: RedoOptions, surroundings: Surroundings): Promise<number> =>
  turn("redo", options, surroundings, (runs) => {
    const { run, plan } = undoToRedo(runs, named);
    return { run, plans: [plan], none: `nothing of ${run} could be written again` };
  });

/** The run that is meant, the plans whose files go back, and what is told where none can. */
interface Meant {
  readonly run: string;
  readonly plans: readonly SavedPlan[];
  readonly none: string;
}

async function turn(
  kind: "undo" | "redo",
  options: GlobalOptions,
  surroundings: Surroundings,
  meantBy: (runs: readonly RunRecord[], located: Located) => Meant,
): Promise<number> {
  const meantIn = (located: Located): Meant => meantBy(runsIn(loadPlans(located.state).plans), located);
  const { result, commit, commitPostponed } = await locked(
    `lithify ${kind}`,
    options,
    surroundings,
    async ({ opened, write }) => {
      const { plans: all } = loadPlans(opened.state);
      const { run, plans, none } = meantIn(opened);
      const wholly = memoriesBefore(plans, all, opened);
      const inWeeks = (back: typeof wholly) =>
        kind === "undo" ? declinedBy(plans, back.changes, opened) : listedAgain(plans[0]!, back, opened);
      const back = without(await unsaid([...wholly.changes, ...inWeeks(wholly)], opened), wholly, opened);
      const changes = [...back.changes, ...inWeeks(back)];
      // What was said since is held against what stands again.
      const again = new Set(kind === "redo" ? back.changes.map(({ file }) => file) : []);
      changes.push(...questionsAfter(again, folderWith(opened.folder, changes)));
      const files = plannedFrom(withMarks(changes, opened.folder), opened.folder, `${kind} of ${run}`);
      const of = kind === "undo" ? { undoes: run } : { redoes: run };
      if (back.changes.length > 0) await write(files, detailOfKind(kind, `${kind} ${run}`, of));
      return { run, none, turned: back.changes.map(({ file }) => shown(opened, file)), left: back.left };
    },
    (located) => void meantIn(located),
  );
  const { run, none, turned, left } = result;
  const [key, did] = kind === "undo" ? ["undone", "took back"] : ["redone", "wrote again"];
  if (options.json) {
    surroundings.print(JSON.stringify({ run, [key!]: turned, left, commit, commitPostponed }));
    return 0;
  }
  surroundings.print(turned.length > 0 ? `${did} ${run}:` : none);
  for (const file of turned) surroundings.print(`  ${oneLine(file)}`);
  for (const { file, because } of left) surroundings.print(`  left alone: ${oneLine(file)} (${oneLine(because)})`);
  return 0;
}
