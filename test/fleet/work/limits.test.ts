/** What a fleet may spend, what it says of itself, and what it refuses; as fleet.test.ts. */
import fs from "node:fs";
import { join } from "node:path";
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

it("says what is wrong before it does anything", async () => {
  const code = async (args: string[], env = {}) =>
    (await world.lithify(["fleet", "--json", ...args], env)).stdout.match(/"code":"(\w+)"/)?.[1];
  expect(await code(["status"], { LITHIFY_FLEET_DATABASE_URL: "" })).toBe("NO_DATABASE");
  expect(await code(["status"], { LITHIFY_FLEET_DATABASE_URL: "postgres://x@127.0.0.1:1/x" })).toBe("DATABASE");
  expect(await code(["stats"])).toBe("USAGE");
  for (const remote of ["https://me:secret@example.org/x", "https://token@example.org/x", "ext::sh -c x", "-u", "x y"])
    expect([remote, await code(["add", "--", remote])]).toEqual([remote, "BAD_REMOTE"]);
  expect(await code(["add", "/a", "--key", "none"])).toBe("USAGE");
  for (const action of ["pause", "retry"]) {
    const ran = await world.lithify(["fleet", action, "/nobody"]);
    expect([ran.code, ran.stdout]).toEqual([1, "/nobody is not in the fleet\n"]);
  }
  expect((await world.status()).paused).toEqual([]);
  for (const yaml of ['schedule: "99 99 * * *"', 'schedule: "30 5-1 * * *"', "author: { name: ' ' }"]) {
    world.settings(`${yaml}\n`);
    expect([yaml, await code(["add", "/a"])]).toEqual([yaml, "BAD_CONFIG"]);
  }
  world.settings("groups: { a: { monthTokn: 3 } }\n");
  expect((await world.lithify(["fleet", "status"])).stderr).toContain("groups.a.monthTokn: no such key\n");
  world.settings("weekPerJob: 3\n");
  expect((await world.lithify(["fleet", "status"])).stderr).toContain("did you mean weeksPerJob?");
});

it("tells probes and collectors how it stands", async () => {
  world.settings("metricsPort: 29474\n");
  const probe = async (...flags: string[]) => (await world.lithify(["fleet", "status", ...flags])).code;
  expect([await probe("--ready"), await probe("--alive")]).toEqual([1, 1]);
  const told = async (flag: string, env = {}) =>
    JSON.parse((await world.lithify(["fleet", "status", flag, "--json"], env)).stdout) as object;
  const gone = { LITHIFY_FLEET_DATABASE_URL: "postgres://x@127.0.0.1:1/x" };
  expect([await told("--ready"), await told("--ready", gone)]).toEqual([{ ready: false }, { ready: false }]);
  expect(await told("--alive")).toEqual({ alive: false });
  const alpha = world.remote("alpha", 2);
  await add(alpha);
  // Nobody works yet: that is when somebody looks.
  expect((await world.status()).queue).toEqual({ ready: 1, deferred: 0, active: 0 });
  const first = world.work(1);
  await allDone({ [alpha]: 2 });
  await world.until("it is ready", async () => (await probe("--ready")) === 0);
  expect(await probe("--alive")).toBe(0);
  const metrics = await (await fetch("http://127.0.0.1:29474/metrics")).text();
  for (const line of [
    "lithify_fleet_workspaces 1",
    'lithify_fleet_jobs{state="ready"} 0',
    'lithify_fleet_turns_total{code="OK"} 1',
    `lithify_fleet_month_tokens{scope="workspace:${alpha}"} 5200`,
    "# EOF",
  ])
    expect(metrics).toContain(`${line}\n`);
  const foreign = await fetch("http://127.0.0.1:29474/metrics", { headers: { origin: "https://example.org" } });
  expect(foreign.status).toBe(403);
  const second = world.work(1);
  await world.until("it has no port", () => /no-metrics/.test(second.said()));
  first.child.kill("SIGTERM");
  await first.ended;
  const served = () =>
    fetch("http://127.0.0.1:29474/metrics")
      .then(({ ok }) => ok)
      .catch(() => false);
  await world.until("it has the port of the one that ended", served, 20_000);
});

it("forgets a workspace with all that waits for it", async () => {
  const alpha = world.remote("alpha", 1);
  await add(alpha);
  expect((await world.lithify(["fleet", "remove", alpha])).code).toBe(0);
  expect((await world.lithify(["fleet", "remove", alpha])).code).toBe(1);
  world.work(1);
  const list = join(world.base, "list");
  const beta = world.remote("beta", 1);
  fs.writeFileSync(list, `# ours\n${beta}   # the second\n`);
  await world.lithify(["fleet", "add", "--from", list]);
  await allDone({ [beta]: 1 });
  expect([askedOf("alpha"), (await world.status()).workspaces]).toEqual([[], 1]);
});
