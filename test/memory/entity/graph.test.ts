import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { graphJson, graphOf } from "../../../src/memory/entity/graph.ts";
import { graphCypher, graphMermaid, literal } from "../../../src/memory/entity/graph-text.ts";
import { writeMemoryFile } from "../../../src/memory/file/memory-file.ts";
import type { StoredMemory } from "../../../src/memory/memory.ts";
import { reconcile } from "../../../src/memory/reconcile.ts";
import { known, read, stored } from "../../support/claims.ts";
import { entity } from "../../support/entities.ts";
import { cypherTables } from "./graph-tables.ts";

/** The folder after some claims about things. */
const folderOf = (...claims: readonly Parameters<typeof reconcile>[0][]): StoredMemory[] =>
  claims.reduce<StoredMemory[]>((folder, found) => {
    const changed = reconcile(found, known(folder)).map(({ file, text }) => read(file, text!));
    return [...folder.filter(({ file }) => !changed.some((one) => one.file === file)), ...changed];
  }, []);

const restore = read(
  "process_rehearse-a-restore.md",
  writeMemoryFile({
    ...{
      type: "process",
      name: "Rehearse a restore",
      description: "Restore before a release",
      body: "When a release is due.",
    },
    ...{
      created: "2026-04-08",
      updated: "2026-04-08",
      sources: ["logs/2026-04-08.md#L4", "logs/2026-04-08.md#L6-L7"],
      status: "active",
    },
    extras: {
      trigger: "When a release is due",
      action: "1. Restore.\n2. Count.",
      outcome: "An empty backup is found",
      is_generalizable: true,
    },
  }),
);
const FOLDER = [
  ...folderOf(
    [entity("h-mem", [{ value: "SQLite", day: "2026-04-08" }], { aliases: ["hmem"] })],
    [entity("h-mem", [{ value: "PostgreSQL 16", day: "2026-05-04" }])],
  ),
  restore,
  stored(),
];

describe("the graph of a folder", () => {
  it("has entities, facts, processes and logs, joined by provenance and supersession; other memories are not in it", () => {
    const sqlite = "entity_h-mem.md#tech.database/project/sqlite@2026-04-08";
    const postgres = "entity_h-mem.md#tech.database/project/postgresql 16@2026-05-04";
    expect(graphJson(graphOf(FOLDER))).toEqual({
      sources: [
        { id: "logs/2026-04-08.md", path: "logs/2026-04-08.md", day: "2026-04-08" },
        { id: "logs/2026-05-04.md", path: "logs/2026-05-04.md", day: "2026-05-04" },
      ],
      entities: [
        {
          ...{ id: "entity_h-mem.md", name: "h-mem", kind: "project", aliases: ["hmem"] },
          ...{ description: "(project) database PostgreSQL 16", created: "2026-04-08", updated: "2026-05-04" },
        },
      ],
      facts: [
        {
          id: postgres,
          slot: "tech.database",
          value: "PostgreSQL 16",
          cardinality: "single",
          scope: "project",
          from_day: "2026-05-04",
        },
        {
          id: sqlite,
          slot: "tech.database",
          value: "SQLite",
          cardinality: "single",
          scope: "project",
          from_day: "2026-04-08",
          to_day: "2026-05-04",
        },
      ],
      processes: [
        {
          ...{ id: restore.file, name: "Rehearse a restore", description: "Restore before a release" },
          ...{
            trigger: "When a release is due",
            action: "1. Restore.\n2. Count.",
            outcome: "An empty backup is found",
          },
          ...{ is_generalizable: true, created: "2026-04-08", updated: "2026-04-08", status: "active" },
        },
      ],
      relationships: [
        { type: "HAS_ATTRIBUTE", from: "entity_h-mem.md", to: postgres },
        { type: "GENERATES", from: "logs/2026-05-04.md", to: postgres, lines: "L1" },
        { type: "HAS_ATTRIBUTE", from: "entity_h-mem.md", to: sqlite },
        { type: "GENERATES", from: "logs/2026-04-08.md", to: sqlite, lines: "L1" },
        { type: "SUPERSEDED_BY", from: sqlite, to: postgres },
        { type: "GENERATES", from: "logs/2026-04-08.md", to: restore.file, lines: "L4, L6-L7" },
      ],
    });
  });

  it("does not depend on the order of the folder, and is empty of nothing", () => {
    expect(graphOf(FOLDER.toReversed())).toEqual(graphOf(FOLDER));
    const none = graphOf([stored()]);
    expect(none).toEqual({ nodes: [], edges: [] });
    expect([graphCypher(none), graphMermaid(none)]).toEqual(["", "graph LR\n"]);
  });

  it("leaves out what was withdrawn", () => {
    expect(graphOf([{ ...restore, status: "withdrawn" }]).nodes).toEqual([]);
  });

  it("leads from a process that was replaced to the one that replaced it, and to none that is not there", () => {
    const process = (file: string, superseded_by: string) =>
      stored({ file, type: "process", name: file, status: "superseded", superseded_by });
    const { edges } = graphOf([
      process("process_old.md", restore.file),
      process("process_lost.md", "process_x.md"),
      restore,
    ]);
    expect(edges.filter(({ type }) => type === "SUPERSEDED_BY")).toEqual([
      { type: "SUPERSEDED_BY", from: "process_old.md", to: restore.file, properties: {} },
    ]);
  });

  it("leads from each time that a value held to what came next then, where a thing went back and forth", () => {
    const days = ["2026-01-05", "2026-02-02", "2026-03-02", "2026-04-06"];
    const said = days.map((day, n) => ({ day, value: n % 2 === 0 ? "SQLite" : "PostgreSQL" }));
    const { edges } = graphOf(folderOf([entity("h-mem", said)]));
    const time = (id: string): string => id.slice(id.indexOf("@") + 1);
    expect(
      edges.flatMap(({ type, from, to }) => (type === "SUPERSEDED_BY" ? [[time(from), time(to)]] : [])).sort(),
    ).toEqual(days.slice(0, 3).map((day, n) => [day, days[n + 1]]));
  });
});

describe("as Mermaid", () => {
  it("is a chart with a line for each node and edge, every name written so that it cannot end its box", () => {
    const chart = graphMermaid(
      graphOf(folderOf([entity('A"] --> x["; <b>', [{ value: "SQLite", day: "2026-04-08" }])])),
    );
    expect(chart).toBe(
      [
        "graph LR",
        '  s1[/"logs/2026-04-08.md"/]',
        '  e1(["A#34;#93; --#62; x#91;#34;#59; #60;b#62; (project)"])'.replace("--#62;", "--#62;"),
        '  f1["tech.database: SQLite<br/>since 2026-04-08"]',
        "  e1 -->|HAS_ATTRIBUTE| f1",
        "  s1 -->|GENERATES| f1",
        "",
      ].join("\n"),
    );
  });
});

/** What is used of the embedded graph database. */
interface Rows {
  getAllObjects(): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}
interface Connection {
  query(statement: string): Promise<Rows>;
  close(): Promise<void>;
}
interface Kuzu {
  init(): Promise<void>;
  close(): Promise<void>;
  Database: new (path: string) => { close(): Promise<void> };
  Connection: new (database: object) => Connection;
}

describe("as Cypher", () => {
  const kuzu = createRequire(import.meta.url)("kuzu-wasm/nodejs") as Kuzu;
  let database: { close(): Promise<void> };
  let connection: Connection;
  const run = async (statement: string): Promise<Record<string, unknown>[]> => {
    const result = await connection.query(statement);
    const rows = await result.getAllObjects();
    await result.close();
    return rows;
  };
  const load = async (text: string): Promise<void> => {
    for (const statement of text.split("\n").filter(Boolean)) await run(statement);
  };

  beforeAll(async () => {
    await kuzu.init();
    database = new kuzu.Database(":memory:");
    connection = new kuzu.Connection(database);
    await load(cypherTables());
  });
  afterAll(async () => {
    await connection.close();
    await database.close();
    await kuzu.close();
  });

  it("loads into a graph database, also twice, and answers where a fact comes from and what replaced it", async () => {
    const cypher = graphCypher(graphOf(FOLDER));
    await load(cypher);
    await load(cypher);
    expect(
      await run(
        "MATCH (e:Entity {name: 'h-mem'})-[:HAS_ATTRIBUTE]->(old:Fact)-[:SUPERSEDED_BY]->(new:Fact)<-[g:GENERATES]-(s:Source) RETURN old.value, old.to_day, new.value, s.day, g.lines",
      ),
    ).toEqual([
      {
        "old.value": "SQLite",
        "old.to_day": "2026-05-04",
        "new.value": "PostgreSQL 16",
        "s.day": "2026-05-04",
        "g.lines": "L1",
      },
    ]);
    expect(await run("MATCH (s:Source)-[:GENERATES]->(p:Process) RETURN p.name, p.is_generalizable")).toEqual([
      { "p.name": "Rehearse a restore", "p.is_generalizable": true },
    ]);
    expect(await run("MATCH (n:Entity) RETURN n.aliases")).toEqual([{ "n.aliases": ["hmem"] }]);
  });

  it("cannot be broken out of: what a text says stays a text", async () => {
    const nasty = "it's'}) MATCH (n) DETACH DELETE n; // \\' \\\\' \" ` $x {y} \\u0027}) 日本";
    const folder = folderOf([entity(nasty, [{ value: nasty, day: "2026-04-08" }])]);
    await load(graphCypher(graphOf(folder)));
    expect(await run(`MATCH (n:Fact) WHERE n.value = ${literal(nasty)} RETURN n.value`)).toEqual([
      { "n.value": nasty },
    ]);
    expect(await run("MATCH (n:Process) RETURN n.name")).toEqual([{ "n.name": "Rehearse a restore" }]);
  });

  it("keeps each statement on its line", () => {
    expect(literal("a\nb\r\n\tc\u2028d\u0000")).toBe("'a b c d'");
    expect(literal(["a'", "b"])).toBe("['a\\'', 'b']");
  });
});
