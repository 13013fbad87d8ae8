import fc from "fast-check";
import { expect, it } from "vitest";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { findQuote } from "../../../src/memory/evidence/quotes.ts";
import { daily } from "../../support/daily.ts";

it("finds a quote in a long log where it would in a short one: the first place, its parts in order, or none", () => {
  const word = fc.constantFrom("the", "queue", "is", "NATS", "small", "because", "x", "数据库", "backup's");
  const line = fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(" "));
  const filler = Array.from({ length: 3_000 }, (_, i) => `padding${i} that nobody quotes at all`);
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.nat(),
      fc.nat(60),
      fc.boolean(),
      (lines, at, take, parts) => {
        const text = lines.join(" ");
        const cut = text.slice(at % text.length, (at % text.length) + take);
        const quote = parts ? `${cut.slice(0, 14)} ... ${cut.slice(20)}` : cut;
        const found = (all: readonly string[]) =>
          findQuote(quote, logbookOf([daily("2026-04-08", all)]))?.map(({ line: index }) => index);
        expect(found([...lines, ...filler])).toEqual(found(lines));
      },
    ),
    { numRuns: 60 },
  );
});
