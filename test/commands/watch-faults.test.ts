/** `lithify watch` where its process or the system fails it: signals twice, readers gone, faults, no watches left. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { within } from "../support/cpu-time.ts";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf } from "../support/run-lithify.ts";
import { hang } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { LOGS } from "../support/week-answer.ts";
import { FOLLOWED, NOTHING_DUE, startWatch } from "./watching.ts";

const QUICK = "timezone: UTC\ngit: off\nwatch: { quietSeconds: 0.3 }\n";
const LATE = "# Tuesday\n\n- Decided: backups go to Lisbon, because Oslo is full.\n";
const preload = (name: string): string => `--import=${join(import.meta.dirname, "..", "support", name)}`;

const workspace = (files: Readonly<Record<string, string>> = LOGS): TestFolder =>
  testFolder({ "lithify.yaml": QUICK, ...files });

const watchOf = async (folder: TestFolder): Promise<unknown> =>
  jsonOf<{ daemon: { watch: unknown } }>(await lithify(folder.path, ["status", "--json"])).daemon.watch;

/** Resolves when something stands there. */
function standing(folder: TestFolder, path: string): Promise<void> {
  return expect.poll(() => folder.exists(path), { interval: 50 }).toBe(true);
}

/** The kernel itself wakes a stopped process whose group is orphaned: it may be gone already. */
function goOn(pid: number): void {
  try {
    process.kill(pid, "SIGCONT");
  } catch {}
}

describe("lithify watch, the process", () => {
  it("is gone at once at a second SIGINT, also where its child does not end", async () => {
    await using server = await startScriptedServer([hang()]);
    const folder = workspace();
    const watching = startWatch(folder, ["--provider", "openai", "--model", "m", "--base-url", server.baseURL]);
    await server.reached(1);
    const writer = JSON.parse(folder.read(".lithify/writer.json")).pid as number;
    process.kill(writer, "SIGSTOP");
    const began = performance.now();
    watching.child.kill("SIGINT");
    // As a person presses Ctrl-C until something happens: two that come together are one to the kernel.
    const again = setInterval(() => watching.child.kill("SIGINT"), 50);
    const ended = await watching.ended;
    clearInterval(again);
    process.kill(writer, "SIGCONT");
    const tookMs = performance.now() - began;
    // Left alone it reads the end of its input, and goes.
    goOn(writer);
    expect(ended).toEqual({ code: null, signal: "SIGINT" });
    within(tookMs, 1_200);
    const { stdout } = await lithify(folder.path, ["status"]);
    expect(stdout).toMatch(
      /was told to stop by SIGINT and ended before it had: by a second signal, or it was killed, after it had begun to compact 2026-W15;/,
    );
    expect((await lithify(folder.path, ["compact"])).code).toBe(0);
  });

  it.each([
    "throw",
    "reject",
  ])("ends with 1 and a line at a fault that nobody caught (%s), and frees its locks", async (kind) => {
    await using server = await startScriptedServer([hang()]);
    const folder = workspace();
    const watching = startWatch(folder, ["--provider", "openai", "--model", "m", "--base-url", server.baseURL], {
      ...{ NODE_OPTIONS: preload("befallen.ts"), BEFALLEN: kind },
    });
    await server.reached(1);
    watching.child.kill("SIGUSR2");
    await watching.line(/ended by a fault: a bolt from the blue/);
    expect(await watching.ended).toEqual({ code: 1, signal: null });
    expect(folder.read(".lithify/journal.jsonl")).toContain("a bolt from the blue");
    expect((await lithify(folder.path, ["compact"])).code).toBe(0);
  });

  it("is no zombie when its lock is taken from it amid a compaction that hangs", async () => {
    await using server = await startScriptedServer([hang()]);
    const folder = workspace();
    const watching = startWatch(folder, ["--provider", "openai", "--model", "m", "--base-url", server.baseURL]);
    await server.reached(1);
    fs.rmSync(folder.at(".lithify/daemon.lock"));
    // It looks at its lock at each beat, and a hint is one.
    folder.write("logs/2026-03-31.md", LATE);
    await watching.line(/daemon\.lock was removed or replaced/);
    expect(await watching.ended).toEqual({ code: 1, signal: null });
  });

  it("ends with one line and a hint when its state was moved away, and makes no new state for the journal alone", async () => {
    await using server = await startScriptedServer([hang()]);
    const folder = workspace();
    const watching = startWatch(folder, ["--provider", "openai", "--model", "m", "--base-url", server.baseURL]);
    await server.reached(1);
    fs.renameSync(folder.at(".lithify"), folder.at("elsewhere"));
    folder.write("logs/2026-03-31.md", LATE);
    await watching.line(/^hint: .*start the daemon again$/);
    expect(await watching.ended).toEqual({ code: 1, signal: null });
    expect(watching.output()).toMatch(/\.lithify is gone\nhint: /);
    expect(watching.output()).not.toMatch(/fault of its own|\n\s+at /);
    expect(folder.exists(".lithify/journal.jsonl")).toBe(false);
  });

  it.each([
    "made again",
    "put in place of a link",
  ])("finds a logs folder that is %s within seconds, and follows it", async (how) => {
    const folder = workspace(NOTHING_DUE);
    const watching = startWatch(folder);
    await watching.line(FOLLOWED);
    await watching.line(/looked/);
    fs.renameSync(folder.at("logs"), folder.at("kept"));
    const outside = testFolder({ "2026-03-24.md": LATE });
    if (how.endsWith("link")) fs.symlinkSync(outside.path, folder.at("logs"));
    await watching.line(/looking: a folder of logs was replaced/);
    const away = performance.now();
    await expect.poll(() => folder.read(".lithify/journal.jsonl")).toContain('"trouble"');
    if (how.startsWith("put")) fs.rmSync(folder.at("logs"));
    if (how === "made again") fs.mkdirSync(folder.at("logs"));
    else fs.renameSync(folder.at("kept"), folder.at("logs"));
    await watching.line(/the workspace can be looked at again/);
    within(performance.now() - away, 15_000);
    expect(watching.output()).not.toContain("queued logs/2026-03-24.md");
    folder.write("logs/2026-03-31.md", LATE);
    await standing(folder, "memory/weekly/2026-W14.md");
  });

  it("goes on working when those who read its lines are gone", async () => {
    const folder = workspace(NOTHING_DUE);
    const watching = startWatch(folder);
    await watching.line(FOLLOWED);
    watching.child.stdout?.destroy();
    watching.child.stderr?.destroy();
    folder.write("logs/2026-03-31.md", LATE);
    await standing(folder, "memory/weekly/2026-W14.md");
    folder.write("logs/2026-03-24.md", LATE);
    await standing(folder, "memory/weekly/2026-W13.md");
    watching.child.kill("SIGTERM");
    expect(await watching.ended).toEqual({ code: 0, signal: null });
  });
});

describe("lithify status", () => {
  it("tells what the daemon is at, and of one that is gone whether it was stopped, failed, or was killed", async () => {
    await using server = await startScriptedServer([hang()]);
    const model = ["--provider", "openai", "--model", "m", "--base-url", server.baseURL];
    const folder = workspace();
    const said = async (): Promise<string> => (await lithify(folder.path, ["status"])).stdout;
    const first = startWatch(folder, model);
    await server.reached(1);
    expect(await said()).toMatch(/running \(pid \d+\), began to compact 2026-W15 \d+ seconds? ago/);
    first.child.kill("SIGKILL");
    await first.ended;
    expect(await said()).toMatch(
      /\(the last one ended without a word: it was killed, or the power failed, after it had begun to compact 2026-W15;/,
    );
    const second = startWatch(folder, [], { NODE_OPTIONS: preload("befallen.ts"), BEFALLEN: "throw" });
    await second.line(/looking: a run has ended/);
    expect(await said()).toMatch(/running \(pid \d+\), watching by events/);
    second.child.kill("SIGUSR2");
    await second.ended;
    expect(await said()).toMatch(/the last one ended by a fault: a bolt from the blue; last sign of life/);
    const third = startWatch(folder);
    await third.line(/watching 1 folder/);
    third.child.kill("SIGTERM");
    await third.ended;
    expect(await said()).toMatch(/not running \(the last one stopped by SIGTERM; last sign of life \d+ seconds? ago\)/);
  });
});

describe("lithify watch, the watches", () => {
  it.each([
    0, 1,
  ])("compares files when the system gives it only %i watches, warns once, and status says so", async (most) => {
    const [today = ""] = Object.keys(NOTHING_DUE);
    const folder = workspace({ ...NOTHING_DUE, [today.replace(".md", "/a.md")]: "# Today\n" });
    const watching = startWatch(folder, [], {
      ...{ NODE_OPTIONS: preload("few-watches.ts"), FEW_WATCHES: String(most) },
    });
    await watching.line(/no watches left \(ENOSPC\): raise fs\.inotify\.max_user_watches; comparing files every/);
    await watching.line(FOLLOWED);
    await expect.poll(() => watchOf(folder)).toBe("polling");
    folder.write("logs/2026-03-31.md", LATE);
    await watching.line(/2026-W14 is compacted/);
    expect(watching.output().match(/ENOSPC/g)).toHaveLength(1);
    expect((await lithify(folder.path, ["status"])).stdout).toMatch(/comparing files, as events do not work here/);
  });

  it("compares files when the kernel's own watches run out, at the start or by a folder that comes later", async () => {
    const folder = workspace(NOTHING_DUE);
    const watching = canUnshare()
      ? startWatch(folder, [], {}, limited(3))
      : startWatch(folder, [], { NODE_OPTIONS: preload("few-watches.ts"), FEW_WATCHES: "3" });
    await watching.line(FOLLOWED);
    for (const day of [24, 25, 26, 27]) folder.write(`logs/2026-03-${day}/a.md`, LATE);
    await watching.line(/2026-W13 is compacted/);
    folder.write("logs/2026-03-31/deep/er/a.md", LATE);
    await watching.line(/2026-W14 is compacted/);
    expect(watching.output().match(/ENOSPC/g)).toHaveLength(1);
    expect(await watchOf(folder)).toBe("polling");
  });
});

const limited = (watches: number): string[] => [
  ...["unshare", "--user", "--map-root-user", "sh", "-c"],
  `echo ${watches} > /proc/sys/user/max_inotify_watches; exec "$0" "$@"`,
];

/** Whether this machine lets a process have inotify limits of its own. */
function canUnshare(): boolean {
  try {
    const [program = "", ...args] = limited(3);
    execFileSync(program, [...args, "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
