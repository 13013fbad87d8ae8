/** Logs that hold something nobody could read: their week is never done in silence, nor asked about for ever. */
import { execFileSync } from "node:child_process";
import { symlinkSync, truncateSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf, type Ran } from "../support/run-lithify.ts";
import { answer } from "../support/scripted-answer.ts";
import { type ScriptedServer, startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { ANSWER, LOGS, WEEKLY } from "../support/week-answer.ts";

const BAD = "logs/2026-04-07.md";
const TEXT = "# Tuesday\n\n- Decided: the backups run at night.\n";

/** Without the second look that the answer's one bad quote would bring. */
const ASKED_ONCE = { "lithify.yaml": "model: { secondLook: false }\n" };

interface Week {
  readonly week: string;
  readonly outcome: string;
  readonly weekly?: string;
  readonly error?: { code: string; message: string; hint: string };
}
const weeksOf = (ran: Ran): Week[] => jsonOf<{ weeks: Week[] }>(ran).weeks;
const stateOf = async (folder: TestFolder): Promise<{ state: string; reason: string }[]> =>
  jsonOf<{ weeks: { state: string; reason: string }[] }>(await lithify(folder.path, ["status", "--json"])).weeks;
const compact = (folder: TestFolder, server?: ScriptedServer, ...more: string[]) =>
  lithify(folder.path, [
    ...["compact", "--json", ...more],
    ...(server ? ["--provider", "openai", "--model", "m", "--base-url", server.baseURL] : []),
  ]);

const CASES: [string, string, (folder: TestFolder) => void][] = [
  ["a NUL byte in a sentence", "binary", (folder) => folder.write(BAD, TEXT.replace("the ", "the\0 "))],
  ["an image", "binary", (folder) => folder.write(BAD, Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"))],
  [
    "text of an encoding that nobody can be sure of",
    "not UTF-8 text",
    (folder) =>
      folder.write(
        BAD,
        Buffer.from("- Entscheidung: F\x81r die Gr\x94\xe1e der Tabellen w\x84hlen wir PostgreSQL.\n", "latin1"),
      ),
  ],
  [
    "more than can be read",
    "larger than 32 MB",
    (folder) => {
      folder.write(BAD, TEXT);
      truncateSync(folder.at(BAD), 33 * 1024 * 1024);
    },
  ],
];

describe.each(CASES)("%s", (_, reason, spoil) => {
  it("fails its week for that log alone, until its bytes change", async () => {
    await using server = await startScriptedServer(() => answer(ANSWER));
    const folder = testFolder({ ...LOGS, ...ASKED_ONCE });
    folder.git("init", "-q", "-b", "main");
    spoil(folder);
    const first = await compact(folder, server);
    expect(first.code).toBe(1);
    expect(weeksOf(first)).toMatchObject([
      { outcome: "failed", weekly: WEEKLY, error: { code: "UNREAD_LOG", message: `${BAD}: ${reason}` } },
    ]);
    // The rest of the week is made, committed, and says what is missing.
    expect(folder.read(WEEKLY)).toContain(
      `\n\nNot read, and so missing here: 2026-04-07 (${reason}).\n\n### Key Decisions`,
    );
    expect(folder.read(WEEKLY)).toMatch(
      new RegExp(`- path: ${BAD}\\n {4}sha256: [0-9a-f]{64}\\n {4}unread: ${reason}\\n`),
    );
    expect(folder.git("status", "--porcelain", "memory")).toBe("");
    expect(await stateOf(folder)).toMatchObject([{ state: "failed", reason: `UNREAD_LOG: ${BAD}: ${reason}` }]);
    const lint = jsonOf<{ errors: object[]; warnings: { code: string; message: string }[] }>(
      await lithify(folder.path, ["lint", "--json"]),
    );
    expect(lint.errors).toEqual([]);
    expect(lint.warnings).toMatchObject([{ code: "SOURCE_NOT_READ", message: expect.stringContaining(BAD) }]);

    // Told again, and not asked about again.
    const before = folder.tree("memory");
    for (const more of [[], ["--week", "2026-W15"], ["--since", "2026-W01"]]) {
      const again = await compact(folder, server, ...more);
      expect([again.code, weeksOf(again)[0]?.error?.code]).toEqual([1, "UNREAD_LOG"]);
    }
    expect(folder.tree("memory")).toEqual(before);
    expect(server.requests).toHaveLength(1);
    const look = jsonOf<{ due: object[] }>(await lithify(folder.path, ["watch", "--look", "--json"]));
    expect(look.due).toEqual([]);

    // Mended, all goes on.
    folder.write(BAD, TEXT);
    const mended = await compact(folder, server);
    expect([mended.code, server.requests.length]).toEqual([0, 2]);
    expect(weeksOf(mended)).toMatchObject([{ outcome: "compacted" }]);
    expect(folder.read(WEEKLY)).not.toMatch(/Not read|unread/);
    expect(await stateOf(folder)).toMatchObject([{ state: "compacted" }]);
    expect((await lithify(folder.path, ["lint", "--warnings-as-errors"])).code).toBe(0);
  });
});

describe("what has a log's name and is no file", () => {
  const MAKE: [string, string, (path: string, folder: TestFolder) => void][] = [
    ["a dangling link", "link", (path) => symlinkSync("nowhere.md", path)],
    ["a link to another log", "link", (path) => symlinkSync("2026-04-06.md", path)],
    ["a link without an end", "link", (path) => symlinkSync("/dev/zero", path)],
    ["a FIFO", "not a regular file", (path) => execFileSync("mkfifo", [path])],
  ];
  it.each(MAKE)("%s: its week is failed, before it is compacted and after", async (_, reason, make) => {
    const folder = testFolder(LOGS);
    const told = { code: "UNREAD_LOG", message: `${BAD}: ${reason}` };
    make(folder.at(BAD), folder);
    const ran = await compact(folder);
    expect([ran.code, weeksOf(ran)]).toMatchObject([1, [{ outcome: "failed", error: told }]]);
    expect(folder.read(WEEKLY)).toContain(`Not read, and so missing here: 2026-04-07 (${reason}).`);
    expect(await stateOf(folder)).toMatchObject([{ state: "failed", reason: `UNREAD_LOG: ${told.message}` }]);
    expect((await lithify(folder.path, ["lint"])).stdout).toContain(
      `SOURCE_NOT_READ  ${BAD} could not be read (${reason})`,
    );
    folder.remove(BAD);
    folder.write(BAD, TEXT);
    expect((await compact(folder)).code).toBe(0);
    folder.remove(BAD);
    make(folder.at(BAD), folder);
    const again = await compact(folder);
    expect([again.code, weeksOf(again)]).toMatchObject([1, [{ outcome: "failed", error: told }]]);
  });
});

describe("what stands in a log's place", () => {
  const CONFLICT =
    "# Day\n\n<<<<<<< HEAD\n- Decided: the backups run at noon.\n=======\n- Decided: the backups run at dawn.\n>>>>>>> theirs\n";
  const OID = "0f3c".repeat(16);
  it.each([
    ["a git-lfs pointer, not the log", `version https://git-lfs.github.com/spec/v1\noid sha256:${OID}\nsize 4242\n`],
    ["a git-annex pointer, not the log", `/annex/objects/SHA256E-s4242--${OID}.md\n`],
    [
      "a git-annex pointer, not the log",
      `../.git/annex/objects/Xk/1q/SHA256E-s4242--${OID}.md/SHA256E-s4242--${OID}.md`,
    ],
    ["the text of a link, not the log", "../field notes/2026-04-08.md"],
    ["encrypted", "-----BEGIN PGP MESSAGE-----\n\nhQEMA7Zkq0cVgV9xAQf/\n=Zx1a\n-----END PGP MESSAGE-----\n"],
    ["encrypted", "-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5cHRpb24ub3Jn\n-----END AGE ENCRYPTED FILE-----\n"],
    ["encrypted", "$ANSIBLE_VAULT;1.1;AES256\n6231326364\n"],
    ["encrypted", '{\n\t"data": "ENC[AES256_GCM,data:Zm9v,type:str]"\n}\n'],
    ["binary", Buffer.from("\0GITCRYPT\0\x91\x02\xd0 logs", "latin1")],
    [
      "rich text (RTF): save it as plain text",
      "{\\rtf1\\ansi\\deff0 {\\fonttbl{\\f0 Arial;}}\n\\f0 Decided: use NATS.\\par\n}\n",
    ],
    ["nothing but base64", `${Buffer.from(TEXT.repeat(3)).toString("base64").replace(/.{76}/g, "$&\n")}\n`],
    ["encrypted", "%%🔐β Q29uZmlkZW50aWFs 🔐%%\n"],
    ["encrypted", "Journal\n\nencryption_cipher_text: JED0100002205a1b2\nencryption_applied: 1\ntype_: 1\n"],
    ["the text of a link, not the log", "XSym\n0024\n1f2e3d\n../field notes/2026-04-08.md\n"],
    ["it has conflict markers", CONFLICT],
    ["it has conflict markers", CONFLICT.replace(/[<=>]{7}/g, "$&$&")],
    [
      "it has conflict markers",
      CONFLICT.replace(" HEAD", " Conflict 1 of 1").replace("=======", "+++++++ Contents of side #2"),
    ],
    [
      "it has conflict markers",
      CONFLICT.replace(" HEAD", " BEGIN MERGE CONFLICT: local copy first <<<<").replace(
        "=======",
        "======= COMMON ANCESTOR content follows =====\n======= MERGED IN content follows =====",
      ),
    ],
    [
      "it has conflict markers",
      "# Day\n\nv v v v v v v\n=============\n- Decided: by night.\n*************\n- Decided: by day.\n^ ^ ^ ^ ^ ^ ^\n",
    ],
    [
      "a page of HTML or XML: save its text",
      '<?xml version="1.0"?>\n<opml><outline text="Decided: the backups run by day."/></opml>\n',
    ],
    ["it has conflict markers", CONFLICT.replaceAll("\n", "\r\n").replace("=======", "||||||| base\r\nx\r\n=======")],
  ])("%s: no memory is touched, and its week is failed until it is back", async (reason, text) => {
    const path = "logs/2026-04-08.md";
    const folder = testFolder({
      [path]: "# Day\n\n- Decided: the backups run at night, since the disk is slow by day.\n",
    });
    expect((await compact(folder)).code).toBe(0);
    const memories = Object.entries(folder.tree("memory")).filter(([name]) => name.includes("project_"));
    expect(memories).toHaveLength(1);
    const log = folder.read(path);
    folder.write(path, text);
    const ran = await compact(folder);
    expect([ran.code, weeksOf(ran)[0]?.error]).toMatchObject([
      1,
      { code: "UNREAD_LOG", message: `${path}: ${reason}` },
    ]);
    expect(Object.entries(folder.tree("memory")).filter(([name]) => name.includes("project_"))).toEqual(memories);
    folder.write(path, log);
    expect((await compact(folder)).code).toBe(0);
    expect(Object.entries(folder.tree("memory")).filter(([name]) => name.includes("project_"))).toEqual(memories);
  });

  it.each([
    [
      "a pointer's text inside a sentence",
      "- The file began with version https://git-lfs.github.com/spec/v1 after the clone.\n",
    ],
    ["a path that the day goes on after", "../field-notes/2026-04-08.md"],
    ["a conflict in a fence", `\`\`\`\n${CONFLICT}\`\`\`\n`],
    ["a message that the day goes on after", "-----BEGIN PGP MESSAGE-----\n\nhQEM\n-----END PGP MESSAGE-----\n"],
  ])("%s is a log", async (_, text) => {
    const folder = testFolder({ "logs/2026-04-08.md": `${text}\n- Decided: the backups run at night.\n` });
    expect((await compact(folder)).code).toBe(0);
    expect(Object.keys(folder.tree("memory"))).toContainEqual("memory/project_the-backups-run-at-night.md");
  });
});

describe("a comment that nobody closed", () => {
  const SAID = [
    "- Decided: the backups run at night, since the disk is slow by day.",
    "- Decided: we use NATS for the event bus.",
  ];
  const path = "logs/2026-04-08.md";
  const log = (...lines: string[]) => `# Day\n\n${lines.join("\n")}\n- The user prefers short answers.\n`;
  const memoriesIn = (folder: TestFolder) =>
    Object.entries(folder.tree("memory")).filter(([name]) => /memory\/(?:project|user)_/.test(name));
  const words = (folder: TestFolder) => memoriesIn(folder).map(([, text]) => text.replace(/#L\d+/g, ""));

  // As CommonMark 0.31.2 has an HTML block that begins with `<!--`: up to the first `-->`, whatever holds it, or to the end.
  it.each<[string, string[]]>([
    ["and an arrow further down", ["<!-- ask Ann", ...SAID, "", "- The flow: ingest --> store."]],
    ["and a comment of its own further down", ["<!-- ask Ann", ...SAID, "<!-- rain -->"]],
    ["and an arrow in a diagram", ["<!--", ...SAID, "```mermaid", "A --> B", "```"]],
    ["in a quote", ["> <!-- ask Ann", ...SAID.map((line) => `> ${line}`), "> a --> b"]],
    ["in an item", ["- <!-- ask Ann", ...SAID.map((line) => `  ${line}`), "  a --> b"]],
  ])("%s: its week says from which line on nothing was read, and nothing is taken back", async (_, lines) => {
    const folder = testFolder({ [path]: log(...SAID) });
    expect((await compact(folder)).code).toBe(0);
    const before = words(folder);
    expect(before).toHaveLength(3);
    folder.write(path, log(...lines));
    for (const _ of [1, 2]) {
      const ran = await compact(folder);
      const message = `${path}: line 3 behind a comment that is not closed`;
      expect([ran.code, weeksOf(ran)[0]?.error]).toMatchObject([1, { code: "UNREAD_LOG", message }]);
      expect(words(folder)).toEqual(before);
    }
    folder.write(path, log("<!-- ask Ann -->", ...SAID));
    expect((await compact(folder)).code).toBe(0);
    expect(words(folder)).toEqual(before);
    expect((await lithify(folder.path, ["lint", "--warnings-as-errors"])).stdout).toMatch(
      /^\d+ files, 0 errors, 0 warn/,
    );
  });

  it("to the end of the log: what stands below is no memory, and its week says so", async () => {
    const folder = testFolder({
      [path]: `# Day\n\n- The user prefers short answers.\n\n<!-- ask Ann\n${SAID.join("\n")}\n`,
    });
    const ran = await compact(folder);
    expect([ran.code, memoriesIn(folder).length]).toEqual([1, 1]);
    expect(folder.read(WEEKLY)).toContain("missing here: 2026-04-08 (line 5 behind a comment that is not closed).");
  });

  it.each([
    "<script>",
    '<div style="display:none">',
    "<style>",
    "<del>",
  ])("%s alone hides as much as a comment", async (tag) => {
    const folder = testFolder({
      [path]: `# Day\n\n- The user prefers short answers.\n\n${tag}\n\n${SAID.join("\n")}\n`,
    });
    const ran = await compact(folder);
    expect([ran.code, memoriesIn(folder).length]).toEqual([1, 1]);
    expect(folder.read(WEEKLY)).toContain("missing here: 2026-04-08 (line 5 behind a tag of HTML that is not closed).");
  });

  it("a memory block that nobody closed hides as much, where items stand in its reach", async () => {
    const block = ["```typed_memory", "---", "name: x", "type: user", "---", "A body."];
    const said = "# Day\n\n- The user prefers short answers.\n";
    const folder = testFolder({ [path]: [said + block.join("\n"), ...SAID, ""].join("\n") });
    expect((await compact(folder)).code).toBe(1);
    expect(folder.read(WEEKLY)).toContain(
      "missing here: 2026-04-08 (line 4 behind a memory block that is not closed).",
    );
    // What stands behind a blank line is read, and nothing is missing.
    folder.write(path, `${said + block.join("\n")}\n\n${SAID.join("\n")}\n`);
    expect((await compact(folder)).code).toBe(0);
  });

  it.each<[string, string[]]>([
    ["ends with the item that it stands in", ["- <!-- ask Ann", ...SAID, "- The flow: ingest --> store."]],
    ["ends with the quote that it stands in", ["> <!-- ask Ann", "", ...SAID, "", "The flow: ingest --> store."]],
    ["is none in indented code", ["", "    <!-- ask Ann", "", ...SAID, "", "The flow: ingest --> store."]],
    ["is none in a fence", ["```html", "<!-- ask Ann", "```", ...SAID, "", "The flow: ingest --> store."]],
    ["holds no fence that would go on behind it", ["<!--", "```", "-->", ...SAID, "", "```", "code", "```"]],
  ])("%s", async (_, lines) => {
    const folder = testFolder({ [path]: log(...lines) });
    const ran = await compact(folder);
    expect([ran.code, weeksOf(ran)[0]?.error]).toEqual([0, undefined]);
    expect(memoriesIn(folder)).toHaveLength(3);
  });
});

describe("a line that is longer than any is read", () => {
  const DECIDED = "- Decided: the backups run at night, since the disk is slow by day.\n";
  it.each([
    ["sentences", "The build was slow today and nobody knew why. ", 1],
    ["a dump", '{"id": 17, "name": "x y", "tags": ["a", "b"]}, ', 0],
  ])("of %s: its week says what is missing where something was told there", async (_, part, code) => {
    const folder = testFolder({ "logs/2026-04-08.md": `# Day\n\n${DECIDED}\n${part.repeat(600)}\n` });
    const ran = await compact(folder);
    expect(ran.code).toBe(code);
    expect(Object.keys(folder.tree("memory")).filter((path) => path.includes("project_the-backups"))).toHaveLength(1);
    const missing = "line 5 beyond 20000 characters";
    expect(folder.read(WEEKLY).includes(`Not read, and so missing here: 2026-04-08 (${missing}).`)).toBe(code === 1);
    const [{ state, reason } = { state: "", reason: "" }] = await stateOf(folder);
    expect([state, reason?.includes(missing) ?? false]).toEqual(code === 1 ? ["failed", true] : ["compacted", false]);
    const again = await compact(folder);
    expect(again.code).toBe(code);
  });
});

describe("a log that was saved in another encoding", () => {
  it("changes no memory of it", async () => {
    const folder = testFolder({
      "logs/2026-04-08.md": "# Day\n\n- Tomás prefers pull requests under 300 changed lines.\n",
    });
    await compact(folder);
    const memory = Object.entries(folder.tree("memory")).filter(([path]) => path.includes("user_"));
    expect(memory).toHaveLength(1);
    folder.write("logs/2026-04-08.md", Buffer.from(folder.read("logs/2026-04-08.md"), "latin1"));
    const ran = await compact(folder);
    expect([ran.code, ran.stdout]).toEqual([0, expect.stringContaining("logs/2026-04-08.md: read as windows-1252")]);
    expect(Object.entries(folder.tree("memory")).filter(([path]) => path.includes("user_"))).toEqual(memory);
  });
});

describe("a mark that was left open in a log", () => {
  it.each([
    ["a memory block", "```typed_memory"],
    ["a memory block, with a closed fence below", "```typed_memory", "\n```sh\nls\n```\n"],
    ["an index, ended far below", "<!-- lithify:begin -->", "\n<!-- lithify:end -->\n"],
  ])("%s: silences no more than it can hold", async (_, mark, more = "") => {
    const folder = testFolder({
      "logs/2026-04-07.md": `# Day\n\n${mark}\n\n- Decided: the backups run at night.\n\n# Later\n\n- Lesson: the queue must be drained before a deploy, never after.\n${more}`,
    });
    const ran = await compact(folder);
    expect(ran.code).toBe(0);
    const all = JSON.stringify(folder.tree("memory"));
    expect(all).toContain("project_the-backups-run-at-night.md");
    expect(all).toContain("queue-must-be-drained");
    const { notices } = jsonOf<{ weeks: { notices: string[] }[] }>(ran).weeks[0]!;
    if (mark.includes("typed"))
      expect(notices).toContainEqual(
        expect.stringContaining("logs/2026-04-07.md:3: a memory block that nobody closed"),
      );
  });
});

describe("a log that nobody could read", () => {
  it("is still missing when another log of its week changes, and gone when it is", async () => {
    const folder = testFolder({ ...LOGS, [BAD]: "\0", "logs/2026-04-15.md": "# W16\n\n- The bank answered.\n" });
    expect(weeksOf(await compact(folder)).map(({ outcome }) => outcome)).toEqual(["failed", "no-memories"]);
    folder.write("logs/2026-04-09.md", "# Thursday\n\n- Decided: the export writes XML, since the bank asks for it.\n");
    expect(weeksOf(await compact(folder))).toMatchObject([{ week: "2026-W15", outcome: "failed" }]);
    expect(folder.read(WEEKLY)).toContain("XML");
    expect(folder.read(WEEKLY)).toContain("Not read, and so missing here: 2026-04-07 (binary).");
    folder.remove(BAD);
    expect(weeksOf(await compact(folder))).toMatchObject([{ week: "2026-W15", outcome: "compacted" }]);
    expect(folder.read(WEEKLY)).not.toContain("Not read");
    expect(await stateOf(folder)).toMatchObject([{ state: "compacted", reason: "" }, {}]);
  });

  it("is not said to hold nothing where it is all of its week, and no model is asked", async () => {
    await using server = await startScriptedServer(() => answer(ANSWER));
    const folder = testFolder({ [BAD]: "a\0b", "logs/2026-04-08.md": "" });
    expect((await compact(folder, server)).code).toBe(1);
    expect(folder.read(WEEKLY)).not.toContain("worth keeping");
    expect(folder.read(WEEKLY).trimEnd()).toMatch(/\n\nNot read, and so missing here: 2026-04-07 \(binary\)\.$/);
    expect(server.requests).toHaveLength(0);
    expect((await lithify(folder.path, ["lint"])).code).toBe(0);
  });

  it("is another thing than an empty one, which holds nothing", async () => {
    const folder = testFolder({ "logs/2026-04-07.md": "" });
    expect((await compact(folder)).code).toBe(0);
    expect(folder.read(WEEKLY)).toContain("Nothing in this week's logs was worth keeping.");
  });
});

describe("a log whose name may stand nowhere", () => {
  it("is not told in full either where it is no log", async () => {
    const folder = testFolder({ ...LOGS, [`logs/${token}.md`]: TEXT, [`logs/2026-04-07-${token}.log`]: TEXT });
    const told = (await lithify(folder.path, ["status", "--verbose"])).stderr;
    expect(told).toContain("logs/2026-04-07-[redacted:github-token].log: extension");
    expect(told).not.toContain(token);
  });

  const token = ["gh", "p_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"].join("");
  it.each([
    [
      "a secret in its name",
      `logs/2026-04-07-${token}.md`,
      "logs/2026-04-07-[redacted:github-token].md: its name holds what looks like a secret: rename it",
    ],
    [
      "a secret in a folder's",
      `logs/2026-04-07/${token}/notes.md`,
      "logs/2026-04-07/[redacted:github-token]/notes.md: its name holds what looks like a secret: rename it",
    ],
    ["an escape in its name", "logs/2026-04-07-\u001b[31m.md", "logs/2026-04-07-\ufffd[31m.md: unprintable name"],
  ])("%s: it is refused, its week failed, and nothing names it", async (_, path, told) => {
    await using server = await startScriptedServer(() => answer(ANSWER));
    const folder = testFolder({ ...LOGS, ...ASKED_ONCE, [path]: TEXT });
    folder.git("init", "-q", "-b", "main");
    for (const _again of [1, 2]) {
      const ran = await compact(folder, server);
      expect([ran.code, weeksOf(ran)[0]?.error]).toMatchObject([1, { code: "UNREAD_LOG", message: told }]);
    }
    expect(server.requests).toHaveLength(1);
    expect(await stateOf(folder)).toMatchObject([{ state: "failed", reason: `UNREAD_LOG: ${told}` }]);
    expect(folder.read(WEEKLY)).toContain("Not read, and so missing here: 2026-04-07 (");
    const everything = JSON.stringify([
      server.requests,
      folder.tree("memory"),
      folder.tree(".lithify"),
      folder.git("log", "-p", "--all"),
    ]);
    expect(everything).not.toContain(token);
    expect(everything).not.toContain("[31m");
    // Named otherwise, it is a log like any other.
    folder.write("logs/2026-04-07-mended.md", folder.read(path));
    folder.remove(path);
    expect((await compact(folder, server)).code).toBe(0);
    expect(folder.read(WEEKLY)).not.toContain("Not read");
  });
});
