/**
 * A clone names the folder in which its reader keeps notes as its memory, or a diary as its logs: what lithify did not write is
 * not written into, nor committed, nor read into what is committed.
 */
import { describe, expect, it } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf, type Ran } from "../support/run-lithify.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { giveIdentity } from "../support/test-repository.ts";
import { cloned, LOG, link, unharmed } from "./clone.ts";

interface Week {
  readonly outcome: string;
  readonly error?: { readonly code: string; readonly message: string; readonly hint: string };
}
const weeksOf = (ran: Ran): Week[] => jsonOf<{ weeks: Week[] }>(ran).weeks;
/** One of the user's own. */
function repository(files: Readonly<Record<string, string>>): TestFolder {
  const folder = testFolder(files);
  folder.git("init", "-q", "-b", "main");
  giveIdentity(folder);
  return folder;
}
const committed = (folder: TestFolder): string => folder.git("log", "-p", "--all", "--format=");

const WEEKLY_LOOKING = `---
type: weekly
week: 2026-W15
from: 2026-04-06
to: 2026-04-12
sources: []
model: extractive
prompt: 46280b5c8873
memories: []
declined: []
---

## 2026-W15

- Zanzibar is private.
`;
const PRIVATE: readonly (readonly [path: string, text: string])[] = [
  ["notes/MEMORY.md", "# Mine\n\nZanzibar is private.\n"],
  ["notes/INDEX.md", "Zanzibar is private.\n"],
  ["notes/.gitattributes", "*.zanzibar private\n"],
  ["notes/weekly/2026-W15.md", WEEKLY_LOOKING],
];

describe("memory: of a clone, where the reader's own notes lie", () => {
  it.each(PRIVATE)("leaves %s as it is, and says how to go on", async (path, text) => {
    const victim = cloned((origin) => origin.write("lithify.yaml", "timezone: UTC\nmemory: notes\n"));
    const { clone, run } = victim;
    clone.write(path, text);
    clone.write(".gitattributes", "*.zanzibar private\n");
    const ran = await run("compact", "--json");
    if (path === "notes/INDEX.md") expect(ran.code).toBe(0);
    else
      expect([ran.code, weeksOf(ran)]).toMatchObject([
        1,
        [{ outcome: "failed", error: { code: "EEXIST", hint: expect.stringContaining(`git add ${path}`) } }],
      ]);
    expect(clone.read(path)).toBe(text);
    for (const args of [["status"], ["lint"], ["compact"], ["remember", "Tests use a real database."], ["undo"]])
      await run(...args);
    expect(clone.read(path)).toBe(text);
    expect(committed(clone)).not.toMatch(/zanzibar/i);
    unharmed(victim);
  });

  it("takes the reader's word for it", async () => {
    const { clone, run } = cloned((origin) => origin.write("lithify.yaml", "timezone: UTC\nmemory: notes\n"));
    clone.write("notes/MEMORY.md", "# Mine\n");
    expect((await run("compact")).code).toBe(1);
    clone.git("add", "notes/MEMORY.md");
    expect((await run("compact")).code).toBe(0);
    expect(clone.read("notes/MEMORY.md")).toMatch(/^# Mine\n\n<!-- lithify:begin -->/);
  });
});

describe("a memory of the reader's own in a clone", () => {
  const OWN =
    "---\nname: Zanzibar runs on PostgreSQL\ndescription: Zanzibar runs on PostgreSQL\ntype: project\n---\n\nZanzibar runs on PostgreSQL.\n";
  const FILE = "memory/project_zanzibar-runs-on-postgresql.md";

  it("is named and quoted in nothing that is committed, whatever its logs say of it, and is told to its reader", async () => {
    const { clone, run } = cloned((origin) => origin.write("lithify.yaml", "timezone: UTC\n"));
    clone.write(FILE, OWN);
    clone.write("logs/2026-04-09.md", "- Decision: we no longer use PostgreSQL for that one, it runs on MySQL.\n");
    const told = /project_zanzibar-runs-on-postgresql\.md is told in no index.*`git add memory\/project_zanzibar/;
    for (const args of [["compact"], ["remember", "That one runs on SQLite."], ["status"], ["lint"], ["doctor"]]) {
      const { stdout, stderr } = await run(...args);
      expect(stdout + stderr, args[0]).toMatch(told);
    }
    expect(committed(clone)).toContain("MySQL");
    expect(committed(clone)).not.toMatch(/zanzibar/i);
    expect((await run("lint")).stdout).toContain("0 errors, 0 warnings");
    expect((await run("search", "Zanzibar")).stdout).toContain("Zanzibar runs");
    expect((await run("context")).stdout).toContain("Zanzibar runs");
    clone.git("add", FILE);
    await run("compact");
    expect(clone.read("memory/MEMORY.md")).toContain("Zanzibar runs");
    expect((await run("forget", FILE)).code).toBe(0);
  });

  it("is known to be none of lithify's when its index cannot be read, which the run says", async () => {
    const { clone, run } = cloned((origin) => origin.write("lithify.yaml", "timezone: UTC\n"));
    clone.write("memory/MEMORY.md", "Zanzibar is mine.\n".repeat(170_000));
    const ran = await run("compact");
    expect(ran.stdout + ran.stderr).toMatch(
      /memory\/MEMORY\.md has more than 1 MB: not read, so no index is written; move what is yours/,
    );
    expect((await run("lint")).stdout).not.toContain("INDEX_MISSING");
    expect(committed(clone)).not.toMatch(/zanzibar/i);
  });
});

describe("what lithify wrote itself and git does not have yet", () => {
  it("is written again and committed, also where the commit had to wait", async () => {
    const folder = repository({ "logs/2026-04-08.md": LOG });
    folder.git("commit", "-q", "--allow-empty", "-m", "begun");
    folder.git("checkout", "-q", "--detach");
    expect(jsonOf(await lithify(folder.path, ["compact", "--json"]))).toMatchObject({ commit: null });
    folder.write(
      "logs/2026-04-09.md",
      "# Thursday\n\n- Decided: invoices go out on Mondays, because the bank closes early.\n",
    );
    const ran = await lithify(folder.path, ["compact", "--json"]);
    expect([ran.code, weeksOf(ran)]).toMatchObject([0, [{ outcome: "compacted" }]]);
    folder.git("checkout", "-q", "main");
    await lithify(folder.path, ["compact"]);
    expect(folder.git("status", "--porcelain", "memory")).toBe("");
  });

  it("may have a memory beside it that a person wrote, which stays out of the commit", async () => {
    const folder = repository({ "logs/2026-04-08.md": LOG });
    const own = "---\nname: Mine\ndescription: By hand\ntype: feedback\n---\n\nBy hand.\n";
    folder.write("memory/feedback_mine.md", own);
    expect((await lithify(folder.path, ["compact"])).code).toBe(0);
    expect(folder.git("status", "--porcelain", "memory")).toBe("?? memory/feedback_mine.md");
    expect((await lithify(folder.path, ["forget", "memory/feedback_mine.md"])).code).toBe(0);
    expect(folder.read("memory/feedback_mine.md")).toContain("status: withdrawn");
  });
});

const DIARY = "# Thursday\n\n- Decided: Zanzibar is where we move in May, because the rent is low.\n";
const diaryOf = (ignored: boolean) => (origin: TestFolder) => {
  origin.write("lithify.yaml", "timezone: UTC\nlogs: [logs, private-diary]\n");
  origin.write(
    "private-diary/2026-04-07.md",
    "# Tuesday\n\n- Decided: releases are cut on Tuesdays, because support is there.\n",
  );
  if (ignored) origin.write(".gitignore", "private-diary/\n.lithify/\n");
};

describe.each([true, false])("logs: of a clone, where the reader's diary lies (ignored: %s)", (ignored) => {
  it("waits for the user's word, and what git tracks is read", async () => {
    const { clone, run } = cloned(diaryOf(ignored));
    clone.write("private-diary/2026-04-09.md", DIARY);
    const told = /1 log that git does not track is not read.*`git config --add lithify\.logs private-diary`/;
    for (const command of ["status", "lint", "compact", "doctor"]) {
      const { stdout, stderr } = await run(command);
      expect(stdout + stderr, command).toMatch(told);
    }
    expect(clone.read("memory/weekly/2026-W15.md")).toContain("releases are cut on Tuesdays");
    expect(committed(clone)).not.toContain("Zanzibar");
    expect((await run("search", "--logs", "Zanzibar")).stdout).not.toContain("Zanzibar is where");
    clone.git("config", "--add", "lithify.logs", "private-diary");
    expect((await run("compact")).code).toBe(0);
    expect(clone.read("memory/weekly/2026-W15.md")).toContain("Zanzibar");
    expect((await run("status")).stdout).not.toContain("is not read");
  });

  it("is not said by having used the clone before", async () => {
    const { clone, run, push } = cloned((origin) => origin.write("lithify.yaml", "timezone: UTC\n"));
    clone.write("private-diary/2026-04-09.md", DIARY);
    await run("compact");
    push(diaryOf(ignored));
    await run("compact");
    expect(committed(clone)).toContain("releases are cut on Tuesdays");
    expect(committed(clone)).not.toContain("Zanzibar");
  });

  it("is not said by an archive that was laid over the state", async () => {
    const { clone, run } = cloned(diaryOf(ignored));
    clone.write("private-diary/2026-04-09.md", DIARY);
    await run("compact");
    const { by } = JSON.parse(clone.read(".lithify/logs.json")) as { by: string };
    for (const more of [{}, { by: `${by.startsWith("0") ? 1 : 0}${by.slice(1)}` }, { by: "" }]) {
      clone.write(".lithify/logs.json", JSON.stringify({ version: 1, folders: ["private-diary"], ...more }));
      await run("compact");
      expect(committed(clone)).not.toContain("Zanzibar");
    }
  });

  it("is said by the user's own configuration", async () => {
    const { clone, runWith } = cloned(diaryOf(ignored));
    clone.write("private-diary/2026-04-09.md", DIARY);
    const own = testFolder({ "lithify/config.yaml": "logs: [logs, private-diary]\n" });
    await runWith({ env: { XDG_CONFIG_HOME: own.path } }, "compact");
    expect(clone.read("memory/weekly/2026-W15.md")).toContain("Zanzibar");
  });
});

it("reaches no diary through a link that is called logs", async () => {
  const { clone, run } = cloned((origin) => {
    origin.remove("logs");
    origin.write("lithify.yaml", "timezone: UTC\n");
    origin.write("private-diary/2026-04-07.md", LOG);
    link(origin, "logs", "private-diary");
  });
  clone.write("private-diary/2026-04-09.md", DIARY);
  await run("compact");
  expect(committed(clone)).not.toContain("Zanzibar");
});

describe("logs that git ignores in a workspace made here", () => {
  it("are read, with a remote and all committed before the first log", async () => {
    const origin = testFolder();
    origin.git("init", "-q", "--bare", "-b", "main");
    const folder = repository({ "journals/2026_04_08.md": LOG, "logseq/config.edn": "{}\n" });
    folder.write(".gitignore", "journals/\n.lithify/\n");
    expect((await lithify(folder.path, ["init", "--yes"])).code).toBe(0);
    expect(folder.read("lithify.yaml")).toContain("\nlogs: journals ");
    folder.git("add", "-A");
    folder.git("commit", "-q", "-m", "made");
    folder.git("remote", "add", "origin", origin.path);
    const ran = await lithify(folder.path, ["compact", "--json"]);
    expect([ran.code, weeksOf(ran)]).toMatchObject([0, [{ outcome: "compacted" }]]);
  });

  it("are read where an earlier version or this one read them before there was a remote", async () => {
    const folder = repository({ "diary/2026-04-08.md": LOG, "lithify.yaml": "logs: diary\n" });
    folder.write(".gitignore", "diary/\n.lithify/\n");
    await lithify(folder.path, ["compact"]);
    folder.git("add", "-A");
    folder.git("commit", "-q", "-m", "made");
    folder.git("remote", "add", "origin", folder.path);
    folder.write("diary/2026-04-15.md", DIARY);
    expect(weeksOf(await lithify(folder.path, ["compact", "--json"]))).toMatchObject([{ outcome: "compacted" }]);
    folder.remove(".lithify/logs.json");
    folder.write("diary/2026-04-22.md", DIARY.replace("May", "June"));
    expect(weeksOf(await lithify(folder.path, ["compact", "--json"]))).toMatchObject([{ outcome: "compacted" }]);
    expect(folder.read(".lithify/logs.json")).toContain('"diary"');
  });
});

describe("a memory folder of which git ignores a part", () => {
  it("is said so in one line by every command that looks, and by the run", async () => {
    const folder = repository({ "logs/2026-04-08.md": LOG, ".gitignore": "memory/project_*.md\n.lithify/\n" });
    const told =
      /git ignores memory\/project_\S+, so that no commit has it; `git check-ignore -v memory\/project_\S+` names the rule/;
    for (const command of ["compact", "status", "lint", "doctor"]) {
      const { stdout, stderr } = await lithify(folder.path, [command]);
      expect(
        (stdout + stderr).split("\n").filter((line) => told.test(line)),
        command,
      ).toHaveLength(1);
    }
    expect(folder.git("ls-files", "memory").split("\n")).toEqual([
      ...["memory/.gitattributes", "memory/.lithify-id", "memory/MEMORY.md", "memory/weekly/2026-W15.md"],
    ]);
  });

  it("is not meant where git ignores all of it, or none", async () => {
    for (const ignore of ["memory/\n.lithify/\n", ".lithify/\n"]) {
      const folder = repository({ "logs/2026-04-08.md": LOG, ".gitignore": ignore });
      await lithify(folder.path, ["compact"]);
      const { stdout } = await lithify(folder.path, ["status"]);
      expect(stdout.includes("git ignores memory/project_")).toBe(false);
      expect(stdout.includes("the commit waits")).toBe(ignore.startsWith("memory"));
    }
  });
});
