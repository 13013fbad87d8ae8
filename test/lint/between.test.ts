import { describe, expect, it } from "vitest";
import { lintDocumented } from "../../src/lint/documented.ts";
import { relativeWords } from "../../src/lint/relative-dates.ts";
import { readOwnMemory } from "../../src/memory/file/own-memory.ts";
import type { Memory } from "../../src/memory/memory.ts";
import { cpuMs } from "../support/cpu-time.ts";
import { daily } from "../support/daily.ts";
import { lintOf, memoryText, toldOf } from "./of.ts";

const logs = [daily("2026-04-08", ["# Wednesday", "- a line"])];
const told = (files: Record<string, Partial<Memory>>): string[] =>
  toldOf(
    Object.fromEntries(
      Object.entries(files).map(([file, over]) => [
        file,
        memoryText({ body: `What ${file} says.`, description: file, ...over }),
      ]),
    ),
    { logs },
  );

describe("links between memories", () => {
  it("stand when both sides tell them", () => {
    expect(
      told({
        "user_a.md": { type: "user", supersedes: "user_b.md" },
        "user_b.md": { type: "user", status: "superseded", superseded_by: "user_a.md" },
      }),
    ).toEqual([]);
  });

  it("are refused where they lead nowhere, with the nearest name", () => {
    const files = {
      "user_database.md": memoryText({ type: "user" }),
      "user_x.md": memoryText({ type: "user", body: "Else.", supersedes: "user_databse.md" }),
    };
    const [finding] = lintOf(files, { logs }).findings.filter(({ code }) => code === "DANGLING_LINK");
    expect(finding).toMatchObject({
      severity: "error",
      file: "user_x.md",
      line: 9,
      remedy: "write user_database.md if you mean it, or remove supersedes",
    });
  });

  it("to a memory that a person deleted are only a warning", () => {
    const week =
      "---\ntype: weekly\nweek: 2026-W15\nfrom: 2026-04-06\nto: 2026-04-12\nsources: []\nmodel: x\nprompt: aaaaaaaaaaaa\nmemories:\n  - file: user_gone.md\n    evidence: [aaaaaaaaaaaa]\n---\n\n## 2026-W15 (6–12 April 2026)\n\nNothing.\n";
    const old = memoryText({ type: "user", status: "superseded", superseded_by: "user_gone.md" });
    expect(toldOf({ "user_a.md": old, "weekly/2026-W15.md": week }, { logs })).toEqual([
      "warning user_a.md:10 DANGLING_LINK",
    ]);
    expect(toldOf({ "user_a.md": old }, { logs })).toEqual(["error user_a.md:10 DANGLING_LINK"]);
  });

  it("are told where a memory replaces itself, or others in a circle, once", () => {
    const by = (supersedes: string): Partial<Memory> => ({ type: "user", supersedes, status: "superseded" });
    expect(told({ "user_a.md": by("user_a.md") })).toContain("error user_a.md:10 LINK_CYCLE");
    const circle = told({
      "user_b.md": by("user_c.md"),
      "user_c.md": by("memory/user_d.md"),
      "user_d.md": by("user_b.md"),
      "user_e.md": by("user_b.md"),
    });
    expect(circle.filter((line) => line.endsWith("LINK_CYCLE"))).toEqual(["error user_b.md:10 LINK_CYCLE"]);
  });

  it("are told where memories are superseded in a circle that no supersedes names", () => {
    const by = (superseded_by: string): Partial<Memory> => ({ type: "user", superseded_by, status: "superseded" });
    const circle = told({ "user_b.md": by("user_c.md"), "user_c.md": by("user_b.md") });
    expect(circle.filter((line) => line.endsWith("LINK_CYCLE"))).toHaveLength(1);
  });

  it("warn where only one side tells them, as after a crash between the two files", () => {
    expect(told({ "user_a.md": { type: "user", supersedes: "user_b.md" }, "user_b.md": { type: "user" } })).toEqual([
      "warning user_a.md:9 ONE_SIDED_LINK",
    ]);
    expect(told({ "user_a.md": { type: "user" }, "user_b.md": { type: "user", superseded_by: "user_a.md" } })).toEqual([
      "warning user_b.md:9 ONE_SIDED_LINK",
    ]);
    expect(told({ "user_b.md": { type: "user", status: "superseded" } })).toEqual([
      "warning user_b.md:9 ONE_SIDED_LINK",
    ]);
  });
});

describe("memories that say the same", () => {
  const port = {
    description: "The API listens on port 8080",
    body: "The API listens on port 8080 behind the proxy, because the load balancer expects it there.",
  };

  it("are told at the newer one", () => {
    const again = {
      ...port,
      name: "The port of the API",
      updated: "2026-05-01",
      body: port.body.replace("because", "since"),
    };
    expect(told({ "feedback_z.md": port, "feedback_a.md": again })).toEqual(["warning feedback_a.md:1 DUPLICATE"]);
  });

  it.each([
    ["a number", port.body.replace("8080", "8081")],
    ["a negation", port.body.replace("expects", "never expects")],
    ["a name", port.body.replace("The API", "The Billing API")],
    ["most words", "The API speaks HTTP/2 only, and answers with problem details as JSON."],
  ])("are two when they differ in %s", (_, body) => {
    expect(told({ "feedback_z.md": port, "feedback_a.md": { ...port, body } })).toEqual([]);
  });

  it("are compared in a script without spaces too, and only while both are active", () => {
    const body = "統合テストは本物のデータベースで実行する。モックは使わない。移行の失敗を見逃したからである。";
    expect(
      told({
        "user_z.md": { type: "user", description: "x", body },
        "user_a.md": { type: "user", description: "x", body },
      }),
    ).toEqual(["warning user_z.md:1 DUPLICATE"]);
    expect(
      told({ "user_z.md": { type: "user", body, status: "withdrawn" }, "user_a.md": { type: "user", body } }),
    ).toEqual([]);
  });
});

describe("days told relative to no day", () => {
  it.each([
    "We deploy tomorrow.",
    "Fixed two days ago",
    "It ends next quarter",
    "Nächste Woche",
    "Vor zwei Tagen fiel der Server aus",
    "Сделали неделю назад",
    "Vence el próximo viernes",
    "La semaine prochaine",
    "明天发布",
    "昨日決めた",
    "다음 주에 배포",
    "3日前に",
  ])("are found in %j", (line) => {
    expect(relativeWords(line)).toBeDefined();
  });

  it.each([
    "Deploys happen on Fridays",
    "Tokens expire after 30 days",
    "The filter is called `today`",
    'He said "until tomorrow"',
    "On 2026-04-08 we said: tomorrow",
    "Jeden Morgen",
    "期限の3日前に送る",
    "The reminder goes out 2 days before the deadline",
    "Le 8 avril nous disions : demain",
    "Nightly jobs stop at the weekend",
    "The next step",
  ])("are not found in %j", (line) => {
    expect(relativeWords(line)).toBeUndefined();
  });

  it("are told on their lines, with the date when the evidence is of one day", () => {
    const own = memoryText({ type: "project", body: "First line.\n\nWe deploy tomorrow.\n\n```\ntoday\n```" });
    expect(lintOf({ "project_x.md": own }, { logs: [] }).findings.map(({ code }) => code)).not.toContain(
      "RELATIVE_DATE",
    );
    // What lithify wrote down are the log's words; whoever edits them answers for theirs.
    const files = { "project_x.md": own.replace("First line.", "My first line.") };
    expect(lintOf(files, { logs: [] }).findings.find(({ code }) => code === "RELATIVE_DATE")).toMatchObject({
      line: 14,
      remedy: "write 2026-04-09, if it is reckoned from 2026-04-08",
    });
  });
});

it("lints 4,000 memories, alike as they may be, in a few seconds", () => {
  const files: Record<string, string> = {};
  for (let i = 0; i < 4_000; i++)
    files[`user_the-port-of-node-${i}.md`] =
      `---\nname: Node ${i}\ndescription: The port of node ${i}\ntype: user\n---\nIt listens on port ${1000 + i}, as agreed in the review of the network.\n`;
  const start = cpuMs();
  expect(lintOf(files).files).toBe(4_000);
  // A fifth of it is usual; each with each other would be sixteen million looks.
  expect(cpuMs() - start).toBeLessThan(10_000);
});

describe("a memory that a document of the project tells", () => {
  const toldBy = (document: string, body: string, status: Memory["status"] = "active"): string[] =>
    lintDocumented(
      [readOwnMemory("feedback_a.md", memoryText({ body, status }))!],
      new Map([["CLAUDE.md", document]]),
    ).map(({ code, message }) => `${code} ${message}`);
  const RULE = "Wir schreiben Commits auf Englisch.\n\n**Why:** Das Team sitzt in drei Ländern.";

  it.each([
    ["- Wir schreiben Commits auf Englisch.", RULE],
    ["| Regel |\n| --- |\n| Wir schreiben Commits auf Englisch, auch im Fork. |", RULE],
    ["Deploys are slow. Use `pnpm` in packages/web; CI caches it.", "Use pnpm in packages/web, because npm is slow."],
    ["1. リリースの前に必ず統合テストを実行する。", "リリースの前に統合テストを必ず実行する。"],
  ])("is told with its line: %s", (document, body) => {
    expect(toldBy(`# Notes\n\n${document}\n`, body)).toEqual([expect.stringMatching(/^DOCUMENTED CLAUDE\.md:[35] /)]);
  });

  it.each([
    ["denies it", "Wir schreiben Commits nicht auf Englisch.", RULE],
    [
      "has another value",
      "The API listens on port 8081 behind the proxy.",
      "The API listens on port 8080 behind the proxy.",
    ],
    ["says less", "Commits auf Englisch.", RULE],
    ["says it in two sentences", "Wir schreiben Briefe. Commits sind auf Englisch.", RULE],
    ["shows it as code", "```\nWir schreiben Commits auf Englisch.\n```", RULE],
    ["says two words", "Use pnpm everywhere.", "Use pnpm."],
  ])("is not where the document %s", (_, document, body) => {
    expect(toldBy(document, body)).toEqual([]);
  });

  it("is not once it holds no more", () => expect(toldBy(RULE, RULE, "withdrawn")).toEqual([]));
});
