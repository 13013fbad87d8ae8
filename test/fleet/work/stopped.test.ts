/** A worker that is told to stop, and a database that is restarted. */
import { expect, it } from "vitest";
import { allDone, inAWorld, world } from "./asking.ts";
import { billedTwice, expectUndisturbed, fleetOf, IMPATIENT } from "./befalling.ts";

inAWorld(IMPATIENT);

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
