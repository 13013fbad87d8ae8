/** `lithify fleet` with a real PostgreSQL, bare repositories, workers as processes of their own, and a scripted model. */
import { expect, it } from "vitest";
import { fleetWorld } from "../support/fleet-world.ts";

it("compacts and pushes what was added, and leaves nothing due", async () => {
  await using world = await fleetWorld();
  const [alpha, beta] = [world.remote("alpha", 2), world.remote("beta", 6)];
  const added = await world.lithify(["fleet", "add", alpha, "--json"]);
  expect(JSON.parse(added.stdout)).toEqual({ added: 1, known: 0 });
  await world.lithify(["fleet", "add", beta]);
  const worker = world.work(2);
  await world.until(
    "both are done",
    () =>
      [alpha, beta].every((remote) => /2025/.test(world.memory(remote))) &&
      (world.memory(beta).match(/weekly/g)?.length ?? 0) >= 6,
  );
  await world.until("turns are settled", async () => (await world.status()).turns.OK === 3);
  expect(world.memory(alpha)).toBe(await world.undisturbed("alpha", 2));
  expect(world.memory(beta)).toBe(await world.undisturbed("beta", 6));
  worker.child.kill("SIGTERM");
  expect(await worker.ended).toBe(0);
});
