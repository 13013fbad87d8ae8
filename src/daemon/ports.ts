/**
 * What the daemon needs of the world, and what it gives: its clock, its looks, its children, its report. Types only.
 */
import type { Attempts } from "./attempts.ts";
import type { Seen } from "./branch.ts";
import type { RunEnd } from "./conclude.ts";
import type { DueWeek, Look } from "./look.ts";
import type { DaemonEvent } from "./run-log.ts";
import type { Stamps } from "./stamps.ts";
import type { TranscriptSource } from "./transcripts.ts";

export interface DaemonPorts {
  /** The workspace; paths are shown relative to it. */
  readonly root: string;
  readonly nowMs: () => number;
  /** Ends at that time by the clock, after a minute at most, or earlier when it is woken or the signal aborts. */
  readonly rest: (untilMs: number) => Promise<void>;
  readonly wake: () => void;
  /** @throws {LithifyError} when the workspace cannot be looked at */
  readonly look: () => Promise<Look>;
  readonly stamps: (look: Look) => Promise<Stamps>;
  /** Which files stand at these paths, for a look at each: something else once one is gone, made anew or replaced. */
  readonly standing: (paths: readonly string[]) => string;
  /** @param seen what git said when it was decided: nothing is written once it says otherwise */
  readonly run: (weeks: readonly DueWeek[], seen: Seen | undefined) => Promise<RunEnd>;
  /** Captures the agents' sessions that are to be captured now; whether there were any. */
  readonly sessions?: (sources: readonly TranscriptSource[]) => Promise<boolean>;
  /** Follows the folders of this look from now on, in place of those before. */
  readonly follow: (look: Look, hints: Hints) => Promise<void>;
  /** How often files are compared: rarely where events tell of changes. */
  readonly compareMs: () => number;
  /** @throws {LockLost} when the daemon's lock is not its own any more */
  readonly checkLock: () => void;
  readonly note: (event: DaemonEvent, text: string, run?: string) => void;
  /** With `--verbose` only. */
  readonly detail: (text: string) => void;
  readonly report: (reported: Reported) => void;
  readonly attempts: { readonly read: () => Attempts; readonly write: (attempts: Attempts) => void };
  /** When an earlier daemon last made progress. */
  readonly progressMs: number | undefined;
}

/** What those who follow folders tell: hints, which may be wrong or missing. */
export interface Hints {
  /** Absolute. */
  readonly log: (path: string) => void;
  /** A folder of logs has gone, and none is followed any more. */
  readonly folders: () => void;
}

/** What a report is made from, beside what the process knows of itself. */
export interface Reported {
  readonly nowMs: number;
  readonly progressMs: number | undefined;
  readonly lookedMs: number | undefined;
  readonly nextRunMs: number | undefined;
  readonly running: { readonly weeks: readonly string[]; readonly sinceMs: number } | undefined;
  readonly trouble: string | undefined;
  /** Why it writes nothing, though nothing is wrong. */
  readonly waits: string | undefined;
}

export interface Daemon {
  /** @throws whatever it cannot live with; returns when the signal aborts */
  readonly live: (signal: AbortSignal) => Promise<void>;
  /** Reads the configuration again, as on SIGHUP. */
  readonly reload: () => void;
}
