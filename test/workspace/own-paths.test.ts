import fs from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileAt, shown } from "../../src/memory/file/memory-path.ts";
import { isGitName } from "../../src/store/git/git-name.ts";
import { whyNotLog } from "../../src/store/own-log.ts";
import { whyNotOwn } from "../../src/workspace/own-paths.ts";
import { realPlace } from "../../src/workspace/workspace.ts";
import { testFolder } from "../support/test-folder.ts";

const place = (path: string, guest?: string) => {
  const memoryFolder = `${path}/memory`;
  return { memoryFolder, memoryReal: realPlace(memoryFolder), memoryPath: "memory", guest };
};
const NEW = null;
const STANDS = "x\n";

describe("a path that lithify writes", () => {
  it.each([
    ["user_tea.md", NEW],
    ["process_a-b-12.md", NEW],
    ["weekly/2026-W53.md", NEW],
    ["monthly/2026-04.md", NEW],
    ["yearly/2026.md", NEW],
    ["inbox/user_tea.md", NEW],
    ["inbox/My own notes.md", NEW],
    ["My own notes.md", STANDS],
    ["MEMORY.md", NEW],
    ["INDEX.md", NEW],
    ["WISDOM.md", NEW],
    [".gitattributes", NEW],
    [".lithify-id", NEW],
  ])("is memory/%s (before: %j)", (file, before) => {
    const { path } = testFolder();
    expect(whyNotOwn(place(path), { path: `memory/${file}`, before })).toBeUndefined();
  });

  it.each([
    ["private.txt", STANDS],
    [".git/config", STANDS],
    ["memory/../private.md", STANDS],
    ["memory//user_tea.md", NEW],
    ["memory/./user_tea.md", NEW],
    ["memory", NEW],
    ["memory/", NEW],
    ["memory/commondir", NEW],
    ["memory/config", STANDS],
    ["memory/README.md", NEW],
    ["memory/CLAUDE.md", NEW],
    ["memory/admin_x.md", NEW],
    ["memory/user_Tea.md", NEW],
    ["memory/user_tea.md.exe", STANDS],
    ["memory/.user_tea.md", STANDS],
    ["memory/.gitmodules", NEW],
    ["memory/.git/user_tea.md", NEW],
    ["memory/.GIT/hooks/user_tea.md", STANDS],
    ["memory/git~1/user_tea.md", NEW],
    ["memory/weekly/2025-W53.md", NEW],
    ["memory/weekly/notes.md", STANDS],
    ["memory/weekly/a/2026-W15.md", NEW],
    ["memory/monthly/2026-13.md", NEW],
    ["memory/hooks/user_tea.md", NEW],
    ["memory/inbox/a/b.md", NEW],
    ["memory/user_a\nLithify-Run: x.md", STANDS],
    ["memory/user_a\u202emd.md", STANDS],
    ["memory/inbox/..\\..\\x.md", NEW],
    ["memories/user_tea.md", NEW],
    ["memory-other/user_tea.md", NEW],
  ])("is not %j (before: %j)", (path, before) => {
    expect(whyNotOwn(place(testFolder().path), { path, before })).toEqual(expect.any(String));
  });

  it("leads through no link and no file", () => {
    const folder = testFolder({ "memory/weekly/x": "", "elsewhere/x": "", "memory/inbox": "a file" });
    const week = { path: "memory/weekly/2026-W15.md", before: NEW };
    expect(whyNotOwn(place(folder.path), week)).toBeUndefined();
    folder.remove("memory/weekly");
    fs.symlinkSync("../elsewhere", folder.at("memory/weekly"));
    expect(whyNotOwn(place(folder.path), week)).toContain("weekly is a link");
    expect(whyNotOwn(place(folder.path), { path: "memory/inbox/user_a.md", before: NEW })).toContain("inbox is a file");
  });

  it("leads where it led when the workspace was opened, through a link too", () => {
    const folder = testFolder({ "elsewhere/x": "" });
    fs.symlinkSync("elsewhere", folder.at("memory"));
    const [opened, tea] = [place(folder.path), { path: "memory/user_tea.md", before: NEW }];
    expect(whyNotOwn(opened, tea)).toBeUndefined();
    folder.remove("memory");
    fs.symlinkSync(testFolder().path, folder.at("memory"));
    expect(whyNotOwn(opened, tea)).toBe("leads elsewhere than when this run began");
  });

  it("is a guest's own, and not the owner's or another guest's", () => {
    const { path } = testFolder();
    const week = (name: string) => ({ path: `memory/weekly/${name}2026-W15.md`, before: NEW });
    expect(whyNotOwn(place(path, "b"), week("b/"))).toBeUndefined();
    for (const name of ["", "c/", "b/b/"]) expect(whyNotOwn(place(path, "b"), week(name)), name).toBeDefined();
    expect(whyNotOwn(place(path, "b"), { path: "memory/user_tea.md", before: NEW })).toBeUndefined();
  });

  it("is found again by the name that people see", () => {
    const files = fc.constantFrom(
      "user_a.md",
      "weekly/2026-W15.md",
      "monthly/2026-04.md",
      "inbox/user_a.md",
      "MEMORY.md",
    );
    const guests = fc.option(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/), { nil: undefined });
    fc.assert(
      fc.property(files, guests, fc.constantFrom("memory", "a/memory", "../weekly/x"), (file, guest, memoryPath) => {
        expect(fileAt({ memoryPath, guest }, shown({ memoryPath, guest }, file))).toBe(file);
      }),
    );
  });
});

describe("a log that lithify begins", () => {
  it("lies below the folder of logs, under a dated name", () => {
    const folder = testFolder({ "logs/2026-04-08/x": "", "elsewhere/x": "" });
    fs.symlinkSync("../elsewhere", folder.at("logs/2026-04-09"));
    const why = (path: string) => whyNotLog(folder.at("logs"), folder.at(path));
    for (const path of ["logs/2026-04-08/codex-s1.md", "logs/2026-04-10-remembered.md", "logs/2026-04-11/a-2.md"])
      expect(why(path), path).toBeUndefined();
    for (const path of [
      ...["logs/notes.md", "logs/2026-04-08.sh", "logs/../2026-04-08.md", "2026-04-08.md", "logs/.git/2026-04-08.md"],
      ...[
        "logs/2026-04-09/a.md",
        "logs/2026-04-08/.hidden.md",
        "logs",
        "logs/2026-04-08\n/a.md",
        "logs/GIT~1/2026-04-08.md",
      ],
    ])
      expect(why(path), path).toEqual(expect.any(String));
  });
});

it("knows .git by every name that a file system takes for it", () => {
  for (const name of [
    ".git",
    ".GIT",
    ".Git ",
    ".git.",
    ".git. .",
    "git~1",
    "GIT~2",
    ".g\u200cit",
    ".git::$INDEX_ALLOCATION",
    "．git",
  ])
    expect(isGitName(name), name).toBe(true);
  for (const name of [".gitattributes", ".github", "git", "git-notes", "a.git", ".gitignore", "git~x"])
    expect(isGitName(name), name).toBe(false);
});
