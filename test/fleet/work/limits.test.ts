/** What a fleet may spend; as fleet.test.ts. */
import { expect, it } from "vitest";
import { add, allDone, askedOf, inAWorld, weeksIn, world } from "./asking.ts";

inAWorld();

it("keeps a group to its budget, whoever works, and lets others spend", async () => {
  world.settings("groups: { small: { dayTokens: 12000 } }\n");
  const [a, b, free] = [world.remote("a", 4), world.remote("b", 4), world.remote("free", 3)];
  for (const remote of [a, b]) await add(remote, "--group", "small");
  await add(free);
  world.work(2);
  world.work(2);
  await allDone({ [free]: 3 });
  // An attempt reserves 6,600, what its answer may cost at most, and settles at 2,600: a fourth does not fit.
  const smallOf = async () => (await world.status()).spent.find(({ scope }) => scope === "group:small")!;
  await world.until("the budget holds", async () => (await smallOf()).tokens === 3 * 2_600, 120_000);
  await world.until("both wait", async () => (await world.status()).queue.deferred === 2);
  const small = await smallOf();
  expect([askedOf("a").length + askedOf("b").length, weeksIn(a) + weeksIn(b), small.requests]).toEqual([3, 3, 3]);
});

it("keeps a key to its rate, whoever works", async () => {
  world.settings("keys: { default: { tokensPerMinute: 60000 } }\n");
  const remotes = { [world.remote("a", 2)]: 2, [world.remote("b", 2)]: 2 };
  for (const remote of Object.keys(remotes)) await add(remote);
  world.work(1);
  world.work(1);
  await allDone(remotes);
  const at = world.asked.map(({ beganMs }) => beganMs).sort((x, y) => x - y);
  const gaps = at.slice(1).map((ms, i) => ms - at[i]!);
  // About 6,600 tokens each, of 60,000 a minute: 7.3 s, and a busy machine may hold one back.
  expect(Math.min(...gaps)).toBeGreaterThan(5_000);
  expect(at).toHaveLength(4);
});

it.each([
  [60, 0],
  [0, 30_000],
  [90, 60_000],
])("gives %i requests and %i tokens a minute their places, and uses them", async (requests, tokens) => {
  await world.lithify(["fleet", "status"]);
  const asked = world.postgres.query(
    world.database,
    `select n.tokens || ' ' || (extract(epoch from clock_timestamp()) + a.wait) from
       (select i, 100 + (i * 7919) % 2900 as tokens from generate_series(1, 400) as i) as n,
       lateral lithify_fleet.ask('w', 'd' || n.i, 'j', n.tokens, 0, '[{"scope":"fleet"}]', 'k', ${requests}, ${tokens}, 1e9) as a`,
  );
  const places = asked.split("\n").map((line) => line.split(" ").map(Number) as [number, number]);
  const within = (from: number) => places.filter(([, at]) => at >= from && at < from + 60);
  const inMinutes = places.map(([, at]) => within(at));
  const sums = inMinutes.map((minute) => minute.reduce((sum, [many]) => sum + many, 0));
  const [most, mostTokens] = [Math.max(...inMinutes.map(({ length }) => length)), Math.max(...sums)];
  if (requests > 0) expect(most).toBeLessThanOrEqual(requests);
  if (tokens > 0) expect(mostTokens).toBeLessThanOrEqual(tokens);
  expect(Math.max(most / (requests || Infinity), mostTokens / (tokens || Infinity))).toBeGreaterThan(0.9);
});
