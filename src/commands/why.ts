/**
 * `lithify why FILE`: on what a memory rests: the log lines, and the weeks and runs that touched it.
 */
import { basename } from "node:path";
import { UsageError } from "../errors.ts";
import { evidenceDigests, readSource } from "../memory/evidence/evidence.ts";
import { logbookOf } from "../memory/evidence/logbook.ts";
import { shown } from "../memory/file/memory-path.ts";
import { digest12, foldLine } from "../memory/fold.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { nearest } from "../nearest.ts";
import { oneLine } from "../report/printable.ts";
import { loadPlans } from "../store/state/runs.ts";
import { type Opened, open, readMarked } from "../workspace/opened.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";

export interface WhyOptions extends GlobalOptions {
  readonly file: string;
}

interface Evidence {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Whether the lines still say what they said when a week listed them. */
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
  const sources = memory.sources.flatMap((source) => readSource(source) ?? []);
  const paths = new Set(sources.map(({ path }) => path));
  const { logs } = await readMarked(
    opened,
    opened.marks.filter((mark) => paths.has(mark.path)),
  );
  const book = logbookOf(logs);
  const listed = [...opened.folder.documents.values()]
    .flatMap(({ memories }) => memories.filter(({ file }) => file === memory.file))
    .flatMap((entry) => entry.evidence);
  const known = new Set(listed);
  return sources.map(({ path, from, to }) => {
    const page = book.byPath.get(path);
    const lines = page?.log.lines.slice(from - 1, to) ?? [];
    const whole = page !== undefined && to <= page.log.lines.length;
    const digests = whole ? evidenceDigests([{ path, day: page.log.day, from, to }], book) : [];
    const asListed =
      known.size === 0 || lines.every((line) => foldLine(line) === "" || known.has(digest12(foldLine(line))));
    return { path, from, to, text: lines.join("\n"), stands: digests.length > 0 && asListed };
  });
}

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
  if (evidence.length === 0) lines.push("no evidence is noted: a person or another tool wrote it");
  if (weeks.length > 0) lines.push("", `found in ${weeks.join(", ")}`);
  if (runs.length > 0) lines.push(`written by ${runs.join(", ")}`);
  if (memory.supersedes) lines.push(`supersedes ${oneLine(memory.supersedes)}`);
  if (memory.superseded_by) lines.push(`superseded by ${oneLine(memory.superseded_by)}`);
  if (memory.byPerson) lines.push("its text was written or edited by a person");
  return lines.join("\n");
}
