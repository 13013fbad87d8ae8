/**
 * Whether the memory that a week's answer must name is among those its request shows whole: the cases of `cases/changes`, each
 * last week alone and within a busy week of another source, in a folder with the memories of bench/weeks and of the other cases.
 *
 * Usage: node bench/known.ts [--verbose]
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { relevantMemories } from "../src/compaction/relevant.ts";
import type { DailyLog } from "../src/daily/daily-log.ts";
import { logbookOf } from "../src/memory/evidence/logbook.ts";
import type { StoredMemory } from "../src/memory/memory.ts";
import { daily } from "../test/support/daily.ts";
import { goldOf, sources, WEEKS } from "./own/gold.ts";

interface Block {
  readonly name: string;
  readonly type: string;
  readonly body: string;
  readonly supersedes?: string;
  readonly updates?: string;
}
interface Case {
  readonly id: string;
  readonly language: string;
  readonly weeks: readonly {
    readonly week: string;
    readonly logs: Readonly<Record<string, string>>;
    readonly answer: { readonly blocks: readonly Block[] } | "NONE";
  }[];
}

const DISTRACTORS = 200;
const folder = join(import.meta.dirname, "cases");
const files = [
  ...readdirSync(join(folder, "changes")).map((name) => join("changes", name)),
  ...["changes-held-out.json", "changes-fresh.json"],
];
const cases = files.flatMap(
  (name) => (JSON.parse(readFileSync(join(folder, name), "utf8")) as { cases: Case[] }).cases,
);

let made = 0;
/** Bytes that real bodies have, where the cases' own are a sentence; what is added says nothing. */
const BODY_BYTES = 400;
const memory = (owner: string, { name, type, body, description = body }: Block & { description?: string }) => ({
  owner,
  memory: {
    ...{ file: `${type}_${String(made++).padStart(4, "0")}.md`, name, type, description, text: "" },
    body: body + ".".repeat(Math.max(0, BODY_BYTES - Buffer.byteLength(body))),
    ...{ created: "2000-01-01", updated: "2000-01-01", sources: ["logs/2000-01-01.md#L1"], status: "active" },
    ...{ byPerson: false, pinned: false },
  } as StoredMemory,
});
const blocksOf = ({ answer }: Case["weeks"][number]): readonly Block[] => (answer === "NONE" ? [] : answer.blocks);
const others = [
  ...sources().flatMap(({ name }) => goldOf(name).flatMap((gold) => gold.memories.map((one) => memory(name, one)))),
  ...cases.flatMap((one) => blocksOf(one.weeks[0]!).map((block) => memory(one.id, block))),
];
const busy = sources().map(({ name, language }) => ({ name, language, logs: logsOf(name) }));

function logsOf(source: string): DailyLog[] {
  const logs = join(WEEKS, source, "logs");
  const names = readdirSync(logs).filter((name) => /^\d{4}-\d\d-\d\d.*\.md$/.test(name));
  return names.map((name) => daily(name.slice(0, 10), readFileSync(join(logs, name), "utf8").split("\n")));
}

const counts = { needed: 0, listed: 0, whole: 0, wholes: 0, bytes: 0 };
const rows = { alone: { ...counts }, busy: { ...counts } };
for (const one of cases) {
  const own = Object.entries(one.weeks.at(-1)!.logs).map(([name, text]) => daily(name.slice(0, 10), text.split("\n")));
  const language = new Intl.DisplayNames("en", { type: "language" }).of(one.language)!;
  tally(one, "", own, rows.alone);
  for (const { name, logs } of busy.filter((source) => source.language.startsWith(language)))
    tally(one, name, [...own, ...logs], rows.busy);
}

/** @param around whose week it lies in; what that week itself says is no older memory */
function tally(one: Case, around: string, logs: readonly DailyLog[], row: typeof counts): void {
  const last = one.weeks.at(-1)!;
  const names = blocksOf(last).flatMap(
    (block) => /^\{\{file:(.*)\}\}$/.exec(block.supersedes ?? block.updates ?? "")?.[1] ?? [],
  );
  const earlier = one.weeks
    .slice(0, -1)
    .flatMap(blocksOf)
    .filter(({ name }) => names.includes(name))
    .at(-1);
  if (earlier === undefined) return;
  const { memory: needed } = memory(one.id, earlier);
  const rest = others.filter(({ owner }) => owner !== one.id && owner !== around);
  const stored = [...spread(rest, DISTRACTORS).map((other) => other.memory), needed];
  const shown = relevantMemories(stored, logbookOf(logs), last.week);
  const found = shown.find(({ file }) => file === needed.file);
  row.needed++;
  if (found) row.listed++;
  if (found?.body !== undefined) row.whole++;
  else if (process.argv.includes("--verbose")) console.log(`${around || "alone"} ${one.id}: ${needed.description}`);
  row.wholes += shown.filter(({ body }) => body !== undefined).length;
  row.bytes += shown.reduce((sum, { body = "" }) => sum + Buffer.byteLength(body), 0);
}

/** Every so-manieth, so that all languages are among them. */
function spread<T>(all: readonly T[], count: number): T[] {
  return all.filter((_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length));
}

for (const [way, { needed, listed, whole, wholes, bytes }] of Object.entries(rows))
  console.log(
    `${way.padEnd(6)} needed ${needed}, listed ${listed}, whole ${whole} (${((100 * whole) / needed).toFixed(1)} %), ` +
      `a request: ${(wholes / needed).toFixed(1)} whole, ${Math.round(bytes / needed)} bytes`,
  );
