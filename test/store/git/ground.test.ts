import { describe, expect, it } from "vitest";
import { type Ground, groundOf } from "../../../src/store/git/ground.ts";
import { environment } from "../../support/run-lithify.ts";
import { type TestFolder, testFolder } from "../../support/test-folder.ts";
import { testRepository } from "../../support/test-repository.ts";

const ground = (
  folder: TestFolder,
  over: { workspace?: string; memoryPath?: string; commitOn?: string } = {},
): Promise<Ground | undefined> =>
  groundOf({
    ...{ workspace: folder.path, memoryPath: "memory", commitOn: "default", env: environment(folder.path) },
    ...over,
  });

describe("the ground", () => {
  it("is none without a repository, or where the memory folder lies outside of it", async () => {
    expect(await ground(testFolder())).toBeUndefined();
    expect(await ground(testRepository({ a: "1\n" }), { memoryPath: "../memory" })).toBeUndefined();
  });

  it("tells the branch, who holds the memory folder, and whether commits belong there", async () => {
    const folder = testRepository({ "logs/2026-04-08.md": "x\n" });
    folder.git("branch", "-M", "main");
    folder.git("branch", "topic");
    folder.write("memory/MEMORY.md", "x\n");
    folder.git("add", "-A");
    folder.git("commit", "-qm", "memory");
    expect(await ground(folder)).toMatchObject({ branch: "main", mayCommit: true, holdsMemory: true, heldBy: null });
    folder.git("checkout", "-q", "topic");
    expect(await ground(folder)).toMatchObject({
      branch: "topic",
      mayCommit: false,
      holdsMemory: false,
      heldBy: "main",
    });
    expect(await ground(folder, { commitOn: "any" })).toMatchObject({ mayCommit: true });
    folder.git("checkout", "-q", "--detach");
    expect(await ground(folder)).toMatchObject({ branch: null, mayCommit: false, heldBy: "main" });
  });

  it("is that of the repository a folder below it lies in, and of a linked work tree its own", async () => {
    const folder = testRepository({ "notes/memory/MEMORY.md": "x\n" });
    folder.git("branch", "-M", "main");
    expect(await ground(folder, { workspace: folder.at("notes") })).toMatchObject({ holdsMemory: true });
    const beside = { workspace: folder.at("logs"), memoryPath: "../notes/memory" };
    expect(await ground(folder, beside)).toMatchObject({ holdsMemory: true });
    folder.git("worktree", "add", "-q", "-b", "topic", folder.at("linked"));
    const linked = await ground(folder, { workspace: folder.at("linked/notes") });
    expect(linked).toMatchObject({ branch: "topic", holdsMemory: true, head: "ref: refs/heads/topic\n" });
    expect(linked?.headFile).toContain("/worktrees/");
  });

  it("of a repository without a commit has nobody who holds anything", async () => {
    const folder = testFolder();
    folder.git("init", "-q", "-b", "main");
    expect(await ground(folder)).toMatchObject({ branch: "main", mayCommit: true, holdsMemory: false, heldBy: null });
  });
});
