/** `lithify watch` from outside: the built command, real folders, real signals. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { acquire } from "../../src/store/state/lock.ts";
import { within } from "../support/cpu-time.ts";
import { runWithFault } from "../support/fault-runs.ts";
import { lithify } from "../support/lithify-here.ts";
import { BIN, environment, jsonOf } from "../support/run-lithify.ts";
import { answer, hang, status } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { ANSWER, LOGS, WEEKLY } from "../support/week-answer.ts";
import { FOLLOWED, NOTHING_DUE, startWatch } from "./watching.ts";

const QUICK = "timezone: UTC\nwatch: { quietSeconds: 0.3 }\n";
/** What the digests of fresh logs cost or spare before the first memory. */
const CALLS_OF_A_CACHE = 12;
const LATE = { "logs/2026-03-31.md": "# Tuesday\n\n- Decided: backups go to Lisbon, because Oslo is full.\n" };

function workspace(files: Readonly<Record<string, string>> = LOGS): TestFolder {
  const folder = testFolder({ "lithify.yaml": QUICK, ...files });
  folder.git("init", "-q", "-b", "main");
  return folder;
}

interface Status {
  readonly weeks: readonly { readonly week: string; readonly state: string; readonly reason: string }[];
  readonly daemon: Readonly<Record<string, unknown>>;
  readonly commitPostponed: string | null;
}
const statusOf = async (folder: TestFolder): Promise<Status> =>
  jsonOf<Status>(await lithify(folder.path, ["status", "--json"]));

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe("lithify watch", () => {
  it("compacts what is due at its start, then a log of a past week, and commits each, but no log of an open day", async () => {
    const [today = ""] = Object.keys(NOTHING_DUE);
    const folder = workspace({ ...LOGS, ...NOTHING_DUE });
    const watching = startWatch(folder);
    await watching.line(/committed/);
    expect(folder.git("log", "--format=%s")).toBe("chore(memory): compact 2026-W15");
    folder.write(today, "# Today\n\n- Decided: later.\n");
    await watching.line(/its day is still open/);
    for (const [path, text] of Object.entries(LATE)) folder.write(path, text);
    await watching.line(/queued logs\/2026-03-31\.md/);
    await watching.line(/2026-W14 is compacted/);
    await watching.line(/committed/);
    await watching.line(/looking: a run has ended/);
    const { weeks, daemon } = await statusOf(folder);
    expect(weeks.map(({ week, state }) => [week, state]).slice(0, 2)).toEqual([
      ["2026-W14", "compacted"],
      ["2026-W15", "compacted"],
    ]);
    expect(watching.output()).not.toContain(`queued ${today}`);
    expect(daemon).toMatchObject({ running: true, pid: watching.pid, watch: "events", ill: null });
    expect(Date.parse(String(daemon.progress))).toBeGreaterThan(Date.now() - 60_000);
    expect(Date.parse(String(daemon.nextRun))).toBeGreaterThan(Date.now());
    watching.child.kill("SIGTERM");
    expect(await watching.ended).toEqual({ code: 0, signal: null });
    expect((await statusOf(folder)).daemon).toMatchObject({ running: false, pid: null, watch: null });
  });

  it("refuses a second one at once with 3, also while it is stopped, and frees its lock at kill -9", async () => {
    const folder = workspace(NOTHING_DUE);
    const first = startWatch(folder);
    await first.line(FOLLOWED);
    // Also while it is stopped, and status then says that it shows no life.
    first.child.kill("SIGSTOP");
    const second = await lithify(folder.path, ["watch", "--json"]);
    expect(second.code).toBe(3);
    expect(jsonOf(second)).toMatchObject({
      error: { code: "LOCKED", message: expect.stringContaining(`${first.pid}`) },
    });
    const report = JSON.parse(folder.read(".lithify/daemon-report.json"));
    fs.writeFileSync(
      folder.at(".lithify/daemon-report.json"),
      JSON.stringify({ ...report, heartbeat: "2026-01-01T00:00:00Z" }),
    );
    expect((await statusOf(folder)).daemon).toMatchObject({
      running: true,
      ill: expect.stringContaining("no sign of life"),
    });
    const doctor = await lithify(folder.path, ["doctor"]);
    expect([doctor.code, doctor.stdout]).toEqual([1, expect.stringMatching(/FAIL {2}daemon: ill: no sign of life/)]);
    first.child.kill("SIGCONT");
    for (const [path, text] of Object.entries(LATE)) folder.write(path, text);
    await first.line(/2026-W14 is compacted/);
    first.child.kill("SIGKILL");
    await first.ended;
    const third = startWatch(folder);
    await third.line(/watching 1 folder/);
  });

  it("ends with 2 and makes nothing where there is no workspace, and with 2 on a broken schedule", async () => {
    const empty = testFolder();
    const none = await lithify(empty.path, ["watch", "--json"]);
    expect([none.code, jsonOf(none), empty.tree()]).toMatchObject([2, { error: { code: "NO_LOGS" } }, {}]);
    const broken = testFolder({ "logs/2026-04-06.md": "x", "lithify.yaml": "schedule: every day\n" });
    const refused = await lithify(broken.path, ["watch"]);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringMatching(/schedule: .*"every day"/)]);
  });

  it.each([
    ["SIGTERM", 0],
    ["SIGINT", 130],
  ] as const)("ends on %s within two seconds with %i, also amid a request, and the child with it", async (name, code) => {
    await using server = await startScriptedServer([hang()]);
    const folder = workspace();
    const watching = startWatch(folder, ["--provider", "openai", "--model", "m", "--base-url", server.baseURL]);
    await server.reached(1);
    const began = performance.now();
    watching.child.kill(name);
    expect(await watching.ended).toEqual({ code, signal: null });
    within(performance.now() - began, 2_000);
    expect((await lithify(folder.path, ["compact"])).code).toBe(0);
  });

  it("takes its compaction along at kill -9, so that both locks are free at once", async () => {
    await using server = await startScriptedServer([hang()]);
    const folder = workspace();
    const watching = startWatch(folder, ["--provider", "openai", "--model", "m", "--base-url", server.baseURL]);
    await server.reached(1);
    const writer = JSON.parse(folder.read(".lithify/writer.json")).pid as number;
    expect(alive(writer)).toBe(true);
    watching.child.kill("SIGKILL");
    await watching.ended;
    const lock = await acquire(folder.at(".lithify/writer.lock"), {
      ...{ holder: "test", waitMs: 2_000, now: () => new Date() },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    });
    lock.release();
    expect(fs.existsSync(folder.at(WEEKLY))).toBe(false);
  });

  it("reads the configuration again on SIGHUP, and lives on with the old one when it is broken", async () => {
    const folder = workspace(NOTHING_DUE);
    const watching = startWatch(folder);
    await watching.line(FOLLOWED);
    folder.write("lithify.yaml", `${QUICK}logz: x\n`);
    watching.child.kill("SIGHUP");
    await watching.line(/did you mean logs\?/);
    expect((await statusOf(folder).catch(() => undefined))?.daemon).toBeUndefined();
    folder.write("more/2026-03-31.md", LATE["logs/2026-03-31.md"]);
    folder.write("lithify.yaml", `${QUICK}logs: [logs, more]\n`);
    watching.child.kill("SIGHUP");
    await watching.line(/watching 2 folder/);
    await watching.line(/2026-W14 is compacted/);
    expect((await statusOf(folder)).daemon).toMatchObject({ ill: null });
  });

  it("first finishes a plan that a dead run left", async () => {
    const counted = testFolder(LOGS);
    const { calls } = await fault(counted, "count", 0);
    const firstMemory =
      calls.findIndex((call) => /renameSync memory\//.test(call) || / memory\/\.lithify/.test(call)) + 1;
    // Logs written a moment ago are not cached, so that it is chance by a few calls where the first memory comes.
    let folder = workspace();
    for (let at = firstMemory; at < firstMemory + CALLS_OF_A_CACHE; at++) {
      folder = workspace();
      expect((await fault(folder, "kill", at)).signal).toBe("SIGKILL");
      if ((await statusOf(folder)).weeks[0]?.state === "unfinished") break;
    }
    expect((await statusOf(folder)).weeks).toMatchObject([{ state: "unfinished" }]);
    const watching = startWatch(folder);
    await watching.line(/2026-W15 is compacted/);
    await watching.line(/committed/);
    expect(folder.tree("memory")).toEqual(counted.tree("memory"));
  });

  it("waits with its commit on another branch than the default, which a person's command does not", async () => {
    const folder = workspace({ ...LOGS, "README.md": "x\n" });
    folder.git("add", "README.md");
    folder.git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "first");
    folder.git("checkout", "-qb", "topic");
    const watching = startWatch(folder);
    await watching.line(/the commit waits: other-branch/);
    expect(folder.git("log", "--format=%s")).toBe("first");
    watching.child.kill("SIGTERM");
    await watching.ended;
    await lithify(folder.path, ["compact"]);
    expect(folder.git("log", "-1", "--format=%s")).toBe("chore(memory): compact 2026-W15");
  });

  it("does not ask again about a week that failed until its log or the configuration changes", async () => {
    await using server = await startScriptedServer((_, n) => (n === 0 ? status(401) : answer(ANSWER)));
    const folder = workspace();
    const watching = startWatch(folder, ["--provider", "openai", "--model", "m", "--base-url", server.baseURL]);
    await watching.line(/2026-W15 failed, AUTH/);
    await watching.line(/looking: a run has ended/);
    const { weeks, daemon } = await statusOf(folder);
    expect(weeks).toMatchObject([
      { state: "failed", reason: expect.stringMatching(/AUTH.*or when its logs, the conf/) },
    ]);
    expect(daemon.ill).toMatch(/no progress on 2026-W15: AUTH/);
    for (const [path, text] of Object.entries(LATE)) folder.write(path, text);
    await watching.line(/compacting 2026-W14$/);
    await watching.line(/2026-W14/);
    folder.write("lithify.yaml", `${QUICK}language: en\n`);
    watching.child.kill("SIGHUP");
    await watching.line(/compacting 2026-W15$/);
    await watching.line(/2026-W15 (?:is compacted|held)/);
    // One refused, and for each of two weeks an answer and its second look.
    expect(server.requests).toHaveLength(5);
  });

  it("says until when the budget holds a week back", async () => {
    await using server = await startScriptedServer([answer(ANSWER)]);
    const folder = workspace({ ...LOGS, "lithify.yaml": `${QUICK}budget: { dayTokens: 10 }\n` });
    const watching = startWatch(folder, ["--provider", "openai", "--model", "m", "--base-url", server.baseURL]);
    const line = await watching.line(/2026-W15 waits: budget\.dayTokens/);
    const midnight = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(line).toContain(`${midnight}T00:00Z`);
    await watching.line(/looking: a run has ended/);
    expect(await statusOf(folder)).toMatchObject({
      weeks: [{ state: "postponed", reason: expect.stringContaining(`goes on ${midnight}T00:00Z`) }],
      daemon: { ill: null },
    });
    expect(server.requests).toHaveLength(0);
  });

  it("ends with a line when its lock file is taken away, and when the files of lithify are", async () => {
    const folder = workspace(NOTHING_DUE);
    const watching = startWatch(folder);
    await watching.line(FOLLOWED);
    folder.remove(".lithify");
    for (const [path, text] of Object.entries(LATE)) folder.write(path, text);
    await watching.line(/\.lithify is gone/);
    expect(await watching.ended).toEqual({ code: 1, signal: null });
  });

  it("compares files where no watch is to be had, warns once, and status says so", async () => {
    const folder = workspace(NOTHING_DUE);
    const own = [
      "unshare",
      "--user",
      "--map-root-user",
      "sh",
      "-c",
      'echo 0 > /proc/sys/user/max_inotify_instances; exec "$0" "$@"',
    ];
    const watching = canUnshare() ? startWatch(folder, [], {}, own) : startWatch(polling(folder));
    await watching.line(/comparing files|watching 1 folder\(s\) of logs by polling/);
    await watching.line(FOLLOWED);
    await expect.poll(async () => (await statusOf(folder)).daemon).toMatchObject({ watch: "polling" });
    expect(watching.output().match(/EMFILE/g)?.length ?? 0).toBe(canUnshare() ? 1 : 0);
    for (const [path, text] of Object.entries(LATE)) folder.write(path, text);
    await watching.line(/2026-W14 is compacted/);
  });
});

function fault(folder: TestFolder, mode: string, at: number) {
  return runWithFault({
    program: [BIN, "-C", folder.path, "compact"],
    ...{ root: folder.path, mode, at, environment: environment(folder.path) },
  });
}

function polling(folder: TestFolder): TestFolder {
  folder.write("lithify.yaml", "timezone: UTC\nwatch: { quietSeconds: 0.3, poll: always }\n");
  return folder;
}

/** Whether this machine lets a process have inotify limits of its own. */
function canUnshare(): boolean {
  try {
    const limit = "echo 0 > /proc/sys/user/max_inotify_instances";
    execFileSync("unshare", ["--user", "--map-root-user", "sh", "-c", limit], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
