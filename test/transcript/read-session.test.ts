/** Files as they are found on a disk: whole, half written, broken, enormous, or none of ours. */
import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { DiskError } from "../../src/errors.ts";
import { readSession, readSessions } from "../../src/transcript/read-session.ts";
import { testFolder } from "../support/test-folder.ts";
import { claude, codex, said } from "./rows.ts";

const line = (row: unknown) => `${JSON.stringify(row)}\n`;

async function readBytes(content: string | Uint8Array, maxLineBytes?: number) {
  const folder = testFolder({ "s.jsonl": content });
  const { sessions, report } = await readSessions(
    folder.at("s.jsonl"),
    maxLineBytes === undefined ? {} : { maxLineBytes },
  );
  const turns = sessions.flatMap((session) => session.turns);
  const notices = report.notices.map(({ code, count, lines }) => [code, count, ...lines]);
  return { sessions, report, turns, lines: said(turns), notices };
}

describe("a session file", () => {
  it("gives its head, its turns, and a report", async () => {
    const [first, second] = [line(claude.user("hi")), line(claude.user("again"))];
    const { sessions, turns, report } = await readBytes(first + second);
    expect(sessions).toMatchObject([{ tool: "claude-code", sessionId: "s1", cwd: "/w" }]);
    expect(said(turns)).toEqual(["user: hi", "user: again"]);
    expect(report).toMatchObject({
      tool: "claude-code",
      lines: 2,
      turns: 2,
      keptBytes: 7,
      bytes: first.length + second.length,
      notices: [],
    });
  });

  it("leaves a half-written last line for the next time, and takes it then", async () => {
    const last = line(claude.user("second"));
    const half = await readBytes(line(claude.user("first")) + last.slice(0, -9));
    expect([half.lines, half.notices]).toEqual([["user: first"], [["HALF_LINE", 1, 2]]]);
    expect((await readBytes(line(claude.user("first")) + last)).lines).toEqual(["user: first", "user: second"]);
  });

  it("takes a last line that is complete but for its line end", async () => {
    const { lines, notices } = await readBytes(line(claude.user("first")) + line(claude.user("second")).trimEnd());
    expect([lines, notices]).toEqual([["user: first", "user: second"], []]);
  });

  it("names what is no row and reads the rest", async () => {
    const broken = `"massive error"\n42\n[1]\n{"half\n\n\0\0\0\n${line({ type: "brand-new" })}`;
    const { lines, notices } = await readBytes(line(claude.user("first")) + broken + line(claude.user("last")));
    expect(lines).toEqual(["user: first", "user: last"]);
    expect(notices).toEqual([
      ["NOT_AN_OBJECT", 3, 2, 3, 4],
      ["NOT_JSON", 2, 5, 7],
      ["UNKNOWN_TYPE", 1, 8],
    ]);
  });

  it("passes over a line above the bound and reads the rest", async () => {
    const giant = line(claude.user("x".repeat(3 << 20)));
    const rows = line(claude.user("first")) + giant + line(claude.user("last"));
    const { lines, notices } = await readBytes(rows, 1 << 20);
    expect([lines, notices]).toEqual([["user: first", "user: last"], [["LINE_TOO_LONG", 1, 2]]]);
    expect((await readBytes(giant + giant, 1 << 20)).notices).toContainEqual(["LINE_TOO_LONG", 2, 1, 2]);
    expect((await readBytes(line(claude.user("first")) + giant.trimEnd(), 1 << 20)).notices).toEqual([
      ["LINE_TOO_LONG", 1, 2],
    ]);
  });

  it("reads a line of many buffers, and characters that two buffers share", async () => {
    const long = "日本語 🎉 ".repeat(200_000);
    const { turns, notices } = await readBytes(line(claude.user(long)) + line(claude.user("after")));
    expect([turns[0]?.text === long.trim(), turns[1]?.text, notices]).toEqual([true, "after", []]);
    const many = Array.from({ length: 60_000 }, (_, n) => line(claude.user(`é${n}`))).join("");
    const read = await readBytes(many);
    expect([read.turns.length, read.turns.every((turn, n) => turn.text === `é${n}`), read.notices]).toEqual([
      60_000,
      true,
      [],
    ]);
  });

  it("reads on where bytes are no UTF-8, and says where", async () => {
    const row = Buffer.from(line(claude.user("caf")));
    const at = row.indexOf("caf") + 3;
    const invalid = Buffer.concat([row.subarray(0, at), Buffer.from([0xe9]), row.subarray(at)]);
    const { lines, notices } = await readBytes(Buffer.concat([invalid, Buffer.from(line(claude.user("next")))]));
    expect([lines, notices]).toEqual([["user: caf\ufffd", "user: next"], [["INVALID_UTF8", 1, 1]]]);
  });

  it("reads CRLF and a byte order mark", async () => {
    const rows = `\ufeff${line(claude.user("one"))}${line(claude.user("two"))}`.replaceAll("\n", "\r\n");
    expect((await readBytes(rows)).lines).toEqual(["user: one", "user: two"]);
  });

  it("says that no person speaks in it", async () => {
    const { notices, lines } = await readBytes(line(codex.meta()) + line(codex.agentEvent("Nobody asked.")));
    expect([lines, notices]).toEqual([["assistant: Nobody asked."], [["NO_PERSON", 1]]]);
  });

  it("strips what no reader sees", async () => {
    const { lines } = await readBytes(line(claude.user("a\u001b[31mred\u001b[0m \u202egnp.exe\r\nb\u200b")));
    expect(lines).toEqual(["user: ared gnp.exe\nb"]);
  });
});

describe("a file that is no session", () => {
  it.each([
    ["prose", "# Notes\n\nnothing here\n"],
    ["UTF-16", Buffer.from('{"type":"user"}\n', "utf16le")],
    ["another format", line({ role: "user", content: "hi" })],
    ["another format without end", line({ role: "user" }).repeat(5_000)],
  ])("gives nothing and a notice: %s", async (_, content) => {
    const { turns, report } = await readBytes(content);
    expect([turns, report.tool, report.notices.at(-1)?.code]).toEqual([[], undefined, "UNKNOWN_FORMAT"]);
    expect(report.lines).toBeLessThanOrEqual(1_000);
  });

  it("gives nothing when it is empty", async () => {
    expect((await readBytes("")).report).toMatchObject({ tool: undefined, notices: [], lines: 0 });
  });

  it("is not opened for ever when it is a FIFO, and not read when it is a folder", async () => {
    const folder = testFolder({ "d/x": "" });
    execFileSync("mkfifo", [folder.at("fifo")]);
    for (const path of ["fifo", "d"]) {
      const { report } = await readSessions(folder.at(path));
      expect(report.notices.map((notice) => notice.code)).toEqual(["NOT_A_FILE"]);
    }
  });

  it("is an error of the disk when it is not there", async () => {
    const folder = testFolder();
    await expect(readSessions(folder.at("none.jsonl"))).rejects.toBeInstanceOf(DiskError);
    await expect(readSessions(folder.at("none.jsonl"))).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("is closed when the reading is left early", async () => {
    const folder = testFolder({ "s.jsonl": line(claude.user("one")) + line(claude.user("two")) });
    for await (const event of readSession(folder.at("s.jsonl"))) if (event.kind === "turn") break;
    folder.remove("s.jsonl");
    expect(folder.exists("s.jsonl")).toBe(false);
  });
});
