/**
 * The promise of a crash when the power fails, over a whole run of the real command: at every call to the disk, whatever
 * of what was not synced is lost, kept, empty or torn, each visible file is whole, old or new; the next run ends the work
 * with the same bytes, and does not ask again for what it had been answered.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { expect, it } from "vitest";
import { compact } from "../src/commands/compact.ts";
import type { Surroundings } from "../src/workspace/surroundings.ts";
import { lithify } from "./support/lithify-here.ts";
import { afterPowerLoss, type DiskCall, LOSSES } from "./support/power-loss.ts";
import { BIN, environment } from "./support/run-lithify.ts";
import { answer } from "./support/scripted-answer.ts";
import { startScriptedServer } from "./support/scripted-server.ts";
import { type TestFolder, testFolder } from "./support/test-folder.ts";
import { ANSWER, LOGS, WEEKLY } from "./support/week-answer.ts";

// The answer is asked for once, and its second look once.
/** At how many of the calls the power fails: 1 is every one. Set LITHIFY_CRASH_STEP=1 for all of them. */
const STEP = Number(process.env.LITHIFY_CRASH_STEP ?? 16);
const RECORDER = new URL("support/recorded-disk.ts", import.meta.url).pathname;
const CONFIGURATION = { "lithify.yaml": "git: off\ntimezone: UTC\n" };
/** The second time the log says more, and the answer changes a memory and adds one. */
const MORE_LOG = `${LOGS["logs/2026-04-08.md"]}- Decided: invoices are numbered by year, because the auditor asked.\n`;
const MORE_ANSWER = `${ANSWER.slice(0, ANSWER.lastIndexOf("```typed_memory"))}\`\`\`typed_memory
---
name: Invoices are numbered by year
description: Invoices are numbered by year, because the auditor asked
type: project
evidence: ["invoices are numbered by year, because the auditor asked"]
---

Invoices are numbered by year, because the auditor asked.
\`\`\`
`.replace("never a mock.\n\n**Why:**", "never a mock, in every service.\n\n**Why:**");

it.each([
  "first",
  "again",
] as const)("survives a power failure at each of its disk calls, compacting a week the %s time", {
  timeout: 900_000,
}, async (which) => {
  await using server = await startScriptedServer((_, n) => answer(which === "first" || n === 0 ? ANSWER : MORE_ANSWER));
  const options = { json: true, provider: "openai", model: "scripted-1", baseUrl: server.baseURL } as const;
  const args = ["--provider", "openai", "--model", "scripted-1", "--base-url", server.baseURL];
  const folder = testFolder({ ...CONFIGURATION, ...LOGS });
  if (which === "again") {
    expect((await lithify(folder.path, ["compact", ...args])).code).toBe(0);
    folder.write("logs/2026-04-08.md", MORE_LOG);
  }
  const before = filesIn(folder);
  const calls = await recorded(folder, ["compact", ...args]);
  const wanted = under(filesIn(folder), "memory/");
  const [memory, logs] = [folder.tree("memory"), folder.tree("logs")];
  expect(wanted).not.toEqual(under(before, "memory/"));
  const answered = calls.findIndex((step) => step.call === "sync" && step.path === ".lithify/answers") + 1;
  const planned = calls.findLastIndex((step) => step.call === "folder" && step.path.startsWith(".lithify/runs/")) + 1;
  const firstWrite = calls.findIndex((step) => step.path.startsWith("memory"));
  expect([answered > 0, planned > answered, firstWrite > planned]).toEqual([true, true, true]);

  const counts = { calls: calls.length, trees: 0, before: 0, amid: 0, done: 0, askedAgain: 0 };
  let seed = 1;
  const chance = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const done = JSON.stringify(visible(wanted));
  const seen = new Set<string>();
  for (let n = 0; n <= calls.length; n++) {
    for (const [l, loss] of LOSSES.entries()) {
      if ((n + l) % STEP !== 0) continue;
      const left = afterPowerLoss(before, calls.slice(0, n), loss, chance);
      const key = JSON.stringify([left, n >= answered]);
      if (seen.has(key)) continue;
      seen.add(key);
      counts.trees += 1;
      const where = `${which}, before call ${n + 1} of ${calls.length} (${JSON.stringify(calls[n])?.slice(0, 120)}), ${loss}`;
      for (const [path, text] of Object.entries(under(left, "memory/")))
        if (!path.endsWith(".tmp")) expect([before[path], wanted[path]], `${where}: ${path}`).toContain(text);
      if (left[WEEKLY] === wanted[WEEKLY]) expect(visible(left), where).toEqual(wanted);
      const shown = JSON.stringify(visible(left));
      const stage = shown === JSON.stringify(visible(before)) ? "before" : shown === done ? "done" : "amid";
      counts[stage] += 1;

      // In its own place: elsewhere the state would be that of another workspace.
      const rest = refilled(folder, left);
      const asked = server.requests.length;
      expect(await compact(options, surroundings(rest)), where).toBe(0);
      const askedNow = server.requests.length - asked;
      expect(rest.tree("memory"), where).toEqual(memory);
      expect(rest.tree("logs"), where).toEqual(logs);
      expect(askedNow, where).toBeLessThanOrEqual(n >= answered ? 1 : 2);
      expect(
        Object.keys(rest.tree()).filter((path) => path.endsWith(".tmp")),
        where,
      ).toEqual([]);
      counts.askedAgain += askedNow;
    }
  }
  console.log(`power failures, compacting the ${which} time: ${JSON.stringify(counts)}`);
});

function refilled(folder: TestFolder, files: Readonly<Record<string, string>>): TestFolder {
  for (const name of fs.readdirSync(folder.path)) folder.remove(name);
  for (const [path, text] of Object.entries(files)) folder.write(path, Buffer.from(text, "latin1"));
  return folder;
}

/** Runs the real command to its end. @returns what it did to the folder */
async function recorded(folder: TestFolder, args: readonly string[]): Promise<DiskCall[]> {
  const record = testFolder({ calls: "" }).at("calls");
  const child = spawn(process.execPath, ["--import", RECORDER, BIN, ...args], {
    cwd: folder.path,
    env: { ...environment(folder.path), DISK_ROOT: folder.path, DISK_RECORD: record },
    stdio: ["ignore", "ignore", "inherit"],
  });
  expect(await once(child, "close")).toEqual([0, null]);
  const lines = fs.readFileSync(record, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as DiskCall);
}

const surroundings = (folder: TestFolder): Surroundings => ({
  ...{ cwd: folder.path, env: environment(folder.path), now: () => new Date("2026-04-20T12:00:00Z") },
  ...{
    wait: async () => {},
    print: () => {},
    tell: () => {},
    warn: () => {},
    detail: () => {},
    terminal: false,
    loopback: [],
  },
  ...{ signal: new AbortController().signal, readStdin: async () => Buffer.alloc(0) },
});

/** Bytes, a character each, as recorded-disk writes them down; without SQLite's lock file, which holds nothing. */
function filesIn(folder: TestFolder): Record<string, string> {
  const names = Object.keys(folder.tree()).filter((path) => !path.endsWith(".lock"));
  return Object.fromEntries(names.map((path) => [path, fs.readFileSync(folder.at(path)).toString("latin1")]));
}

const under = (tree: Readonly<Record<string, string>>, prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(tree).filter(([path]) => path.startsWith(prefix)));
const visible = (tree: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(under(tree, "memory/"))
      .filter(([path]) => !path.endsWith(".tmp"))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
