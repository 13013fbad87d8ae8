import { describe, expect, it } from "vitest";
import { wordsAt } from "../../src/memory/evidence/followed.ts";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { carriedBy } from "../../src/memory/following.ts";
import type { StoredMemory } from "../../src/memory/memory.ts";
import { daily } from "../support/daily.ts";

const LINE = "- Decision: the wall paint is ordered at Caparol, in two tins.";
const book = logbookOf([daily("2026-04-08", [LINE])]);
const lines = { book, standing: { get: () => ({ bytes: 60 }) } };
const memory = (file: string, body: string, over: Partial<StoredMemory> = {}) =>
  ({
    ...{ file, type: "project", name: body, description: body, body, status: "active" },
    ...{ sources: ["logs/2026-04-08.md#L1"], created: "2026-04-08", updated: "2026-04-08", ...over },
  }) as unknown as StoredMemory;
const carried = (stored: readonly StoredMemory[], listed: Record<string, readonly string[]> = {}) =>
  carriedBy("2026-W15", stored, (file) => listed[file], lines, { paths: new Map(), words: new Map() });
const WORDS = [wordsAt({ path: "logs/2026-04-08.md", line: 1 }, { book })];

describe("a memory whose words nobody noted", () => {
  it("is changed where its line says nearly the same of another", () => {
    const of = carried([memory("b.md", "The wall paint is ordered at Farrow, in two tins.")]).get("b.md")!;
    expect([of.isChanged, of.holds]).toEqual([true, false]);
  });

  it("stands in its own words where another memory's list has the line as it is", () => {
    const told = memory("b.md", "Die Wandfarbe kommt von Caparol, in zwei Dosen");
    const of = carried([memory("a.md", LINE.slice(12)), told], { "a.md": WORDS }).get("b.md")!;
    expect(of.isChanged).toBe(false);
  });

  it("is a thing, which each of its facts bears out by itself", () => {
    const facts = [
      {
        slot: "tech.paint",
        value: "Caparol",
        cardinality: "single",
        scope: "project",
        from: "2026-04-08",
        evidence: ["logs/2026-04-08.md#L1"],
      },
    ];
    const extras = { facts };
    const of = carried([memory("entity_wall.md", "Werkstatt: Farbe Caparol", { type: "entity", extras })]);
    expect(of.get("entity_wall.md")!.isChanged).toBe(false);
  });
});
