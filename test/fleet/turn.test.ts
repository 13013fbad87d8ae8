/** What a worker does not begin. */
import { expect, it } from "vitest";
import type { Fleet, Job } from "../../src/fleet/database.ts";
import type { Settings } from "../../src/fleet/settings.ts";
import { takeTurn } from "../../src/fleet/turn.ts";
import type { Surroundings } from "../../src/workspace/surroundings.ts";

const end = (named: { key: string; team: string }, settings: object) =>
  takeTurn(
    {} as Fleet,
    { budget: {}, groups: {}, keys: {}, ...settings } as unknown as Settings,
    { id: "j", data: { workspace: "w" } } as Job,
    { id: "w", remote: "/nowhere", hold: null, ...named },
    new AbortController().signal,
    {} as Surroundings,
  );

it.each([
  ["key", { key: "second", team: "" }],
  ["group", { key: "default", team: "second" }],
])("a turn waits whose %s its fleet.yaml does not name: the default is not billed for it", async (kind, named) => {
  const turn = await end(named, {});
  expect(turn).toMatchObject({ kind: "dead", code: "BAD_CONFIG" });
  expect(turn.message).toContain(`names no ${kind} second`);
});

it("a turn waits whose key has no configuration on this machine: the offline model does not do it instead", async () => {
  const turn = await end({ key: "second", team: "" }, { keys: { second: { config: "/not/mounted" } } });
  expect(turn).toMatchObject({ kind: "dead", code: "BAD_CONFIG" });
  expect(turn.message).toContain("there is no /not/mounted/lithify/config.yaml");
});
