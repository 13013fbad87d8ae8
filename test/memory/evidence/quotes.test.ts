import { describe, expect, it } from "vitest";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { findQuote } from "../../../src/memory/evidence/quotes.ts";
import { cpuMs } from "../../support/cpu-time.ts";
import { daily } from "../../support/daily.ts";

const book = logbookOf([
  daily("2026-04-06", [
    "- The **import** reads `CAMT.053`, because the CSV loses",
    "  the payment reference – always.",
    "- soup",
  ]),
  daily("2026-04-07", [
    "```",
    "error: mocked database is not allowed",
    "```",
    "- “Never mock” said Mirjam…",
    "- 決定：金額は分で保存する",
  ]),
]);
/** Day and lines, from 1. */
const found = (quote: string): string | undefined =>
  findQuote(quote, book)
    ?.map(({ page, line }) => `${page.log.day.slice(8)}:${line + 1}`)
    .join(" ");

const talk = logbookOf([
  daily("2026-04-08", [
    "[User] compare with f0c674 first",
    "f0c674",
    "[Assistant] which one is it?",
    "[User] b91e07",
    "- **User**, 14:02: d4c2",
    "[User] yes",
    "[Assistant] done",
    "[User] yes",
    "[User] 7",
    "no",
    "no",
  ]),
]);

describe("a quote that is a whole line", () => {
  it.each([
    ["f0c674", 2],
    ["b91e07", 4],
    ["[User] b91e07", 4],
    ["d4c2", 5],
    ["7", 9],
  ])("is found however short it is, though it stood inside another before: %s", (quote, line) => {
    expect(findQuote(quote, talk)?.map((place) => place.line + 1)).toEqual([line]);
  });

  it.each([
    "yes",
    "no",
    "674",
    "c2",
    "-",
  ])("is not found where it is said everywhere, or inside a line: %s", (quote) => {
    expect(findQuote(quote, talk)).toBeUndefined();
  });
});

describe("a quote", () => {
  it.each([
    ["word for word", "because the CSV loses", "06:1"],
    ["in other case, spacing and markup", "the import READS  camt.053", "06:1"],
    ["over a line end", "the CSV loses the payment reference", "06:1 06:2"],
    ["with other quotes and dashes", '"never mock" said Mirjam...', "07:4"],
    ["with a dash of another kind", "the payment reference - always", "06:2"],
    ["with the mark that the request put before the line", "| - The import reads CAMT.053", "06:1"],
    ["with a gap", "The import reads ... the payment reference", "06:1 06:2"],
    ["in quotes of its own, with a full stop too many", '"the payment reference – always."', "06:2"],
    ["in a script without spaces, however short", "金額は分で", "07:5"],
    ["that is a whole line, however short", "soup", "06:3"],
  ])("is found %s", (_, quote, place) => expect(found(quote)).toBe(place));

  it.each([
    ["what no log says", "the import reads MT940"],
    ["what only a fence of the log says", "mocked database is not allowed"],
    ["parts in the wrong order", "payment reference ... the import reads"],
    ["parts that stand in two logs", "the import reads ... said Mirjam"],
    ["nearly nothing", "the"],
    ["less than a phrase, inside a line", "import"],
    ["nothing", " ... "],
    ["punctuation", '"..."'],
  ])("is not found: %s", (_, quote) => expect(found(quote)).toBeUndefined());

  it("is looked for in linear time, however many gaps it has", () => {
    const long = logbookOf([daily("2026-04-06", Array<string>(5_000).fill("- the same line again and again"))]);
    const start = cpuMs();
    findQuote(`${"again ... ".repeat(2_000)}never`, long);
    expect(cpuMs() - start).toBeLessThan(3_000);
  });
});
