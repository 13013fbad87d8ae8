/**
 * Two simulated years with a fault at each step, a step a week: the disk refuses, the model fails, the clock jumps, a
 * person edits and deletes, git is in the way, state is lost or corrupt, runs are killed amid a write. The daemon's own
 * loop, looks and compactions run on real files under a clock that the test moves; git is on in the second year.
 * Afterwards, without faults, everything is compacted, lint is clean, and one more run writes nothing and asks nothing.
 *
 * One seed by itself; LITHIFY_DAEMON_SOAK_SECONDS for as many as fit, LITHIFY_DAEMON_SOAK_SEED to begin at another,
 * LITHIFY_DAEMON_SOAK_STEPS to end earlier. A seed by itself is cut short after 10 s, and says how far it came.
 */
import { expect, it, onTestFinished, vi } from "vitest";
import { addDays, type Day, today } from "../../src/calendar/week.ts";
import { compact } from "../../src/commands/compact.ts";
import { lint } from "../../src/commands/lint.ts";
import type { RunEnd } from "../../src/daemon/conclude.ts";
import { readAttempts } from "../../src/daemon/state-file.ts";
import { lookAround } from "../../src/daemon/workspace-look.ts";
import { LithifyError } from "../../src/errors.ts";
import { BY_DAEMON } from "../../src/workspace/daemon-run.ts";
import type { Surroundings } from "../../src/workspace/surroundings.ts";
import { runWithFault } from "../support/fault-runs.ts";
import { armFault } from "../support/fs-faults.ts";
import { ownState } from "../support/own-state.ts";
import { BIN, environment, USER_STATE } from "../support/run-lithify.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { GIT_TEST_ENVIRONMENT, testFolder } from "../support/test-folder.ts";
import { repositoryIn } from "./soak-git.ts";
import { live } from "./soak-life.ts";
import { soakServer } from "./soak-server.ts";
import { oneOf, random, worldIn } from "./soak-world.ts";

const SECONDS = Number(process.env.LITHIFY_DAEMON_SOAK_SECONDS ?? 0);
const SEED = Number(process.env.LITHIFY_DAEMON_SOAK_SEED ?? 20_240_101);
const STEPS = Number(process.env.LITHIFY_DAEMON_SOAK_STEPS ?? Number.POSITIVE_INFINITY);
/** What `npm test` has for it; with seconds of its own a round takes what it takes. */
const LONGEST_MS = SECONDS > 0 ? Number.POSITIVE_INFINITY : 10_000;
const HOUR = 3_600_000;
const FROM = Date.parse("2024-01-01T09:00:00Z");
const SECOND_YEAR = Date.parse("2025-01-06T09:00:00Z");
const UNTIL = Date.parse("2026-01-05T09:00:00Z");
const DISK = ["once:ENOSPC", "always:ENOSPC", "once:EIO", "always:EACCES", "once:EMFILE", "always:EROFS"];
/** Beats a step: what fails for a while is tried again within them. */
const RESTS = 6;

it(`holds for two years with a fault at each step (seed ${SEED})`, {
  timeout: Math.max(SECONDS * 1_000, 60_000) + 900_000,
}, async () => {
  const began = performance.now();
  for (let round = 0; round === 0 || performance.now() - began < SECONDS * 1_000; round++) {
    const counts = await twoYears(SEED + round);
    console.log(`soak, seed ${SEED + round}: ${JSON.stringify(counts)}`);
  }
});

async function twoYears(seed: number): Promise<Record<string, unknown>> {
  const began = performance.now();
  const next = random(seed);
  const folder = testFolder();
  const state = await ownState(folder.path);
  const world = worldIn(folder, next);
  const repository = repositoryIn(folder);
  let calm = false;
  const { script, billedTwice, faults: serverFaults } = soakServer(folder, next, () => !calm && next() < 0.4);
  await using server = await startScriptedServer(script);
  const counts = { steps: 0, looks: 0, runs: 0, compacted: 0, failed: 0, diskFaults: 0, kills: 0, restarts: 0 };
  const events: Record<string, number> = {};
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
    env: {
      ...{ HOME: folder.path, XDG_STATE_HOME: USER_STATE, PATH: process.env.PATH, ...GIT_TEST_ENVIRONMENT },
      ...(weeks !== undefined && { [BY_DAEMON]: weeks }),
    },
    now: () => new Date(nowMs),
    wait: async (ms) => setNow(nowMs + ms),
    print: (text) => void printed.push(text),
    ...{
      tell: () => {},
      warn: () => {},
      detail: () => {},
      terminal: false,
      loopback: [],
      readStdin: async () => Buffer.alloc(0),
    },
    signal: new AbortController().signal,
  });
  const options = () => ({ json: true, ...(paid ? model : {}) });
  const where = (): string => `seed ${seed}, step ${counts.steps}, ${new Date(nowMs).toISOString()}`;

  async function runWeeks(weeks: readonly { week: string }[]): Promise<RunEnd> {
    counts.runs += 1;
    const chosen = weeks.map(({ week }) => week).join(",");
    if (!calm && next() < 0.1) return killed(chosen);
    const fault = !calm && next() < 0.4 ? oneOf(DISK, next)! : undefined;
    const disarm = fault === undefined ? undefined : armFault(folder.path, fault, 1 + Math.floor(next() * 50));
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

  /** The real command, which dies amid one of its calls to the disk. */
  async function killed(chosen: string): Promise<RunEnd> {
    counts.kills += 1;
    const flags = paid ? ["--provider", "openai", "--model", "soak", "--base-url", server.baseURL] : [];
    const { signal } = await runWithFault({
      program: [BIN, "-C", folder.path, "compact", "--json", ...flags],
      ...{ root: folder.path, mode: next() < 0.5 ? "kill" : "torn", at: 1 + Math.floor(next() * 60) },
      environment: environment(folder.path, { [BY_DAEMON]: chosen }),
    });
    return { kind: "died", reason: signal === null ? "ended before it was killed" : "was killed" };
  }

  function upset(): void {
    paid = next() < 0.4;
    const clock = {
      // The machine was off for up to three weeks, or somebody set its clock back.
      clockForward: () => setNow(nowMs + next() * 3 * 7 * 24 * HOUR),
      clockBack: () => setNow(nowMs - next() * 3 * 24 * HOUR),
    };
    const all: [string, (day: Day) => void][] = Object.entries({
      ...world.events,
      ...clock,
      ...(nowMs > SECOND_YEAR ? repository.events : {}),
    });
    const [name, event] = oneOf(all, next)!;
    events[name] = (events[name] ?? 0) + 1;
    event(today(new Date(nowMs), "Europe/Berlin"));
  }

  let logged = "2023-12-31";
  function advance(ms: number): void {
    setNow(nowMs + ms);
    const day = today(new Date(nowMs), "Europe/Berlin");
    for (; logged < day; logged = addDays(logged, 1)) if (next() < 0.35) world.writeLog(addDays(logged, 1));
  }

  let rests = 0;
  const step = (): void => {
    rests += 1;
    if (rests % RESTS !== 0) return;
    counts.steps += 1;
    world.check(where());
    repository.check(where());
    world.mend();
    repository.mend();
    if (!calm) upset();
    advance((calm ? 1 : 5 + 4 * next()) * 24 * HOUR);
  };
  /** A daemon that ends otherwise than asked was right to where its lock or its configuration was taken from it. */
  async function lifeUntil(isOver: () => boolean, onRest = step): Promise<void> {
    const look = () => {
      counts.looks += 1;
      return lookAround(options(), surroundings());
    };
    try {
      await live({ folder, nowMs: () => nowMs, setNow, look, run: runWeeks, onRest, isOver });
    } catch (error) {
      const lockIsGone = error instanceof Error && error.message === "the lock is gone";
      if (!(error instanceof LithifyError) && !lockIsGone) throw error;
      counts.restarts += 1;
      // Whoever starts it again does so a little later; else one that is refused at its start would never rest.
      for (let n = 0; n < RESTS && error instanceof LithifyError; n++) onRest();
    }
  }

  world.configure("off");
  world.writeLog("2023-12-31");
  const isOver = (): boolean => performance.now() - began > LONGEST_MS || counts.steps >= STEPS || nowMs >= UNTIL;
  while (!isOver()) {
    if (nowMs > SECOND_YEAR) world.configure("commit");
    const life = counts.steps + 15;
    await lifeUntil(() => isOver() || counts.steps >= life);
  }
  const reached = new Date(nowMs).toISOString().slice(0, 10);
  const stepsWithFault = counts.steps;

  world.mend();
  repository.mend();
  world.configure("commit");
  calm = true;
  paid = false;
  const end = counts.steps + 8;
  while (counts.steps < end) await lifeUntil(() => counts.steps >= end);
  // The last of these steps moved the clock: a few minutes more, at noon, for what became due by that.
  setNow(Date.parse(`${new Date(nowMs).toISOString().slice(0, 10)}T12:00:00Z`) + 24 * HOUR);
  let minutes = 0;
  await lifeUntil(
    () => minutes > 5,
    () => {
      minutes += 1;
    },
  );
  const look = await lookAround(options(), surroundings());
  const left = { due: look.due, unfinished: look.unfinished, waiting: look.waiting };
  expect(left, `${where()}: ${JSON.stringify([...readAttempts(state.attempts)])}`).toEqual({
    ...{ due: [], unfinished: false, waiting: false },
  });
  expect(await lint({ json: true }, surroundings()), `${where()}: ${printed.at(-1)}`).toBe(0);
  const tree = folder.tree("memory");
  expect(
    Object.keys(folder.tree()).filter((path) => path.endsWith(".tmp")),
    where(),
  ).toEqual([]);
  const asked = server.requests.length;
  await compact({ json: true }, surroundings());
  expect(folder.tree("memory"), where()).toEqual(tree);
  expect([server.requests.length, billedTwice], where()).toEqual([asked, []]);
  expect(folder.exists(".git/index.lock"), where()).toBe(false);
  repository.check(where());
  vi.useRealTimers();
  const made = { asked, serverFaults: serverFaults(), commits: repository.commits(), files: Object.keys(tree).length };
  const seconds = Math.round((performance.now() - began) / 1_000);
  return { reached, ...counts, steps: stepsWithFault, ...made, events, seconds };
}
