import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFile, mkdir, mkdtemp, realpath, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  digestOf,
  LARGEST_LOG_BYTES,
  type ListedLog,
  LONGEST_LINE_CHARACTERS,
  listLogs,
  readLog,
} from "../../src/daily/read-logs.ts";
import { UsageError } from "../../src/errors.ts";

let workspace: string;
let beside: string;

beforeEach(async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), "lithify-logs-")));
  workspace = join(root, "workspace");
  beside = join(root, "beside");
  await mkdir(join(workspace, "logs"), { recursive: true });
  await mkdir(beside);
});

afterEach(async () => {
  await rm(dirname(workspace), { recursive: true, force: true });
});

async function put(path: string, content: string | Uint8Array = "text\n"): Promise<string> {
  const absolute = join(workspace, path);
  await mkdir(dirname(absolute), { recursive: true });
  await writeFile(absolute, content);
  return absolute;
}

async function read(content: string | Uint8Array, allow: string[] = []): ReturnType<typeof readLog> {
  await put("logs/2026-04-08.md", content);
  const { logs } = await listLogs(workspace, ["logs"]);
  return readLog(logs[0] as ListedLog, allow);
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

describe("listing logs", () => {
  it("finds logs at any depth, in the order of their paths, and counts all else with its reason", async () => {
    const logs = [
      "logs/2026-04-08.md",
      "logs/2026-04-08/b.txt",
      "logs/2026-04-08/a/x.MD",
      "logs/2026_04_09-late.markdown",
    ];
    for (const path of logs) await put(path);
    await put("logs/notes.md");
    await put("logs/2026-02-30.md");
    await put("logs/2026-04-08/picture.png");
    await put("logs/.gitkeep");
    await put("logs/.obsidian/2026-04-08.md");
    await put("logs/2026-04-08.md~");
    const listing = await listLogs(workspace, ["logs"]);
    expect(listing.logs.map(({ path, day }) => `${path} ${day}`)).toEqual([
      "logs/2026-04-08.md 2026-04-08",
      "logs/2026-04-08/a/x.MD 2026-04-08",
      "logs/2026-04-08/b.txt 2026-04-08",
      "logs/2026_04_09-late.markdown 2026-04-09",
    ]);
    expect(listing.ignored).toEqual([
      { path: "logs/.gitkeep", reason: "hidden" },
      { path: "logs/.obsidian", reason: "hidden" },
      { path: "logs/2026-02-30.md", reason: "no date" },
      { path: "logs/2026-04-08.md~", reason: "extension" },
      { path: "logs/2026-04-08/picture.png", reason: "extension" },
      { path: "logs/notes.md", reason: "no date" },
    ]);
  });

  it("takes size, time and place along", async () => {
    const absolute = await put("logs/2026-04-08.md", "añb\n");
    const { logs } = await listLogs(workspace, ["logs"]);
    expect(logs).toEqual([
      { path: "logs/2026-04-08.md", day: "2026-04-08", absolute, bytes: 5, mtimeMs: expect.any(Number) },
    ]);
  });

  it("lists a log once where two configured folders overlap", async () => {
    await put("logs/team/2026-04-08.md");
    await put("notes/2026-04-09.md");
    const { logs } = await listLogs(workspace, ["logs", "logs/team", "notes"]);
    expect(logs.map(({ path }) => path)).toEqual(["logs/team/2026-04-08.md", "notes/2026-04-09.md"]);
  });

  it("follows no link, to a file or a folder, and survives a loop of them", async () => {
    await writeFile(join(beside, "2026-04-08.md"), "outside");
    await symlink(join(beside, "2026-04-08.md"), join(workspace, "logs/2026-04-08.md"));
    await symlink(beside, join(workspace, "logs/2026-04-09"));
    await mkdir(join(workspace, "logs/2026-04-10"));
    await symlink("..", join(workspace, "logs/2026-04-10/loop"));
    await symlink("nowhere.md", join(workspace, "logs/2026-04-11.md"));
    const listing = await listLogs(workspace, ["logs"]);
    expect(listing.logs).toEqual([]);
    expect(listing.ignored).toEqual([{ path: "logs/2026-04-10/loop", reason: "link" }]);
    // What has a day's name was meant to be read.
    expect(listing.refused).toEqual([
      { day: "2026-04-08", path: "logs/2026-04-08.md", reason: "link" },
      { day: "2026-04-09", path: "logs/2026-04-09", reason: "link" },
      { day: "2026-04-11", path: "logs/2026-04-11.md", reason: "link" },
    ]);
  });

  it("misses a day whose text iCloud keeps elsewhere", async () => {
    await put("logs/.2026-04-08.md.icloud");
    await put("logs/.photo.jpg.icloud");
    const { logs, refused, ignored } = await listLogs(workspace, ["logs"]);
    expect(logs).toEqual([]);
    expect(refused).toEqual([
      { day: "2026-04-08", path: "logs/2026-04-08.md", reason: "in iCloud, and not on this disk" },
    ]);
    expect(ignored).toEqual([{ path: "logs/photo.jpg", reason: "extension" }]);
  });

  it("lists and digests beside a FIFO without ever waiting for a writer", async () => {
    execFileSync("mkfifo", [join(workspace, "logs/2026-04-08.md")]);
    await put("logs/2026-04-09.md");
    const listing = await listLogs(workspace, ["logs"]);
    expect(listing.logs.map(({ path }) => path)).toEqual(["logs/2026-04-09.md"]);
    expect(listing.refused).toEqual([{ day: "2026-04-08", path: "logs/2026-04-08.md", reason: "not a regular file" }]);
  });

  it("keeps composed and decomposed names as they are, and refuses logs of names that would forge a line", async () => {
    await put("logs/2026-04-08-caf\u00e9.md");
    await put("logs/2026-04-08-cafe\u0301.md");
    await put("logs/2026-04-08-\u202egnp.md");
    await put("logs/2026-04-08\n2026-04-09.md");
    const listing = await listLogs(workspace, ["logs"]);
    expect(listing.logs.map(({ path }) => path)).toEqual([
      "logs/2026-04-08-cafe\u0301.md",
      "logs/2026-04-08-caf\u00e9.md",
    ]);
    expect(listing.refused).toEqual([
      { day: "2026-04-08", path: "logs/2026-04-08-\ufffdgnp.md", reason: "unprintable name" },
      { day: "2026-04-08", path: "logs/2026-04-08\ufffd2026-04-09.md", reason: "unprintable name" },
    ]);
    expect(listing.ignored).toEqual([]);
  });

  // The disks of macOS and Windows take no such name; an old archive or share brings one.
  it.skipIf(process.platform !== "linux")("misses a day whose name is no UTF-8, a file's or a folder's", async () => {
    const latin = (name: string): Buffer => Buffer.from(join(workspace, name), "latin1");
    await mkdir(latin("logs/2026-04-09-caf\xe9"), { recursive: true });
    await mkdir(latin("logs/caf\xe9"));
    for (const name of ["2026-04-08-caf\xe9.md", "2026-04-09-caf\xe9/notes.md", "caf\xe9/2026-04-10.md"])
      await writeFile(latin(`logs/${name}`), "Decision: tea.\n");
    const listing = await listLogs(workspace, ["logs"]);
    expect(listing.refused).toEqual([
      { day: "2026-04-08", path: "logs/2026-04-08-caf\ufffd.md", reason: "unprintable name" },
      { day: "2026-04-09", path: "logs/2026-04-09-caf\ufffd", reason: "unprintable name" },
    ]);
    expect(listing.unentered).toEqual([{ path: "logs/caf\ufffd", reason: "unprintable name" }]);
  });

  it("reads what is filed deep, and misses a day whose folder's name may stand nowhere", async () => {
    const deep = `logs/2026-04-08/${"d/".repeat(60)}notes.md`;
    await put(deep);
    await put("logs/2026-04-09/\u202emaet/notes.md");
    await put("logs/\u202emaet/2026-04-10.md");
    const listing = await listLogs(workspace, ["logs"]);
    expect(listing.logs.map(({ path }) => path)).toEqual([deep]);
    expect(listing.refused).toEqual([
      { day: "2026-04-09", path: "logs/2026-04-09/\ufffdmaet", reason: "unprintable name" },
    ]);
    expect(listing.unentered).toEqual([{ path: "logs/\u202emaet", reason: "unprintable name" }]);
  });

  it("refuses a workspace without its logs folder, and names the way out", async () => {
    const refused = await listLogs(workspace, ["logs", "notes"]).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UsageError);
    expect(refused).toMatchObject({ code: "NO_LOGS", exitCode: 2, hint: expect.stringContaining("lithify init") });
  });
});

describe("reading a log", () => {
  it("gives lines as an editor numbers them, and the digest of the bytes on disk", async () => {
    const content = "\ufeff---\r\ntype: daily\r\n---\n\nOne\rTwo \u200b\x1b[1mbold\n\nlast";
    expect(await read(content)).toEqual({
      log: {
        path: "logs/2026-04-08.md",
        day: "2026-04-08",
        sha256: sha256(content),
        bytes: Buffer.byteLength(content),
        lines: ["---", "type: daily", "---", "", "One", "Two bold", "", "last"],
        bodyStart: 3,
      },
      notices: [],
      redacted: [],
    });
  });

  it("has no line after a last line end, and one for each empty line before it", async () => {
    expect(await read("a\n")).toMatchObject({ log: { lines: ["a"] } });
    expect(await read("a\n\n\n")).toMatchObject({ log: { lines: ["a", "", ""] } });
    expect(await read("\n")).toMatchObject({ log: { lines: [""] } });
  });

  it("reads UTF-16 with its mark, in both orders, with a notice", async () => {
    const little = Buffer.from("\ufeffGrüße\r\n日本", "utf16le");
    expect(await read(little)).toMatchObject({
      log: { lines: ["Grüße", "日本"], sha256: sha256(little) },
      notices: [expect.stringContaining("little")],
    });
    expect(await read(Buffer.from(little).swap16())).toMatchObject({
      log: { lines: ["Grüße", "日本"] },
      notices: [expect.stringContaining("big")],
    });
  });

  it("reads UTF-16 of Latin letters without its mark, and no other bytes with a NUL as such", async () => {
    const little = Buffer.from("- Rule: the gate is locked.\r\n- Zoë has the key.\r\n", "utf16le");
    for (const bytes of [little, Buffer.from(little).swap16()])
      expect(await read(bytes)).toMatchObject({
        log: { lines: ["- Rule: the gate is locked.", "- Zoë has the key."] },
        notices: [expect.stringContaining("UTF-16")],
      });
    expect(await read("- Rule: the gate\0 is locked, and\0 the key hangs there\n")).toMatchObject({
      skipped: "binary",
    });
  });

  it("replaces what is not UTF-8, with a notice", async () => {
    const cut = Buffer.concat([Buffer.from("Grüße an To"), Buffer.from([0x6d, 0xc3, 0x0a])]);
    expect(await read(cut)).toMatchObject({
      log: { lines: ["Grüße an Tom\ufffd"] },
      notices: [expect.stringContaining("UTF-8")],
    });
    const onlyCut = Buffer.from("Searched for `\xe3\x81` and `\xe5\xae` in the exports.\n", "latin1");
    expect(await read(onlyCut)).toMatchObject({
      log: { lines: ["Searched for `\ufffd` and `\ufffd` in the exports."] },
      notices: [expect.stringContaining("UTF-8")],
    });
  });

  it("reads windows-1252 as what it says, with a notice, and no other alphabet as if it were", async () => {
    for (const text of ["Tomás prefers “short” pull requests.\n", "- Décidé: l'été, on déploie à Besançon.\n"]) {
      const bytes = Buffer.from(
        text.replace(/[“”]/g, (mark) => (mark === "“" ? "\x93" : "\x94")),
        "latin1",
      );
      expect(await read(bytes)).toMatchObject({
        log: { lines: [text.trimEnd()], sha256: sha256(bytes) },
        notices: [expect.stringContaining("windows-1252")],
      });
    }
    // EUC-KR, EUC-JP among English, a byte that windows-1252 does not have, too little to tell.
    for (const hex of ["b0a1b3aa20b0a1", `${"61".repeat(40)}c6fccbdc`, "746573742081", "61ff620a"])
      expect(await read(Buffer.from(hex, "hex")), hex).toMatchObject({ skipped: "not UTF-8 text", unread: true });
  });

  it.each([
    ["an empty file", "", "empty"],
    ["a byte order mark alone", "\ufeff", "empty"],
    ["binary content", "PNG\0\x01", "binary"],
  ])("skips %s with a reason, and keeps its digest", async (_, content, reason) => {
    expect(await read(content)).toEqual({ skipped: reason, sha256: sha256(content), unread: reason !== "empty" });
  });

  it("skips a log over the bound without reading it whole, and digests it all the same", async () => {
    const absolute = await put("logs/2026-04-08.md", "x");
    await truncate(absolute, LARGEST_LOG_BYTES * 8 + 1);
    const { logs } = await listLogs(workspace, ["logs"]);
    const before = process.memoryUsage().arrayBuffers;
    const read = await readLog(logs[0] as ListedLog);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(LARGEST_LOG_BYTES * 3);
    expect(read).toEqual({ skipped: "larger than 32 MB", sha256: await digestOf(absolute), unread: true });
  });

  it("cuts a long line with a notice, and no secret or pair of surrogates through the middle", async () => {
    const secret = ["gh", "p_", "q8Zr2kW1xT6vB9nM4jH7cF3sD5gL0pYaq8Zr"].join("");
    const line = `${"x ".repeat(LONGEST_LINE_CHARACTERS / 2 - 10)}${secret} ${"y".repeat(50)}`;
    const result = await read(`short\n${line}\n${"x".repeat(LONGEST_LINE_CHARACTERS - 1)}😀\n`);
    if (!("log" in result)) throw new Error("not read");
    expect(result.log.lines.map((l) => l.length)).toEqual([5, LONGEST_LINE_CHARACTERS, LONGEST_LINE_CHARACTERS - 1]);
    expect(result.log.lines[1]).not.toContain("q8Zr");
    expect(result.notices).toEqual([expect.stringContaining("line 2"), expect.stringContaining("line 3")]);
  });

  it("counts a cut line as unread where words go on behind the cut, and a dump that is cut as read", async () => {
    const dump = "x1".repeat(LONGEST_LINE_CHARACTERS / 2);
    const unread = async (rest: string): Promise<string | undefined> => {
      const result = await read(`${dump}${rest}\n`);
      if (!("log" in result)) throw new Error("not read");
      return result.unread;
    };
    expect(await unread(" we chose the later ferry because of the tide")).toMatch(/^line 1 beyond/);
    expect(await unread("我们决定把发布推迟到下个星期一再说")).toMatch(/^line 1 beyond/);
    expect(await unread(" 0f1e2d3c 4b5a6978 99aabbcc ddeeff00 11223344")).toBeUndefined();
  });

  it("takes secrets out, says where, and leaves what the user allows", async () => {
    const secret = ["AK", "IA", "Q8ZR2KW1XT6VB9NM"].join("");
    expect(await read(`a\nkey ${secret}\n`)).toMatchObject({
      log: { lines: ["a", "key [redacted:aws-key]"], sha256: sha256(`a\nkey ${secret}\n`) },
      redacted: [{ rule: "aws-key", line: 2 }],
    });
    expect(await read(`key ${secret}\n`, [secret])).toMatchObject({ log: { lines: [`key ${secret}`] }, redacted: [] });
  });

  it("finds a secret that hides behind invisible characters", async () => {
    const secret = ["AK", "IA\u200bQ8ZR", "\u202e2KW1XT6VB9NM"].join("");
    expect(await read(secret)).toMatchObject({ log: { lines: ["[redacted:aws-key]"] } });
  });

  it("says that a log is gone when it was removed, or a link or FIFO put in its place, after the listing", async () => {
    const absolute = await put("logs/2026-04-08.md");
    await writeFile(join(beside, "secret"), "outside");
    const { logs } = await listLogs(workspace, ["logs"]);
    await rm(absolute);
    expect(await readLog(logs[0] as ListedLog)).toEqual({ skipped: "gone", sha256: undefined, unread: false });
    await symlink(join(beside, "secret"), absolute);
    expect(await readLog(logs[0] as ListedLog)).toEqual({ skipped: "gone", sha256: undefined, unread: false });
    await rm(absolute);
    execFileSync("mkfifo", [absolute]);
    expect(await readLog(logs[0] as ListedLog)).toEqual({ skipped: "gone", sha256: undefined, unread: false });
    expect(await digestOf(absolute)).toBeUndefined();
  });

  it("digests what it read, while another process writes on", async () => {
    const absolute = await put("logs/2026-04-08.md", "one\n");
    const { logs } = await listLogs(workspace, ["logs"]);
    await appendFile(absolute, "two\n");
    expect(await readLog(logs[0] as ListedLog)).toMatchObject({
      log: { lines: ["one", "two"], bytes: 8, sha256: sha256("one\ntwo\n") },
    });
  });

  it("fails with the system's own code where the disk refuses", async () => {
    await mkdir(join(workspace, "logs/2026-04-08"));
    expect(await digestOf(join(workspace, "logs/2026-04-08"))).toBeUndefined();
    await expect(digestOf(join(workspace, "x".repeat(300)))).rejects.toMatchObject({ code: "ENAMETOOLONG" });
  });
});
