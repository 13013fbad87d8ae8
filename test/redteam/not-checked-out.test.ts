/** Logs and memories that git knows of and this checkout does not have: submodules, and logs that were left out. */
import { renameSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf } from "../support/run-lithify.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { LOG } from "./clone.ts";

const LOCAL = ["-c", "protocol.file.allow=always"];
const PERSON = ["-c", "user.name=T", "-c", "user.email=t@example.org"];

function repository(files: Readonly<Record<string, string>>, modules: Readonly<Record<string, TestFolder>> = {}) {
  const folder = testFolder(files);
  folder.git("init", "-q", "-b", "main");
  for (const [path, module] of Object.entries(modules))
    folder.git(...LOCAL, "submodule", "add", "-q", module.path, path);
  folder.git("add", "-A");
  folder.git(...PERSON, "commit", "-qm", "a fine project");
  return folder;
}

function cloneOf(origin: TestFolder, ...sparse: string[]): TestFolder {
  const clone = testFolder();
  clone.git("clone", "-q", "--no-checkout", origin.path, ".");
  for (const [key, value] of [
    ["user.name", "V"],
    ["user.email", "v@example.org"],
  ])
    clone.git("config", key!, value!);
  if (sparse.length > 0) clone.git("sparse-checkout", "set", "--no-cone", ...sparse);
  clone.git("checkout", "-q", "main");
  return clone;
}

const weeksOf = async (folder: TestFolder, ...args: string[]) =>
  jsonOf<{ weeks: { week: string; outcome: string; error?: { code: string; message: string } }[] }>(
    await lithify(folder.path, ["compact", "--all", "--json", ...args]),
  ).weeks;

describe("a submodule that is not checked out", () => {
  it.each([["memory"], ["memory/weekly"], ["notes"]])("takes no memory where it lies: %s", async (path) => {
    const module = repository({ "project_x.md": "by hand\n" });
    const config = path === "notes" ? { "lithify.yaml": "memory: notes/memory\n" } : {};
    const clone = cloneOf(repository({ "logs/2026-04-08.md": LOG, ...config }, { [path]: module }));
    const before = clone.tree();
    for (const command of [["compact", "--all"], ["status"], ["forget", "x"], ["remember", "Deploys run at noon."]]) {
      const ran = await lithify(clone.path, command);
      expect([ran.code, ran.stderr], command[0]).toEqual([
        2,
        expect.stringMatching(/a submodule that is not checked out/),
      ]);
    }
    expect(clone.tree()).toEqual(before);
    clone.git(...LOCAL, "submodule", "update", "-q", "--init");
    expect(clone.read(`${path}/project_x.md`)).toBe("by hand\n");
  });

  it("leaves its day's week failed, and what was made of it elsewhere as it is", async () => {
    const day = repository({ "notes.md": "# Notes\n\n- Decided: the staging database is copied nightly.\n" });
    const origin = repository({ "logs/2026-04-08.md": LOG }, { "logs/2026-04-09": day });
    const clone = cloneOf(origin);
    const unread = { code: "UNREAD_LOG", message: expect.stringMatching(/logs\/2026-04-09.*not checked out/) };
    expect(await weeksOf(clone)).toMatchObject([{ week: "2026-W15", outcome: "failed", error: unread }]);
    expect((await lithify(clone.path, ["status"])).stdout).toMatch(/2026-W15 +failed.*submodule update --init/);

    clone.git(...LOCAL, "submodule", "update", "-q", "--init");
    expect(await weeksOf(clone)).toMatchObject([{ week: "2026-W15", outcome: "compacted" }]);
    clone.git("push", "-q", "origin", "HEAD:refs/heads/done");
    origin.git("checkout", "-q", "-B", "main", "done");
    const other = cloneOf(origin);
    expect(await weeksOf(other)).toEqual([]);
    expect((await lithify(other.path, ["status"])).stdout).toMatch(/2026-W15 +compacted/);
  });

  it("that is the folder of logs is named", async () => {
    const logs = repository({ "2026-04-08.md": LOG });
    const clone = cloneOf(repository({ "README.md": "x\n" }, { logs }));
    for (const command of ["compact", "status", "lint", "doctor"]) {
      const { stdout, stderr } = await lithify(clone.path, [command]);
      expect(`${stdout}${stderr}`, command).toMatch(
        /logs below logs are not read: a submodule that is not checked out/,
      );
    }
  });
});

it("a log that a sparse checkout leaves out leaves its week failed, until it is there", async () => {
  const late = { "logs/2026-04-09.md": "# Thursday\n\n- Decided: events go through NATS.\n" };
  const clone = cloneOf(repository({ "logs/2026-04-08.md": LOG, ...late }), "/*", "!logs/2026-04-09.md");
  expect(await weeksOf(clone)).toMatchObject([{ outcome: "failed", error: { code: "UNREAD_LOG" } }]);
  clone.git("sparse-checkout", "disable");
  expect(await weeksOf(clone)).toMatchObject([{ outcome: "compacted" }]);
  // What its document was made from is as a deleted log is.
  clone.git("sparse-checkout", "set", "--no-cone", "/*", "!logs/2026-04-09.md");
  expect(await weeksOf(clone)).toEqual([]);
});

// Caught: the folder was made anew from the logs and committed, and what a person had written in a memory was gone from HEAD.
it("a memory folder that is gone as a whole is not made anew while git tracks it", async () => {
  const folder = cloneOf(repository({ "logs/2026-04-08.md": LOG }));
  await lithify(folder.path, ["compact", "--all"]);
  const head = folder.git("rev-parse", "HEAD");
  renameSync(folder.at("memory"), folder.at("notes"));
  folder.write("logs/2026-04-15.md", "# Wednesday\n\n- Decided: events go through NATS.\n");
  for (const command of [
    ["compact", "--all"],
    ["remember", "Deploys run at noon."],
    ["forget", "x"],
  ]) {
    const { code, stderr } = await lithify(folder.path, command);
    expect([code, stderr], command[0]).toEqual([
      2,
      expect.stringMatching(/no memory\/.*git tracks one[\s\S]*git checkout --/),
    ]);
  }
  expect([folder.exists("memory"), folder.git("rev-parse", "HEAD")]).toEqual([false, head]);
  folder.git("rm", "-r", "-q", "--cached", "memory");
  expect(await weeksOf(folder)).toMatchObject([{ outcome: "compacted" }, { outcome: "compacted" }]);
});
