import { describe, expect, it } from "vitest";
import { nearest } from "../src/nearest.ts";

const KEYS = ["logs", "levels", "memory", "model", "memoryShared"];
const AGENTS = ["claude-code", "codex", "copilot", "cursor"];

describe("the nearest name", () => {
  it.each([
    ["lgos", KEYS, "logs"],
    ["mdoel", KEYS, "model"],
    ["memroy", KEYS, "memory"],
    ["memory_shared", KEYS, "memoryShared"],
    ["claud", AGENTS, "claude-code"],
    ["clade-cod", AGENTS, "claude-code"],
    ["cluade", AGENTS, "claude-code"],
    ["CODX", AGENTS, "codex"],
  ])("to %s", (typed, names, found) => expect(nearest(typed, names)).toBe(found));

  it.each([
    ["zed", AGENTS],
    ["co", AGENTS],
    ["mail", KEYS],
    ["", KEYS],
    ["weekly", []],
  ])("to %s is none", (typed, names) => expect(nearest(typed, names)).toBeUndefined());

  it("is none where two names begin so", () => {
    expect(nearest("remote", ["remote-first", "remote-second"])).toBeUndefined();
  });
});
