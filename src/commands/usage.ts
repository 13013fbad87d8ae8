/**
 * `lithify usage`: what requests have cost, by day, week and model.
 */

import { shownUsd } from "../report/usd.ts";
import { table } from "../report/week-report.ts";
import { readLedger, sumUsage } from "../store/state/ledger.ts";
import { stateOf } from "../workspace/state.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { openWorkspace } from "../workspace/workspace.ts";

export async function usage(options: GlobalOptions, surroundings: Surroundings): Promise<number> {
  const { print, tell } = surroundings;
  const { root } = await openWorkspace(options, surroundings);
  const { entries, ignored } = readLedger(await stateOf(root, surroundings));
  if (ignored > 0) tell(`${ignored} lines of the ledger cannot be read and are not counted`);
  const sums = { day: sumUsage(entries, "day"), week: sumUsage(entries, "week"), model: sumUsage(entries, "model") };
  if (options.json) {
    print(JSON.stringify(sums));
    return 0;
  }
  if (entries.length === 0) {
    print("nothing was asked of a paid model yet");
    return 0;
  }
  const unsettled = entries.filter((entry) => entry.unsettled).length;
  const head = ["calls", "input tokens", "of these cached", "output tokens", "USD"];
  for (const [by, rows] of Object.entries(sums))
    print(
      `${table(
        [by, ...head],
        rows.map((row) => [
          row.key,
          row.calls,
          row.inputTokens,
          row.cachedTokens,
          row.outputTokens,
          shownUsd(row.costUsd, row.inputTokens + row.outputTokens),
        ]),
      )}\n`,
    );
  if (unsettled > 0)
    print(
      `${unsettled} of these requests ${unsettled === 1 ? "is" : "are"} under way, or lithify was killed meanwhile: counted as the input they were estimated to take`,
    );
  return 0;
}
