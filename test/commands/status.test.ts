import fs, { writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { doctor } from "../../src/commands/doctor.ts";
import { status } from "../../src/commands/status.ts";
import { usage } from "../../src/commands/usage.ts";
import { type WhyOptions, why } from "../../src/commands/why.ts";
import { answer, status as httpStatus } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { testFolder } from "../support/test-folder.ts";
import { ANSWER, FEEDBACK, LOGS, PROJECT, WEEKLY } from "../support/week-answer.ts";
import { call, NOW } from "./called.ts";

interface Status {
  weeks: { week: string; state: string; reason: string; logs: number; bytes: number }[];
  ignored: number;
  daemon: Record<string, unknown>;
  commitPostponed: string | null;
  usage: { month: string; inputTokens: number; outputTokens: number; costUsd: number };
}
const JSON_ = { json: true };

describe("lithify status", () => {
  it("says why a week could not be written, and the run that finishes it tells of it", async () => {
    const folder = testFolder(LOGS);
    const opened = fs.openSync;
    const full = vi.spyOn(fs, "openSync").mockImplementation((path, ...rest) => {
      if (`${path}`.endsWith(".tmp") && fs.realpathSync(dirname(`${path}`)) === folder.at("memory"))
        throw Object.assign(new Error("EACCES: made to fail"), { code: "EACCES" });
      return opened(path, ...rest);
    });
    expect((await call(compact, folder.path, { week: "2026-W15" })).out).toContain("2026-W15  failed");
    full.mockRestore();
    expect((await call(status, folder.path, JSON_)).json<Status>().weeks).toMatchObject([
      { state: "unfinished", reason: expect.stringMatching(/^EACCES: .*; the next run finishes it$/) },
    ]);
    const { out } = await call(compact, folder.path, { week: "2026-W15" });
    expect(out).toMatch(/^2026-W15 {2}compacted[\s\S]*finished what an interrupted run had planned/);
  });

  it("says of every week with logs how it stands and why, in the form of the contract", async () => {
    const folder = testFolder({
      ...LOGS,
      "logs/2026-04-30.md": "- x\n",
      "logs/2026-05-01.md": "- today\n",
      "logs/notes.txt": "",
    });
    await call(compact, folder.path, { week: "2026-W15" });
    folder.write("logs/2026-04-21.md", "- late\n");
    const report = (await call(status, folder.path, JSON_)).json<Status>();
    const bytes = Object.values(LOGS).reduce((total, text) => total + Buffer.byteLength(text), 0);
    expect(report.weeks).toEqual([
      { week: "2026-W15", state: "compacted", reason: "", logs: 2, bytes },
      { week: "2026-W17", state: "due", reason: "1 log, no weekly document", logs: 1, bytes: 7 },
      { week: "2026-W18", state: "due", reason: "1 log, no weekly document", logs: 2, bytes: 12 },
    ]);
    expect(report.ignored).toBe(1);
    expect(Object.keys(report.daemon)).toEqual(
      expect.arrayContaining(["running", "pid", "heartbeat", "progress", "nextRun", "watch"]),
    );
    expect(report.usage).toEqual({ month: "2026-05", inputTokens: 0, outputTokens: 0, costUsd: 0 });
    expect(Object.keys(report).sort()).toEqual(["commitPostponed", "daemon", "ignored", "usage", "weeks"]);
  });

  it("names the sources that are gone, and reopens nothing for them", async () => {
    const folder = testFolder(LOGS);
    await call(compact, folder.path, {});
    folder.remove("logs/2026-04-06.md");
    const { weeks } = (await call(status, folder.path, JSON_)).json<Status>();
    expect(weeks).toMatchObject([{ state: "compacted", reason: "SOURCE_MISSING: logs/2026-04-06.md", logs: 1 }]);
  });

  it("says why a week failed until it is done, and what the month cost, failed attempts included", async () => {
    await using server = await startScriptedServer([httpStatus(401), answer(ANSWER)]);
    const folder = testFolder({
      ...LOGS,
      "lithify.yaml": "model: { price: { inputPerMTok: 10, outputPerMTok: 100 } }\n",
    });
    const model = { provider: "openai", model: "m", baseUrl: server.baseURL };
    expect((await call(compact, folder.path, model)).code).toBe(1);
    const failed = (await call(status, folder.path, JSON_)).json<Status>();
    expect(failed.weeks).toMatchObject([{ state: "failed", reason: expect.stringMatching(/^AUTH: /) }]);
    expect((await call(compact, folder.path, model)).code).toBe(0);
    const done = (await call(status, folder.path, JSON_)).json<Status>();
    expect(done.weeks).toMatchObject([{ state: "compacted", reason: "" }]);
    expect(done.usage.month).toBe("2026-05");
    const { inputTokens, outputTokens, costUsd } = done.usage;
    expect(costUsd).toBeCloseTo((inputTokens * 10 + outputTokens * 100) / 1e6);
    expect(outputTokens).toBeGreaterThan(100);
  });

  it("says of a week that the budget held back so, with the key", async () => {
    await using server = await startScriptedServer([answer(ANSWER)]);
    const folder = testFolder({ ...LOGS, "lithify.yaml": "budget: { dayTokens: 10 }\n" });
    const model = { provider: "openai", model: "m", baseUrl: server.baseURL };
    expect((await call(compact, folder.path, model)).code).toBe(4);
    const { weeks } = (await call(status, folder.path, JSON_)).json<Status>();
    expect(weeks).toMatchObject([{ state: "postponed", reason: expect.stringMatching(/^BUDGET: budget\.dayTokens/) }]);
  });

  it("tells a person the same on lines, hidden characters written out", async () => {
    const folder = testFolder({
      "logs/2026-04-08.md": "- x\n",
      "memory/user_a.md": "---\ntype: user\nname: [\u202e\n---\n",
    });
    const { out } = await call(status, folder.path, {});
    expect(out).toMatch(/2026-W15 +due +1 +4 +1 log, no weekly document/);
    expect(out).toContain("user_a.md:");
    expect(out).not.toContain("\u202e");
  });
});

describe("lithify why", () => {
  interface Why {
    file: string;
    evidence: { path: string; from: number; to: number; text: string; stands: boolean }[];
    weeks: string[];
    runs: string[];
    supersedes: string | null;
    supersededBy: string | null;
  }
  const asked = async (folder: ReturnType<typeof testFolder>, file: string) =>
    call<WhyOptions>(why, folder.path, { file, json: true });

  it("shows the log lines, the weeks and the runs of a memory, by path, name, or name without ending", async () => {
    await using server = await startScriptedServer([answer(ANSWER)]);
    const folder = testFolder(LOGS);
    const done = await call(compact, folder.path, {
      provider: "openai",
      model: "m",
      baseUrl: server.baseURL,
      json: true,
    });
    const { run } = done.json<{ run: string }>();
    const base = FEEDBACK.slice("memory/".length);
    for (const file of [FEEDBACK, base, base.replace(/\.md$/, "")]) {
      expect((await asked(folder, file)).json<Why>()).toEqual({
        file: FEEDBACK,
        evidence: [
          {
            ...{ path: "logs/2026-04-08.md", from: 5, to: 6, stands: true },
            text: LOGS["logs/2026-04-08.md"].split("\n").slice(4, 6).join("\n"),
          },
        ],
        ...{ weeks: ["2026-W15"], runs: [run], supersedes: null, supersededBy: null },
      });
    }
  });

  it("says that lines no longer stand when they were changed, moved away, or their log is gone", async () => {
    await using server = await startScriptedServer([answer(ANSWER)]);
    const folder = testFolder(LOGS);
    await call(compact, folder.path, { provider: "openai", model: "m", baseUrl: server.baseURL });
    const stands = async (file: string): Promise<boolean[]> =>
      (await asked(folder, file)).json<Why>().evidence.map((one) => one.stands);
    folder.write("logs/2026-04-08.md", LOGS["logs/2026-04-08.md"].replace("never a mock", "often a mock"));
    folder.write("logs/2026-04-06.md", `${LOGS["logs/2026-04-06.md"]}- one more line\n`);
    expect([await stands(FEEDBACK), await stands(PROJECT)]).toEqual([[false], [true]]);
    folder.remove("logs/2026-04-08.md");
    expect(await stands(FEEDBACK)).toEqual([false]);
    const { out } = await call<WhyOptions>(why, folder.path, { file: FEEDBACK });
    expect(out).toContain("(no longer there)");
  });

  it("refuses what is no memory with exit 2 and the nearest one, and names a person's as a person's", async () => {
    const folder = testFolder({ ...LOGS, "memory/user_jo.md": "---\nname: Jo\ntype: user\n---\n\nMine.\n" });
    const ran = await asked(folder, "user_jon.md");
    expect([ran.code, ran.error]).toEqual([2, "NO_MEMORY"]);
    expect(ran.err).toContain("did you mean user_jo.md?");
    expect((await asked(folder, "user_jo")).json<Why>().evidence).toEqual([]);
    expect((await call<WhyOptions>(why, folder.path, { file: "user_jo" })).out).toContain(
      "a person or another tool wrote it",
    );
  });
});

describe("lithify usage", () => {
  it("adds up by day, week and model, and says so where nothing was asked", async () => {
    await using server = await startScriptedServer([
      answer(ANSWER, { usage: { prompt_tokens: 4_000, completion_tokens: 50 } }),
    ]);
    const folder = testFolder({
      ...LOGS,
      "logs/2026-04-14.md": "- decided: ship on Friday\n",
      "lithify.yaml": "model: { secondLook: false }\n",
    });
    expect((await call(usage, folder.path, {})).out).toContain("nothing was asked");
    await call(compact, folder.path, { provider: "openai", model: "m", baseUrl: server.baseURL }, { now: NOW });
    const sums = (await call(usage, folder.path, JSON_)).json<
      Record<string, { key: string; calls: number; inputTokens: number }[]>
    >();
    expect(sums.day).toMatchObject([{ key: "2026-05-01", calls: 2, inputTokens: 8_000, outputTokens: 100 }]);
    expect(sums.week?.map(({ key, inputTokens }) => [key, inputTokens])).toEqual([
      ["2026-W15", 4_000],
      ["2026-W16", 4_000],
    ]);
    expect(sums.model).toMatchObject([{ key: "m", calls: 2 }]);
    expect((await call(usage, folder.path, {})).out).toMatch(/2026-05-01 +2 +8000 +0 +100 +price unknown/);
  });
});

describe("lithify doctor", () => {
  interface Doctor {
    checks: { check: string; ok: boolean; found: string; remedy?: string }[];
  }
  const check = ({ checks }: Doctor, name: string) => checks.find((one) => one.check === name);

  it.each([
    ["is to be stored in another encoding", ".gitattributes", "*.md text working-tree-encoding=UTF-16\n", "UTF-8"],
    ["is ignored", ".gitignore", "memory/\n", "ignores the memory folder"],
  ])("foresees that the commit will wait where memory %s, and logs in that encoding are read", async (_, file, text, why) => {
    const log = Buffer.from(
      "\ufeff- Decision: the gate closes at 22:00, because the neighbours complained.\n",
      "utf16le",
    );
    const folder = testFolder({ "lithify.yaml": "", "logs/2026-04-08.md": log, [file]: text });
    folder.git("init", "-q");
    for (const [key, value] of [
      ["user.name", "T"],
      ["user.email", "t@example.org"],
    ])
      folder.git("config", key!, value!);
    const report = (await call(doctor, folder.path, JSON_)).json<Doctor>();
    expect(check(report, "git")).toMatchObject({ ok: false, found: expect.stringContaining(why) });
    await call(compact, folder.path, {});
    expect(folder.read("memory/MEMORY.md")).toContain("The gate closes at 22:00");
    const { commitPostponed } = (await call(status, folder.path, JSON_)).json<Status>();
    expect(commitPostponed).toContain(why);
  });

  it("finds nothing in the way of a sound workspace", async () => {
    const folder = testFolder(LOGS);
    folder.git("init", "-q", "-b", "main");
    const ran = await call(doctor, folder.path, JSON_);
    const report = ran.json<Doctor>();
    for (const one of report.checks.filter(({ check: name }) => name !== "watches"))
      expect(one, one.found).toMatchObject({ ok: true });
    for (const name of ["configuration", "logs", "workspace", "memory", "model", "git", "lock"])
      expect(check(report, name)).toBeDefined();
    expect((await call(doctor, folder.path, {})).out.split("\n")).toHaveLength(report.checks.length);
  });

  it("names what is in the way, with the remedy, and exits 1", async () => {
    await using server = await startScriptedServer([], { models: ["llama"] });
    const folder = testFolder({ ...LOGS, "memory/user_a.md": "---\ntype: user\n---\n" });
    const ran = await call(doctor, folder.path, {
      ...JSON_,
      provider: "openai",
      model: "lama",
      baseUrl: server.baseURL,
    });
    expect(ran.code).toBe(1);
    const report = ran.json<Doctor>();
    expect(report.checks.find(({ ok, check: name }) => name === "memory" && !ok)).toMatchObject({
      found: "user_a.md:1: name is missing",
    });
    expect(check(report, "model")).toMatchObject({ ok: false, remedy: "model.name is one of: llama" });
    for (const one of report.checks) if (!one.ok) expect(one.remedy, one.check).toBeTruthy();
    const sound = await call(doctor, folder.path, {
      ...JSON_,
      provider: "openai",
      model: "llama",
      baseUrl: server.baseURL,
    });
    expect(check(sound.json<Doctor>(), "model")).toMatchObject({ ok: true });
    const down = await call(doctor, folder.path, {
      ...JSON_,
      provider: "openai",
      model: "llama",
      baseUrl: "http://127.0.0.1:1/v1",
    });
    expect(check(down.json<Doctor>(), "model")).toMatchObject({
      ok: false,
      found: expect.stringContaining("does not answer"),
    });
  });

  it.each([
    ["memory", "memory", /"memory" is a file, not a folder$/],
    ["memory/weekly", "memory", /^memory\/weekly is a file, not a folder$/],
    ["memory/inbox", "memory", /^memory\/inbox is a file, not a folder$/],
    [".lithify", "state", /\.lithify is a file, not a folder: /],
    [".lithify/runs", "state", /\.lithify\/runs is a file, not a folder: /],
  ])("goes on with its other checks when %s is a file, and gives the remedy", async (path, name, found) => {
    const folder = testFolder({ ...LOGS, [path]: "x\n" });
    const ran = await call(doctor, folder.path, JSON_);
    const report = ran.json<Doctor>();
    expect(ran.code).toBe(1);
    const bad = report.checks.find((one) => one.check === name && !one.ok);
    expect(bad).toMatchObject({ found: expect.stringMatching(found), remedy: expect.stringContaining("move it away") });
    for (const other of ["configuration", "workspace", "model", "git", "lock"])
      expect(check(report, other), other).toBeDefined();
  });

  it("names a memory that is saved as UTF-16, with the remedy", async () => {
    const folder = testFolder({ ...LOGS, "memory/user_tea.md": Buffer.from("\ufeff---\nname: Tea\n---\n", "utf16le") });
    const bad = (await call(doctor, folder.path, JSON_)).json<Doctor>().checks.find(({ ok }) => !ok);
    expect(bad).toMatchObject({ found: "memory/user_tea.md is not UTF-8 text", remedy: "save it as UTF-8" });
  });

  it.each<[string, number, string, string | undefined]>([
    ["is missing", 0o600, "", "cannot read"],
    ["may be read by others", 0o644, "sk-1\n", "others may read"],
    ["is empty", 0o600, "\n", "is empty"],
    ["is in order", 0o600, "sk-1\n", undefined],
  ])("looks at the key file: one that %s", async (name, mode, text, found) => {
    await using server = await startScriptedServer([], { models: ["m"] });
    const folder = testFolder({ ...LOGS, "home/lithify/config.yaml": `model: { apiKeyFile: key }\n` });
    if (name !== "is missing") writeFileSync(folder.at("home/lithify/key"), text, { mode });
    const ran = await call(
      doctor,
      folder.path,
      { ...JSON_, provider: "openai", model: "m", baseUrl: server.baseURL },
      { env: { XDG_CONFIG_HOME: folder.at("home") } },
    );
    const model = check(ran.json<Doctor>(), "model");
    if (found === undefined) {
      expect(model).toMatchObject({ ok: true });
      expect(server.others[0]?.headers.authorization).toBe("Bearer sk-1");
    } else expect(model).toMatchObject({ ok: false, found: expect.stringContaining(found) });
    expect(ran.out).not.toContain("sk-1");
  });
});

describe("every one of them", () => {
  it.each([
    ["status", status],
    ["doctor", doctor],
  ] as const)("%s refuses a folder without logs with exit 2", async (_, command) => {
    expect(await call(command, testFolder().path, JSON_)).toMatchObject({ code: 2, error: "NO_LOGS" });
  });

  it("leaves logs and memory as they are", async () => {
    const folder = testFolder(LOGS);
    await call(compact, folder.path, {});
    const before = [folder.tree("logs"), folder.tree("memory")];
    for (const command of [status, usage, doctor]) await call(command, folder.path, {});
    await call<WhyOptions>(why, folder.path, {
      file: Object.keys(folder.tree("memory")).find((path) => path.includes("_"))!,
    });
    expect([folder.tree("logs"), folder.tree("memory")]).toEqual(before);
    expect(folder.exists(WEEKLY)).toBe(true);
  });
});
