/**
 * The rules for what memories rest on: that a source is one, that its log stands, and that the cited lines still say
 * what the week found there, which the digests in its weekly document tell.
 */
import { type Week, weekOf } from "../calendar/week.ts";
import { type DailyLog, dayOfPath } from "../daily/daily-log.ts";
import type { WeeklyDocument } from "../document/weekly.ts";
import { readSource } from "../memory/evidence/evidence.ts";
import { digest12, foldLine } from "../memory/fold.ts";
import type { StoredMemory } from "../memory/memory.ts";
import { type Finding, shownValue, warning } from "./finding.ts";
import { type FileLines, lineOf } from "./lines.ts";

/** Lines of a log that a memory cites. */
export interface Citation {
  readonly file: string;
  /** Where in the memory's file the source stands. */
  readonly line: number;
  readonly path: string;
  readonly from: number;
  readonly to: number;
  readonly week: Week | undefined;
  /** What the week's document lists as the memory's evidence; undefined when it lists none. */
  readonly listed: ReadonlySet<string> | undefined;
}

export interface Cited {
  /** By path of the log; those that stand. */
  readonly byLog: ReadonlyMap<string, readonly Citation[]>;
  readonly findings: readonly Finding[];
}

/**
 * What active memories cite, and what is wrong before any log is opened.
 * @param standing paths of all logs   @param reported paths that a weekly document's own finding names as gone
 */
export function citationsOf(
  memories: readonly StoredMemory[],
  texts: ReadonlyMap<string, FileLines>,
  documents: ReadonlyMap<Week, WeeklyDocument>,
  standing: { has(path: string): boolean },
  reported: ReadonlySet<string>,
): Cited {
  const listed = listedEvidence(documents);
  const byLog = new Map<string, Citation[]>();
  const findings: Finding[] = [];
  for (const { file, sources, status } of memories) {
    if (status !== "active") continue;
    for (const [i, source] of sources.entries()) {
      const line = lineOf(texts.get(file)!, "sources", i);
      // A whole log may be a person's source: it stands, and names no lines to compare.
      if (standing.has(source)) continue;
      const read = readSource(source);
      if (!read || read.from < 1 || read.to < read.from) {
        findings.push(
          warning(
            file,
            line,
            "BAD_SOURCE",
            `${shownValue(source)} is not a log with its lines`,
            "write it as logs/2026-04-08.md#L12-L15",
          ),
        );
        continue;
      }
      const { path, from, to } = read;
      if (!standing.has(path)) {
        if (!reported.has(path))
          findings.push(
            warning(
              file,
              line,
              "SOURCE_MISSING",
              `${path} is gone, or no log`,
              "bring it back from git or a backup, or remove the source; the memory stays",
            ),
          );
        continue;
      }
      const day = dayOfPath(path);
      const week = day === undefined ? undefined : weekOf(day);
      const citation = {
        file,
        line,
        path,
        from,
        to,
        week,
        listed: week === undefined ? undefined : listed.get(`${week} ${file}`),
      };
      (byLog.get(path) ?? byLog.set(path, []).get(path)!).push(citation);
    }
  }
  return { byLog, findings };
}

function listedEvidence(documents: ReadonlyMap<Week, WeeklyDocument>): Map<string, Set<string>> {
  const listed = new Map<string, Set<string>>();
  for (const [week, { memories }] of documents)
    for (const { file, evidence } of memories)
      if (evidence.length > 0)
        listed.set(`${week} ${file}`, new Set([...(listed.get(`${week} ${file}`) ?? []), ...evidence]));
  return listed;
}

/** @param citations of this log */
export function lintCitations(log: DailyLog, citations: readonly Citation[]): Finding[] {
  const digestAt = digestsOf(log);
  const byMemory = Map.groupBy(citations, ({ file }) => file);
  return [...byMemory.values()].flatMap((ofMemory) => {
    const broken = ofMemory.filter((citation) => !stands(citation, log, digestAt));
    if (broken.length === 0) return [];
    const sound = new Set(
      ofMemory.filter((citation) => !broken.includes(citation)).flatMap(({ from, to }) => lineNumbers(from, to)),
    );
    return broken.map((citation) => told(citation, log, linesListed(citation, log, digestAt, sound), digestAt));
  });
}

type DigestAt = (line: number) => string;

/** The evidence digest of a line, "" for an empty one; each is reckoned once. */
function digestsOf(log: DailyLog): DigestAt {
  const digests = new Map<number, string>();
  return (line) => {
    const known = digests.get(line);
    if (known !== undefined) return known;
    const folded = foldLine(log.lines[line - 1] ?? "");
    const digest = folded === "" ? "" : digest12(folded);
    digests.set(line, digest);
    return digest;
  };
}

function stands({ from, to, listed }: Citation, log: DailyLog, digestAt: DigestAt): boolean {
  if (to > log.lines.length) return false;
  const cited = lineNumbers(from, to).filter((line) => digestAt(line) !== "");
  return cited.length > 0 && (!listed || cited.every((line) => listed.has(digestAt(line))));
}

/** Lines that say what the week listed, but for those that another source of the memory cites rightly. */
function linesListed({ listed }: Citation, log: DailyLog, digestAt: DigestAt, sound: ReadonlySet<number>): number[] {
  return listed
    ? lineNumbers(1, log.lines.length).filter((line) => !sound.has(line) && listed.has(digestAt(line)))
    : [];
}

function told(
  { file, line, path, from, to, week }: Citation,
  log: DailyLog,
  found: readonly number[],
  digestAt: DigestAt,
): Finding {
  const again = week === undefined ? "run lithify compact" : `run lithify compact --week ${week}`;
  if (found.some((at) => at < from || at > to)) {
    const now = runs(found);
    return warning(
      file,
      line,
      "EVIDENCE_MOVED",
      `what ${week} found in ${lines(from, to)} of ${path} stands in ${now} now`,
      `${again} to cite it anew, or correct the source`,
    );
  }
  if (to > log.lines.length)
    return warning(
      file,
      line,
      "SOURCE_OUT_OF_RANGE",
      `${path} ends at line ${log.lines.length}, and the source names line ${to}`,
      "see what the log says now, and correct or remove the source",
    );
  const empty = lineNumbers(from, to).every((at) => digestAt(at) === "");
  const message = empty
    ? `${lines(from, to)} of ${path} hold nothing`
    : `${lines(from, to)} of ${path} no longer say what ${week} found there`;
  return warning(
    file,
    line,
    "EVIDENCE_CHANGED",
    message,
    `see what the log says now, and ${again}, or change the memory`,
  );
}

const lineNumbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const lines = (from: number, to: number): string => (from === to ? `line ${from}` : `lines ${from} to ${to}`);

/** `L3-L5, L9`: at most three of them. */
function runs(numbers: readonly number[]): string {
  const spans: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last && last.to === number - 1) last.to = number;
    else spans.push({ from: number, to: number });
  }
  return spans
    .slice(0, 3)
    .map(({ from, to }) => (from === to ? `L${from}` : `L${from}-L${to}`))
    .join(", ");
}
