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

  it.each([
    "The roofer is back on the 14th",
    "Le couvreur revient le 14",
    "Der Dachdecker kommt am 14. wieder",
    "el 14 vuelve el techador",
    "14日に屋根屋が来る",
    "кровельщик вернётся 14-го",
  ])("are, of a month that nobody names, the last and the next: %s", (text) => {
    expect([...meantDays(text, "2026-04-08")].sort()).toEqual(["2026-03-14", "2026-04-14"]);
  });

  it("are, of a day that is over in this month, this month's and the next", () => {
    expect([...meantDays("paid on the 3rd", "2026-04-08")].sort()).toEqual(["2026-04-03", "2026-05-03"]);
  });

  it.each([
    "back on 14 March",
    "14 ovens",
    "le 14 mars",
    "at 14:30",
    "am 14.5.",
  ])("are none of a number that is more than that: %s", (text) => {
    expect([...meantDays(text, "2026-04-08")].filter((day) => day.endsWith("-14"))).toEqual([]);
  });
});
