/** `lithify fleet` with a real PostgreSQL, bare repositories, workers as processes of their own, and a scripted model. */
import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { add, allDone, askedOf, FAST, inAWorld, world } from "./asking.ts";

inAWorld();

it("compacts and pushes what was added, as a run alone does, and leaves nothing", async () => {
  const [alpha, beta] = [world.remote("alpha", 2), world.remote("beta", 6)];
  expect(JSON.parse((await add(alpha, "--json")).stdout)).toEqual({ added: 1, known: 0 });
  expect(JSON.parse((await add(alpha, "--json")).stdout)).toEqual({ added: 0, known: 1 });
  await add(beta);
  const worker = world.work(2);
  await allDone({ [alpha]: 2, [beta]: 6 });
  await world.until("turns are settled", async () => (await world.status()).turns.OK === 3);
  await world.until("the queue was looked at", async () => (await world.status()).queue.active === 0);
  const { spent, failing, queue, fresh } = await world.status();
  expect({ failing, queue, fresh }).toEqual({ failing: {}, queue: { ready: 0, deferred: 0, active: 0 }, fresh: 0 });
  expect(spent[0]).toEqual({ scope: "fleet", requests: 8, tokens: 8 * 2_600, usd: 0 });
  worker.child.kill("SIGTERM");
  expect(await worker.ended).toBe(0);
  expect(world.memory(alpha)).toBe(await world.undisturbed("alpha", 2));
  expect(world.memory(beta)).toBe(await world.undisturbed("beta", 6));
});

it("takes two spellings of one remote for one workspace, and works with the one told last", async () => {
  const alpha = world.remote("alpha", 1);
  await add(alpha);
  const other = `file://${alpha.replace(/\.git$/, "/")}`;
  expect(JSON.parse((await add(other, "--json")).stdout)).toEqual({ added: 0, known: 1 });
  const worker = world.work(2);
  await allDone({ [alpha]: 1 });
  expect([askedOf("alpha").length, worker.said().match(/ begin /g)?.length]).toEqual([1, 1]);
  expect(worker.said()).toMatch(/ begin workspace=file:\S+alpha /);
  expect((await world.lithify(["fleet", "remove", alpha])).code).toBe(0);
  expect((await world.status()).workspaces).toBe(0);
});

it("asks with the configuration of a workspace's key, and sends no other key", async () => {
  const folder = join(world.base, "second");
  fs.mkdirSync(join(folder, "lithify"), { recursive: true });
  fs.writeFileSync(join(folder, "lithify", "key"), "key-of-second", { mode: 0o600 });
  const model = `{ provider: openai, name: m, baseURL: "${world.baseURL}", apiKeyFile: key, price: { inputPerMTok: 10, outputPerMTok: 0 } }`;
  fs.writeFileSync(join(folder, "lithify", "config.yaml"), `model: ${model}\n`);
  world.settings(`keys: { second: { config: ${folder} } }\n`);
  const [alpha, beta] = [world.remote("alpha", 1), world.remote("beta", 1)];
  await add(alpha);
  await add(beta, "--key", "second");
  world.work(2);
  await allDone({ [alpha]: 1, [beta]: 1 });
  const keys = Object.fromEntries(world.asked.map(({ about, authorization }) => [about.split(" ")[0], authorization]));
  expect(keys).toEqual({ alpha: "Bearer key-of-default", beta: "Bearer key-of-second" });
  await world.until("both are settled", async () => (await world.status()).turns.OK === 2);
  expect((await world.status()).spent[0]).toMatchObject({
    tokens: 2 * 2_600,
    usd: expect.closeTo(0.025, 6),
  });
});

it("tries a push that was refused again, without asking the model again", async () => {
  world.settings(FAST);
  const alpha = world.remote("alpha", 2);
  const hook = join(alpha, "hooks", "pre-receive");
  fs.writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await add(alpha);
  world.work(1);
  await world.until("it was refused twice", async () => ((await world.status()).turns.NOT_PUSHED ?? 0) >= 2);
  fs.rmSync(hook);
  await allDone({ [alpha]: 2 });
  expect(askedOf("alpha")).toHaveLength(2);
});
