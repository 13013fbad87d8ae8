/** What lithify wrote and git has not yet, while a person goes to another branch and comes back. */
import { cpSync, rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runWithFault } from "../support/fault-runs.ts";
import { lithify } from "../support/lithify-here.ts";
import { BIN, environment } from "../support/run-lithify.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { giveIdentity } from "../support/test-repository.ts";

const WEEK = "memory/weekly/2026-W16.md";
const MEMORY = "memory/project_the-export-writes-xml-because-halden-asks-for-it.md";

/** On `feat`, which has a log that `main` has not. */
function onBranch(): TestFolder {
  const folder = testFolder({
    ".gitignore": ".lithify/\n",
    "lithify.yaml": "timezone: UTC\n",
    "logs/2026-04-08.md": "# Wednesday\n\n- Decided: deploys run from main only, because the release branch drifted.\n",
  });
  folder.git("init", "-q", "-b", "main");
  giveIdentity(folder);
  commitAll(folder);
  return folder;
}
function withLog(folder: TestFolder): TestFolder {
  folder.git("checkout", "-q", "-b", "feat");
  folder.write("logs/2026-04-15.md", "# Wednesday\n\n- Decided: the export writes XML, because Halden asks for it.\n");
  commitAll(folder);
  return folder;
}
function commitAll(folder: TestFolder): void {
  folder.git("add", "-A");
  folder.git("commit", "-qm", "logs");
}
const compact = async (folder: TestFolder) => {
  const ran = await lithify(folder.path, ["compact"]);
  expect(ran.code, ran.stderr).toBe(0);
  return ran;
};
const waits = async (folder: TestFolder): Promise<string | undefined> =>
  (await lithify(folder.path, ["status"])).stdout.split("\n").find((line) => line.startsWith("the commit waits"));
const committed = (folder: TestFolder): string[] =>
  folder.git("ls-tree", "-r", "--name-only", "HEAD", "memory").split("\n");

/** @param there what is done on the other branch */
async function awayAndBack(folder: TestFolder, there: () => Promise<unknown>): Promise<void> {
  folder.git("stash", "-uq");
  folder.git("checkout", "-q", "main");
  await there();
  expect(await waits(folder)).toBe(undefined);
  folder.git("checkout", "-q", "feat");
  folder.git("stash", "pop", "-q");
}

/** What a command writes while another git command holds the index. */
async function withoutCommit(folder: TestFolder, ...command: string[]): Promise<void> {
  folder.write(".git/index.lock", "");
  await lithify(folder.path, command);
  expect(await waits(folder)).toContain("index.lock");
  folder.remove(".git/index.lock");
}

describe("a commit that waits while another branch is checked out", () => {
  it.each([
    ["is compacted", ["compact"]],
    ["gets a memory of its own", ["remember", "Invoices leave on Fridays."]],
  ])("is told by status and made once its files are back, where the other one %s", async (_, there) => {
    const folder = onBranch();
    await compact(folder);
    await withoutCommit(withLog(folder), "compact");
    const written = folder.tree("memory");
    await awayAndBack(folder, () => lithify(folder.path, there));
    expect(folder.tree("memory")).toEqual(written);
    expect(await waits(folder)).toContain("files of an earlier run wait to be committed");
    await compact(folder);
    expect([folder.git("status", "--porcelain"), await waits(folder)]).toEqual(["", undefined]);
    expect(committed(folder)).toEqual(expect.arrayContaining([WEEK, MEMORY]));
    expect(committed(folder)).toHaveLength(Object.keys(written).length);
  });

  it("takes along what an undo removed", async () => {
    const folder = onBranch();
    await compact(folder);
    await compact(withLog(folder));
    await withoutCommit(folder, "undo");
    await awayAndBack(folder, () => compact(folder));
    await compact(folder);
    expect(folder.git("status", "--porcelain")).toBe("");
    expect(committed(folder)).not.toContain(MEMORY);
  });

  it("takes along a removal that is all it has, and no commit of another branch says that it is in it", async () => {
    const folder = onBranch();
    await compact(folder);
    folder.git("checkout", "-q", "-b", "feat");
    await lithify(folder.path, ["remember", "Invoices leave on Fridays."]);
    await withoutCommit(folder, "undo");
    await awayAndBack(folder, () => lithify(folder.path, ["remember", "Bread is baked on Mondays."]));
    expect(folder.git("log", "-1", "--format=%s", "main")).toBe(
      "chore(memory): remember project_bread-is-baked-on-mondays.md",
    );
    expect(await waits(folder)).toContain("files of an earlier run wait to be committed");
    await compact(folder);
    expect(folder.git("status", "--porcelain")).toBe("");
    expect(committed(folder).filter((path) => path.includes("invoices"))).toEqual([]);
  });

  it("is not made anew where a person has deleted all of it", async () => {
    const folder = onBranch();
    await compact(folder);
    await withoutCommit(withLog(folder), "compact");
    for (const path of [WEEK, MEMORY]) folder.remove(path);
    await lithify(folder.path, ["remember", "Invoices leave on Fridays."]);
    await compact(folder);
    expect([folder.exists(WEEK), folder.exists(MEMORY)]).toEqual([true, false]);
  });

  it("is told once where a person has deleted it, and brings nothing back", async () => {
    const folder = onBranch();
    await withoutCommit(folder, "compact");
    const memory = Object.keys(folder.tree("memory")).find((path) => path.includes("project_"))!;
    rmSync(folder.at(memory));
    expect((await compact(folder)).stderr).toContain(`${memory} is not committed: it is not here`);
    expect((await compact(folder)).stderr).not.toContain(memory);
    expect([folder.exists(memory), folder.git("status", "--porcelain")]).toEqual([false, ""]);
  });
});

it("a run killed before any of its renames, its files put aside, and ended on another branch, is whole in git once they are back", async () => {
  const template = onBranch();
  await compact(template);
  withLog(template);
  const copy = (): TestFolder => {
    const folder = testFolder();
    cpSync(template.path, folder.path, { recursive: true });
    return folder;
  };
  const broken = (folder: TestFolder, mode: string, at: number) =>
    runWithFault({
      program: [BIN, "-C", folder.path, "compact"],
      ...{ root: folder.path, mode, at, environment: environment(folder.path) },
    });
  const { calls } = await broken(copy(), "count", 0);
  const renames = calls.flatMap((call, i) => (/renameSync (?:memory|\.lithify\/runs)\//.test(call) ? [i + 1] : []));
  expect(renames.length).toBeGreaterThan(4);
  for (const at of renames) {
    const folder = copy();
    expect((await broken(folder, "kill", at)).signal).toBe("SIGKILL");
    folder.git("stash", "-uq");
    folder.git("checkout", "-q", "main");
    await compact(folder);
    folder.git("checkout", "-q", "feat");
    try {
      folder.git("stash", "pop", "-q");
    } catch {
      // Nothing was in place yet.
    }
    await compact(folder);
    const where = calls[at - 1];
    expect(folder.git("status", "--porcelain"), where).toBe("");
    expect(committed(folder), where).toEqual(expect.arrayContaining([WEEK, MEMORY]));
    expect(folder.git("show", "HEAD:memory/MEMORY.md"), where).toContain(MEMORY.slice(7));
  }
});

it("what an interrupted run wrote and another branch has committed leaves no index behind on its own", async () => {
  const folder = onBranch();
  await compact(folder);
  await withoutCommit(withLog(folder), "compact");
  folder.git("stash", "-q");
  folder.git("checkout", "-q", "main");
  await compact(folder);
  folder.git("checkout", "-q", "feat");
  folder.git("stash", "pop", "-q");
  await compact(folder);
  expect(folder.git("status", "--porcelain")).toBe("");
});

it("a person's words around the index wait for an index that changes", async () => {
  const folder = onBranch();
  await compact(folder);
  folder.write("memory/MEMORY.md", `Mine.\n\n${folder.read("memory/MEMORY.md")}`);
  folder.write("logs/2026-04-09.md", "# Thursday\n\nNothing but a walk.\n");
  await compact(folder);
  expect(folder.git("status", "--porcelain")).toBe(" M memory/MEMORY.md\n?? logs/2026-04-09.md");
});
