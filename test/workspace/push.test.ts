/** `compact --push` and what a person has in hand and has not committed: real clones of a bare repository on disk. */
import { chmodSync, renameSync, symlinkSync, utimesSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf } from "../support/run-lithify.ts";
import { answer, status } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { madeOnce, type TestFolder, testFolder } from "../support/test-folder.ts";
import { giveIdentity } from "../support/test-repository.ts";

const LOGS: Readonly<Record<string, string>> = {
  "logs/2026-04-06.md":
    "# Monday\n\n- Decision: the billing service runs on port 8010, because the proxy expects it there.\n",
  "logs/2026-04-13.md": "# Monday\n\n- Decision: invoices are stored in PostgreSQL, because reports need joins.\n",
};

const made = madeOnce(() => {
  const remote = testFolder();
  remote.git("init", "-q", "--bare", "-b", "main");
  const cloned = (): TestFolder => {
    const clone = testFolder();
    clone.git("clone", "-q", remote.path, ".");
    clone.git("checkout", "-q", "-B", "main");
    giveIdentity(clone);
    return clone;
  };
  const mine = cloned();
  for (const [path, text] of Object.entries({ "lithify.yaml": "timezone: UTC\n", ...LOGS })) mine.write(path, text);
  mine.git("add", "--all");
  mine.git("commit", "-q", "-m", "logs");
  mine.git("push", "-q", "origin", "HEAD:main");
  return [remote, mine, cloned()];
});

/** A clone in which lithify works, and one of somebody else. */
function clones(): { remote: TestFolder; mine: TestFolder; theirs: TestFolder } {
  const [remote, mine, theirs] = made() as [TestFolder, TestFolder, TestFolder];
  return { remote, mine, theirs };
}

/** Somebody else writes files and pushes them. */
function comes(theirs: TestFolder, files: Readonly<Record<string, string>> = { "theirs.md": "theirs\n" }): void {
  theirs.git("pull", "-q", "--rebase", "origin", "main");
  for (const [path, text] of Object.entries(files)) theirs.write(path, text);
  theirs.git("add", "--all", "--force");
  theirs.git("commit", "-q", "-m", "theirs");
  theirs.git("push", "-q", "origin", "main");
}

const INDEX = "memory/MEMORY.md";

const push = ({ path }: TestFolder, ...more: string[]) => lithify(path, ["compact", "--push", "--json", ...more]);
const memoryOf = ({ git }: TestFolder): string =>
  git("ls-files", "memory/")
    .split("\n")
    .find((path) => path.startsWith("memory/project_the"))!;

interface Told {
  readonly push: string;
  readonly pushPostponed: string;
  readonly commit: string | null;
  readonly weeks: readonly unknown[];
}

describe("what a person has not committed", () => {
  it.each<[string, (mine: TestFolder, memory: string) => void]>([
    ["a memory that is deleted", (mine, memory) => mine.remove(memory)],
    ["a memory that is renamed", (mine, memory) => void mine.git("mv", memory, "memory/project_billing.md")],
    ["a memory that is deleted and staged", (mine, memory) => void mine.git("rm", "-q", memory)],
  ])("waits with %s, which what is made anew would bring back", async (_, change) => {
    const { remote, mine, theirs } = clones();
    await lithify(mine.path, ["compact", "--week", "2026-W15"]);
    change(mine, memoryOf(mine));
    const before = mine.git("status", "--porcelain");
    comes(theirs);
    const ran = await push(mine);
    expect([ran.code, jsonOf(ran).push]).toEqual([1, "postponed"]);
    expect(jsonOf<Told>(ran).pushPostponed).toMatch(/memory\/project_the.* is changed or deleted here.*: commit that/);
    expect(mine.git("status", "--porcelain")).toBe(before);
    expect(remote.git("ls-tree", "-r", "--name-only", "main")).not.toContain("memory/");
  });

  it("keeps a memory deleted that is on the remote, whatever comes of it there", async () => {
    const { mine, theirs } = clones();
    await push(mine, "--week", "2026-W15");
    const memory = memoryOf(mine);
    mine.remove(memory);
    comes(theirs);
    expect((await push(mine, "--week", "2026-W15")).code).toBe(0);
    expect(mine.exists(memory)).toBe(false);
    theirs.git("pull", "-q", "--rebase", "origin", "main");
    comes(theirs, { [memory]: `${theirs.read(memory)}\nTheir line.\n` });
    expect(jsonOf(await push(mine)).push).toBe("postponed");
    expect(mine.exists(memory)).toBe(false);
  });

  it("stays in the index, entry by entry, while what came is taken", async () => {
    const { mine, theirs } = clones();
    mine.write("notes.txt", "v1 staged\n");
    mine.git("add", "notes.txt");
    mine.write("notes.txt", "v2\n");
    mine.write("lithify.yaml", "timezone: UTC\n# staged\n");
    mine.git("add", "lithify.yaml");
    mine.git("rm", "-q", "--cached", "logs/2026-04-13.md");
    const before = mine.git("status", "--porcelain", "--untracked-files=no");
    comes(theirs);
    expect(jsonOf(await push(mine)).push).toBe("done");
    expect(mine.git("status", "--porcelain", "--untracked-files=no")).toBe(before);
    expect([mine.git("show", ":notes.txt"), mine.read("theirs.md")]).toEqual(["v1 staged", "theirs\n"]);
  });

  it.each<[string, string, (mine: TestFolder) => void]>([
    ["an edit of a file that came", "lithify.yaml", (mine) => mine.write("lithify.yaml", "timezone: UTC\n# mine\n")],
    ["a file that git does not know", "new.md", (mine) => mine.write("new.md", "mine\n")],
    [
      "a file that git ignores",
      "new.md",
      (mine) => {
        mine.write(".git/info/exclude", "new.md\n");
        mine.write("new.md", "mine\n");
      },
    ],
    ["a file where a folder came", "folder", (mine) => mine.write("folder", "mine\n")],
  ])("is kept where it is %s, and named, and nothing is made", async (_, file, change) => {
    const { mine, theirs } = clones();
    change(mine);
    const before = mine.read(file);
    comes(theirs, { "lithify.yaml": "timezone: UTC\n# theirs\n", "new.md": "theirs\n", "folder/new.md": "theirs\n" });
    const ran = await push(mine);
    expect([ran.code, jsonOf<Told>(ran).push, jsonOf<Told>(ran).weeks]).toEqual([1, "postponed", []]);
    expect(jsonOf<Told>(ran).pushPostponed).toMatch(new RegExp(`^${file.replace(".", "\\.")} is .*, and push again$`));
    expect(mine.read(file)).toBe(before);
    const told = await lithify(mine.path, ["compact", "--push"]);
    expect([told.code, told.stderr]).toEqual([
      1,
      expect.stringContaining(`nothing is compacted or pushed: ${file} is`),
    ]);
  });

  it.each([
    "text",
    "filter=strip",
  ])("is no file that stands as git has it, whatever its %s makes of that", async (how) => {
    const { mine, theirs } = clones();
    for (const { git } of [mine, theirs]) git("config", "filter.strip.clean", "tr -d '\\r'");
    const sends = (file: string, text: string): void => {
      theirs.write(file, text);
      theirs.git("add", file);
      theirs.git("commit", "-q", "-m", file);
      theirs.git("push", "-q", "origin", "main");
    };
    // The file is older than the attributes.
    sends("a.dat", "one\r\n");
    sends(".gitattributes", `*.dat ${how}\n`);
    mine.git("pull", "-q", "origin", "main");
    utimesSync(mine.at("a.dat"), 1, 1);
    expect(mine.git("status", "--porcelain")).toContain("M a.dat");
    sends("a.dat", "two\n");
    expect(jsonOf(await push(mine)).push).toBe("done");
    expect([mine.read("a.dat"), mine.git("status", "--porcelain")]).toEqual(["two\n", ""]);
    mine.write("a.dat", "mine\n");
    theirs.git("pull", "-q", "origin", "main");
    sends("a.dat", "three\n");
    expect(jsonOf<Told>(await push(mine)).pushPostponed).toMatch(/^a\.dat is changed/);
    expect(mine.read("a.dat")).toBe("mine\n");
  });

  it("is what lies behind a link that took a folder's place, in the work tree or outside of it", async () => {
    const { mine, theirs } = clones();
    const outside = testFolder();
    comes(theirs, { "notes/a.txt": "a\n", "notes/deep/b.txt": "b\n" });
    mine.git("pull", "-q", "origin", "main");
    renameSync(mine.at("notes"), outside.at("notes"));
    symlinkSync(outside.at("notes"), mine.at("notes"));
    const before = outside.tree();
    theirs.git("rm", "-q", "notes/deep/b.txt");
    theirs.git("commit", "-q", "-m", "away");
    comes(theirs, { "notes/a.txt": "theirs\n" });
    expect(jsonOf<Told>(await push(mine)).pushPostponed).toContain("notes is a link here, and notes/");
    expect(outside.tree()).toEqual(before);
    expect(mine.git("status", "--porcelain")).toContain("?? notes");
  });

  it.each(["assume-unchanged", "skip-worktree"])("is kept in a file that is %s, and the remedy named", async (flag) => {
    const { mine, theirs } = clones();
    mine.git("update-index", `--${flag}`, "lithify.yaml");
    mine.write("lithify.yaml", "timezone: UTC\n# mine\n");
    comes(theirs, { "lithify.yaml": "timezone: UTC\n# theirs\n" });
    expect(jsonOf<Told>(await push(mine)).pushPostponed).toMatch(
      new RegExp(`look at lithify.yaml .*git update-index --no-${flag} lithify.yaml, .*and push again$`),
    );
    expect(mine.read("lithify.yaml")).toContain("# mine");
  });

  it("is no file whose time alone has changed", async () => {
    const { mine, theirs } = clones();
    utimesSync(mine.at("logs/2026-04-06.md"), 1, 1);
    comes(theirs, { "logs/2026-04-06.md": `${LOGS["logs/2026-04-06.md"]}- Rule: never deploy on Fridays.\n` });
    expect(jsonOf(await push(mine)).push).toBe("done");
  });

  it.each<[string, (mine: TestFolder) => Promise<void>]>([
    [
      "that a commit took along which had to wait",
      async (mine) => {
        mine.git("checkout", "-q", "--detach");
        await lithify(mine.path, ["compact", "--week", "2026-W15"]);
        mine.git("checkout", "-q", "main");
        mine.write(INDEX, `Ask Ada before touching billing.\n\n${mine.read(INDEX)}`);
        await lithify(mine.path, ["compact", "--week", "2026-W15"]);
      },
    ],
    [
      "of which no run tells any more",
      async (mine) => {
        await lithify(mine.path, ["compact", "--week", "2026-W15"]);
        mine.write(INDEX, `Ask Ada before touching billing.\n\n${mine.read(INDEX)}`);
        await lithify(mine.path, ["compact", "--week", "2026-W16"]);
        mine.remove(".lithify");
      },
    ],
  ])("is kept around the index %s", async (_, compacted) => {
    const { mine, theirs } = clones();
    await compacted(mine);
    expect(mine.git("show", `HEAD:${INDEX}`)).toContain("Ask Ada");
    comes(theirs);
    const ran = await push(mine);
    expect([ran.code, jsonOf<Told>(ran).pushPostponed]).toEqual([
      1,
      expect.stringMatching(/may hold lines that you had not committed: rebase it first/),
    ]);
    expect(mine.read(INDEX)).toContain("Ask Ada");
  });
});

describe("what lithify drops to take what came", () => {
  it("is not made again where it was a person who took its commit from the branch", async () => {
    const { mine } = clones();
    await lithify(mine.path, ["compact", "--week", "2026-W15"]);
    const memory = memoryOf(mine);
    mine.git("rm", "-q", memory, "memory/weekly/2026-W15.md");
    mine.git("commit", "-q", "--amend", "--no-edit");
    await push(mine);
    expect([mine.exists(memory), mine.exists("memory/weekly/2026-W15.md")]).toEqual([false, true]);
  });

  const FURTHER = {
    "logs/2026-04-20.md": "# Monday\n\n- Rule: never deploy on Fridays, because nobody watches then.\n",
  };

  it("makes all of it anew, whichever week was named", async () => {
    const { remote, mine, theirs } = clones();
    comes(theirs, FURTHER);
    mine.git("pull", "-q", "origin", "main");
    const today = new Date().toISOString().slice(0, 10);
    mine.write(`logs/${today}.md`, "# Today\n\n- Decision: the importer is written in Rust, because it is fast.\n");
    await lithify(mine.path, ["compact"]);
    await lithify(mine.path, ["compact", "--month", "2026-04"]);
    await lithify(mine.path, ["compact", "--week", "this"]);
    const made = mine.git("ls-files", "memory/");
    expect(made).toMatch(/monthly\/2026-04/);
    comes(theirs);
    expect(jsonOf(await push(mine, "--week", "2026-W15")).push).toBe("done");
    expect(remote.git("ls-tree", "-r", "--name-only", "main", "memory/")).toBe(made);
  });

  it("makes a month anew that was made with its weeks, in one commit", async () => {
    const { remote, mine, theirs } = clones();
    comes(theirs, FURTHER);
    mine.git("pull", "-q", "origin", "main");
    await lithify(mine.path, ["compact", "--all"]);
    expect(mine.git("log", "-1", "--format=%s")).toMatch(/compact 2026-W15.*; compact 2026-04/);
    comes(theirs);
    expect(jsonOf(await push(mine)).push).toBe("done");
    expect(remote.git("ls-tree", "-r", "--name-only", "main", "memory/")).toContain("memory/monthly/2026-04.md");
  });

  it("makes it anew in a later run, pushed or not, where what it dropped could not be made", async () => {
    const { remote, mine, theirs } = clones();
    comes(theirs, FURTHER);
    mine.git("pull", "-q", "origin", "main");
    const today = new Date().toISOString().slice(0, 10);
    mine.write(`logs/${today}.md`, "# Today\n\n- Decision: the importer is written in Rust, because it is fast.\n");
    await push(mine);
    let isDown = false;
    await using server = await startScriptedServer(() =>
      isDown ? status(401) : answer("### Context\n\n- The importer is written in Rust.\n\nNONE"),
    );
    const model = ["--provider", "openai", "--model", "m", "--base-url", server.baseURL];
    await lithify(mine.path, ["compact", "--month", "2026-04", ...model]);
    await lithify(mine.path, ["compact", "--week", "this", ...model]);
    const documents = () => mine.git("ls-files", "memory/monthly", "memory/weekly");
    const made = documents();
    expect(made.split("\n")).toHaveLength(5);
    // Another request than the one whose answer is saved.
    const more = "- Rule: never restart the importer at night, because it takes hours.\n";
    mine.write(`logs/${today}.md`, `${mine.read(`logs/${today}.md`)}${more}`);
    comes(theirs);
    isDown = true;
    expect(jsonOf<Told>(await push(mine, ...model)).push).toBe("done");
    expect(documents()).not.toBe(made);
    isDown = false;
    await lithify(mine.path, ["compact", "--week", "2026-W15", ...model]);
    expect(documents()).toBe(made);
    const asked = server.requests.length;
    expect([jsonOf(await push(mine, ...model)).push, server.requests.length]).toEqual(["done", asked]);
    expect(remote.git("ls-tree", "-r", "--name-only", "main", "memory/monthly/", "memory/weekly/")).toBe(made);
  });

  it("drops no week that was asked again and paid for, and says so", async () => {
    const { mine, theirs } = clones();
    await push(mine);
    await using server = await startScriptedServer([answer("### Context\n\n- Billing runs on port 8010.\n\nNONE")]);
    const model = ["--provider", "openai", "--model", "m", "--base-url", server.baseURL];
    await lithify(mine.path, ["compact", "--week", "2026-W15", "--force", ...model]);
    const tip = mine.git("rev-parse", "HEAD");
    comes(theirs);
    expect(jsonOf<Told>(await push(mine, ...model)).pushPostponed).toMatch(/2026-W15.md made again.*rebase it first/);
    expect(mine.git("rev-parse", "HEAD")).toBe(tip);
  });

  it("asks once for a week that is forced, though something came meanwhile, and sends what was answered", async () => {
    const { remote, mine, theirs } = clones();
    await push(mine);
    let left = 1;
    await using server = await startScriptedServer(() => {
      if (left-- > 0) comes(theirs);
      return answer("### Context\n\n- Billing runs on port 8010.\n\nNONE");
    });
    const model = ["--provider", "openai", "--model", "m", "--base-url", server.baseURL];
    const ran = await push(mine, "--week", "2026-W15", "--force", ...model);
    expect([ran.code, jsonOf(ran).push, server.requests.length]).toEqual([0, "done", 1]);
    expect(remote.git("show", "main:memory/weekly/2026-W15.md")).toContain("model: m");
  });
});

describe("what a push tells", () => {
  it("is not done where the commit of what was made waits", async () => {
    const { mine, theirs } = clones();
    comes(theirs, { ".gitattributes": "memory/** filter=gone\n" });
    mine.git("config", "filter.gone.clean", "/nowhere/filter");
    mine.git("config", "filter.gone.required", "true");
    const ran = await push(mine);
    expect([ran.code, jsonOf<Told>(ran).push, jsonOf<Told>(ran).pushPostponed]).toEqual([
      1,
      "postponed",
      "what was made is not committed yet",
    ]);
  });

  it("is no commit that it dropped itself, since another machine was first", async () => {
    const { remote, mine, theirs } = clones();
    theirs.git("pull", "-q", "origin", "main");
    await lithify(theirs.path, ["compact"]);
    await using server = await startScriptedServer(() => {
      theirs.git("push", "-q", "origin", "main");
      return answer("### Context\n\n- Billing runs on port 8010.\n\nNONE");
    });
    const model = ["--provider", "openai", "--model", "m", "--base-url", server.baseURL];
    const ran = await push(mine, "--week", "2026-W15", ...model);
    expect([jsonOf<Told>(ran).push, jsonOf<Told>(ran).commit]).toEqual(["done", null]);
    expect(mine.git("rev-parse", "HEAD")).toBe(remote.git("rev-parse", "main"));
  });
});

it("tells what all its tries have cost, as the ledger does, and who made what", async () => {
  const { mine, theirs } = clones();
  let times = 0;
  await using server = await startScriptedServer(() => {
    // What comes changes the week that is asked: another request.
    if (times++ === 0) comes(theirs, { "logs/2026-04-07.md": "# Day\n\n- Rule: never deploy on Fridays.\n" });
    return answer("### Context\n\n- Billing runs on port 8010.\n\nNONE", {
      usage: { prompt_tokens: 5_000, completion_tokens: 7 },
    });
  });
  const model = ["--provider", "openai", "--model", "m", "--base-url", server.baseURL];
  const ran = await push(mine, "--week", "2026-W15", ...model);
  const { weeks } = jsonOf<{ weeks: { week: string; usage: object }[] }>(ran);
  expect(weeks).toMatchObject([
    { week: "2026-W15", usage: { model: "m", calls: 2, inputTokens: 10_000, outputTokens: 14 } },
  ]);
  const told = jsonOf<{ week: object[] }>(await lithify(mine.path, ["usage", "--json"]));
  expect(told.week).toMatchObject([{ key: "2026-W15", calls: 2, inputTokens: 10_000, outputTokens: 14 }]);
});

describe("what the user has configured, or a repository of somebody else's", () => {
  it("is nothing that git's answers show: signed commits, colours, other words for the same", async () => {
    const { mine, theirs } = clones();
    const gpg = testFolder({ gpg: SIGNS });
    chmodSync(gpg.at("gpg"), 0o755);
    const settings = {
      ...{ "log.showSignature": "true", "commit.gpgSign": "true", "gpg.program": gpg.at("gpg"), "color.ui": "always" },
      ...{ "color.diff": "always", "color.transport": "always", "core.quotePath": "true", "diff.relative": "true" },
      ...{ "i18n.logOutputEncoding": "UTF-16", "log.follow": "true", "log.decorate": "full", "diff.noprefix": "true" },
      ...{ "diff.orderFile": "/nowhere", "diff.external": "false", "diff.renames": "copies", "log.date": "relative" },
    };
    for (const [key, value] of Object.entries(settings)) mine.git("config", key, value);
    await lithify(mine.path, ["compact", "--week", "2026-W15"]);
    comes(theirs);
    const ran = await push(mine);
    expect([ran.code, jsonOf<Told>(ran).pushPostponed]).toEqual([0, undefined]);
  });

  it.each(["lithify-take", "FETCH_HEAD"])("is no file elsewhere that a link at .git/%s leads to", async (name) => {
    const { mine, theirs } = clones();
    const outside = testFolder({ mine: "mine\n" });
    mine.remove(`.git/${name}`);
    symlinkSync(outside.at("mine"), mine.at(`.git/${name}`));
    comes(theirs);
    expect(jsonOf<Told>(await push(mine)).push).toBe("done");
    expect(outside.tree()).toEqual({ mine: "mine\n" });
  });

  it("is no program for a remote, unless the user's own environment allows it", async () => {
    const { mine } = clones();
    mine.git("config", "protocol.ext.allow", "always");
    mine.git("remote", "set-url", "origin", `ext::touch ${mine.at("ran")}`);
    expect(jsonOf<Told>(await push(mine)).pushPostponed).toContain("transport 'ext' not allowed");
    expect(mine.exists("ran")).toBe(false);
    await lithify(mine.path, ["compact", "--push"], { env: { GIT_ALLOW_PROTOCOL: "ext" } });
    expect(mine.exists("ran")).toBe(true);
  });
});

/** A gpg that signs, and says when it is asked that it is well signed. */
const SIGNS = `#!/bin/sh
for word in "$@"; do
  case "$word" in
    --verify)
      echo "gpg: Signature made today" >&2
      echo "[GNUPG:] GOODSIG 1234567890ABCDEF A User"
      exit 0 ;;
  esac
done
cat >/dev/null
printf '\n[GNUPG:] SIG_CREATED D 1 8 00 1 X\n' >&2
printf -- '-----BEGIN PGP SIGNATURE-----\n\nabc\n-----END PGP SIGNATURE-----\n'
`;
