/** What a person took out with its document is known from git's history: what becomes of it in clones that have little of that. */
import { execFileSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf } from "../support/run-lithify.ts";
import { GIT_TEST_ENVIRONMENT, type TestFolder, testFolder } from "../support/test-folder.ts";
import { giveIdentity } from "../support/test-repository.ts";

const LOGS: Readonly<Record<string, string>> = {
  "lithify.yaml": "timezone: UTC\n",
  "logs/2026-04-06.md": "# Monday\n\n- Decision: the proxy listens on port 8010, because the gateway expects it.\n",
  "logs/2026-04-13.md": "# Monday\n\n- Decision: invoices are stored in PostgreSQL, because reports need joins.\n",
};
const WEEK = "memory/weekly/2026-W15.md";

const memoriesIn = (folder: TestFolder): string[] =>
  Object.keys(folder.tree("memory")).filter((path) => /\/project_/.test(path));
const proxyIn = (folder: TestFolder): string[] => memoriesIn(folder).filter((path) => path.includes("proxy"));

function cloneOf(remote: TestFolder, ...how: string[]): TestFolder {
  const clone = testFolder();
  clone.git("clone", "-q", ...how, `file://${remote.path}`, ".");
  giveIdentity(clone);
  return clone;
}

/** Lithify made the weeks, a person took one out, memory and document, and two commits came after. */
async function takenOut(weeks: readonly string[], remove = inOneCommit): Promise<TestFolder> {
  const remote = testFolder();
  remote.git("init", "-q", "--bare", "-b", "main");
  remote.git("config", "uploadpack.allowFilter", "true");
  const person = cloneOf(remote);
  person.git("checkout", "-q", "-B", "main");
  for (const path of ["lithify.yaml", ...weeks]) person.write(path, LOGS[path]!);
  person.git("add", "--all");
  person.git("commit", "-q", "-m", "logs");
  await remove(person);
  for (const name of ["one", "two"]) {
    person.write(`${name}.md`, name);
    person.git("add", "--all");
    person.git("commit", "-q", "-m", name);
  }
  person.git("push", "-q", "origin", "main");
  return remote;
}

async function inOneCommit(person: TestFolder): Promise<void> {
  await lithify(person.path, ["compact"]);
  person.git("rm", "-q", proxyIn(person)[0]!, WEEK);
  person.git("commit", "-q", "-m", "away with it");
}

/** As one looks through what a job proposed. */
async function onABranch(person: TestFolder): Promise<void> {
  person.git("switch", "-q", "-c", "proposed");
  await inOneCommit(person);
  person.git("switch", "-q", "main");
  person.write("meanwhile.md", "meanwhile\n");
  person.git("add", "--all");
  person.git("commit", "-q", "-m", "meanwhile");
  person.git("merge", "-q", "--no-ff", "-m", "merged", "proposed");
}

const ALL = ["logs/2026-04-06.md", "logs/2026-04-13.md"];
const FIRST = ["logs/2026-04-06.md"];

describe("what a person took out with its document", () => {
  it.each<[string, readonly string[], readonly string[], typeof inOneCommit]>([
    ["a shallow clone", ALL, ["--depth", "1"], inOneCommit],
    ["a shallow clone, where it was the newest week", FIRST, ["--depth", "1"], inOneCommit],
    ["a clone without the contents of old commits", ALL, ["--filter=blob:none"], inOneCommit],
    ["a whole clone, where it was the newest week", FIRST, [], inOneCommit],
    ["a whole clone, where it went before its branch was merged", FIRST, [], onABranch],
  ])("is not made again by a push from %s", async (_, weeks, how, remove) => {
    const clone = cloneOf(await takenOut(weeks, remove), ...how);
    const ran = await lithify(clone.path, ["compact", "--push", "--json"]);
    expect([ran.code, jsonOf(ran).push]).toEqual([0, "done"]);
    expect(clone.read(WEEK)).toMatch(/declined:\n {2}- type: project/);
    expect(proxyIn(clone)).toEqual([]);
  });

  it("is no matter of what comes, which a clone without old contents takes whole", async () => {
    const remote = await takenOut(FIRST);
    const clone = cloneOf(remote, "--filter=blob:none");
    const person = cloneOf(remote);
    person.write("logs/2026-04-13.md", LOGS["logs/2026-04-13.md"]!);
    person.git("add", "--all");
    person.git("commit", "-q", "-m", "a log");
    person.git("push", "-q");
    expect(jsonOf(await lithify(clone.path, ["compact", "--push", "--json"])).push).toBe("done");
    expect(clone.exists("memory/weekly/2026-W16.md")).toBe(true);
  });

  it("fails its week, and says why, where nothing is fetched and the history ends too early", async () => {
    const clone = cloneOf(await takenOut(ALL), "--depth", "1");
    const before = memoriesIn(clone);
    for (const more of [[], ["--dry-run"]]) {
      const ran = await lithify(clone.path, ["compact", "--json", ...more]);
      const { weeks } = jsonOf<{ weeks: { error?: { code: string; message: string; hint: string } }[] }>(ran);
      expect([ran.code, weeks.map(({ error }) => error?.code)]).toEqual([1, ["HISTORY_CUT_OFF"]]);
      expect(weeks[0]!.error!.message).toContain("shallow");
      expect(weeks[0]!.error!.hint).toContain("git fetch --unshallow");
    }
    expect([clone.exists(WEEK), memoriesIn(clone)]).toEqual([false, before]);
    clone.git("fetch", "-q", "--unshallow");
    expect((await lithify(clone.path, ["compact"])).code).toBe(0);
    expect([clone.exists(WEEK), proxyIn(clone)]).toEqual([true, []]);
  });

  it("is no matter where the history that is there reaches back to before the week", async () => {
    const remote = testFolder({ ...LOGS, "memory/MEMORY.md": "Mine.\n" });
    remote.git("init", "-q", "-b", "main");
    giveIdentity(remote);
    remote.git("add", "--all");
    execFileSync("git", ["commit", "-q", "-m", "before the weeks"], {
      cwd: remote.path,
      env: { ...process.env, ...GIT_TEST_ENVIRONMENT, GIT_COMMITTER_DATE: "2026-04-01T12:00:00Z" },
    });
    remote.git("commit", "-q", "--allow-empty", "-m", "since");
    remote.git("commit", "-q", "--allow-empty", "-m", "last");
    const clone = cloneOf(remote, "--depth", "2");
    expect((await lithify(clone.path, ["compact"])).code).toBe(1);
    clone.git("fetch", "-q", "--depth", "3", "origin", "main");
    expect((await lithify(clone.path, ["compact"])).code).toBe(0);
    expect(proxyIn(clone)).toHaveLength(1);
  });
});

it("asks a remote that gives nothing once, and not for the history too", async () => {
  const remote = await takenOut(Object.keys(LOGS).slice(1));
  const clone = cloneOf(remote, "--depth", "1");
  remote.remove("HEAD");
  const bin = testFolder({
    git: `#!/bin/sh\ncase " $* " in *" fetch "*) echo x >>"$0.log" ;; esac\nexec ${GIT} "$@"\n`,
  });
  chmodSync(bin.at("git"), 0o755);
  const ran = await lithify(clone.path, ["compact", "--push", "--verbose"], {
    env: { PATH: `${bin.path}:${process.env.PATH}` },
  });
  expect([ran.code, bin.read("git.log")]).toEqual([1, "x\n"]);
  expect(ran.stderr).toMatch(/^asking the remote what came, for at most \d+ seconds$/m);
});

const GIT = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
