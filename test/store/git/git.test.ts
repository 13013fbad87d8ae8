import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type CommitOutcome, type CommitRequest, commitPaths, repositoryProblem } from "../../../src/store/git/git.ts";
import { type TestFolder, testFolder } from "../../support/test-folder.ts";
import {
  busyRepository,
  environmentOf,
  giveIdentity,
  othersState,
  oursStatus,
  PATHS,
  testRepository,
  touchedByTip,
  WRITTEN,
  writeMemories,
} from "../../support/test-repository.ts";

function commit(folder: TestFolder, changes: Partial<CommitRequest> = {}): Promise<CommitOutcome> {
  const environment = environmentOf(folder);
  return commitPaths({
    workspace: folder.path,
    paths: PATHS,
    message: "memory: 2026-W15",
    commitOn: "any",
    env: environment,
    ...changes,
  });
}

/** Commits, and holds that nothing of the user's was touched. */
async function commitBesideUser(folder: TestFolder, changes: Partial<CommitRequest> = {}): Promise<CommitOutcome> {
  const before = othersState(folder);
  const outcome = await commit(folder, changes);
  expect(othersState(folder)).toEqual(before);
  expect(privateFiles(folder)).toEqual([]);
  return outcome;
}

/** What lithify left in the git folder. */
function privateFiles(folder: TestFolder): string[] {
  const gitFolder = folder.git("rev-parse", "--absolute-git-dir");
  return fs.readdirSync(gitFolder).filter((name) => name.startsWith("lithify-") || name === "index.lock");
}

const COMMITTED = { commit: expect.stringMatching(/^[0-9a-f]{40}$/) };
const ADDED = ["A memory/MEMORY.md", "A memory/feedback_x.md", "A memory/weekly/2026-W15.md"];

function executable(folder: TestFolder, path: string, script: string): string {
  folder.write(path, script);
  fs.chmodSync(folder.at(path), 0o755);
  return folder.at(path);
}

describe("a commit", () => {
  it("holds lithify's paths alone, and leaves the user's staged, unstaged, removed and stashed work as it was", async () => {
    const folder = busyRepository();
    const outcome = await commitBesideUser(folder);
    expect(outcome).toEqual({ commit: folder.git("rev-parse", "main") });
    expect(touchedByTip(folder)).toEqual(ADDED);
    expect(oursStatus(folder)).toEqual([]);
    expect(folder.git("log", "-1", "--format=%an <%ae> %B", "--end-of-options", "HEAD")).toBe(
      "A User <user@example.com> memory: 2026-W15",
    );
    expect(folder.git("fsck", "--strict", "--no-dangling")).toBe("");
  });

  it("changes and removes files as well, and looks clean even to plumbing that reads no file", async () => {
    const folder = testRepository(WRITTEN);
    folder.write("memory/feedback_x.md", "changed\n");
    folder.remove("memory/MEMORY.md");
    expect(await commit(folder)).toEqual(COMMITTED);
    expect(folder.git("diff-files", "--name-only")).toBe("");
    expect(touchedByTip(folder)).toEqual(["D memory/MEMORY.md", "M memory/feedback_x.md"]);
    expect(folder.git("status", "--porcelain")).toBe("");
  });

  it("is nothing when the branch has it all, or there are no paths", async () => {
    const folder = busyRepository();
    await commit(folder);
    const tip = folder.git("rev-parse", "HEAD");
    expect(await commitBesideUser(folder)).toEqual({ nothing: true });
    expect(await commitBesideUser(folder, { paths: [] })).toEqual({ nothing: true });
    expect(await commitBesideUser(folder, { paths: ["memory/never-was.md"] })).toEqual({ nothing: true });
    expect(folder.git("rev-parse", "HEAD")).toBe(tip);
  });

  it("is the first one of an unborn branch, beside what the user has staged there", async () => {
    const folder = testFolder({ "mine.txt": "mine\n" });
    folder.git("init", "-q", "-b", "trunk");
    giveIdentity(folder);
    folder.git("add", "mine.txt");
    writeMemories(folder);
    const status = folder.git("status", "--porcelain", "mine.txt");
    expect(await commit(folder, { commitOn: "default" })).toEqual({ commit: folder.git("rev-parse", "trunk") });
    expect(touchedByTip(folder)).toEqual(ADDED);
    expect(folder.git("status", "--porcelain", "mine.txt")).toBe(status);
    expect(oursStatus(folder)).toEqual([]);
  });

  it("is the first one of a repository without any index", async () => {
    const folder = testFolder(WRITTEN);
    folder.git("init", "-q");
    giveIdentity(folder);
    expect(await commit(folder)).toEqual(COMMITTED);
    expect(folder.git("status", "--porcelain")).toBe("");
  });

  it("leaves a path of lithify's that the user has staged otherwise as staged, and commits what is on disk", async () => {
    const folder = testRepository(WRITTEN);
    folder.write("memory/MEMORY.md", "staged by the user\n");
    folder.git("add", "memory/MEMORY.md");
    folder.git("rm", "-q", "--cached", "memory/feedback_x.md");
    const entry = folder.git("ls-files", "--stage", "memory");
    folder.write("memory/MEMORY.md", "on disk\n");
    folder.write("memory/feedback_x.md", "changed\n");
    expect(await commitBesideUser(folder)).toEqual(COMMITTED);
    expect(folder.git("show", "HEAD:memory/MEMORY.md")).toBe("on disk");
    expect(folder.git("ls-files", "--stage", "memory")).toBe(entry);
  });

  it("takes names with spaces, line ends, quotes, globs and leading dashes as they are", async () => {
    const folder = busyRepository();
    const paths = [
      "memory/a b.md",
      "memory/line\nend.md",
      'memory/"q"\t.md',
      "memory/*.md",
      "-n.md",
      ":(top)x.md",
      "memory/\u00e9.md",
    ];
    for (const path of paths) folder.write(path, "odd\n");
    expect(await commit(folder, { paths })).toEqual(COMMITTED);
    const committed = folder.git("show", "--format=", "--name-only", "-z", "HEAD").split("\0").filter(Boolean);
    expect(committed.sort()).toEqual(paths.sort());
    const shown = folder.git("status", "--porcelain", "-z", "--untracked-files=all").split("\0");
    expect(shown.filter((line) => paths.includes(line.slice(3)))).toEqual([]);
  });

  it("takes a thousand paths", async () => {
    const folder = testRepository();
    const paths = Array.from({ length: 1100 }, (_, n) => `memory/project_a-memory-with-a-rather-long-name-${n}.md`);
    for (const path of paths) folder.write(path, path);
    expect(await commitBesideUser(folder, { paths })).toEqual(COMMITTED);
    expect(touchedByTip(folder)).toHaveLength(1100);
    expect(oursStatus(folder)).toEqual([]);
  });

  it("is made from a workspace in a subfolder of the repository", async () => {
    const folder = testRepository({ "sub/notes/logs/a.md": "a\n", "memory/feedback_x.md": "another's\n" });
    writeMemories(folder, { "sub/notes/memory/feedback_x.md": "x\n", "memory/feedback_x.md": "changed by the user\n" });
    const outcome = await commit(folder, { workspace: folder.at("sub/notes"), paths: ["memory/feedback_x.md"] });
    expect(outcome).toEqual(COMMITTED);
    expect(touchedByTip(folder)).toEqual(["A sub/notes/memory/feedback_x.md"]);
    expect(folder.git("status", "--porcelain")).toBe(" M memory/feedback_x.md");
  });

  it("is made of paths beside and above the workspace, and looks clean afterwards", async () => {
    const folder = testRepository({ "a/b/notes/x": "1\n" });
    folder.write("mem/feedback_x.md", "1\n");
    folder.write("a/mem/MEMORY.md", "1\n");
    const paths = ["../../../mem/feedback_x.md", "../../mem/MEMORY.md"];
    expect(await commit(folder, { workspace: folder.at("a/b/notes"), paths })).toEqual(COMMITTED);
    expect(touchedByTip(folder)).toEqual(["A a/mem/MEMORY.md", "A mem/feedback_x.md"]);
    expect(folder.git("status", "--porcelain")).toBe("");
  });

  it("is made in a linked worktree, on its branch, with its index", async () => {
    const main = busyRepository();
    const others = othersState(main);
    main.git("worktree", "add", "-q", "-b", "side", "tree/side");
    const side = main.at("tree/side");
    fs.cpSync(main.at("memory"), join(side, "memory"), { recursive: true });
    expect(await commit(main, { workspace: side })).toEqual({ commit: main.git("rev-parse", "side") });
    expect(main.git("-C", side, "status", "--porcelain")).toBe("");
    main.git("worktree", "remove", "-f", side);
    expect(main.git("diff", "--name-only", "main", "side").split("\n")).toHaveLength(3);
    main.git("branch", "-q", "-D", "side");
    expect(othersState(main)).toEqual(others);
  });

  it("is made in a submodule that is on a branch, and leaves the outer repository alone", async () => {
    const inner = testRepository();
    const outer = testRepository();
    outer.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.path, "inner");
    outer.git("commit", "-q", "-m", "submodule");
    for (const [name, value] of [
      ["user.name", "A User"],
      ["user.email", "user@example.com"],
    ] as const) {
      outer.git("-C", "inner", "config", name, value);
    }
    for (const [path, text] of Object.entries(WRITTEN)) outer.write(`inner/${path}`, text);
    const tip = outer.git("rev-parse", "HEAD");
    expect(await commit(outer, { workspace: outer.at("inner") })).toEqual({
      commit: outer.git("-C", "inner", "rev-parse", "main"),
    });
    expect(outer.git("-C", "inner", "status", "--porcelain")).toBe("");
    expect(outer.git("rev-parse", "HEAD")).toBe(tip);
  });

  it("stores LF and shows a clean status under autocrlf, safecrlf and an eol attribute", async () => {
    for (const settings of [
      ["core.autocrlf", "true"],
      ["core.safecrlf", "true"],
    ] as const) {
      const folder = busyRepository();
      folder.git("config", "core.autocrlf", "true");
      folder.git("config", settings[0], settings[1]);
      expect(await commitBesideUser(folder)).toEqual(COMMITTED);
      expect(folder.git("cat-file", "blob", "HEAD:memory/feedback_x.md")).toBe("x");
      expect(oursStatus(folder)).toEqual([]);
    }
    const folder = testRepository({ ".gitattributes": "*.md text eol=crlf\n" });
    writeMemories(folder);
    expect(await commitBesideUser(folder)).toEqual(COMMITTED);
    expect(oursStatus(folder)).toEqual([]);
  });

  it("runs the filters that the user configured, once more being no trouble", async () => {
    const folder = testRepository({ ".gitattributes": "memory/*.md filter=shout\n" });
    folder.git("config", "filter.shout.clean", "tr a-z A-Z");
    folder.git("config", "filter.shout.smudge", "tr A-Z a-z");
    writeMemories(folder);
    expect(await commitBesideUser(folder)).toEqual(COMMITTED);
    expect(folder.git("show", "HEAD:memory/feedback_x.md")).toBe("X");
    expect(oursStatus(folder)).toEqual([]);
  });

  it("runs no hook and no fsmonitor, and opens no editor", async () => {
    const folder = busyRepository();
    const canary = executable(folder, ".git/canary.sh", `#!/bin/sh\ntouch "${folder.at(".git/canary")}"\nexit 1\n`);
    for (const hook of [
      "pre-commit",
      "commit-msg",
      "post-commit",
      "reference-transaction",
      "post-index-change",
      "post-rewrite",
    ]) {
      fs.copyFileSync(canary, folder.at(`.git/hooks/${hook}`));
    }
    folder.git("config", "core.fsmonitor", canary);
    folder.git("config", "core.editor", canary);
    folder.git("config", "core.askPass", canary);
    expect(await commit(folder)).toEqual(COMMITTED);
    expect(folder.exists(".git/canary")).toBe(false);
  });

  it("does not go where git's variables in the environment point", async () => {
    const folder = busyRepository();
    const other = testRepository();
    const astray = {
      GIT_DIR: other.at(".git"),
      GIT_WORK_TREE: other.path,
      GIT_INDEX_FILE: other.at(".git/index"),
      GIT_OBJECT_DIRECTORY: other.at(".git/objects"),
      GIT_NAMESPACE: "x",
    };
    const before = othersState(other);
    const outcome = await commitBesideUser(folder, { env: { ...environmentOf(folder), ...astray } });
    expect(outcome).toEqual({ commit: folder.git("rev-parse", "main") });
    expect(othersState(other)).toEqual(before);
  });

  it("does not hide an edit that the user made in the same second as they staged the file", async () => {
    const folder = testRepository({ "mine.txt": "1\n" });
    writeMemories(folder);
    const second = Math.floor(Date.now() / 1000) - 100;
    folder.write("mine.txt", "2\n");
    fs.utimesSync(folder.at("mine.txt"), second, second);
    folder.git("add", "mine.txt");
    const { ino } = fs.statSync(folder.at("mine.txt"));
    folder.write("mine.txt", "3\n");
    fs.utimesSync(folder.at("mine.txt"), second, second);
    fs.utimesSync(folder.at(".git/index"), second, second);
    expect(fs.statSync(folder.at("mine.txt")).ino).toBe(ino);
    await commit(folder);
    expect(folder.git("status", "--porcelain")).toBe("AM mine.txt".replace("A", "M"));
  });

  it("keeps a split index and flags of other entries", async () => {
    const folder = testRepository({ "assumed.txt": "1\n", "skipped.txt": "1\n" });
    folder.git("update-index", "--split-index");
    folder.git("update-index", "--assume-unchanged", "assumed.txt");
    folder.git("update-index", "--skip-worktree", "skipped.txt");
    writeMemories(folder);
    const flags = folder.git("ls-files", "-v", "*.txt");
    expect(flags).toBe("h assumed.txt\nS skipped.txt");
    expect(await commitBesideUser(folder)).toEqual(COMMITTED);
    expect(folder.git("ls-files", "-v", "*.txt")).toBe(flags);
    expect(oursStatus(folder)).toEqual([]);
  });

  it("works in a repository with SHA-256 names", async () => {
    const folder = testFolder(WRITTEN);
    folder.git("init", "-q", "--object-format=sha256");
    giveIdentity(folder);
    expect(await commit(folder)).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{64}$/) });
    folder.remove("memory/MEMORY.md");
    expect(await commit(folder)).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(folder.git("status", "--porcelain")).toBe("");
  });

  it("leaves out paths that git ignores when others are not ignored", async () => {
    const folder = testRepository({ ".gitignore": "memory/weekly/\n" });
    writeMemories(folder);
    expect(await commitBesideUser(folder)).toEqual(COMMITTED);
    expect(touchedByTip(folder)).toEqual(ADDED.slice(0, 2));
  });
});

describe("a commit waits, with the files written and nothing else touched,", () => {
  type Case = readonly [reason: string, arrange: (folder: TestFolder) => void];

  /** Two branches that change one line differently, and a command that finds out. */
  function conflicting(folder: TestFolder, ...command: string[]): void {
    folder.git("checkout", "-q", "-f", "-b", "side");
    folder.write("unstaged.txt", "side\n");
    folder.git("commit", "-q", "-a", "-m", "side");
    folder.git("checkout", "-q", "main");
    folder.write("unstaged.txt", "main\n");
    folder.git("commit", "-q", "-a", "-m", "main");
    if (command.length > 0) expect(() => folder.git(...command)).toThrow();
  }

  const cases: Case[] = [
    ["merge", (folder) => conflicting(folder, "merge", "side")],
    ["rebase", (folder) => conflicting(folder, "rebase", "side")],
    ["cherry-pick", (folder) => conflicting(folder, "cherry-pick", "side")],
    [
      "revert",
      (folder) => {
        conflicting(folder);
        folder.write("unstaged.txt", "later\n");
        folder.git("commit", "-q", "-a", "-m", "later");
        expect(() => folder.git("revert", "--no-edit", "HEAD~1")).toThrow();
      },
    ],
    [
      "bisect",
      (folder) => {
        conflicting(folder);
        folder.git("bisect", "start", "-q");
      },
    ],
    // What is left of a series of which one was ended by hand.
    ["cherry-pick", (folder) => folder.write(".git/sequencer/todo", "pick 1234567 one more\n")],
    ["revert", (folder) => folder.write(".git/sequencer/todo", "revert 1234567 one more\n")],
    ["detached-head", (folder) => void folder.git("checkout", "-q", "--detach")],
    ["index-locked", (folder) => folder.write(".git/index.lock", "")],
    ["other-branch", (folder) => void folder.git("checkout", "-q", "-b", "feature")],
    [
      "unmerged-paths",
      (folder) => {
        folder.git("add", "memory/MEMORY.md");
        const oid = folder.git("hash-object", "-w", "memory/MEMORY.md");
        const entries = [1, 2, 3].map((stage) => `100644 ${oid} ${stage}\tmemory/MEMORY.md\n`).join("");
        folder.git("rm", "-q", "--cached", "memory/MEMORY.md");
        execFileSync("git", ["update-index", "--index-info"], { cwd: folder.path, input: entries });
      },
    ],
    ["encoded", (folder) => folder.write("memory/.gitattributes", "*.md text working-tree-encoding=ISO-8859-1\n")],
    ["memory-ignored", (folder) => folder.write(".git/info/exclude", "/memory/\n")],
    [
      "no-identity",
      // The login's name would do for a guess.
      (folder) => void folder.git("config", "--unset", "user.name"),
    ],
  ];

  it.each(cases)("for: %s", async (reason, arrange) => {
    const folder = busyRepository();
    arrange(folder);
    const files = folder.tree();
    const before = {
      others: othersStateNow(folder),
      ours: oursStatus(folder),
      head: folder.git("rev-parse", "HEAD", "main"),
    };
    const outcome = await commit(folder, { commitOn: "default" });
    expect(outcome).toEqual({ postponed: reason, because: expect.stringMatching(/\w/) });
    expect({
      others: othersStateNow(folder),
      ours: oursStatus(folder),
      head: folder.git("rev-parse", "HEAD", "main"),
    }).toEqual(before);
    expect(folder.tree()).toEqual(files);
  });

  function othersStateNow(folder: TestFolder): unknown {
    return [othersState(folder), privateFiles(folder)];
  }

  it("for: no repository, a bare one, and no git", async () => {
    const none = testFolder(WRITTEN);
    expect(await commit(none)).toMatchObject({ postponed: "no-repository" });
    // A linked work tree or a submodule whose repository was moved: `git init`, the remedy of none, would make a second one.
    none.write(".git", "gitdir: ../moved\n");
    expect(await commit(none)).toMatchObject({ postponed: "git-failed" });
    const [inner, outer] = [testRepository(), testRepository()];
    writeMemories(inner);
    inner.remove(".git/HEAD");
    expect(await commit(inner)).toMatchObject({ postponed: "broken-repository" });
    // Git would pass it by and commit into the one around it, which may be shown to others.
    fs.renameSync(inner.path, outer.at("inner"));
    const head = outer.git("rev-parse", "HEAD");
    expect(await commit(outer, { workspace: outer.at("inner") })).toMatchObject({ postponed: "broken-repository" });
    expect(outer.git("rev-parse", "HEAD")).toBe(head);
    const bare = testFolder();
    bare.git("init", "-q", "--bare");
    expect(await commit(bare)).toMatchObject({ postponed: "bare-repository" });
    expect(await commit(testRepository(), { env: { PATH: none.path } })).toMatchObject({ postponed: "no-git" });
  });

  it("for: what the caller refuses, who is asked last and only of the paths that git would take", async () => {
    const asked: (readonly string[])[] = [];
    const refusal = async (paths: readonly string[]): Promise<string | undefined> => {
      asked.push(paths);
      return "a secret";
    };
    await commit(testFolder(WRITTEN), { refusal });
    const detached = testRepository();
    detached.git("checkout", "-q", "--detach");
    await commit(detached, { refusal });
    expect(asked).toEqual([]);
    const folder = testRepository({ ".gitignore": "memory/weekly/\n" });
    writeMemories(folder);
    expect(await commitBesideUser(folder, { refusal })).toEqual({ postponed: "refused", because: "a secret" });
    expect(asked).toEqual([PATHS.filter((path) => !path.includes("/weekly/"))]);
  });

  it("for: an aborted run, which rejects with the reason and frees the index", async () => {
    const folder = busyRepository();
    const before = othersState(folder);
    const abort = new AbortController();
    const running = commit(folder, { signal: abort.signal });
    abort.abort(new Error("interrupted"));
    await expect(running).rejects.toThrow("interrupted");
    expect(othersState(folder)).toEqual(before);
    expect(privateFiles(folder)).toEqual([]);
  });

  it("for: a filter that fails or never ends", async () => {
    const folder = testRepository({ ".gitattributes": "memory/*.md filter=odd\n" });
    writeMemories(folder);
    folder.git("config", "filter.odd.required", "true");
    folder.git("config", "filter.odd.clean", "false");
    expect(await commitBesideFilter(folder)).toMatchObject({ postponed: "git-failed" });
    folder.git("config", "filter.odd.clean", "sleep 600");
    expect(await commitBesideFilter(folder, { timeoutMs: 300 })).toMatchObject({ postponed: "timeout" });
    expect(privateFiles(folder)).toEqual([]);
  });

  function commitBesideFilter(folder: TestFolder, changes: Partial<CommitRequest> = {}): Promise<CommitOutcome> {
    return commit(folder, changes);
  }

  it("for: a branch that moves after the tree was made; what the user has then is not lost", async () => {
    const folder = testRepository({ ".gitattributes": "memory/*.md filter=race\n" });
    writeMemories(folder);
    const race = executable(
      folder,
      ".git/race.sh",
      '#!/bin/sh\nunset GIT_INDEX_FILE\ngit commit -q --allow-empty -m "the user was faster" >/dev/null 2>&1\ncat\n',
    );
    folder.git("config", "filter.race.clean", race);
    folder.git("config", "user.useConfigOnly", "false");
    const before = othersState(folder);
    const outcome = await commit(folder, { paths: ["memory/feedback_x.md"] });
    expect(outcome).toMatchObject({ postponed: "branch-moved" });
    expect(folder.git("log", "-1", "--format=%s")).toBe("the user was faster");
    folder.git("config", "--unset", "filter.race.clean");
    expect(othersState(folder)).toEqual(before);
    expect(folder.git("status", "--porcelain")).toBe("?? memory/");
    expect(await commit(folder)).toEqual(COMMITTED);
  });
});

describe("commitOn", () => {
  it("knows the default branch from the remote, else from init.defaultBranch, main or master, else from there being one", async () => {
    const onTrunk = testRepository();
    onTrunk.git("branch", "-q", "-m", "trunk");
    writeMemories(onTrunk);
    expect(await commit(onTrunk, { commitOn: "default" })).toEqual(COMMITTED);

    const remote = testRepository();
    remote.git("branch", "-q", "develop");
    remote.git("update-ref", "refs/remotes/origin/develop", "HEAD");
    remote.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/develop");
    writeMemories(remote);
    expect(await commit(remote, { commitOn: "default" })).toMatchObject({ postponed: "other-branch" });
    remote.git("checkout", "-q", "develop");
    expect(await commit(remote, { commitOn: "default" })).toEqual(COMMITTED);

    const configured = testRepository();
    configured.git("config", "init.defaultBranch", "work");
    configured.git("checkout", "-q", "-b", "work");
    writeMemories(configured);
    expect(await commit(configured, { commitOn: "default" })).toEqual(COMMITTED);
  });

  it("waits where no default can be told, and is content with a branch by name", async () => {
    const folder = testRepository();
    folder.git("branch", "-q", "-m", "one");
    folder.git("branch", "-q", "two");
    writeMemories(folder);
    expect(await commit(folder, { commitOn: "default" })).toMatchObject({ postponed: "other-branch" });
    expect(await commit(folder, { commitOn: "two" })).toMatchObject({ postponed: "other-branch" });
    expect(await commit(folder, { commitOn: "one" })).toEqual(COMMITTED);
  });
});

describe("signing", () => {
  function signed(folder: TestFolder, program: string): void {
    folder.git("config", "commit.gpgSign", "true");
    folder.git("config", "user.signingKey", "KEY");
    folder.git("config", "gpg.program", program);
  }

  it("happens as configured", async () => {
    const folder = busyRepository();
    const script =
      '#!/bin/sh\ncat >/dev/null\necho "[GNUPG:] BEGIN_SIGNING" >&2\necho "[GNUPG:] SIG_CREATED D" >&2\necho "-----BEGIN PGP SIGNATURE-----"\necho "$@"\necho "-----END PGP SIGNATURE-----"\n';
    signed(folder, executable(folder, ".git/it's a gpg.sh", script));
    expect(await commitBesideUser(folder)).toEqual(COMMITTED);
    expect(folder.git("cat-file", "commit", "HEAD")).toContain("-bsau KEY --batch --no-tty --pinentry-mode error");
  });

  it("that would hang ends in bounded time, with all that it started", async () => {
    const folder = busyRepository();
    signed(
      folder,
      executable(folder, ".git/gpg.sh", `#!/bin/sh\necho $$ >"${folder.at(".git/gpg.pid")}"\nsleep 600 &\nwait\n`),
    );
    expect(await commitBesideUser(folder, { signTimeoutMs: 3_000 })).toMatchObject({ postponed: "timeout" });
    const pid = folder.read(".git/gpg.pid").trim();
    // The kernel needs a moment for it.
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  /** One that has ended and that nobody has asked about since still has a number. */
  function isRunning(pid: string): boolean {
    const state = execFileSync("sh", ["-c", `ps -o state= -p ${pid} || true`], { encoding: "utf8" }).trim();
    return state !== "" && !state.startsWith("Z");
  }

  it("that fails, or finds no terminal to ask on, is why the commit waits", async () => {
    const folder = busyRepository();
    signed(folder, executable(folder, ".git/gpg.sh", "#!/bin/sh\nread answer </dev/tty && touch asked\nexit 2\n"));
    expect(await commitBesideUser(folder)).toMatchObject({ postponed: "signing" });
    expect(folder.exists("asked")).toBe(false);
    signed(folder, "/nowhere/gpg");
    expect(await commitBesideUser(folder)).toMatchObject({ postponed: "signing" });
  });
});

describe.runIf(process.platform === "linux")("a commit of a person's that is open", () => {
  const WAITS = "echo open >&2; cat $GO >/dev/null";
  const EDITOR = `#!/bin/sh\n${WAITS}\necho words > "$1"\n`;

  /** Begins, and comes back when its editor or hook stands open. */
  async function begun(folder: TestFolder, where: string, args: readonly string[], at = folder.path) {
    const go = testFolder().at("go");
    execFileSync("mkfifo", [go]);
    const earlier = Date.now() / 1000 - 1;
    // An editor may open within a tick of the last commit; a check is told by its time alone.
    for (const path of where === "editor" ? [] : ["logs/HEAD", "refs/heads/main"])
      fs.utimesSync(folder.at(join(".git", path)), earlier, earlier);
    const hook = `.git/${where === "editor" ? "editor" : `hooks/${where}`}`;
    const editor = executable(folder, hook, where === "editor" ? EDITOR : `#!/bin/sh\n${WAITS}\n`);
    const env = {
      ...process.env,
      ...environmentOf(folder),
      GO: go,
      ...(where === "editor" && { GIT_EDITOR: editor }),
    };
    const child = spawn("git", args, { cwd: at, env, detached: true, stdio: ["ignore", "ignore", "pipe"] });
    const ended = once(child, "exit");
    onTestFinished(() => void (child.exitCode === null && process.kill(-child.pid!, "SIGKILL")));
    await once(child.stderr, "data");
    return async (): Promise<number | null> => {
      fs.writeFileSync(go, "");
      await ended;
      return child.exitCode;
    };
  }

  it.each<[string, string, readonly string[], string?]>([
    ["in an editor", "editor", ["commit"]],
    ["that amends", "editor", ["commit", "--amend"]],
    ["begun in a folder below", "editor", ["-c", "commit.verbose=true", "commit", "-v"], "logs"],
    ["under another name", "editor", ["-c", "alias.ci=commit --signoff", "ci"]],
    ["in a slow check before it", "pre-commit", ["commit", "-m", "words"]],
    ["in a check of its message", "commit-msg", ["commit", "-m", "words"]],
  ])("goes first: %s", async (_, where, args, below = ".") => {
    const folder = busyRepository();
    const goOn = await begun(folder, where, args, folder.at(below));
    expect(await commitBesideUser(folder)).toMatchObject({ postponed: "commit-open" });
    expect(await repositoryProblem(folder.path, environmentOf(folder), PATHS)).toContain("`git commit` is open");
    expect(await goOn()).toBe(0);
    expect(folder.git("log", "-1", "--format=%s")).toBe("words");
    expect(["staged.txt", "half.txt"].map((name) => folder.git("show", `HEAD:${name}`))).toEqual(["2", "2"]);
    expect(await commit(folder)).toEqual(COMMITTED);
    expect(touchedByTip(folder)).toEqual(ADDED);
  });

  it.each<[string, string, readonly string[]]>([
    ["is made, and runs what comes after it", "post-commit", ["commit", "-m", "words"]],
    ["is none: a tag's words", "editor", ["tag", "-a", "commit"]],
    ["is none: a branch's description", "editor", ["branch", "--edit-description", "commit"]],
    ["is none: a file of that name", "editor", ["config", "--edit", "--file", "commit"]],
    ["is none: a folder of that name", "editor", ["-C", "commit", "tag", "-a", "seen"]],
  ])("keeps nothing waiting where it %s", async (_, where, args) => {
    const folder = busyRepository();
    if (args.includes("branch")) folder.git("branch", "commit");
    if (args.includes("-C")) fs.mkdirSync(folder.at("commit"));
    const goOn = await begun(folder, where, args);
    expect(await commit(folder)).toEqual(COMMITTED);
    await goOn();
  });

  it("keeps nothing waiting where it is in another repository or work tree", async () => {
    const folder = busyRepository();
    folder.git("worktree", "add", "-q", "-b", "beside", "beside");
    const goOn = await begun(folder, "editor", ["-C", "beside", "commit", "--allow-empty", "--amend"]);
    expect(await commit(folder)).toEqual(COMMITTED);
    await goOn();
  });
});

describe("after a kill", () => {
  /** The pid of a process that is gone. */
  async function deadPid(): Promise<number> {
    const child = spawn("true");
    await once(child, "exit");
    return child.pid!;
  }

  it("a stale index.lock of lithify's own is removed, one of a live lithify or of anyone else is not", async () => {
    const folder = busyRepository();
    const dead = await deadPid();
    const live = spawn("sleep", ["600"]);
    onTestFinished(() => void live.kill("SIGKILL"));
    for (const text of [`lithify ${live.pid}\n`, `lithify ${dead}\nand more`, "", `${dead}`]) {
      folder.write(".git/index.lock", text);
      expect(await commit(folder)).toMatchObject({ postponed: "index-locked" });
      expect(folder.read(".git/index.lock")).toBe(text);
    }
    folder.write(".git/index.lock", `lithify ${dead}\n`);
    folder.write(`.git/lithify-${dead}.tree`, "left");
    folder.write(`.git/lithify-${live.pid}.tree`, "in use");
    expect(await commit(folder)).toEqual(COMMITTED);
    expect(privateFiles(folder)).toEqual([`lithify-${live.pid}.tree`]);
  });

  it("between index and branch, the next run makes the commit and git shows nothing of it", async () => {
    const folder = busyRepository();
    const before = othersState(folder);
    folder.git("add", ...PATHS);
    folder.write(".git/index.lock", `lithify ${await deadPid()}\n`);
    expect(await commit(folder)).toEqual(COMMITTED);
    expect(touchedByTip(folder)).toEqual(ADDED);
    expect(oursStatus(folder)).toEqual([]);
    expect(othersState(folder)).toEqual(before);
  });
});

describe("repositoryProblem", () => {
  it("tells beforehand why a commit would wait, and changes nothing", async () => {
    const folder = busyRepository();
    const environment = environmentOf(folder);
    expect(await repositoryProblem(folder.path, environment, PATHS)).toBeUndefined();
    folder.write(".git/index.lock", "");
    expect(await repositoryProblem(folder.path, environment)).toContain("index.lock");
    expect(folder.read(".git/index.lock")).toBe("");
    folder.remove(".git/index.lock");
    folder.write(".git/info/exclude", "memory/\n");
    expect(await repositoryProblem(folder.path, environment, PATHS)).toContain("ignores");
    folder.git("config", "--unset", "user.email");
    expect(await repositoryProblem(folder.path, environment)).toContain("user.email");
    folder.git("checkout", "-q", "--detach");
    expect(await repositoryProblem(folder.path, environment)).toContain("detached");
    expect(await repositoryProblem(testFolder().path, environment)).toContain("no git repository");
  });
});
