/**
 * `lithify redo RUN`: writes again what an undo took back, where nothing has changed since; what it leaves it names. The
 * weekly documents list it again, and decline its evidence no more.
 */
import { withMarks } from "../compaction/index-texts.ts";
import { plannedFrom } from "../compaction/plan.ts";
import { namedBack } from "../compaction/renamed.ts";
import { shown } from "../memory/file/memory-path.ts";
import { oneLine } from "../report/printable.ts";
import { loadPlans } from "../store/state/runs.ts";
import { detailOfKind, locked } from "../workspace/locked.ts";
import { runsIn, undoToRedo } from "../workspace/run-history.ts";
import { detailIn } from "../workspace/run-plans.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { listedAgain, memoriesBefore } from "../workspace/turned-back.ts";

interface RedoOptions extends GlobalOptions {
  /** The run that was undone, or the undo. */
  readonly run: string;
}

export async function redo(options: RedoOptions, surroundings: Surroundings): Promise<number> {
  const { result, commit, commitPostponed } = await locked(
    "lithify redo",
    options,
    surroundings,
    async ({ opened, write }) => {
      const { plans } = loadPlans(opened.state);
      const { run, plan } = undoToRedo(runsIn(plans), options.run);
      const back = memoriesBefore([plan], plans, opened);
      const changes = [...back.changes, ...listedAgain(plan, back, opened)];
      const again = plans.filter((one) => one.run === run);
      if (again.some((one) => detailIn(one)?.kind === "edit"))
        changes.push(...namedBack(opened.folder, changes, opened));
      const files = plannedFrom(withMarks(changes, opened.folder), opened.folder, `redo of ${run}`);
      if (back.changes.length > 0) await write(files, detailOfKind("redo", `redo ${run}`, { redoes: run }));
      return { run, redone: back.changes.map(({ file }) => shown(opened, file)), left: back.left };
    },
    (located) => void undoToRedo(runsIn(loadPlans(located.state).plans), options.run),
  );
  const { run, redone, left } = result;
  if (options.json) {
    surroundings.print(JSON.stringify({ run, redone, left, commit, commitPostponed }));
    return 0;
  }
  surroundings.print(redone.length > 0 ? `wrote again ${run}:` : `nothing of ${run} could be written again`);
  for (const file of redone) surroundings.print(`  ${oneLine(file)}`);
  for (const { file, because } of left) surroundings.print(`  left alone: ${oneLine(file)} (${oneLine(because)})`);
  return 0;
}
