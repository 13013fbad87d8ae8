import { describe, expect, it } from "vitest";
import { ENOUGH_MESSAGES } from "../../src/capture/count-new.ts";
import { afterCapture, afterFailure, isWithin, readinessOf, type SessionSeen } from "../../src/daemon/transcripts.ts";

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 3, 8, 12);
const source = { quietMs: 30 * MINUTE, newCharacters: 20_000 };
const seen = (over: Partial<SessionSeen> = {}): SessionSeen => ({
  path: "/s/a.jsonl",
  size: 5_000,
  changedMs: NOW - MINUTE,
  source,
  ...over,
});

describe("when a session is taken", () => {
  it("is when it has been quiet long enough, and not a moment before", () => {
    const one = seen({ changedMs: NOW - 30 * MINUTE });
    expect(readinessOf(one, undefined, undefined, NOW)).toBe("ready");
    expect(readinessOf(one, undefined, undefined, NOW - 1)).toBe("wait");
  });

  it("is at enough new characters, which are counted only when there can be as many", () => {
    expect(readinessOf(seen({ size: 19_999 }), undefined, undefined, NOW)).toBe("wait");
    expect(readinessOf(seen({ size: 1_000_000 }), undefined, undefined, NOW)).toBe("count");
    const never = seen({ size: 1_000_000, source: { ...source, newCharacters: 0 } });
    expect(readinessOf(never, undefined, undefined, NOW)).toBe("wait");
  });

  it("does not count a file again until what was missing can have come", () => {
    const counted = { size: 1_000_000, characters: 15_000, messages: 20, atMs: NOW - 5 * MINUTE };
    expect(readinessOf(seen({ size: 1_004_999 }), undefined, counted, NOW)).toBe("wait");
    expect(readinessOf(seen({ size: 1_005_000 }), undefined, counted, NOW)).toBe("count");
    const justNow = { ...counted, atMs: NOW - MINUTE };
    expect(readinessOf(seen({ size: 1_005_000 }), undefined, justNow, NOW + 4 * MINUTE - 1)).toBe("wait");
    expect(readinessOf(seen({ size: 1_005_000 }), undefined, justNow, NOW + 4 * MINUTE)).toBe("count");
  });

  it("is at enough new messages, though they are too short to be enough characters", () => {
    const patient = { ...source, newCharacters: 10_000_000 };
    const long = seen({ size: 20_000, source: patient });
    expect(readinessOf(long, undefined, undefined, NOW)).toBe("count");
    expect(readinessOf({ ...long, size: 19_999 }, undefined, undefined, NOW)).toBe("wait");
    const counted = { size: 20_000, characters: 900, messages: ENOUGH_MESSAGES - 5, atMs: NOW - 5 * MINUTE };
    expect(readinessOf({ ...long, size: 20_499 }, undefined, counted, NOW)).toBe("wait");
    expect(readinessOf({ ...long, size: 20_500 }, undefined, counted, NOW)).toBe("count");
  });

  it("is not when nothing has come since it was taken, however quiet it is", () => {
    const one = seen({ changedMs: NOW - 500 * MINUTE });
    expect(readinessOf(one, afterCapture(one), undefined, NOW)).toBe("idle");
  });

  it("is again when the file was rewritten at the same size, or cut short", () => {
    const before = afterCapture(seen({ changedMs: NOW - 500 * MINUTE }));
    const quiet = { changedMs: NOW - 40 * MINUTE };
    expect(readinessOf(seen(quiet), before, undefined, NOW)).toBe("ready");
    expect(readinessOf(seen({ ...quiet, size: 100 }), before, undefined, NOW)).toBe("ready");
  });

  it("waits longer after each failure, six hours at most, and no clock set back makes it wait for ever", () => {
    const one = seen({ changedMs: NOW - 40 * MINUTE });
    let taken = afterFailure(one, undefined, NOW);
    expect(readinessOf(one, taken, undefined, NOW + MINUTE - 1)).toBe("wait");
    expect(readinessOf(one, taken, undefined, NOW + MINUTE)).toBe("ready");
    for (let n = 0; n < 20; n += 1) taken = afterFailure(one, taken, NOW);
    expect(readinessOf(one, taken, undefined, NOW + 360 * MINUTE - 1)).toBe("wait");
    expect(readinessOf(one, taken, undefined, NOW + 360 * MINUTE)).toBe("ready");
    expect(readinessOf(one, taken, undefined, NOW - 10 * MINUTE)).toBe("ready");
  });

  it("does not wait for a file whose time lies in the future", () => {
    expect(readinessOf(seen({ changedMs: NOW + 600 * MINUTE }), undefined, undefined, NOW)).toBe("ready");
  });

  it("has nothing to take from an empty file", () => {
    expect(readinessOf(seen({ size: 0, changedMs: 0 }), undefined, undefined, NOW)).toBe("idle");
  });
});

it.each([
  ["/home/a/work", "/home/a/work", true],
  ["/home/a/work", "/home/a/work/src", true],
  ["/home/a/work/", "/home/a/work", true],
  ["/home/a/work", "/home/a/worktop", false],
  ["/home/a/work", "/home/a", false],
  ["/home/a/work", undefined, false],
  ["C:\\work", "C:\\work\\src", true],
])("in workspace %s a session of %s counts: %s", (workspace, cwd, expected) => {
  expect(isWithin(workspace, cwd)).toBe(expected);
});
