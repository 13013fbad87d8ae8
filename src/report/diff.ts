/**
 * A plan as a unified diff, the way git shows it. The one door of the diff package, loaded only for a dry run.
 */
import { createTwoFilesPatch } from "diff";
import type { WeekPlan } from "../compaction/plan.ts";

/** @param pathOf how a file of the memory folder is named to people */
export function planDiff(plan: Pick<WeekPlan, "files">, pathOf: (file: string) => string): string {
  return plan.files
    .map(({ file, before, after }) => {
      const patch = createTwoFilesPatch(
        before === null ? "/dev/null" : `a/${pathOf(file)}`,
        after === null ? "/dev/null" : `b/${pathOf(file)}`,
        before ?? "",
        after ?? "",
        undefined,
        undefined,
        { context: 3 },
      );
      return patch.replace(/^=+\n/, "");
    })
    .join("");
}
