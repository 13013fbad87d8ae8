/**
 * Secrets told in sentences, in file names and in the arguments of tools, against the five borders: a request, what is written, a
 * commit, the index of search, and what a person or an agent is shown. The model repeats whatever it is shown, as a name too.
 */
import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { blockText } from "../../bench/scripted-weeks.ts";
import { squashed } from "../../bench/secret-cases.ts";
import { lithify } from "../support/lithify-here.ts";
import { answer } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";

const SECRETS = [
  ...[
    "Tulip-42x",
    "Kranich!88",
    "Zhuravl#77",
    "Xianhe@2087",
    "Cigogne?31",
    "Tsubaki-404x",
    "Ocelot_5512!",
    "Ibis.Rosa99!",
  ],
  ...["48B03", "7702", "DE89370400440532013000", "Mochi the second", "copper ladder monsoon lantern", "Bernache-19"],
  ...["hunter2swordfish", "Slonecznik9x", "kolibri88"],
];
const LOGS = {
  "logs/2026-04-06.md": `# Monday

- Decision: the staging database password is Tulip-42x, because the old one leaked.
- Passwort für Grafana: Kranich!88
- Decided with Sam to move the import to COPY, because batches held the table lock for minutes.
- Пароль от роутера теперь Zhuravl#77, старый не подходит.
`,
  "logs/2026-04-07.md": `# Tuesday

- 后台管理员的密码改成了 Xianhe@2087
- Le mot de passe du NAS est désormais Cigogne?31, et le digicode de l'entrée est 48B03.
- 検証環境のDBパスワードを Tsubaki-404x に変更した
- El PIN de la tarjeta de empresa es el 7702.
- Security question: first pet? Answer: Mochi the second
- The wallet's seed phrase: copper ladder monsoon lantern
- Decision: the report is sent on Fridays, because finance reads it then.
`,
  "logs/2026-04-08.md": `# Wednesday

## Credentials

- admin / Ocelot_5512!
- A senha do painel ficou Ibis.Rosa99!

## Session

[User] set her account
[ToolCall] Bash psql -c "
update accounts set iban='DE89370400440532013000' where name='zebrafish'"
[ToolResult] Bash ok, 1 line
[Assistant] Decided: accounts are set by hand until the form is mended, because it cuts the last digit.
`,
  "logs/2026-04-09-passwort-ist-Bernache-19.md":
    "# Thursday\n\n- Decision: the index is built at night, because it takes an hour.\n",
  "logs/2026-04-10-password-hunter2swordfish.md": "# Friday\n\n- Decision: the queue is NATS, because it is small.\n",
  "logs/haslo-Slonecznik9x/2026-04-10.md": "# Friday\n\n- Decision: logs are kept a year, because audits ask.\n",
  "logs/2026-04-10-пароль-kolibri88.md": "# Friday\n\n- Decision: tests run at noon, because all are awake.\n",
};

/** As told, and as a file's name or a word of an index would hold it; short ones only as they stand. */
function crossing(text: string): string[] {
  const plain = text.length < 5_000_000 ? squashed(text) : "";
  return [...SECRETS, "zebrafish"].filter((one) =>
    squashed(one).length < 8
      ? new RegExp(`(?<![0-9A-Za-z])${one}(?![0-9A-Za-z])`).test(text)
      : text.includes(one) || plain.includes(squashed(one)),
  );
}

const everything = (folder: TestFolder, under: string): string =>
  execFileSync("sh", ["-c", `find ${under} -type f; find ${under} -type f -exec strings -n 3 {} +`], {
    cwd: folder.path,
    encoding: "utf8",
    maxBuffer: 1e8,
  });

const gitHistory = (folder: TestFolder): string =>
  execFileSync("sh", ["-c", "git log --all --format=%B --name-only; git cat-file --batch-all-objects --batch"], {
    cwd: folder.path,
    encoding: "utf8",
    maxBuffer: 1e8,
  });

/** All that it was shown comes back: as bullets, names, descriptions and bodies. */
function echo(request: string): string {
  const shown = request.split("\n").flatMap((line) => /^\| ?(.*\S.*)$/.exec(line)?.[1] ?? []);
  const claims = shown.filter((line) => /^-? ?\p{L}/u.test(line) && line.length > 12);
  const blocks = claims.map((line) => {
    const body = line.replace(/^- /, "");
    return blockText({ name: body.slice(0, 70), description: body, type: "project", body, evidence: [body] });
  });
  return `### Outcomes\n${claims.map((line) => `- ${line.replace(/^- /, "")}`).join("\n")}\n\n${blocks.join("\n\n")}\n`;
}

const SHOWN = [
  ...[["list"], ["context"], ["status"], ["lint"], ["inbox", "list"], ["graph"]],
  ...["password", "Tulip", "zebrafish"].map((query) => ["search", query]),
];

describe.each(["offline", "echoing"])("secrets told in sentences, %s", (mode) => {
  it("cross no border", async () => {
    await using server = await startScriptedServer(({ body }) =>
      answer(echo((body.messages ?? []).map(({ content }) => content).join("\n"))),
    );
    const folder = testFolder(LOGS);
    execFileSync("git", ["init", "-q"], { cwd: folder.path });
    const model = mode === "offline" ? [] : ["--provider", "openai", "--model", "m", "--base-url", server.baseURL];
    const ran = await lithify(folder.path, ["compact", "--week", "2026-W15", ...model]);
    // The log that has one in its name is not read, and the week says so; the rest of it is made.
    expect([ran.code, ran.stderr.includes("Tulip")], ran.stderr).toEqual([1, false]);

    const requests = JSON.stringify(server.requests);
    const memory = everything(folder, "memory");
    const history = gitHistory(folder);
    expect(memory).toMatch(/Fridays/);
    expect(history).toMatch(/Fridays/);
    if (mode === "echoing")
      expect(requests).toMatch(/\[redacted:password\].*\[redacted:code\]|\[redacted:code\].*\[redacted:password\]/s);
    expect({
      requests: crossing(requests),
      memory: crossing(memory),
      state: crossing(everything(folder, ".lithify")),
      git: crossing(history),
      said: crossing(ran.stdout + ran.stderr),
    }).toEqual({ requests: [], memory: [], state: [], git: [], said: [] });

    const files = execFileSync("sh", ["-c", "ls memory | grep -v -e MEMORY -e weekly"], {
      cwd: folder.path,
      encoding: "utf8",
    });
    const memories = files.split("\n").filter((name) => name.endsWith(".md"));
    expect(memories.length).toBeGreaterThan(0);
    for (const args of [...SHOWN, ...memories.slice(0, 2).map((name) => ["why", name])]) {
      const { stdout, stderr } = await lithify(folder.path, args);
      const asked = args.at(-1)!;
      expect(crossing((stdout + stderr).replaceAll(asked, "")), args.join(" ")).toEqual([]);
    }
    // The index of search stands on disk by now.
    expect(crossing(everything(folder, ".lithify"))).toEqual([]);
  });
});

it("a session's tool arguments reach neither a request nor the log that is captured, in any reader's shape", async () => {
  const sql = "psql -c \"update accounts set iban='DE89370400440532013000' where name='zebrafish'\"";
  const at = { timestamp: "2026-04-08T09:00:00.000Z", sessionId: "s", cwd: "/w" };
  const claude = [
    {
      ...at,
      type: "user",
      uuid: "1",
      message: { role: "user", content: "Raise her limit; we decided that limits are set by hand." },
    },
    {
      ...{ ...at, type: "assistant", uuid: "2" },
      message: {
        id: "m",
        role: "assistant",
        content: [
          { type: "text", text: "I will set it in the database, as decided." },
          { type: "tool_use", id: "t", name: "Bash", input: { command: sql, description: "find zebrafish" } },
          { type: "tool_use", id: "u", name: "WebSearch", input: { query: "zebrafish" } },
        ],
      },
    },
    {
      ...at,
      type: "user",
      uuid: "3",
      message: { role: "user", content: [{ type: "tool_result", tool_use_id: "t", content: "zebrafish" }] },
    },
  ];
  const codexAt = { timestamp: at.timestamp };
  const codex = [
    {
      ...codexAt,
      type: "session_meta",
      payload: { id: "c", cwd: "/w", timestamp: at.timestamp, originator: "codex_cli" },
    },
    { ...codexAt, type: "event_msg", payload: { type: "user_message", message: "Raise her limit; we decided it." } },
    {
      ...codexAt,
      type: "response_item",
      payload: {
        type: "message",
        role: "user",
        content: [{ type: "input_text", text: "Raise her limit; we decided it." }],
      },
    },
    {
      ...codexAt,
      type: "response_item",
      payload: {
        type: "function_call",
        name: "shell",
        call_id: "k",
        arguments: JSON.stringify({ command: ["bash", "-lc", sql] }),
      },
    },
    {
      ...codexAt,
      type: "response_item",
      payload: { type: "message", role: "assistant", content: [{ type: "output_text", text: "Raised." }] },
    },
  ];
  const openclaw = [
    { type: "session", version: 3, id: "o", timestamp: at.timestamp, cwd: "/w" },
    {
      type: "message",
      id: "1",
      parentId: null,
      timestamp: at.timestamp,
      message: { role: "user", content: [{ type: "text", text: "Raise her limit; we decided it." }] },
    },
    {
      type: "message",
      id: "2",
      parentId: "1",
      timestamp: at.timestamp,
      message: {
        role: "assistant",
        content: [
          { type: "text", text: "Raising." },
          { type: "toolCall", id: "t", name: "exec", arguments: { command: sql } },
        ],
      },
    },
    {
      type: "message",
      id: "3",
      parentId: "2",
      timestamp: at.timestamp,
      message: { role: "bashExecution", command: sql, output: "zebrafish", exitCode: 0 },
    },
  ];
  const files = { "claude.jsonl": claude, "codex.jsonl": codex, "openclaw.jsonl": openclaw };
  const folder = testFolder({
    "lithify.yaml": "",
    "logs/.keep": "",
    ...Object.fromEntries(
      Object.entries(files).map(([name, rows]) => [name, rows.map((row) => `${JSON.stringify(row)}\n`).join("")]),
    ),
  });
  await using server = await startScriptedServer(() => answer("NONE"));
  const model = ["--provider", "openai", "--model", "m", "--base-url", server.baseURL];
  for (const name of Object.keys(files)) {
    const printed = await lithify(folder.path, ["capture", name, "--print"]);
    expect(printed.stdout, name + printed.stderr).toMatch(/\[ToolCall\] (?:Bash|shell|exec) psql$/m);
    const extracted = await lithify(folder.path, ["extract", name, ...model]);
    const captured = await lithify(folder.path, ["capture", name, ...model]);
    expect(
      crossing([printed, extracted, captured].map(({ stdout, stderr }) => stdout + stderr).join("\n")),
      name,
    ).toEqual([]);
  }
  expect(server.requests.length).toBeGreaterThan(0);
  expect(crossing(JSON.stringify(server.requests))).toEqual([]);
  expect(crossing(everything(folder, "logs") + everything(folder, ".lithify"))).toEqual([]);
});
