import { expect, it } from "vitest";
import { plainText } from "../../../src/memory/file/plain-words.ts";

it.each([
  ["见 https://x.example/a：5 种", "见 https://x.example/a ：5 种"],
  ["https://x.example/a，https://x.example/b。", "https://x.example/a ，https://x.example/b。"],
  ["https://x.example/a: five; a：b", "https://x.example/a: five; a：b"],
])("a link ends where a wide mark follows it, once: %s", (text, plain) => {
  expect(plainText(text)).toBe(plain);
  expect(plainText(plain)).toBe(plain);
});
