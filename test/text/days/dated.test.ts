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

// `les {n} prochains {unit}` was read without its `prochains`.
describe("a French length of time", () => {
  it.each([
    "Le câble est changé tous les 4 ans par Kone.",
    "La chaudière est purgée toutes les deux semaines.",
    "La garantie couvre les 4 ans de service.",
    "La peinture sèche dans les 2 jours.",
  ])("that recurs, or lasts, is no day: %s", (text) => expect(datedIn(text, DAY)).toBe(text));

  it.each([
    ["On refait le toit dans 4 ans.", "2030-06-01"],
    ["Le câble a été changé il y a 4 ans.", "2022-06-01"],
    ["Le toit est refait dans les 3 prochains mois.", "2026-09-01"],
    ["Les 2 prochaines semaines sont prises.", "2026-06-15"],
  ])("from now is one: %s", (text, date) => expect(datedIn(text, DAY)).toContain(`(${date})`));
});
