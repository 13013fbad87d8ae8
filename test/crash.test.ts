/**
 * The promise of a crash, on the real command: whatever call to the disk it dies in, or that fails, every visible file is
 * whole, the next run ends the work with the same bytes, and the model is not asked again for what it had answered.
 */
import { cpSync } from "node:fs";
import { expect, it } from "vitest";
import { runWithFault } from "./support/fault-runs.ts";
import { armFault } from "./support/fs-faults.ts";
import { lithify } from "./support/lithify-here.ts";
import { BIN, environment } from "./support/run-lithify.ts";
import { answer } from "./support/scripted-answer.ts";
import { startScriptedServer } from "./support/scripted-server.ts";
import { type TestFolder, testFolder } from "./support/test-folder.ts";
import { ANSWER, LOGS, WEEKLY } from "./support/week-answer.ts";

/** At how many of the calls each mode strikes: 1 is every one. Set LITHIFY_CRASH_STEP=1 for all of them. */
const STEP = Number(process.env.LITHIFY_CRASH_STEP ?? 53);
const MODES = ["kill", "torn", "once:ENOSPC", "always:ENOSPC", "once:EIO", "always:EACCES"] as const;

it("survives a fault at its disk calls: whole files, the same bytes, no second bill", {
  // Every call in every mode is some thousand processes.
  timeout: STEP < 3 ? 3_600_000 : 400_000,
}, async () => {
  await using server = await startScriptedServer([answer(ANSWER)]);
  const args = ["compact", "--provider", "openai", "--model", "scripted-1", "--base-url", server.baseURL];
  const template = testFolder(LOGS);
  const undisturbed = testFolder(LOGS);
  const counted = await run(undisturbed, "count", 0, args);
  const wanted = undisturbed.tree("memory");
  const total = counted.calls.length;
  const asked = server.requests.length;
  expect(total).toBeGreaterThan(20);

  const faults = MODES.flatMap((mode, m) =>
    Array.from({ length: total }, (_, i) => ({ mode, at: i + 1 })).filter(({ at }) => at % STEP === m % STEP),
  );
  const seen = { killed: 0, failed: 0, passed: 0 };
  const isKill = ({ mode }: { mode: string }): boolean => ["kill", "torn"].includes(mode);
  // What dies is a process of the built command; what fails is told by the same code in this one, where one fault is armed at a time.
  const [dying, failing] = [faults.filter(isKill), faults.filter((one) => !isKill(one))];
  const struck = async ({ mode, at }: { readonly mode: string; readonly at: number }): Promise<void> => {
    await using own = await startScriptedServer([answer(ANSWER)]);
    const folder = testFolder();
    cpSync(template.path, folder.path, { recursive: true });
    const ownArgs = [...args.slice(0, -1), own.baseURL];
    const broken = await (isKill({ mode }) ? run : failed)(folder, mode, at, ownArgs);
    const where = `${mode} at ${at}: ${broken.calls.at(-1)}\n${broken.stderr}`;
    if (broken.signal !== null) seen.killed++;
    else if (broken.code !== 0) seen.failed++;
    else seen.passed++;

    for (const [path, text] of Object.entries(under(folder, "memory/")))
      if (!path.endsWith(".tmp")) expect(text, where).toBe(wanted[path]);
    if (folder.exists(WEEKLY)) expect(visible(folder), where).toEqual(wanted);
    expect(folder.tree("logs"), where).toEqual(LOGS);
    const answered = Object.keys(folder.tree()).filter((path) => /answers\/[0-9a-f]{64}\.json$/.test(path)).length;
    const paid = own.requests.length;

    const again = await lithify(folder.path, ownArgs);
    expect(again.code, `${where}\n${again.stderr}`).toBe(0);
    expect(folder.tree("memory"), where).toEqual(wanted);
    expect(own.requests.length - paid, where).toBeLessThanOrEqual(asked - answered);
    expect(
      Object.keys(folder.tree()).filter((path) => path.endsWith(".tmp")),
      where,
    ).toEqual([]);
  };
  for (const fault of failing) await struck(fault);
  await inParallel(dying, 3, struck);
  console.log(
    `crash points: ${total} disk calls, ${faults.length} faults (${seen.killed} killed, ${seen.failed} failed, ${seen.passed} without effect on the exit code)`,
  );
  expect(seen.killed).toBeGreaterThan(0);
  expect(seen.failed).toBeGreaterThan(0);
});

const under = (folder: TestFolder, prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(folder.tree()).filter(([path]) => path.startsWith(prefix)));
const visible = (folder: TestFolder): Record<string, string> =>
  Object.fromEntries(Object.entries(under(folder, "memory/")).filter(([path]) => !path.endsWith(".tmp")));

interface Outcome {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stderr: string;
  readonly calls: readonly string[];
}

async function failed(folder: TestFolder, mode: string, at: number, args: readonly string[]): Promise<Outcome> {
  const disarm = armFault(folder.path, mode, at);
  try {
    const ran = await lithify(folder.path, args);
    return { ...ran, signal: null, calls: disarm() };
  } finally {
    disarm();
  }
}

function run(folder: TestFolder, mode: string, at: number, args: readonly string[]): Promise<Outcome> {
  return runWithFault({
    program: [BIN, "-C", folder.path, ...args],
    root: folder.path,
    mode,
    at,
    environment: environment(folder.path),
  });
}

async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
