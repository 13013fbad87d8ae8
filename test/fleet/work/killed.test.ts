/** A worker that is killed: at random moments, and while an answer is on its way. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Worker } from "../../support/fleet-world.ts";
import { allDone, inAWorld, isDone, world } from "./asking.ts";
import { billedTwice, expectUndisturbed, fleetOf, IMPATIENT, killAll } from "./befalling.ts";

inAWorld(IMPATIENT);

/** One where time counts; `LITHIFY_FLEET_SEEDS=1,2,3` for more. */
const SEEDS = (process.env.LITHIFY_FLEET_SEEDS ?? "1").split(",").map(Number);

/** Small, and the same everywhere. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it.each(SEEDS)("outlives workers killed at random moments (seed %i)", async (seed) => {
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

it("is told of by name where its workers died until nobody tried again, and is taken up by hand", async () => {
  world.settings("retries: 0\nleaseSeconds: 10\n");
  world.latencyMs = 60_000;
  const remotes = await fleetOf({ a: 1 });
  const first = world.work(1);
  await world.until("it asks", () => world.asked.length === 1);
  killAll(first, "SIGKILL");
  world.work(1);
  await world.until("it waits for a person", async () => (await world.status()).dead.length === 1, 60_000);
  expect((await world.status()).dead[0]).toMatchObject({ code: "LOST" });
  world.latencyMs = 0;
  expect((await world.lithify(["fleet", "retry"])).stdout).toBe("a turn now for 1 workspace\n");
  await allDone(remotes);
  await world.until("nobody is waited for", async () => (await world.status()).dead.length === 0);
});
