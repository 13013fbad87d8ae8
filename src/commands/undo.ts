/**
 * `lithify undo [RUN]`: takes back the memories one run wrote, where nobody has changed them since; what it leaves
 * alone it names. Weekly documents stay and decline the evidence, so that the week does not bring it back.
 */
import { withMarks } from "../compaction/index-texts.ts";
import { plannedFrom } from "../compaction/plan.ts";
import { namedBack } from "../compaction/renamed.ts";
import { shown } from "../memory/file/memory-path.ts";
import { oneLine } from "../report/printable.ts";
import { loadPlans } from "../store/state/runs.ts";
import { detailOfKind, locked } from "../workspace/locked.ts";
import { runsIn, runToUndo } from "../workspace/run-history.ts";
import { detailIn } from "../workspace/run-plans.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { declinedBy, memoriesBefore } from "../workspace/turned-back.ts";

interface UndoOptions extends GlobalOptions {
  readonly run?: string;
}

export async function undo(options: UndoOptions, surroundings: Surroundings): Promise<number> {
  const { result, commit, commitPostponed } = await locked(
    "lithify undo",
    options,
    surroundings,
    async ({ opened, write }) => {
      const { plans } = loadPlans(opened.state);
      const { run, undone, plans: ofRun } = runToUndo(runsIn(plans), options.run, opened);
      const { changes: taken, left } = memoriesBefore(ofRun, plans, opened);
      const changes = [...taken, ...declinedBy(ofRun, taken, opened)];
      if (ofRun.some((plan) => detailIn(plan)?.kind === "edit"))
        changes.push(...namedBack(opened.folder, changes, opened));
      const files = plannedFrom(withMarks(changes, opened.folder), opened.folder, `undo of ${run}`);
      if (taken.length > 0) await write(files, detailOfKind("undo", `undo ${run}`, { undoes: run }));
      return { run, wasUndone: undone, undone: taken.map(({ file }) => shown(opened, file)), left };
    },
    (located) => void runToUndo(runsIn(loadPlans(located.state).plans), options.run, located),
  );
  const { run, wasUndone, undone, left } = result;
  if (options.json) {
    surroundings.print(JSON.stringify({ run, undone, left, commit, commitPostponed }));
    return 0;
  }
  surroundings.print(
    undone.length > 0
      ? `took back ${run}:`
      : wasUndone
        ? `${run} is undone already; lithify redo ${run} writes it again`
        : `nothing of ${run} could be taken back`,
  );
  for (const file of undone) surroundings.print(`  ${oneLine(file)}`);
  for (const { file, because } of left) surroundings.print(`  left alone: ${oneLine(file)} (${oneLine(because)})`);
  return 0;
}
