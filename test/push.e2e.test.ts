/** `compact --push` with real bare repositories on disk: clones that compact the same logs end with one tree. */
import { describe, expect, it } from "vitest";
import { runWithFault } from "./support/fault-runs.ts";
import { lithify } from "./support/lithify-here.ts";
import { BIN, environment, jsonOf } from "./support/run-lithify.ts";
import { answer } from "./support/scripted-answer.ts";
import { startScriptedServer } from "./support/scripted-server.ts";
import { madeOnce, type TestFolder, testFolder } from "./support/test-folder.ts";
import { giveIdentity } from "./support/test-repository.ts";

const LOG = (n: number) =>
  `# Day ${n}\n\n- Decision: service ${n} runs on port 80${n}0, because the proxy expects it there.\n- Rule: never restart service ${n} during the day.\n`;
const LOGS = Object.fromEntries(
  [6, 13, 20].map((day, i) => [`logs/2026-04-${String(day).padStart(2, "0")}.md`, LOG(i + 1)]),
);

const made = [1, 2, 3].map((count) =>
  madeOnce(() => {
    const remote = testFolder();
    remote.git("init", "-q", "--bare", "-b", "main");
    const first = cloneOf(remote);
    for (const [path, text] of Object.entries({ "lithify.yaml": "timezone: UTC\n", ...LOGS })) first.write(path, text);
    first.git("add", "--all");
    first.git("commit", "-q", "-m", "logs");
    first.git("push", "-q", "origin", "HEAD:main");
    return [remote, ...Array.from({ length: count }, () => cloneOf(remote))];
  }),
);

/** A remote with some logs, and clones of it. */
function shared(count: 1 | 2 | 3): { remote: TestFolder; clones: TestFolder[] } {
  const [remote, ...clones] = made[count - 1]!() as [TestFolder, ...TestFolder[]];
  return { remote, clones };
}

function cloneOf(remote: TestFolder): TestFolder {
  const clone = testFolder();
  clone.git("clone", "-q", remote.path, ".");
  clone.git("checkout", "-q", "-B", "main");
  giveIdentity(clone);
  return clone;
}

/** Something comes meanwhile, from somebody else. */
function goesOn(other: TestFolder): void {
  other.git("pull", "-q", "--rebase", "origin", "main");
  other.write("theirs.md", "theirs\n");
  other.git("add", "--all");
  other.git("commit", "-q", "-m", "theirs");
  other.git("push", "-q", "origin", "main");
}

const push = (clone: TestFolder, env: Readonly<Record<string, string>> = {}) =>
  lithify(clone.path, ["compact", "--push", "--json"], { env });
const treeOf = (remote: TestFolder): string => remote.git("rev-parse", "main^{tree}");
const memoriesIn = (remote: TestFolder): string[] =>
  remote.git("ls-tree", "-r", "--name-only", "main", "memory/").split("\n");

describe("compact --push", () => {
  it("sends its commit, and has nothing to send the second time", async () => {
    const { remote, clones } = shared(1);
    const ran = await push(clones[0]!);
    expect([ran.code, jsonOf(ran).push]).toEqual([0, "done"]);
    expect(memoriesIn(remote)).toContain("memory/weekly/2026-W15.md");
    const before = remote.git("rev-parse", "main");
    expect(jsonOf(await push(clones[0]!)).push).toBe("done");
    expect(remote.git("rev-parse", "main")).toBe(before);
  });

  it("ends with one tree and no memory twice, where three clones compact at once", async () => {
    const { remote, clones } = shared(3);
    const alone = shared(1);
    await push(alone.clones[0]!);
    const ran = await Promise.all(clones.map((clone) => push(clone)));
    expect(ran.map(({ code, stdout, stderr }) => (code === 0 ? 0 : stdout.slice(-600) + stderr))).toEqual([0, 0, 0]);
    const names = (tree: TestFolder) => memoriesIn(tree).filter((path) => path !== "memory/.lithify-id");
    expect(names(remote)).toEqual(names(alone.remote));
    for (const clone of clones) expect(clone.git("status", "--porcelain")).toBe("");
    await push(clones[0]!);
    expect(clones[0]!.git("rev-parse", "HEAD^{tree}")).toBe(treeOf(remote));
  });

  it("first ends what a dead run left, and pays for nothing that came meanwhile", async () => {
    await using server = await startScriptedServer([answer("### Context\n\n- Service 1 runs on port 8010.\n\nNONE")]);
    const model = ["--provider", "openai", "--model", "m", "--base-url", server.baseURL];
    const run = ({ path }: TestFolder, mode: string, at = 0) =>
      runWithFault({
        ...{ program: [BIN, "compact", "--push", "--workspace", path, ...model], root: path, mode, at },
        environment: environment(path),
      });
    const { calls } = await run(shared(1).clones[0]!, "count");
    const [dead, other] = shared(2).clones as [TestFolder, TestFolder];
    await run(dead, "kill", calls.findIndex((call) => /rename\w* memory\/weekly\//.test(call)) + 2);
    expect(dead.git("status", "--porcelain")).toContain("memory/");
    await lithify(other.path, ["compact", "--push", ...model]);
    const asked = server.requests.length;
    const ran = await lithify(dead.path, ["compact", "--push", ...model]);
    expect([ran.code, server.requests.length - asked]).toEqual([0, 0]);
    expect(dead.git("rev-parse", "HEAD")).toBe(other.git("rev-parse", "HEAD"));
  });

  it("plans anew over a person's commit in between, which stays", async () => {
    const { remote, clones } = shared(2);
    const [machine, person] = clones as [TestFolder, TestFolder];
    await lithify(machine.path, ["compact", "--week", "2026-W15"]);
    const own = "---\nname: Service 1 is retired\ndescription: It is gone\ntype: project\n---\n\nGone.\n";
    person.write("memory/project_ours.md", own);
    person.git("add", "--all");
    person.git("commit", "-q", "-m", "ours");
    person.git("push", "-q", "origin", "main");
    const ran = await push(machine);
    expect([ran.code, jsonOf(ran).push]).toEqual([0, "done"]);
    expect(remote.git("show", "main:memory/project_ours.md")).toBe(own.trimEnd());
    expect(remote.git("log", "--format=%s", "main").split("\n")).toContain("ours");
    expect(remote.git("rev-list", "--merges", "main")).toBe("");
    expect(memoriesIn(remote)).toContain("memory/weekly/2026-W15.md");
  });

  it("makes a week anew that it dropped, memories and all, where an earlier one is on the remote", async () => {
    const { remote, clones } = shared(2);
    const [machine, other] = clones as [TestFolder, TestFolder];
    await lithify(machine.path, ["compact", "--week", "2026-W15"]);
    await push(machine);
    machine.write("logs/2026-04-28.md", LOG(7));
    machine.git("add", "logs");
    machine.git("commit", "-q", "-m", "a log");
    machine.git("push", "-q", "origin", "main");
    await lithify(machine.path, ["compact"]);
    goesOn(other);
    const ran = await push(machine);
    expect([ran.code, jsonOf(ran).push]).toEqual([0, "done"]);
    expect(memoriesIn(remote).filter((path) => path.includes("service-7"))).not.toEqual([]);
    expect(remote.git("show", "main:memory/weekly/2026-W18.md")).toContain("declined: []");
  });

  it("drops no commit of its own that took a person's lines along", async () => {
    const { clones } = shared(2);
    const [machine, other] = clones as [TestFolder, TestFolder];
    await push(machine);
    const file = "memory/weekly/2026-W15.md";
    machine.write(file, `${machine.read(file).trimEnd()}\n\nMY LINE\n`);
    machine.write("logs/2026-04-07.md", LOG(8));
    await lithify(machine.path, ["compact"]);
    expect(machine.git("show", `HEAD:${file}`)).toContain("MY LINE");
    goesOn(other);
    const ran = await push(machine);
    expect([ran.code, jsonOf(ran).push]).toEqual([1, "postponed"]);
    expect(jsonOf<{ pushPostponed: string }>(ran).pushPostponed).toContain("may hold lines that you had not committed");
    expect(machine.read(file)).toContain("MY LINE");
  });

  it("leaves a person's unsent commit alone, says so, and exits 1", async () => {
    const { clones } = shared(2);
    const [machine, other] = clones as [TestFolder, TestFolder];
    machine.write("notes.md", "mine\n");
    machine.git("add", "--all");
    machine.git("commit", "-q", "-m", "mine");
    other.write("theirs.md", "theirs\n");
    other.git("add", "--all");
    other.git("commit", "-q", "-m", "theirs");
    other.git("push", "-q", "origin", "main");
    const ran = await push(machine);
    const report = jsonOf<{ push: string; pushPostponed: string; weeks: unknown[] }>(ran);
    expect([ran.code, report.push, report.weeks.length]).toEqual([1, "postponed", 3]);
    expect(report.pushPostponed).toContain("rebase it first");
    expect(machine.git("log", "--format=%s").split("\n")).toContain("mine");
  });

  it.each<[string, (machine: TestFolder) => void]>([
    ["amended into lithify's own commit", (machine) => machine.git("commit", "-q", "--amend", "--no-edit")],
    [
      "committed under lithify's subject and trailers",
      (machine) => machine.git("commit", "-q", "-m", machine.git("log", "-1", "--format=%B")),
    ],
  ])("never drops work %s", async (_, commit) => {
    const { clones } = shared(2);
    const [machine, other] = clones as [TestFolder, TestFolder];
    await lithify(machine.path, ["compact"]);
    machine.write("thesis.md", "two days of work\n");
    const weekly = `${machine.read("memory/weekly/2026-W15.md")}\n- A line of my own.\n`;
    machine.write("memory/weekly/2026-W15.md", weekly);
    machine.git("add", "--all");
    commit(machine);
    const tip = machine.git("rev-parse", "HEAD");
    other.write("theirs.md", "theirs\n");
    other.git("add", "--all");
    other.git("commit", "-q", "-m", "theirs");
    other.git("push", "-q", "origin", "main");
    const ran = await push(machine);
    const report = jsonOf<{ push: string; pushPostponed: string }>(ran);
    expect([ran.code, report.push]).toEqual([1, "postponed"]);
    expect(report.pushPostponed).toContain(`commit ${tip.slice(0, 12)}`);
    expect(machine.git("log", "--format=%H").split("\n")).toContain(tip);
    expect([machine.read("thesis.md"), machine.read("memory/weekly/2026-W15.md")]).toEqual([
      "two days of work\n",
      weekly,
    ]);
    machine.git("pull", "-q", "--rebase", "origin", "main");
    machine.git("push", "-q", "origin", "main");
    expect(jsonOf(await push(machine)).push).toBe("done");
  });

  it("sends no commit of a person's along with its own, and says which", async () => {
    const { remote, clones } = shared(1);
    const [machine] = clones as [TestFolder];
    const before = remote.git("rev-parse", "main");
    machine.write("wip.md", "not for anybody's eyes yet\n");
    machine.git("add", "--all");
    machine.git("commit", "-q", "-m", "wip");
    const tip = machine.git("rev-parse", "HEAD");
    const ran = await push(machine);
    const report = jsonOf<{ push: string; pushPostponed: string; commit: string }>(ran);
    expect([ran.code, report.push]).toEqual([1, "postponed"]);
    expect(report.pushPostponed).toContain(`commit ${tip.slice(0, 12)}`);
    expect(report.pushPostponed).toContain("git push");
    expect(remote.git("rev-parse", "main")).toBe(before);
    expect(machine.git("rev-parse", "HEAD~1", "HEAD").split("\n")).toEqual([tip, report.commit]);
    machine.git("push", "-q", "origin", "main");
    expect(jsonOf(await push(machine)).push).toBe("done");
    expect(memoriesIn(remote)).toContain("memory/weekly/2026-W15.md");
  });

  it("sends a branch of its own alone to an empty remote, and a person's once they have", async () => {
    const remote = testFolder();
    remote.git("init", "-q", "--bare", "-b", "main");
    const machine = testFolder({ "lithify.yaml": "timezone: UTC\n", ...LOGS });
    machine.git("init", "-q", "-b", "main");
    machine.git("remote", "add", "origin", remote.path);
    giveIdentity(machine);
    expect(jsonOf(await push(machine)).push).toBe("done");
    expect(memoriesIn(remote)).toContain("memory/weekly/2026-W15.md");
    const empty = testFolder();
    empty.git("init", "-q", "--bare", "-b", "main");
    machine.git("remote", "set-url", "origin", empty.path);
    machine.git("update-ref", "-d", "refs/remotes/origin/main");
    machine.git("add", "--all");
    machine.git("commit", "-q", "-m", "mine");
    expect(jsonOf(await push(machine)).push).toBe("postponed");
    expect(empty.git("branch")).toBe("");
  });

  it("refuses before it asks anything where commits are the person's", async () => {
    const { clones } = shared(1);
    clones[0]!.write("lithify.yaml", "timezone: UTC\ngit: off\n");
    const ran = await push(clones[0]!);
    expect([ran.code, jsonOf<{ error: { message: string } }>(ran).error.message]).toEqual([
      2,
      "git: off leaves commits to you, and pushes",
    ]);
    expect(clones[0]!.exists("memory")).toBe(false);
  });

  it("makes no branch public that is not on the remote", async () => {
    const { remote, clones } = shared(1);
    clones[0]!.git("switch", "-q", "-c", "my-private");
    const ran = await push(clones[0]!);
    expect([ran.code, jsonOf(ran).push]).toEqual([1, "postponed"]);
    expect(ran.stdout + ran.stderr).toContain("my-private");
    expect(remote.git("branch", "--format=%(refname:short)")).toBe("main");
    expect(clones[0]!.exists("memory/weekly/2026-W15.md")).toBe(true);
  });

  it("says with --quiet too why nothing was sent, and a command that sends it without an upstream", async () => {
    const { remote, clones } = shared(1);
    const [clone] = clones as [TestFolder];
    await push(clone);
    clone.git("branch", "--unset-upstream");
    clone.write("mine.md", "mine\n");
    clone.git("add", "--all");
    clone.git("commit", "-q", "-m", "mine");
    const { code, stderr } = await lithify(clone.path, ["compact", "--push", "--quiet"]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^not pushed: .*push it yourself \(git push [^)]+\)/)]);
    clone.git(...stderr.match(/\(git ([^)]+)\)/)![1]!.split(" "));
    expect(remote.git("log", "-1", "--format=%s", "main")).toBe("mine");
  });

  it("tells of one commit made anew as of one", async () => {
    const { clones } = shared(2);
    const [machine, other] = clones as [TestFolder, TestFolder];
    await lithify(machine.path, ["compact"]);
    other.write("theirs.md", "theirs\n");
    other.git("add", "--all");
    other.git("commit", "-q", "-m", "theirs");
    other.git("push", "-q", "origin", "main");
    const { stderr } = await lithify(machine.path, ["compact", "--push"]);
    expect(stderr).toContain("1 commit of lithify's is made anew over what came");
  });

  it("makes the weeks although no remote answers, and exits 1", async () => {
    const { remote, clones } = shared(1);
    remote.remove("HEAD");
    const ran = await push(clones[0]!);
    expect([ran.code, jsonOf(ran).push]).toEqual([1, "postponed"]);
    expect(clones[0]!.exists("memory/weekly/2026-W15.md")).toBe(true);
  });

  it("pays for a week and its second look once, though its commit is made anew over what came", async () => {
    const { clones } = shared(2);
    const [machine, person] = clones as [TestFolder, TestFolder];
    const said = "service 1 runs on port 8010, because the proxy expects it there.";
    const doubted = `---\nname: Service 1\ndescription: Service 1 runs on port 8011\ntype: project\nevidence:\n  - "${said}"\n---\n\nService 1 runs on port 8011.`;
    await using server = await startScriptedServer([
      answer(`### Key Decisions\n- service 1 runs on port 8010\n\n\`\`\`typed_memory\n${doubted}\n\`\`\`\n`),
    ]);
    const env = { LITHIFY_PROVIDER: "openai", LITHIFY_MODEL: "m", OPENAI_BASE_URL: server.baseURL };
    await lithify(machine.path, ["compact"], { env });
    const asked = server.requests.length;
    const own = "Service 1 runs on port 8010, because the proxy expects it there, and Ann looks after it.";
    person.write("memory/project_ours.md", `---\nname: Ours\ndescription: ${own}\ntype: project\n---\n\n${own}\n`);
    person.git("add", "--all");
    person.git("commit", "-q", "-m", "ours");
    person.git("push", "-q", "origin", "main");
    expect((await push(machine, env)).code).toBe(0);
    // A question a week, and a second look at each.
    expect([asked, server.requests.length]).toEqual([6, 6]);
  });
});
