import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DailyLog } from "../../src/daily/daily-log.ts";
import { quotedLog } from "../../src/prompt/request.ts";
import { halves, type Part, splitWeek, tokensOf } from "../../src/prompt/split.ts";
import { cpuMs } from "../support/cpu-time.ts";
import { daily } from "../support/daily.ts";

const DAYS = ["2026-04-06", "2026-04-07", "2026-04-08", "2026-04-09"] as const;

const line = fc.oneof(
  { weight: 6, arbitrary: fc.string({ maxLength: 60 }).map((text) => text.replace(/[\r\n]/g, " ")) },
  { weight: 2, arbitrary: fc.constantFrom("# One", "## Two", "### Three", "#### Four", "", "```", "---") },
  { weight: 1, arbitrary: fc.constant("東京".repeat(80)) },
);
const log = fc
  .tuple(fc.constantFrom(...DAYS), fc.array(line, { maxLength: 30 }), fc.constantFrom("", "-agent"))
  .map(([day, lines, suffix]) => daily(day, lines, `logs/${day}${suffix}.md`));
/** In the order of their paths, each path once, as the reader gives them. */
const week = fc
  .uniqueArray(log, { minLength: 1, maxLength: 6, selector: ({ path }) => path })
  .map((logs) => logs.sort((a, b) => (a.path < b.path ? -1 : 1)));

const bodies = (logs: readonly DailyLog[]): string[] =>
  logs.flatMap(({ path, lines, bodyStart }) => lines.slice(bodyStart).map((text) => `${path} ${text}`));
const allLines = (parts: readonly Part[]): string[] => parts.flatMap(({ logs }) => bodies(logs));
const sizeOf = ({ logs }: Part): number => logs.reduce((total, one) => total + tokensOf(quotedLog(one)), 0);
const isOneLine = ({ logs }: Part): boolean => logs.length === 1 && logs[0]!.lines.length - logs[0]!.bodyStart < 2;

describe("a week that is split", () => {
  it("has every log line in exactly one part, in order, none above the budget but single lines", () => {
    fc.assert(
      fc.property(week, fc.integer({ min: 20, max: 400 }), (logs, budget) => {
        const parts = splitWeek(logs, budget);
        expect(allLines(parts)).toEqual(bodies(logs));
        for (const part of parts) expect(sizeOf(part) <= budget || isOneLine(part)).toBe(true);
      }),
    );
  });

  it("has the bytes of its lines in its pieces, by which each is told its share of the document", () => {
    fc.assert(
      fc.property(week, (logs) => {
        for (const part of splitWeek(logs, 60))
          for (const piece of part.logs)
            if (!logs.includes(piece)) expect(piece.bytes).toBe(Buffer.byteLength(piece.lines.join("\n")) + 1);
      }),
    );
  });

  it("keeps days together as far as they fit, and says which", () => {
    const logs = DAYS.map((day) => daily(day, ["x".repeat(800)]));
    const one = 220;
    expect(splitWeek(logs, one * 2).map(({ name }) => name)).toEqual([
      "2026-04-06 to 2026-04-07",
      "2026-04-08 to 2026-04-09",
    ]);
    expect(splitWeek(logs, one * 9)).toEqual([{ name: "2026-04-06 to 2026-04-09", logs }]);
    expect(splitWeek(logs, one).map(({ name }) => name)).toEqual(DAYS);
  });

  it("cuts a day that is too large at its widest headings, and numbers the parts", () => {
    const section = (title: string): string[] => [`# ${title}`, ...Array<string>(5).fill("y".repeat(100))];
    const day = daily("2026-04-06", [...section("A"), ...section("B"), ...section("C")]);
    const parts = splitWeek([day], tokensOf(quotedLog(day)) / 2);
    expect(parts.map(({ name, logs }) => [name, logs.map(({ lines }) => lines[0])])).toEqual([
      ["2026-04-06, part 1 of 3", ["# A"]],
      ["2026-04-06, part 2 of 3", ["# B"]],
      ["2026-04-06, part 3 of 3", ["# C"]],
    ]);
  });

  it("keeps what stands under a wide heading together, rather than cut at a narrower one before it", () => {
    const section = (heading: string): string[] => [heading, ...Array<string>(4).fill("y".repeat(100))];
    const day = daily("2026-04-06", ["# A", "## A1", "# B", "## B1"].flatMap(section));
    const parts = splitWeek([day], Math.ceil(tokensOf(quotedLog(day)) * 0.6));
    const headings = parts.map(({ logs }) => bodies(logs).flatMap((text) => /#+ .*/.exec(text) ?? []));
    expect(headings).toEqual([
      ["# A", "## A1"],
      ["# B", "## B1"],
    ]);
  });

  it("does not show front matter again", () => {
    const day = daily("2026-04-06", ["---", "secret: 1", "---", ...Array<string>(40).fill("z".repeat(80))]);
    const parts = splitWeek([day], 300);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(({ logs }) => logs.map(quotedLog).join("")).join("")).not.toContain("secret");
  });

  it("is split in linear time: a megabyte in one day, with headings and without", () => {
    for (const text of ["- a line of a log, as people write them\n", "## H\n- a line\n", "#### H\n"]) {
      const day = daily("2026-04-06", text.repeat(1_000_000 / text.length).split("\n"));
      const start = cpuMs();
      splitWeek([day], 20_000);
      // A quadratic split of 25,000 to 140,000 lines would take minutes.
      expect(cpuMs() - start).toBeLessThan(4_000);
    }
  });
});

describe("the halves of a part", () => {
  it("are smaller than the part, hold all of it, and end at single lines", () => {
    fc.assert(
      fc.property(week, (logs) => {
        let parts: readonly Part[] = [{ name: "", logs }];
        for (let depth = 0; depth < 12; depth++) {
          parts = parts.flatMap((part) => {
            const smaller = halves(part);
            if (!smaller) return [part];
            expect(smaller.length).toBeGreaterThan(1);
            for (const half of smaller) expect(allLines([half]).length).toBeLessThanOrEqual(allLines([part]).length);
            return smaller;
          });
        }
        expect(allLines(parts)).toEqual(bodies(logs));
        for (const part of parts) expect(isOneLine(part)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
