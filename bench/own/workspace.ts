/**
 * Reads what a compaction left in a workspace, as the contract describes its files: logs by week, the body of each
 * weekly document, and the memories (kept ones and proposals) with the log lines that they cite.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";

export interface Log {
  readonly file: string;
  readonly week: string;
  readonly bytes: number;
  readonly lines: readonly string[];
}

export interface Memory {
  readonly file: string;
  readonly proposed: boolean;
  readonly type: string;
  readonly status: string;
  readonly supersededBy: readonly string[];
  /** The day that says where a memory without evidence is counted. */
  readonly day: string;
  /** Cited lines that are not empty, as `FILE:LINE`. */
  readonly lines: readonly string[];
}

export interface Workspace {
  readonly logs: readonly Log[];
  readonly memories: readonly Memory[];
  readonly weekly: (week: string) => string | undefined;
}

export function readWorkspace(folder: string): Workspace {
  const logs = readLogs(join(folder, "logs"));
  const memory = join(folder, "memory");
  const kept = memoriesIn(memory, logs, false);
  const proposed = memoriesIn(join(memory, "inbox"), logs, true);
  const weekly = (week: string): string | undefined => {
    const path = join(memory, "weekly", `${week}.md`);
    return existsSync(path) ? split(readFileSync(path, "utf8")).body : undefined;
  };
  return { logs, memories: [...kept, ...proposed], weekly };
}

/** The dated logs of a folder; the bench's own weeks have no folder a day. */
export function readLogs(folder: string): Log[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const day = /^(\d{4})[-_](\d\d)[-_](\d\d).*\.md$/.exec(file);
      if (!day) return [];
      const raw = readFileSync(join(folder, file));
      const week = isoWeek(`${day[1]}-${day[2]}-${day[3]}`);
      return [{ file, week, bytes: raw.length, lines: raw.toString("utf8").split(/\r?\n/) }];
    });
}

function memoriesIn(folder: string, logs: readonly Log[], proposed: boolean): Memory[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(".md") && !/^(MEMORY|INDEX|WISDOM)\.md$/.test(file));
  return files.sort().map((file) => {
    const { data } = split(readFileSync(join(folder, file), "utf8"));
    const list = (value: unknown): string[] => [value ?? []].flat().map(String);
    return {
      file,
      proposed,
      type: String(data.type ?? ""),
      status: String(data.status ?? "active"),
      supersededBy: list(data.superseded_by).map((path) => basename(path)),
      day: String(data.updated ?? data.created ?? "").slice(0, 10),
      lines: list(data.sources).flatMap((source) => citedLines(source, logs)),
    };
  });
}

/** `logs/FILE#L3-L5`, or `logs/FILE` for all of it; nothing where the place is not there. */
function citedLines(source: string, logs: readonly Log[]): string[] {
  const [, file, from, to] = /^logs\/([^#]+)(?:#L(\d+)(?:-L(\d+))?)?$/.exec(source) ?? [];
  const log = logs.find((candidate) => candidate.file === file);
  if (!log) return [];
  const first = Number(from ?? 1);
  const last = Number(to ?? from ?? log.lines.length);
  if (last > log.lines.length) return [];
  return log.lines.flatMap((text, i) => (i + 1 >= first && i + 1 <= last && text.trim() ? [`${file}:${i + 1}`] : []));
}

function split(document: string): { data: Record<string, unknown>; body: string } {
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(document) ?? [];
  if (front === undefined) return { data: {}, body: document };
  return { data: parse(front) as Record<string, unknown>, body: (body ?? "").replace(/^\n+/, "") };
}

/** The ISO 8601 week of a day; reckoned here, so that the bench does not lean on what it measures. */
export function isoWeek(day: string): string {
  const thursday = new Date(`${day}T00:00:00Z`);
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const year = thursday.getUTCFullYear();
  const week = Math.ceil(((thursday.getTime() - Date.UTC(year, 0, 1)) / 86_400_000 + 1) / 7);
  return `${year}-W${String(week).padStart(2, "0")}`;
}
