/** What a person took out with its document is known from git's history: what becomes of it in clones that have little of that. */
import { execFileSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf } from "../support/run-lithify.ts";
import { GIT_TEST_ENVIRONMENT, madeOnce, type TestFolder, testFolder } from "../support/test-folder.ts";
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

const kept = new Map<string, () => TestFolder[]>();

/** Lithify made the weeks, a person took one out, memory and document, and two commits came after: a copy of what is made once. */
async function takenOut(weeks: readonly string[], remove = inOneCommit): Promise<TestFolder> {
  const key = `${weeks} ${remove.name}`;
  if (!kept.has(key)) {
    const remote = await taken(weeks, remove);
    kept.set(
      key,
      madeOnce(() => [remote]),
    );
  }
  return kept.get(key)!()[0]!;
}

async function taken(weeks: readonly string[], remove: typeof inOneCommit): Promise<TestFolder> {
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

/** With a merge that git is told to show otherwise, or not at all. */
async function inAMerge(person: TestFolder): Promise<void> {
  await lithify(person.path, ["compact"]);
  person.git("switch", "-q", "-c", "other");
  person.git("commit", "-q", "--allow-empty", "-m", "other");
  person.git("switch", "-q", "main");
  person.git("commit", "-q", "--allow-empty", "-m", "meanwhile");
  person.git("merge", "-q", "--no-ff", "--no-commit", "other");
  person.git("rm", "-q", proxyIn(person)[0]!, WEEK);
  person.git("commit", "-q", "-m", "merged, and away with it");
}

async function datedAhead(person: TestFolder): Promise<void> {
  person.write("logs/2099-12-28.md", "# Plan\n\n- Decision: the archive moves to Lisbon, because the lease ends.\n");
  person.git("add", "--all");
  person.git("commit", "-q", "-m", "a plan");
  await lithify(person.path, ["compact", "--week", "2099-W53"]);
  const made = memoriesIn(person).filter((path) => path.includes("archive"));
  person.git("rm", "-q", ...made, "memory/weekly/2099-W53.md");
  person.git("commit", "-q", "-m", "away with it");
}

/** A machine that has no clock. */
async function beforeAnOddDate(person: TestFolder): Promise<void> {
  await inOneCommit(person);
  person.write("odd.md", "odd\n");
  person.git("add", "--all");
  commitOn(person, "2001-01-01", "odd");
}

function commitOn(folder: TestFolder, day: string, subject: string): void {
  const at = `${day}T12:00:00Z`;
  execFileSync("git", ["commit", "-q", "--allow-empty", "-m", subject], {
    cwd: folder.path,
    env: { ...process.env, ...GIT_TEST_ENVIRONMENT, GIT_COMMITTER_DATE: at, GIT_AUTHOR_DATE: at },
  });
}

const weeksOf = (ran: Awaited<ReturnType<typeof lithify>>) =>
  jsonOf<{ weeks: { week: string; outcome: string; error?: { code: string; message: string; hint: string } }[] }>(ran)
    .weeks;

const ALL = ["logs/2026-04-06.md", "logs/2026-04-13.md"];
const FIRST = ["logs/2026-04-06.md"];

describe("what a person took out with its document", () => {
  it.each<[string, readonly string[], readonly string[], typeof inOneCommit]>([
    ["a shallow clone", ALL, ["--depth", "1"], inOneCommit],
    ["a shallow clone, where it was the newest week", FIRST, ["--depth", "1"], inOneCommit],
    ["a clone without the contents of old commits", ALL, ["--filter=blob:none"], inOneCommit],
    ["a clone without old folders", ALL, ["--filter=tree:0"], inOneCommit],
    ["a whole clone, where it was the newest week", FIRST, [], inOneCommit],
    ["a whole clone, where it went before its branch was merged", FIRST, [], onABranch],
    ["a whole clone, where it went in the merge itself", FIRST, ["-c", "log.diffMerges=off"], inAMerge],
    ["a whole clone, where a commit of an odd date follows", FIRST, [], beforeAnOddDate],
    ["a shallow clone, where a commit of an odd date follows", FIRST, ["--depth", "3"], beforeAnOddDate],
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
    const remote = testFolder({ "memory/MEMORY.md": "Mine.\n" });
    remote.git("init", "-q", "-b", "main");
    giveIdentity(remote);
    remote.git("add", "--all");
    commitOn(remote, "2026-04-01", "before the weeks");
    for (const [path, text] of Object.entries(LOGS)) remote.write(path, text);
    remote.git("add", "--all");
    remote.git("commit", "-q", "-m", "since");
    remote.git("commit", "-q", "--allow-empty", "-m", "last");
    const clone = cloneOf(remote, "--depth", "2");
    expect((await lithify(clone.path, ["compact"])).code).toBe(1);
    clone.git("fetch", "-q", "--depth", "3", "origin", "main");
    expect((await lithify(clone.path, ["compact"])).code).toBe(0);
    expect(proxyIn(clone)).toHaveLength(1);
  });

  it.each<[string, (person: TestFolder) => void, string]>([
    [
      "the memory folder",
      (person) => {
        person.git("mv", "memory", "mem");
        person.write("lithify.yaml", "timezone: UTC\nmemory: mem\n");
      },
      "",
    ],
    [
      "the workspace",
      (person) => {
        person.write("notes/.keep", "");
        person.git("mv", "memory", "logs", "lithify.yaml", "notes");
      },
      "notes",
    ],
  ])("is not made again where %s is moved, in a commit or not", async (_, move, below) => {
    const clone = cloneOf(await takenOut(FIRST));
    move(clone);
    for (const make of [["--dry-run"], []]) {
      const ran = await lithify(join(clone.path, below), ["compact", "--json", ...make]);
      expect([ran.code, ran.stdout]).toEqual([0, expect.stringContaining("a person took it back")]);
      clone.git("add", "--all");
      if (make.length > 0) clone.git("commit", "-q", "-m", "moved");
    }
    const files = clone.git("ls-files").split("\n");
    expect(files.filter((path) => /W15|proxy/.test(path))).toEqual([expect.stringContaining("weekly/2026-W15.md")]);
  });

  it.each([[["--depth", "1"]], [[]]])("is not made again of a log that is dated ahead, cloned with %j", async (how) => {
    const clone = cloneOf(await takenOut(ALL, datedAhead), ...how);
    const ran = await lithify(clone.path, ["compact", "--week", "2099-W53", "--json"]);
    expect(weeksOf(ran).map(({ error }) => error?.code)).toEqual([how.length > 0 ? "HISTORY_CUT_OFF" : undefined]);
    expect(memoriesIn(clone).filter((path) => path.includes("archive"))).toEqual([]);
  });

  it("is not made again by a clone without old folders, which names what brings them", async () => {
    const clone = cloneOf(await takenOut(FIRST), "--filter=tree:0");
    const [first] = weeksOf(await lithify(clone.path, ["compact", "--json"]));
    expect(first!.error!.code).toBe("HISTORY_CUT_OFF");
    expect(first!.error!.hint).toContain("git fetch --refetch --filter=blob:none");
    expect(proxyIn(clone)).toEqual([]);
    clone.git("fetch", "-q", "--refetch", "--filter=blob:none");
    const [week] = weeksOf(await lithify(clone.path, ["compact", "--json"]));
    expect(week!.error!.hint).toContain("git fetch --refetch --no-filter");
    clone.git("fetch", "-q", "--refetch", "--no-filter");
    expect((await lithify(clone.path, ["compact"])).code).toBe(0);
    expect([clone.exists(WEEK), proxyIn(clone)]).toEqual([true, []]);
  });

  it("fails no week of logs that lie in the work tree alone, and each by its own days", async () => {
    const clone = cloneOf(await takenOut(ALL), "--depth", "1");
    clone.write("logs/2026-04-20.md", "- Decision: the archive moves to Lisbon, because the lease ends.\n");
    clone.write("logs/2099-12-28.md", "- Decision: the depot moves to Porto, because the lease ends.\n");
    clone.git("add", "logs/2099-12-28.md");
    const made = weeksOf(await lithify(clone.path, ["compact", "--json"]));
    expect(made.map(({ week, error }) => [week, error?.code])).toEqual([
      ["2026-W15", "HISTORY_CUT_OFF"],
      ["2026-W17", undefined],
    ]);
    const [ahead] = weeksOf(await lithify(clone.path, ["compact", "--week", "2099-W53", "--json"]));
    expect(ahead!.outcome).toBe("compacted");
    // Whoever has a log from git may have its memories from there too.
    clone.write("logs/2026-04-27.md", "- Decision: the kiosk moves to Faro, because the lease ends.\n");
    clone.git("add", "logs/2026-04-27.md");
    const [, staged] = weeksOf(await lithify(clone.path, ["compact", "--json"]));
    expect([staged!.week, staged!.error!.code]).toEqual(["2026-W18", "HISTORY_CUT_OFF"]);
  });

  it("is made again at a person's word where no history is to be had, and the hint says so", async () => {
    const shallow = cloneOf(await takenOut(ALL), "--depth", "1");
    const clone = cloneOf(shallow);
    for (const more of [["--push"], []]) {
      const [week] = weeksOf(await lithify(clone.path, ["compact", "--json", ...more]));
      expect(week!.error!.hint).toContain("lithify compact --week 2026-W15 --force");
      expect(week!.error!.hint.includes("--push")).toBe(more.length === 0);
    }
    clone.git("remote", "remove", "origin");
    const [week] = weeksOf(await lithify(clone.path, ["compact", "--json"]));
    expect(week!.error!.hint).toMatch(/^lithify compact --week 2026-W15 --force/);
    for (const command of ["status", "doctor"])
      expect((await lithify(clone.path, [command])).stdout).toContain("compact --week 2026-W15 --force");
    expect((await lithify(clone.path, ["compact", "--all", "--force"])).code).toBe(1);
    expect((await lithify(clone.path, ["compact", "--week", "2026-W15", "--force"])).code).toBe(0);
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
