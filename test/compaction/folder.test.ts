import { describe, expect, it } from "vitest";
import { folderOf, folderWith } from "../../src/compaction/folder.ts";
import { writeWeekly } from "../../src/document/weekly.ts";
import { isMemoryName, weekOfFile } from "../../src/memory/file/memory-path.ts";
import { stored } from "../support/claims.ts";

const memory = stored({ file: "feedback_a.md" });
const weekly = writeWeekly({
  ...{ type: "weekly", week: "2026-W15", from: "2026-04-06", to: "2026-04-12" },
  ...{ sources: [], model: "m", prompt: "0123456789ab", memories: [], declined: [], body: "## Week" },
});
const folder = folderOf([
  { file: "feedback_a.md", text: memory.text },
  { file: "weekly/2026-W15.md", text: weekly },
  { file: "README.md", text: "# Ours\n" },
  { file: "MEMORY.md", text: "---\ntype: user\nname: no memory\n---\n" },
  { file: "inbox/abc.md", text: memory.text },
  { file: "project_broken.md", text: "---\nname: [\n---\n" },
  { file: "weekly/2026-W16.md", text: "no front matter" },
]);

describe("the memory folder", () => {
  it("knows memories, documents and what does not read, and keeps every text", () => {
    expect(folder.stored.map(({ file, unreadable }) => [file, unreadable?.line])).toEqual([
      ["feedback_a.md", undefined],
      ["project_broken.md", 2],
    ]);
    expect([...folder.documents.keys()]).toEqual(["2026-W15"]);
    expect(folder.faults.map(({ file, line }) => [file, line])).toEqual([
      ["project_broken.md", expect.any(Number)],
      ["weekly/2026-W16.md", expect.any(Number)],
    ]);
    expect(folder.texts.size).toBe(7);
  });

  it("with changes laid over it reads what was written, forgets what went, and leaves the rest", () => {
    const mended = stored({ file: "project_broken.md", type: "project", name: "Mended" });
    const after = folderWith(folder, [
      { file: "project_broken.md", after: mended.text },
      { file: "feedback_a.md", after: null },
      { file: "weekly/2026-W15.md", after: null },
    ]);
    expect(after.stored.map(({ file }) => file)).toEqual(["project_broken.md"]);
    expect([...after.documents.keys()]).toEqual([]);
    expect(after.faults.map(({ file }) => file)).toEqual(["weekly/2026-W16.md"]);
    expect(after.texts.has("feedback_a.md")).toBe(false);
    expect(folder.stored).toHaveLength(2);
  });

  it("takes a file that a week lists, and that says nothing of itself any more, for one that was cut", () => {
    const listing = weekly.replace("memories: []", "memories:\n  - file: user_cut.md\n    evidence: [abcdef012345]");
    const cut = (file: string, text: string) =>
      folderOf([
        { file: "weekly/2026-W15.md", text: listing },
        { file, text },
      ]).stored.map(({ file: of, name }) => [of, name]);
    expect(cut("user_cut.md", "")).toEqual([["user_cut.md", "cut"]]);
    expect(cut("user_cut.md", "Works in the backend.\n")).toEqual([["user_cut.md", "Works in the backend."]]);
    expect(cut("user_manual.md", "How to use it.\n")).toEqual([]);
  });

  it("is the same whether it is read whole or laid over piece by piece", () => {
    const files = [...folder.texts].map(([file, text]) => ({ file, after: text }));
    const pieces = files.reduce((so, file) => folderWith(so, [file]), folderOf([]));
    expect(pieces).toEqual({ ...folder, faults: expect.arrayContaining([...folder.faults]) });
  });

  it.each([
    ["feedback_a.md", true, undefined],
    ["MEMORY.md", false, undefined],
    ["INDEX.md", false, undefined],
    ["weekly/2026-W15.md", false, "2026-W15"],
    ["weekly/notes.md", false, undefined],
    ["weekly/sub/2026-W15.md", false, undefined],
    ["inbox/a.md", false, undefined],
    [".gitattributes", false, undefined],
  ])("takes %s for a memory: %s, for the week %s", (file, isMemory, week) => {
    expect([isMemoryName(file), weekOfFile(file)]).toEqual([isMemory, week]);
  });
});
