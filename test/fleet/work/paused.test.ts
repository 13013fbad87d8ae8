/** What is paused, by a fault or by hand, and what waits for a person; as fleet.test.ts. */
import fs from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { add, allDone, askedOf, FAST, inAWorld, world } from "./asking.ts";

inAWorld();

it("pauses a refused key alone, and takes it up again by hand", async () => {
  world.settings(`${FAST}keys: { theirs: {} }\n`);
  const [ours, theirs, other] = [world.remote("ours", 2), world.remote("theirs", 1), world.remote("other", 1)];
  let isRefused = true;
  world.refuse = ({ about }) => (isRefused && !about.startsWith("ours") ? { status: 401 } : undefined);
  await add(theirs, "--key", "theirs");
  await add(other, "--key", "theirs");
  world.work(1);
  await world.until("the key is paused", async () =>
    (await world.status()).paused.some(({ scope }) => scope === "key:theirs"),
  );
  await add(ours);
  await allDone({ [ours]: 2 });
  await world.until("the other was let be", async () => (await world.status()).queue.ready === 0);
  // Whoever came second with that key was not even asked.
  expect(world.asked.filter(({ about }) => !about.startsWith("ours"))).toHaveLength(1);
  isRefused = false;
  expect((await world.lithify(["fleet", "retry", "--key", "theirs"])).stdout).toBe("a turn now for 2 workspaces\n");
  await allDone({ [theirs]: 1, [other]: 1 });
  expect((await world.status()).paused).toEqual([]);
});

it("lets be what a person paused, until they say so", async () => {
  const [alpha, beta] = [world.remote("alpha", 1), world.remote("beta", 1)];
  await add(alpha);
  await world.lithify(["fleet", "pause", alpha]);
  await add(beta);
  const worker = world.work(1);
  await allDone({ [beta]: 1 });
  expect(worker.said()).toMatch(/none workspace=\S+alpha.git code=PAUSED/);
  expect([askedOf("alpha"), (await world.status()).paused]).toEqual([
    [],
    [expect.objectContaining({ scope: `workspace:${alpha}`, because: "paused by hand" })],
  ]);
  await world.lithify(["fleet", "pause"]);
  const retried = async (...named: string[]) =>
    JSON.parse((await world.lithify(["fleet", "retry", ...named, "--json"])).stdout) as object;
  // A wider pause stands: nobody is told of a turn that is none.
  expect([await retried(alpha), await retried("--key", "default")]).toEqual([
    { turns: 0, held: 1 },
    { turns: 0, held: 2 },
  ]);
  expect((await world.status()).paused).toEqual([expect.objectContaining({ scope: "fleet" })]);
  expect((await world.lithify(["fleet", "retry"])).stdout).toBe("a turn now for 2 workspaces\n");
  await allDone({ [alpha]: 1 });
});

it("leaves to a person what asking again does not mend, and takes it up once they have", async () => {
  world.settings(FAST);
  const alpha = world.remote("alpha", 1);
  const first = join(world.base, "first", "alpha");
  const yaml = fs.readFileSync(join(first, "lithify.yaml"), "utf8");
  const push = (text: string) => {
    fs.writeFileSync(join(first, "lithify.yaml"), text);
    world.git(first, "-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "-qam", "change");
    world.git(first, "push", "-qf", alpha, "HEAD:main");
  };
  push(`${yaml}colour: red\n`);
  await add(alpha);
  const worker = world.work(1);
  await world.until("it is told", async () => (await world.status()).dead.length === 1);
  const { dead, turns } = await world.status();
  expect([dead[0], turns]).toEqual([expect.objectContaining({ remote: alpha, code: "BAD_CONFIG" }), { BAD_CONFIG: 1 }]);
  await add(alpha);
  await world.until("it is told again", async () => (await world.status()).turns.BAD_CONFIG === 2);
  expect((await world.status()).dead).toHaveLength(1);
  push(yaml);
  await world.lithify(["fleet", "retry"]);
  await allDone({ [alpha]: 1 });
  await world.until("nobody is waited for", async () => (await world.status()).dead.length === 0);
  // Nor for one that is taken out of the fleet while its turn runs, whatever that comes to.
  push(`${yaml}colour: blue\n`);
  const begun = (event: string): number => worker.said().match(new RegExp(` ${event} `, "g"))?.length ?? 0;
  const [begins, ends] = [begun("begin"), begun("dead")];
  await add(alpha);
  await world.until("its turn runs", () => begun("begin") > begins);
  await world.lithify(["fleet", "remove", alpha]);
  await world.until("its turn has ended", () => begun("dead") > ends);
  await sleep(1_000);
  expect((await world.status()).dead).toEqual([]);
});
