import { getISOWeek } from "date-fns/getISOWeek";
import { getISOWeekYear } from "date-fns/getISOWeekYear";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addWeeks,
  type Day,
  daysOf,
  isClosed,
  isDay,
  isZone,
  parseWeek,
  today,
  weekOf,
  weekSelector,
  weekTitle,
} from "../../src/calendar/week.ts";

/** Zones with no summer time, both hemispheres, half-hour steps, and midnights that summer time skips or repeats. */
const ZONES = ["UTC", "America/Sao_Paulo", "Africa/Cairo", "Asia/Beirut", "Australia/Lord_Howe"] as const;
const HOUR = 3_600_000;

function everyDay(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

describe("days", () => {
  it("takes real dates only", () => {
    const real = ["2026-04-08", "2024-02-29", "2000-02-29", "1000-01-01", "9998-12-31"];
    const unreal = ["2026-02-30", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-00", "2026-4-8"];
    const odd = ["", " 2026-04-08", "2026-04-08T00:00", "2026_04_08", "0000-01-01", "9999-12-31", "２026-04-08"];
    expect(real.filter((text) => !isDay(text))).toEqual([]);
    expect([...unreal, ...odd].filter(isDay)).toEqual([]);
  });

  it("steps over month ends, leap days and years in both directions", () => {
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(addDays("2025-02-28", 1)).toBe("2025-03-01");
    expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
    expect(() => addDays("2026-02-30", 1)).toThrow(RangeError);
  });
});

describe("weeks", () => {
  it("accepts week 53 only in years that have one", () => {
    const long = Array.from({ length: 16 }, (_, n) => 2020 + n).filter(
      (year) => parseWeek(`${year}-W53`) !== undefined,
    );
    expect(long).toEqual([2020, 2026, 2032]);
    expect(parseWeek("2026-W53")).toBe("2026-W53");
    expect(parseWeek("2025-W53")).toBeUndefined();
  });

  it("refuses everything that is not exactly a week", () => {
    const wrong = ["2026-W00", "2026-W54", "2026-W99", "2026-W1", "2026W15", "2026-w15", " 2026-W15", "2026-W15\n", ""];
    expect(wrong.filter((text) => parseWeek(text) !== undefined)).toEqual([]);
  });

  it("agrees with date-fns on every day from 2020 to 2035, and each day is among the days of its week", () => {
    const differing = everyDay("2020-01-01", "2035-12-31").filter((day) => {
      const noon = new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), 12);
      const expected = `${getISOWeekYear(noon)}-W${String(getISOWeek(noon)).padStart(2, "0")}`;
      return weekOf(day) !== expected || !daysOf(expected).includes(day) || parseWeek(expected) !== expected;
    });
    expect(differing).toEqual([]);
  });

  it("lists seven days from Monday over a year's end", () => {
    expect(daysOf("2026-W53")).toEqual([
      "2026-12-28",
      "2026-12-29",
      "2026-12-30",
      "2026-12-31",
      "2027-01-01",
      "2027-01-02",
      "2027-01-03",
    ]);
    expect(() => daysOf("2025-W53")).toThrow(RangeError);
  });

  it("steps through long and short years", () => {
    expect(addWeeks("2027-W01", -1)).toBe("2026-W53");
    expect(addWeeks("2026-W01", -1)).toBe("2025-W52");
    expect(addWeeks("2026-W52", 2)).toBe("2027-W01");
  });

  it("sorts as text the way it sorts in time", () => {
    const weeks = [...new Set(everyDay("2020-01-01", "2035-12-31").map(weekOf))];
    expect([...weeks].sort()).toEqual(weeks);
  });

  it("titles a week within a month, over two months and over two years", () => {
    expect(weekTitle("2026-W15")).toBe("2026-W15 (6–12 April 2026)");
    expect(weekTitle("2026-W14")).toBe("2026-W14 (30 March – 5 April 2026)");
    expect(weekTitle("2026-W53")).toBe("2026-W53 (28 December 2026 – 3 January 2027)");
  });
});

describe("a week that a person names", () => {
  it.each([
    ["2026-W15", "2026-W15"],
    ["2026-04-12", "2026-W15"],
    ["this", "2026-W53"],
    ["last", "2026-W52"],
    ["2025-W53", undefined],
    ["2026-02-30", undefined],
    ["yesterday", undefined],
    ["", undefined],
  ])("reads %j as %j on 1 January 2027", (text, week) => {
    expect(weekSelector(text, "2027-01-01")).toBe(week);
  });
});

describe("zones", () => {
  it("knows IANA names, and no offsets or inventions", () => {
    expect(ZONES.filter((zone) => !isZone(zone))).toEqual([]);
    expect(["", "Mars/Olympus", "+02:00", "system", "Europe/Berlin\n"].filter(isZone)).toEqual([]);
  });

  it("reads the date where the zone is, not where the machine is", () => {
    const now = new Date("2026-04-08T23:30:00Z");
    expect(today(now, "Asia/Tokyo")).toBe("2026-04-09");
    expect(today(now, "America/Los_Angeles")).toBe("2026-04-08");
    expect(() => today(now, "Mars/Olympus")).toThrow(RangeError);
  });
});

describe("closed days", () => {
  it("closes a day at local midnight plus the hours of grace, to the second", () => {
    const closed = (now: string): boolean => isClosed("2026-04-08", new Date(now), "Asia/Tokyo", 3, "day");
    expect(closed("2026-04-08T17:59:59Z")).toBe(false);
    expect(closed("2026-04-08T18:00:00Z")).toBe(true);
  });

  it("closes all days of a week with its Sunday", () => {
    const closed = (now: string): boolean => isClosed("2026-04-06", new Date(now), "UTC", 3, "week");
    expect(closed("2026-04-13T02:59:59Z")).toBe(false);
    expect(closed("2026-04-13T03:00:00Z")).toBe(true);
  });

  it("counts elapsed hours of grace over a clock change in the night", () => {
    // Berlin loses 02:00–03:00 on 29 March and repeats it on 25 October 2026.
    const spring = (now: string): boolean => isClosed("2026-03-28", new Date(now), "Europe/Berlin", 3, "day");
    expect([spring("2026-03-29T01:59:59Z"), spring("2026-03-29T02:00:00Z")]).toEqual([false, true]);
    const autumn = (now: string): boolean => isClosed("2026-10-24", new Date(now), "Europe/Berlin", 3, "day");
    expect([autumn("2026-10-25T00:59:59Z"), autumn("2026-10-25T01:00:00Z")]).toEqual([false, true]);
  });

  it.each([
    // Zone, day, and the instant it ends: where summer time skips midnight the next day begins at 01:00.
    ["America/Sao_Paulo", "2018-11-03", "2018-11-04T03:00:00Z"],
    ["America/Sao_Paulo", "2018-02-17", "2018-02-18T03:00:00Z"],
    ["Africa/Cairo", "2026-04-23", "2026-04-23T22:00:00Z"],
    ["Africa/Cairo", "2026-10-29", "2026-10-29T22:00:00Z"],
    ["Asia/Beirut", "2026-03-28", "2026-03-28T22:00:00Z"],
    ["Asia/Beirut", "2026-10-24", "2026-10-24T22:00:00Z"],
  ])("ends a day in %s on %s at %s, whatever summer time does to that midnight", (zone, day, end) => {
    const at = (ms: number): boolean => isClosed(day, new Date(Date.parse(end) + ms), zone, 0, "day");
    expect([at(-1), at(0)]).toEqual([false, true]);
  });

  it.each(
    ZONES,
  )("at every hour of 2027 and 2028 in %s, the day on the wall is open and the one before it closed", (zone) => {
    const wall = new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
    const wrong: string[] = [];
    for (let ms = Date.parse("2027-01-01T00:00:00Z"); ms < Date.parse("2029-01-01T00:00:00Z"); ms += HOUR) {
      const day = wall.format(ms);
      const now = new Date(ms);
      if (isClosed(day, now, zone, 0, "day") || !isClosed(addDays(day, -1), now, zone, 0, "day")) wrong.push(`${ms}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(ZONES)("never opens a closed day again around the clock changes of %s", (zone) => {
    const wrong: string[] = [];
    for (const day of everyDay("2024-01-01", "2031-12-31").filter((d) => /-(?:02|03|04|10|11)-/.test(d))) {
      let was = false;
      for (let h = 8; h <= 38; h += 1) {
        const is = isClosed(day, new Date(Date.parse(`${day}T00:00:00Z`) + h * HOUR), zone, 3, "day");
        if (was && !is) wrong.push(day);
        was = is;
      }
    }
    expect(wrong).toEqual([]);
  });
});
