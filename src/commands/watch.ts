/**
 * `lithify watch`: the daemon, in the foreground. Takes the daemon's lock for its life, gives the loop its clock, its
 * children and its files, and answers signals: SIGTERM ends it with 0, SIGINT with 130, SIGHUP reads the configuration
 * again. What it imports it holds for weeks: no zod, no YAML, no Intl here.
 */
import fs from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { daemon } from "../daemon/daemon.ts";
import type { Reported } from "../daemon/ports.ts";
import { children } from "../daemon/process.ts";
import { keepRefusal, openRunLog } from "../daemon/run-log.ts";
import type { sessions as Sessions } from "../daemon/sessions.ts";
import { readStamps, standing } from "../daemon/stamps.ts";
import { type DaemonReport, readAttempts, readReport, writeAttempts, writeReport } from "../daemon/state-file.ts";
import { endSoon, guardProcess, outliveReaders } from "../daemon/watch-process.ts";
import { type Follower, follow } from "../daemon/watcher.ts";
import { LockLost, unless } from "../errors.ts";
import { oneLine } from "../report/printable.ts";
import { acquire, type Lock } from "../store/state/lock.ts";
import type { StatePaths } from "../store/state/state-folder.ts";
import { stateOf } from "../workspace/state.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { findRoot } from "../workspace/workspace.ts";

interface WatchOptions extends GlobalOptions {
  /** Hidden: prints what the daemon wants to know, and ends. */
  readonly look?: boolean;
}

/** Where events tell of changes, files are compared this often all the same. */
const COMPARE_MS = 300_000;
/** Where they do not, this often; oftener where the configuration asks for haste. */
const POLL_MS = 10_000;
const FASTEST_POLL_MS = 1_000;
const BEAT_MS = 60_000;
/**
 * A process that does almost nothing for weeks gains nothing from optimised code or a large young heap: without the
 * compilers' own pages and with a heap kept small it holds 57 MB where it held 71, and a bare node holds 42. The baseline
 * compiler stays: without it, listing a folder of a thousand logs after each event takes half as long again.
 */
const SMALL = ["--no-opt", "--no-maglev", "--optimize-for-size"];

/** @returns 0 after SIGTERM, 130 after SIGINT   @throws {WorkspaceHeld} when another watches   @throws {UsageError} */
export async function watch(options: WatchOptions, surroundings: Surroundings): Promise<number> {
  if (options.look) return (await import("../daemon/workspace-look.ts")).look(options, surroundings);
  for (const flag of SMALL) setFlagsFromString(flag);
  outliveReaders();
  const { now, wait, signal } = surroundings;
  const root = await findRoot(options.workspace, surroundings);
  const state = await stateOf(root, surroundings);
  const request = { holder: "lithify watch", waitMs: 0, now, wait, signal };
  const inChildren = children(root, options, surroundings);
  // Refused at once where another watches; but a folder that is no workspace gets no state folder, so look there first.
  const begin = async (): Promise<Lock> => {
    try {
      if (fs.existsSync(state.daemonLock)) return await acquire(state.daemonLock, request);
      await inChildren.look();
      const before = state.lockBefore("daemon");
      if (before !== undefined) (await acquire(before, request)).release();
      state.open();
      return await acquire(state.daemonLock, request);
    } catch (error) {
      if (!signal.aborted) keepRefusal(state.journal, (error as Error).message, now());
      throw error;
    }
  };
  try {
    const lock = await begin();
    try {
      await live(root, state, lock, inChildren, surroundings);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    endSoon();
  }
  if (options.json) surroundings.print(JSON.stringify({ stopped: signalOf(signal) }));
  return signalOf(signal) === "SIGINT" ? 130 : 0;
}

const signalOf = ({ reason }: AbortSignal): string => (reason as { signal?: string } | undefined)?.signal ?? "SIGTERM";

async function live(
  root: string,
  state: StatePaths,
  lock: Lock,
  inChildren: ReturnType<typeof children>,
  { now, tell, detail, terminal, signal }: Surroundings,
): Promise<void> {
  const { note } = openRunLog(state.journal, now, tell);
  const rest = restingUntil(now, signal);
  const started = now().toISOString();
  const progress = readReport(state.daemonReport)?.progress ?? null;
  let follower: Follower | undefined;
  let capturing: ReturnType<typeof Sessions> | undefined;
  let pollMs = POLL_MS;
  let reportFails = false;
  let last: Reported | undefined;
  const report = (reported: Reported, ended?: string): void => {
    last = reported;
    try {
      const written = reportOf(reported, started, follower?.mode() ?? "off");
      writeReport(state.daemonReport, { ...written, ...(ended !== undefined && { ended }) });
      reportFails = false;
    } catch (error) {
      if (!reportFails) note("trouble", `the heartbeat cannot be written: ${(error as Error).message}`);
      reportFails = true;
    }
  };
  const loop = daemon({
    ...{ root, ...rest, ...inChildren, note },
    sessions: async (sources) => {
      // Loaded by those who use it: what this process imports it holds for weeks.
      const [{ sessions }, { sessionLister }] = await Promise.all([
        import("../daemon/sessions.ts"),
        import("../daemon/session-files.ts"),
      ]);
      capturing ??= sessions({
        ...{ nowMs: () => now().getTime(), list: sessionLister(), capture: inChildren.capture, note },
        stateFile: join(state.folder, "transcripts.json"),
      });
      return capturing(sources);
    },
    report: (reported) => report(reported),
    detail: (text) => detail(`${now().toISOString().slice(0, 23)}Z ${oneLine(text)}`),
    nowMs: () => now().getTime(),
    progressMs: progress === null ? undefined : Date.parse(progress),
    stamps: ({ settings }) => readStamps(settings, [state.runs]),
    standing,
    compareMs: () => (follower?.mode() === "polling" ? pollMs : COMPARE_MS),
    attempts: {
      read: () => readAttempts(state.attempts),
      // The disk may refuse: the daemon lives on, and forgets at its next start what it could not write.
      write: (attempts) =>
        unless(
          Error,
          () => writeAttempts(state.attempts, attempts),
          ({ message }) => note("trouble", message),
        ),
    },
    checkLock: () => {
      if (!lock.stillOurs()) throw lockLost(state);
    },
    follow: async ({ settings }, { log: hint, folders }) => {
      await follower?.close();
      pollMs = Math.min(POLL_MS, Math.max(FASTEST_POLL_MS, settings.quietMs));
      await new Promise<void>((ready) => {
        follower = follow(settings, {
          ...{ hint, ready, folder: folders },
          fallBack: (reason) => {
            note("polling", `${reason}; comparing files every ${pollMs / 1_000} s instead`);
            rest.wake();
            ready();
          },
        });
        if (follower.mode() !== "events") ready();
      });
      note("watching", `watching ${settings.logFolders.length} folder(s) of logs by ${follower?.mode()}`);
    },
  });
  // Whoever took its lock writes the report from then on.
  const end = (how: string): void => {
    note("stopped", how);
    if (last && lock.stillOurs()) report({ ...last, nowMs: now().getTime(), running: undefined }, how);
  };
  const fault = (error: Error): void => end(`ended by a fault: ${error.message}`);
  // A second signal ends the process where it stands: what it was at, and that it was told to stop, is on disk by then.
  const told = (): void => {
    if (last && lock.stillOurs()) report({ ...last, nowMs: now().getTime() }, cutShort(signalOf(signal)));
  };
  signal.addEventListener("abort", told, { once: true });
  const unguard = guardProcess({ terminal, reload: loop.reload, fault });
  note("started", `lithify watches ${root} (pid ${process.pid})`);
  try {
    await loop.live(signal);
    end(`stopped by ${signalOf(signal)}`);
  } catch (error) {
    if (signal.aborted) end(`stopped by ${signalOf(signal)}`);
    else fault(error as Error);
    throw error;
  } finally {
    unguard();
    await follower?.close();
  }
}

const cutShort = (signal: string): string =>
  `was told to stop by ${signal} and ended before it had: by a second signal, or it was killed`;

function lockLost({ folder, daemonLock }: StatePaths): LockLost {
  const isThere = fs.existsSync(folder);
  const gone = isThere ? `${daemonLock} was removed or replaced: another lithify may watch` : `${folder} is gone`;
  const hint = isThere ? "`lithify status` tells who watches" : "put it back, or go without what it knew";
  return new LockLost(gone, `${hint}; then start the daemon again`);
}

/** One rest at a time, ended by the clock, a wake or the signal. A minute of the clock may be eight hours of sleep. */
function restingUntil(
  now: () => Date,
  signal: AbortSignal,
): { rest: (untilMs: number) => Promise<void>; wake: () => void } {
  let wake = (): void => {};
  return {
    wake: () => wake(),
    rest: (untilMs) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) return resolve();
        const timer = setTimeout(() => wake(), Math.min(Math.max(untilMs - now().getTime(), 0), BEAT_MS));
        wake = () => {
          clearTimeout(timer);
          signal.removeEventListener("abort", wake);
          wake = () => {};
          resolve();
        };
        signal.addEventListener("abort", wake, { once: true });
      }),
  };
}

function reportOf(reported: Reported, started: string, watch: DaemonReport["watch"]): DaemonReport {
  const { nowMs, progressMs, lookedMs, nextRunMs, running, trouble, waits } = reported;
  const instant = (ms: number | undefined): string | null => (ms === undefined ? null : new Date(ms).toISOString());
  return {
    ...{ version: 1, pid: process.pid, started, watch, trouble: trouble ?? null },
    heartbeat: new Date(nowMs).toISOString(),
    progress: instant(progressMs),
    nextRun: instant(nextRunMs),
    looked: instant(lookedMs),
    ...(waits !== undefined && { waits: waits.slice(0, 1_000) }),
    running: running ? { weeks: running.weeks, since: new Date(running.sinceMs).toISOString() } : null,
  };
}
