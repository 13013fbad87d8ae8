import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkBudget, costOf } from "../../src/compaction/budget.ts";
import type { Sections } from "../../src/compaction/reading.ts";
import { toldSize, weeklyBudget } from "../../src/compaction/weekly-size.ts";
import { fitted, SECTIONS } from "../../src/document/sections.ts";
import { BudgetReached } from "../../src/errors.ts";

describe("the size of a weekly document", () => {
  it.each([
    [0, 1_024],
    [3_413, 1_024],
    [3_414, 1_024],
    [10_000, 3_000],
    [54_613, 16_383],
    [54_614, 16_384],
    [9_000_000, 16_384],
  ])("of %i bytes of logs is at most %i", (logs, most) => expect(weeklyBudget(logs)).toBe(most));

  it.each([
    ["a little week, whole", 2_000, 1, 4_096, { bytes: 1_024, bullets: 9 }],
    ["a week", 10_000, 1, 4_096, { bytes: 2_100, bullets: 18 }],
    ["a third of it", 10_000, 0.3333, 4_096, { bytes: 699, bullets: 6 }],
    ["a day of it, with room for what matters", 10_000, 0.05, 4_096, { bytes: 600, bullets: 5 }],
    ["a large week, within half of the answer", 200_000, 1, 4_096, { bytes: 8_192, bullets: 40 }],
    ["a huge one, within its document", 900_000, 1, 64_000, { bytes: 16_384, bullets: 40 }],
  ])("that a model is told: %s", (_, logs, share, answer, told) => expect(toldSize(logs, share, answer)).toEqual(told));

  const render = (sections: Sections): string =>
    ["## Week", ...SECTIONS.flatMap((name) => sections[name].map((bullet) => `- ${bullet}`))].join("\n");
  const sections = fc.record(
    Object.fromEntries(
      SECTIONS.map((name) => [name, fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 80 }))]),
    ),
  ) as unknown as fc.Arbitrary<Sections>;

  it("is kept by dropping from the ends only: what stays of a section is its beginning, and everything is counted", () => {
    fc.assert(
      fc.property(sections, fc.integer({ min: 10, max: 2_000 }), (given, budget) => {
        const { sections: kept, dropped } = fitted(given, budget, render);
        expect(Buffer.byteLength(render(kept))).toBeLessThanOrEqual(budget);
        let missing = 0;
        for (const name of SECTIONS) {
          expect(given[name].slice(0, kept[name].length)).toEqual(kept[name]);
          missing += given[name].length - kept[name].length;
        }
        expect(dropped).toBe(missing);
        if (dropped === 0) expect(kept).toEqual(given);
      }),
    );
  });

  it("takes from the longest section, so that one rambling section does not cost the others", () => {
    const given: Sections = {
      "Key Decisions": ["d1"],
      Outcomes: Array.from({ length: 40 }, (_, i) => `outcome ${i} ${"x".repeat(60)}`),
      "Blockers & Open Items": ["b1"],
      Context: ["c1"],
    };
    const { sections: kept } = fitted(given, 1_024, render);
    expect([kept["Key Decisions"], kept["Blockers & Open Items"], kept.Context]).toEqual([["d1"], ["b1"], ["c1"]]);
    expect(kept.Outcomes.length).toBeGreaterThan(8);
  });
});

describe("the budget", () => {
  const price = { inputPerMTok: 2, cachedInputPerMTok: 0.5, outputPerMTok: 10 };
  const spent = { runTokens: 600, dayTokens: 5_000, monthUsd: 1 };
  const next = { inputTokens: 300, outputTokens: 100 };

  it("reckons cached tokens among the input, at their own price", () => {
    expect(costOf({ inputTokens: 1_000_000, outputTokens: 200_000, cachedTokens: 400_000 }, price)).toBeCloseTo(3.4);
    expect(costOf({ inputTokens: 10, outputTokens: 0, cachedTokens: 40 }, price)).toBeGreaterThanOrEqual(0);
  });

  it("reckons them at the full price where none of their own is set", () => {
    const usage = { inputTokens: 1_000_000, outputTokens: 0, cachedTokens: 400_000 };
    expect(costOf(usage, { ...price, cachedInputPerMTok: null })).toBeCloseTo(2);
    expect(costOf(usage, { ...price, cachedInputPerMTok: 0 })).toBeCloseTo(1.2);
  });

  it.each([
    [{ runTokens: 1_000, dayTokens: 0, monthUsd: 0 }, undefined],
    [{ runTokens: 999, dayTokens: 0, monthUsd: 0 }, "budget.runTokens"],
    [{ runTokens: 0, dayTokens: 5_400, monthUsd: 0 }, undefined],
    [{ runTokens: 0, dayTokens: 5_399, monthUsd: 0 }, "budget.dayTokens"],
    [{ runTokens: 0, dayTokens: 0, monthUsd: 1.0016 }, undefined],
    [{ runTokens: 0, dayTokens: 0, monthUsd: 1.0015 }, "budget.monthUsd"],
    [{ runTokens: 0, dayTokens: 0, monthUsd: 0 }, undefined],
  ])("%j stops the next request and names the key to raise: %s", (limits, key) => {
    const check = () => checkBudget(limits, spent, next, price);
    if (key === undefined) expect(check).not.toThrow();
    else {
      expect(check).toThrow(BudgetReached);
      expect(check).toThrow(expect.objectContaining({ exitCode: 4, hint: expect.stringContaining(`raise ${key},`) }));
    }
  });
});
