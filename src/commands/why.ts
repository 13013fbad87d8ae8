/**
 * `lithify why FILE`: on what a memory rests: the log lines, and the weeks and runs that touched it.
 */
import { basename } from "node:path";
import { UsageError } from "../errors.ts";
import { readSource } from "../memory/evidence/evidence.ts";
import { followSources, sourcesOf, type WeekLines } from "../memory/evidence/followed.ts";
import { shown } from "../memory/file/memory-path.ts";
import { weekOfSource } from "../memory/following.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { nearest } from "../nearest.ts";
import { oneLine } from "../report/printable.ts";
import { loadPlans } from "../store/state/runs.ts";
import { type Opened, open } from "../workspace/opened.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { weekLines } from "../workspace/week-lines.ts";

export interface WhyOptions extends GlobalOptions {
  readonly file: string;
}

interface Evidence {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Whether the words that a week listed stand; where they have moved, these are the lines in which they stand now. */
  readonly stands: boolean;
}

export async function why(options: WhyOptions, surroundings: Surroundings): Promise<number> {
  const opened = await open(options, surroundings);
  const memory = namedMemory(options.file, opened);
  const evidence = await evidenceOf(memory, opened);
  const weeks = [...opened.folder.documents]
    .filter(([, { memories }]) => memories.some(({ file }) => file === memory.file))
    .map(([week]) => week);
  const path = shown(opened, memory.file);
  const plans = loadPlans(opened.state).plans.filter(({ files }) => files.some((file) => file.path === path));
  // A run has a plan for each of its weeks.
  const runs = [...new Set(plans.map(({ run }) => run))];
  const links = { supersedes: memory.supersedes ?? null, supersededBy: memory.superseded_by ?? null };
  if (options.json) surroundings.print(JSON.stringify({ file: path, evidence, weeks, runs, ...links }));
  else surroundings.print(story(memory, path, evidence, weeks, runs));
  return 0;
}

/** A memory by its path, its file name, or its file name without the ending. @throws {UsageError} with the nearest name */
export function namedMemory(file: string, { folder }: Pick<Opened, "folder">): StoredMemory {
  const base = basename(file);
  const memory = folder.stored.find((one) => one.file === base || one.file === `${base}.md`);
  if (memory) return memory;
  const guess = nearest(
    base,
    folder.stored.map((one) => one.file),
  );
  throw new UsageError(
    "NO_MEMORY",
    `no memory ${file}`,
    guess ? `did you mean ${guess}?` : "memory/MEMORY.md lists them",
  );
}

async function evidenceOf(memory: StoredMemory, opened: Opened): Promise<Evidence[]> {
  const evidence: Evidence[] = [];
  const ofWeeks = Map.groupBy(memory.sources, weekOfSource);
  for (const [week, sources] of ofWeeks) {
    if (week === undefined) continue;
    const lines = await weekLines(week, opened);
    const listed = opened.folder.documents.get(week)?.memories.find(({ file }) => file === memory.file)?.evidence;
    for (const { source, cited } of followSources(sources, listed, lines)) {
      const isLost = source !== undefined && cited.some(({ lost }) => lost !== undefined);
      evidence.push(...quoted(isLost ? [source] : sourcesOf(cited.flatMap(({ now }) => now ?? [])), !isLost, lines));
    }
  }
  return evidence.sort((a, b) => (a.path === b.path ? a.from - b.from : a.path < b.path ? -1 : 1));
}

const quoted = (sources: readonly string[], stands: boolean, { book }: WeekLines): Evidence[] =>
  sources.map((source) => {
    const { path, from, to } = readSource(source)!;
    const lines = book.byPath.get(path)?.log.lines.slice(from - 1, to) ?? [];
    return { path, from, to, text: lines.join("\n"), stands };
  });

function story(
  memory: StoredMemory,
  path: string,
  evidence: readonly Evidence[],
  weeks: readonly string[],
  runs: readonly string[],
): string {
  const lines = [oneLine(path), oneLine(memory.name), ""];
  for (const { path: log, from, to, text, stands } of evidence) {
    lines.push(
      `${oneLine(log)}:${from}${to > from ? `-${to}` : ""}${stands ? "" : text === "" ? "  (no longer there)" : "  (no longer as it was)"}`,
    );
    lines.push(...text.split("\n").map((line) => `  | ${line}`));
  }
  if (evidence.length === 0)
    lines.push(
      memory.status === "active"
        ? "no evidence is noted: a person or another tool wrote it"
        : "no line of the logs says it any more",
    );
  if (memory.withdrawn_because) lines.push(`withdrawn: ${memory.withdrawn_because}`);
  if (weeks.length > 0) lines.push("", `found in ${weeks.join(", ")}`);
  if (runs.length > 0) lines.push(`written by ${runs.join(", ")}`);
  if (memory.supersedes) lines.push(`supersedes ${oneLine(memory.supersedes)}`);
  if (memory.superseded_by) lines.push(`superseded by ${oneLine(memory.superseded_by)}`);
  if (memory.byPerson) lines.push("its text was written or edited by a person");
  return lines.join("\n");
}
