/**
 * What befalls a fleet: workers killed at random moments, stopped, out of reach, with a wrong clock, and a database that is restarted.
 * Nothing is lost, nothing is written twice, and no answer that came whole is paid for twice.
 */
import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { fleetWorld, type Worker, type World } from "../../support/fleet-world.ts";

let world: World;
beforeEach(async () => {
  world = await fleetWorld();
  world.settings("retrySeconds: 1\nleaseSeconds: 10\nweeksPerJob: 3\nretries: 50\n");
  return () => world[Symbol.asyncDispose]();
});

const weeksIn = (remote: string): number => world.memory(remote).match(/weekly/g)?.length ?? 0;

async function fleetOf(weeks: Readonly<Record<string, number>>): Promise<Record<string, number>> {
  const remotes: Record<string, number> = {};
  for (const [name, count] of Object.entries(weeks)) {
    const remote = world.remote(name, count);
    remotes[remote] = count;
    await world.lithify(["fleet", "add", remote]);
  }
  return remotes;
}

const isDone = (remotes: Readonly<Record<string, number>>): boolean =>
  Object.entries(remotes).every(([remote, weeks]) => weeksIn(remote) === weeks);

const allDone = (remotes: Readonly<Record<string, number>>, mostMs = 240_000) =>
  world.until("all weeks are pushed", () => isDone(remotes), mostMs);

/** Each remote as a run alone leaves it, and one commit a week or turn, not the same twice. */
async function expectUndisturbed(weeks: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, count] of Object.entries(weeks)) {
    const remote = join(world.base, "remotes", `${name}.git`);
    expect([name, world.memory(remote)]).toEqual([name, await world.undisturbed(name, count)]);
    const subjects = world.git(remote, "log", "--format=%s", "main").split("\n");
    expect(new Set(subjects).size, subjects.join("\n")).toBe(subjects.length);
  }
}

/** Answers that came whole and were asked for again. */
function billedTwice(): string[] {
  const whole = new Set<string>();
  const twice: string[] = [];
  for (const { about, endedMs } of world.asked) {
    if (whole.has(about)) twice.push(about);
    if (endedMs !== undefined) whole.add(about);
  }
  return twice;
}

/** Small, and the same everywhere. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it.each([1, 2, 3])("outlives workers killed at random moments (seed %i)", async (seed) => {
  const weeks = { a: 5, b: 3, c: 1, d: 4 };
  world.latencyMs = 150;
  const remotes = await fleetOf(weeks);
  const next = randomOf(seed);
  let workers: Worker[] = [world.work(2), world.work(2)];
  for (let round = 0; round < 6 && !isDone(remotes); round++) {
    await sleep(500 + next() * 3_500);
    const victim = workers[Math.floor(next() * workers.length)]!;
    victim.child.kill("SIGKILL");
    await victim.ended;
    workers = [...workers.filter((worker) => worker !== victim), world.work(2)];
  }
  await allDone(remotes);
  await expectUndisturbed(weeks);
  expect(billedTwice()).toEqual([]);
});

it("pays once for an answer that was on its way when its worker was killed", async () => {
  const weeks = { a: 2 };
  world.latencyMs = 4_000;
  const remotes = await fleetOf(weeks);
  const first = world.work(1);
  await world.until("it asks", () => world.asked.length === 1);
  first.child.kill("SIGKILL");
  await first.ended;
  world.work(1);
  await allDone(remotes);
  await expectUndisturbed(weeks);
  expect(world.asked.map(({ about, endedMs }) => [about, endedMs !== undefined])).toEqual([
    ["a 2025-01-08", true],
    ["a 2025-01-15", true],
  ]);
  await world.until("it is settled", async () => (await world.status()).turns.OK === 1);
  expect((await world.status()).spent[0]).toMatchObject({ requests: 2, tokens: 2 * 2_600 });
});

it("gives a job back within ten seconds of SIGTERM, and nobody asks again what was answered", async () => {
  world.settings("weeksPerJob: 20\nleaseSeconds: 10\n");
  const weeks = { a: 12 };
  world.latencyMs = 1_500;
  const remotes = await fleetOf(weeks);
  const first = world.work(1);
  await world.until("three are answered", () => world.asked.filter(({ endedMs }) => endedMs).length >= 3);
  const told = Date.now();
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  expect(Date.now() - told).toBeLessThan(10_000);
  expect((await world.status()).turns).toEqual({ STOPPED: 1 });
  world.latencyMs = 0;
  const second = Date.now();
  world.work(1);
  await allDone(remotes);
  // Given back, not found by its beat's silence.
  expect(Date.now() - second).toBeLessThan(15_000);
  await expectUndisturbed(weeks);
  // The one that was on its way when the child had to end is asked again.
  expect(world.asked.length).toBeLessThanOrEqual(13);
});

it("goes on after the database was restarted under it", async () => {
  const weeks = { a: 5, b: 4, c: 2 };
  world.latencyMs = 400;
  const remotes = await fleetOf(weeks);
  const worker = world.work(2);
  for (const answered of [2, 5]) {
    await world.until(`${answered} are answered`, () => world.asked.length >= answered);
    await world.postgres.restart();
  }
  await allDone(remotes);
  await expectUndisturbed(weeks);
  expect(billedTwice()).toEqual([]);
  expect(worker.child.exitCode).toBe(null);
});

it("lets one of two spend on a job after a lost lease", async () => {
  const weeks = { a: 3 };
  world.latencyMs = 2_000;
  const remotes = await fleetOf(weeks);
  const first = world.work(1);
  await world.until("the first asks", () => world.asked.length === 1);
  first.child.kill("SIGSTOP");
  world.latencyMs = 0;
  const second = world.work(1);
  await world.until("the other has the job", () => / begin /.test(second.said()));
  // It waits for the answer that the first may still bring.
  await sleep(2_000);
  expect(world.asked).toHaveLength(1);
  first.child.kill("SIGCONT");
  await allDone(remotes);
  await world.until("the first has seen it", () => /code=LOST/.test(first.said()));
  await expectUndisturbed(weeks);
  expect(world.asked.map(({ about }) => about)).toHaveLength(3);
});

it("lets a worker that comes back late spend nothing more", async () => {
  const weeks = { a: 3 };
  world.latencyMs = 2_000;
  const remotes = await fleetOf(weeks);
  const first = world.work(1);
  await world.until("the first asks", () => world.asked.length === 1);
  first.child.kill("SIGSTOP");
  world.latencyMs = 0;
  world.work(1);
  await allDone(remotes);
  await world.until("answers are forgotten", async () => (await world.status()).turns.OK === 1);
  first.child.kill("SIGCONT");
  await world.until("the first has seen it", () => /code=LOST/.test(first.said()));
  await expectUndisturbed(weeks);
  // The one that it had asked when it went out of reach, and the three of the other.
  expect(world.asked.map(({ about }) => about)).toHaveLength(4);
});

it("is not misled by a worker whose clock is an hour off", async () => {
  const skew = join(world.base, "skew.mjs");
  fs.writeFileSync(
    skew,
    "const Real = Date;\nglobalThis.Date = class extends Real {\n  constructor(...args) { args.length ? super(...args) : super(Real.now() + 3_600_000); }\n  static now() { return Real.now() + 3_600_000; }\n};\n",
  );
  const weeks = { a: 4, b: 4 };
  world.settings("retrySeconds: 1\nleaseSeconds: 10\nweeksPerJob: 2\nbudget: { dayTokens: 12000 }\n");
  world.latencyMs = 100;
  await fleetOf(weeks);
  world.work(1);
  world.work(1, { NODE_OPTIONS: `--import file://${skew}` });
  await world.until("both wait for tomorrow", async () => (await world.status()).queue.deferred === 2);
  const { spent } = await world.status();
  expect(spent[0]).toMatchObject({ scope: "fleet", requests: 3, tokens: 3 * 2_600 });
  expect(billedTwice()).toEqual([]);
});
