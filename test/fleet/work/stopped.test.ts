/** A worker that is told to stop, and a database that is restarted. */
import net from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { allDone, inAWorld, world } from "./asking.ts";
import { billedTwice, expectUndisturbed, fleetOf, IMPATIENT, killAll } from "./befalling.ts";

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
  const second = world.work(1);
  await allDone(remotes);
  // Given back, not found by its beat's silence: that would be a second try.
  expect(second.said().match(/ begin .*/g)).toEqual([expect.stringMatching(/ tried=0$/)]);
  await expectUndisturbed(weeks);
  // The one that was on its way when the child had to end is asked again.
  expect(world.asked.length).toBeLessThanOrEqual(13);
});

it("keeps what is on its way where the whole group is told to end, as by Ctrl-C", async () => {
  world.latencyMs = 1_500;
  const remotes = await fleetOf({ a: 1 });
  const first = world.work(1, {}, { detached: true });
  await world.until("it asks", () => world.asked.length === 1);
  process.kill(-first.child.pid!, "SIGINT");
  expect(await first.ended).toBe(130);
  // On a machine that has other work the turn may not end in its five seconds: its answer is there all the same.
  world.work(1);
  await allDone(remotes);
  expect([world.asked.length, Object.keys((await world.status()).turns)]).toEqual([
    1,
    expect.not.arrayContaining(["CRASHED"]),
  ]);
});

it("gives back the job whose compaction was told to end with it, and calls that no failure", async () => {
  world.latencyMs = 60_000;
  const remotes = await fleetOf({ a: 1 });
  const first = world.work(1);
  await world.until("it asks", () => world.asked.length === 1);
  killAll(first, "SIGTERM");
  expect(await first.ended).toBe(0);
  expect((await world.status()).turns).toEqual({ STOPPED: 1 });
  world.latencyMs = 0;
  world.work(1);
  await allDone(remotes);
});

it("ends within ten seconds of SIGTERM though the database hangs", async () => {
  const { port } = new URL(world.database);
  const sockets: net.Socket[] = [];
  const between = net.createServer((near) => {
    const far = net.connect(Number(port), "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      sockets.push(
        one
          .on("error", () => {})
          .on("close", () => other.destroy())
          .pipe(other),
      );
  });
  await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void between.close());
  world.latencyMs = 60_000;
  await fleetOf({ a: 1 });
  const hanging = world.database.replace(port, String((between.address() as net.AddressInfo).port));
  const worker = world.work(1, { LITHIFY_FLEET_DATABASE_URL: hanging });
  await world.until("it asks", () => world.asked.length === 1);
  between.removeAllListeners("connection");
  for (const socket of sockets) socket.unpipe().pause();
  await world.until("it notices", () => /the database: .*timeout/.test(worker.said()));
  const told = Date.now();
  worker.child.kill("SIGTERM");
  await world.until("it has ended", () => worker.child.exitCode !== null);
  expect(Date.now() - told).toBeLessThan(12_000);
  for (const socket of sockets) socket.destroy();
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
