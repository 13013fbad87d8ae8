/** The drift soak in small: a quarter of generated logs, offline and with a model that gets a third of it wrong. */
import { join } from "node:path";
import { expect, it } from "vitest";
import { believed, drifted } from "../../bench/drift/run.ts";
import { worldOf } from "../../bench/drift/world.ts";
import { testFolder } from "../support/test-folder.ts";

const world = worldOf(3, 7);

it.each(["offline", "inventive"] as const)("nothing drifts in a quarter, %s", { timeout: 600_000 }, async (arm) => {
  const { counts } = await drifted(world, join(testFolder({}).path, "soak"), arm);
  expect(counts["overtaken, told as decisions that hold or as wisdom"]).toBe(0);
  expect(counts["written and asked by a second run, lint errors"]).toBe("0, 0, 0");
  expect(counts["months, years, WISDOM: bullets, of them invented, mixed"]).toMatch(/^\d+, 0,/);
});

it("finds what a believed summary invents", () => {
  expect(believed(world, "inventive").counts["months and years: bullets, of them invented, mixed"]).not.toMatch(
    /, 0, 0$/,
  );
  expect(believed(world, "faithful").counts["months and years: bullets, of them invented, mixed"]).toMatch(/, 0, 0$/);
});
