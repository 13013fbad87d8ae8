/** Files that are not what they should be: a named notice, and the rest of the work. */
import { execFileSync } from "node:child_process";
import { chmodSync, truncateSync } from "node:fs";
import { expect, it } from "vitest";
import { capture } from "../../src/commands/capture.ts";
import { call } from "../commands/called.ts";
import { testFolder } from "../support/test-folder.ts";
import { assistant, CACHE_TALK, claudeSession, user } from "./sessions.ts";

/** One byte more than is read; on disk it takes none. */
const TOO_LARGE = 1024 ** 3 + 1;
const GOOD = claudeSession("good", CACHE_TALK);

it.each<[string, string | Uint8Array, string]>([
  ["a half-written last line", `${claudeSession("bad", CACHE_TALK)}{"type":"user","mess`, "HALF_LINE"],
  ["lines that hold no object", `[1,2]\n"x"\n${claudeSession("bad", CACHE_TALK)}`, "NOT_AN_OBJECT"],
  ["lines that are no JSON", `${claudeSession("bad", CACHE_TALK)}not json\n{"a":1}\n`, "NOT_JSON"],
  ["records of unknown types", `${claudeSession("bad", CACHE_TALK)}{"type":"hologram"}\n`, "UNKNOWN_TYPE"],
  [
    "bytes that are no UTF-8",
    Buffer.concat([
      Buffer.from(claudeSession("bad", CACHE_TALK).trimEnd().slice(0, -4)),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}]}}\n'),
    ]),
    "INVALID_UTF8",
  ],
  ["a session with no person in it", claudeSession("bad", [assistant("2026-04-08T09:00:00Z", "Hello?")]), "NO_PERSON"],
  ["a format that is none of the three", '{"speaker":"me","words":"hi"}\n'.repeat(5), "UNKNOWN_FORMAT"],
  [
    "a line longer than is read",
    `${claudeSession("bad", CACHE_TALK)}{"type":"user","x":"${"x".repeat(33 << 20)}"}\n`,
    "LINE_TOO_LONG",
  ],
])("names %s and goes on with the other file", async (_, content, code) => {
  const folder = testFolder({
    "lithify.yaml": "timezone: UTC\n",
    "logs/.keep": "",
    "s/a-bad.jsonl": content,
    "s/good.jsonl": GOOD,
  });
  const ran = await call(capture, folder.path, { files: ["s"], json: true });
  expect(ran.code, ran.err).toBe(0);
  const [bad, good] = ran.json<{ files: { notices: { code: string }[]; conversations: { outcome: string }[] }[] }>()
    .files;
  expect(bad?.notices.map((notice) => notice.code)).toContain(code);
  expect(good?.conversations[0]?.outcome).toBe("captured");
});

it("shows no gigantic tool output, only its size", async () => {
  const rows = [
    { type: "user", uuid: "1", sessionId: "big", message: { role: "user", content: "Run it." } },
    {
      type: "assistant",
      uuid: "2",
      sessionId: "big",
      message: { id: "m", content: [{ type: "tool_use", id: "t", name: "Bash", input: { command: "cat all" } }] },
    },
    {
      type: "user",
      uuid: "3",
      sessionId: "big",
      message: {
        role: "user",
        content: [{ type: "tool_result", tool_use_id: "t", content: "SPAM\n".repeat(1_000_000) }],
      },
    },
  ];
  const folder = testFolder({ "big.jsonl": rows.map((row) => `${JSON.stringify(row)}\n`).join("") });
  const ran = await call(capture, folder.path, { files: ["big.jsonl"], print: true });
  expect(ran.out).toBe("=== big.jsonl\n[User] Run it.\n[ToolCall] Bash cat\n[ToolResult] Bash ok, 1000000 lines");
});

it.each([
  // Who runs as root reads everything.
  ...(process.getuid?.() === 0
    ? []
    : [["may not be read", "EACCES", (path: string) => chmodSync(path, 0o000)] as const]),
  ["is too large", "EFBIG", (path: string) => truncateSync(path, TOO_LARGE)] as const,
])("tells of a file that %s, exits 1 and goes on", async (_, code, spoil) => {
  const folder = testFolder({ "lithify.yaml": "", "logs/.keep": "", "a.jsonl": GOOD, "b.jsonl": GOOD });
  spoil(folder.at("a.jsonl"));
  const ran = await call(capture, folder.path, { files: ["a.jsonl", "b.jsonl"], json: true });
  const [first, second] = ran.json<{ files: { error?: { code: string }; conversations: { outcome: string }[] }[] }>()
    .files;
  expect([ran.code, first?.error?.code]).toEqual([1, code]);
  expect(second?.conversations.map(({ outcome }) => outcome)).toEqual(["captured"]);
});

it.each(
  [
    ["may not be looked into", "EACCES", (path: string) => chmodSync(path, 0o000)] as const,
    ["may not be entered", "EACCES", (path: string) => chmodSync(path, 0o644)] as const,
    ["lies too deep", "ENAMETOOLONG", deepen] as const,
    // Who runs as root looks into everything.
  ].filter(([, code]) => code !== "EACCES" || process.getuid?.() !== 0),
)("tells of a folder below that %s, exits 1 and takes the rest", async (_, code, spoil) => {
  const folder = testFolder({ "lithify.yaml": "", "logs/.keep": "", "s/a/in/x.jsonl": GOOD, "s/b.jsonl": GOOD });
  spoil(folder.at("s/a"));
  try {
    const ran = await call(capture, folder.path, { files: ["s"] });
    expect([ran.code, ran.out]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^s/a\\S*  failed, ${code}: .*\n.*b?.*created`, "m")),
    ]);
    expect((await call(capture, folder.path, { files: ["s"], print: true })).code).toBe(1);
    const json = await call(capture, folder.path, { files: ["s"], json: true });
    const errors = json
      .json<{ files: { error?: { code: string } }[] }>()
      .files.flatMap(({ error }) => error?.code ?? []);
    expect(errors).toEqual([code]);
  } finally {
    execFileSync("sh", ["-c", 'chmod -R u+rwx "$1"; rm -rf "$1"', "sh", folder.at("s")]);
  }
});

/** Folders in folders, to where no path leads. */
function deepen(path: string): void {
  const name = "d".repeat(250);
  execFileSync("bash", ["-c", `cd "$1"; for i in {1..20}; do mkdir ${name}; cd ${name}; done`, "bash", path]);
}

it("opens no FIFO that stands in a folder, nor waits for one that was named", async () => {
  const folder = testFolder({ "lithify.yaml": "", "logs/.keep": "", "s/good.jsonl": GOOD });
  execFileSync("mkfifo", [folder.at("s/pipe.jsonl")]);
  expect((await call(capture, folder.path, { files: ["s"] })).code).toBe(0);
  const named = await call(capture, folder.path, { files: ["s/pipe.jsonl"] });
  expect([named.code, named.err]).toEqual([0, expect.stringContaining("NOT_A_FILE")]);
});

it("puts turns without a time on the day of their neighbours, or of the file", async () => {
  const rows = claudeSession("s1", [
    user("2026-04-08T23:59:00Z", "Use UTC in exports, because the bank's ledger is in UTC."),
  ]);
  const timeless = rows.replaceAll(/"timestamp":"[^"]*",/g, "");
  const folder = testFolder({ "lithify.yaml": "timezone: UTC\n", "logs/.keep": "", "s.jsonl": timeless });
  execFileSync("touch", ["-d", "2026-03-01T12:00:00Z", folder.at("s.jsonl")]);
  const ran = await call(capture, folder.path, { files: ["s.jsonl"] });
  expect(ran.code, ran.err).toBe(0);
  expect(folder.read("logs/2026-03-01/claude-code-s1.md")).toContain("- **User**: Use UTC in exports");
});

it("refuses to write through a link that leads out of the workspace", async () => {
  const outside = testFolder();
  const folder = testFolder({ "lithify.yaml": "timezone: UTC\n", "logs/.keep": "", "s.jsonl": GOOD });
  execFileSync("ln", ["-s", outside.path, folder.at("logs/2026-04-08")]);
  const ran = await call(capture, folder.path, { files: ["s.jsonl"] });
  expect([ran.code, ran.error]).toEqual([1, "ELOOP"]);
  expect(outside.tree()).toEqual({});
});

it("says what to do without a workspace, and without a file", async () => {
  const folder = testFolder({ "s.jsonl": GOOD });
  expect((await call(capture, folder.path, { files: ["s.jsonl"] })).error).toBe("NO_LOGS");
  expect((await call(capture, folder.path, { files: [] })).error).toBe("USAGE");
});

it.each([
  ["a page of notes", "# Notes\n\n- one\n"],
  ["rows like Codex's", '{"timestamp":"2026-04-08T09:00:00Z","type":"talk"}\n'.repeat(3)],
  ["rows like Claude Code's", '{"uuid":"1","sessionId":"s","type":"talk"}\n'],
  ["rows of something else", '{"speaker":"me","words":"hi"}\n'],
])("refuses %s that was named itself, and writes nothing", async (_, content) => {
  const folder = testFolder({ "logs/.keep": "", "notes.md": content });
  for (const print of [true, false]) {
    const ran = await call(capture, folder.path, { files: ["notes.md"], print });
    expect([ran.code, ran.error, ran.err]).toEqual([2, "UNKNOWN_FORMAT", expect.stringContaining("lithify extract")]);
  }
  expect(folder.exists(".lithify")).toBe(false);
});

it("captures the sessions among the files that were named, and reads an empty one as one to come", async () => {
  const folder = testFolder({ "logs/.keep": "", "good.jsonl": GOOD, "notes.md": "# Notes\n", "empty.jsonl": "" });
  expect((await call(capture, folder.path, { files: ["notes.md", "good.jsonl"] })).code).toBe(0);
  expect((await call(capture, folder.path, { files: ["empty.jsonl"] })).code).toBe(0);
});
