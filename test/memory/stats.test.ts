import { describe, expect, it } from "vitest";
import { statsOf } from "../../src/memory/stats.ts";
import { stored } from "../support/claims.ts";

const rated = (...ratings: (number | undefined)[]) =>
  ratings.map((importance, i) => stored({ file: `feedback_${i}.md`, ...(importance !== undefined && { importance }) }));
const of = (memories: ReturnType<typeof rated>, over: { turnedAway?: number } = {}) =>
  statsOf({ memories, turnedAway: 0, ...over });

describe("the statistics of a memory folder", () => {
  it("count active memories by importance, type, kind and tag", () => {
    const memories = [
      ...rated(5, 8, undefined),
      stored({ file: "a.md", importance: 5, tags: ["x", "x", "y"], extras: { kind: "lesson" } }),
      stored({ file: "b.md", importance: 2, tags: ["y"], extras: { kind: "lesson" } }),
      stored({ file: "c.md", importance: 10, status: "superseded" }),
      stored({ file: "d.md", importance: 10, status: "withdrawn" }),
    ];
    const stats = of(memories);
    expect(stats.memories).toBe(5);
    expect(stats.histogram).toEqual([0, 1, 0, 0, 2, 0, 0, 1, 0, 0]);
    expect(stats.unrated).toBe(1);
    expect(stats.shareHigh).toBe(0.25);
    expect(stats.shareLow).toBe(0.25);
    expect(stats.types).toEqual([{ name: "feedback", count: 5 }]);
    expect(stats.kinds).toEqual([{ name: "lesson", count: 2 }]);
    expect(stats.tags).toEqual([
      { name: "y", count: 2 },
      { name: "x", count: 1 },
    ]);
  });

  it("tell what is over: expired before the newest day of evidence in the folder", () => {
    const memories = [
      stored({ file: "a.md", updated: "2026-05-02" }),
      stored({ file: "b.md", expires: "2026-05-01" }),
      stored({ file: "c.md", expires: "2026-05-02" }),
    ];
    expect(of(memories)).toMatchObject({ temporary: 2, expired: 1 });
  });

  it("say that a folder is over-rated when more than three in ten have an 8, not at three", () => {
    expect(of(rated(8, 9, 10, 8, 5, 5, 5, 5, 4, 3)).verdict).toContain("4 of 10");
    expect(of(rated(8, 9, 10, 5, 5, 5, 5, 5, 4, 3)).verdict).toBeUndefined();
  });

  it("say that the scale is not used when nothing is below 5, neither kept nor turned away", () => {
    const memories = rated(5, 5, 5, 5, 5, 6, 6, 6, 7, 7);
    expect(of(memories).verdict).toContain("below 5");
    expect(of(rated(...Array(14).fill(6))).verdict).toContain("none of 14 ratings");
    expect(of(memories, { turnedAway: 3 })).toMatchObject({ shareLow: 3 / 13 });
    expect(of(memories, { turnedAway: 3 }).verdict).toBeUndefined();
  });

  it("judge what was answered, kept or turned away: nearly all the same is no scale, and what was turned away is no praise", () => {
    expect(of(rated(...Array(12).fill(6)), { turnedAway: 2 }).verdict).toContain("12 of 14");
    expect(of(rated(...Array(9).fill(6), 5, 7), { turnedAway: 2 }).verdict).toBeUndefined();
    expect(of(rated(8, 8, 8, 8, 6, 6, 6, 7, 7, 5), { turnedAway: 4 }).verdict).toBeUndefined();
    expect(of(rated(6, 6, 6, 6, 6, 6, 6, 6, 6), { turnedAway: 1 }).verdict).toContain("9 of 10");
  });

  it("judge nothing on too few, and nothing on none", () => {
    expect(of(rated(10, 10, 10)).verdict).toBeUndefined();
    expect(of([])).toMatchObject({ memories: 0, shareHigh: 0, shareLow: 0, histogram: Array(10).fill(0) });
  });
});
