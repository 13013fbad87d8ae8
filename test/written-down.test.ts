/** What the build wrote down is what the modules would reckon: a table that lags behind its lexicon would go unseen. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { toldTable } from "../src/daily/told/word-table.ts";
import { dayLook } from "../src/text/days/look.ts";
import { heads } from "../src/text/phrases/heads.ts";
import { unitWords } from "../src/text/unit-words.ts";

it.each([
  ["heads", heads],
  ["dayLook", dayLook],
  ["toldTable", toldTable],
  ["unitWords", unitWords],
])("%s", (name, table) => {
  const written = readFileSync(join(import.meta.dirname, "..", "dist", `${name}.json`), "utf8");
  expect(written).toBe(JSON.stringify(table()));
});
