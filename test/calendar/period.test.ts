import fc from "fast-check";
import { expect, it } from "vitest";
import { isMonth, isYear, monthOf, spanOf, weeksOf, yearOf } from "../../src/calendar/period.ts";
import { daysOf, weekOf } from "../../src/calendar/week.ts";

it("counts a week to the month of its Thursday", () => {
  expect(monthOf("2026-W14")).toBe("2026-04");
  expect(monthOf("2026-W18")).toBe("2026-04");
  expect(monthOf("2026-W53")).toBe("2026-12");
  expect(weeksOf("2026-04")).toEqual(["2026-W14", "2026-W15", "2026-W16", "2026-W17", "2026-W18"]);
  expect(spanOf("2026-04")).toEqual({ from: "2026-03-30", to: "2026-05-03" });
  expect(weeksOf("2026").at(-1)).toBe("2026-W53");
  expect(weeksOf("2025")).toHaveLength(52);
});

it("knows what is no month and no year", () => {
  for (const text of ["2026-13", "2026-00", "2026-4", "2026", "0026-01", "26"]) expect(isMonth(text)).toBe(false);
  for (const text of ["026", "2026-04", "0000", ""]) expect(isYear(text)).toBe(false);
});

it("gives each week to exactly one month, and its month to its year", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (n) => {
      const week = weekOf(new Date(n * 86_400_000).toISOString().slice(0, 10));
      const month = monthOf(week);
      expect(weeksOf(month)).toContain(week);
      expect(daysOf(week)[3].startsWith(`${yearOf(month)}-`)).toBe(true);
      expect(weeksOf(yearOf(month))).toContain(week);
    }),
    { numRuns: 200 },
  );
});
