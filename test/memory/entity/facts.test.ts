import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Fact,
  factRow,
  fittingFacts,
  holds,
  mergedFacts,
  readFacts,
  valueKey,
} from "../../../src/memory/entity/facts.ts";
import { canonicalSlot } from "../../../src/memory/entity/slots.ts";

const fact = (value: string, day: string, over: Partial<Fact> = {}, line = 1): Fact => ({
  ...{ slot: "tech.database", value, cardinality: "single", scope: "project", from: day },
  evidence: [`logs/${day}.md#L${line}`],
  ...over,
});
/** `value from–to>next`, in order. */
const told = (facts: readonly Fact[]): string[] =>
  facts.map(
    ({ value, from, to, superseded_by }) =>
      `${value} ${from}${to ? `–${to}` : ""}${superseded_by ? `>${superseded_by}` : ""}`,
  );

describe("one slot that holds a single value", () => {
  it("is superseded by the value of a later day, and the former one keeps its interval and what came after it", () => {
    expect(told(mergedFacts([fact("SQLite", "2026-04-08")], [fact("PostgreSQL", "2026-05-04")]))).toEqual([
      "PostgreSQL 2026-05-04",
      "SQLite 2026-04-08–2026-05-04>PostgreSQL",
    ]);
  });

  it("takes what an older day tells later for the past, between what stood before and after", () => {
    const standing = mergedFacts([fact("A", "2026-01-01")], [fact("C", "2026-03-01")]);
    expect(told(mergedFacts(standing, [fact("B", "2026-02-01")]))).toEqual([
      "C 2026-03-01",
      "B 2026-02-01–2026-03-01>C",
      "A 2026-01-01–2026-02-01>B",
    ]);
  });

  it("may come back to a value, also when the time between is learned last", () => {
    const standing = mergedFacts([fact("A", "2026-01-01")], [fact("A", "2026-03-01")]);
    expect(told(standing)).toEqual(["A 2026-01-01"]);
    expect(told(mergedFacts(standing, [fact("B", "2026-02-01")]))).toEqual([
      "A 2026-03-01",
      "B 2026-02-01–2026-03-01>A",
      "A 2026-01-01–2026-02-01>B",
    ]);
  });

  it("follows the lines of one day", () => {
    expect(told(mergedFacts([fact("B", "2026-01-01", {}, 9)], [fact("A", "2026-01-01", {}, 2)]))).toEqual([
      "B 2026-01-01",
      "A 2026-01-01–2026-01-01>B",
    ]);
  });

  // What had been called off, or put off, stood as what comes on the day that was named first.
  it.each([
    ["SQLite", "2026-04-20", ["SQLite 2026-03-02"]],
    ["MariaDB", "2026-04-20", ["MariaDB 2026-04-20", "SQLite 2026-03-02–2026-04-20>MariaDB"]],
    ["PostgreSQL", "2026-07-01", ["PostgreSQL 2026-07-01", "SQLite 2026-03-02–2026-07-01>PostgreSQL"]],
    ["PostgreSQL", "2026-06-01", ["PostgreSQL 2026-06-01", "SQLite 2026-03-02–2026-06-01>PostgreSQL"]],
  ])("begins as a later line tells, and no more as one before it did: %s from %s", (value, from, rows) => {
    const ahead = fact("PostgreSQL", "2026-06-01", { evidence: ["logs/2026-04-08.md#L1"] });
    const later = fact(value, from, { evidence: ["logs/2026-04-20.md#L1"] });
    const standing = mergedFacts([fact("SQLite", "2026-03-02")], [ahead]);
    const merged = mergedFacts(standing, [later]);
    expect(told(merged)).toEqual(rows);
    expect(mergedFacts(merged, [ahead])).toEqual(merged);
    expect(told(mergedFacts(standing, [{ ...later, cardinality: "multi" }]))).toContain(
      `PostgreSQL ${value === "PostgreSQL" ? from : "2026-06-01"}`,
    );
    const begun = fact("MySQL", "2026-06-01", { evidence: ["logs/2026-06-02.md#L1"] });
    expect(told(mergedFacts(standing, [begun]))[1]).toBe("PostgreSQL 2026-06-01–2026-06-02>MySQL");
  });

  it("does not supersede in another scope or slot", () => {
    const facts = [
      fact("SQLite", "2026-04-08"),
      fact("PostgreSQL", "2026-05-04", { scope: "universal" }),
      fact("Redis", "2026-05-05", { slot: "tech.cache" }),
    ];
    expect(mergedFacts([], facts).every(holds)).toBe(true);
  });

  it("stays over where a person wrote that it is, until it is told again on a later day", () => {
    const over = fact("SQLite", "2026-04-08", { to: "2026-05-01" });
    expect(told(mergedFacts([over], []))).toEqual(["SQLite 2026-04-08–2026-05-01"]);
    expect(told(mergedFacts([over], [fact("SQLite", "2026-06-01")]))).toEqual([
      "SQLite 2026-06-01",
      "SQLite 2026-04-08–2026-05-01",
    ]);
  });
});

describe("values", () => {
  it("that may stand side by side do, and are told once", () => {
    const skills = { slot: "skill", cardinality: "multi" as const, scope: "universal" as const };
    const facts = mergedFacts(
      [fact("Go", "2026-01-01", skills), fact("Rust", "2026-02-01", skills)],
      [fact("go", "2026-03-01", skills)],
    );
    expect(told(facts)).toEqual(["Go 2026-01-01", "Rust 2026-02-01"]);
    expect(facts[0]?.evidence).toEqual(["logs/2026-01-01.md#L1", "logs/2026-03-01.md#L1"]);
  });

  it("that stand side by side are not all ended by one that is called single, nor any of those that come in several", () => {
    const multi = { cardinality: "multi" as const };
    const tools = { slot: "tech.language", scope: "project" as const };
    expect(
      told(
        mergedFacts(
          [fact("Go", "2026-01-01", { ...tools, ...multi }), fact("Rust", "2026-01-02", { ...tools, ...multi })],
          [fact("Zig", "2026-02-01", tools)],
        ),
      ).sort(),
    ).toEqual(["Go 2026-01-01", "Rust 2026-01-02", "Zig 2026-02-01"]);
    const skill = { slot: "skill.language", scope: "universal" as const };
    expect(
      told(
        mergedFacts([fact("Dutch", "2026-01-01", { ...skill, ...multi })], [fact("Czech", "2026-02-01", skill)]),
      ).sort(),
    ).toEqual(["Czech 2026-02-01", "Dutch 2026-01-01"]);
    // A cache that was called one of several, and is another now.
    expect(
      told(
        mergedFacts(
          [fact("Redis", "2026-01-01", { slot: "tech.cache", ...multi })],
          [fact("Valkey", "2026-02-01", { slot: "tech.cache" })],
        ),
      ),
    ).toEqual(["Valkey 2026-02-01", "Redis 2026-01-01–2026-02-01>Valkey"]);
  });

  it("are one by the short name of a thing too", () => {
    expect(
      mergedFacts([fact("PostgreSQL", "2026-01-01")], [fact("Postgres", "2026-02-01")]).map(({ value }) => value),
    ).toEqual(["PostgreSQL"]);
    for (const [short, long] of [
      ["k8s", "Kubernetes"],
      ["golang", "Go"],
      ["mongo", "MongoDB"],
      ["nodejs 22", "Node.js 22"],
    ])
      expect(valueKey(short!), short).toBe(valueKey(long!));
    for (const [one, other] of [
      ["MySQL", "PostgreSQL"],
      ["Java", "JavaScript"],
      ["Couchbase", "CouchDB"],
    ])
      expect(valueKey(one!), one).not.toBe(valueKey(other!));
  });

  it("are one in any case and with words that say nothing", () => {
    expect(new Set(["dark", "Dark", "dark mode", "the dark theme", "“dark”."].map(valueKey)).size).toBe(1);
    expect(valueKey("PostgreSQL 15")).not.toBe(valueKey("PostgreSQL 16"));
    expect(valueKey("theme")).toBe("theme");
    expect(valueKey("v0.12.3")).toBe(valueKey("0.12.3"));
    expect(valueKey("Neo4j v5")).toBe(valueKey("neo4j 5"));
    expect(valueKey("rev5")).not.toBe(valueKey("re5"));
  });
});

const observed = fc.record({
  value: fc.constantFrom("A", "B", "C", "a"),
  day: fc.constantFrom("2026-01-01", "2026-01-02", "2026-01-03", "2026-02-01"),
  line: fc.integer({ min: 1, max: 9 }),
  slot: fc.constantFrom("tech.database", "database", "preference.theme", "theme.preference"),
  scope: fc.constantFrom("universal" as const, "project" as const),
  cardinality: fc.constantFrom("single" as const, "single" as const, "multi" as const),
});
/** A line says one value of a slot. */
const observations = fc
  .uniqueArray(observed, {
    selector: ({ day, line, slot, scope }) => `${day} ${line} ${canonicalSlot(slot)} ${scope}`,
    maxLength: 7,
  })
  .map((list) => {
    // Whether values coexist is a property of the value, here: mixed witnesses are another test.
    const kinds = new Map(
      list.map(({ slot, scope, value, cardinality }) => [
        `${canonicalSlot(slot)} ${scope} ${valueKey(value)}`,
        cardinality,
      ]),
    );
    return list.map(({ value, day, line, slot, scope }) =>
      fact(
        value,
        day,
        {
          slot: canonicalSlot(slot),
          scope,
          cardinality: kinds.get(`${canonicalSlot(slot)} ${scope} ${valueKey(value)}`)!,
        },
        line,
      ),
    );
  });

describe("facts, whatever was said when", () => {
  const oneByOne = (facts: readonly Fact[]): Fact[] =>
    facts.reduce<Fact[]>((standing, one) => mergedFacts(standing, [one]), []);

  it("do not depend on the order in which they are learned", () => {
    fc.assert(
      fc.property(observations, fc.infiniteStream(fc.nat()), (facts, random) => {
        const shuffled = facts.map((one) => ({ one, at: random.next().value as number })).sort((a, b) => a.at - b.at);
        expect(oneByOne(shuffled.map(({ one }) => one))).toEqual(mergedFacts([], facts));
      }),
      { numRuns: 500 },
    );
  });

  it("stay as they are when they are told again, and read back from front matter as they were", () => {
    fc.assert(
      fc.property(observations, (facts) => {
        const merged = mergedFacts([], facts);
        expect(mergedFacts(merged, facts)).toEqual(merged);
        expect(readFacts(merged.map(factRow))).toEqual(merged);
      }),
    );
  });

  it("of a single slot never hold at one time", () => {
    fc.assert(
      fc.property(observations, (facts) => {
        const single = mergedFacts(
          [],
          facts.map((one) => ({ ...one, cardinality: "single" as const })),
        );
        const current = single.filter(holds).map(({ slot, scope }) => `${slot} ${scope}`);
        expect(new Set(current).size).toBe(current.length);
      }),
    );
  });
});

describe("a file's room", () => {
  it("goes to what holds, then to what held last; nothing that holds is left out in silence", () => {
    const held = Array.from({ length: 300 }, (_, i) =>
      fact(`v${i}`, `20${String(10 + (i % 80))}-01-01`, { to: "2096-01-01" }),
    );
    const current = fact("now", "2097-01-01");
    const { facts: kept, whole } = fittingFacts([current, ...held]);
    expect([kept[0], whole]).toEqual([current, true]);
    expect(kept.length).toBeLessThan(300);
    expect(fittingFacts(held.map(({ to, ...fact }) => fact)).whole).toBe(false);
  });

  it("rows that a person half wrote are passed over, and what one left out is taken for usual", () => {
    expect(readFacts([{ slot: "db", value: 16, from: "2026-01-01" }, { slot: "x" }, "text", null])).toEqual([
      {
        slot: "tech.database",
        value: "16",
        cardinality: "single",
        scope: "universal",
        from: "2026-01-01",
        evidence: [],
      },
    ]);
    expect(readFacts("none")).toEqual([]);
  });
});
