/**
 * An unpacked archive brings a `.git` of its own, whose links and settings lead git to other folders: nothing is committed there and
 * nothing written, until its user says that it is meant so. What git itself makes of that kind is committed into as ever.
 */
import fs from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf } from "../support/run-lithify.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { giveIdentity, testRepository } from "../support/test-repository.ts";

const LOG = { "logs/2026-04-08.md": "- Decision: tabs, because the linter wants them.\n" };
type Told = { commit: string | null; commitPostponed: string | null };

const compact = async (folder: TestFolder, below = ""): Promise<Told> =>
  jsonOf<Told>(await lithify(folder.at(below), ["compact", "--json"]));

/** Takes what git has there out of the repository, and leaves a link to it. */
function linkOut(archive: TestFolder, path: string, outside: TestFolder): void {
  const [from, to] = [archive.at(path), outside.at("taken")];
  if (fs.existsSync(from)) fs.renameSync(from, to);
  fs.mkdirSync(dirname(from), { recursive: true });
  fs.symlinkSync(to, from);
}

describe("a repository that leads elsewhere", () => {
  it.each([
    ".git/logs/HEAD",
    ".git/logs",
    ".git/refs/heads",
    ".git/objects",
    ".git/index",
    ".git",
  ])("by the link %s is written nothing into, and the files are written here", async (path) => {
    const [archive, outside] = [testRepository(LOG), testFolder()];
    linkOut(archive, path, outside);
    const before = outside.tree();
    expect(await compact(archive)).toMatchObject({
      commit: null,
      commitPostponed: expect.stringMatching(/^led-away: .*safe\.directory/),
    });
    expect(outside.tree()).toEqual(before);
    expect(archive.exists("memory/weekly/2026-W15.md")).toBe(true);
  });

  it.each<[string, (archive: TestFolder, victim: TestFolder) => void]>([
    [
      "a .git that names another repository",
      (archive, victim) => {
        archive.remove(".git");
        archive.write(".git", `gitdir: ${victim.at(".git")}\n`);
      },
    ],
    ["a common folder elsewhere", (archive, victim) => archive.write(".git/commondir", `${victim.at(".git")}\n`)],
    ["a work tree elsewhere", (archive) => archive.git("config", "core.worktree", "../..")],
  ])("by %s has nothing committed into it", async (_, lead) => {
    const [archive, victim] = [testRepository(LOG), testRepository()];
    lead(archive, victim);
    const before = victim.git("rev-parse", "HEAD");
    expect(await compact(archive)).toMatchObject({
      commit: null,
      commitPostponed: expect.stringMatching(/^led-away: /),
    });
    expect(victim.git("rev-parse", "HEAD")).toBe(before);
    expect(victim.git("status", "--porcelain")).toBe("");
  });

  it("is committed into where the user's own configuration says that it is safe, not where its own does", async () => {
    const [archive, outside, home] = [testRepository(LOG), testFolder(), testFolder()];
    linkOut(archive, ".git/logs", outside);
    archive.git("config", "safe.directory", archive.path);
    expect(await compact(archive)).toMatchObject({ commit: null });
    home.write("config", `[safe]\n\tdirectory = ${archive.path}\n`);
    archive.write("logs/2026-04-09.md", "- Decision: Node 24 in CI, because 22 ends soon.\n");
    const ran = await lithify(archive.path, ["compact", "--json"], { env: { GIT_CONFIG_GLOBAL: home.at("config") } });
    expect(jsonOf<Told>(ran).commit).toMatch(/^[0-9a-f]{40}$/);
  });
});

it("a repository whose own path holds a line end leads nowhere else", async () => {
  const home = testFolder({ "n\nl/logs/2026-04-08.md": LOG["logs/2026-04-08.md"] });
  home.git("init", "-q", "n\nl");
  giveIdentity({ at: (path) => home.at(`n\nl/${path}`) });
  expect(await compact(home, "n\nl")).toMatchObject({ commit: expect.any(String), commitPostponed: null });
});

it("a linked work tree and a submodule are led back, and hooks may lie anywhere", async () => {
  const [folder, part, elsewhere] = [testRepository(), testRepository(LOG), testFolder()];
  folder.git("worktree", "add", "-q", "-b", "other", elsewhere.at("tree"));
  elsewhere.write("tree/logs/2026-04-08.md", LOG["logs/2026-04-08.md"]);
  linkOut(folder, ".git/hooks", testFolder());
  expect((await compact(elsewhere, "tree")).commit).toMatch(/^[0-9a-f]{40}$/);
  folder.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", part.path, "part");
  giveIdentity({ at: () => folder.at(".git/modules/part/config") });
  expect((await compact(folder, "part")).commit).toMatch(/^[0-9a-f]{40}$/);
});

it("commits take none of what stands in for a commit (refs/replace): neither its files, nor what it leaves out", async () => {
  const archive = testRepository({ ...LOG, "kept.txt": "a person's\n" });
  archive.git("mv", "kept.txt", "planted.txt");
  const planted = archive.git("commit-tree", archive.git("write-tree"), "-m", "planted");
  archive.git("reset", "-q", "--hard");
  archive.git("replace", "HEAD", planted);
  const { commit } = await compact(archive);
  const files = archive.git("--no-replace-objects", "ls-tree", "-r", "--name-only", commit!).split("\n");
  expect([files.includes("kept.txt"), files.includes("planted.txt")]).toEqual([true, false]);
});
