/** What a fleet says of itself, and what it refuses; as fleet.test.ts. */
import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { add, allDone, askedOf, inAWorld, world } from "./asking.ts";

inAWorld();

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
  // A week is in git a moment before its turn has ended and is counted.
  let metrics = "";
  await world.until("its turn is counted", async () => {
    metrics = await (await fetch("http://127.0.0.1:29474/metrics")).text();
    return metrics.includes("lithify_fleet_turns_total{");
  });
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
