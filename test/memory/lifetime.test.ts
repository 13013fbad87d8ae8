import { expect, it } from "vitest";
import { descriptionOf } from "../../src/memory/entity/words.ts";
import { isOver } from "../../src/memory/lifetime.ts";
import { stored } from "../support/claims.ts";

const fact = (scope: string) => ({
  ...{ slot: "output.folder", value: "/srv/out", cardinality: "single", scope, from: "2025-04-07" },
  evidence: ["logs/2025-04-07.md#L4"],
});
const thing = (...scopes: string[]) =>
  stored({ type: "entity", updated: "2025-04-07", extras: { facts: scopes.map(fact) } });

it("of what holds for one task ends a month after the last word on it", () => {
  expect(isOver(thing("task"), "2025-05-07")).toBe(false);
  expect(isOver(thing("task"), "2025-05-08")).toBe(true);
  expect(isOver(thing("task", "project"), "2026-05-05")).toBe(false);
  expect(isOver(stored({ expires: "2025-04-30" }), "2025-05-01")).toBe(true);
});

it("keeps a task's values out of the line that an index shows of a thing", () => {
  const facts = [
    { ...fact("task"), cardinality: "single", scope: "task" },
    { ...fact("project"), slot: "tech.database", value: "Neo4j", cardinality: "single", scope: "project" },
  ] as const;
  expect(descriptionOf({ name: "h-mem", kind: "project", aliases: [], facts })).toBe("(project) database Neo4j");
});
