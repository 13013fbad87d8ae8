import { describe, expect, it } from "vitest";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { specificsOf } from "../../../src/memory/evidence/specifics.ts";
import { linesWith, supportingLines } from "../../../src/memory/evidence/support.ts";
import { daily } from "../../support/daily.ts";

const book = logbookOf([
  daily("2026-04-06", [
    "# Import",
    "- the bank import failed on 12 files",
    "- the bank import failed again",
    "# Lunch",
    "- soup",
  ]),
  daily("2026-04-08", [
    "# Import",
    "- the bank import failed on 14 files, at night",
    "# Costs",
    "- hosting of the bank import costs 310 EUR",
  ]),
]);
const places = (text: string, days?: readonly string[]): string[] =>
  supportingLines(text, specificsOf(text), book, days).map(({ page, line }) => `${page.log.day.slice(8)}:${line + 1}`);

describe("the lines that support a text", () => {
  it.each([
    ["are those that say most of it", "Soup", ["06:5"]],
    ["hold its numbers where words alone would not tell", "The bank import failed on 14 files", ["08:2"]],
    [
      "are several for a text that sums up",
      "The bank import failed at night; its hosting costs 310 EUR",
      ["08:4", "08:2"],
    ],
    [
      "are none for what the logs say less than half of",
      "The bank hired twelve engineers in Lisbon for Kubernetes",
      [],
    ],
    ["are none for a text without words", "— … !", []],
  ])("%s", (_, text, wanted) => expect(places(text)).toEqual(wanted));

  it("are looked for on the days that the text names", () => {
    expect(places("The bank import failed", ["2026-04-08"])).toEqual(["08:2"]);
    expect(places("Soup for lunch", ["2026-04-08"])).toEqual([]);
  });

  it("are found elsewhere for a number that they lack, where another line says it of the same thing", () => {
    const text = "The bank import failed on 14 files, its hosting costs 310 EUR";
    const specifics = specificsOf(text);
    const cited = supportingLines("The bank import failed on 14 files", specificsOf("14"), book);
    expect(linesWith(specifics, cited, text, book).map(({ line }) => line + 1)).toEqual([4]);
    expect(linesWith(specificsOf("99 EUR"), cited, "hosting costs 99 EUR", book)).toEqual([]);
  });

  it.each([
    ["with a comma in it", "1757", "- hosting of the bank import costs 1,757 EUR a year"],
    ["as the mark of its item", "214", "214. hosting of the bank import stands in row"],
    ["in full-width digits", "4600", "- hosting of the bank import costs ４６００ EUR"],
    ["with zeros in front", "45", "- hosting of the bank import costs 0045 EUR"],
    ["in letters", "12", "- hosting of the bank import costs twelve EUR"],
  ])("are found for a number that the log writes %s", (_, number, line) => {
    const text = `The hosting of the bank import costs ${number} EUR`;
    const logs = logbookOf([daily("2026-04-06", ["# Lunch", "- soup", "# Costs", line])]);
    const [soup] = supportingLines("Soup", [], logs);
    const specifics = specificsOf(number);
    expect(linesWith(specifics, [soup!], text, logs).map((place) => place.line + 1)).toEqual([4]);
  });
});
