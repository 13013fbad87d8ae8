import fc from "fast-check";
import { expect, it } from "vitest";
import { withoutEnd } from "../../src/text/ends.ts";

it("leaves what a pattern of the same marks at the end leaves, white space of any kind where a space is among them", () => {
  const text = fc.string({ unit: fc.constantFrom(".", ",", " ", "\t", "\u3000", "\n", "。", "a", "é") });
  fc.assert(
    fc.property(text, (some) => {
      expect(withoutEnd(some, ".。")).toBe(some.replace(/[.。]+$/u, ""));
      expect(withoutEnd(some, " ,。")).toBe(some.replace(/[\s,。]+$/u, ""));
    }),
  );
});
