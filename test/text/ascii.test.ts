import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "../../src/memory/fold.ts";
import { contentWords } from "../../src/text/words.ts";

/** Plain letters, signs and blanks: what most log lines are made of. */
const ascii = fc.string({ unit: fc.constantFrom(..." \t\r\vaAzZ09_-*`>#.[x]ingsedly"), maxLength: 60 });

describe("the quick way through a line of plain ASCII", () => {
  it("finds the words that the careful way finds beside another script", () => {
    fc.assert(
      fc.property(ascii, (text) => {
        expect(contentWords(text)).toEqual(contentWords(`${text} 日`).slice(0, -1));
      }),
    );
  });

  it("folds as the careful way folds", () => {
    fc.assert(
      fc.property(ascii, (text) => {
        expect(`${fold(text)} 日`.trim()).toBe(fold(`${text} 日`));
      }),
    );
  });

  it("gives a word the same key again, however many words came between", () => {
    const before = contentWords("deployments");
    contentWords(Array.from({ length: 25_000 }, (_, i) => `word${i}`).join(" "));
    expect(contentWords("deployments the deployment")).toEqual([...before, ...before]);
  });
});
