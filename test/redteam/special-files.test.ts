/** A pipe where git reads a file holds nobody up: it is named at once, before git is asked. */
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { specialFileFor } from "../../src/store/git/special-files.ts";
import { within } from "../support/cpu-time.ts";
import { jsonOf } from "../support/run-lithify.ts";
import { runnerOf } from "../support/runner.ts";
import { testRepository } from "../support/test-repository.ts";

/** Git's own time is ten seconds a command; starting lithify takes one on a busy machine. */
const AT_ONCE_MS = 8_000;

/** A pipe may hold up whoever opens it. */
const runner = runnerOf();
const lithify = (cwd: string, args: readonly string[]) => runner().ended(cwd, args);

function withPipe(at: string) {
  const folder = testRepository({ "logs/2026-04-08.md": "- Decision: tabs, because the linter wants them.\n" });
  folder.write(join(dirname(at), "kept"), "");
  folder.remove(at);
  execFileSync("mkfifo", [folder.at(at)]);
  return folder;
}

describe("a pipe in a repository", () => {
  it.each([
    ".git/HEAD",
    ".git/config",
    ".git/refs/heads/main",
    ".git/packed-refs",
    ".git/info/exclude",
    ".git/objects/info/alternates",
    ".gitignore",
    "memory/.gitignore",
  ])("at %s is named, and the files are written", async (at) => {
    const folder = withPipe(at);
    const begun = performance.now();
    const ran = await lithify(folder.path, ["compact", "--json"]);
    expect(jsonOf(ran)).toMatchObject({ commit: null, commitPostponed: expect.stringMatching(/^special-file: /) });
    expect(jsonOf<{ commitPostponed: string }>(ran).commitPostponed).toContain(at);
    expect(folder.exists("memory/weekly/2026-W15.md")).toBe(true);
    within(performance.now() - begun, AT_ONCE_MS);
  });

  it("is named where a job is to be written, as any refusal is", async () => {
    const folder = withPipe(".gitattributes");
    const ran = await lithify(folder.path, ["init", "--ci", "github"]);
    expect([ran.code, ran.stderr]).toEqual([2, expect.stringMatching(/a pipe or a device .*\.gitattributes\nhint: /)]);
    expect(folder.exists(".github")).toBe(false);
  });

  it("in place of the index leaves a doubt about the state folder, and nothing is begun", async () => {
    const folder = withPipe(".git/index");
    const begun = performance.now();
    expect(await lithify(folder.path, ["compact", "--json"])).toMatchObject({ code: 2 });
    within(performance.now() - begun, AT_ONCE_MS);
  });

  it("is what a link leads to as well; sockets and links to /dev/null are none", () => {
    const folder = testRepository();
    execFileSync("ln", ["-s", "/dev/null", folder.at(".git/odd")]);
    expect(specialFileFor(folder.path)).toBeUndefined();
    execFileSync("ln", ["-sfn", "/dev/zero", folder.at(".git/odd")]);
    expect(specialFileFor(folder.path)).toBe(folder.at(".git/odd"));
  });
});
