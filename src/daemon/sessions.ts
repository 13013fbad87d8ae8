/**
 * Turns agents' sessions into daily logs while the daemon lives: lists them, asks transcripts.ts which are to be taken,
 * has a child capture them, and keeps in `.lithify/transcripts.json` what was taken. Losing that file costs a reading,
 * no log twice.
 */
import { writeAtomically } from "../store/disk/atomic-file.ts";
import { readJsonFile } from "../store/disk/regular-file.ts";
import { isFields } from "../transcript/fields.ts";
import type { DaemonEvent } from "./run-log.ts";
import type { SessionLister } from "./session-files.ts";
import {
  afterCapture,
  afterFailure,
  readinessOf,
  type SessionCount,
  type SessionSeen,
  type SessionTaken,
  type TranscriptSource,
} from "./transcripts.ts";

/** What a child said of one file. */
export interface SessionEnd {
  readonly path: string;
  readonly outcome: "taken" | "waits" | "failed";
  readonly logs: readonly string[];
  /** What is new in a session that waits. */
  readonly characters: number;
  readonly messages: number;
  /** Why it failed. */
  readonly reason: string;
}

export interface SessionPorts {
  readonly nowMs: () => number;
  readonly list: SessionLister;
  /**
   * Captures files; with `newCharacters` only those in which so much is new, see capture/count-new. @returns nothing for a file of which the child
   * said nothing   @throws {LithifyError} when no child could be started
   */
  readonly capture: (paths: readonly string[], newCharacters: number) => Promise<readonly SessionEnd[]>;
  readonly note: (event: DaemonEvent, text: string) => void;
  /** Absolute: `.lithify/transcripts.json`. */
  readonly stateFile: string;
}

/** So often the folders are listed, and so many files go to one child. */
const EVERY_MS = 30_000;
const MOST_FILES = 50;

/** @returns does what is to be done now, and tells whether anything was; called as often as one likes */
export function sessions(ports: SessionPorts): (sources: readonly TranscriptSource[]) => Promise<boolean> {
  let taken = readTaken(ports.stateFile);
  const counts = new Map<string, SessionCount>();
  let listedMs = Number.NEGATIVE_INFINITY;

  return async (sources) => {
    const nowMs = ports.nowMs();
    if (sources.length === 0 || (nowMs >= listedMs && nowMs < listedMs + EVERY_MS)) return false;
    listedMs = nowMs;
    const seen = ports.list(sources);
    taken = new Map([...taken].filter(([path]) => seen.some((one) => one.path === path)));
    const kinds = Map.groupBy(seen, (one) => readinessOf(one, taken.get(one.path), counts.get(one.path), nowMs));
    const ready = (kinds.get("ready") ?? []).slice(0, MOST_FILES);
    const toCount = (kinds.get("count") ?? []).slice(0, MOST_FILES);
    await take(ready, 0);
    // Each source has its own measure.
    for (const [newCharacters, files] of Map.groupBy(toCount, ({ source }) => source.newCharacters))
      await take(files, newCharacters);
    return ready.length + toCount.length > 0;
  };

  async function take(files: readonly SessionSeen[], newCharacters: number): Promise<void> {
    if (files.length === 0) return;
    const ends = await ports.capture(
      files.map(({ path }) => path),
      newCharacters,
    );
    for (const file of files) {
      const end = ends.find(({ path }) => path === file.path);
      conclude(
        file,
        end ?? { path: file.path, outcome: "failed", logs: [], characters: 0, messages: 0, reason: "no report of it" },
      );
    }
    writeAtomically(ports.stateFile, `${JSON.stringify({ version: 1, files: Object.fromEntries(taken) })}\n`);
  }

  function conclude(file: SessionSeen, { outcome, logs, characters, messages, reason }: SessionEnd): void {
    const nowMs = ports.nowMs();
    for (const log of logs) ports.note("captured", `captured ${log}`);
    if (outcome === "waits") counts.set(file.path, { size: file.size, characters, messages, atMs: nowMs });
    else counts.delete(file.path);
    if (outcome === "taken") taken.set(file.path, afterCapture(file));
    if (outcome !== "failed") return;
    const before = taken.get(file.path);
    // Once for a row of failures: the next ones are the same.
    if ((before?.failures ?? 0) === 0) ports.note("trouble", `${file.path} was not captured: ${reason}`);
    taken.set(file.path, afterFailure(file, before, nowMs));
  }
}

function readTaken(path: string): Map<string, SessionTaken> {
  const saved = readJsonFile(path);
  if (!isFields(saved) || saved.version !== 1 || !isFields(saved.files)) return new Map();
  return new Map(Object.entries(saved.files).filter((entry): entry is [string, SessionTaken] => isTaken(entry[1])));
}

function isTaken(value: unknown): value is SessionTaken {
  if (!isFields(value)) return false;
  return [value.size, value.changedMs, value.failures, value.againMs].every(Number.isFinite);
}
