/**
 * One daemon of the soak, from its start to its end: its own loop on real files and a real lock, under a clock that moves
 * when it rests. Before: soak.test.ts says how it looks and runs. After: attempts and reports as the daemon writes them.
 */
import type { RunEnd } from "../../src/daemon/conclude.ts";
import { daemon } from "../../src/daemon/daemon.ts";
import type { DueWeek, Look } from "../../src/daemon/look.ts";
import { readStamps, standing } from "../../src/daemon/stamps.ts";
import { readAttempts, writeAttempts, writeReport } from "../../src/daemon/state-file.ts";
import { acquire } from "../../src/store/state/lock.ts";
import { ownState } from "../support/own-state.ts";
import type { TestFolder } from "../support/test-folder.ts";

export interface Life {
  readonly folder: TestFolder;
  readonly nowMs: () => number;
  readonly setNow: (ms: number) => void;
  readonly look: () => Promise<Look>;
  readonly run: (weeks: readonly DueWeek[]) => Promise<RunEnd>;
  readonly onRest: () => void;
  readonly isOver: () => boolean;
}

const REST = { progress: null, nextRun: null, watch: "events", looked: null, running: null, trouble: null } as const;

/** @throws whatever ended the daemon before its time */
export async function live({ folder, nowMs, setNow, look, run, onRest, isOver }: Life): Promise<void> {
  const state = await ownState(folder.path);
  const lock = await acquire(state.daemonLock, {
    ...{ holder: "soak", waitMs: 2_000, now: () => new Date(nowMs()) },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const stop = new AbortController();
  /** A child takes its own time; the rest beside it takes none of the clock's, and ends with it. */
  let busy = false;
  let woken = (): void => {};
  const beside = <Result>(work: () => Promise<Result>): Promise<Result> => {
    busy = true;
    return work();
  };
  try {
    await daemon({
      ...{
        root: folder.path,
        nowMs,
        follow: async () => {},
        compareMs: () => 300_000,
        progressMs: undefined,
      },
      ...{ note: () => {}, detail: () => {} },
      rest: async (untilMs) => {
        if (busy) {
          await new Promise<void>((resolve) => {
            woken = resolve;
          });
          return;
        }
        await new Promise(setImmediate);
        setNow(Math.min(Math.max(untilMs, nowMs() + 1), nowMs() + 60_000));
        onRest();
        if (isOver()) stop.abort();
      },
      wake: () => {
        busy = false;
        woken();
      },
      look: () => beside(look),
      run: (weeks) => beside(() => run(weeks)),
      stamps: ({ settings }) => readStamps(settings, [state.runs]),
      standing,
      checkLock: () => {
        if (!lock.stillOurs()) throw new Error("the lock is gone");
      },
      report: ({ nowMs: at }) => {
        const when = new Date(at).toISOString();
        writeReport(state.daemonReport, { version: 1, pid: process.pid, started: when, heartbeat: when, ...REST });
      },
      attempts: {
        read: () => readAttempts(state.attempts),
        write: (attempts) => writeAttempts(state.attempts, attempts),
      },
    }).live(stop.signal);
  } finally {
    lock.release();
  }
}
