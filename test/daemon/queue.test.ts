import { describe, expect, it } from "vitest";
import { afterLook, patienceOf, readyAt, restlessWeeks, touched } from "../../src/daemon/queue.ts";

const NOON = Date.parse("2026-04-13T12:00:00Z");
const PATIENCE = patienceOf(30_000);

describe("the queue, once a look has begun", () => {
  it("holds the logs that are still being written, so that their week is not compacted half-way", () => {
    let queue = touched(new Map(), "logs/2026-03-30.md", NOON);
    queue = touched(queue, "logs/2026-04-08.md", NOON + 20_000);
    const left = afterLook(queue, NOON + 30_000, PATIENCE);
    expect([[...left.keys()], [...restlessWeeks(left)]]).toEqual([["logs/2026-04-08.md"], ["2026-W15"]]);
    expect(readyAt(left, PATIENCE)).toBe(NOON + 50_000);
    expect(afterLook(left, NOON + 50_000, PATIENCE).size).toBe(0);
  });

  it("lets go of a log that never goes quiet, after ten times the quiet time", () => {
    let queue = touched(new Map(), "logs/2026-04-08.md", NOON);
    for (let ms = 10_000; ms <= 300_000; ms += 10_000) queue = touched(queue, "logs/2026-04-08.md", NOON + ms);
    expect(afterLook(queue, NOON + 299_999, PATIENCE).size).toBe(1);
    expect(afterLook(queue, NOON + 300_000, PATIENCE).size).toBe(0);
  });
});
