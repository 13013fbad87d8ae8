import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { call } from "../commands/called.ts";
import { answer, refuses } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { testFolder } from "../support/test-folder.ts";

const WEEKS = Object.fromEntries(
  ["2026-04-07", "2026-04-14", "2026-04-21", "2026-03-31"].map((day) => [
    `logs/${day}.md`,
    `- decided on ${day}: ship it\n`,
  ]),
);

describe("a model's server", () => {
  it("is asked no more at once than the budget could pay for, all of them together", async () => {
    await using server = await startScriptedServer([answer("NONE")]);
    const folder = testFolder({ ...WEEKS, "lithify.yaml": "model: { concurrency: 4 }\nbudget: { runTokens: 9000 }\n" });
    const ran = await call(compact, folder.path, {
      json: true,
      provider: "openai",
      model: "m",
      baseUrl: server.baseURL,
    });
    expect(ran.code).toBe(4);
    // Each may take some 6,500 tokens: a second one beside the first could pass the limit.
    expect(server.requests).toHaveLength(1);
    const { weeks } = ran.json<{ weeks: { outcome: string }[] }>();
    expect(weeks.map(({ outcome }) => outcome)).toEqual(["no-memories", "postponed", "postponed", "postponed"]);
  });

  it("is not asked again where failed attempts have used the budget up, and their cost is told", async () => {
    await using server = await startScriptedServer([
      answer("", { usage: { prompt_tokens: 4_000, completion_tokens: 0, total_tokens: 4_000 } }),
    ]);
    const folder = testFolder({
      "logs/2026-04-07.md": "- decided: ship it\n",
      "lithify.yaml": "budget: { runTokens: 9000 }\n",
    });
    const ran = await call(compact, folder.path, {
      json: true,
      provider: "openai",
      model: "m",
      baseUrl: server.baseURL,
    });
    expect(server.requests).toHaveLength(1);
    const [week] = ran.json<{ weeks: { outcome: string; usage: { inputTokens: number } }[] }>().weeks;
    expect([ran.code, week?.outcome, week?.usage.inputTokens]).toEqual([4, "postponed", 4_000]);
  });

  it.each([
    ["day", "budget: { dayTokens: 9000 }\n", ["2026-05-01T09:00:00Z", "2026-05-01T23:00:00Z", "2026-05-02T09:00:00Z"]],
    [
      "month",
      "model: { price: { inputPerMTok: 1000, outputPerMTok: 1000 } }\nbudget: { monthUsd: 9 }\n",
      ["2026-05-01T09:00:00Z", "2026-05-31T09:00:00Z", "2026-06-01T09:00:00Z"],
    ],
  ])("is not asked again in a %s whose budget an earlier run has used up, and is in the next one", async (_, yaml, times) => {
    await using server = await startScriptedServer([
      answer("NONE", { usage: { prompt_tokens: 4_000, completion_tokens: 1_000, total_tokens: 5_000 } }),
    ]);
    const folder = testFolder({ ...WEEKS, "lithify.yaml": `timezone: UTC\n${yaml}` });
    const told: [number, number][] = [];
    for (const [n, now] of times.entries()) {
      const week = ["2026-W14", "2026-W15", "2026-W15"][n]!;
      const model = { provider: "openai", model: "m", baseUrl: server.baseURL };
      const { code } = await call(compact, folder.path, { week, ...model }, { now: new Date(now) });
      told.push([code, server.requests.length]);
    }
    expect(told).toEqual([
      [0, 1],
      [4, 1],
      [0, 2],
    ]);
  });

  it("is asked in the next run without the parameter that it refused in this one", async () => {
    await using server = await startScriptedServer([refuses(["temperature"], answer("NONE"))]);
    const folder = testFolder(WEEKS);
    const asked: boolean[][] = [];
    for (const week of ["2026-W14", "2026-W15"]) {
      const before = server.requests.length;
      await call(compact, folder.path, { week, provider: "openai", model: "m", baseUrl: server.baseURL });
      asked.push(server.requests.slice(before).map(({ body }) => "temperature" in body));
    }
    expect(asked).toEqual([[true, false], [false]]);
  });

  it("gets the key of the environment before that of the file which the user's own configuration names", async () => {
    await using server = await startScriptedServer([answer("NONE")]);
    const home = testFolder({
      "lithify/config.yaml": "model: { apiKeyFile: key }\n",
      "lithify/key": "key-in-a-file\n",
    });
    fs.chmodSync(home.at("lithify/key"), 0o600);
    const own = { XDG_CONFIG_HOME: home.path };
    for (const env of [own, { ...own, OPENAI_API_KEY: "key-of-the-environment" }]) {
      const model = { provider: "openai", model: "m", baseUrl: server.baseURL };
      expect((await call(compact, testFolder(WEEKS).path, { week: "2026-W15", ...model }, { env })).code).toBe(0);
    }
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer key-in-a-file",
      "Bearer key-of-the-environment",
    ]);
  });

  it("gets the answers of a dry run saved where git does not look", async () => {
    await using server = await startScriptedServer([answer("NONE")]);
    const folder = testFolder(WEEKS);
    folder.git("init", "-q");
    folder.git("add", ".");
    await call(compact, folder.path, { dryRun: true, provider: "openai", model: "m", baseUrl: server.baseURL });
    expect(server.requests).toHaveLength(4);
    expect(
      folder
        .git("status", "--porcelain", "-uall")
        .split("\n")
        .filter((line) => line.startsWith("??")),
    ).toEqual([]);
  });

  it("is not asked, and nothing is made, for an estimate", async () => {
    await using server = await startScriptedServer([answer("NONE")]);
    const folder = testFolder({
      ...WEEKS,
      "lithify.yaml": "model: { price: { inputPerMTok: 1, outputPerMTok: 2 } }\n",
    });
    const before = folder.tree("logs");
    const ran = await call(compact, folder.path, {
      ...{ estimate: true, json: true, provider: "openai", model: "m", baseUrl: server.baseURL },
    });
    const { estimate } = ran.json<{
      estimate: { week: string; requests: number; inputTokens: number; costUsd: number }[];
    }>();
    expect(estimate).toHaveLength(4);
    for (const { requests, inputTokens, costUsd } of estimate) {
      expect([requests, inputTokens > 1_000]).toEqual([1, true]);
      expect(costUsd).toBeCloseTo((inputTokens + 4_096 * 2) / 1e6);
    }
    expect(server.requests).toHaveLength(0);
    expect(folder.tree("logs")).toEqual(before);
    expect(folder.exists("memory")).toBe(false);
  });

  it("tells in an estimate what second looks may cost, and the months and years behind the weeks", async () => {
    await using server = await startScriptedServer([answer("### Outcomes\n\n- the 24th\n")]);
    const price = "timezone: UTC\nmodel: { price: { inputPerMTok: 1, outputPerMTok: 2 } }\n";
    const folder = testFolder({ ...WEEKS, "lithify.yaml": price });
    const model = { provider: "openai", model: "m", baseUrl: server.baseURL };
    const now = { now: new Date("2027-02-08T12:00:00Z") };
    interface Costed {
      readonly period: string;
      readonly requests: number;
      readonly inputTokens: number;
    }
    const asked = async (more: object) => {
      const ran = await call(compact, folder.path, { estimate: true, json: true, ...model, ...more }, now);
      return ran.json<{ estimate: Costed[]; secondLooks?: Costed; levels: Costed[] }>();
    };
    const all = await asked({ all: true });
    expect(all.secondLooks?.requests).toBe(all.estimate.length);
    expect(all.levels.map(({ period, requests }) => `${period} ${requests}`)).toEqual(["2026-04 1", "2026 1"]);
    for (const { inputTokens } of all.levels) expect(inputTokens).toBeGreaterThan(1_000);
    expect((await asked({ week: "2026-W15" })).levels).toEqual([]);
    expect((await asked({ provider: "extractive" })).levels).toEqual([]);
    // What was told is what is made.
    const made = (await call(compact, folder.path, { all: true, json: true, ...model }, now)).json<{
      levels: Costed[];
    }>();
    expect(made.levels.map(({ period }) => period)).toEqual(["2026-04", "2026"]);
  });
});
