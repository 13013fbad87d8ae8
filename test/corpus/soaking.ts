/**
 * The weeks of real logs: each week answered by the extractive model (in every third source), and by one that besides
 * says a line of the week as an update of a memory it was shown, in that line's words or turned about. Nothing specific
 * that a memory held gets lost, and a second run writes nothing. LITHIFY_SOAK_ROUNDS lays the same logs out over as many
 * half years, so that the folder grows.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { addWeeks, daysOf, weekOf } from "../../src/calendar/week.ts";
import type { DailyLog } from "../../src/daily/daily-log.ts";
import { listLogs, readLog } from "../../src/daily/read-logs.ts";
import type { Model } from "../../src/model/model.ts";
import { extractive } from "../../src/offline/extractive.ts";
import { soakOf } from "../support/soak-weeks.ts";
import { CORPUS } from "./corpus.ts";

const LOGS = join(CORPUS, "logs");
const ROUNDS = Number(process.env.LITHIFY_SOAK_ROUNDS ?? 1);
const HALF_YEAR_WEEKS = 26;

async function corpusLogs(name: string): Promise<DailyLog[]> {
  const { logs } = await listLogs(LOGS, [join(LOGS, name)]);
  const read = await Promise.all(logs.map((log) => readLog(log)));
  return read.flatMap((one) => ("log" in one ? [one.log] : []));
}

/** The same logs, some weeks later: as if a team wrote the like once more. */
const later = (logs: readonly DailyLog[], weeks: number): DailyLog[] =>
  logs.map((log) => {
    const day = daysOf(addWeeks(weekOf(log.day), weeks))[daysOf(weekOf(log.day)).indexOf(log.day)]!;
    return {
      ...log,
      day,
      path: log.path.replace(log.day, day),
      lines: log.lines.map((line) => line.replaceAll(log.day, day)),
    };
  });

/** Adds an update of a memory that it was shown; every other week with the halves of the line turned about. */
const updating: Model = async (request, signal) => {
  const answer = await extractive(request, signal);
  const known = request.known[0];
  const line = request.logs
    .flatMap(({ lines, bodyStart }) => lines.slice(bodyStart))
    .map((text) => text.replace(/^\s*[-*] /, "").trim())
    .find((text) => /^\w[^`|"\\<>[\]]{40,200}$/.test(text));
  if (known === undefined || line === undefined) return answer;
  const [first = "", ...rest] = line.split(", ");
  const turned = request.week! > "2026-W10" && rest.length > 0 ? `${rest.join(", ")}, ${first}` : line;
  const block = [
    ...[
      "```typed_memory",
      "---",
      `name: ${JSON.stringify(known.name)}`,
      `description: ${JSON.stringify(turned.slice(0, 120))}`,
    ],
    ...[`type: ${known.file.slice(0, known.file.indexOf("_"))}`, `updates: ${known.file}`],
    ...[`evidence: [${JSON.stringify(line)}]`, "---", "", turned, "```"],
  ];
  return { ...answer, text: `${answer.text.trimEnd()}\n\n${block.join("\n")}\n` };
};

const NAMES = readdirSync(LOGS, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** A half of the sources: they are soaked in two files side by side, since one alone would be all that the corpus waits for. */
export async function losesNothing(half: 0 | 1): Promise<void> {
  let memories = 0;
  // Every second one, so that CI ends within its ten minutes; LITHIFY_SOAK_ROUNDS by hand takes all.
  const mine = NAMES.filter((_, n) => n % (ROUNDS === 1 ? 4 : 2) === half);
  for (const [nth, { name }] of mine.entries()) {
    const once = await corpusLogs(name);
    const logs = Array.from({ length: ROUNDS }, (_, n) => later(once, n * HALF_YEAR_WEEKS)).flat();
    const weeks = [...new Set(logs.map(({ day }) => weekOf(day)))].sort();
    for (const [said, model] of [
      ["extractive", extractive],
      ["updating", updating],
    ] as const) {
      // The second says all that the first does; alone it is asked of a third of the sources, and of all by hand.
      if (said === "extractive" && ROUNDS === 1 && nth % 3 !== 0) continue;
      const soak = soakOf(logs, model);
      for (const week of weeks) await soak.week(week);
      await soak.idle();
      const counts = soak.counts();
      expect(counts.asked, name).toBe(weeks.length);
      memories += counts.memories;
      console.log(`soak, ${name}, ${said}: ${JSON.stringify({ weeks: weeks.length, ...counts })}`);
    }
  }
  // A source may have none: it has few weeks, and nothing in them was worth keeping.
  expect(memories).toBeGreaterThan(mine.length);
}
