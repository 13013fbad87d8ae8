/** A compaction that is killed while the server is at work: what it asked for is paid for, and no loop of kills is free. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { BIN, environment, jsonOf } from "../support/run-lithify.ts";
import { hang } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { testFolder } from "../support/test-folder.ts";
import { LOGS } from "../support/week-answer.ts";

interface Sum {
  readonly calls: number;
  readonly inputTokens: number;
  readonly unsettled: number;
}

it("counts a request that a kill -9 left without an end, so that a loop of kills reaches the day's budget", async () => {
  await using server = await startScriptedServer([hang()]);
  const folder = testFolder({ ...LOGS, "lithify.yaml": "timezone: UTC\nbudget: { dayTokens: 9000 }\n" });
  const args = ["compact", "--json", "--provider", "openai", "--model", "m", "--base-url", server.baseURL];
  for (const killed of [1, 2]) {
    const child = spawn(process.execPath, [BIN, ...args], {
      ...{ cwd: folder.path, env: environment(folder.path), stdio: "ignore" },
    });
    await server.reached(killed);
    child.kill("SIGKILL");
    await once(child, "close");
  }
  const usage = await lithify(folder.path, ["usage"]);
  expect(usage.stdout).toContain("2 of these requests are under way, or lithify was killed meanwhile");
  const { week } = jsonOf<{ week: Sum[] }>(await lithify(folder.path, ["usage", "--json"]));
  expect(week).toMatchObject([{ key: "2026-W15", calls: 2, unsettled: 2 }]);
  expect(week[0]?.inputTokens).toBeGreaterThan(3_000);

  const third = await lithify(folder.path, args);
  expect([third.code, server.requests.length]).toEqual([4, 2]);
  expect(jsonOf<{ weeks: object[] }>(third).weeks).toMatchObject([{ outcome: "postponed" }]);
});
