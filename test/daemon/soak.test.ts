/**
 * Two simulated years with a fault at each step: the disk refuses, the model fails, the clock jumps, a person edits and
 * deletes, state is lost, runs are killed amid a write. The daemon's own loop, looks and compactions run on real files
 * under a clock that the test moves. Afterwards, without faults, everything is compacted, lint is clean, and one more
 * run writes nothing and asks nothing. LITHIFY_DAEMON_SOAK_SECONDS for more than the short form, LITHIFY_DAEMON_SOAK_SEED
 * to run one again. Git is off here: its faults have tests of their own.
 */
import { expect, it, onTestFinished, vi } from "vitest";
import { addDays, today } from "../../src/calendar/week.ts";
import { compact } from "../../src/commands/compact.ts";
import { lookAround } from "../../src/commands/daemon-look.ts";
import { BY_DAEMON } from "../../src/commands/daemon-run.ts";
import { lint } from "../../src/commands/lint.ts";
import type { Surroundings } from "../../src/commands/surroundings.ts";
import type { RunEnd } from "../../src/daemon/conclude.ts";
import { daemon } from "../../src/daemon/daemon.ts";
import { readStamps } from "../../src/daemon/stamps.ts";
import { readAttempts, writeAttempts, writeReport } from "../../src/daemon/state-file.ts";
import { LithifyError } from "../../src/errors.ts";
import { acquire } from "../../src/store/lock.ts";
import { openStateFolder, statePaths } from "../../src/store/state-folder.ts";
import { runWithFault } from "../support/fault-runs.ts";
import { armFault } from "../support/fs-faults.ts";
import { BIN, environment } from "../support/run-lithify.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { testFolder } from "../support/test-folder.ts";
import { misbehaving, oneOf, random, worldIn } from "./soak-world.ts";

const SECONDS = Number(process.env.LITHIFY_DAEMON_SOAK_SECONDS ?? 15);
const SEED = Number(process.env.LITHIFY_DAEMON_SOAK_SEED ?? 20_240_101);
/** Fewer steps a round than two years take: to run again, exactly, what failed when the time was up. */
const STEPS = Number(process.env.LITHIFY_DAEMON_SOAK_STEPS ?? Number.POSITIVE_INFINITY);
const HOUR = 3_600_000;
const FROM = Date.parse("2024-01-01T09:00:00Z");
const UNTIL = Date.parse("2026-01-05T09:00:00Z");
const DISK = ["once:ENOSPC", "always:ENOSPC", "once:EIO", "always:EACCES", "once:EMFILE", "always:EROFS"];

it(`holds for two years with a fault at each step (${SECONDS} s, seed ${SEED})`, {
  timeout: SECONDS * 1_000 + 120_000,
}, async () => {
  const began = performance.now();
  for (let round = 0; round === 0 || performance.now() - began < SECONDS * 1_000; round++) {
    const counts = await twoYears(SEED + round, () => performance.now() - began > SECONDS * 1_000);
    console.log(`soak, seed ${SEED + round}: ${JSON.stringify(counts)}`);
  }
});

async function twoYears(seed: number, over: () => boolean): Promise<Record<string, number>> {
  const next = random(seed);
  const folder = testFolder({ "lithify.yaml": "timezone: Europe/Berlin\ncloses: week\ngit: off\n" });
  const state = statePaths(folder.path);
  const world = worldIn(folder, next);
  let calm = false;
  await using server = await startScriptedServer(misbehaving(next, () => !calm && next() < 0.4));
  const counts = {
    days: 0,
    looks: 0,
    runs: 0,
    compacted: 0,
    failed: 0,
    diskFaults: 0,
    kills: 0,
    lostState: 0,
    restarts: 0,
  };
  let nowMs = FROM;
  const setNow = (ms: number): void => {
    nowMs = ms;
    vi.setSystemTime(nowMs);
  };
  vi.useFakeTimers({ toFake: ["Date"], now: nowMs });
  onTestFinished(() => void vi.useRealTimers());
  const model = { provider: "openai", model: "soak", baseUrl: server.baseURL };
  let paid = false;
  const printed: string[] = [];
  const surroundings = (weeks?: string): Surroundings => ({
    cwd: folder.path,
    env: { HOME: folder.path, PATH: process.env.PATH, ...(weeks !== undefined && { [BY_DAEMON]: weeks }) },
    now: () => new Date(nowMs),
    wait: async (ms) => setNow(nowMs + ms),
    print: (text) => void printed.push(text),
    ...{ tell: () => {}, detail: () => {}, colour: false, terminal: false, readStdin: async () => Buffer.alloc(0) },
    signal: new AbortController().signal,
  });
  const options = () => ({ json: true, ...(paid ? model : {}) });

  async function runWeeks(weeks: readonly { week: string }[]): Promise<RunEnd> {
    counts.runs += 1;
    const chosen = weeks.map(({ week }) => week).join(",");
    if (!calm && !paid && next() < 0.08) {
      counts.kills += 1;
      await runWithFault({
        program: [BIN, "-C", folder.path, "compact", "--json"],
        ...{ root: folder.path, mode: next() < 0.5 ? "kill" : "torn", at: 1 + Math.floor(next() * 60) },
        environment: environment(folder.path, { [BY_DAEMON]: chosen }),
      });
      return { kind: "died", reason: "was killed" };
    }
    const disarm =
      !calm && next() < 0.4 ? armFault(folder.path, oneOf(DISK, next)!, 1 + Math.floor(next() * 50)) : undefined;
    if (disarm) counts.diskFaults += 1;
    printed.length = 0;
    try {
      await compact(options(), surroundings(chosen));
      const report = JSON.parse(printed.at(-1)!) as RunEnd & { kind: "ran" };
      for (const { outcome } of report.weeks) counts[outcome === "failed" ? "failed" : "compacted"] += 1;
      return { ...report, kind: "ran" };
    } catch (error) {
      if (!(error instanceof LithifyError)) throw error;
      return { kind: "refused", reason: error.message };
    } finally {
      disarm?.();
    }
  }

  function upset(): void {
    const day = today(new Date(nowMs), "Europe/Berlin");
    paid = next() < 0.3;
    const events: (() => void)[] = [
      ...[world.editLog, world.removeLog, world.editMemory, world.deleteMemory, world.deleteWeekly, world.corruptState],
      () => world.lateLog(day),
      () => world.lateLog(day),
      // The machine was off for up to six weeks, or somebody set its clock back.
      () => setNow(nowMs + next() * 6 * 7 * 24 * HOUR),
      () => setNow(nowMs - next() * 3 * 24 * HOUR),
      () => {
        counts.lostState += 1;
        folder.remove(".lithify");
      },
    ];
    oneOf(events, next)!();
  }

  /** One daemon, until its time is over or it ends; its lock is real. */
  async function lifeUntil(isOver: () => boolean, onRest: () => void): Promise<void> {
    openStateFolder(folder.path);
    const lock = await acquire(state.daemonLock, {
      ...{
        holder: "soak",
        waitMs: 2_000,
        now: () => new Date(nowMs),
        wait: (ms) => new Promise((r) => setTimeout(r, ms)),
      },
    });
    const stop = new AbortController();
    let busy = false;
    const beside = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      busy = true;
      return work();
    };
    try {
      await daemon({
        root: folder.path,
        nowMs: () => nowMs,
        rest: async (untilMs) => {
          await new Promise(setImmediate);
          if (busy) return;
          setNow(Math.min(Math.max(untilMs, nowMs + 1), nowMs + 60_000));
          onRest();
          if (isOver()) stop.abort();
        },
        wake: () => {
          busy = false;
        },
        look: () =>
          beside(() => {
            counts.looks += 1;
            return lookAround(options(), surroundings());
          }),
        run: (weeks) => beside(() => runWeeks(weeks)),
        stamps: ({ settings }) => readStamps(settings, [state.runs]),
        follow: async () => {},
        compareMs: () => 300_000,
        checkLock: () => {
          if (!lock.stillOurs()) throw new Error("the lock is gone");
        },
        ...{ note: () => {}, detail: () => {}, progressMs: undefined },
        report: ({ nowMs: at }) => {
          const when = new Date(at).toISOString();
          const rest = {
            progress: null,
            nextRun: null,
            watch: "events",
            looked: null,
            running: null,
            trouble: null,
          } as const;
          writeReport(state.daemonReport, { version: 1, pid: process.pid, started: when, heartbeat: when, ...rest });
        },
        attempts: {
          read: () => readAttempts(state.attempts),
          write: (attempts) => writeAttempts(state.attempts, attempts),
        },
      }).live(stop.signal);
    } catch (error) {
      if (folder.exists(".lithify/daemon.lock") && lock.stillOurs()) throw error;
      counts.restarts += 1;
    } finally {
      lock.release();
    }
  }

  world.writeLog("2023-12-31");
  let logged = "2023-12-31";
  let rests = 0;
  const live = (): void => {
    rests += 1;
    if (rests % 6 !== 0) return;
    counts.days += 1;
    world.check(`seed ${seed}, step ${counts.days}, ${new Date(nowMs).toISOString()}`);
    if (!calm) upset();
    setNow(nowMs + (12 + 24 * next()) * HOUR);
    const day = today(new Date(nowMs), "Europe/Berlin");
    for (; logged < day; logged = addDays(logged, 1)) if (next() < 0.7) world.writeLog(addDays(logged, 1));
  };
  const isOver = (): boolean => over() || counts.days >= STEPS;
  while (nowMs < UNTIL && !isOver()) {
    const life = counts.days + 40;
    await lifeUntil(() => nowMs >= UNTIL || isOver() || counts.days >= life, live);
  }

  calm = true;
  paid = false;
  const end = counts.days + 16;
  while (counts.days < end) await lifeUntil(() => counts.days >= end, live);
  // The last of these steps moved the clock: a few minutes more for what became due by that.
  let minutes = 0;
  await lifeUntil(
    () => minutes > 5,
    () => {
      minutes += 1;
    },
  );
  const look = await lookAround(options(), surroundings());
  const left = { due: look.due, unfinished: look.unfinished, waiting: look.waiting };
  const why = () =>
    `seed ${seed}, ${counts.days} steps, ${new Date(nowMs).toISOString()}: ${JSON.stringify([...readAttempts(state.attempts)])}`;
  expect(left, why()).toEqual({ due: [], unfinished: false, waiting: false });
  expect(await lint({ json: true }, surroundings()), `seed ${seed}: ${printed.at(-1)}`).toBe(0);
  const tree = folder.tree("memory");
  expect(Object.keys(folder.tree()).filter((path) => path.endsWith(".tmp"))).toEqual([]);
  const asked = server.requests.length;
  await compact({ json: true }, surroundings());
  expect(folder.tree("memory"), `seed ${seed}`).toEqual(tree);
  expect(server.requests.length).toBe(asked);
  vi.useRealTimers();
  return { ...counts, asked, files: Object.keys(tree).length };
}
