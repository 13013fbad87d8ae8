import { expect, it } from "vitest";
import { failedAttempt } from "../../src/daemon/attempts.ts";
import { lookOf, MINUTE, NOON } from "./looks.ts";

it("tries a week that the network failed again at the schedule, where that comes before the end of its wait", () => {
  const failing = { state: "failed", code: "NETWORK", message: "refused", fingerprint: "f" } as const;
  const look = lookOf({ nextTickMs: NOON + 10 * MINUTE });
  const first = failedAttempt(undefined, failing, look, NOON);
  expect(first.againMs).toBe(NOON + MINUTE);
  const fifth = [1, 2, 3, 4].reduce((before) => failedAttempt(before, failing, look, NOON), first);
  expect([fifth.count, fifth.againMs]).toEqual([5, NOON + 10 * MINUTE]);
});

it("asks a server no earlier than it wished, where that is longer than its own wait, and waits for no wish over a day", () => {
  const look = lookOf();
  const againMs = (until: string): number => {
    const message = `HTTP 429: slow down (the server asks to wait 700 seconds, not before ${until})`;
    const failing = { state: "failed", code: "RATE_LIMITED", message, fingerprint: "f" } as const;
    return failedAttempt(undefined, failing, look, NOON).againMs - NOON;
  };
  expect(againMs("2026-04-13T12:12:00Z")).toBe(12 * MINUTE);
  expect(againMs("2026-04-13T12:00:01Z")).toBe(MINUTE);
  expect(againMs("2027-04-13T12:00:00Z")).toBe(24 * 60 * MINUTE);
});
