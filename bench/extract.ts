/**
 * How well the profiles extract: labelled texts in `cases/`, one file a profile, scored one to one; and for precision the
 * numbers that document 004 expected and nobody measured, on the corpus. Offline, without a model; a case may bring a
 * recorded answer. Effects: reads `cases/` and SHARED, writes nothing.
 *
 * Usage: node bench/extract.ts [SHARED] [--profile NAME] [--verbose]     SHARED: the folder with corpus/ and bench/, default ../shared
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DailyLog } from "../src/daily/daily-log.ts";
import { redact } from "../src/daily/redact.ts";
import { expectedNumbers } from "./extract-expected.ts";
import { joinNumbers } from "./extract-join.ts";
import { PROFILES } from "./extract-profiles.ts";
import { type Expected, f1Of, fits, isKind, type Made, type Score, scoreOf, sumOf } from "./extract-score.ts";

interface Case {
  readonly name: string;
  readonly about: string;
  readonly day: string;
  readonly text?: readonly string[];
  /** Instead of a text: files of this checkout's `logs/`, or `corpus/SOURCE/FILE` of SHARED, read as one. */
  readonly logs?: readonly string[];
  readonly expected: readonly Expected[];
  /** What a language model said to it, to be read instead of asking the offline one. */
  readonly answer?: string;
}

const flags = process.argv.slice(2);
const only = flags.includes("--profile") ? flags[flags.indexOf("--profile") + 1] : undefined;
const verbose = flags.includes("--verbose");
const shared =
  flags.find((flag, i) => !flag.startsWith("--") && flags[i - 1] !== "--profile") ??
  join(import.meta.dirname, "..", "..", "shared");

const folder = join(import.meta.dirname, "cases");
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .sort()) {
  const profile = file.replace(/\.json$/, "");
  const run = PROFILES[profile];
  if (run === undefined || (only !== undefined && only !== profile)) continue;
  const { cases } = JSON.parse(readFileSync(join(folder, file), "utf8")) as { cases: readonly Case[] };
  console.log(`${profile}: ${cases.length} labelled texts\n`);
  const scores = new Map<string, Score[]>();
  for (const one of cases) {
    const lines = linesOf(one);
    if (lines === undefined) {
      console.log(`  no corpus beside this checkout: ${one.name} is not scored`);
      continue;
    }
    const made = run(logOf(one, lines), one.answer);
    scores.set(one.about, [...(scores.get(one.about) ?? []), scoreOf(one.expected, made)]);
    if (verbose) tell(one, made);
  }
  console.log("                                   texts  wanted  made  hits  kind  rated  twice  junk     F1");
  for (const [about, list] of scores) console.log(row(about, list));
  console.log(row("all", [...scores.values()].flat()), "\n");
}
if (only === undefined || only === "precision") {
  if (existsSync(join(shared, "corpus"))) console.log(`${await expectedNumbers(shared)}\n\n${joinNumbers(shared)}`);
  else console.log("no corpus beside this checkout: document 004's numbers are not measured");
}

function linesOf({ text = [], logs = [] }: Case): string[] | undefined {
  const paths = logs.map((path) =>
    path.startsWith("corpus/")
      ? join(shared, "corpus", "logs", path.slice("corpus/".length))
      : join(import.meta.dirname, "..", path),
  );
  if (!paths.every((path) => existsSync(path))) return undefined;
  return [...text, ...paths.flatMap((path) => readFileSync(path, "utf8").split("\n"))];
}

function logOf({ name, day }: Case, lines: readonly string[]): DailyLog {
  return {
    path: `logs/${day}-${name}.md`,
    day,
    sha256: "",
    bytes: 0,
    lines: redact([...lines], []).lines,
    bodyStart: 0,
  };
}

function row(about: string, list: readonly Score[]): string {
  const sum = sumOf(list);
  const { expected, made, hits, sameKind, rated, rateable, duplicates, junk } = sum;
  const cells = [list.length, expected, made, hits, sameKind, `${rated}/${rateable}`, duplicates, junk];
  const widths = [5, 7, 5, 5, 5, 6, 6, 5];
  const f1 = `${(100 * f1Of(sum)).toFixed(1)}`.padStart(6);
  return `${about.padEnd(34)} ${cells.map((cell, i) => String(cell).padStart(widths[i]!)).join(" ")} ${f1}`;
}

/** What was missed and what was too much. */
function tell({ name, expected }: Case, made: readonly Made[]): void {
  console.log(`  ${name}`);
  for (const wanted of expected)
    if (!made.some((one) => fits(wanted, one))) console.log(`    missed: ${wanted.kind} ${wanted.keywords.join(", ")}`);
  for (const one of made) {
    const fitting = expected.find((wanted) => fits(wanted, one));
    const mark = fitting === undefined ? "junk" : isKind(fitting, one) ? "hit" : `kind, not ${fitting.kind}`;
    console.log(`    ${mark}: ${one.kind} ${one.importance ?? ""} ${one.text.replace(/\n/g, " | ").slice(0, 150)}`);
  }
}
