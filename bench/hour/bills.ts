/** Which answers of the hour were paid for more than once, and why. Pure. */
import type { Bill } from "./model.ts";

/** An answer counts as lost with its asker where that died so shortly before or after. */
const AT_DEATH_MS = 1_500;

export interface Judged {
  /** Answers for weeks, and how many different contents of a week they are for. */
  readonly weekBills: number;
  readonly contents: number;
  readonly requests: number;
  /** Contents that were asked about with other memories beside them: what was not pushed was planned anew. */
  readonly anew: number;
  /** Bills beyond the first of the same request, by why. */
  readonly twice: Readonly<Record<string, number>>;
  readonly unexplained: readonly string[];
}

/** @param deaths when something died that may have had an answer in its hands */
export function judged(bills: readonly Bill[], deaths: readonly number[]): Judged {
  const weekBills = bills.filter(({ logs }) => logs !== undefined);
  const requests = Map.groupBy(bills, ({ workspace, digest }) => `${workspace} ${digest}`);
  const contents = Map.groupBy(weekBills, ({ workspace, logs }) => `${workspace} ${logs}`);
  const nearest = (ms: number): number => Math.min(...deaths.map((death) => Math.abs(death - ms)));
  /** A turn that pushed its answers forgets them: a later one may have the same doubt about the same lines. */
  const isLaterTurn = (one: Bill, next: Bill): boolean =>
    one.logs === undefined &&
    weekBills.some(
      ({ workspace, endedMs }) => workspace === one.workspace && endedMs > one.endedMs && endedMs < next.endedMs,
    );
  const whyOf = (one: Bill, next: Bill): string | undefined => {
    if (one.unheard) return "nobody was there any more to take the first";
    if (nearest(one.endedMs) < AT_DEATH_MS) return "the first came within 1.5 s of a death";
    return isLaterTurn(one, next) ? "a second look at the same lines in a later turn" : undefined;
  };
  const twice: Record<string, number> = {};
  const unexplained: string[] = [];
  for (const same of requests.values())
    for (const [i, next] of same.entries()) {
      const one = same[i - 1];
      if (one === undefined) continue;
      const why = whyOf(one, next) ?? "UNEXPLAINED";
      twice[why] = (twice[why] ?? 0) + 1;
      if (why === "UNEXPLAINED")
        unexplained.push(
          `${one.workspace}, a ${one.logs === undefined ? "second look" : "week"}, at ${new Date(one.endedMs).toISOString()} and ${new Date(next.endedMs).toISOString()}; the nearest death ${(nearest(one.endedMs) / 1_000).toFixed(1)} s away`,
        );
    }
  const anew = [...contents.values()].filter((same) => new Set(same.map(({ digest }) => digest)).size > 1).length;
  return { weekBills: weekBills.length, contents: contents.size, requests: requests.size, anew, twice, unexplained };
}
