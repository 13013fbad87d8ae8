/**
 * The table of document 004: what its author expected of the prompt and never measured, beside what the precision profile
 * does offline on real daily logs and real agent sessions. Effects: reads SHARED.
 */
import { globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DailyLog } from "../src/daily/daily-log.ts";
import { redact } from "../src/daily/redact.ts";
import type { FurtherReading } from "../src/profile/further.ts";
import { actorIn } from "../src/profile/precision/actors.ts";
import { narrationIn } from "../src/profile/precision/narration.ts";
import { readSessions } from "../src/transcript/read-session.ts";
import { render } from "../src/transcript/render.ts";
import { precisionOf } from "./extract-profiles.ts";
import { goldWeeks, isoWeek, logsIn } from "./quality-corpus.ts";

/** Shorter sessions are tests of the format, nobody's work. */
const LEAST_CHARACTERS = 400;

interface Tally {
  texts: number;
  entries: number[];
  /** All that was handed over, by importance from 1. */
  histogram: number[];
  actors: number;
  narrated: number;
  chunks: number;
  empty: number;
  signal: number;
  judged: number;
}

export async function expectedNumbers(shared: string): Promise<string> {
  const [weeks, logs, sessions] = [newTally(), newTally(), newTally()];
  const gold = goldLines(shared);
  for (const source of readdirSync(join(shared, "corpus", "logs")).sort()) {
    const ofSource = logsIn(join(shared, "corpus", "logs", source)).map((log) => ({
      ...log,
      lines: redact([...log.lines], []).lines,
    }));
    const goldOf = (path: string) => gold.get(`${source}/${path.slice("logs/".length)}`);
    for (const week of Map.groupBy(ofSource, ({ day }) => isoWeek(day)).values()) addWeek(weeks, week, goldOf);
    for (const log of ofSource) add(logs, log, goldOf(log.path));
  }
  for (const path of globSync(join(shared, "corpus", "transcripts", "**", "*.jsonl")).sort()) {
    const { sessions: found } = await readSessions(path);
    for (const { turns } of found) {
      const text = render(turns, "numbers");
      if (text.length >= LEAST_CHARACTERS) add(sessions, sessionLog(text, turns[0]?.time));
    }
  }
  return table(weeks, logs, sessions);
}

const newTally = (): Tally => ({
  ...{ texts: 0, entries: [], histogram: Array<number>(10).fill(0), actors: 0, narrated: 0 },
  ...{ chunks: 0, empty: 0, signal: 0, judged: 0 },
});

function add(tally: Tally, log: DailyLog, gold?: ReadonlySet<number>): void {
  const kept = precisionOf([log], 5);
  tally.chunks += kept.chunks;
  tally.empty += kept.empty;
  count(tally, precisionOf([log], 1).reading, kept.reading, () => gold);
}

/** A week in one request, as compact asks. */
function addWeek(tally: Tally, logs: readonly DailyLog[], gold: GoldOf): void {
  const kept = precisionOf(logs, 5);
  tally.chunks += 1;
  tally.empty += kept.reading.found.length === 0 ? 1 : 0;
  count(tally, precisionOf(logs, 1).reading, kept.reading, gold);
}

type GoldOf = (path: string) => ReadonlySet<number> | undefined;

/** @param all what was handed over, unimportant entries too */
function count(tally: Tally, all: FurtherReading, kept: FurtherReading, gold: GoldOf): void {
  tally.texts++;
  tally.entries.push(kept.found.length);
  for (const { importance = 5, extras, body } of all.found) {
    tally.histogram[importance - 1]!++;
    if (actorIn(String(extras?.subject), []) !== undefined) tally.actors++;
    if (narrationIn(body) !== undefined) tally.narrated++;
  }
  for (const { spans } of kept.found) {
    const lines = spans.map((span) => ({ span, gold: gold(span.path) }));
    if (lines.every((one) => one.gold === undefined)) continue;
    tally.judged++;
    if (lines.some((one) => [...(one.gold ?? [])].some((line) => line >= one.span.from && line <= one.span.to)))
      tally.signal++;
  }
}

/** By `SOURCE/file.md`: the lines that annotators took memories and facts from, in weeks that they read. */
function goldLines(shared: string): Map<string, Set<number>> {
  const lines = new Map<string, Set<number>>();
  for (const part of ["train", "dev"] as const)
    for (const { source, memories, facts } of goldWeeks(shared, part))
      for (const id of [...memories, ...facts].flatMap((one) => one.lines)) {
        const [file = "", line = ""] = id.split(":");
        const key = `${source}/${file}`;
        lines.set(key, (lines.get(key) ?? new Set()).add(Number(line)));
      }
  return lines;
}

function sessionLog(text: string, at = ""): DailyLog {
  const lines = redact(text.split("\n"), []).lines;
  return {
    path: "session",
    day: /^\d{4}-\d\d-\d\d/.exec(at)?.[0] ?? "",
    sha256: "",
    bytes: text.length,
    lines,
    bodyStart: 0,
  };
}

function table(...tallies: readonly Tally[]): string {
  const share = (part: number, whole: number): string => (whole === 0 ? "-" : `${Math.round((100 * part) / whole)} %`);
  const rows: [string, string, (tally: Tally) => string][] = [
    ["texts", "", ({ texts }) => String(texts)],
    ["entries a session, mean", "5-30", ({ entries }) => mean(entries).toFixed(1)],
    ["entries a session, most", "30", ({ entries }) => String(Math.max(0, ...entries))],
    ["actor subjects", "0", ({ actors }) => String(actors)],
    ["narration", "~0", ({ narrated }) => String(narrated)],
    ["empty chunks", "30-50 %", ({ empty, chunks }) => `${share(empty, chunks)} of ${chunks}`],
    ["importance 1 to 10", "bell at 5-6", ({ histogram }) => histogram.join(" ")],
    ["8 and above", "<= 30 %", ({ histogram }) => share(sum(histogram.slice(7)), sum(histogram))],
    ["below 5", "> 0", ({ histogram }) => share(sum(histogram.slice(0, 4)), sum(histogram))],
    ["signal", "~85 %", ({ signal, judged }) => (judged === 0 ? "no gold" : `${share(signal, judged)} of ${judged}`)],
  ];
  const lines = rows.map(([name, expected, tell]) =>
    [name.padEnd(26), expected.padEnd(12), ...tallies.map((tally) => tell(tally).padEnd(30))].join(" ").trimEnd(),
  );
  return [
    "document 004               expected     weeks                          daily logs                     agent sessions",
    ...lines,
    "signal: kept entries that rest on a line which annotators took a memory or a fact from",
  ].join("\n");
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);
