/**
 * What the daemon says of itself on disk: `daemon.json`, its heartbeat, and `attempts.json`, which weeks wait for what.
 */
import fs from "node:fs";
import type { Week } from "../calendar/week.ts";
import { areTexts, fieldsOf } from "../document/fields.ts";
import { writeAtomically } from "../store/disk/atomic-file.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import type { Attempt, Attempts } from "./attempts.ts";
import type { WatchMode } from "./watcher.ts";

export interface DaemonReport {
  readonly version: 1;
  readonly pid: number;
  /** ISO 8601 instants, as are the following. */
  readonly started: string;
  readonly heartbeat: string;
  /** When a due week was last brought to its end. */
  readonly progress: string | null;
  readonly nextRun: string | null;
  readonly watch: WatchMode;
  /** When it last looked at what is due, and that went well. */
  readonly looked: string | null;
  /** A compaction that is under way: its weeks, and since when. */
  readonly running: { readonly weeks: readonly Week[]; readonly since: string } | null;
  /** What keeps it from working; null when nothing does. */
  readonly trouble: string | null;
  /** Why it writes nothing, though nothing is wrong; absent where it does. */
  readonly waits?: string;
  /** How it came to its end: absent while it lives, and where it ended without a word. */
  readonly ended?: string;
}

/** A report is one write of this size at the file's begin: it stays whole without a second name or a flush. */
const REPORT_BYTES = 4_096;
const { O_CREAT, O_NOFOLLOW = 0, O_WRONLY } = fs.constants;

/** Written every minute for years: one write in place, no temp file, no fsync. */
export function writeReport(path: string, report: DaemonReport): void {
  const file = fs.openSync(path, O_WRONLY | O_CREAT | O_NOFOLLOW, 0o600);
  try {
    const text = JSON.stringify({ ...report, trouble: report.trouble?.slice(0, 1_000) ?? null });
    fs.writeSync(file, `${text.padEnd(REPORT_BYTES - 1)}\n`, 0);
  } finally {
    fs.closeSync(file);
  }
}

/** Undefined when there is none, or none that can be read. */
export function readReport(path: string): DaemonReport | undefined {
  const report = fieldsOf(readJsonFile(path));
  const { version, pid, started, heartbeat, progress, nextRun, looked, running, trouble, waits, ended } = report ?? {};
  const { weeks, since } = fieldsOf(running) ?? {};
  const isWhole =
    version === 1 &&
    typeof pid === "number" &&
    [started, heartbeat, ...[progress, nextRun, looked].filter((one) => one != null)].every(isInstant) &&
    areTexts([trouble ?? "", waits ?? "", ended ?? ""]) &&
    (running == null || (isInstant(since) && areTexts(weeks)));
  return isWhole ? (report as unknown as DaemonReport) : undefined;
}

const isInstant = (value: unknown): boolean => typeof value === "string" && !Number.isNaN(Date.parse(value));

export function writeAttempts(path: string, attempts: Attempts): void {
  writeAtomically(path, `${JSON.stringify({ version: 1, attempts: Object.fromEntries(attempts) }, null, 1)}\n`);
}

/** A file that is torn, or of another form, says nothing: its weeks are tried once more. */
export function readAttempts(path: string): Attempts {
  const { version, attempts } = (readJsonFile(path) ?? {}) as { version?: unknown; attempts?: unknown };
  if (version !== 1 || typeof attempts !== "object" || attempts === null) return new Map();
  return new Map(Object.entries(attempts).filter((entry): entry is [Week, Attempt] => isAttempt(entry[1])));
}

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== "object" || value === null) return false;
  const { state, code, message, fingerprint, configuration, ...numbers }: Partial<Record<keyof Attempt, unknown>> =
    value;
  const texts = [code, message, fingerprint, configuration].every((text) => typeof text === "string");
  const counts = [numbers.atMs, numbers.count, numbers.againMs].every(
    (one) => typeof one === "number" && !Number.isNaN(new Date(one).getTime()),
  );
  return texts && counts && (state === "failed" || state === "postponed");
}
