/**
 * What requests have cost, by day, week and model, and how much of what was sent came from a cache.
 */
import type { UsageSum } from "../../store/state/ledger.ts";
import type { Say } from "./said.ts";

export type CostRow = ReturnType<typeof withShare>;
export type Cost = ReturnType<typeof costOf>;

/**
 * @param sums each oldest first   @param ignored lines of the ledger that could not be read
 * @param isPriced whether a price is configured: without one 0 USD is no price
 */
export function costOf(
  sums: Readonly<Record<"day" | "week" | "model" | "all", readonly UsageSum[]>>,
  ignored: number,
  isPriced: boolean,
  say: Say,
) {
  const rows = (by: keyof typeof sums): CostRow[] =>
    sums[by].map((sum) => ({ ...withShare(sum), key: say(sum.key, 200) })).reverse();
  const days = rows("day");
  return {
    total: rows("all")[0],
    by: { day: days, week: rows("week"), model: rows("model") },
    // Oldest first.
    tokens: {
      kinds: ["read", "from cache", "written"],
      rows: days.toReversed().map(({ key, inputTokens, cachedTokens, outputTokens }) => ({
        label: key,
        counts: [Math.max(0, inputTokens - cachedTokens), cachedTokens, outputTokens],
      })),
    },
    ...{ ignored, isPriced },
  };
}

const withShare = (sum: UsageSum) => ({
  ...sum,
  /** 0 to 1, of the input. */
  cachedShare: sum.inputTokens === 0 ? 0 : sum.cachedTokens / sum.inputTokens,
});
