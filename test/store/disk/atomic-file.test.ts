import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { DiskError } from "../../../src/errors.ts";
import { keepCache, removeFile, sweepTempFiles, writeAtomically } from "../../../src/store/disk/atomic-file.ts";
import { testFolder } from "../../support/test-folder.ts";

function caught(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}

function errno(code: string): Error {
  return Object.assign(new Error(`${code}: injected`), { code });
}

describe("writeAtomically", () => {
  it("writes a file with the folders it lacks and leaves no temp file", () => {
    const folder = testFolder();
    expect(writeAtomically(folder.at("memory/weekly/2026-W15.md"), "whole\n")).toBe(true);
    expect(folder.tree()).toEqual({ "memory/weekly/2026-W15.md": "whole\n" });
  });

  it("keeps the mode of a file that is there, and gives a new one the mode asked for", () => {
    const folder = testFolder({ "kept.md": "old" });
    fs.chmodSync(folder.at("kept.md"), 0o640);
    writeAtomically(folder.at("kept.md"), "new", { mode: 0o600 });
    writeAtomically(folder.at("made.md"), "new", { mode: 0o600 });
    expect(fs.statSync(folder.at("kept.md")).mode & 0o777).toBe(0o640);
    expect(fs.statSync(folder.at("made.md")).mode & 0o777).toBe(0o600);
  });

  it("makes the bytes safe before the rename and the name safe after it", () => {
    const folder = testFolder();
    const calls: string[] = [];
    for (const name of ["fsyncSync", "renameSync", "openSync"] as const) {
      const original = fs[name] as (...args: unknown[]) => unknown;
      vi.spyOn(fs, name).mockImplementation(((...args: unknown[]) => {
        calls.push(name === "openSync" && args[0] === folder.path ? "open the folder" : name);
        return original(...args);
      }) as never);
    }
    writeAtomically(folder.at("a.md"), "a");
    vi.restoreAllMocks();
    expect(calls).toEqual(["openSync", "fsyncSync", "renameSync", "open the folder", "fsyncSync"]);
  });

  it("does not write through a link, and leaves link and target as they were", () => {
    const folder = testFolder({ "target.md": "a person's" });
    fs.symlinkSync("target.md", folder.at("link.md"));
    expect(caught(() => writeAtomically(folder.at("link.md"), "mine"))).toMatchObject({ code: "ELOOP" });
    expect(folder.tree()).toEqual({ "link.md": "-> target.md", "target.md": "a person's" });
  });

  it("refuses to put a file in the place of a folder or a FIFO", () => {
    const folder = testFolder({ "folder/a.md": "a" });
    execFileSync("mkfifo", [folder.at("pipe.md")]);
    expect(caught(() => writeAtomically(folder.at("folder"), "x"))).toMatchObject({ code: "EISDIR" });
    expect(caught(() => writeAtomically(folder.at("pipe.md"), "x"))).toMatchObject({ code: "EINVAL" });
    expect(folder.tree()).toEqual({ "folder/a.md": "a", "pipe.md": "not a regular file" });
  });

  it("gives the write up without a trace when beforeRename says no or throws", () => {
    const folder = testFolder({ "a.md": "old" });
    expect(writeAtomically(folder.at("a.md"), "new", { beforeRename: () => false })).toBe(false);
    const lost = new Error("the lock is lost");
    const throwing = () => {
      throw lost;
    };
    expect(caught(() => writeAtomically(folder.at("a.md"), "new", { beforeRename: throwing }))).toBe(lost);
    expect(folder.tree()).toEqual({ "a.md": "old" });
  });

  it.each([
    "ENOSPC",
    "EACCES",
    "EROFS",
    "EIO",
    "EMFILE",
    "EDQUOT",
  ])("reports %s with a hint, keeps the old file whole and leaves no temp file", (code) => {
    for (const call of ["openSync", "writeFileSync", "fsyncSync", "renameSync"] as const) {
      const folder = testFolder({ "a.md": "old" });
      vi.spyOn(fs, call).mockImplementationOnce(() => {
        throw errno(code);
      });
      const error = caught(() => writeAtomically(folder.at("a.md"), "new"));
      vi.restoreAllMocks();
      expect(error).toBeInstanceOf(DiskError);
      expect(error).toMatchObject({ code, hint: expect.stringMatching(/\w/), cause: { code } });
      expect(folder.tree()).toEqual({ "a.md": "old" });
    }
  });

  it("steps over a temp file that a crashed process with the same pid left", () => {
    const folder = testFolder();
    for (let n = 0; n < 200; n++) folder.write(`.lithify-${process.pid}-${n}.tmp`, "left");
    writeAtomically(folder.at("a.md"), "new");
    expect(folder.read("a.md")).toBe("new");
    expect(folder.read(`.lithify-${process.pid}-0.tmp`)).toBe("left");
  });
});

describe("keepCache", () => {
  it("puts a whole file in place, and is silent where none may stand", () => {
    const folder = testFolder({ "here/kept.json": "old" });
    keepCache(folder.at("here/kept.json"), "new");
    expect(folder.read("here/kept.json")).toBe("new");
    fs.mkdirSync(folder.at("here/folder"));
    for (const path of ["here/folder", "gone/kept.json"]) keepCache(folder.at(path), "new");
    expect(fs.readdirSync(folder.at("here")).sort()).toEqual(["folder", "kept.json"]);
    expect(folder.exists("gone")).toBe(false);
  });
});

describe("removeFile", () => {
  it("makes it safe that the name is gone: after a power failure a file that was taken back would stand again", () => {
    const folder = testFolder({ "a.md": "a" });
    const calls: string[] = [];
    for (const name of ["unlinkSync", "openSync", "fsyncSync"] as const) {
      const original = fs[name] as (...args: unknown[]) => unknown;
      vi.spyOn(fs, name).mockImplementation(((...args: unknown[]) => {
        calls.push(name === "openSync" && args[0] === folder.path ? "open the folder" : name);
        return original(...args);
      }) as never);
    }
    removeFile(folder.at("a.md"));
    vi.restoreAllMocks();
    expect(calls).toEqual(["unlinkSync", "open the folder", "fsyncSync"]);
  });

  it("removes a file, minds no missing one, and touches no link", () => {
    const folder = testFolder({ "a.md": "a", "b.md": "b" });
    fs.symlinkSync("b.md", folder.at("link.md"));
    removeFile(folder.at("a.md"));
    removeFile(folder.at("a.md"));
    expect(caught(() => removeFile(folder.at("link.md")))).toMatchObject({ code: "ELOOP" });
    expect(folder.tree()).toEqual({ "b.md": "b", "link.md": "-> b.md" });
  });
});

describe("sweepTempFiles", () => {
  it("removes the temp files of dead processes and its own, never those of a live one or of other programs", async () => {
    const live = spawn("sleep", ["600"]);
    const dead = spawn("true");
    await new Promise((done) => dead.once("exit", done));
    const folder = testFolder({
      [`.lithify-${live.pid}-1.tmp`]: "a live one's",
      [`.lithify-${dead.pid}-1.tmp`]: "left",
      [`.lithify-${process.pid}-9.tmp`]: "left by an earlier process with this pid",
      ".lithify-abc.tmp": "another program's",
      "a.md": "a",
    });
    sweepTempFiles(folder.path);
    live.kill("SIGKILL");
    expect(Object.keys(folder.tree()).sort()).toEqual(
      [`.lithify-${live.pid}-1.tmp`, ".lithify-abc.tmp", "a.md"].sort(),
    );
  });

  it("finds nothing in a folder that is not there", () => {
    expect(() => sweepTempFiles(testFolder().at("memory"))).not.toThrow();
  });
});
