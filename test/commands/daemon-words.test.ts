/** What the daemon, its service and its doctor say where something is in the way, and what its look reads. */
import fs from "node:fs";
import { expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { lookAround } from "../../src/daemon/workspace-look.ts";
import { runWithFault } from "../support/fault-runs.ts";
import { lithify } from "../support/lithify-here.ts";
import { BIN, environment, jsonOf } from "../support/run-lithify.ts";
import { hang } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { testFolder } from "../support/test-folder.ts";
import { LOGS } from "../support/week-answer.ts";
import { call } from "./called.ts";
import { smallSystemd } from "./small-systemd.ts";
import { startWatch } from "./watching.ts";

const BROKEN = "watch: { quietSecond: 1 }\n";

it("tells the service's state before the fault of a configuration that keeps it from more, with the fault's exit code", async () => {
  const { env } = smallSystemd();
  const folder = testFolder({ ...LOGS, "lithify.yaml": BROKEN });
  const told = await lithify(folder.path, ["service", "status"], { env });
  expect([told.code, told.stdout.split("\n")]).toEqual([
    2,
    [expect.stringMatching(/^service: lithify-.*, not installed$/), "daemon: not running", ""],
  ]);
  expect(told.stderr).toContain("quietSeconds");
  const json = await lithify(folder.path, ["service", "status", "--json"], { env });
  expect([json.code, jsonOf(json)]).toEqual([
    2,
    expect.objectContaining({
      installed: false,
      daemon: { running: false, pid: null },
      error: expect.objectContaining({ code: "BAD_CONFIG" }),
    }),
  ]);
});

it("shows what would be installed with --print alone, and names the actions without it", async () => {
  const folder = testFolder(LOGS);
  const [alone, whole, none] = await Promise.all(
    [["--print"], ["install", "--print"], []].map((args) => lithify(folder.path, ["service", ...args])),
  );
  expect([alone?.code, alone?.stdout]).toEqual([0, whole?.stdout]);
  expect(alone?.stdout).not.toBe("");
  expect([none?.code, none?.stderr]).toEqual([2, expect.stringContaining("install, uninstall, status, logs")]);
  expect(folder.exists(".lithify")).toBe(false);
});

it("names the daemon's compaction to whoever has to wait for it", async () => {
  await using server = await startScriptedServer([hang()]);
  const folder = testFolder({ ...LOGS, "lithify.yaml": "timezone: UTC\ngit: off\n" });
  startWatch(folder, ["--provider", "openai", "--model", "m", "--base-url", server.baseURL]);
  await server.reached(1);
  const doctor = await lithify(folder.path, ["doctor"]);
  expect(doctor.stdout).toMatch(/lock: held by the daemon's compaction \(pid \d+\)/);
  const refused = await call(compact, folder.path, {});
  expect(refused.code).toBe(3);
  expect(refused.err).toMatch(/^the daemon's compaction \(pid \d+, since .*\) holds this workspace$/m);
});

it("finds a full disk by writing to it, and names the remedy", async () => {
  const folder = testFolder({ ...LOGS, "lithify.yaml": "git: off\n" });
  expect((await lithify(folder.path, ["compact"])).code).toBe(0);
  const checksOf = async (mode: string): Promise<readonly object[]> => {
    const program = [BIN, "-C", folder.path, "doctor", "--json"];
    const run = { program, root: folder.path, mode, at: 1, environment: environment(folder.path) };
    return JSON.parse((await runWithFault(run)).stdout).checks;
  };
  // Digests of logs, and files as they were read, are remembered once these have lain still for a while: caches, written by whoever looks then.
  const caches = [".lithify/digests.json", ".lithify/fresh-files.json"];
  const kept = () => Object.entries(folder.tree()).filter(([path]) => !caches.includes(path));
  const before = kept();
  const remedy = "free some space on this disk, then run lithify again";
  const full = await checksOf("always:ENOSPC");
  for (const check of ["memory", "state"])
    expect(full).toContainEqual({ check, ok: false, found: expect.stringContaining("ENOSPC"), remedy });
  expect((await checksOf("count")).filter((one) => "remedy" in one)).toEqual([]);
  expect(kept()).toEqual(before);
});

it.runIf(fs.existsSync("/proc/self/io"))("reads none of the plans that are done, however many there are", async () => {
  const folder = testFolder(LOGS);
  const plan = { version: 1, part: "2026-W15", at: "2026-04-13T04:00:00.000Z", state: "committed" };
  const file = { path: "memory/a.md", before: null, after: "a".repeat(200_000), because: "" };
  for (let n = 10; n < 40; n++) {
    const run = `20260413-040000-${n}`;
    const { version, part, at, state } = plan;
    folder.write(
      `.lithify/runs/${run}/2026-W15.json`,
      JSON.stringify({ version, run, part, at, state, files: [file] }),
    );
  }
  const read = (): number => Number(/^rchar: (\d+)$/m.exec(fs.readFileSync("/proc/self/io", "utf8"))?.[1]);
  const look = () =>
    lookAround(
      {},
      {
        ...{ cwd: folder.path, env: environment(folder.path), now: () => new Date("2026-05-01T12:00:00Z") },
        ...{
          wait: async () => {},
          print: () => {},
          tell: () => {},
          warn: () => {},
          detail: () => {},
          colour: false,
          terminal: false,
          loopback: [],
        },
        ...{ signal: new AbortController().signal, readStdin: async () => Buffer.alloc(0) },
      },
    );
  // What is imported when it is first used is read once.
  await look();
  const before = read();
  expect((await look()).unfinished).toBe(false);
  expect(read() - before).toBeLessThan(1_000_000);
});
