import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readFacts } from "../../src/memory/entity/facts.ts";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import type { Request } from "../../src/model/model.ts";
import { knowledgeAnswer } from "../../src/offline/knowledge.ts";
import { knowledge } from "../../src/profile/knowledge/knowledge.ts";
import { cpuMs } from "../support/cpu-time.ts";
import { daily } from "../support/daily.ts";

const request = (lines: readonly string[], day = "2026-04-08"): Request => ({
  ...{ task: "knowledge", system: "", user: "", temperature: 0.1, maxOutputTokens: 1_000, known: [] },
  logs: [daily(day, lines)],
});
function read(lines: readonly string[]) {
  const asked = request(lines);
  const gate = { book: logbookOf(asked.logs), allow: [], known: new Map() };
  return knowledge.read({ text: knowledgeAnswer(asked) }, gate, { keepFrom: 5, actors: [] });
}
/** `name slot=value`, past every gate. */
const facts = (...lines: string[]): string[] => {
  const { found, rejected } = read(lines);
  expect(rejected.map(({ code }) => code).filter((code) => code !== "DUPLICATE")).toEqual([]);
  return found.flatMap(({ type, name, extras }) =>
    type === "entity" ? readFacts(extras?.facts).map(({ slot, value }) => `${name} ${slot}=${value}`) : [],
  );
};

describe("the offline model", () => {
  it.each([
    ["I always use dark mode, it's easier on my eyes", "User preference.theme=dark mode"],
    ["From now on I use light mode", "User preference.theme=light mode"],
    ["**Preference:** dark mode", "User preference.theme=dark mode"],
    ["I prefer it quiet, and I always use Neovim", "User preference.editor=Neovim"],
    ["Tomás prefers small pull requests and reviews them in the evening", "Tomás preference=small pull requests"],
    ["I prefer short answers without preamble, they read faster", "User preference=short answers without preamble"],
    ["Ilse prefers centimetres over metres", "Ilse preference=centimetres"],
    ["This project uses PostgreSQL 16.", "Project tech.database=PostgreSQL 16"],
    ["We use MariaDB 11 for the tide tables now, not SQLite.", "Project tech.database=MariaDB 11"],
    ["We use Valkey instead of Redis 7.", "Project tech.cache=Valkey"],
    ["Yes, we use PostgreSQL.", "Project tech.database=PostgreSQL"],
    ["For this h-mem project, we're using Neo4j as the database.", "h-mem tech.database=Neo4j"],
    ["Database: PostgreSQL 16", "Project tech.database=PostgreSQL 16"],
    ["We moved from MySQL to PostgreSQL 16, because of JSON", "Project tech.database=PostgreSQL 16"],
    ["Decision: switch to pnpm", "Project tech.package_manager=pnpm"],
    ["Lan is the tech lead of Beacon.", "Lan role.title=tech lead of Beacon"],
    ["这个项目使用 PostgreSQL 16", "Project tech.database=PostgreSQL 16"],
    ["数据库从 MySQL 换成 PostgreSQL 了", "Project tech.database=PostgreSQL"],
    ["我喜欢深色模式", "User preference.theme=深色模式"],
    ["このプロジェクトはデータベースにPostgreSQL 16を使用しています", "Project tech.database=PostgreSQL 16"],
    ["MySQLからPostgreSQLに移行した", "Project tech.database=PostgreSQL"],
    ["私はいつもダークモードを使っています", "User preference.theme=ダークモード"],
  ])("hears what is plainly stated: %s", (line, expected) => {
    expect(facts(`- ${line}`)).toEqual([expected]);
  });

  it.each([
    ...[
      "Maybe we use Redis",
      "Should we use MySQL?",
      "We could move to MySQL",
      "We will switch to pnpm",
      "We tried MySQL",
    ],
    ...[
      "We don't use MySQL",
      "The test uses Jest",
      "Docker uses Python",
      "We used to use MySQL",
      "If we use MySQL, joins break",
    ],
    ...[
      "I might prefer light mode",
      "> I always use dark mode",
      "Tests were moved to Vitest by mistake",
      "I like this plan",
    ],
    ...[
      "Updated the README, all tests green",
      "Fixed the bug in the PostgreSQL adapter",
      "或者我们用 MySQL",
      "MySQLに移行するかもしれない",
    ],
  ])("hears nothing in what is weighed, planned, asked, denied or told of others: %s", (line) => {
    expect(facts(`- ${line}`, "", "other text")).toEqual([]);
  });

  it("hears a person in a conversation, and never the assistant", () => {
    expect(
      facts(
        "[User] I always use dark mode.",
        "[Assistant] We use MySQL as the database.",
        "[ToolResult] Database: SQLite",
      ),
    ).toEqual(["User preference.theme=dark mode"]);
    expect(
      facts("## Evidence", "- **User**, 14:02: we use Neo4j", "- **Assistant**, 14:03: I always use tabs"),
    ).toEqual(["Project tech.database=Neo4j"]);
  });

  it("cites the very line, also of a sentence that was wrapped", () => {
    const { found } = read([
      "# Tuesday",
      "",
      "The review went on for two hours and in the end nobody objected any more.",
      "",
      "- something else",
      "- we use Neo4j",
    ]);
    expect(found.map(({ spans }) => spans.map(({ from, to }) => [from, to]))).toEqual([[[6, 6]]]);
  });

  it("makes a process only of a text that spells out every field", () => {
    const fields = [
      "- Trigger: When a release is due and nobody knows whether the backup can be read",
      "- Action: Restore the newest backup into an empty database and count the rows",
      "- Outcome: An empty backup is found before the release",
      "- Context: PostgreSQL with nightly dumps",
      "- Problem: The backup turned out to be empty",
      "- Why: Only a restore proves that a backup can be read",
    ];
    const { found, rejected } = read(["## Lesson", ...fields]);
    expect(rejected).toEqual([]);
    expect(found.map(({ type, extras }) => [type, extras?.key_insight])).toEqual([
      ["process", "Only a restore proves that a backup can be read"],
    ]);
    expect(read(["## Lesson", ...fields.slice(1)]).found).toEqual([]);
  });

  it("answers an empty text with empty lists, and the same text with the same bytes", () => {
    expect(JSON.parse(knowledgeAnswer(request([""])))).toEqual({ entities: [], facts: [], processes: [] });
    expect(knowledgeAnswer(request(["- we use Neo4j"]))).toBe(knowledgeAnswer(request(["- we use Neo4j"])));
  });

  it("stays linear on hostile lines", () => {
    const lines = [
      `- we ${"moved the ".repeat(20_000)}`,
      `- ${"我".repeat(50_000)}`,
      `- I prefer ${"a ".repeat(50_000)}`,
      "- The the the ".repeat(5_000),
    ];
    const before = cpuMs();
    knowledgeAnswer(request(lines));
    expect(cpuMs() - before).toBeLessThan(2_000);
  });

  const CORPUS = join(import.meta.dirname, "..", "..", "..", "shared", "corpus", "logs");
  it("says of real logs only what a line of theirs says in so many words, where they are at hand", () => {
    for (const folder of existsSync(CORPUS) ? readdirSync(CORPUS) : [])
      for (const file of readdirSync(join(CORPUS, folder)).filter((name) => name.endsWith(".md"))) {
        const lines = readFileSync(join(CORPUS, folder, file), "utf8").split("\n");
        const { facts: found } = JSON.parse(knowledgeAnswer(request(lines))) as {
          facts: { entity: string; value: string; evidence: string[] }[];
        };
        const plain = lines.map((line) => line.replaceAll("**", "").toLowerCase());
        for (const { entity, value } of found) {
          expect(
            plain.some((line) => line.includes(value.toLowerCase())),
            `${folder}/${file}: ${value}`,
          ).toBe(true);
          expect(
            plain.some((line) => line.includes(entity.toLowerCase())),
            `${folder}/${file}: ${entity}`,
          ).toBe(true);
        }
      }
  });
});

describe("the labelled lines of a log", () => {
  const RELAY = ["# 2026-04-08", "", "## Weir Gauge Relay v0.3 — second draft", ""];
  const DECIDED = [...RELAY, "### Key decisions", ""];

  it.each([
    [
      "**Retry limit** — 5 attempts, then it is dropped. Nobody objected.",
      "design.retry_limit=5 attempts, then it is dropped",
    ],
    ["Three alarm levels: low, high, flood", "design.alarm_levels=low, high, flood"],
    ["Primary database: PostgreSQL 16", "tech.database=PostgreSQL 16"],
  ])("tell what was decided of the thing that the heading names: %s", (line, fact) => {
    expect(facts(...DECIDED, `- ${line}`)).toEqual([`Weir Gauge Relay ${fact.replace("tech.", "design.")}`]);
  });

  it.each([
    "Queue name: maybe `relay-q`",
    "[ ] Alarm channel: the yellow room",
    "Did NOT send the offer: the price is open",
    "Closes the gap: no mast is left alone",
    "Safe: nothing is lost",
    "Decision: keep it",
  ])("tell nothing where they weigh, wait, report or name no detail of it: %s", (line) => {
    expect(facts(...DECIDED, `- ${line}`)).toEqual([]);
  });

  it.each([
    "Monday",
    "2026-04-08",
    "Notes",
    "Focus: Weir Gauge Relay",
    "Round 7",
  ])("tell nothing under a heading that names no thing: %s", (heading) => {
    expect(facts(`## ${heading}`, "", "### Decisions", "", "- Retry limit: 5 attempts")).toEqual([]);
  });

  it.each([
    ["Version: 2.4.1", "tech.version=2.4.1"],
    ["License: MIT", "constraint.license=MIT"],
    ["Maintainer: Ilse Okafor", "role.owner=Ilse Okafor"],
    ["Dashboard: https://grafana.example/d/weir", "location.dashboard=https://grafana.example/d/weir"],
    ["Language: Rust", "tech.language=Rust"],
  ])("tell a thing's everyday attributes in their plain form: %s", (line, fact) => {
    expect(facts(...RELAY, `- ${line}`)).toEqual([`Weir Gauge Relay ${fact}`]);
    expect(facts("## Monday", "", `- ${line}`).filter((told) => !told.startsWith("Project"))).toEqual([]);
  });

  it.each([
    "Version: v0.x → v0.x+1",
    "Owner: the team that builds it",
    "License: still open",
    "Dashboard: see the wiki",
  ])("tell no attribute in any other form: %s", (line) => {
    expect(facts(...RELAY, `- ${line}`)).toEqual([]);
  });

  it.each([
    [
      "Repo: https://github.com/weirs/gauge-relay",
      "gauge-relay location.repository=https://github.com/weirs/gauge-relay",
    ],
    [
      "**仓库**：https://github.com/weirs/gauge-relay",
      "gauge-relay location.repository=https://github.com/weirs/gauge-relay",
    ],
    ["Location: `lab/gauge-relay/`", "gauge-relay location.path=lab/gauge-relay/"],
    ["Decision: use Quillon v0.12.3 (not v0.9)", "Quillon tech.version=v0.12.3"],
    ["The gauge-relay service is owned by Ilse Okafor.", "gauge-relay role.owner=Ilse Okafor"],
    ["Ilse maintains the gauge-relay service", "gauge-relay role.maintainer=Ilse"],
    ["We settled on PostgreSQL 16 after the load test.", "Project tech.database=PostgreSQL 16"],
    [
      "Mirjam: please send depths as a table, never as prose; she prints them",
      "Mirjam preference=send depths as a table, never as prose",
    ],
  ])("tell where a thing lies, its version, its owner, and how somebody wants things: %s", (line, fact) => {
    expect(facts("# Monday", "", `- ${line}`)).toEqual([fact]);
  });

  it.each([
    "See https://github.com/weirs/gauge-relay for an example",
    "Mirjam: please send the file of the north mast",
    "Should we use Quillon v0.12.3?",
    "use this 2.1 for a while",
    "Everyone owns the result",
    "We settled on PostgreSQL 16 for now",
  ])("tell nothing of an address in passing, an errand, a question or a stopgap: %s", (line) => {
    expect(facts("# Monday", "", `- ${line}`)).toEqual([]);
  });
});
