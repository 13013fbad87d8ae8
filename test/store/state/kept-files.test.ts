import fs from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readInbox } from "../../../src/store/memory-folder.ts";
import { keptFiles } from "../../../src/store/state/kept-files.ts";
import { readFolder } from "../../../src/workspace/opened.ts";
import { memoryFileOf, STATE } from "../../support/kept-folder.ts";
import { testFolder } from "../../support/test-folder.ts";

const COUNT = 520;
/** Long after the files were written: they have lain still. */
const LATER = new Date(Date.now() + 3_600_000);

function large() {
  const folder = testFolder({ ".lithify/x": "" });
  for (let i = 0; i < COUNT; i++) folder.write(`memory/project_rule-${i}.md`, memoryFileOf(i));
  folder.write("memory/weekly/2026-W15.md", "no document\n");
  const read = (now: Date | null = LATER) => {
    const opens = vi.spyOn(fs, "openSync");
    // A state of its own each time, as every start has.
    const found = readFolder(
      { memoryFolder: folder.at("memory"), guest: undefined, state: STATE(folder.at(".lithify")) },
      now ?? undefined,
    );
    const opened = opens.mock.calls.map(([path]) => String(path)).filter((path) => path.includes("/memory/"));
    opens.mockRestore();
    return { ...found, opened: opened.map((path) => path.slice(path.lastIndexOf("/") + 1)) };
  };
  return { folder, read };
}

afterEach(() => void vi.restoreAllMocks());

describe("files that are kept", () => {
  it("are not opened again, and read as they would be", () => {
    const { read } = large();
    const plain = read(null);
    expect(read().opened.length).toBeGreaterThan(COUNT);
    const again = read();
    expect(again.opened.filter((name) => name !== ".gitattributes")).toEqual([]);
    expect(again.folder).toEqual(plain.folder);
    expect(again.notices).toEqual(plain.notices);
  });

  it("are opened where they changed, though size and time say they did not", () => {
    const { folder, read } = large();
    read();
    const path = folder.at("memory/project_rule-7.md");
    const { atime, mtime } = fs.statSync(path);
    folder.write("memory/project_rule-7.md", memoryFileOf(7).replaceAll("port 8007", "port 9007"));
    fs.utimesSync(path, atime, mtime);
    const { opened, folder: found } = read();
    expect(opened).toContain("project_rule-7.md");
    expect(found.stored.find(({ file }) => file === "project_rule-7.md")?.body).toContain("port 9007");
  });

  it("are opened once where a few changed, and written beside the rest", () => {
    const { folder, read } = large();
    read();
    const all = folder.read(".lithify/files.json");
    folder.write("memory/project_rule-7.md", memoryFileOf(7).replaceAll("port 8007", "port 9007"));
    expect(read().opened).toContain("project_rule-7.md");
    const { opened, folder: found } = read();
    expect(opened.filter((name) => name !== ".gitattributes")).toEqual([]);
    expect(found.stored.find(({ file }) => file === "project_rule-7.md")?.body).toContain("port 9007");
    expect(folder.read(".lithify/files.json")).toBe(all);
    for (let i = 0; i < 101; i++) folder.write(`memory/project_rule-${i}.md`, memoryFileOf(i + 1_000));
    read();
    expect(folder.read(".lithify/files.json")).not.toBe(all);
    expect(folder.read(".lithify/fresh-files.json")).toContain('"entries":[]');
    expect(read().opened.filter((name) => name !== ".gitattributes")).toEqual([]);
  });

  it("are not opened for the inbox alone either", () => {
    const { folder, read } = large();
    const proposal = memoryFileOf(3).replace("---\n\n", "proposal: {}\n---\n\n");
    folder.write("memory/inbox/project_rule-3.md", proposal);
    read();
    const opens = vi.spyOn(fs, "openSync");
    const kept = keptFiles(STATE(folder.at(".lithify")), LATER.getTime());
    const found = readInbox(folder.at("memory"), kept);
    expect(opens.mock.calls.map(([path]) => String(path)).filter((path) => path.includes("/inbox/"))).toEqual([]);
    expect([...found]).toEqual([["inbox/project_rule-3.md", proposal]]);
  });

  it("are forgotten where they are gone, and whole again after a torn cache", () => {
    const { folder, read } = large();
    read();
    folder.remove("memory/project_rule-3.md");
    expect(read().folder.stored.length).toBe(COUNT - 1);
    folder.write(".lithify/files.json", folder.read(".lithify/files.json").slice(0, 5_000));
    expect(read().folder.stored.length).toBe(COUNT - 1);
  });

  it("are opened again where they were written a moment ago, and read as what the same bytes were", () => {
    const { folder, read } = large();
    folder.write("memory/project_rule-7.md", memoryFileOf(7));
    const first = read(new Date());
    const again = read();
    expect(again.opened).toContain("project_rule-7.md");
    expect(again.folder).toEqual(first.folder);
  });
});

describe("an index of more than 1 MB", () => {
  it("is read, as one that is not is never written again", () => {
    const folder = testFolder({ "memory/INDEX.md": "x".repeat(1_200_000) });
    const { folder: found, notices } = readFolder({ memoryFolder: folder.at("memory"), guest: undefined });
    expect([found.texts.get("INDEX.md")?.length, notices]).toEqual([1_200_000, []]);
  });
});
