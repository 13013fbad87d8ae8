/**
 * Random edits of real weeks that the offline model compacted: no memory cites a line that says something else, and a second
 * run writes nothing. In two files, which run side by side.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { it } from "vitest";
import { type Week, weekOf } from "../../src/calendar/week.ts";
import { listLogs, readLog } from "../../src/daily/read-logs.ts";
import { extractive } from "../../src/offline/extractive.ts";
import { editedWeeks, editings, expectTrueThroughout, type Logs, linesOf } from "../edited-logs/edited-weeks.ts";
import { CORPUS } from "./corpus.ts";

const LOGS = join(CORPUS, "logs");
/** Few, so that the corpus is tested within two minutes; `LITHIFY_EDITS` says how many by hand. */
const RUNS = Number(process.env.LITHIFY_EDITS ?? 1);
/** Weeks of one source that are edited together, and lines of a log: one of thousands would take all the time. */
const WEEKS = 2;
const LINES = RUNS > 1 ? 200 : 60;

async function weeksOf(name: string): Promise<[Week, Logs][]> {
  const { logs } = await listLogs(LOGS, [join(LOGS, name)]);
  const read = (await Promise.all(logs.map((log) => readLog(log)))).flatMap((one) => ("log" in one ? [one.log] : []));
  const byWeek = Map.groupBy(read, ({ day }) => weekOf(day));
  return [...byWeek].map(([week, some]) => [week, new Map(some.map((log) => [log.path, log.lines.slice(0, LINES)]))]);
}

/** @param first of the two halves: every second source from the first or the second on, of which each other one by hand alone */
export function leavesTheirWords(first: 0 | 1): void {
  const sources = readdirSync(LOGS).filter((_, i) => i % (RUNS > 1 ? 2 : 4) === first);
  it.each(sources)("leave the memories of %s with their words", { timeout: 3_600_000 }, (name) => holdsFor(name));
}

async function holdsFor(name: string): Promise<void> {
  const weeks = (await weeksOf(name)).sort(([a], [b]) => (a < b ? -1 : 1)).map(([, logs]) => logs);
  const some = fc
    .nat(Math.max(0, weeks.length - WEEKS))
    .map((at) => new Map(weeks.slice(at, at + WEEKS).flatMap((logs) => [...logs])));
  const all = new Map(weeks.flatMap((logs) => [...logs]));
  await fc.assert(
    fc.asyncProperty(editings(some, linesOf(all)), fc.constantFrom("sure", "likely"), async (editing, keep) => {
      await expectTrueThroughout(editedWeeks(extractive, { keep }), editing);
    }),
    { numRuns: RUNS },
  );
}
