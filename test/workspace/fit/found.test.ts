/** What is taken for daily logs, kind by kind, and what lithify.yaml would say. */
import { describe, expect, it } from "vitest";
import { foundIn, proposalOf, type Seen } from "../../../src/workspace/fit/found.ts";

const days = (before: string, count: number, after = ".md", joint = "-"): string[] =>
  Array.from({ length: count }, (_, i) => `${before}2026${joint}03${joint}${String(i + 10)}${after}`);
const fitted = (seen: Partial<Seen>) => {
  const found = foundIn({ paths: [], sessions: [], ...seen });
  return { found, proposal: proposalOf(found) };
};
const obsidian = (settings: unknown): Pick<Seen, "obsidian"> => ({
  obsidian: { dailyNotes: settings === undefined ? undefined : JSON.stringify(settings) },
});

describe("OpenClaw", () => {
  it("keeps its folder as logs, and memories beside it", () => {
    const { found, proposal } = fitted({
      paths: [...days("memory/", 1), ...days("memory/", 2, "-offsite.md"), "SOUL.md"],
    });
    expect(found).toEqual([{ kind: "openclaw", logs: "memory", memory: "lithify-memory", count: 3 }]);
    expect(proposal).toEqual({ logs: "memory", memory: "lithify-memory" });
  });

  it("is no folder of memories without a dated note", () => {
    const paths = ["memory/MEMORY.md", "memory/user_tea.md", "memory/weekly/2026-W15.md", "memory/monthly/2026-04.md"];
    expect(fitted({ paths })).toEqual({ found: [], proposal: {} });
  });
});

describe("Logseq", () => {
  it("reads its journals by their names alone, or in the folder that it names", () => {
    expect(fitted({ paths: days("journals/", 1, ".md", "_") }).found).toEqual([
      { kind: "logseq", logs: "journals", memory: "memory", count: 1 },
    ]);
    const logseq =
      '{ ; :journals-directory "old"\n :journals-directory "dagbok" ; :journals-directory "other"\n :journal/file-name-format "yyyy-MM-dd"}';
    expect(fitted({ logseq, paths: days("dagbok/", 2) }).proposal).toEqual({ logs: "dagbok" });
  });

  it("says so where it names its journals in a way that lithify does not read", () => {
    const { found, proposal } = fitted({
      logseq: '{:journal/file-name-format "dd-MM-yyyy"}',
      paths: ["journals/08-04-2026.md"],
    });
    expect(found).toMatchObject([{ kind: "logseq", logs: null, because: expect.stringContaining("yyyy_MM_dd") }]);
    expect(proposal).toEqual({});
  });
});

describe("Obsidian", () => {
  it.each([
    ["YYYY-MM-DD", "Diary/2026-03-10.md"],
    [undefined, "Diary/2026-03-10.md"],
    ["YYYY/MM MMMM/YYYY-MM-DD dddd", "Diary/2026/03 March/2026-03-10 Tuesday.md"],
    ["YYYY_MM_DD", "Diary/2026_03_10.md"],
  ])("reads notes of the format %s", (format, path) => {
    const { found } = fitted({ ...obsidian({ folder: "/Diary/", format }), paths: [path] });
    expect(found).toEqual([{ kind: "obsidian", logs: "Diary", memory: "memory", count: 1 }]);
  });

  it.each([
    "DD.MM.YYYY",
    "YYYYMMDD",
    "YYYY-DDDD",
    "gggg-[W]ww",
    "[Day] YYYY-MM-DD",
    "YYYY-MM_DD",
  ])("says so of the format %s, which gives no name that lithify reads", (format) => {
    const { found, proposal } = fitted({ ...obsidian({ folder: "Diary", format }), paths: ["Diary/some.md"] });
    expect(found).toMatchObject([{ logs: null, count: 0, because: expect.stringContaining("Date format") }]);
    expect(proposal).toEqual({});
  });

  it("reads the notes from before the format was another, and says that it reads no others", () => {
    const { found, proposal } = fitted({ ...obsidian({ folder: "d", format: "DD-MM-YYYY" }), paths: days("d/", 2) });
    expect(found).toMatchObject([{ logs: "d", count: 2, because: expect.stringContaining("Date format") }]);
    expect(proposal).toEqual({ logs: "d" });
  });

  it("cannot have the vault itself as its logs, and tells that once", () => {
    const { found, proposal } = fitted({ ...obsidian(undefined), paths: days("", 4) });
    expect(found).toMatchObject([{ kind: "obsidian", logs: null, count: 4, because: expect.stringContaining("mv ") }]);
    expect(proposal).toEqual({});
  });

  it.each(["../outside", ".git/notes", "a\nlogs: /etc", "a\\b"])("goes into no folder such as %j", (folder) => {
    expect(fitted(obsidian({ folder }))).toEqual({ found: [], proposal: {} });
  });

  it("takes settings that are no settings for none", () => {
    for (const dailyNotes of ["", "no json", "[]", '{"folder": 7, "format": null}', '{"folder": "x'])
      expect(() => fitted({ obsidian: { dailyNotes } })).not.toThrow();
  });

  it("lets memories lie elsewhere where its notes lie in a folder memory", () => {
    const { proposal } = fitted({ ...obsidian({ folder: "Memory/daily" }), paths: days("Memory/daily/", 1) });
    expect(proposal).toEqual({ logs: "Memory/daily", memory: "lithify-memory" });
  });
});

describe("a folder of dated notes", () => {
  it("needs three of them beside pages with a name, whatever folders of years and months lie in it", () => {
    const paths = ["notes/2025-03-09-release.md", ...days("notes/2026/03/", 1)];
    expect(fitted({ paths }).found).toEqual([]);
    expect(fitted({ paths: [...paths, "notes/index.md", ...days("notes/2025/", 1)] }).proposal).toEqual({
      logs: "notes",
    });
    const aFolderADay = ["notes/2026-04-08/a.md", "notes/2026-04-09/a.md", "notes/2026-04-10/a.txt"];
    expect(fitted({ paths: aFolderADay }).proposal).toEqual({ logs: "notes" });
  });

  it("may hold one or two where nothing else stands beside them", () => {
    expect(fitted({ paths: days("notes/", 2) }).proposal).toEqual({ logs: "notes" });
    expect(fitted({ paths: ["tagebuch/2026/2026-03-09-1930.md"] }).proposal).toEqual({ logs: "tagebuch" });
    expect(fitted({ paths: ["blog/2026-03-09-launch.md"] }).found).toEqual([]);
  });

  it("counts no name that only looks like a date, and no other kind of file", () => {
    const paths = ["n/2026-02-30.md", "n/2026-04-081.md", "n/20260408.md", ...days("n/", 3, ".png")];
    expect(fitted({ paths }).found).toEqual([]);
  });

  it("proposes the fullest, tells the others, and a folder with those below it once", () => {
    const paths = [...days("home/", 3), ...days("work/", 5), ...days("work/old/", 4)];
    const { found, proposal } = fitted({ paths });
    expect(found.map(({ logs, count }) => [logs, count])).toEqual([
      ["work", 9],
      ["home", 3],
    ]);
    expect(proposal).toEqual({ logs: "work" });
  });

  it("takes every year where years lie in the workspace itself", () => {
    const paths = [...days("2025/", 3), ...days("2026/03/", 4)];
    expect(fitted({ paths }).proposal).toEqual({ logs: ["2026", "2025"] });
  });

  it("stays with logs/, which needs no word, and adds a tool's folder to it", () => {
    expect(fitted({ paths: [...days("logs/", 1), ...days("work/", 5)] }).proposal).toEqual({});
    const both = fitted({ paths: [...days("logs/", 1), ...days("memory/", 5)] });
    expect(both.proposal).toEqual({ logs: ["logs", "memory"], memory: "lithify-memory" });
  });

  it.each([
    ["projects, each with enough", [...days("logs/hund/", 4), ...days("logs/katze/", 3), "logs/maus/2026-03-01.md"]],
    ["projects, none with enough", ["logs/hund/2026-03-01.md", "logs/katze/2026/2026-03-02.txt"]],
    ["one project, and fuller notes elsewhere", [...days("logs/hund/", 2), ...days("altes/", 9)]],
  ])("reads all that lies below logs/: %s", (_, paths) => {
    const { found, proposal } = fitted({ paths });
    expect(proposal).toEqual({});
    const below = paths.filter((path) => path.startsWith("logs/")).length;
    expect(found[found.length - 1]).toMatchObject({ kind: "dated", logs: "logs", count: below });
  });

  it("reads what lies beside a tool's folder below logs/", () => {
    const paths = [...days("logs/Tagebuch/", 3), ...days("logs/hund/", 4)];
    expect(fitted({ ...obsidian({ folder: "logs/Tagebuch" }), paths }).proposal).toEqual({});
    const both = fitted({ ...obsidian({ folder: "logs/Tagebuch" }), paths: [...paths, ...days("memory/", 1)] });
    expect(both.proposal).toEqual({ logs: ["logs", "memory"], memory: "lithify-memory" });
  });

  it("cannot be the workspace itself", () => {
    const { found, proposal } = fitted({ paths: days("", 3) });
    expect(found).toMatchObject([{ kind: "dated", logs: null, count: 3, because: expect.stringContaining("mv ") }]);
    expect(proposal).toEqual({});
  });
});

it("proposes the sessions of agents on this machine, notes or not", () => {
  const { found, proposal } = fitted({ sessions: [{ tool: "codex", count: 4 }] });
  expect(found).toEqual([{ kind: "codex", logs: null, memory: null, count: 4, transcripts: "codex" }]);
  expect(proposal).toEqual({ transcripts: ["codex"] });
});
