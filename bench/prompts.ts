/**
 * What the prompts bring: writes the requests for weeks as they go over the wire, and scores answers to them as the built
 * command reads them. Whoever is given such a file and nothing else (a reader, a model) puts the raw answer beside it.
 *
 * Usage: node bench/prompts.ts [--fill DIR | --score DIR] [--set own|dev|train] [--successive] [--small] [--verbose] [--shared DIR] [NAME...]
 *   --fill DIR    writes DIR/SOURCE_WEEK.txt
 *   --score DIR   reads DIR/SOURCE_WEEK.answer.txt; weeks without one are left out. Without either: the recorded answers of bench/answers
 *   --successive  the weeks of a source share a workspace: filled up to the first without an answer
 *   --small       as a small model is asked
 *   NAME          SOURCE or SOURCE_WEEK; default: all of the set (dev)
 * A second look's request is left in DIR/SOURCE_WEEK.second.txt, and answered by .second.answer.txt, else by NONE.
 * Logs, gold and scorer of dev and train are SHARED's (default ../shared). Writes only to DIR and temporary folders.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { readPrompt } from "../src/prompt/prompt-files.ts";
import { answer, type SeenRequest, status } from "../test/support/scripted-answer.ts";
import { startScriptedServer } from "../test/support/scripted-server.ts";
import { printScores, type Scored, scoreOf } from "./prompts-score.ts";
import { type AnnotatedWeek, weeksOf } from "./prompts-weeks.ts";
import { asking } from "./scripted-weeks.ts";
import { type Trial, trial } from "./trial.ts";

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ fill: { type: "string" }, score: { type: "string" }, set: { type: "string" }, shared: { type: "string" } },
    ...{ successive: { type: "boolean" }, small: { type: "boolean" }, verbose: { type: "boolean" } },
  },
});
const shared = flags.shared ?? join(import.meta.dirname, "..", "..", "shared");
const recordings = join(import.meta.dirname, "answers");
const folder = flags.fill ?? flags.score ?? recordings;
const set = flags.set ?? (folder === recordings ? "own" : "dev");
const SECOND_LOOK = readPrompt("second-look", "").system.slice(0, 60);

const isChosen = ({ source, week }: AnnotatedWeek): boolean =>
  positionals.length === 0 || positionals.includes(source) || positionals.includes(`${source}_${week}`);
const weeks = weeksOf(set, shared).filter(isChosen);
if (weeks.length === 0) console.log(`no weeks of ${set} here: ${shared} holds those of dev and train`);
mkdirSync(folder, { recursive: true });
const scored: Scored[] = [];
for (const run of flags.successive ? Map.groupBy(weeks, ({ source }) => source).values() : weeks.map((one) => [one]))
  await compactAll(run);
if (flags.fill === undefined) printScores(scored, flags.verbose === true);

/** One workspace; its weeks in order. */
async function compactAll(run: readonly AnnotatedWeek[]): Promise<void> {
  using workspace = trial({});
  for (const week of run) {
    const file = (end: string): string => join(folder, `${week.source}_${week.week}${end}`);
    if (flags.fill === undefined && !existsSync(file(".answer.txt"))) continue;
    for (const [name, text] of Object.entries(week.logs)) workspace.write(`logs/${name}`, text);
    const ran = await compactOne(week, workspace, file);
    if (flags.fill !== undefined && ran === undefined) break;
    if (flags.fill === undefined && ran !== undefined)
      scored.push({ ...ran, ...scoreOf(week, workspace.path, shared) });
  }
}

type Ran = Pick<Scored, "name" | "rejected" | "held" | "notices" | "second">;

/** @returns undefined where the week has no answer: then its request is in its file, and nothing was compacted */
async function compactOne(
  { source, week }: AnnotatedWeek,
  workspace: Trial,
  file: (end: string) => string,
): Promise<Ran | undefined> {
  const has = existsSync(file(".answer.txt"));
  let second = "";
  await using server = await startScriptedServer((request, index) => {
    if (textOf(request).startsWith(SECOND_LOOK)) {
      second = textOf(request);
      writeFileSync(file(".second.txt"), second);
      return answer(existsSync(file(".second.answer.txt")) ? readFileSync(file(".second.answer.txt"), "utf8") : "NONE");
    }
    if (flags.fill !== undefined) writeFileSync(file(index === 0 ? ".txt" : `.part-${index + 1}.txt`), textOf(request));
    return has ? answer(readFileSync(file(".answer.txt"), "utf8")) : status(400);
  });
  const ran = await workspace.lithify(
    "compact",
    "--week",
    week,
    "--json",
    ...asking(server, flags.small ? "scripted:3b" : undefined),
  );
  if (!has) return undefined;
  const [told] = (JSON.parse(ran.stdout) as { weeks: Partial<Ran>[] }).weeks;
  const { rejected = [], notices = [] } = told ?? {};
  const held = Object.entries(workspace.files("memory/inbox")).map(
    ([path, text]) => `${basename(path)}: ${because(text)}`,
  );
  return { name: `${source} ${week}`, rejected, held, notices, second };
}

function because(proposal: string): string {
  return /^ {2}because: (.*)$/mu.exec(proposal)?.[1] ?? "";
}

/** As a model reads it: system text, then the user's. */
function textOf({ body }: SeenRequest): string {
  return (body.messages ?? []).map(({ content }) => content).join("\n\n");
}
