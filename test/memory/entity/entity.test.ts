import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFacts } from "../../../src/memory/entity/facts.ts";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { type Found, type StoredMemory, wordingDigest } from "../../../src/memory/memory.ts";
import { type Known, reconcile } from "../../../src/memory/reconcile.ts";
import { known, read } from "../../support/claims.ts";
import { daily } from "../../support/daily.ts";
import { entity, type Said } from "../../support/entities.ts";
import { runs } from "../../support/runs.ts";

/** The folder after some claims, and what became of them. */
function laid(claims: readonly Found[], stored: readonly StoredMemory[] = [], over: Partial<Known> = {}) {
  const changes = reconcile(claims, known(stored, over));
  const folder = new Map(stored.map((memory) => [memory.file, memory]));
  for (const { file, text } of changes)
    if (text !== undefined && !file.startsWith("inbox/")) folder.set(file, read(file, text));
  return { changes, folder: [...folder.values()], kinds: changes.map(({ kind }) => kind) };
}

const sqlite: Said = { value: "SQLite", day: "2026-04-08" };
const postgres: Said = { value: "PostgreSQL 16", day: "2026-05-04" };

describe("an entity", () => {
  it("is a file with its facts in front matter and sentences for readers", () => {
    const language = { slot: "tech.language", cardinality: "multi" as const, day: "2026-04-08" };
    const claim = entity(
      "h-mem",
      [sqlite, { ...language, value: "Python", line: 2 }, { ...language, value: "Rust", line: 3 }],
      {
        aliases: ["hmem"],
      },
    );
    const { changes } = laid([claim]);
    expect(changes.map(({ file, kind }) => [file, kind])).toEqual([["entity_h-mem.md", "created"]]);
    expect(changes[0]?.text).toBe(
      [
        "---",
        "name: h-mem",
        "description: (project) database SQLite; languages Python and Rust",
        "type: entity",
        "created: 2026-04-08",
        "updated: 2026-04-08",
        "sources:",
        "  - logs/2026-04-08.md#L1",
        "  - logs/2026-04-08.md#L2",
        "  - logs/2026-04-08.md#L3",
        "kind: project",
        "aliases:",
        "  - hmem",
        "facts:",
        ...[
          ["tech.database", "SQLite", "single", 1],
          ["tech.language", "Python", "multi", 2],
          ["tech.language", "Rust", "multi", 3],
        ].flatMap(([slot, value, cardinality, line]) => [
          `  - slot: ${slot}`,
          `    value: ${value}`,
          `    cardinality: ${cardinality}`,
          "    scope: project",
          "    from: 2026-04-08",
          "    evidence:",
          `      - logs/2026-04-08.md#L${line}`,
        ]),
        `digest: ${/digest: (\w{12})/.exec(changes[0]?.text ?? "")?.[1]}`,
        "---",
        "",
        "h-mem is also known as hmem.",
        "h-mem's database is SQLite (since 2026-04-08).",
        "h-mem's languages are Python and Rust (since 2026-04-08).",
        "",
      ].join("\n"),
    );
    expect(read("entity_h-mem.md", changes[0]!.text!).byPerson).toBe(false);
  });

  it("changes its mind with the evidence: the newer value holds, the former keeps its interval, link and sentence", () => {
    const first = laid([entity("h-mem", [sqlite])]);
    const { changes, folder } = laid([entity("H-Mem", [postgres])], first.folder);
    expect(changes.map(({ kind, because }) => [kind, because])).toEqual([["updated", "says more"]]);
    expect(readFacts(folder[0]?.extras?.facts)).toMatchObject([
      { value: "PostgreSQL 16", from: "2026-05-04", evidence: ["logs/2026-05-04.md#L1"] },
      { value: "SQLite", from: "2026-04-08", to: "2026-05-04", superseded_by: "PostgreSQL 16" },
    ]);
    expect(folder[0]).toMatchObject({
      description: "(project) database PostgreSQL 16",
      body: "h-mem's database is PostgreSQL 16 (since 2026-05-04).\n\nFrom 2026-04-08 to 2026-05-04 the database was SQLite, then PostgreSQL 16.",
      ...{ created: "2026-04-08", updated: "2026-05-04", byPerson: false },
    });
  });

  it("is what it is whatever week is compacted first", () => {
    const forwards = laid([entity("h-mem", [postgres])], laid([entity("h-mem", [sqlite])]).folder);
    const backwards = laid([entity("h-mem", [sqlite])], laid([entity("h-mem", [postgres])]).folder);
    expect(backwards.folder).toEqual(forwards.folder);
  });

  it("keeps values of other scopes and values that may coexist", () => {
    const claims = [
      entity("User", [{ slot: "preference.theme", value: "dark", day: "2026-04-08", scope: "universal" }], {
        kind: "person",
      }),
      entity("User", [{ slot: "preference.theme", value: "light", day: "2026-05-08", scope: "project" }], {
        kind: "person",
      }),
    ];
    const { folder } = laid(claims.slice(1), laid(claims.slice(0, 1)).folder);
    expect(folder[0]?.body).toBe(
      "In this project the user's preferred theme is light (since 2026-05-08).\nThe user's preferred theme is dark (since 2026-04-08).",
    );
  });

  it("told again adds its evidence, and told the same again changes nothing", () => {
    const first = laid([entity("h-mem", [sqlite])]);
    const again = laid([entity("the h-mem project", [{ ...sqlite, day: "2026-04-20" }])], first.folder);
    expect(again.changes.map(({ kind, because }) => [kind, because])).toEqual([["updated", "new evidence"]]);
    expect(again.folder[0]?.sources).toEqual(["logs/2026-04-08.md#L1", "logs/2026-04-20.md#L1"]);
    const third = laid([entity("h-mem", [{ ...sqlite, day: "2026-04-20" }])], again.folder);
    expect(third.kinds).toEqual(["unchanged"]);
  });

  it("has one file under its name, its aliases and the file the model names; people and things of one name have two", () => {
    const { folder } = laid([entity("Postgres", [sqlite], { kind: "tool", aliases: ["PostgreSQL"] })]);
    const by = (name: string, over: object) =>
      laid([entity(name, [postgres], { kind: "concept", ...over })], folder).changes[0]?.file;
    expect(by("PostgreSQL", {})).toBe("entity_postgres.md");
    expect(by("postgres", {})).toBe("entity_postgres.md");
    expect(by("PG", { aliases: ["postgres"] })).toBe("entity_postgres.md");
    expect(by("Elephant", { updates: "memory/entity_postgres.md" })).toBe("entity_postgres.md");
    expect(by("Postgres", { kind: "person" })).toMatch(/^entity_postgres-[0-9a-f]{8}\.md$/);
    expect(by("MySQL", {})).toBe("entity_mysql.md");
  });

  it("found under two names in one answer is one file, in the words of both", () => {
    const { changes } = laid([
      entity("PostgreSQL", [{ slot: "skill", value: "JSON", day: "2026-04-08" }], { kind: "tool" }),
      entity("Postgres", [{ slot: "goal", value: "speed", day: "2026-04-09" }], {
        kind: "tool",
        aliases: ["PostgreSQL"],
      }),
    ]);
    expect(changes).toHaveLength(1);
    expect(readFacts(read("entity_postgresql.md", changes[0]!.text!).extras?.facts)).toHaveLength(2);
  });

  it("learns a new name", () => {
    const first = laid([entity("h-mem", [sqlite])]);
    const { folder } = laid([entity("Memory House", [sqlite], { aliases: ["h-mem"] })], first.folder);
    expect(folder[0]).toMatchObject({ name: "h-mem", extras: { aliases: ["Memory House"] } });
  });
});

describe("an entity that an older lithify wrote", () => {
  const version = (value: string, day: string): Said => ({ slot: "tech.version", value, day });
  const old = (text: string) => read("entity_vectra.md", rewritten(text));
  /** Its body in other words, under the digest of those. */
  const rewritten = (text: string): string =>
    text.replace(/digest: \w{12}/, `digest: ${wordingDigest(read("entity_vectra.md", text))}`);
  const first = laid([entity("vectra", [version("0.12.3", "2026-04-08")])]).folder[0]!;

  it("keeps its words and the name of its slot until there is something new to say", () => {
    const stored = old(
      first.text.replace("slot: tech.version", "slot: version").replace("vectra's version is", "Vectra's version is"),
    );
    expect(stored.byPerson).toBe(false);
    expect(laid([entity("vectra", [version("v0.12.3", "2026-04-08")])], [stored]).kinds).toEqual(["unchanged"]);
    const { folder } = laid([entity("vectra", [version("0.14.0", "2026-05-04")])], [stored]);
    expect(folder[0]?.body).toBe(
      "vectra's version is 0.14.0 (since 2026-05-04).\n\nFrom 2026-04-08 to 2026-05-04 the version was 0.12.3, then 0.14.0.",
    );
  });

  it("follows a log that was corrected, as no person wrote its facts", () => {
    const stored = old(first.text.replace("vectra's version is", "Vectra's version is"));
    const listed = [{ type: "entity", file: "entity_vectra.md", evidence: [] }];
    const { folder } = laid([entity("vectra", [version("0.12.4", "2026-04-08")])], [stored], {
      listed,
      book: logbookOf([daily("2026-04-08", ["# Wednesday"])]),
    });
    expect(readFacts(folder[0]?.extras?.facts).map(({ value }) => value)).toEqual(["0.12.4"]);
  });
});

describe("a person's hand on an entity", () => {
  const first = laid([entity("h-mem", [sqlite])]).folder[0]!;
  const edited = read(first.file, first.text.replace("is SQLite", "is SQLite, God help us"));

  it("keeps the text: what is new is proposed below it, once", () => {
    const { changes } = laid([entity("h-mem", [postgres])], [edited]);
    expect(changes.map(({ kind, file }) => [kind, file])).toEqual([["proposed", "inbox/entity_h-mem.md"]]);
    expect(changes[0]?.text).toContain("God help us (since 2026-04-08).\n\n**Update (2026-05-04):**");
    expect(changes[0]?.text).toContain("value: PostgreSQL 16");
    expect(laid([entity("h-mem", [postgres])], [edited]).changes).toEqual(changes);
  });

  it("needs no proposal for evidence alone", () => {
    const { changes } = laid([entity("h-mem", [{ ...sqlite, day: "2026-04-20" }])], [edited]);
    expect(changes.map(({ kind, because }) => [kind, because])).toEqual([["kept", "edited by hand"]]);
  });

  it("may correct a fact: the same lines do not bring the old reading back, and the text follows", () => {
    const corrected = read(first.file, first.text.replace("value: SQLite", "value: libSQL"));
    const { folder, kinds } = laid(
      [entity("h-mem", [sqlite, { slot: "goal", value: "speed", day: "2026-04-08", line: 2 }])],
      [corrected],
    );
    expect(kinds).toEqual(["updated"]);
    const again = laid([entity("h-mem", [sqlite])], [corrected]);
    expect(again.folder[0]?.body).toBe("h-mem's database is libSQL (since 2026-04-08).");
    expect(folder[0]?.body).toBe(
      "h-mem's goal is speed (since 2026-04-08).\nh-mem's database is libSQL (since 2026-04-08).",
    );
  });

  it("may pin it, withdraw it or delete it", () => {
    const pinned = read(first.file, first.text.replace("type: entity", "type: entity\npinned: true"));
    expect(laid([entity("h-mem", [postgres])], [pinned]).changes).toMatchObject([{ kind: "kept", because: "pinned" }]);
    const withdrawn = read(first.file, first.text.replace("type: entity", "type: entity\nstatus: withdrawn"));
    expect(laid([entity("h-mem", [sqlite])], [withdrawn]).changes).toMatchObject([
      { kind: "kept", because: "withdrawn" },
    ]);
    expect(laid([entity("h-mem", [postgres])], [withdrawn]).kinds).toEqual(["proposed"]);
    const claim = entity("h-mem", [sqlite]);
    const gone = [{ type: "entity", evidence: claim.evidence }];
    expect(laid([claim], [], { gone }).kinds).toEqual(["kept"]);
    expect(laid([entity("h-mem", [postgres])], [], { gone, deleted: new Set([first.file]) }).kinds).toEqual([
      "proposed",
    ]);
  });

  it("may be slow: a proposal that still waits keeps what an earlier week found", () => {
    const waiting = laid([entity("h-mem", [sqlite])], [], { review: "inbox" }).changes[0]!;
    const open = new Map([[waiting.file, waiting.text!]]);
    const [next] = laid([entity("h-mem", [postgres])], [], { review: "inbox", open }).changes;
    expect(next?.text).toContain(
      "h-mem's database is PostgreSQL 16 (since 2026-05-04).\n\nFrom 2026-04-08 to 2026-05-04 the database was SQLite",
    );
    expect(
      laid([entity("h-mem", [postgres])], [], { review: "inbox", open: new Map([[next!.file, next!.text!]]) }).changes,
    ).toMatchObject([{ kind: "proposed", text: next?.text }]);
    const second = laid([entity("h-mem", [{ slot: "goal", value: "speed", day: "2026-06-01" }])], [edited], {
      open: new Map(laid([entity("h-mem", [postgres])], [edited]).changes.map(({ file, text }) => [file, text!])),
    }).changes[0];
    expect(second?.text).toMatch(/God help us[\s\S]*database is PostgreSQL 16[\s\S]*goal is speed/);
  });

  it("may be asked first", () => {
    expect(laid([entity("h-mem", [sqlite])], [], { review: "inbox" }).kinds).toEqual(["proposed"]);
    expect(laid([entity("h-mem", [postgres])], [first], { review: "inbox" }).kinds).toEqual(["proposed"]);
  });
});

describe("a file's room", () => {
  it("is never overrun: a file that is full stands as it was and reads, and what is new waits for a person", () => {
    let folder: StoredMemory[] = [];
    const kinds: string[] = [];
    for (let i = 0; i < 60 && !kinds.includes("proposed"); i++) {
      const value = `tool number ${i}, ${"with a long name ".repeat(8)}`;
      const next = laid(
        [entity("h-mem", [{ slot: `convention.rule${i}`, value, day: "2026-04-08", line: i + 1 }])],
        folder,
      );
      kinds.push(...next.kinds);
      folder = next.folder;
    }
    expect(kinds.at(-1)).toBe("proposed");
    expect(readFacts(folder[0]?.extras?.facts)).toHaveLength(kinds.length - 1);
    expect(folder).toHaveLength(1);
  });
});

describe("a week that is made anew", () => {
  const first = laid([entity("h-mem", [sqlite])]);
  const again = (said: Said) =>
    laid([entity("h-mem", [said])], first.folder, {
      listed: [{ file: "entity_h-mem.md", evidence: ["aaaaaaaaaaaa"] }],
      book: logbookOf([daily("2026-04-08", ["# Wednesday"])]),
    }).folder[0]!;

  it("cites lines where they stand now", () => {
    const moved = again({ ...sqlite, line: 7 });
    expect(readFacts(moved.extras?.facts)[0]?.evidence).toEqual(["logs/2026-04-08.md#L7"]);
    expect(moved.sources).toEqual(["logs/2026-04-08.md#L7"]);
  });

  it("corrects what its log no longer says", () => {
    expect(readFacts(again({ ...sqlite, value: "DuckDB" }).extras?.facts).map(({ value }) => value)).toEqual([
      "DuckDB",
    ]);
  });
});

it("a claim of a text that became a log rests on the log", () => {
  const claim = entity("h-mem", [sqlite]);
  const moved = {
    ...claim,
    spans: claim.spans.map((span) => ({ ...span, path: "logs/2026-04-08-extract-1a2b3c4d.md" })),
  };
  const { folder } = laid([moved]);
  expect(readFacts(folder[0]?.extras?.facts)[0]?.evidence).toEqual(["logs/2026-04-08-extract-1a2b3c4d.md#L1"]);
});

it("a process that is told anew has the fields of its new story", () => {
  const story = (action: string) => ({ trigger: "When a", action, outcome: "c" });
  const process = (action: string, day: string): Found => ({
    ...entity("Rehearse a restore", [{ value: "x", day }]),
    ...{ type: "process", description: `Restores are rehearsed: ${action}`, body: `When a restore is due: ${action}` },
    extras: story(action),
  });
  const first = laid([process("do it by hand", "2026-04-08")]);
  const { folder } = laid(
    [process("do it by hand with restore.sh on PostgreSQL 16 and note the time", "2026-05-08")],
    first.folder,
  );
  expect(folder).toHaveLength(1);
  expect(folder[0]?.body).toContain("restore.sh");
  expect(folder[0]?.extras?.action).toContain("restore.sh");
});

describe("entities, whatever weeks bring", () => {
  const said = fc.record({
    value: fc.constantFrom("A", "B", "C"),
    day: fc.constantFrom("2026-01-05", "2026-01-12", "2026-01-19", "2026-02-02"),
    slot: fc.constantFrom("tech.database", "role.title"),
  });
  const weeks = fc.uniqueArray(said, { selector: ({ day, slot }) => `${day} ${slot}`, minLength: 1, maxLength: 5 });

  // A digest that could be a number is quoted, and one that takes its place stays so.
  const bytes = ({ text }: StoredMemory): string => text.replace(/^digest: "(\w+)"$/m, "digest: $1");

  it("end in the same bytes in any order of arrival, and change no more when all is told again", () => {
    fc.assert(
      fc.property(weeks, fc.infiniteStream(fc.nat()), (list, random) => {
        const claims = list.map((one) => entity("h-mem", [one]));
        const shuffled = claims
          .map((claim) => ({ claim, at: random.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ claim }) => claim);
        const oneByOne = (order: readonly Found[]) =>
          order.reduce<StoredMemory[]>((folder, claim) => laid([claim], folder).folder, []);
        expect(oneByOne(shuffled).map(bytes)).toEqual(oneByOne(claims).map(bytes));
        const done = oneByOne(claims);
        for (const claim of claims) expect(laid([claim], done).kinds).toEqual(["unchanged"]);
      }),
      { numRuns: runs(25) },
    );
  });
});
