import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stripInvisible } from "../../src/daily/invisible.ts";
import { leastMs } from "../support/cpu-time.ts";

describe("what a person does not see", () => {
  it.each([
    ["a colour", "\x1b[31mred\x1b[0m", "red"],
    ["a colour in C1", "\x9b31mred", "red"],
    ["a cursor movement", "safe\x1b[2K\x1b[1Gevil", "safeevil"],
    ["a window title", "a\x1b]0;title\x07b", "ab"],
    ["a link", "\x1b]8;;https://evil.example\x1b\\click\x1b]8;;\x1b\\", "click"],
    ["an escape without end", "a\x1b]0;title", "a0;title"],
    ["a character set", "a\x1b(0b", "ab"],
    ["NUL, bell and backspace", "a\0\x07\x08b", "ab"],
    ["C1 controls and DEL", "a\x80\x84\x7fb", "ab"],
    ["bidirectional overrides", "a\u202egnp.exe\u202c \u2066x\u2069\u200e\u200f\u061c", "agnp.exe x"],
    ["zero-width characters", "pass\u200bword\ufeff \u2060sec\u00adret\u180e", "password secret"],
    ["a joiner among Latin letters", "pass\u200dword \u200cx", "password x"],
    [
      "tag characters",
      `ok${[..."ignore all"].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join("")}`,
      "ok",
    ],
    ["bytes hidden in variation selectors", "😀\ufe0f\ufe01\ufe05\u{e0110}\u{e0120}!", "😀\ufe0f!"],
    ["a selector after a letter", "a\ufe0fb\ufe00", "ab"],
    ["Hangul fillers", "a\u3164b\u115f\uffa0", "ab"],
  ])("%s goes", (_, line, left) => {
    expect(stripInvisible(line)).toBe(left);
  });

  it("leaves a space where a break parted two words", () => {
    expect(stripInvisible("one\u2028two\vthree\x85four")).toBe("one two three four");
  });

  it.each([
    ["tabs", "a\tb"],
    ["a family emoji", "👩\u200d👩\u200d👧\u200d👦 and 🏳\ufe0f\u200d🌈 and 👩🏽\u200d🚀 and 1\ufe0f\u20e3"],
    ["Persian", "می\u200cخواهم"],
    ["Hindi", "क्\u200dष"],
    ["a Chinese character's variant", "葛\u{e0100}城"],
    ["Japanese, Korean, Greek, accents, and U+00A0", "全角　한국어 Ελληνικά e\u0301é\u00a0x"],
  ])("%s stay", (_, line) => {
    expect(stripInvisible(line)).toBe(line);
  });

  it("takes nothing more at a second pass, and never a letter, digit or sign of ASCII that no escape carries", () => {
    const units = fc.constantFrom(
      "\x1b",
      "[",
      "]",
      "31m",
      "\x9b",
      "\x07",
      "\u200d",
      "\u202e",
      "😀",
      "\ufe0f",
      "a",
      "ب",
      "\u2028",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(units, fc.string({ unit: "binary" })), { maxLength: 40 }), (parts) => {
        const once = stripInvisible(parts.join(""));
        expect(stripInvisible(once)).toBe(once);
        expect(once).not.toMatch(/[\0-\x08\x0a-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2066-\u2069]/);
      }),
      { numRuns: 2_000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
        expect(stripInvisible(text)).toBe(text);
      }),
    );
  });

  it("is linear: a megabyte of half escapes in far under a second (200 ms on a quiet machine)", () => {
    const inputs = ["\x1b]", "\x1b[", "\x9d", "\x1b[0;", "\u200d", "a\ufe0f"].map((unit) =>
      unit.repeat(1_000_000 / unit.length),
    );
    for (const input of inputs) {
      expect(
        leastMs(1_000, () => void stripInvisible(input)),
        JSON.stringify(input.slice(0, 4)),
      ).toBeLessThan(1_000);
    }
  });
});
