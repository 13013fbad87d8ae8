/** Looks and weeks for tests of what the daemon decides, each with only what the test is about. */
import type { Known } from "../../src/daemon/agenda.ts";
import { NOTHING_KNOWN } from "../../src/daemon/agenda.ts";
import type { DueWeek, Look } from "../../src/daemon/look.ts";

export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;
/** A Monday noon. */
export const NOON = Date.parse("2026-04-13T12:00:00Z");

export const due = (week: string, fingerprint = "aaaaaaaaaaaa"): DueWeek => ({ week, fingerprint });

export function lookOf(over: Partial<Look> = {}): Look {
  return {
    settings: {
      ...{ logFolders: ["/w/logs"], memoryFolder: "/w/memory", configFiles: [] },
      ...{ quietMs: 30_000, poll: "auto" },
    },
    ...{ configuration: "cccccccccccc", due: [], unfinished: false, waiting: false, openFrom: "2026-04-13" },
    nextTickMs: NOON + 15.5 * HOUR,
    nextClosingMs: NOON + 15 * HOUR,
    nextDayMs: NOON + 12 * HOUR,
    nextMonthMs: NOON + 18 * DAY,
    ...over,
  };
}

/** As after a look at noon. */
export function knownOf(over: Partial<Known> = {}): Known {
  return { ...NOTHING_KNOWN, look: lookOf(), stale: undefined, comparedMs: NOON, seenMs: NOON, ...over };
}
