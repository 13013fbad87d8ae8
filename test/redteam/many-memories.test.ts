/** A week of many claims, each written and synced as a file: whoever stops it is heard at once, and the next run ends it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { within } from "../support/cpu-time.ts";
import { lithify } from "../support/lithify-here.ts";
import { BIN, environment, jsonOf } from "../support/run-lithify.ts";
import { testFolder } from "../support/test-folder.ts";

const COUNT = 600;
const WORDS =
  "ledger invoice batch timeout cache index query backup deploy release review metric report table queue".split(" ");
const word = (i: number): string => WORDS[i % WORDS.length]!;
const line = (i: number): string =>
  `- Decision: the ${word(i)} ${word(i * 7 + 3)} number ${i} uses ${word(i * 3 + 1)} ${(i * 13) % 9973}, because the ${word(i * 11)} was slow.`;

it("ends at once by SIGTERM in the middle of writing, whole, and the next run finishes what was planned", async () => {
  const folder = testFolder({
    "lithify.yaml": "git: off\nprofiles: [precision]\nprecision: { keepFrom: 1 }\n",
    "logs/2026-04-08.md": `# Wednesday\n\n## Decisions\n\n${Array.from({ length: COUNT }, (_, i) => line(i)).join("\n")}\n`,
  });
  const child = spawn(process.execPath, [BIN, "compact", "--quiet"], {
    cwd: folder.path,
    env: environment(folder.path),
  });
  const ended = once(child, "exit") as Promise<[number]>;
  const begun = (): boolean => existsSync(folder.at("memory")) && readdirSync(folder.at("memory")).length > 20;
  while (!begun() && child.exitCode === null) await sleep(5);
  const stopped = performance.now();
  child.kill("SIGTERM");
  expect((await ended)[0]).toBe(130);
  within(performance.now() - stopped, 2_000);
  expect(folder.exists("memory/weekly/2026-W15.md")).toBe(false);
  expect((await lithify(folder.path, ["status"])).stdout).toContain("unfinished");
  const { weeks } = jsonOf<{ weeks: unknown[] }>(await lithify(folder.path, ["compact", "--json"]));
  expect(weeks).toMatchObject([{ week: "2026-W15", outcome: "compacted" }]);
  expect((await lithify(folder.path, ["lint"])).stdout).toContain("0 errors");
  expect(readdirSync(folder.at("memory")).filter((name) => name.startsWith("."))).toEqual([
    ".gitattributes",
    ".lithify-id",
  ]);
});
