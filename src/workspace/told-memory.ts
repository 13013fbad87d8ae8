/**
 * One memory as people ask for it: by its file or its name, with the log lines it rests on and the runs that touched it.
 */
import { basename } from "node:path";
import { UsageError } from "../errors.ts";
import { followSources, sourcesOf, type WeekLines } from "../memory/evidence/followed.ts";
import { byPlace, readSource, type Span } from "../memory/evidence/source.ts";
import { shown } from "../memory/file/memory-path.ts";
import { isSaidOtherwise, weekOfSource } from "../memory/following.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { nearest } from "../nearest.ts";
import { loadPlans } from "../store/state/runs.ts";
import type { Opened } from "./opened.ts";
import { runsIn } from "./run-history.ts";
import { listedIn } from "./told-before.ts";
import { weekLines } from "./week-lines.ts";

export interface Evidence extends Omit<Span, "day"> {
  readonly text: string;
  /** Whether the words that a week listed stand; where they have moved, these are the lines in which they stand now. */
  readonly stands: boolean;
}

const plain = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/**
 * A memory by its path, its file name with or without the ending, or the name that it bears.
 * @throws {UsageError} NO_MEMORY, with the nearest name
 */
export function namedMemory(named: string, { folder }: Pick<Opened, "folder">): StoredMemory {
  const base = basename(named);
  const byFile = folder.stored.find((one) => one.file === base || one.file === `${base}.md`);
  const byName = folder.stored.filter((one) => plain(one.name) === plain(named));
  const active = byName.filter(({ status }) => status === "active");
  const memory = byFile ?? (active.length === 1 ? active[0] : byName.length === 1 ? byName[0] : undefined);
  if (memory) return memory;
  if (byName.length > 1)
    throw new UsageError(
      "NO_MEMORY",
      `${byName.length} memories are named ${named}`,
      `name one by its file: ${byName.map(({ file }) => file).join(", ")}`,
    );
  const names = folder.stored.flatMap((one) => [one.file, one.file.replace(/\.md$/, ""), one.name]);
  const guess = nearest(base, names) ?? nearest(named, names) ?? names.find((one) => plain(one).includes(plain(base)));
  throw new UsageError("NO_MEMORY", `no memory ${named}`, guess ? `did you mean ${guess}?` : "lithify list names them");
}

export async function evidenceOf(memory: StoredMemory, opened: Opened): Promise<Evidence[]> {
  const evidence: Evidence[] = [];
  for (const [week, sources] of Map.groupBy(memory.sources, weekOfSource)) {
    if (week === undefined) continue;
    const lines = await weekLines(week, opened);
    const listed = listedIn(opened)
      .get(week)
      ?.find(({ file }) => file === memory.file)?.evidence;
    const isOther = listed === undefined && isSaidOtherwise(memory, lines);
    for (const { source, cited } of followSources(sources, listed, lines, memory)) {
      const isLost = source !== undefined && (isOther || cited.some(({ lost }) => lost !== undefined));
      evidence.push(...quoted(isLost ? [source] : sourcesOf(cited.flatMap(({ now }) => now ?? [])), !isLost, lines));
    }
  }
  return evidence.sort(byPlace);
}

const quoted = (sources: readonly string[], stands: boolean, { book }: WeekLines): Evidence[] =>
  sources.map((source) => {
    const { path, from, to } = readSource(source)!;
    const lines = book.byPath.get(path)?.log.lines.slice(from - 1, to) ?? [];
    return { path, from, to, text: lines.join("\n"), stands };
  });

/** The weeks whose documents list it. */
export const weeksOf = ({ file }: StoredMemory, { folder }: Opened): string[] =>
  [...folder.documents].flatMap(([week, { memories }]) => (memories.some((one) => one.file === file) ? [week] : []));

export type Touched = ReturnType<typeof historyOf>[number];

/** Every writing of its file, oldest first. */
export function historyOf({ file }: StoredMemory, opened: Opened) {
  const path = shown(opened, file);
  return runsIn(loadPlans(opened.state).plans).flatMap(({ run, undone, plans }) =>
    plans.flatMap(({ at, files }) =>
      files.flatMap((one) => (one.path === path ? [{ run, at, because: one.because, undone }] : [])),
    ),
  );
}
