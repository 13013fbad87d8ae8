/**
 * `lithify runs`: every run that wrote, newest first: what it changed, its commit, and whether it is undone.
 */
import { oneLine } from "../report/printable.ts";
import { loadPlans } from "../store/state/runs.ts";
import { subjectOf, weeksOf } from "../workspace/commit-run.ts";
import { locate } from "../workspace/opened.ts";
import type { Located } from "../workspace/parts.ts";
import { type RunRecord, runsIn, toldFiles } from "../workspace/run-history.ts";
import { detailIn } from "../workspace/run-plans.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";

export async function runs(options: GlobalOptions, surroundings: Surroundings): Promise<number> {
  const located = await locate(options, surroundings);
  const { plans, notices } = loadPlans(located.state);
  notices.forEach(surroundings.tell);
  const told = runsIn(plans)
    .toReversed()
    .map((record) => toldRun(record, located));
  if (options.json) surroundings.print(JSON.stringify({ runs: told.map(({ subject: _subject, ...one }) => one) }));
  else if (told.length === 0) surroundings.print("no run has written anything yet");
  else for (const one of told) surroundings.print(lineOf(one));
  return 0;
}

type Told = ReturnType<typeof toldRun>;

function toldRun({ run, at, plans, undone }: RunRecord, located: Located) {
  const details = plans.flatMap((plan) => detailIn(plan) ?? []);
  // What a run made and wrote again, it made.
  const changes = new Map(plans.toReversed().flatMap((plan) => changesOf(plan, located)));
  return {
    ...{ subject: subjectOf(details), run, at, weeks: weeksOf(details) },
    changes: [...changes].map(([file, change]) => ({ file, change })),
    ...{ commit: details.findLast(({ commit }) => commit !== undefined)?.commit ?? null, undone },
  };
}

/** As the compaction called it, else as the bytes tell. */
const changesOf = (plan: RunRecord["plans"][number], located: Located): [file: string, change: string][] => {
  const named = new Map(detailIn(plan)?.memories.map(({ file, change }) => [file, change]));
  return toldFiles(plan, located).map(({ path, file, before, after }) => [
    path,
    named.get(file ?? "") ?? (before === null ? "created" : after === null ? "removed" : "updated"),
  ]);
};

function lineOf({ run, subject, changes, commit, undone }: Told): string {
  const counts = Map.groupBy(changes, ({ change }) => change);
  const what = [...counts].map(([change, of]) => `${of.length} ${change}`).join(", ");
  const parts = [run, oneLine(subject), what, commit === null ? "" : `commit ${commit.slice(0, 10)}`];
  return [...parts, undone ? "undone" : ""].filter((part) => part !== "").join("  ");
}
