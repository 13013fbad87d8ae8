/** The knowledge profile as a user has it: from logs to files and back, in a real folder, with a careful model. */
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { extract } from "../../src/commands/extract.ts";
import { graph } from "../../src/commands/graph.ts";
import { lint } from "../../src/commands/lint.ts";
import { asking, carefulModel } from "../support/careful-model.ts";
import { testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

const CONFIG = "profiles: [typed, knowledge]\ngit: off\n";
const LOGS = {
  "logs/2026-04-08.md": "# Wednesday\n\n- Database: SQLite\n- Lan is the tech lead.\n",
  "logs/2026-04-15.md": "- We moved from SQLite to PostgreSQL 16, because JSON queries took 4 s.\n",
};

const single = { cardinality: "single", scope: "project" };
const PROJECT = [{ name: "project", type: "project" }];
const database = (value: string) => [{ entity: "project", slot: "database", value, ...single }];
const USER = [{ name: "User", type: "person" }];
const HMEM = [{ name: "h-mem", type: "project" }];
const readings = [
  { line: "Database: SQLite", entities: PROJECT, facts: database("SQLite") },
  {
    line: "Lan is the tech lead.",
    entities: [{ name: "Lan", type: "person" }],
    facts: [{ entity: "Lan", slot: "role", value: "tech lead", cardinality: "single", scope: "universal" }],
  },
  { line: "We moved from SQLite to PostgreSQL 16", entities: PROJECT, facts: database("PostgreSQL 16") },
  { line: "We moved from SQLite to MySQL", entities: PROJECT, facts: database("MySQL") },
  {
    line: "I always use dark mode.",
    entities: USER,
    facts: [{ entity: "User", slot: "theme", value: "dark mode", cardinality: "single", scope: "universal" }],
  },
  {
    line: "We use Redis as cache.",
    entities: PROJECT,
    facts: [{ entity: "project", slot: "cache", value: "Redis", ...single }],
  },
  {
    line: "For this h-mem project we use Neo4j as the database.",
    entities: HMEM,
    facts: [{ entity: "h-mem", slot: "database", value: "Neo4j", ...single }],
  },
];

describe("the knowledge profile from the command line", () => {
  it("keeps one file a thing over the weeks, clean under lint, and has nothing to do the second time", async () => {
    await using model = await carefulModel(readings);
    const folder = testFolder({ "lithify.yaml": CONFIG, ...LOGS });
    expect((await call(compact, folder.path, { json: true, ...asking(model) })).code).toBe(0);
    expect(folder.read("memory/entity_project.md")).toContain(
      "The project's database is PostgreSQL 16 (since 2026-04-15).\n\nFrom 2026-04-08 to 2026-04-15 the database was SQLite, then PostgreSQL 16.",
    );
    expect(folder.read("memory/entity_lan.md")).toContain("Lan is tech lead");
    expect((await call(lint, folder.path, { warningsAsErrors: true })).code).toBe(0);
    const before = JSON.stringify(folder.tree("memory"));
    await call(compact, folder.path, { week: "2026-W15", force: true, ...asking(model) });
    await call(compact, folder.path, asking(model));
    expect(JSON.stringify(folder.tree("memory"))).toBe(before);
    const { facts } = (await call(graph, folder.path, {})).json<{ facts: { value: string; to_day?: string }[] }>();
    expect(facts.map(({ value, to_day }) => [value, to_day])).toEqual([
      ["tech lead", undefined],
      ["PostgreSQL 16", undefined],
      ["SQLite", "2026-04-15"],
    ]);
  });

  it("gives a log that comes late its place in time", async () => {
    await using model = await carefulModel(readings);
    const folder = testFolder({ "lithify.yaml": CONFIG, ...LOGS });
    await call(compact, folder.path, asking(model));
    folder.write("logs/2026-04-10.md", "- We moved from SQLite to MySQL\n");
    await call(compact, folder.path, asking(model));
    expect(folder.read("memory/entity_project.md")).toMatch(
      /is PostgreSQL 16 \(since 2026-04-15\)\.\n\nFrom 2026-04-10 to 2026-04-15 the database was MySQL, then PostgreSQL 16\.\nFrom 2026-04-08 to 2026-04-10 the database was SQLite, then MySQL\./,
    );
  });

  it("reads any conversation, and writes what the person said with its lines", async () => {
    const talk =
      "User: I always use dark mode.\nAssistant: Noted. We use Redis as cache.\nUser: For this h-mem project we use Neo4j as the database.\n";
    await using model = await carefulModel(readings);
    const folder = testFolder({ "lithify.yaml": CONFIG, "logs/.keep": "", "talk.txt": talk });
    const options = {
      file: "talk.txt",
      date: "2026-04-20",
      profile: "knowledge",
      write: true,
      json: true,
      ...asking(model),
    };
    const { memories } = (await call(extract, folder.path, options)).json<{ memories: { file: string }[] }>();
    expect(memories.map(({ file }) => file)).toEqual(["memory/entity_user.md", "memory/entity_h-mem.md"]);
    const written = folder.read("memory/entity_h-mem.md");
    expect(written.match(/logs\/2026-04-20-extract-[0-9a-f]{8}\.md#L3/g)).toHaveLength(2);
    expect(JSON.stringify(folder.tree("memory"))).not.toContain("Redis");
  });
});
