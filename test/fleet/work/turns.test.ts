/** Whose turn it is, and when: between the weeks of another, in a later turn; as fleet.test.ts. */
import fs from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { add, allDone, askedOf, FAST, inAWorld, world } from "./asking.ts";

inAWorld();

it("lets others through between the weeks of a backfill", async () => {
  const remotes = { [world.remote("long", 12)]: 12, [world.remote("short", 1)]: 1, [world.remote("brief", 1)]: 1 };
  for (const remote of Object.keys(remotes)) await add(remote);
  world.work(1);
  await allDone(remotes);
  const order = world.asked.map(({ about }) => about.split(" ")[0]);
  expect(order.slice(0, 6)).toEqual([...Array(4).fill("long"), "short", "brief"]);
});

it("goes on behind weeks that failed for good, and then tells a person of them", async () => {
  world.settings(`${FAST}weeksPerJob: 2\n`);
  world.refuse = ({ about }) => (/ 2025-01-(?:08|15)$/.test(about) ? { status: 400 } : undefined);
  const alpha = world.remote("alpha", 5);
  await add(alpha);
  world.work(1);
  await allDone({ [alpha]: 3 });
  await world.until("it is told", async () => (await world.status()).dead.length === 1);
  const { dead, failing, oldestDue } = await world.status();
  expect([dead[0], failing]).toEqual([expect.objectContaining({ remote: alpha }), { [dead[0]!.code]: 1 }]);
  expect(oldestDue).toEqual({ remote: alpha, week: "2025-W02" });
});

it("leaves a clone alone that a turn is at, however many others end beside it", async () => {
  world.settings(`${FAST}clones: 1\n`);
  const held = Promise.withResolvers<void>();
  world.held = held.promise;
  const [long, ...short] = [world.remote("long", 2), ...["a", "b", "c", "d"].map((name) => world.remote(name, 1))];
  await add(long!);
  world.work(3);
  await world.until("it asks", () => world.asked.length === 1);
  world.held = undefined;
  const list = join(world.base, "list");
  fs.writeFileSync(list, short.join("\n"));
  await world.lithify(["fleet", "add", "--from", list]);
  await world.until("the others have ended", async () => (await world.status()).turns.OK === 4);
  held.resolve();
  await allDone({ [long!]: 2, ...Object.fromEntries(short.map((remote) => [remote, 1])) });
  await world.until("all are settled", async () => (await world.status()).turns.OK === 5);
  expect(Object.keys((await world.status()).turns)).toEqual(["OK"]);
});

it("pays for nothing again in a later turn, though no clone is kept and the remote went on", async () => {
  world.settings(`${FAST}clones: 0\n`);
  const alpha = world.remote("alpha", 2);
  const first = join(world.base, "first", "alpha");
  const commit = (path: string, text: string) => {
    world.git(first, "pull", "-q", "--rebase", alpha, "main");
    fs.mkdirSync(dirname(join(first, path)), { recursive: true });
    fs.writeFileSync(join(first, path), text);
    world.git(first, "add", "--all");
    world.git(first, "-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "-qm", "a person's");
    world.git(first, "push", "-q", alpha, "HEAD:main");
  };
  const hook = join(alpha, "hooks", "pre-receive");
  fs.writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await add(alpha);
  world.work(1);
  await world.until("it was refused", async () => (await world.status()).turns.NOT_PUSHED === 1);
  fs.rmSync(hook);
  // A memory that bears on the weeks, which would be shown with them.
  const own = "Service alpha-0 runs on port 8000, because the proxy expects it there. Ann looks after it.";
  commit(
    "memory/project_ann.md",
    `---\nname: Ann looks after alpha\ndescription: ${own}\ntype: project\ncreated: 2025-01-01\nupdated: 2025-01-01\nsources:\n  - logs/2025-01-01.md#L1\n---\n\n${own}\n`,
  );
  await allDone({ [alpha]: 2 });
  expect(askedOf("alpha")).toHaveLength(2);
  const log = fs.readFileSync(join(first, "logs", "2025-01-15.md"), "utf8");
  const turns = async (count: number) => {
    await world.lithify(["fleet", "retry", alpha]);
    await world.until(`turn ${count}`, async () => (await world.status()).turns.OK === count);
  };
  await world.until("it is settled", async () => (await world.status()).turns.OK === 1);
  commit("logs/2025-01-15.md", `${log}- A line more.\n`);
  await turns(2);
  expect(askedOf("alpha")).toHaveLength(3);
  commit("logs/2025-01-15.md", log);
  await turns(3);
  expect(askedOf("alpha")).toHaveLength(3);
});
