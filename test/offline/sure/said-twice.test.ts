import { beforeEach, expect, it, vi } from "vitest";
import * as speaking from "../../../src/memory/identity/speaking.ts";
import { extractive } from "../../../src/offline/extractive.ts";
import { daily } from "../../support/daily.ts";

vi.mock("../../../src/memory/identity/speaking.ts", async (original) => {
  const own = await original<typeof speaking>();
  return { ...own, turns: vi.fn(own.turns) };
});

const heard = async (lines: readonly string[]): Promise<string> => {
  const logs = [daily("2026-04-08", ["# Day", "", ...lines])];
  const asked = { system: "", user: "", temperature: 0.2, maxOutputTokens: 4_096, known: [], logs };
  return (await extractive({ task: "week", ...asked }, AbortSignal.any([]))).text;
};

beforeEach(() => void vi.mocked(speaking.turns).mockClear());

it.each([
  "Decision: the warehouse prints labels on the Zebra at gate two.",
  "Entscheidung: Die Rechnungen gehen am Monatsersten hinaus.",
  "決定：請求書は毎月第一月曜日に送る。",
])("asks nobody whether a claim takes itself back: %s", async (line) => {
  expect(await heard(Array(40).fill(`- ${line}`))).not.toBe("");
  expect(speaking.turns).not.toHaveBeenCalled();
});
