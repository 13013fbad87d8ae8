import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { acquire, writersLock } from "../../../src/store/state/lock.ts";
import { lookAtState, type State } from "../../../src/store/state/state-folder.ts";
import { environment } from "../../support/run-lithify.ts";
import { type TestFolder, testFolder } from "../../support/test-folder.ts";

interface Looked {
  readonly state: State;
  readonly told: readonly string[];
}

/** @param homes of the user's state, best first */
async function look(folder: TestFolder, ...homes: readonly string[]): Promise<Looked> {
  const told: string[] = [];
  const state = await lookAtState(folder.path, {
    env: environment(folder.path),
    userFolders: homes,
    tell: (notice) => void told.push(notice),
  });
  return { state, told };
}

const foreign = expect.objectContaining({ code: "FOREIGN_STATE", exitCode: 2, hint: expect.stringMatching(/\w/) });

describe("a state folder", () => {
  it("is made for its owner alone, ignored by git, and known again in its place", async () => {
    const [folder, home] = [testFolder(), testFolder()];
    folder.git("init", "-q");
    const first = await look(folder, home.path);
    expect([first.state.trusted(), first.state.isForeign()]).toEqual([false, false]);
    first.state.open();
    expect([first.state.folder, first.state.trusted()]).toEqual([folder.at(".lithify"), true]);
    folder.write(".lithify/runs/r/plan.json", "{}");
    expect(fs.statSync(folder.at(".lithify")).mode & 0o777).toBe(0o700);
    expect(fs.statSync(home.at("secret")).mode & 0o777).toBe(0o600);
    expect(folder.git("status", "--porcelain", "--untracked-files=all")).toBe("");
    const before = folder.tree();
    const second = await look(folder, home.path);
    expect(second.state.trusted()).toBe(true);
    second.state.open();
    expect([folder.tree(), second.told]).toEqual([before, []]);
  });

  it("is refused from the moment a link stands in its place, or in that of a part", async () => {
    const [folder, home] = [testFolder(), testFolder()];
    for (const part of [".lithify/runs", ".lithify"]) {
      const { state } = await look(folder, home.path);
      state.open();
      folder.remove(part);
      fs.symlinkSync(testFolder().path, folder.at(part));
      expect(() => state.runs, part).toThrow(foreign);
      folder.remove(part);
    }
  });

  it("leads nowhere until it is known, and is set aside whole by who writes", async () => {
    const [folder, home] = [
      testFolder({ ".lithify/runs/r/plan.json": "{}", ".lithify/ledger.jsonl": "" }),
      testFolder(),
    ];
    const { state, told } = await look(folder, home.path);
    expect([state.trusted(), state.isForeign()]).toEqual([false, true]);
    for (const path of [state.folder, state.runs, state.ledger, state.writerLock])
      expect(fs.existsSync(path), path).toBe(false);
    expect(state.spent()).not.toContain(`${folder.path}/.lithify/`);
    expect(folder.exists(".lithify-set-aside-1")).toBe(false);
    state.open();
    expect(Object.keys(folder.tree())).toEqual([
      ...[".lithify/.gitignore", ".lithify/logs.json", ".lithify/token"],
      ...[".lithify-set-aside-1/ledger.jsonl", ".lithify-set-aside-1/runs/r/plan.json"],
    ]);
    expect(told).toEqual([expect.stringContaining(".lithify-set-aside-1/")]);
    expect(state.runs).toBe(folder.at(".lithify/runs"));
  });

  it.each<[string, "here" | "there", (from: TestFolder, to: TestFolder, home: TestFolder) => void]>([
    ["another place", "there", (from, to) => fs.cpSync(from.at(".lithify"), to.at(".lithify"), { recursive: true })],
    ["another name of its place", "there", (from, to) => fs.renameSync(from.at(".lithify"), to.at(".lithify"))],
    ["a machine whose secret is another", "here", (_from, _to, home) => home.remove("secret")],
    ["nobody: its token was made up", "here", (from) => from.write(".lithify/token", `${"a".repeat(64)}\n`)],
    ["nobody: its token is empty", "here", (from) => from.write(".lithify/token", "")],
    ["nobody: its token is larger than any", "here", (from) => from.write(".lithify/token", "a".repeat(17_000_000))],
  ])("is not trusted when it comes from %s", async (_, where, move) => {
    const [from, to, home] = [testFolder(), testFolder(), testFolder()];
    (await look(from, home.path)).state.open();
    from.write(".lithify/ledger.jsonl", "x\n");
    move(from, to, home);
    const moved = where === "here" ? from : to;
    const { state } = await look(moved, home.path);
    expect([state.trusted(), state.isForeign()]).toEqual([false, true]);
    state.open();
    expect(moved.read(".lithify-set-aside-1/ledger.jsonl")).toBe("x\n");
    expect(moved.exists(".lithify/ledger.jsonl")).toBe(false);
  });

  it("is not set aside under another path while a daemon works in it", async () => {
    const [folder, moved, home] = [testFolder(), testFolder(), testFolder()];
    (await look(folder, home.path)).state.open();
    folder.write(".lithify/ledger.jsonl", "x\n");
    const request = { holder: "lithify watch", waitMs: 0, now: () => new Date(), wait: async () => {} };
    const lock = await acquire(folder.at(".lithify/daemon.lock"), request);
    fs.renameSync(folder.at(".lithify"), moved.at(".lithify"));
    const { state } = await look(moved, home.path);
    await expect(writersLock(state, "lithify compact", request)).rejects.toThrow(
      /`lithify watch` .* holds this workspace/,
    );
    expect(moved.read(".lithify/ledger.jsonl")).toBe("x\n");
    lock.release();
    (await writersLock(state, "lithify compact", request)).release();
    expect(moved.exists(".lithify-set-aside-1")).toBe(true);
  });

  it("is finished, and not set aside, where a first start was killed before its token stood", async () => {
    const [folder, home] = [testFolder({ ".lithify/.gitignore": "", ".lithify/.lithify-7-1.tmp": "x" }), testFolder()];
    const { state, told } = await look(folder, home.path);
    state.open();
    expect([folder.read(".lithify/.gitignore"), (await look(folder, home.path)).state.trusted(), told]).toEqual([
      ...["*\n", true, []],
    ]);
  });

  it("is one for two that start at once", async () => {
    const [folder, home] = [testFolder(), testFolder()];
    const looked = [await look(folder, home.path), await look(folder, home.path)];
    for (const { state } of looked) state.open();
    expect(looked.flatMap(({ told }) => told)).toEqual([]);
    expect((await look(folder, home.path)).state.trusted()).toBe(true);
  });

  it("is refused when it is, or holds, what lithify does not make", async () => {
    const home = testFolder();
    const outside = testFolder({ "kept.txt": "kept" });
    const make: [string, (folder: TestFolder) => void][] = [
      ["a link", (folder) => fs.symlinkSync(outside.path, folder.at(".lithify"))],
      ["a link to nowhere", (folder) => fs.symlinkSync("nowhere", folder.at(".lithify"))],
      ["a file", (folder) => folder.write(".lithify", "x")],
      ...["answers", "shown", "runs", "rejected", "staging", "pointers", "ledger.jsonl", "anything"].map(
        (name): [string, (folder: TestFolder) => void] => [
          `a link as ${name}`,
          (folder) => {
            folder.write(".lithify/.gitignore", "*\n");
            fs.symlinkSync(outside.path, folder.at(`.lithify/${name}`));
          },
        ],
      ),
      ["a repository", (folder) => folder.write(".lithify/.git/HEAD", "ref: refs/heads/main\n")],
      ["a file as a folder", (folder) => folder.write(".lithify/runs", "x")],
      ["a folder as its token", (folder) => folder.write(".lithify/token/x", "x")],
    ];
    for (const [what, spoil] of make) {
      const folder = testFolder();
      spoil(folder);
      await expect(look(folder, home.path), what).rejects.toEqual(foreign);
    }
    expect(outside.tree()).toEqual({ "kept.txt": "kept" });
  });

  it.each([
    "",
    "sub/",
  ])("is refused when git tracks it, or anything in it, or it as a link: in %jfolder", async (at) => {
    const home = testFolder();
    const repository = testFolder({ [`${at}.lithify/runs/r/plan.json`]: "{}", [`${at}memory/.lithify-id`]: "..\n" });
    const workspace = { ...repository, path: repository.at(at.replace("/", "") || ".") };
    repository.git("init", "-q");
    repository.git("add", `${at}memory`);
    expect((await look(workspace, home.path)).state.isForeign()).toBe(true);
    repository.git("add", "-f", `${at}.lithify`);
    await expect(look(workspace, home.path)).rejects.toEqual(foreign);
    // Also where what git tracks is not checked out: the next `git checkout .` would bring it.
    repository.remove(`${at}.lithify`);
    await expect(look(workspace, home.path)).rejects.toEqual(foreign);
    repository.git("update-index", "--index-version", "4");
    await expect(look(workspace, home.path)).rejects.toEqual(foreign);
    repository.git("update-index", "--split-index");
    await expect(look(workspace, home.path)).rejects.toEqual(foreign);
    repository.git("rm", "-r", "-q", "--cached", `${at}.lithify`);
    expect((await look(workspace, home.path)).state.trusted()).toBe(false);
  });
});

describe("the user's own folder", () => {
  it("may be any that can be written, the first one first", async () => {
    const [folder, home] = [testFolder(), testFolder({ file: "" })];
    (await look(folder, home.at("file/none"), home.at("second"))).state.open();
    expect(home.exists("second/secret")).toBe(true);
    expect((await look(folder, home.at("file/none"), home.at("second"))).state.trusted()).toBe(true);
    await expect(look(folder, home.at("file/none")).then(({ state }) => state.open())).rejects.toMatchObject({
      ...{ code: "NO_STATE_HOME", exitCode: 2 },
      hint: expect.stringContaining("XDG_STATE_HOME"),
    });
  });

  it.each(["secret", "token"])("keeps a %s that cannot be read at the moment, and says so", async (name) => {
    const [folder, home] = [testFolder(), testFolder()];
    (await look(folder, home.path)).state.open();
    folder.write(".lithify/runs/r/plan.json", "{}");
    const before = [home.read("secret"), folder.tree()];
    const opened = fs.openSync;
    const busy = vi.spyOn(fs, "openSync").mockImplementation((path, ...rest) => {
      if (String(path).endsWith(`/${name}`))
        throw Object.assign(new Error("EMFILE"), { code: "EMFILE", syscall: "open" });
      return opened(path, ...rest);
    });
    const tried = look(folder, home.path).then(({ state }) => state.open());
    await expect(tried).rejects.toMatchObject({ code: "EMFILE" });
    busy.mockRestore();
    expect([home.read("secret"), folder.tree()]).toEqual(before);
    expect((await look(folder, home.path)).state.trusted()).toBe(true);
  });

  it("holds a secret of nobody else: not one that others may write, a link, a torn one, or one that git brought", async () => {
    const folder = testFolder();
    const secret = `${"ab".repeat(32)}\n`;
    const torn = testFolder({ secret: "ab" });
    (await look(folder, torn.path)).state.open();
    expect(torn.read("secret")).toMatch(/^[0-9a-f]{64}\n$/);

    const open = testFolder({ secret });
    fs.chmodSync(open.at("secret"), 0o666);
    expect((await look(folder, open.path)).state.trusted()).toBe(false);
    (await look(folder, open.path)).state.open();
    expect(open.read("secret")).not.toBe(secret);

    const linked = testFolder({ elsewhere: secret });
    fs.symlinkSync("elsewhere", linked.at("secret"));
    await expect(look(folder, linked.path).then(({ state }) => state.open())).rejects.toMatchObject({
      code: "NO_STATE_HOME",
    });

    const cloned = testFolder({ "state/secret": secret });
    cloned.git("init", "-q");
    cloned.git("add", ".");
    fs.chmodSync(cloned.at("state"), 0o700);
    fs.chmodSync(cloned.at("state/secret"), 0o600);
    await expect(look(folder, join(cloned.path, "state"))).rejects.toMatchObject({ code: "NO_STATE_HOME" });
  });
});
