/** What a compaction would write, asked for and planned like one that writes, with nothing written. */
import { folderWith } from "../../compaction/folder.ts";
import type { PlannedChange } from "../../compaction/plan.ts";
import { type Choosing, choose, levelsChosen, type Selector } from "../choose-weeks.ts";
import type { Opened } from "../opened.ts";
import { idChange, withHandEdits } from "../run-plans.ts";
import type { GlobalOptions, Surroundings } from "../surroundings.ts";
import { compactHeld, compactWaves, type Going, levelsHeld } from "./run.ts";

/** @returns with the plans in the order in which they would be applied, each over those before it */
export async function dryRunOf(
  opened: Opened,
  selector: Selector,
  options: GlobalOptions & Choosing,
  surroundings: Surroundings,
) {
  const plans: { readonly files: readonly PlannedChange[] }[] = [];
  let { folder } = opened;
  const write: Going["held"]["write"] = async (files, { bytes }) => {
    plans.push({
      files: [...(plans.length === 0 ? idChange(opened) : []), ...withHandEdits(opened, files, bytes.logs)],
    });
    folder = folderWith(folder, files);
    return { left: [] };
  };
  const ears = { onAsk: () => {}, onWeek: () => {}, onLevel: () => {} };
  const going: Going = { held: { opened, write }, options, ears, surroundings, reread: () => folder };
  const chosen = choose(opened, selector, options, surroundings);
  const results = options.batch
    ? (await compactWaves(chosen.states, going, "dry")).results
    : await compactHeld(chosen.states, going);
  const levels = await levelsHeld(
    results,
    options.batch ? { kind: "none" } : levelsChosen(selector, options, surroundings),
    going,
  );
  return { weeks: [...chosen.results, ...results], levels, plans };
}
