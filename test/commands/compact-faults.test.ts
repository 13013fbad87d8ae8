import fs from "node:fs";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { lint } from "../../src/commands/lint.ts";
import { status } from "../../src/commands/status.ts";
import { folderWithState } from "../support/own-state.ts";
import { testFolder } from "../support/test-folder.ts";
import { LOGS } from "../support/week-answer.ts";
import { call } from "./called.ts";

describe("lithify compact", () => {
  it("reports the weeks that failed although why cannot be noted for status", async () => {
    const folder = await folderWithState({ ...LOGS, ".lithify/failures.json/in-the-way": "" });
    const options = { provider: "openai", model: "x", baseUrl: "http://127.0.0.1:9/v1", json: true } as const;
    const { code, json, err } = await call(compact, folder.path, options);
    expect(code).toBe(1);
    expect(json<{ weeks: object[] }>().weeks).toMatchObject([{ outcome: "failed", error: { code: "NETWORK" } }]);
    expect(err).toContain("failures.json");
  });

  it("commits what it wrote although an old failure cannot be forgotten", async () => {
    const failure = { state: "failed", code: "NETWORK", message: "down", at: "2026-04-30T12:00:00.000Z" };
    const folder = await folderWithState({
      ...LOGS,
      ".lithify/failures.json": JSON.stringify({ "2026-W15": failure }),
    });
    folder.git("init", "-q", "-b", "main");
    const { writeFileSync } = fs;
    const full = vi.spyOn(fs, "writeFileSync").mockImplementation((file, data, options) => {
      if (data === "{}\n") throw Object.assign(new Error("disk full"), { code: "ENOSPC" });
      writeFileSync(file, data, options);
    });
    onTestFinished(() => full.mockRestore());
    const { code, json, err } = await call(compact, folder.path, { json: true });
    expect([code, json().commit, err]).toEqual([
      0,
      folder.git("rev-parse", "HEAD"),
      expect.stringMatching(/disk full/),
    ]);
  });

  it("commits a memory in whose front matter a figure behind `name:` is no password", async () => {
    const said = "站点8561的测试保留登录41天，因为旧磁盘太慢。";
    const folder = testFolder({ "logs/2026-04-09.md": `- Decision: ${said}\n` });
    folder.git("init", "-q", "-b", "main");
    const { code, json } = await call(compact, folder.path, { json: true });
    const { weeks, ...report } = json<{ weeks: { rejected: object[] }[]; commit: string | null }>();
    expect([code, report.commit]).toEqual([0, folder.git("rev-parse", "HEAD")]);
    expect(weeks[0]!.rejected).toEqual([]);
    expect(folder.git("ls-files", "memory/project_*").split("\n")).toHaveLength(1);
    expect((await call(lint, folder.path, {})).code).toBe(0);
  });

  it("finds a secret that a person put into a memory's front matter, a line below its key", async () => {
    const folder = testFolder({ "logs/2026-04-09.md": "- Decision: the lamps come from Vigo, because they last.\n" });
    folder.git("init", "-q", "-b", "main");
    await call(compact, folder.path, {});
    const [file = ""] = folder.git("ls-files", "memory/project_*").split("\n");
    folder.write(file, folder.read(file).replace("type: project", "type: project\npassword:\n  Tulip-42x"));
    const { out, code } = await call(lint, folder.path, {});
    expect([code, out]).toEqual([1, expect.stringMatching(/project_\S+:\d+ {2}error SECRET/)]);
  });

  it.each(["logs", ".git/memory", ".lithify", "a-file"])("writes no memories into %s", async (memory) => {
    const folder = testFolder({ ...LOGS, "a-file": "", "lithify.yaml": `memory: ${memory}\n` });
    const before = folder.tree();
    const { code, error, err } = await call(compact, folder.path, {});
    expect([code, error]).toEqual([2, "BAD_CONFIG"]);
    expect(err).toContain("memory");
    expect(folder.tree()).toEqual(before);
  });

  it("leaves a file alone that stands in a weekly document's place and is none of lithify's", async () => {
    const file = "memory/weekly/2026-W15.md";
    const folder = testFolder({ ...LOGS, [file]: "# My week\n\nWritten by hand.\n" });
    const { code, json } = await call(compact, folder.path, { json: true });
    expect(code).toBe(1);
    expect(json<{ weeks: object[] }>().weeks).toMatchObject([{ outcome: "failed", error: { code: "EEXIST" } }]);
    expect(folder.read(file)).toBe("# My week\n\nWritten by hand.\n");
  });

  it("counts a run as done whose files are committed, though a full disk refuses the mark, which the next run makes", async () => {
    const folder = testFolder(LOGS);
    folder.git("init", "-q", "-b", "main");
    const { writeFileSync } = fs;
    const full = vi.spyOn(fs, "writeFileSync").mockImplementation((file, data, options) => {
      if (String(data).includes('"state":"committed"')) throw Object.assign(new Error("disk full"), { code: "ENOSPC" });
      writeFileSync(file, data, options);
    });
    onTestFinished(() => full.mockRestore());
    const ran = await call(compact, folder.path, { json: true });
    const report = ran.json<{ commit: string; weeks: object[] }>();
    expect(ran.code).toBe(0);
    expect(report).toMatchObject({ weeks: [{ week: "2026-W15", outcome: "compacted" }], commitPostponed: null });
    expect(report.commit).toBe(folder.git("rev-parse", "HEAD"));
    expect(ran.err).toMatch(/could not be marked as done.*disk full/);
    full.mockRestore();
    const next = await call(compact, folder.path, { json: true });
    expect([next.code, next.json()]).toEqual([0, expect.objectContaining({ commit: null, commitPostponed: null })]);
    expect(folder.git("rev-list", "--count", "HEAD")).toBe("1");
    const { commitPostponed } = (await call(status, folder.path, { json: true })).json();
    expect(commitPostponed).toBeNull();
  });
});
