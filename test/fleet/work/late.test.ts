/** A worker that is out of reach for a while, and one with a wrong clock. */
import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { allDone, inAWorld, world } from "./asking.ts";
import { billedTwice, expectUndisturbed, fleetOf, IMPATIENT, LEASE_MS } from "./befalling.ts";

inAWorld(IMPATIENT);

it("lets one of two spend on a job after a lost lease", async () => {
  const weeks = { a: 3 };
  // Long enough that a busy machine stops it before its answer comes.
  world.latencyMs = 4_000;
  const remotes = await fleetOf(weeks);
  const first = world.work(1);
  await world.until("the first asks", () => world.asked.length === 1);
  first.child.kill("SIGSTOP");
  world.latencyMs = 0;
  const second = world.work(1);
  await world.until("the other has the job", () => / begin /.test(second.said()));
  // It waits for the answer that the first may still bring, for longer than it took to lose the job.
  await sleep(LEASE_MS + 2_000);
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
  const second = world.work(1);
  await world.until("the other has the job", () => / begin /.test(second.said()));
  // The other waits no longer for what it was told.
  world.postgres.query(world.database, "update lithify_fleet.request set asked = asked - interval '1 hour'");
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
