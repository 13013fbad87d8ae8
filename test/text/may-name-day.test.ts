import fc from "fast-check";
import { expect, it } from "vitest";
import { dayLook } from "../../src/text/days/look.ts";
import { mayNameDay } from "../../src/text/may-name-day.ts";

const PATTERN = new RegExp(dayLook().pattern, "i");

it.each([
  ["8 April", true],
  ["on the 8th of September", true],
  ["ab dem 3. Februar 2026", true],
  ["4月8日", true],
  ["bis 28. 03. 2026", true],
  ["8 de abril", true],
  ["PAŹDZIERNIKA 8", true],
  ["the march of 31 gates", false],
  ["version 3.14 of the ledger", false],
])("%s: %s", (text, may) => {
  expect(mayNameDay(text)).toBe(may);
});

it("says what the pattern of all names says", () => {
  const names = PATTERN.source.match(/\p{L}{3,}/gu)!;
  const part = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom(" ", "  ", ".", "\n", "de ", "the ", "th", "月", "é"),
    fc.nat(40).map(String),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      for (const text of [parts.join(""), parts.join(" "), parts.join(" ").toUpperCase()])
        expect(mayNameDay(text)).toBe(PATTERN.test(text));
    }),
    { numRuns: 2_000 },
  );
});
