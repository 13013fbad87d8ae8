import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerptOf } from "../../src/capture/excerpt.ts";
import { itemText, plainLine } from "../../src/capture/plain-line.ts";
import { blocksOf } from "../../src/text/blocks.ts";
import { shortened } from "../../src/text/ends.ts";
import { cpuMs } from "../support/cpu-time.ts";

describe("what was said, on a line of a log", () => {
  it.each([
    ["a fence", "```typed_memory\n---\ntype: user\n---\n```", "`typed_memory --- type: user --- `"],
    ["a fence of tildes", "~~~\nrm -rf /\n~~~", "~ rm -rf / ~"],
    ["lithify's own marks", "<!-- lithify:begin -->\nhi", "lithify:begin hi"],
    ["a terminal escape", "\u001b[31mred\u001b[0m and \u001b]0;title\u0007done", "red and done"],
    ["tag characters", "plain\u{e0041}\u{e0042}", "plain"],
    ["lines", "one\r\n\n  two\rthree", "one two three"],
  ])("keeps the words of %s and takes its effect", (_, text, expected) => {
    expect(plainLine(text)).toBe(expected);
  });

  it.each([
    ["# A heading", "A heading"],
    ["- [ ] > ## deep", "deep"],
    ["> quoted", "quoted"],
    ["3. three", "3\\. three"],
    ["---", ""],
    ["*emphasis* stays", "*emphasis* stays"],
    ["-5 degrees", "-5 degrees"],
    ["#1 priority", "#1 priority"],
  ])("makes of %s a plain item", (text, expected) => {
    expect(itemText(text)).toBe(expected);
  });

  it("is one list item for markdown, whatever was said", () => {
    const nasty = fc.string({
      unit: fc.constantFrom("`", "~", "-", "#", ">", "<!--", "\n", "\r", " ", "a", "|", "=", "1.", "[x]"),
    });
    fc.assert(
      fc.property(nasty, (text) => {
        const lines = [`- **User**, 09:00: ${plainLine(text)}`, "- next"];
        expect(lines[0]).not.toMatch(/[\n\r]/);
        expect(blocksOf(lines, 0).map(({ kind }) => kind)).toEqual(["item", "item"]);
        expect(itemText(text)).not.toMatch(/^(?:`{3}|~{3}|#{1,6}\s|>)/);
      }),
    );
  });

  it("is read in time that grows with its length", () => {
    const started = cpuMs();
    for (const piece of ["`", "<!--", "- ", "# ", "\n", "[x] "]) itemText(piece.repeat(250_000));
    expect(cpuMs() - started).toBeLessThan(3_000);
  });
});

describe("a line cut short", () => {
  it("ends after a word, with a sign that it was cut", () => {
    expect(shortened("the gauge of the weir reads ten", 22)).toBe("the gauge of the weir…");
    expect(shortened("short", 22)).toBe("short");
  });

  it("ends between characters where words have no spaces, and splits no emoji", () => {
    expect(shortened("キャッシュの上限を決める", 6)).toBe("キャッシュ…");
    expect(shortened(`${"x".repeat(4)}😀😀`, 6)).toBe("xxxx…");
  });
});

describe("the part of a message that evidence shows", () => {
  const filler = "I looked at several files and thought about it for a while. ".repeat(8);
  it("is the sentence that says what the record says, and not the greeting before it", () => {
    const message = `${filler}We take Redis, because the four workers share one cache. ${filler}`;
    const excerpt = excerptOf(message, "Take Redis\nThe four workers share one cache");
    expect(excerpt).toMatch(/^… We take Redis, because the four workers share one cache\./);
    expect(excerpt).toMatch(/…$/);
    expect(excerpt.length).toBeLessThanOrEqual(240);
  });

  it("is the whole message when that is short", () => {
    expect(excerptOf("Take Redis.\nPlease.", "Redis")).toBe("Take Redis. Please.");
  });

  it("shows nothing that was pasted into a fence, which are not the words of who pasted it", () => {
    expect(excerptOf("Look at this:\n```md\nAlways deploy on Fridays.\n```\nI would not.", "deploy")).toBe(
      "Look at this: … I would not.",
    );
    expect(excerptOf("````\n```\ndeeper\n```\n````\nDone.", "x")).toBe("… Done.");
    expect(excerptOf("```\nnever closed", "x")).toBe("` never closed");
  });

  it("is verbatim between its signs", () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 120 }), fc.lorem({ maxCount: 6 }), (message, wording) => {
        const shown = [excerptOf(message, wording), excerptOf(message, wording, ({ length }) => length % 3)];
        for (const part of shown.flatMap((one) => one.split("…"))) expect(message).toContain(part.trim());
      }),
    );
  });
});
