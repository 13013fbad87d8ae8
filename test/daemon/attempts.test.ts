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
