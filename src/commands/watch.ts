/**
 * `lithify watch`: the daemon, in the foreground. Takes the daemon's lock for its life, gives the loop its clock, its
 * children and its files, and answers signals: SIGTERM ends it with 0, SIGINT with 130, SIGHUP reads the configuration
 * again. Shell. What it imports it holds for weeks: no zod, no YAML, no Intl here.
 */
import fs from "node:fs";
import { setFlagsFromString } from "node:v8";
import type { Reported } from "../daemon/daemon.ts";
import { daemon } from "../daemon/daemon.ts";
import { openRunLog } from "../daemon/run-log.ts";
import { readStamps } from "../daemon/stamps.ts";
import { type DaemonReport, readAttempts, readReport, writeAttempts, writeReport } from "../daemon/state-file.ts";
import { type Follower, follow } from "../daemon/watcher.ts";
import { acquire, type Lock } from "../store/lock.ts";
import { openStateFolder, type StatePaths, statePaths } from "../store/state-folder.ts";
import { findRoot } from "../workspace.ts";
import { children } from "./daemon-process.ts";
import { printable } from "./printable.ts";
import type { GlobalOptions, Surroundings } from "./surroundings.ts";

export interface WatchOptions extends GlobalOptions {
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
/** If something keeps the process alive after its end, it goes all the same. */
const LINGER_MS = 300;

/** @returns 0 after SIGTERM, 130 after SIGINT   @throws {WorkspaceHeld} when another watches   @throws {UsageError} */
export async function watch(options: WatchOptions, surroundings: Surroundings): Promise<number> {
  if (options.look) return (await import("./daemon-look.ts")).look(options, surroundings);
  for (const flag of SMALL) setFlagsFromString(flag);
  const { now, wait, signal, tell, detail } = surroundings;
  const root = findRoot(surroundings.cwd, options.workspace);
  const state = statePaths(root);
  const request = { holder: "lithify watch", waitMs: 0, now, wait, signal };
  const inChildren = children(root, options, surroundings);
  // Refused at once where another watches; but a folder that is no workspace gets no state folder, so look there first.
  const early = fs.existsSync(state.daemonLock) ? await acquire(state.daemonLock, request) : undefined;
  try {
    if (!early) await inChildren.look();
    openStateFolder(root);
    const lock = early ?? (await acquire(state.daemonLock, request));
    try {
      await live(root, state, lock, inChildren, { ...surroundings, tell: (text) => tell(printable(text)), detail });
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    early?.release();
  }
  if (options.json) surroundings.print(JSON.stringify({ stopped: signalOf(signal) }));
  const code = signalOf(signal) === "SIGINT" ? 130 : 0;
  setTimeout(() => process.exit(code), LINGER_MS).unref();
  return code;
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
  let pollMs = POLL_MS;
  let reportFails = false;
  const report = (reported: Reported): void => {
    try {
      writeReport(state.daemonReport, reportOf(reported, started, follower?.mode() ?? "off"));
      reportFails = false;
    } catch (error) {
      if (!reportFails) note("trouble", `the heartbeat cannot be written: ${(error as Error).message}`);
      reportFails = true;
    }
  };
  const loop = daemon({
    ...{ root, ...rest, ...inChildren, note, report },
    detail: (text) => detail(printable(`${now().toISOString().slice(0, 23)}Z ${text}`)),
    nowMs: () => now().getTime(),
    progressMs: progress === null ? undefined : Date.parse(progress),
    stamps: ({ settings }) => readStamps(settings, [state.runs]),
    compareMs: () => (follower?.mode() === "polling" ? pollMs : COMPARE_MS),
    attempts: {
      read: () => readAttempts(state.attempts),
      write: (attempts) => keeping(note, () => writeAttempts(state.attempts, attempts)),
    },
    checkLock: () => {
      if (!lock.stillOurs()) throw new Error(`${state.daemonLock} was removed or replaced: another lithify may watch`);
    },
    follow: async ({ settings }, hint) => {
      await follower?.close();
      pollMs = Math.min(POLL_MS, Math.max(FASTEST_POLL_MS, settings.quietMs));
      await new Promise<void>((ready) => {
        follower = follow(settings, {
          hint,
          ready,
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
  const onHangUp = (): void => {
    if (terminal && !terminalIsThere()) process.emit("SIGTERM");
    else loop.reload();
  };
  const onFault = (error: Error): void => note("stopped", `ended by a fault: ${error.message}`);
  process.on("SIGHUP", onHangUp).on("uncaughtExceptionMonitor", onFault);
  note("started", `lithify watches ${root} (pid ${process.pid})`);
  try {
    await loop.live(signal);
    note("stopped", `stopped by ${signalOf(signal)}`);
  } catch (error) {
    if (!signal.aborted) note("stopped", `ended by a fault: ${(error as Error).message}`);
    throw error;
  } finally {
    process.off("SIGHUP", onHangUp).off("uncaughtExceptionMonitor", onFault);
    await follower?.close();
  }
}

/** The disk may refuse: the daemon lives on, and forgets at its next start what it could not write. */
function keeping(note: (event: "trouble", text: string) => void, write: () => void): void {
  try {
    write();
  } catch (error) {
    note("trouble", (error as Error).message);
  }
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
  const { nowMs, progressMs, lookedMs, nextRunMs, running, trouble } = reported;
  const instant = (ms: number | undefined): string | null => (ms === undefined ? null : new Date(ms).toISOString());
  return {
    ...{ version: 1, pid: process.pid, started, watch, trouble: trouble ?? null },
    heartbeat: new Date(nowMs).toISOString(),
    progress: instant(progressMs),
    nextRun: instant(nextRunMs),
    looked: instant(lookedMs),
    running: running ? { weeks: running.weeks, since: new Date(running.sinceMs).toISOString() } : null,
  };
}

/** SIGHUP also comes when a terminal is closed: a daemon in its foreground ends with it, as nobody would find it again. */
function terminalIsThere(): boolean {
  try {
    fs.closeSync(fs.openSync("/dev/tty", "r"));
    return true;
  } catch {
    return false;
  }
}
