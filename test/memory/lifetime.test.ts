import { expect, it } from "vitest";
import type { WeeklyDocument } from "../../src/document/weekly.ts";
import { descriptionOf } from "../../src/memory/entity/words.ts";
import { current } from "../../src/memory/lifetime.ts";
import type { StoredMemory } from "../../src/memory/memory.ts";
import { stored } from "../support/claims.ts";

const fact = (scope: string) => ({
  ...{ slot: "output.folder", value: "/srv/out", cardinality: "single", scope, from: "2025-04-07" },
  evidence: ["logs/2025-04-07.md#L4"],
});
const thing = (...scopes: string[]) =>
  stored({ type: "entity", updated: "2025-04-07", extras: { facts: scopes.map(fact) } });

/** The newest week may have told no memory: its logs are evidence all the same. */
const weekOf = (day: string) =>
  ({ sources: [{ path: `logs/${day}.md`, sha256: "" }], to: day }) as unknown as WeeklyDocument;
const lists = (memory: StoredMemory, day: string): boolean =>
  current([memory], new Map([["2026-W01", weekOf(day)]])).length > 0;

it("of what holds for one task ends a month after the last word on it", () => {
  expect(lists(thing("task"), "2025-05-07")).toBe(true);
  expect(lists(thing("task"), "2025-05-08")).toBe(false);
  expect(lists(thing("task", "project"), "2026-05-05")).toBe(true);
  expect(lists(stored({ expires: "2025-04-30" }), "2025-05-01")).toBe(false);
});

it("keeps a task's values out of the line that an index shows of a thing", () => {
  const facts = [
    { ...fact("task"), cardinality: "single", scope: "task" },
    { ...fact("project"), slot: "tech.database", value: "Neo4j", cardinality: "single", scope: "project" },
  ] as const;
  expect(descriptionOf({ name: "h-mem", kind: "project", aliases: [], facts })).toBe("(project) database Neo4j");
});
