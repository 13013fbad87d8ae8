import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { jsonOf, lithify } from "./support/run-lithify.ts";
import { answer } from "./support/scripted-answer.ts";
import { startScriptedServer } from "./support/scripted-server.ts";
import { testFolder } from "./support/test-folder.ts";

it("keeps all of a recorded model's answer to the sample week: every bullet and block is proved by the logs", async () => {
  const text = readFileSync(join(import.meta.dirname, "recorded", "2026-W15.answer.md"), "utf8");
  await using server = await startScriptedServer([answer(text)]);
  const folder = testFolder();
  cpSync(join(import.meta.dirname, "..", "logs"), folder.at("logs"), { recursive: true });
  const ran = await lithify(folder.path, [
    "compact",
    "--week",
    "2026-W15",
    "--json",
    "--provider",
    "openai",
    "--model",
    "recorded",
    "--base-url",
    server.baseURL,
  ]);
  const [week] = jsonOf<{
    weeks: {
      memories: { change: string; file: string }[];
      rejected: object[];
      bytes: { logs: number; weekly: number };
    }[];
  }>(ran).weeks;
  expect(week?.rejected).toEqual([]);
  expect(week?.memories.map(({ change }) => change)).toEqual(Array(9).fill("created"));
  expect(week?.bytes.weekly).toBeLessThanOrEqual(1_024);
  // "by next Wednesday", said on Friday 10 April.
  expect(folder.read("memory/weekly/2026-W15.md")).toContain("12 missing supplier numbers by 2026-04-15 (2026-04-10)");
  expect(folder.read("memory/project_march-close-deadline-for-the-ledger-import.md")).toContain("expires: 2026-04-30");
  expect((await lithify(folder.path, ["lint", "--warnings-as-errors"])).stdout).toContain("0 errors, 0 warnings");
});
