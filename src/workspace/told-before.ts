/**
 * Memories that were told before their week had a document to list them, by `remember` or `extract --write`. One that is gone
 * again, undone or deleted by hand, must not come back with the same lines: its week declines them when it is compacted.
 */
import { type Week, weekOf } from "../calendar/week.ts";
import type { Listed } from "../memory/identity/lines.ts";
import type { Change } from "../memory/reconcile.ts";
import { plansOfPart } from "../store/state/runs.ts";
import type { Located } from "./opened.ts";
import { detailIn, type PlanDetail } from "./run-plans.ts";

export interface Told extends Listed {
  readonly week: Week;
}

/** What a plan keeps of them. */
export const toldIn = (changes: readonly Change[]): Told[] =>
  changes.flatMap(({ kind, file, found }) =>
    found === undefined || kind === "proposed"
      ? []
      : [{ week: weekOf(found.spans[0]!.day), file, evidence: found.evidence }],
  );

const KINDS: readonly PlanDetail["kind"][] = ["remember", "extract"];

export function toldBefore({ state }: Pick<Located, "state">): ReadonlyMap<Week, readonly Told[]> {
  const plans = KINDS.flatMap((kind) => [...plansOfPart(state, kind)]);
  return Map.groupBy(
    plans.flatMap((plan) => detailIn(plan)?.told ?? []),
    ({ week }) => week,
  );
}
