/**
 * The rules for what memories rest on: that a source is one, that its log stands, and that the words of the cited lines,
 * which the digests in their weekly document tell, stand there still.
 */
import type { Week } from "../calendar/week.ts";
import { type CitedLine, followSources, hasMoved, sourcesOf, type WeekLines } from "../memory/evidence/followed.ts";
import { readSource } from "../memory/evidence/source.ts";
import { saidOtherwise, unproved } from "../memory/evidence/unborne.ts";
import { weekOfSource } from "../memory/following.ts";
import type { Listed } from "../memory/identity/lines.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { type Finding, type Found, shownValue, warning } from "./finding.ts";
import { type FileLines, lineOf } from "./lines.ts";

/** What a memory cites of the logs of one week. */
export interface Citation {
  readonly file: string;
  readonly memory: StoredMemory;
  readonly sources: readonly {
    readonly source: string;
    /** Where in the memory's file it stands. */
    readonly line: number;
  }[];
  /** The words that were noted for them, by the week's document or before it had one; undefined where nobody did. */
  readonly listed: readonly string[] | undefined;
}

/**
 * What active memories cite, and what is wrong before any log is opened.
 * @param standing paths of all logs   @param reported paths that a weekly document's own finding names as gone
 */
export function citationsOf(
  memories: readonly StoredMemory[],
  texts: ReadonlyMap<string, FileLines>,
  listed: ReadonlyMap<Week, readonly Listed[]>,
  standing: { has(path: string): boolean },
  reported: ReadonlySet<string>,
) {
  const byWeek = new Map<Week, Citation[]>();
  const findings: Finding[] = [];
  for (const memory of memories) {
    const { file, sources, status } = memory;
    if (status !== "active") continue;
    // A whole log may be a person's source: it stands, and names no lines to compare.
    const cited = sources
      .map((source, i) => ({ source, line: lineOf(texts.get(file)!, "sources", i), week: weekOfSource(source) }))
      .filter(({ source }) => !standing.has(source));
    findings.push(...cited.flatMap((one) => faultOf(file, one, standing, reported)));
    for (const [week, ofWeek] of Map.groupBy(cited, ({ week }) => week)) {
      if (week === undefined) continue;
      const words = listed.get(week)?.find((one) => one.file === file)?.evidence;
      byWeek.set(week, [...(byWeek.get(week) ?? []), { file, memory, sources: ofWeek, listed: words }]);
    }
  }
  return { byWeek, findings };
}

function faultOf(
  file: string,
  { source, line }: { source: string; line: number },
  standing: { has(path: string): boolean },
  reported: ReadonlySet<string>,
): Found {
  const read = readSource(source);
  if (!read || read.from < 1 || read.to < read.from) {
    const remedy = "write it as logs/2026-04-08.md#L12-L15";
    return warning(file, line, "BAD_SOURCE", `${shownValue(source)} is not a log with its lines`, remedy);
  }
  const { path } = read;
  if (standing.has(path) || reported.has(path)) return [];
  const remedy = "bring it back from git or a backup, or remove the source; the memory stays";
  return warning(file, line, "SOURCE_MISSING", `${path} is gone, or no log`, remedy);
}

/** @param lines of that week */
export const lintCitations = (week: Week, citations: readonly Citation[], lines: WeekLines): Finding[] =>
  citations.flatMap(({ file, memory, sources, listed }) => {
    const followed = followSources(
      sources.map(({ source }) => source),
      listed,
      lines,
      memory,
    );
    const found = followed.flatMap(({ source, cited }) => (source === undefined ? cited : []));
    return sources.flatMap(({ source, line }, i) => told(file, line, source, followed[i]!.cited, found, week));
  });

/** @param found where lines stand of which nobody knows which source named them */
function told(
  file: string,
  line: number,
  source: string,
  cited: readonly CitedLine[],
  found: readonly CitedLine[],
  week: Week,
): Found {
  const again = `run lithify compact --week ${week}`;
  if (cited.some(({ lost }) => lost === "changed")) {
    const remedy = `see what the log says now, and ${again}, or change the memory`;
    return warning(file, line, "SOURCE_CHANGED", `${source} does not say any more what ${week} found there`, remedy);
  }
  if (!cited.some(hasMoved)) return [];
  const now = sourcesOf([...cited.filter(hasMoved), ...found].flatMap((one) => one.now ?? []));
  const message = `what ${week} found in ${source} stands in ${now.slice(0, 3).join(", ")} now`;
  return warning(file, line, "EVIDENCE_MOVED", message, `${again} to cite it anew, or correct the source`);
}

/** @param lines of the one week that it cites */
export function lintProof(
  memories: readonly StoredMemory[],
  citations: readonly Citation[],
  { book }: WeekLines,
): Finding[] {
  const cited = new Map(citations.map((one) => [one.file, one]));
  return memories.flatMap((memory) => {
    const { sources = [], listed } = cited.get(memory.file) ?? {};
    const all = sources.map(({ source }) => source);
    const why = unproved(memory, all, book) ?? (listed === undefined ? saidOtherwise(memory, all, book) : undefined);
    return why === undefined ? [] : warning(memory.file, sources[0]!.line, "UNPROVED", why);
  });
}
