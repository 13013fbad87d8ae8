/**
 * What each rule of taste in the offline model is worth: the same annotated weeks with it and without it. A rule stays when it
 * changes at least three outcomes for the better, net, in at least two sources. An outcome is a memory found or wrongly kept, a
 * fact covered by the document, a bullet that rests on no line of the gold. The ranker is the one fitted without the week's source.
 *
 * Usage: node bench/rules.ts [SHARED]   SHARED: the folder with bench/ and corpus/, default ../shared; without it bench/weeks
 */
import { join } from "node:path";
import type { Rules } from "../src/offline/week.ts";
import { labelledWeeks, type Outcome, outcomeOf } from "./offline-outcomes.ts";
import { withUnseenOdds } from "./unseen-odds.ts";

const LEAST_OUTCOMES = 3;
const LEAST_SOURCES = 2;
/** What README and contract promise is no matter of taste, and rare in logs of people who have not read them: what is due is told, or counted. */
const PROMISED: ReadonlySet<string> = new Set(["mark.tag", "said.chose", "document.due"]);

const shared = process.argv[2] ?? join(import.meta.dirname, "..", "..", "shared");
const weeks = labelledWeeks(shared);
withUnseenOdds(weeks);

/** Every rule that was asked for, by name. */
const asked = new Set<string>();
const all: Rules = { has: (rule) => asked.add(rule).has(rule) };
const before = weeks.map((week) => outcomeOf(week, all));

const COLUMNS = {
  found: ({ found }: Outcome) => found.filter(Boolean).length,
  "kept right": ({ kept }: Outcome) => kept.filter(Boolean).length,
  "kept wrong": ({ kept, keptCount }: Outcome) => keptCount - kept.filter(Boolean).length,
  facts: ({ covered }: Outcome) => covered.filter(Boolean).length,
  "bullets on nothing": ({ otherBullets }: Outcome) => otherBullets,
};
const BETTER = [1, 1, -1, 1, -1];

console.log(["rule".padEnd(24), ...Object.keys(COLUMNS), "net", "sources better", "sources worse", ""].join("  "));
for (const rule of [...asked].sort()) {
  const without = weeks.map((week) => outcomeOf(week, { has: (name) => name !== rule }));
  const differences = Object.values(COLUMNS).map((of) => before.map((one, i) => of(one) - of(without[i]!)));
  const sums = differences.map((own) => own.reduce((sum, one) => sum + one, 0));
  const perSource = new Map<string, number>();
  for (const [i, { source }] of before.entries())
    perSource.set(
      source,
      differences.reduce((sum, own, c) => sum + own[i]! * BETTER[c]!, perSource.get(source) ?? 0),
    );
  const net = sums.reduce((sum, one, c) => sum + one * BETTER[c]!, 0);
  const better = [...perSource.values()].filter((one) => one > 0).length;
  const worse = [...perSource.values()].filter((one) => one < 0).length;
  const isEarned = net >= LEAST_OUTCOMES && better >= LEAST_SOURCES;
  const verdict = isEarned ? "stays" : PROMISED.has(rule) ? "promised" : "goes";
  const signed = (value: number, width: number): string => `${value > 0 ? "+" : ""}${value}`.padStart(width);
  const cells = Object.keys(COLUMNS).map((name, c) => signed(sums[c]!, name.length));
  console.log(
    [rule.padEnd(24), ...cells, signed(net, 3), String(better).padStart(14), String(worse).padStart(13), verdict].join(
      "  ",
    ),
  );
}
