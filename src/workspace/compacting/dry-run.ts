/** What a compaction would write, asked for and planned like one that writes, with nothing written. */
import type { WeekResult } from "../../compaction/compact.ts";
import type { WeekState } from "../../compaction/due.ts";
import { committable, folderWith } from "../../compaction/folder.ts";
import type { WeekPlan } from "../../compaction/plan.ts";
import { type Choosing, choose, isNamedByForce, type Selector } from "../choose-weeks.ts";
import { lostDocuments } from "../lost-documents.ts";
import { makeLevels } from "../make-levels.ts";
import type { Opened } from "../opened.ts";
import { detailOf, idChange, withHandEdits } from "../run-plans.ts";
import type { GlobalOptions, Surroundings } from "../surroundings.ts";
import { doneAmong, levelsChosen } from "./levels-after.ts";
import { endedAfter, portsOf } from "./ports.ts";

const NO_PLAN: Omit<WeekPlan, "files"> = {
  ...{ changes: [], weeklyBytes: 0, dropped: 0, fallen: [] },
  likely: { proposed: 0, left: [] },
  marked: { told: 0, without: 0 },
};

/** @returns with the plans in the order in which they would be applied, each over those before it */
export async function dryRunOf(
  opened: Opened,
  selector: Selector,
  options: GlobalOptions & Choosing,
  surroundings: Surroundings,
) {
  const { compactWeeks } = await import("../../compaction/compact.ts");
  const chosen = choose(opened, selector, options, surroundings);
  const { lost, states, failed } = await lostDocuments(
    chosen.states,
    opened,
    { fetch: false, doubt: isNamedByForce(options) },
    surroundings,
  );
  const idle = [...chosen.results, ...failed];
  const { openBatch } = options.batch ? await import("../batch.ts") : {};
  const batch = await openBatch?.(opened, "dry", surroundings);
  const ports = await portsOf(opened, surroundings, options.force === true, undefined, batch);
  let folder = opened.folder;
  const plans: WeekPlan[] = [];
  const compactSome = (some: readonly WeekState[]): Promise<WeekResult[]> =>
    compactWeeks(
      some,
      {
        ...{ ...ports, lost },
        folder: () => committable(folder),
        concurrency: ports.offline ? 1 : opened.workspace.config.model.concurrency,
        apply: (asked, plan) => {
          const files = withHandEdits(opened, plan.files, detailOf(asked, plan).bytes.logs);
          plans.push({ ...plan, files: [...(plans.length === 0 ? idChange(opened) : []), ...files] });
          folder = folderWith(folder, plan.files);
          return { left: [] };
        },
      },
      surroundings.signal,
    );
  const { inWaves } = batch ? await import("../in-waves.ts") : {};
  const results = await endedAfter(ports.end, async () =>
    batch && inWaves ? inWaves(states, batch, opened, compactSome, surroundings) : compactSome(states),
  );
  const levels = await makeLevels(
    {
      ...{ opened, force: options.force === true, done: doneAmong(results), folder: () => committable(folder) },
      selector: batch ? { kind: "none" } : levelsChosen(selector, options, surroundings),
      apply: async (files) => {
        plans.push({ ...NO_PLAN, files });
        folder = folderWith(folder, files);
        return { left: [] };
      },
    },
    surroundings,
  );
  return { weeks: [...idle, ...results], levels, plans };
}
