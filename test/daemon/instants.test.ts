import { describe, expect, it } from "vitest";
import { addDays, isClosed, today, weekOf } from "../../src/calendar/week.ts";
import { budgetStarts, nextClosing, openFrom, startOfDay } from "../../src/daemon/instants.ts";

/** Summer time north and south, at midnight, by half an hour, and none; one that skipped whole days is Samoa's. */
const ZONES = ["UTC", "Europe/Berlin", "America/Sao_Paulo", "Australia/Lord_Howe", "Pacific/Apia"];

describe("instants", () => {
  it.each(ZONES)("closes every day of 2020 to 2027 once and in order, in %s", (timezone) => {
    let now = new Date("2020-01-01T12:00:00Z");
    let expected = openFrom({ now, timezone, graceHours: 3, closes: "day" });
    const weeks = new Set<string>();
    while (expected < "2028-01-01") {
      const closing = { now, timezone, graceHours: 3, closes: "day" as const };
      expect(openFrom(closing)).toBe(expected);
      const next = nextClosing(closing);
      expect(next.getTime()).toBeGreaterThan(now.getTime());
      expect(isClosed(expected, next, timezone, 3, "day")).toBe(true);
      expect(isClosed(expected, new Date(next.getTime() - 1_000), timezone, 3, "day")).toBe(false);
      weeks.add(weekOf(expected));
      now = next;
      expected = addDays(expected, 1);
    }
    // Two leap days, and two weeks 53; test/calendar counts sixteen years.
    expect([weeks.size, [...weeks].filter((week) => week.endsWith("W53"))]).toEqual([418, ["2020-W53", "2026-W53"]]);
  });

  it.each(ZONES)("closes every week with its Sunday, at the same instant as that day, in %s", (timezone) => {
    let now = new Date("2020-01-01T12:00:00Z");
    for (let n = 0; n < 418; n++) {
      const monday = openFrom({ now, timezone, graceHours: 3, closes: "week" });
      const next = nextClosing({ now, timezone, graceHours: 3, closes: "week" });
      const sunday = addDays(monday, 6);
      expect(isClosed(sunday, next, timezone, 3, "day")).toBe(true);
      expect(isClosed(sunday, new Date(next.getTime() - 1_000), timezone, 3, "day")).toBe(false);
      expect(openFrom({ now: next, timezone, graceHours: 3, closes: "week" })).toBe(addDays(monday, 7));
      now = next;
    }
  });

  it("begins a day where summer time skips its midnight", () => {
    expect(startOfDay("2018-11-04", "America/Sao_Paulo").toISOString()).toBe("2018-11-04T03:00:00.000Z");
    expect(startOfDay("2026-03-29", "Europe/Berlin").toISOString()).toBe("2026-03-28T23:00:00.000Z");
    expect(today(startOfDay("2026-10-25", "Europe/Berlin"), "Europe/Berlin")).toBe("2026-10-25");
  });

  it("begins the day's budget at the zone's midnight and the month's on its first, also in December", () => {
    const { day, month } = budgetStarts(new Date("2026-12-31T23:30:00Z"), "America/Sao_Paulo");
    expect([day.toISOString(), month.toISOString()]).toEqual(["2027-01-01T03:00:00.000Z", "2027-01-01T03:00:00.000Z"]);
  });
});
