import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { readMemoryFolder, twinsAmong } from "../../src/store/memory-folder.ts";
import { testFolder } from "../support/test-folder.ts";

function stored(file: string, text: string) {
  return { file, text, sha256: createHash("sha256").update(text).digest("hex") };
}

describe("readMemoryFolder", () => {
  it("reads memories, weekly documents and proposals as they are, sorted, and nothing else", () => {
    const folder = testFolder({
      "user_b.md": "\uFEFFb\r\n",
      "feedback_a.md": "a\n",
      "MEMORY.md": "",
      "notes.txt": "not a memory",
      ".hidden.md": "hidden",
      ".lithify-1-1.tmp": "temp",
      "weekly/2026-W15.md": "week\n",
      "weekly/draft.txt": "no",
      "inbox/p1.json": "{}",
      "archive/old.md": "a person's folder",
    });
    expect(readMemoryFolder(folder.path)).toEqual({
      files: [
        stored("MEMORY.md", ""),
        stored("feedback_a.md", "a\n"),
        stored("inbox/p1.json", "{}"),
        stored("user_b.md", "\uFEFFb\r\n"),
        stored("weekly/2026-W15.md", "week\n"),
      ],
      ...{ unread: [], notices: [] },
    });
  });

  it("names what was meant as its own and has another ending, as a rename by hand gives it", () => {
    const lost = ["project_a.MD", "project_b.markdown", "project_c.md.txt", "weekly/2026-W15.Md"];
    const others = ["weekly/draft.markdown", "notes.markdown", "some_list.txt", "project_d.md~"];
    const folder = testFolder(Object.fromEntries([...lost, ...others].map((file) => [file, "x\n"])));
    const { files, notices } = readMemoryFolder(folder.path);
    expect([files, notices.map(({ file }) => file).sort()]).toEqual([[], lost]);
  });

  it("names a memory that somebody moved into a folder below, and knows its claim", () => {
    const folder = testFolder({
      ...{ "archive/old/user_a.md": "A", "notes/diary.md": "B", "user_b.md": "C", "archive/user_b.md": "D" },
      ...{ ".trash/user_c.md": "E", "weekly/2026-W15.md": "F" },
    });
    const { files, unread, notices } = readMemoryFolder(folder.path);
    expect(files.map(({ file }) => file)).toEqual(["user_b.md", "weekly/2026-W15.md"]);
    expect(notices.map(({ file, code }) => `${code} ${file}`)).toEqual([
      "BELOW archive/old/user_a.md",
      "BELOW archive/user_b.md",
    ]);
    expect(unread.map(({ file, text }) => `${file} ${text}`)).toEqual(["user_a.md A"]);
  });

  it("passes over links, FIFOs, folders, huge files and bytes that are no text, and says so", () => {
    const folder = testFolder({
      "a.md": "a\n",
      "folder.md/x": "x",
      "huge.md": Buffer.alloc(1024 * 1024 + 1, 0x61),
      "utf16.md": Buffer.from("\ufefffür", "utf16le"),
      "latin1.md": new Uint8Array([0x66, 0xfc, 0x72]),
    });
    fs.symlinkSync("a.md", folder.at("link.md"));
    fs.symlinkSync("nowhere", folder.at("weekly"));
    execFileSync("mkfifo", [folder.at("pipe.md")]);
    const { files, unread, notices } = readMemoryFolder(folder.path);
    expect(files).toEqual([stored("a.md", "a\n")]);
    expect(unread.map(({ file, text }) => [file, text])).toEqual([
      ["folder.md", ""],
      ["huge.md", ""],
      ["latin1.md", "f\ufffdr"],
      ["link.md", ""],
      ["pipe.md", ""],
      ["utf16.md", "für"],
    ]);
    expect(notices.map(({ file, code }) => `${file} ${code}`)).toEqual([
      "weekly LINK",
      "folder.md NOT_A_FILE",
      "huge.md TOO_LARGE",
      "latin1.md NOT_UTF8",
      "link.md LINK",
      "pipe.md NOT_A_FILE",
      "utf16.md NOT_UTF8",
    ]);
  });

  it("says so when a file stands where one of its folders belongs", () => {
    const { files, notices } = readMemoryFolder(testFolder({ weekly: "x", inbox: "y", "a.md": "a\n" }).path);
    expect(files).toEqual([stored("a.md", "a\n")]);
    const message = "is a file, not a folder: move it away";
    expect(notices).toEqual([
      { file: "weekly", code: "NOT_A_FOLDER", message },
      { file: "inbox", code: "NOT_A_FOLDER", message },
    ]);
  });

  it("finds nothing in a folder that is not there", () => {
    expect(readMemoryFolder(testFolder().at("memory"))).toEqual({ files: [], unread: [], notices: [] });
  });
});

describe("twinsAmong", () => {
  it("names files that one disk cannot hold both: of other case, or of other Unicode form", () => {
    const names = [
      "user_a.md",
      "user_A.md",
      "project_\u00e9.md",
      "project_e\u0301.md",
      "weekly/user_a.md",
      "user_b.md",
    ];
    expect(twinsAmong(names).map(({ file, message }) => [file, message.split(" ")[2]])).toEqual([
      ["user_A.md", "user_a.md"],
      ["project_e\u0301.md", "project_\u00e9.md"],
    ]);
  });
});
