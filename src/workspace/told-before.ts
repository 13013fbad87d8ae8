/**
 * Memories that were told before their week had a document to list them, by `remember` or `extract --write`. One that is gone
 * again, undone or deleted by hand, must not come back with the same lines: its week declines them when it is compacted.
 */
import { type Week, weekOf } from "../calendar/week.ts";
import { type Told, withTold } from "../compaction/told-listed.ts";
import type { Listed } from "../memory/identity/lines.ts";
import type { Change } from "../memory/reconcile.ts";
import { onceFor } from "../once.ts";
import { isElsewhere } from "../store/git/once-tracked.ts";
import { plansOfPart } from "../store/state/runs.ts";
import type { Opened } from "./opened.ts";
import { detailIn, type PlanDetail } from "./run-plans.ts";
import type { Surroundings } from "./surroundings.ts";

/** What a plan keeps of them. */
export const toldIn = (changes: readonly Change[]): Told[] =>
  changes.flatMap(({ kind, file, found }) =>
    found === undefined || kind === "proposed"
      ? []
      : [{ week: weekOf(found.spans[0]!.day), file, evidence: found.evidence }],
  );

const KINDS: readonly PlanDetail["kind"][] = ["remember", "extract"];

const plansIn = onceFor(({ state }: Opened) => KINDS.flatMap((kind) => [...plansOfPart(state, kind)]));

export async function toldBefore(
  opened: Opened,
  surroundings: Surroundings,
): Promise<ReadonlyMap<Week, readonly Told[]>> {
  const all: Told[] = [];
  for (const plan of plansIn(opened)) {
    const { told = [], commit } = detailIn(plan) ?? {};
    const isGone = told.some(({ file }) => !opened.folder.texts.has(file));
    if (commit && isGone && (await isElsewhere(opened.memoryFolder, commit, surroundings))) continue;
    all.push(...told);
  }
  return Map.groupBy(all, ({ week }) => week);
}

/** By week, the words that the memories which stand rest on: as its document lists them, or as they were told before it had one. */
export const listedIn = onceFor((opened: Opened): ReadonlyMap<Week, readonly Listed[]> => {
  const told = Map.groupBy(
    plansIn(opened).flatMap((plan) => detailIn(plan)?.told ?? []),
    ({ week }) => week,
  );
  const { documents } = opened.folder;
  const weeks = [...new Set([...documents.keys(), ...told.keys()])];
  return new Map(
    weeks.map((week) => [week, withTold(documents.get(week)?.memories ?? [], told.get(week) ?? [])] as const),
  );
});
