import { expect, it } from "vitest";
import { isSmallModel } from "../../src/model/small.ts";

it.each([
  ["llama3.2:3b", true],
  ["gemma-3-270m-it-q4_k_m.gguf", true],
  ["Qwen2.5-0.5B-Instruct", true],
  ["qwen3:4b-instruct", true],
  ["qwen3:8b", false],
  ["qwen3-30b-a3b", false],
  ["mixtral-8x7b", false],
  ["gpt-5-mini", false],
  ["deepseek-v3.2", false],
  ["llama-3.1-70b", false],
  ["", false],
])("takes %s for small: %s", (name, expected) => {
  expect(isSmallModel({ name, contextTokens: 128_000 })).toBe(expected);
});

it("takes any model with a small window for small", () => {
  expect([8_192, 8_193].map((contextTokens) => isSmallModel({ name: "x-70b", contextTokens }))).toEqual([true, false]);
});
