/** The daemon, and branches that come and go under it. */
import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { call } from "../commands/called.ts";
import { startWatch } from "../commands/watching.ts";
import { compactBy, lithify } from "../support/lithify-here.ts";
import { jsonOf } from "../support/run-lithify.ts";
import { answer } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { giveIdentity } from "../support/test-repository.ts";
import { LOGS } from "../support/week-answer.ts";

const CONFIG = "timezone: UTC\nwatch: { quietSeconds: 0.2 }\n";
/** Logs lie outside of git: they stand whatever is checked out. */
function repository(config = CONFIG): TestFolder {
  const folder = testFolder({ ...LOGS, ".gitignore": "logs/\n.lithify/\n", "lithify.yaml": config });
  folder.git("init", "-q", "-b", "main");
  giveIdentity(folder);
  folder.git("add", "-A");
  folder.git("commit", "-qm", "first");
  folder.git("branch", "topic");
  return folder;
}
interface Status {
  readonly daemon: { readonly waits: string | null; readonly ill: string | null };
}
const daemonOf = async (folder: TestFolder): Promise<Status["daemon"]> =>
  jsonOf<Status>(await lithify(folder.path, ["status", "--json"])).daemon;
const LATE = [
  "logs/2026-04-09.md",
  "# Thursday\n\n- Decided: the export writes XML, because Halden asks for it.\n",
] as const;

describe("the daemon", () => {
  it("writes nothing into a branch that has no memory, says why, and goes on when its own is back", async () => {
    const folder = repository();
    const watching = startWatch(folder);
    await watching.line(/committed/);
    const memory = folder.tree("memory");
    folder.git("checkout", "-q", "topic");
    folder.write(...LATE);
    await watching.line(/topic is checked out, which has no memory folder, as main has; it was started on main/);
    expect((await daemonOf(folder)).waits).toContain("topic is checked out");
    expect((await daemonOf(folder)).ill).toBe(null);
    expect((await lithify(folder.path, ["status"])).stdout).toContain("daemon: waits: topic is checked out");
    expect([folder.exists("memory"), folder.git("status", "--porcelain")]).toEqual([false, ""]);
    // The way back is free.
    folder.git("checkout", "-q", "main");
    expect(folder.tree("memory")).toEqual(memory);
    await watching.line(/the branch it was started on is back/);
    await watching.line(/committed/);
    expect(folder.read("memory/weekly/2026-W15.md")).toContain(LATE[0]);
    expect(folder.git("log", "--format=%s", "topic")).toBe("first");
  });

  it("waits on a branch that has the folder and does not take its commits", async () => {
    const folder = repository();
    await lithify(folder.path, ["compact"]);
    folder.git("branch", "-f", "topic", "main");
    const watching = startWatch(folder);
    await watching.line(/watching 1 folder/);
    folder.git("checkout", "-q", "topic");
    folder.write(...LATE);
    await watching.line(/topic is checked out, whose commits belong elsewhere/);
    expect(folder.git("status", "--porcelain")).toBe("");
    folder.git("checkout", "-q", "main");
    await watching.line(/committed/);
  });

  it("waits from its start on a branch that has no memory where another has, and not where none has", async () => {
    const folder = repository();
    folder.git("checkout", "-q", "topic");
    const first = startWatch(folder);
    // Nothing is tracked anywhere yet: what is written waits for its commit, as ever.
    await first.line(/the commit waits: other-branch/);
    first.child.kill("SIGTERM");
    await first.ended;
    expect(folder.exists("memory/weekly/2026-W15.md")).toBe(true);
    folder.remove("memory");
    folder.remove(".lithify");
    folder.git("checkout", "-q", "main");
    await lithify(folder.path, ["compact"]);
    folder.git("checkout", "-q", "topic");
    const second = startWatch(folder);
    await second.line(/bar the way back; it goes on when main is checked out/);
    expect(folder.exists("memory")).toBe(false);
    folder.git("checkout", "-q", "main");
    await second.line(/the branch it was started on is back|it goes on/);
  });

  it("goes on where every branch takes its commits, if that one has the folder", async () => {
    const folder = repository(`${CONFIG}commitOn: any\n`);
    await lithify(folder.path, ["compact"]);
    folder.git("branch", "with", "main");
    const watching = startWatch(folder);
    await watching.line(/watching 1 folder/);
    folder.git("checkout", "-q", "with");
    folder.write(...LATE);
    await watching.line(/committed/);
    expect(folder.git("log", "-1", "--format=%s", "with")).toBe("chore(memory): compact 2026-W15");
    folder.git("checkout", "-q", "topic");
    await watching.line(/topic is checked out, which has no memory folder/);
    expect(folder.git("status", "--porcelain")).toBe("");
  });
});

describe("the daemon's compaction", () => {
  it("writes nothing once something else is checked out than when the daemon looked", async () => {
    const folder = repository();
    const { ino } = statSync(folder.at(".git"));
    const run = (head: string, inode = ino) =>
      call(
        compact,
        folder.path,
        { json: true },
        {
          env: {
            LITHIFY_BY_DAEMON: "2026-W15",
            LITHIFY_ON_HEAD: JSON.stringify([folder.at(".git/HEAD"), inode, head]),
          },
        },
      );
    expect((await run("ref: refs/heads/topic\n")).error).toBe("LOCKED");
    // Another repository, on a branch of the same name.
    expect((await run(folder.read(".git/HEAD"), ino + 1)).error).toBe("LOCKED");
    expect(folder.exists("memory")).toBe(false);
    expect((await run(folder.read(".git/HEAD"))).code).toBe(0);
    expect(folder.exists("memory")).toBe(true);
  });
});

describe("by hand", () => {
  it("a compaction on a branch without memory is made and committed there, and the way back is free", async () => {
    const folder = repository();
    await lithify(folder.path, ["compact"]);
    folder.git("checkout", "-q", "topic");
    expect((await lithify(folder.path, ["compact"])).code).toBe(0);
    expect(folder.git("log", "-1", "--format=%s")).toBe("chore(memory): compact 2026-W15");
    expect(folder.git("status", "--porcelain")).toBe("");
    folder.git("checkout", "-q", "main");
    expect(folder.exists("memory/weekly/2026-W15.md")).toBe(true);
  });

  it("a compaction writes nothing once another branch is checked out while the model thinks, and is not paid for again", async () => {
    const folder = repository();
    let asked = 0;
    await using server = await startScriptedServer(() => {
      asked += 1;
      folder.git("checkout", "-q", "topic");
      return answer("### Key Decisions\n- The mocked migration hid a bug. (2026-04-08)\n");
    });
    const ran = await compactBy(folder.path, server.baseURL);
    expect([ran.code, ran.stdout]).toEqual([3, expect.stringContaining("another branch was checked out meanwhile")]);
    expect([folder.exists("memory"), folder.git("log", "--format=%s", "topic")]).toEqual([false, "first"]);
    const before = asked;
    folder.git("checkout", "-q", "main");
    await compactBy(folder.path, server.baseURL);
    expect([asked, folder.exists("memory/weekly/2026-W15.md")]).toEqual([before, true]);
  });

  it("writes nothing on a detached HEAD without the memory that a branch has, and goes on once a branch is there", async () => {
    const folder = repository();
    await lithify(folder.path, ["compact"]);
    folder.git("checkout", "-q", "--detach", "topic");
    for (const command of [["compact"], ["remember", "Deploys run at noon."]]) {
      const ran = await lithify(folder.path, command);
      expect([ran.code, ran.stderr]).toEqual([2, expect.stringMatching(/HEAD is detached[\s\S]*git checkout main/)]);
      expect([folder.exists("memory"), folder.git("status", "--porcelain")]).toEqual([false, ""]);
    }
    folder.git("checkout", "-q", "-b", "other");
    expect((await lithify(folder.path, ["compact"])).code).toBe(0);
    expect(folder.git("log", "-1", "--format=%s")).toBe("chore(memory): compact 2026-W15");
  });

  it.each([
    ["compacted on a branch that is deleted", ["compact"], true],
    ["extracted on another branch", ["extract", "logs/2026-04-16.md", "--write"], false],
  ])("what was %s is nothing that somebody took back on this one", async (_, command, isDeleted) => {
    const folder = repository();
    await lithify(folder.path, ["compact"]);
    folder.git("branch", "-f", "topic", "main");
    folder.git("checkout", "-q", "topic");
    folder.write("logs/2026-04-16.md", "# Thursday\n\n- Decided: the export writes XML, because Halden asks for it.\n");
    expect((await lithify(folder.path, command)).code).toBe(0);
    folder.git("checkout", "-q", "main");
    if (isDeleted) folder.git("branch", "-qD", "topic");
    folder.write(
      "logs/2026-04-17.md",
      "# Friday\n\n- Decided: invoices are numbered by year, because auditors want it.\n",
    );
    const { stdout } = await lithify(folder.path, ["compact"]);
    expect(stdout).not.toContain("took it back");
    expect(folder.read("memory/weekly/2026-W16.md")).toContain("declined: []\n");
    expect(Object.keys(folder.tree("memory")).join()).toMatch(/halden-asks/);
  });
});
