/** A memory that a person mended, cut or merged, so that it cannot be parsed: it stands, and nothing is written beside it. */
import { mkdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compact as inCompact } from "../../src/commands/compact.ts";
import { forget } from "../../src/commands/forget.ts";
import { graph } from "../../src/commands/graph.ts";
import { inbox as inInbox } from "../../src/commands/inbox.ts";
import { lint as inLint } from "../../src/commands/lint.ts";
import { stats } from "../../src/commands/stats.ts";
import { status as inStatus } from "../../src/commands/status.ts";
import { undo } from "../../src/commands/undo.ts";
import { why } from "../../src/commands/why.ts";
import { type Called, call } from "../commands/called.ts";
import { answer } from "../support/scripted-answer.ts";
import { type ScriptedServer, startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { ANSWER, FEEDBACK, LOGS } from "../support/week-answer.ts";

/** The same claim, from the same line, in other words and under another name. */
const REWORDED = ANSWER.replace("name: Use a real database in integration tests", "name: No mocked database")
  .replace(
    "description: Integration tests run against a real PostgreSQL, never a mock",
    "description: Tests of the whole never run on a mocked database",
  )
  .replace(
    /Integration tests run against a real PostgreSQL, never a mock\.\n\n.*\n/,
    "Tests of the whole use PostgreSQL; a mock is not allowed.\n",
  );
/** The same claim by its name, from a line that stands in a late log. */
const LATER = REWORDED.replace("name: No mocked database", "name: Use a real database in integration tests").replace(
  /evidence:\n {2}- .*\n {2}- .*\n/,
  'evidence: ["Once more the mocked database hid a fault in the tests of the whole"]\n',
);
const LATE = [
  "logs/2026-04-09.md",
  "# Thursday\n\n- Once more the mocked database hid a fault in the tests of the whole; PostgreSQL is a must.\n",
] as const;

const BREAKS: [string, (text: string) => string | Uint8Array, number][] = [
  ["a colon in its name", (text) => text.replace(/^name: .*$/m, "name: Correction: tests use a real database"), 2],
  ["a quote left open", (text) => text.replace(/^description: /m, 'description: "'), 3],
  ["a tab before a key", (text) => text.replace("\ntype:", "\n\ttype:"), 4],
  ["a type of its own", (text) => text.replace("type: feedback", "type: feedbck"), 4],
  ["a day that is none", (text) => text.replace(/^created: .*$/m, "created: last week"), 5],
  ["cut in its front matter", (text) => text.slice(0, 120), 1],
  ["cut to nothing", () => "", 1],
  ["its front matter taken away", (text) => text.slice(text.indexOf("\n---\n") + 5), 1],
  [
    "a merge's marks in its front matter",
    (text) =>
      text.replace(
        /^description: .*$/m,
        (line) => `<<<<<<< HEAD\n${line}\n=======\n${line}, said Mirjam\n>>>>>>> other`,
      ),
    3,
  ],
  ["another encoding", (text) => Buffer.from(text.replace("PostgreSQL", "Datenbank für Prüfungen"), "latin1"), 1],
  ["more than a megabyte", (text) => `${text}${"x".repeat(1_100_000)}\n`, 1],
];

const compact = (folder: TestFolder, server: ScriptedServer, again = false): Promise<Called> =>
  call(inCompact, folder.path, {
    ...{ json: true, provider: "openai", model: "m", baseUrl: server.baseURL },
    ...(again && { week: "2026-W15", force: true }),
  });
const memories = (folder: TestFolder): string[] =>
  Object.keys(folder.tree("memory")).filter((path) => /^memory\/(?:inbox\/)?[a-z]+_/.test(path));
interface Changes {
  readonly weeks: {
    readonly memories: { readonly file: string; readonly change: string; readonly because: string }[];
  }[];
}

async function broken(change: (text: string) => string | Uint8Array, answers: readonly string[]) {
  let asked = 0;
  const server = await startScriptedServer(() => answer(answers[Math.min(asked++, answers.length - 1)]!));
  // Without the second look that the answer's one bad quote would bring.
  const folder = testFolder({ ...LOGS, "lithify.yaml": "model: { secondLook: false }\n" });
  await compact(folder, server);
  const written = folder.read(FEEDBACK);
  folder.write(FEEDBACK, change(written));
  return { server, folder, written, before: memories(folder), theirs: folder.read(FEEDBACK) };
}

describe.each(BREAKS)("a memory with %s", (_, change, line) => {
  it("is left alone where its claim is found again: as before, in other words, from another line", async () => {
    const { server, folder, written, before, theirs } = await broken(change, [ANSWER, ANSWER, REWORDED, LATER]);
    folder.write(...LATE);
    for (const _again of [ANSWER, REWORDED, LATER]) {
      // As in another clone: no state tells what was written.
      folder.remove(".lithify");
      const ran = await compact(folder, server, true);
      expect(ran.code).toBe(0);
      expect(memories(folder)).toEqual(before);
      expect(folder.read(FEEDBACK)).toBe(theirs);
      const changes = ran.json<Changes>().weeks[0]!.memories.filter(({ file }) => file === FEEDBACK);
      expect(changes).toMatchObject([{ change: "kept", because: expect.stringContaining("cannot be read") }]);
      expect(folder.read("memory/weekly/2026-W15.md")).toContain(`- file: ${FEEDBACK.slice(7)}\n`);
      expect(folder.read("memory/weekly/2026-W15.md")).toContain("declined: []");
      // Agents still find it, and what they are told is no claim.
      const row = `^- \\[.+\\]\\(${FEEDBACK.slice(7)}\\).*\\(cannot be read: see the file\\)$`;
      expect(folder.read("memory/MEMORY.md")).toMatch(new RegExp(row, "m"));
    }
    expect(server.requests).toHaveLength(4);

    // Mended, all goes on.
    folder.write(FEEDBACK, written.replace("never a mock.", "never a mock. By order of Mirjam."));
    expect((await compact(folder, server, true)).code).toBe(0);
    expect(folder.read("memory/MEMORY.md")).not.toContain("cannot be read");
    expect(folder.read(FEEDBACK)).toContain("By order of Mirjam.");
    expect((await call(inLint, folder.path, {})).code).toBe(0);
    await server.close();
  });

  it("is told with the line to mend, and changed by no command", async () => {
    const { server, folder, theirs } = await broken(change, [ANSWER]);
    const told = (await call(inStatus, folder.path, {})).out;
    expect(told).toMatch(new RegExp(`^${FEEDBACK}(?::${line})?: `, "m"));
    const lint = await call(inLint, folder.path, { json: true });
    expect(lint.json<{ errors: object[] }>().errors).toContainEqual(expect.objectContaining({ file: FEEDBACK, line }));
    expect((await call(forget, folder.path, { file: FEEDBACK })).error).toBe("UNREADABLE");
    await call(forget, folder.path, { source: "logs/2026-04-08.md" });
    await call(undo, folder.path, {});
    for (const [command, options] of [
      [stats, {}],
      [graph, { format: "json", json: false } as object],
      [why, { file: FEEDBACK }],
    ] as const)
      expect((await call(command as typeof stats, folder.path, options)).code).toBe(0);
    expect(folder.read(FEEDBACK)).toBe(theirs);
    await server.close();
  });
});

describe("what stands in place of a memory", () => {
  it("is left alone, be it a folder", async () => {
    const { server, folder } = await broken((text) => text, [ANSWER, REWORDED]);
    folder.remove(FEEDBACK);
    mkdirSync(folder.at(FEEDBACK));
    await compact(folder, server, true);
    expect(memories(folder).filter((path) => path.includes("feedback"))).toEqual([]);
    await server.close();
  });

  it("does not stand in the way of another claim", async () => {
    const { server, folder, before } = await broken(
      (text) => text.replace("name: ", "name: a: "),
      [
        ANSWER,
        ANSWER.replace(
          /```typed_memory\n---\nname: Moves to Kafka[\s\S]*?```/,
          '```typed_memory\n---\nname: Sample entries parse\ndescription: 3,150 of 3,150 sample entries parse\ntype: project\nevidence: ["3,150 of 3,150 sample entries parse"]\n---\n\n3,150 of 3,150 sample entries parse.\n```',
        ),
      ],
    );
    await compact(folder, server, true);
    expect(memories(folder).filter((path) => !before.includes(path))).toEqual([
      "memory/project_sample-entries-parse.md",
    ]);
    await server.close();
  });

  it("is nobody's memory where it is another tool's file", async () => {
    const server = await startScriptedServer(() => answer(ANSWER));
    const folder = testFolder({
      ...LOGS,
      "memory/README.md": "# Notes\n",
      "memory/notes.md": "---\nx: [\n---\n",
      "memory/user_manual.md": "How to use it.\n",
    });
    await compact(folder, server);
    expect(folder.read("memory/MEMORY.md")).not.toMatch(/README|notes|manual/);
    expect(folder.exists(FEEDBACK)).toBe(true);
    await server.close();
  });
});

describe("a memory of which no week tells any more", () => {
  const RULE = "Tomás prefers pull requests under 300 changed lines.";
  const FILE = "memory/user_tomas-prefers-pull-requests-under-300-changed-lines.md";
  const offline = (folder: TestFolder): Promise<Called> => call(inCompact, folder.path, { json: true });
  const conflicted = (text: string): string =>
    `<<<<<<< HEAD\n${text}=======\n${text.replace("300", "250")}>>>>>>> other\n`;
  const bare = (text: string): string => text.slice(text.indexOf("\n---\n") + 5);
  const BROKEN: [string, (text: string) => string, string][] = [
    ["in a merge's marks", conflicted, FILE],
    ["without front matter", bare, FILE],
    ["emptied", () => "", FILE],
    ["renamed, in a merge's marks", conflicted, "memory/user_tom.md"],
    ["renamed, without front matter", bare, "memory/user_tom.md"],
    ["renamed and of another type, without front matter", bare, "memory/feedback_tom.md"],
  ];

  it.each(BROKEN)("%s, keeps its claim from being written beside it", async (_, change, to) => {
    const folder = testFolder({ "logs/2026-04-08.md": `# Day\n\n- ${RULE}\n` });
    await offline(folder);
    const theirs = change(folder.read(FILE));
    folder.remove(FILE);
    folder.write(to, theirs);
    folder.remove("memory/weekly/2026-W15.md");
    folder.write("logs/2026-04-15.md", `# Day\n\n- ${RULE}\n`);
    for (const _again of [1, 2]) {
      expect((await offline(folder)).code).toBe(0);
      expect(memories(folder)).toEqual([to]);
      expect(folder.read(to)).toBe(theirs);
      expect((await call(inStatus, folder.path, {})).out).toContain(`${to}:1: `);
      expect(folder.read("memory/MEMORY.md")).toContain("cannot be read");
    }
    expect(folder.read("memory/weekly/2026-W16.md")).toContain(`- file: ${to.slice(7)}\n`);
  });

  it("is no page of notes in which it is one line among many, nor one that says otherwise", async () => {
    const notes = Array.from({ length: 12 }, (_, n) => `Point ${n}: ${"abcdefghijkl"[n]?.repeat(5)} was talked about.`);
    const folder = testFolder({
      "logs/2026-04-08.md": `# Day\n\n- ${RULE}\n`,
      "memory/user_notes.md": [...notes, RULE].join("\n"),
      "memory/user_other.md": RULE.replace("300", "200"),
    });
    expect((await offline(folder)).code).toBe(0);
    expect(memories(folder)).toContain(FILE);
    expect(folder.read("memory/MEMORY.md")).not.toMatch(/notes|user_other/);
  });
});

describe("a memory to which a person gave another type", () => {
  it.each([
    ["in its front matter", "memory/user_tomas-prefers-pull-requests-under-300-changed-lines.md"],
    ["and another name", "memory/feedback_small-pull-requests.md"],
  ])("%s, stands for its claim when the log says it once more", async (_, to) => {
    const folder = testFolder({
      "logs/2026-04-08.md": "# Day\n\n- Tomás prefers pull requests under 300 changed lines.\n",
    });
    await call(inCompact, folder.path, { json: true });
    const [file] = memories(folder);
    const theirs = folder.read(file!).replace("type: user", "type: feedback");
    folder.remove(file!);
    folder.write(to, theirs);
    folder.write(
      "logs/2026-04-08.md",
      `${folder.read("logs/2026-04-08.md")}- Tomás prefers pull requests under 300 changed lines, always.\n`,
    );
    expect((await call(inCompact, folder.path, { json: true })).code).toBe(0);
    expect(memories(folder).filter((path) => !path.includes("/inbox/"))).toEqual([to]);
    expect(folder.read(to)).toBe(theirs);
  });
});

describe("a proposal that cannot be parsed any more", () => {
  it("is not written over", async () => {
    const server = await startScriptedServer(() => answer(ANSWER));
    const folder = testFolder({ ...LOGS, "lithify.yaml": "review: inbox\n" });
    await compact(folder, server);
    const inbox = `memory/inbox/${FEEDBACK.slice(7)}`;
    const mine = folder.read(inbox).replace("name: ", "name: Mine: ");
    folder.write(inbox, mine);
    await compact(folder, server, true);
    expect(folder.read(inbox)).toBe(mine);
    expect((await call(inInbox, folder.path, { action: "list" })).err).toContain("is no proposal");
    await server.close();
  });
});

it("is nowhere written beside one that a person moved into a folder below, which status and lint name", async () => {
  const said = "- Decision: events go over NATS, because Kafka is too heavy to run.\n";
  const folder = testFolder({ "logs/2026-04-08.md": said });
  expect((await call(inCompact, folder.path, {})).code).toBe(0);
  const file = "project_events-go-over-nats-because-kafka-is-too-heavy-to-run.md";
  const text = folder.read(`memory/${file}`);
  folder.remove(`memory/${file}`);
  folder.write(`memory/archive/${file}`, text);
  for (const told of [inStatus, inLint]) expect((await call(told, folder.path, {})).out).toContain(`archive/${file}`);
  folder.write("logs/2026-04-15.md", said);
  expect((await call(inCompact, folder.path, {})).code).toBe(0);
  expect(Object.keys(folder.tree("memory")).filter((path) => path.includes("nats"))).toEqual([
    `memory/archive/${file}`,
  ]);
});
