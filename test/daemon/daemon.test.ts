import { describe, expect, it } from "vitest";
import { addDays, daysOf, weekOf } from "../../src/calendar/week.ts";
import { startOfDay } from "../../src/daemon/instants.ts";
import { HOUR, MINUTE } from "./looks.ts";
import { live, ranWell } from "./simulated.ts";

const ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia"];

/** One log a week, on another weekday each. */
const weekly = (from: string, weeks: number): string[] =>
  Array.from({ length: weeks }, (_, n) => addDays(from, 7 * n + (n % 7)));

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe("a daemon's life", () => {
  it.each(
    ZONES,
  )("compacts each week of 2024 to 2029 once, oldest first, within a minute of waking, in %s", async (timezone) => {
    const next = random(20_200_101);
    // One with a week 53 and two with a leap day among them; instants.test.ts closes each day of eight years.
    const days = weekly("2024-01-01", 313);
    // The machine sleeps for hours, days or weeks and is awake for five minutes in between.
    let awake = 0;
    const sleepMs = (): number => {
      awake = (awake + 1) % 6;
      return awake === 0 ? Math.round(next() ** 6 * 40 * 24 * HOUR) + HOUR : 0;
    };
    const untilMs = Date.parse("2030-01-20T00:00:00Z");
    const { runs, wakings } = await live({
      ...{ timezone, closes: "week", fromMs: Date.parse("2024-01-01T12:00:00Z"), untilMs, days, sleepMs },
    });
    const compacted = runs.flatMap(({ weeks }) => weeks);
    expect(compacted).toEqual([...new Set(days.map(weekOf))].sort());
    for (const { weeks, atMs } of runs) {
      const closedMs = Math.max(...weeks.map((week) => closingOf(week, timezone)));
      const readyMs = Math.max(closedMs, wakings.findLast((ms) => ms <= atMs) ?? 0);
      expect(atMs - readyMs, `${weeks} in ${timezone}`).toBeLessThan(MINUTE);
    }
  });

  it.each(
    ZONES,
  )("has yesterday in memory within a minute of its closing, across both changes of the clock, in %s", async (timezone) => {
    // The changes of every zone fall into these: 8 March to 5 April, and 27 September to 1 November.
    for (const [from, length] of [
      ["2026-03-04", 36],
      ["2026-09-24", 42],
    ] as const) {
      const days = Array.from({ length }, (_, n) => addDays(from, n));
      const { runs, looks, reports } = await live({
        ...{ timezone, closes: "day", days, sleepMs: () => 0 },
        fromMs: startOfDay(from, timezone).getTime(),
        untilMs: startOfDay(addDays(from, length), timezone).getTime() + 6 * HOUR,
      });
      expect(runs).toHaveLength(length);
      for (const [n, { atMs }] of runs.entries()) {
        const closedMs = startOfDay(addDays(days[n]!, 1), timezone).getTime() + 3 * HOUR;
        expect(atMs - closedMs).toBeGreaterThanOrEqual(0);
        expect(atMs - closedMs).toBeLessThan(MINUTE);
      }
      // A day of awake idleness: one look as the day closes, one after its run, one at the tick; a heartbeat a minute.
      expect(looks).toBeLessThan(length * 4);
      expect(reports).toBeLessThan(length * (24 * 60 + 8) + 6 * 60);
      expect(reports).toBeGreaterThan(length * 23 * 60);
    }
  });

  it("compacts a week whose log never goes quiet after the longest wait, though it is written to during each look", async () => {
    const fromMs = Date.parse("2026-06-15T09:00:00Z");
    const { runs } = await live({
      ...{ timezone: "UTC", closes: "day", fromMs, untilMs: fromMs + 30 * MINUTE, sleepMs: () => 0 },
      ...{ days: ["2026-04-08"], neverQuiet: "/w/logs/2026-04-08.md" },
    });
    expect(runs.map(({ weeks }) => weeks)).toEqual([["2026-W15"]]);
    expect(runs[0]!.atMs - fromMs).toBeLessThan(6 * MINUTE);
  });

  it("catches up three years of absence in one run, oldest first", async () => {
    const fromMs = Date.parse("2026-06-15T09:00:00Z");
    const { runs } = await live({
      ...{ timezone: "UTC", closes: "week", fromMs, untilMs: fromMs + HOUR, sleepMs: () => 0 },
      days: weekly("2023-01-02", 170).toReversed(),
    });
    expect(runs).toHaveLength(1);
    expect(runs[0]!.weeks).toEqual(runs[0]!.weeks.toSorted());
    expect(runs[0]!.weeks).toHaveLength(170);
    expect(runs[0]!.atMs - fromMs).toBeLessThan(MINUTE);
  });

  it("asks a dead server at most thirty-one times in a day, and goes on when it is back", async () => {
    const fromMs = Date.parse("2026-06-15T09:00:00Z");
    let tries = 0;
    const { runs } = await live({
      ...{ timezone: "UTC", closes: "week", fromMs, untilMs: fromMs + 48 * HOUR, sleepMs: () => 0 },
      days: ["2026-06-08"],
      run: (weeks, nowMs) => {
        if (nowMs > fromMs + 24 * HOUR) return ranWell(weeks);
        tries += 1;
        const error = { code: "NETWORK", message: "refused" };
        const failed = weeks.map(({ week }) => ({ week, outcome: "failed", error }));
        return { kind: "ran", weeks: failed, commit: null, commitPostponed: null, run: "r" };
      },
    });
    expect(tries).toBeGreaterThan(20);
    expect(tries).toBeLessThanOrEqual(31);
    expect(runs.at(-1)!.atMs - fromMs).toBeLessThan(25.1 * HOUR);
    expect(runs).toHaveLength(tries + 1);
  });

  it("asks once a day, at the schedule, about a week whose failure time does not heal", async () => {
    const fromMs = Date.parse("2026-06-15T09:00:00Z");
    const { runs } = await live({
      ...{ timezone: "UTC", closes: "week", fromMs, untilMs: fromMs + 5 * 24 * HOUR, sleepMs: () => 0 },
      days: ["2026-06-08"],
      run: (weeks) => {
        const failed = weeks.map(({ week }) => ({ week, outcome: "failed", error: { code: "AUTH", message: "no" } }));
        return { kind: "ran", weeks: failed, commit: null, commitPostponed: null, run: "r" };
      },
    });
    expect(runs.map(({ atMs }) => new Date(atMs).toISOString().slice(8, 16))).toEqual([
      ...["15T09:00", "16T03:30", "17T03:30", "18T03:30", "19T03:30", "20T03:30"],
    ]);
  });
});

/** When a week closed: with its Sunday. */
const closingOf = (week: string, timezone: string): number =>
  startOfDay(addDays(daysOf(week)[6], 1), timezone).getTime() + 3 * HOUR;
