import { describe, expect, it } from "vitest";
import { clockAhead, fromMark, withoutClock } from "../../src/text/ahead.ts";

describe("the time of day before a line's words", () => {
  it.each([
    ["09:10 the mast is up", 550],
    ["**9:10** – the mast is up", 550],
    ["[2026-04-06 21:10] the mast is up", 1270],
    ["9:10 pm: the mast is up", 1270],
    ["12 am – the mast is up", 0],
    ["14h05 the mast is up", 845],
    ["10:30–11:00 the mast is up", 630],
    ["[01:00 UTC / 22:00 BRT] the mast is up", 60],
  ])("is read, and the words begin behind it: %s", (line, minutes) => {
    const clock = clockAhead(line);
    expect([clock?.minutes, line.slice(clock?.to)]).toEqual([minutes, "the mast is up"]);
  });

  it.each([
    "open 9:10",
    "2:1 for us",
    "24/7 on call",
    "12h shifts",
    "1.10 the mast",
    "31:20 on the counter",
    "9 masts",
  ])("is none: %s", (line) => {
    expect(clockAhead(line)).toBeUndefined();
  });
});

it.each([
  ["14:00 Deploys need two approvals", "Deploys need two approvals"],
  ["[14:00] deploys need two", "deploys need two"],
  ["14:00 – deploys need two", "deploys need two"],
  ["09:10 ana: deploys need two", "ana: deploys need two"],
  ["14:00 部署需要批准", "部署需要批准"],
  ...["10:00 is the new start", "10:00 ist der neue Beginn", "14:00-15:00 is quiet time now"].map((one) => [one, one]),
])("of %s it is said: %s", (line, said) => expect(withoutClock(line)).toBe(said));

describe("a line from its mark on", () => {
  it.each([
    ...["09:10 ", "09:10 – ", "14.05 – ", "(14:05) ", "`9:10` ", "2026-04-06 09:10 – ", "10:30–11:00 ", "2:05 pm – "],
    ...["Anna: ", "**Ben Müller:** ", "@ben: ", "Ben (09:10): ", "14:05: Ben: "],
  ])("is the same whatever stands before it: %s", (ahead) => {
    expect(fromMark(`${ahead}Decision: we go by train.`)).toBe("Decision: we go by train.");
  });

  it("keeps its sign", () => {
    expect(fromMark("❌ 09:10 Decision: we go by train.")).toBe("❌ Decision: we go by train.");
  });

  it.each([
    "Idea: Decision: we go by train.",
    "Proposed: Decision: we go by train.",
    "Travel — Decision: we go by train.",
    "09:10 the stand-up moves to 9:30",
    "Anna: we go by train.",
  ])("stays whole where something else stands before it, or none follows: %s", (line) => {
    expect(fromMark(line)).toBe(line);
  });
});
