import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sentencesIn, sentencesOf } from "../../src/text/sentences.ts";

describe("where a sentence ends", () => {
  it.each([
    ["It works. We ship.", ["It works.", "We ship."]],
    ["Use e.g. Redis 7.2. It is fast!", ["Use e.g. Redis 7.2.", "It is fast!"]],
    ["See src/a.ts. Then v1.2.3 came.", ["See src/a.ts.", "Then v1.2.3 came."]],
    ["Read https://a.example/x.y?z=1. Now.", ["Read https://a.example/x.y?z=1.", "Now."]],
    ["Dr. Ruiz agreed. J. Ito too.", ["Dr. Ruiz agreed.", "J. Ito too."]],
    ["See fig. 3 and no. 5. No. That is all.", ["See fig. 3 and no. 5.", "No.", "That is all."]],
    ["Am 8. April ging es los. Gut.", ["Am 8. April ging es los.", "Gut."]],
    ["Das gilt z. B. für Redis. Sonst nicht.", ["Das gilt z. B. für Redis.", "Sonst nicht."]],
    ["Done. 1. First thing. 2. Second thing.", ["Done.", "1. First thing.", "2. Second thing."]],
    ["It closes at 16:00. Parcels by 15:00. Ask Otto.", ["It closes at 16:00.", "Parcels by 15:00.", "Ask Otto."]],
    ["Treffen um 9:30. Danach Kaffee.", ["Treffen um 9:30.", "Danach Kaffee."]],
    ["We use v2.0. Then we ship.", ["We use v2.0.", "Then we ship."]],
    ["Two steps: 1. First one. 2. Next one.", ["Two steps: 1. First one.", "2. Next one."]],
    ["“We stop.” He left.", ["“We stop.”", "He left."]],
    ["Run `npm t. All` now. Good.", ["Run `npm t. All` now.", "Good."]],
    ["Really?! Yes.", ["Really?!", "Yes."]],
    ["完了。次へ進む！「はい。」と言った。", ["完了。", "次へ進む！", "「はい。」", "と言った。"]],
    ["Готово, т.е. всё. Дальше.", ["Готово, т.е. всё.", "Дальше."]],
    ["Bitti. Örn. Redis kaldı.", ["Bitti.", "Örn. Redis kaldı."]],
    ["wait... what", ["wait... what"]],
  ])("%s", (text, sentences) => {
    expect(sentencesIn(text)).toEqual(sentences);
  });

  it("gives the text back when its sentences are joined", () => {
    const words = fc.constantFrom("It", "works", "e.g", "No", "3", "v1.2", "`a. B`", "完了", "はい", "Dr", "\n", "`");
    const marks = fc.constantFrom(". ", "! ", "? ", "。", "！", " ", "... ", ".", "\n", ".\n\n- ", "”", ": ");
    fc.assert(
      fc.property(fc.array(fc.tuple(words, marks), { maxLength: 40 }), (parts) => {
        const text = parts.flat().join("");
        const sentences = sentencesOf(text);
        const joined = sentences.map(({ from, to }) => text.slice(from, to)).join("");
        expect(text.startsWith(joined)).toBe(true);
        expect(text.slice(joined.length).trim()).toBe("");
        for (const [i, { from }] of sentences.entries()) expect(from).toBe(i === 0 ? 0 : sentences[i - 1]!.to);
      }),
    );
  });
});
