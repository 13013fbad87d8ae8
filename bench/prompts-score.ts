/** Scores a compacted week with SHARED's own scorer, and prints what came out. Effects: runs that scorer, prints. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { tokensOf } from "../src/prompt/split.ts";
import type { AnnotatedWeek } from "./prompts-weeks.ts";

export interface Scored {
  readonly name: string;
  readonly rejected: readonly { readonly code: string; readonly reason: string; readonly line: number }[];
  /** What waits for a person, each with why: it counts as not found. */
  readonly held: readonly string[];
  readonly notices: readonly string[];
  /** The request for a second look; "" for none. */
  readonly second: string;
  /** At 20 and 22 % of the logs' bytes; absent where there is no scorer. */
  readonly score?: { readonly at20: WeekScore; readonly at22: WeekScore };
}

interface WeekScore {
  readonly memories: {
    readonly gold: number;
    readonly produced: number;
    readonly hits: number;
    readonly sameTypeHits: number;
    readonly strictHits: number;
  };
  readonly facts: { readonly gold: number; readonly covered: number; readonly coveredUnderCap: number };
  readonly bytes: { readonly logs: number; readonly weekly: number };
  readonly tokens: { readonly unsupported: number; readonly list: readonly string[] };
  readonly missed: readonly string[];
  readonly unmatched: readonly string[];
  readonly uncovered: readonly string[];
}

export function scoreOf({ gold }: AnnotatedWeek, workspace: string, shared: string): Pick<Scored, "score"> {
  const scorer = join(shared, "bench", "score-week.mjs");
  if (!existsSync(scorer)) return {};
  const at = (cap: string): WeekScore => {
    const args = [scorer, gold, "--workspace", workspace, "--cap", cap, "--json"];
    return (JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as { weeks: WeekScore[] }).weeks[0]!;
  };
  return { score: { at20: at("0.2"), at22: at("0.22") } };
}

/** A row a week and the totals, counts added before anything is divided; then what was rejected, and why. */
export function printScores(scored: readonly Scored[], verbose: boolean): void {
  const judged = scored.filter(({ score }) => score !== undefined);
  if (judged.length < scored.length) console.log("not scored: no bench/score-week.mjs in ../shared (--shared DIR)");
  if (judged.length > 0) {
    console.log(`${"".padEnd(32)} gold made    P  F1 any  same strict | facts all  ≤20%  ≤22%  size | unsupported`);
    for (const one of judged) console.log(row(one.name, [one]));
    console.log(row(`all ${judged.length}`, judged));
  }
  const rejected = scored.flatMap((one) => one.rejected);
  const asked = scored.filter(({ second }) => second !== "");
  const tokens = asked.reduce((total, { second }) => total + tokensOf(second), 0);
  console.log(`\n${rejected.length} rejected; second looks: ${asked.length}, ${tokens} tokens of requests`);
  for (const { name, rejected: of, held, notices, score } of scored) {
    if (verbose || of.length + notices.length + held.length > 0) console.log(`\n${name}`);
    for (const notice of notices) console.log(`  ${notice}`);
    for (const { code, reason, line } of of) console.log(`  ${code}: ${reason} (line ${line} of the answer)`);
    for (const one of held) console.log(`  held: ${one}`);
    if (verbose && score) tell(score.at22);
  }
}

function row(title: string, weeks: readonly Scored[]): string {
  const sum = (pick: (week: WeekScore) => number, at: "at20" | "at22" = "at22"): number =>
    weeks.reduce((total, { score }) => total + (score ? pick(score[at]) : 0), 0);
  const [gold, made] = [sum(({ memories }) => memories.gold), sum(({ memories }) => memories.produced)];
  const hits = sum(({ memories }) => memories.hits);
  const facts = sum((one) => one.facts.gold);
  const f1 = (count: number): string => percent((2 * count) / Math.max(1, gold + made)).padStart(6);
  const [same, strict] = [sum(({ memories }) => memories.sameTypeHits), sum(({ memories }) => memories.strictHits)];
  const under = (at: "at20" | "at22"): string => percent(sum((one) => one.facts.coveredUnderCap, at) / facts);
  return [
    `${title.padEnd(32)} ${String(gold).padStart(4)} ${String(made).padStart(4)} ${percent(hits / Math.max(1, made))}`,
    ` ${f1(hits)} ${f1(same)} ${f1(strict)} |     ${percent(sum((one) => one.facts.covered) / facts)} ${under("at20")} ${under("at22")} `,
    `${percent(sum(({ bytes }) => bytes.weekly) / sum(({ bytes }) => bytes.logs))} | ${sum(({ tokens }) => tokens.unsupported)}`,
  ].join("");
}

function tell({ missed, unmatched, uncovered, tokens }: WeekScore): void {
  for (const [title, list] of Object.entries({ missed, unmatched, uncovered, unsupported: tokens.list }))
    for (const entry of list) console.log(`    ${title.padEnd(11)} ${entry}`);
}

const percent = (share: number): string => (share * 100).toFixed(1).padStart(5);
