import { describe, expect, it } from "vitest";
import { byTime, hoursOf } from "../../src/daily/hours.ts";
import { daily } from "../support/daily.ts";

/** The lines in the order in which they were written. */
const inTime = (...lines: string[]): string[] => {
  const { turns } = hoursOf(daily("2026-04-06", lines));
  return turns
    .map((turn, line) => ({ turn, text: lines[line]! }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ text }) => text);
};

describe("the lines of a log", () => {
  it.each([
    ["- 09:10 one", "- 17:40 two"],
    ["- one", "- two"],
    ["- 17:40 one", "- two"],
    ["- one", "- 09:10 two"],
    ["- 22:00 one", "- 00:20 two"],
    ["- 09:00 one", "- 23:50 two", "- 00:10 three"],
    ["open 9:10", "open 8:30"],
    // A clock of twelve hours that says no half.
    ["- 9:30 one", "- 11:40 two", "- 2:15 three", "- 4:30 four"],
    ["- [2026-04-06 12:00] one", "- [2026-04-07 09:00] two"],
    ["```", "17:40 GET", "09:10 GET", "```"],
  ])("were written as they stand: %s, %s", (...lines) => {
    expect(inTime(...lines)).toEqual(lines);
  });

  it.each([
    ["- 17:40 two", "- 09:10 one"],
    ["- [17:40] two", "- [09:10] one"],
    ["**5:40 PM** two", "**9:10 AM** one"],
    ["| 17:40 | two |", "| 09:10 | one |"],
    ["- 00:10 two", "- 23:50 one"],
  ])("were written by their times of day, where the newest stands on top: %s, %s", (later, earlier) => {
    expect(inTime("- 23:55 last", later, earlier, "- 09:00 first").filter((one) => /one|two/.test(one))).toEqual([
      earlier,
      later,
    ]);
  });

  it.each([
    [["## 17:40 – Call", "### Results", "- two", "## 09:10", "- one"]],
    [["## Evening", "- two", "## Morning", "- one"]],
    [["17:40", "two", "09:10", "one"]],
    [["- 17:40", "  - two", "- 09:10", "  - one"]],
    [["**17:40** Call", "- two", "**09:10** Call", "- one"]],
  ])("have the time of what they stand below: %j", (lines) => {
    expect(
      inTime(...lines)
        .filter((line) => /one|two/.test(line))
        .map((line) => line.trim().replace("- ", "")),
    ).toEqual(["one", "two"]);
  });

  it("past midnight with the newest on top are of the next day, so that another log's noon lies between", () => {
    const { minutes } = hoursOf(daily("2026-04-06", ["- 00:30 three", "- 23:00 two", "- 15:00 one"]));
    expect(minutes.map((one) => one! / 60)).toEqual([24.5, 23, 15]);
  });

  it("leave a late entry where its time is", () => {
    const lines = ["- 08:00 up", "- 17:40 down", "- 18:00 home", "- 09:10 late"];
    expect(inTime(...lines)).toEqual(["- 08:00 up", "- 09:10 late", "- 17:40 down", "- 18:00 home"]);
  });
});

it("reads the logs of a day by the part of it that their names tell", () => {
  const read = (...names: string[]) =>
    names
      .map((name) => daily("2026-04-06", [], `logs/2026-04-06${name}.md`))
      .sort(byTime)
      .map(({ path }) => path.slice(15, -3));
  expect(read("-evening", "-morning")).toEqual(["-morning", "-evening"]);
  expect(read("-abends", "-morgens", "")).toEqual(["", "-morgens", "-abends"]);
  expect(read("-夕会", "-朝会")).toEqual(["-朝会", "-夕会"]);
  expect(read("-apres-midi", "-matin")).toEqual(["-matin", "-apres-midi"]);
  expect(read("-standup", "-retro")).toEqual(["-retro", "-standup"]);
});
