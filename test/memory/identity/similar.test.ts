import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SAME_COSINE } from "../../../src/memory/identity/identity.ts";
import { similarIndex } from "../../../src/memory/identity/similar.ts";
import type { StoredMemory } from "../../../src/memory/memory.ts";

const WORDS = "import parser ledger invoice batch timeout cache index query backup deploy release".split(" ");

const stored = (body: string, i: number): StoredMemory => ({
  ...{ type: "project", name: "Memory", description: "Of the log", body, file: `project_${i}.md`, text: "" },
  ...{ created: "2026-04-08", updated: "2026-04-08", sources: [], status: "active", byPerson: false, pinned: false },
});

describe("the memory nearest to a claim", () => {
  it("is the same whether or not those are looked at that cannot be as near as is asked", () => {
    const body = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 }).map((words) => words.join(" "));
    let near = 0;
    fc.assert(
      fc.property(fc.array(body, { minLength: 1, maxLength: 30 }), body, (bodies, claim) => {
        const index = similarIndex(bodies.map(stored));
        const all = index.nearest(stored(claim, -1), 0, () => true);
        if (all === undefined || all.cosine < SAME_COSINE) return;
        near += 1;
        expect(index.nearest(stored(claim, -1), SAME_COSINE, () => true)).toEqual(all);
      }),
      { numRuns: 500 },
    );
    expect(near).toBeGreaterThan(50);
  });
});

it("what stands in a memory's name says more of what it is about than what stands below it", () => {
  const named = { ...stored("north quay", 1), name: "harbour crane", description: "" };
  const told = { ...stored("harbour crane", 0), name: "north quay", description: "" };
  const claim = { type: "project", name: "harbour crane", description: "lamp oil", body: "" } as const;
  expect(similarIndex([named, told]).nearest(claim, 0, () => true)?.memory.file).toBe(named.file);
});
