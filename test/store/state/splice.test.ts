import fc from "fast-check";
import { expect, it } from "vitest";
import { splicedInto, spliceOf } from "../../../src/store/state/splice.ts";

/** Texts that share much, with halves of surrogate pairs at their seams. */
const text = fc.array(fc.constantFrom("a", "b", "\n", "站", "😀", "😁"), { maxLength: 12 }).map((all) => all.join(""));

it("gives each text back, also when it was written and read between", () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(splicedInto(other, JSON.parse(JSON.stringify(spliceOf(one, other))))).toBe(one);
    }),
  );
});

it("says no more than what changed", () => {
  expect(spliceOf("- a\n- b\n- c\n", "- a\n- c\n")).toEqual({ head: 6, tail: 2, text: "b\n- " });
});

it.each([
  ["longer than the other text", { head: 3, tail: 3, text: "" }],
  ["of no whole length", { head: 0.5, tail: 0, text: "" }],
  ["before its beginning", { head: -1, tail: 0, text: "" }],
  ["without a text", { head: 0, tail: 0 }],
  ["no object", "text"],
])("is none that is %s", (_, saved) => {
  expect(splicedInto("abcde", saved)).toBeUndefined();
});
