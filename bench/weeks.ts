/**
 * Measures the built command on the repository's own weeks (bench/weeks), offline and with nobody's configuration:
 * a workspace a source in a temporary folder, then a table by source, and totals of the dev and the held half.
 *
 * Usage: node bench/weeks.ts [SOURCE...] [--verbose] [--keep] [--json]
 *   --verbose   names what was missed, unwanted and untold, of dev sources only: held ones stay unseen
 *   --keep      leaves the workspaces and says where, for another scorer
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { goldOf, type Half, type Source, sources, WEEKS } from "./own/gold.ts";
import { addUp, type Counts, rates, scoreWeek, type WeekScore } from "./own/score.ts";
import { readWorkspace } from "./own/workspace.ts";
import { compact } from "./quality-workspace.ts";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { verbose: { type: "boolean" }, keep: { type: "boolean" }, json: { type: "boolean" } },
});
const chosen = sources().filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (chosen.length === 0) throw new RangeError(`no source of bench/weeks is named ${positionals.join(" or ")}`);
const work = mkdtempSync(join(tmpdir(), "lithify-weeks-"));

try {
  const scored = chosen.map((source) => ({ source, weeks: scoresOf(source) }));
  const countsOf = (half: Half): Counts =>
    addUp(
      scored.filter(({ source }) => source.half === half).flatMap(({ weeks }) => weeks.map(({ counts }) => counts)),
    );
  const rows = scored.map(({ source, weeks }) => ({
    ...source,
    counts: addUp(weeks.map(({ counts }) => counts)),
  }));
  const totals = (["dev", "held"] as const)
    .map((half) => ({ half, counts: countsOf(half) }))
    .filter(({ counts }) => counts.weeks > 0);
  if (flags.json) console.log(JSON.stringify({ sources: rows, totals }, null, 1));
  else {
    console.log(`${"".padEnd(32)}weeks made want    P    R   F1  strict | with inbox R | told  ≤30%  ≤20%  size`);
    for (const { half, counts } of totals) {
      for (const row of rows) if (row.half === half) print(`${row.name} (${row.language})`, row.counts);
      print(half.toUpperCase(), counts);
    }
  }
  if (flags.verbose)
    for (const { source, weeks } of scored)
      for (const week of source.half === "dev" ? weeks : []) tellFaults(source, week);
} finally {
  if (flags.keep) console.error(`kept: ${work}`);
  else rmSync(work, { recursive: true, force: true });
}

function scoresOf({ name }: Source): WeekScore[] {
  const workspace = join(work, name);
  mkdirSync(workspace);
  cpSync(join(WEEKS, name, "logs"), join(workspace, "logs"), { recursive: true });
  compact(workspace);
  const read = readWorkspace(workspace);
  return goldOf(name).map((gold, i) => scoreWeek(gold, read, i === 0));
}

function print(title: string, counts: Counts): void {
  const any = rates(counts.hits, counts.kept, counts.wanted);
  const strict = rates(counts.strictHits, counts.kept, counts.wanted);
  const inbox = rates(counts.hitsWithInbox, counts.kept + counts.proposed, counts.wanted);
  const share = (part: number): string => percent(counts.facts > 0 ? part / counts.facts : 1);
  const [made, want] = [counts.kept, counts.wanted].map((count) => String(count).padStart(4));
  console.log(
    title.padEnd(32) +
      `${String(counts.weeks).padStart(5)} ${made} ${want} ${percent(any.precision)} ${percent(any.recall)} ` +
      `${percent(any.f1)}   ${percent(strict.f1)} | ${String(counts.proposed).padStart(5)} ${percent(inbox.recall)} | ` +
      `${share(counts.told)} ${share(counts.toldIn30)} ${share(counts.toldIn20)} ${percent(counts.weeklyBytes / counts.logBytes)}`,
  );
}

function tellFaults(source: Source, week: WeekScore): void {
  console.log(`\n${source.name}`);
  for (const [title, list] of Object.entries({ missed: week.missed, unwanted: week.unwanted, untold: week.untold }))
    for (const entry of list) console.log(`  ${title.padEnd(8)} ${entry}`);
}

function percent(share: number): string {
  return (share * 100).toFixed(1).padStart(5);
}
