import { describe, expect, it } from "vitest";
import { meantDays } from "../../src/text/days.ts";

// 2026-04-08 is a Wednesday of 2026-W15.
describe("days that relative words mean", () => {
  it.each([
    ["done tomorrow", "2026-04-09"],
    ["yesterday's outage", "2026-04-07"],
    ["by Friday", "2026-04-10"],
    ["next Friday", "2026-04-17"],
    ["on Friday next week", "2026-04-17"],
    ["in two weeks", "2026-04-22"],
    ["within 10 days", "2026-04-18"],
    ["3 months ago", "2026-01-08"],
    ["by the end of the week", "2026-04-12"],
    ["next week", "2026-W16"],
    ["by month end", "2026-04-30"],
    ["明天发布", "2026-04-09"],
    ["三天后上线", "2026-04-11"],
    ["下周五", "2026-04-17"],
    ["来週", "2026-04-13"],
    ["2週間後", "2026-04-22"],
    ["내일까지", "2026-04-09"],
    ["übermorgen", "2026-04-10"],
  ])("%s may mean %s", (text, day) => {
    expect([...meantDays(text, "2026-04-08")]).toContain(day);
  });

  it("clamps to the last day of a shorter month", () => {
    expect([...meantDays("in one month", "2026-01-31")]).toEqual(["2026-02-28"]);
  });

  it("finds none where a text speaks of no time", () => {
    expect([...meantDays("the retry loop is bounded", "2026-04-08")]).toEqual([]);
  });
});
