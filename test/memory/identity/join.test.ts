import { describe, expect, it } from "vitest";
import { joinedSpans, joinFound } from "../../../src/memory/identity/join.ts";
import type { Found } from "../../../src/memory/memory.ts";
import { found } from "../../support/claims.ts";

const BODY = "Integration tests run against PostgreSQL 17, never a mock, since a mocked migration broke production.";
const typed = found({ body: BODY, importance: 5, tags: ["tests"] });
const weighed = (over: Partial<Found> = {}): Found =>
  found({
    type: "project",
    name: "PostgreSQL 17 in integration tests",
    description: BODY,
    body: BODY,
    importance: 8,
    expires: "2026-06-01",
    tags: ["postgres", "tests"],
    extras: { kind: "lesson", subject: "Integration tests", source_context: "standup" },
    ...over,
  });

describe("a claim that two profiles found", () => {
  it("is one memory: the words and type of the first, the lines of both, and what each knows beside them", () => {
    const other = weighed({
      spans: [
        { path: "logs/2026-04-07.md", day: "2026-04-07", from: 3, to: 3 },
        { path: "logs/2026-04-08.md", day: "2026-04-08", from: 13, to: 14 },
      ],
      evidence: ["bbbbbbbbbbbb", "cccccccccccc"],
    });
    expect(joinFound([[typed], [other]])).toEqual([
      {
        ...typed,
        spans: [
          { path: "logs/2026-04-07.md", day: "2026-04-07", from: 3, to: 3 },
          { path: "logs/2026-04-08.md", day: "2026-04-08", from: 12, to: 14 },
        ],
        evidence: ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc"],
        importance: 8,
        expires: "2026-06-01",
        tags: ["tests", "postgres"],
        extras: { kind: "lesson", subject: "Integration tests", source_context: "standup" },
      },
    ]);
  });

  it("is one also in other words, when they say nothing of their own", () => {
    const worded = "PostgreSQL 17 runs integration tests, never a mock, since mocked migrations broke production";
    expect(joinFound([[typed], [weighed({ description: worded, body: worded })]])).toHaveLength(1);
  });

  it("is one when a longer text holds it, whatever else that denies or counts", () => {
    const longer = found({ body: `${BODY}\n\nNever run them on Fridays. The suite has 812 tests and no retries.` });
    expect(joinFound([[longer], [weighed()]])).toHaveLength(1);
  });

  it("is one when the first gives the reason a sentence of its own, and describes both in other words", () => {
    const split = found({
      description:
        "Invoices are numbered per year and supplier, not by a global counter, since auditors want gapless series",
      body: "Invoices are numbered per year and supplier instead of by one global counter.\n\n**Why:** The auditors want gapless series for each supplier.",
    });
    const body =
      "Invoices are numbered per year and supplier instead of by one global counter, since the auditors want gapless series for each supplier.";
    expect(joinFound([[split], [weighed({ description: body, body })]])).toHaveLength(1);
    const denied = body.replace("want", "never want");
    expect(joinFound([[split], [weighed({ description: denied, body: denied })]])).toHaveLength(2);
  });

  it.each<[string, Partial<Found>]>([
    ["a number differs", { body: BODY.replace("17", "16"), description: BODY.replace("17", "16") }],
    [
      "a name differs",
      { body: BODY.replace("PostgreSQL", "MariaDB"), description: BODY.replace("PostgreSQL", "MariaDB") },
    ],
    [
      "it denies what the other says",
      { body: BODY.replace("never a", "not never a"), description: BODY.replace("never a", "not never a") },
    ],
    [
      "it says much more",
      {
        body: `${BODY} Ilse owns the suite, which began in Bergen as a spreadsheet of seeds, tides, harbour fees and lantern oil that her grandmother kept.`,
      },
    ],
    ["it rests on other lines", { evidence: ["cccccccccccc", "dddddddddddd"] }],
    ["most of its lines are others", { evidence: ["aaaaaaaaaaaa", "dddddddddddd", "eeeeeeeeeeee"] }],
    ["it is a thing's file", { type: "entity" }],
    ["it is a process", { type: "process" }],
  ])("is two when %s", (_, over) => {
    expect(joinFound([[typed], [weighed(over)]])).toEqual([typed, weighed(over)]);
  });

  it("is one where the second says all of the first and a little more: its body, the name and description of the first", () => {
    const first = found({
      name: "A season of 120 days fills the disk",
      description: "One gauge writes ~3.4 GB in a season of 120 days",
      body: "One gauge writes ~3.4 GB in a season.",
      evidence: ["aaaaaaaaaaaa"],
    });
    const body = "One gauge writes ~3.4 GB in a season: ~0.4 GB of readings and ~3 GB of pictures.";
    const fuller = weighed({ name: "What a gauge writes", description: body, body });
    expect(joinFound([[first], [fuller]])).toMatchObject([
      { type: "feedback", name: first.name, description: first.description, body, importance: 8 },
    ]);
    expect(joinFound([[{ ...first, body: "One gauge writes ~3.5 GB in a season." }], [fuller]])).toHaveLength(2);
  });

  it("is one in looser words where the first cites all its lines, unless a name or a denial differs", () => {
    const says = (body: string, over: Partial<Found> = {}) => found({ name: "x", description: body, body, ...over });
    const first = says("The gateway takes its locks from Redis 7.2; its own lock server is gone.");
    const second = says("The old lock server was replaced by the locks of Redis 7.2.", { type: "project" });
    expect(joinFound([[first], [second]])).toHaveLength(1);
    expect(joinFound([[first], [{ ...second, evidence: [...second.evidence, "cccccccccccc"] }]])).toHaveLength(2);
    expect(joinFound([[first], [says(second.body.replace("Redis", "Valkey"))]])).toHaveLength(2);
    const [writes, denies] = ["is", "is not"].map((is) => says(`The relay ${is} restarted at night, not by hand.`));
    expect(joinFound([[writes!], [denies!]])).toHaveLength(2);
    const [use, never] = [
      says("Use squash merges on release branches."),
      says("Never use squash merges on release branches."),
    ];
    expect([joinFound([[use], [never]]), joinFound([[never], [use]])].map(({ length }) => length)).toEqual([2, 2]);
  });

  it("is one where the second tells rule and reason in one looser sentence, and names what the first does not", () => {
    const first = found({
      description: "On a frozen gauge the retry timer ends nothing; use a watchdog",
      body: "A frozen gauge needs some explicit `restart` watchdog, `pull-plug --all`.\n\n**Why:** The `retry` timer relies on a heartbeat, which frozen gauges don't send.",
    });
    const body =
      "Rosemarie's `retry` timer relies on a heartbeat, which frozen gauges don't send: give them a `restart` watchdog with `pull-plug --all`.";
    expect(joinFound([[first], [weighed({ description: body, body })]])).toHaveLength(1);
    const other = body.replace("pull-plug --all", "pull-plug --one");
    expect(joinFound([[first], [weighed({ description: other, body: other })]])).toHaveLength(2);
  });

  it.each([
    ["Jobs run on pg-boss, not on BullMQ.", "Jobs run on pg-boss rather than BullMQ.", 1],
    ["Aufträge laufen über pg-boss, nicht über BullMQ.", "Aufträge laufen über pg-boss statt BullMQ.", 1],
    ["Las colas usan pg-boss, no BullMQ.", "Las colas usan pg-boss en lugar de BullMQ.", 1],
    ["Jobs run on pg-boss, not on BullMQ.", "Jobs run on BullMQ rather than pg-boss.", 2],
    ["Jobs run on pg-boss instead of BullMQ.", "Jobs do not run on pg-boss.", 2],
  ])("is one where one denies what the other was chosen over: %s %s", (one, other, count) => {
    const [first, second] = [one, other].map((body) => found({ name: body, description: body, body })) as [
      Found,
      Found,
    ];
    expect(joinFound([[first], [second]])).toHaveLength(count);
    expect(joinFound([[second], [first]])).toHaveLength(count);
  });

  it("has each tag once, however it is written", () => {
    const [one] = joinFound([
      [found({ tags: ["CI", "Tide"] })],
      [weighed({ body: typed.body, tags: ["ci", "gauges"] })],
    ]);
    expect(one?.tags).toEqual(["CI", "Tide", "gauges"]);
  });

  it("is one in Japanese, whatever stands around its names and however its choice is told", () => {
    const says = (body: string) => found({ name: "x", description: body, body, evidence: ["aaaaaaaaaaaa"] });
    const first = says("地図のボタンは`Icon Font`ではなく文字で表示する。");
    expect(joinFound([[first], [says("地図のボタンはIcon Fontの代わりに文字で表示する方針。")]])).toHaveLength(1);
    expect(joinFound([[first], [says("地図のボタンはSVGで表示する。")]])).toHaveLength(2);
  });

  it("is never joined within one profile, and keeps the order of the lists", () => {
    const other = weighed({ name: "Another", evidence: ["ffffffffffff"] });
    expect(joinFound([[typed, typed], [], [other, weighed()]]).map(({ name }) => name)).toEqual([
      typed.name,
      typed.name,
      "Another",
    ]);
    expect(joinFound([])).toEqual([]);
  });

  it("is one of three profiles too, and keeps what the first knows", () => {
    const third = weighed({ importance: 2, extras: { kind: "fact", subject: "Tests", context: "c" } });
    const [one, ...rest] = joinFound([[typed], [weighed()], [third]]);
    expect(rest).toEqual([]);
    expect(one!.importance).toBe(8);
    expect(one!.extras).toEqual({ ...weighed().extras, context: "c" });
  });
});

describe("spans", () => {
  it("are joined where they touch, by day, path and line", () => {
    const at = (day: string, from: number, to: number) => ({ path: `logs/${day}.md`, day, from, to });
    expect(
      joinedSpans([at("2026-04-08", 9, 10), at("2026-04-08", 2, 3)], [at("2026-04-07", 5, 5), at("2026-04-08", 4, 4)]),
    ).toEqual([at("2026-04-07", 5, 5), at("2026-04-08", 2, 4), at("2026-04-08", 9, 10)]);
  });
});
