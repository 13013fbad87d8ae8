/** What a worker does not begin. */
import { expect, it } from "vitest";
import type { Fleet, Job } from "../../src/fleet/database.ts";
import type { Settings } from "../../src/fleet/settings.ts";
import { takeTurn } from "../../src/fleet/turn.ts";
import type { Surroundings } from "../../src/workspace/surroundings.ts";

it.each([
  ["key", { key: "second", team: "" }],
  ["group", { key: "default", team: "second" }],
])("a turn waits whose %s its fleet.yaml does not name: the default is not billed for it", async (kind, named) => {
  const settings = { budget: {}, groups: {}, keys: {} } as unknown as Settings;
  const job = { id: "j", data: { workspace: "w" } } as Job;
  const registered = { id: "w", remote: "/nowhere", hold: null, ...named };
  const { signal } = new AbortController();
  const turn = await takeTurn({} as Fleet, settings, job, registered, signal, {} as Surroundings);
  expect(turn).toMatchObject({ kind: "dead", code: "BAD_CONFIG" });
  expect(turn.message).toContain(`names no ${kind} second`);
});
