/**
 * A crash of `lithify capture` at any of its disk calls: every log whole, none twice, none lost, and no second bill. What
 * dies is a process of its own; what fails, and what comes after, runs in this one, where one fault is armed at a time.
 */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runWithFault } from "../support/fault-runs.ts";
import { armFault } from "../support/fs-faults.ts";
import { lithify } from "../support/lithify-here.ts";
import { BIN, environment } from "../support/run-lithify.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { CACHE_RECORDS, CACHE_TALK, called, claudeSession } from "./sessions.ts";

/** At how many of the calls each mode strikes: 1 is every one. Set LITHIFY_CRASH_STEP=1 for all of them. */
const STEP = Number(process.env.LITHIFY_CRASH_STEP ?? 67);
const MODES = ["kill", "torn", "once:ENOSPC", "always:ENOSPC", "once:EIO"] as const;

const FILES = {
  "lithify.yaml": "timezone: UTC\n",
  "logs/.keep": "",
  "sessions/s1.jsonl": claudeSession("s1", CACHE_TALK),
  "sessions/s2.jsonl": claudeSession("s2", CACHE_TALK),
};

it("survives a fault at its disk calls: whole logs, none twice, none lost, no second bill", {
  timeout: 400_000,
}, async () => {
  await using usual = await startScriptedServer(() => called(CACHE_RECORDS));
  const template = testFolder(FILES);
  const undisturbed = testFolder(FILES);
  const counted = await run(undisturbed, usual.baseURL, "count", 0);
  expect(counted.code, counted.stderr).toBe(0);
  const wanted = undisturbed.tree("logs");
  expect(Object.keys(wanted).length).toBe(3);
  const total = counted.calls.length;
  expect(total).toBeGreaterThan(40);

  const faults = MODES.flatMap((mode, m) =>
    Array.from({ length: total }, (_, i) => ({ mode, at: i + 1 })).filter(({ at }) => at % STEP === m % STEP),
  );
  const seen = { killed: 0, failed: 0, passed: 0 };
  for (const { mode, at } of faults) {
    await using own = await startScriptedServer(() => called(CACHE_RECORDS));
    const folder = testFolder();
    cpSync(template.path, folder.path, { recursive: true });
    const broken = await run(folder, own.baseURL, mode, at);
    const where = `${mode} at ${at}: ${broken.calls.at(-1)}\n${broken.stderr}`;
    if (broken.signal !== null) seen.killed += 1;
    else if (broken.code !== 0) seen.failed += 1;
    else seen.passed += 1;
    for (const [path, text] of Object.entries(folder.tree("logs")))
      if (!path.endsWith(".tmp")) expect(text, where).toBe(wanted[path]);
    const answered = Object.keys(folder.tree()).filter((path) => /answers\/[0-9a-f]{64}\.json$/.test(path)).length;
    const asked = own.requests.length;

    const again = await run(folder, own.baseURL, "count", 0);
    expect(again.code, `${where}\n${again.stderr}`).toBe(0);
    expect(folder.tree("logs"), where).toEqual(wanted);
    // The two sessions are told apart by their names alone: their requests are one.
    expect(own.requests.length - asked, where).toBeLessThanOrEqual(answered > 0 ? 0 : 1);
    const last = await run(folder, own.baseURL, "count", 0);
    expect(
      last.calls.filter((call) => / rename/.test(call)),
      where,
    ).toEqual([]);
    const temps = Object.keys(folder.tree()).filter((path) => path.endsWith(".tmp"));
    expect(temps, where).toEqual([]);
  }
  console.log(
    `crash points: ${total} disk calls, ${faults.length} faults (${seen.killed} killed, ${seen.failed} failed, ${seen.passed} without effect on the exit code)`,
  );
  expect(seen.killed).toBeGreaterThan(0);
  expect(seen.failed).toBeGreaterThan(0);
});

interface Outcome {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stderr: string;
  readonly calls: readonly string[];
}

async function run(folder: TestFolder, baseURL: string, mode: string, at: number): Promise<Outcome> {
  const model = ["--provider", "openai", "--model", "scripted-1", "--base-url", baseURL];
  const args = ["-C", folder.path, ...model, "capture", join(folder.path, "sessions")];
  if (["kill", "torn"].includes(mode))
    return runWithFault({
      program: [BIN, ...args],
      ...{ root: folder.path, mode, at, environment: environment(folder.path) },
    });
  const disarm = armFault(folder.path, mode, at);
  try {
    const ran = await lithify(folder.path, args);
    return { ...ran, signal: null, calls: disarm() };
  } finally {
    disarm();
  }
}
