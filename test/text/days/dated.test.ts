import { describe, expect, it } from "vitest";
import { datedIn } from "../../../src/text/days/dated.ts";

/** A Monday. */
const DAY = "2026-06-01";

describe("a weekend that is told early in a week", () => {
  it.each([
    "The image got upgraded over the weekend and the store broke.",
    "На выходных сервер упал.",
  ])("is the one before, where something happened: %s", (text) => {
    expect(datedIn(text, DAY)).toBe(text);
  });

  it("is this one's, said late in it", () => {
    const text = "The image got upgraded over the weekend";
    expect(datedIn(text, "2026-06-05")).toBe(`${text} (2026-W23)`);
  });

  it.each([
    "We ship it by the weekend",
    "Decided: ship by the end of the week",
    "Bis zum Wochenende",
  ])("is this week's, where something is to come: %s", (text) => {
    expect(datedIn(text, DAY)).toBe(`${text} (2026-W23)`);
  });
});
