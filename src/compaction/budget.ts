/**
 * What may be spent: looked at before each request with an estimate, so that a limit is never overrun by more than one
 * answer; failed attempts count as what they cost.
 */
import { BudgetReached } from "../errors.ts";
import type { Usage } from "../usage.ts";

export interface Limits {
  readonly runTokens: number;
  readonly dayTokens: number;
  readonly monthUsd: number;
}

/** Tokens read and written. */
export type Spent = Limits;

export interface Price {
  readonly inputPerMTok: number;
  /** Null: nobody said that they cost less. */
  readonly cachedInputPerMTok: number | null;
  readonly outputPerMTok: number;
}

/** USD; cached tokens are counted among the input and cost their own price, or that of the others where they have none. */
export function costOf(usage: Pick<Usage, "inputTokens" | "outputTokens" | "cachedTokens">, price: Price): number {
  const cachedPrice = price.cachedInputPerMTok ?? price.inputPerMTok;
  const fresh = Math.max(0, usage.inputTokens - usage.cachedTokens);
  return (
    (fresh * price.inputPerMTok + usage.cachedTokens * cachedPrice + usage.outputTokens * price.outputPerMTok) / 1e6
  );
}

export const partOf = ({ inputPerMTok, cachedInputPerMTok, outputPerMTok }: Price, share: number): Price => ({
  inputPerMTok: inputPerMTok * share,
  cachedInputPerMTok: cachedInputPerMTok === null ? null : cachedInputPerMTok * share,
  outputPerMTok: outputPerMTok * share,
});

/** @throws {BudgetReached} naming the key to raise, when a request of about these tokens would pass a limit; 0 is no limit */
export function checkBudget(
  limits: Limits,
  spent: Spent,
  next: { inputTokens: number; outputTokens: number },
  price: Price,
): void {
  const tokens = next.inputTokens + next.outputTokens;
  const over = (key: string, limit: number, used: number, more: number, unit: string, until: string): void => {
    if (limit === 0 || used + more <= limit) return;
    throw new BudgetReached(
      `budget.${key} of ${limit} ${unit}: ${round(used)} used, the next request takes about ${round(more)}`,
      `raise budget.${key}, or wait: it goes on ${until}`,
    );
  };
  over("runTokens", limits.runTokens, spent.runTokens, tokens, "tokens", "with the next run");
  over("dayTokens", limits.dayTokens, spent.dayTokens, tokens, "tokens", "tomorrow");
  over("monthUsd", limits.monthUsd, spent.monthUsd, costOf({ ...next, cachedTokens: 0 }, price), "USD", "next month");
}

const round = (amount: number): string => (Number.isInteger(amount) ? String(amount) : amount.toFixed(4));
