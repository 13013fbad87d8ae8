/** Turns by schedule, as fleet.test.ts: alone in its file, as it waits for the next minute. */
import fs from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { add, allDone, FAST, inAWorld, weeksIn, world } from "./asking.ts";

inAWorld();

it("gives each its turn by schedule, where no clone of it is kept", async () => {
  world.settings(`${FAST}schedule: "* * * * *"\nclones: 0\n`);
  const alpha = world.remote("alpha", 1);
  await add(alpha);
  const worker = world.work(1);
  await allDone({ [alpha]: 1 });
  const first = join(world.base, "first", "alpha");
  const said = "- Decision: Service alpha-1 runs on port 8001, because the proxy expects it there.\n";
  const late = join(world.base, "late");
  world.git(first, "clone", "-q", alpha, late);
  fs.writeFileSync(join(late, "logs", "2025-01-15.md"), `# Day\n\n${said}`);
  world.git(late, "add", "--all");
  world.git(late, "-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "-qm", "a day more");
  world.git(late, "push", "-q", "origin", "HEAD:main");
  await world.until("the next minute's turn", () => weeksIn(alpha) === 2, 150_000);
  expect(worker.said()).not.toMatch(/ again /);
  expect(Object.keys((await world.status()).turns)).toEqual(["OK"]);
});
