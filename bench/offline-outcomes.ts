/**
 * Annotated weeks, and what the offline model makes of them in this process, without files: for fit-extractive.ts and rules.ts. It
 * measures as the bench's own scorer does: evidence lines against gold lines, keys of facts in the document.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { weekTitle } from "../src/calendar/week.ts";
import { rankedClaims } from "../src/offline/salience/claims.ts";
import type { Odds } from "../src/offline/salience/odds.ts";
import { readWeek } from "../src/offline/statements.ts";
import { findingSure } from "../src/offline/sure/sure.ts";
import { ALL_RULES, type Rules, type Statement, type WeekText } from "../src/offline/week.ts";
import { weeklyText } from "../src/offline/weekly/weekly-text.ts";
import { finished } from "../src/steps.ts";
import { fold } from "./fit-rows.ts";
import { type GoldWeek, goldWeeks, isoWeek, logsIn, logsOfWeek } from "./quality-corpus.ts";

export interface LabelledWeek {
  readonly part: "train" | "dev" | "own";
  readonly gold: GoldWeek;
  readonly text: WeekText;
  readonly bytes: number;
  odds?: Odds;
}

const OWN = join(import.meta.dirname, "weeks");

/** The weeks of the shared bench, where it is at hand, else the repository's own. */
export function labelledWeeks(shared: string): LabelledWeek[] {
  if (!existsSync(join(shared, "bench", "gold"))) return ownWeeks();
  return (["dev", "train"] as const).flatMap((part) =>
    goldWeeks(shared, part).map((gold) => read(part, gold, logsOfWeek(shared, gold.source, gold.week))),
  );
}

function ownWeeks(): LabelledWeek[] {
  return readdirSync(OWN, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(OWN, name, "gold")).map((file) => {
        const gold = JSON.parse(readFileSync(join(OWN, name, "gold", file), "utf8")) as GoldWeek;
        const logs = logsIn(join(OWN, name, "logs")).filter(({ day }) => isoWeek(day) === gold.week);
        return read("own", { ...gold, source: name }, logs);
      }),
    );
}

const read = (part: LabelledWeek["part"], gold: GoldWeek, logs: ReturnType<typeof logsIn>): LabelledWeek => ({
  part,
  gold,
  text: readWeek(logs),
  bytes: logs.reduce((sum, { bytes }) => sum + bytes, 0),
});

/** So many proposals a week are shown to a person. */
const MOST_PROPOSALS = 5;
const LEAST_OVERLAP = 0.1;
const CAP = 0.2;

export interface Outcome {
  readonly source: string;
  /** By gold memory: found by what is kept, or by what is proposed. */
  readonly kept: readonly boolean[];
  readonly found: readonly boolean[];
  /** By gold fact: covered by the document. */
  readonly covered: readonly boolean[];
  readonly keptCount: number;
  readonly proposedCount: number;
  /** Bullets that rest on a gold line, and that rest on none. */
  readonly goodBullets: number;
  readonly otherBullets: number;
}

export function outcomeOf({ gold, text, bytes, odds }: LabelledWeek, rules: Rules = ALL_RULES): Outcome {
  const sure = finished(findingSure(text, rules));
  const taken = new Map(sure.flatMap((claim) => claim.statements.map((one) => [one, claim])));
  const ranked = rankedClaims(text, { ...(odds === undefined ? {} : { odds }), taken: new Set(taken.keys()) });
  const likely = ranked.slice(0, MOST_PROPOSALS);
  const document = weeklyText(text, bytes, {
    title: gold.week,
    sure: taken,
    asked: new Set(likely.map(({ lead }) => lead)),
    ...(odds === undefined ? {} : { odds }),
    rules,
  });
  const cut = Buffer.from(`## ${weekTitle(gold.week)}\n\n${document}`)
    .subarray(0, CAP * bytes)
    .toString("utf8");
  const told = fold(cut);
  const lines = (claims: readonly { statements: readonly Statement[] }[]): string[][] =>
    claims.map(({ statements }) => statements.flatMap(linesOf));
  const goldLines = new Set([...gold.facts, ...gold.memories].flatMap((one) => one.lines));
  const textOf = new Map<string, string[]>();
  for (const unit of text.units) textOf.set(fold(unit.text).slice(0, 40), linesOf(unit.statement));
  const bullets = document.split("\n").filter((line) => line.startsWith("- "));
  const good = bullets.filter((line) =>
    [...textOf].some(
      ([key, own]) => key.length > 15 && fold(line).includes(key) && own.some((id) => goldLines.has(id)),
    ),
  ).length;
  return {
    source: gold.source,
    kept: matched(gold, lines(sure)),
    found: matched(gold, lines([...sure, ...likely])),
    covered: gold.facts.map(({ keys }) => keys.every((key) => holds(told, fold(key)))),
    keptCount: sure.length,
    proposedCount: likely.length,
    goodBullets: good,
    otherBullets: bullets.length - good,
  };
}

export function linesOf({ log, from, to }: Statement): string[] {
  const file = log.path.replace(/^logs\//, "");
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    .filter((line) => log.lines[line - 1]?.trim() !== "")
    .map((line) => `${file}:${line}`);
}

/** One to one, the greatest overlap first: nearly what the scorer's exact pairing gives. */
function matched(gold: GoldWeek, made: readonly (readonly string[])[]): boolean[] {
  const pairs = gold.memories.flatMap(({ lines }, g) =>
    made.map((own, m) => {
      const shared = lines.filter((line) => own.includes(line)).length;
      return { g, m, overlap: shared / (new Set([...lines, ...own]).size || 1) };
    }),
  );
  const [golds, mades] = [new Set<number>(), new Set<number>()];
  for (const { g, m, overlap } of pairs.sort((a, b) => b.overlap - a.overlap)) {
    if (overlap < LEAST_OVERLAP || golds.has(g) || mades.has(m)) continue;
    golds.add(g);
    mades.add(m);
  }
  return gold.memories.map((_, g) => golds.has(g));
}

/** A key that begins or ends with a figure does not continue a longer number. */
function holds(text: string, key: string): boolean {
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    const continues =
      (/^\d/.test(key) && /\d/.test(text[at - 1] ?? "")) || (/\d$/.test(key) && /\d/.test(text[at + key.length] ?? ""));
    if (!continues) return true;
  }
  return false;
}

const count = (flags: readonly boolean[]): number => flags.filter(Boolean).length;

/** The figures of some weeks, in a line. */
export function describe(outcomes: readonly Outcome[]): string {
  const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((total, one) => total + of(one), 0);
  const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const memories = sum(({ kept }) => kept.length);
  return [
    `kept ${sum((one) => one.keptCount)}, precision ${percent(
      sum(({ kept }) => count(kept)),
      sum((one) => one.keptCount),
    )}`,
    `with ${sum((one) => one.proposedCount)} proposed recall ${percent(
      sum(({ found }) => count(found)),
      memories,
    )}`,
    `facts covered ${percent(
      sum(({ covered }) => count(covered)),
      sum(({ covered }) => covered.length),
    )}`,
    `bullets ${sum((one) => one.goodBullets + one.otherBullets)}, on gold lines ${percent(
      sum((one) => one.goodBullets),
      sum((one) => one.goodBullets + one.otherBullets),
    )}`,
  ].join("; ");
}
