/** The acceptance cases of document 002, week after week over one folder, with answers as a model gives them. */
import { describe, expect, it } from "vitest";
import { weekOf } from "../../src/calendar/week.ts";
import { wordingsOf } from "../../src/compaction/folder.ts";
import { relevantMemories } from "../../src/compaction/relevant.ts";
import type { DailyLog } from "../../src/daily/daily-log.ts";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { indexesOf } from "../../src/memory/index/index-file.ts";
import type { StoredMemory } from "../../src/memory/memory.ts";
import { reconcile } from "../../src/memory/reconcile.ts";
import type { KnownMemory } from "../../src/model/model.ts";
import { knowledge } from "../../src/profile/knowledge/knowledge.ts";
import { known, read } from "../support/claims.ts";
import { daily } from "../support/daily.ts";

/** A fact as a model tells it of a line. */
const fact = (entity: string, slot: string, value: string, evidence: string) => ({
  ...{ entity, slot, value, cardinality: "single", scope: "universal", evidence: [evidence] },
});
const telling = (type: string, ...facts: readonly ReturnType<typeof fact>[]) => ({
  entities: [...new Set(facts.map(({ entity }) => entity))].map((name) => ({ name, type })),
  facts,
  processes: [],
});

/** One week: what the request shows, and the folder after it. */
function week(logs: readonly DailyLog[], before: readonly StoredMemory[], answer: object) {
  const book = logbookOf(logs);
  const shown: KnownMemory[] = relevantMemories(before, book, weekOf(logs[0]!.day));
  const text = JSON.stringify(answer);
  const folder = {
    texts: new Map(),
    stored: before,
    documents: new Map(),
    levels: new Map(),
    faults: [],
    strangers: [],
    theirs: new Set<string>(),
  };
  const reading = knowledge.read({ text }, { book, allow: [], known: wordingsOf(folder) }, { keepFrom: 5, actors: [] });
  const changes = reconcile(reading.found, known(before));
  const after = new Map(before.map((memory) => [memory.file, memory]));
  for (const { file, text: written } of changes) if (written !== undefined) after.set(file, read(file, written));
  return { shown, rejected: reading.rejected, changes, folder: [...after.values()] };
}

const body = (folder: readonly StoredMemory[], file: string): string | undefined =>
  folder.find((one) => one.file === file)?.body;

describe("goldfish", () => {
  it("what was told once is in the index and before the model weeks later, and is not asked twice", () => {
    const line = "I always use dark mode, it's easier on my eyes";
    const first = week(
      [daily("2026-04-08", [`- ${line}`])],
      [],
      telling("person", fact("User", "preferred_theme", "dark mode", line)),
    );
    expect(indexesOf(first.folder, "").index).toContain("[User](entity_user.md) — preferred theme dark mode");
    const later = week(
      [daily("2026-06-17", ["- sketched the settings page, which theme should it open with?"])],
      first.folder,
      telling("person"),
    );
    expect(later.shown).toMatchObject([{ file: "entity_user.md", description: "preferred theme dark mode" }]);
    expect(later.changes).toEqual([]);
  });
});

describe("a change of mind", () => {
  const weeks = [
    [daily("2026-04-08", ["- This project uses SQLite as its database"])],
    [daily("2026-04-22", ["- We moved from SQLite to PostgreSQL 16, because of JSON"])],
  ];

  const said = [
    telling("project", fact("Project", "database", "SQLite", "This project uses SQLite as its database")),
    telling("project", fact("Project", "database", "PostgreSQL 16", "We moved from SQLite to PostgreSQL 16")),
  ];
  const nth = (n: number, before: readonly StoredMemory[]) => week(weeks[n]!, before, said[n]!);

  it("leaves what holds now, and says what held when", () => {
    const { folder } = nth(1, nth(0, []).folder);
    expect(body(folder, "entity_project.md")).toBe(
      "The project's database is PostgreSQL 16 (since 2026-04-22).\n\nFrom 2026-04-08 to 2026-04-22 the database was SQLite, then PostgreSQL 16.",
    );
  });

  it("is the same when the older week is compacted last, and when both are compacted again", () => {
    const forwards = nth(1, nth(0, []).folder).folder;
    const backwards = nth(0, nth(1, []).folder);
    expect(backwards.folder.map(({ text }) => text)).toEqual(forwards.map(({ text }) => text));
    for (const n of [0, 1]) expect(nth(n, forwards).changes.map(({ kind }) => kind)).toEqual(["unchanged"]);
  });

  it("within one conversation keeps the last word", () => {
    const talk = [
      daily("2026-04-08", [
        "[User] I always use dark mode.",
        "[Assistant] Noted.",
        "[User] Actually, I now prefer light mode.",
      ]),
    ];
    const both = telling(
      "person",
      fact("User", "preferred_theme", "dark mode", "I always use dark mode."),
      fact("User", "preferred_theme", "light mode", "Actually, I now prefer light mode."),
    );
    expect(body(week(talk, [], both).folder, "entity_user.md")).toContain(
      "The user's preferred theme is light mode (since 2026-04-08).",
    );
  });
});

const STORY = {
  trigger: "When a release is due and only the exit code of the nightly dump says that there is a backup",
  action: "1. Restore the newest dump into an empty database.\n2. Count the rows.",
  outcome: "An unreadable dump is found before the release",
  context: "Nightly dumps of the invoice database",
  problem_statement: "The dump was empty and nobody noticed",
  key_insight: "Only a restore proves that a dump can be read",
  is_generalizable: true,
};

describe("mistakes", () => {
  it("that were learned from are before the model when the same situation comes, and are not learned twice", () => {
    const lesson = daily("2026-04-08", [
      "- release stopped: the nightly dump of the invoice database was empty and nobody noticed, the exit code was fine",
      "- from now on we restore the newest dump into an empty database and count the rows before a release: only a restore proves that a dump can be read",
    ]);
    const evidence = ["restore the newest dump into an empty database and count the rows before a release"];
    const first = week([lesson], [], { processes: [{ ...STORY, evidence }] });
    expect([first.rejected, first.changes.map(({ kind }) => kind)]).toEqual([[], ["created"]]);
    const file = first.folder[0]!.file;
    const again = daily("2026-05-20", ["- next release is due, the nightly dump of the invoice database says ok"]);
    const later = week([again], first.folder, { processes: [] });
    expect(later.shown.map((one) => one.file)).toEqual([file]);
    const told = week([daily("2026-05-21", lesson.lines)], first.folder, {
      processes: [{ ...STORY, evidence, updates: file }],
    });
    expect(told.changes.map(({ kind, file: of }) => [kind, of])).toEqual([["updated", file]]);
    expect(told.folder).toHaveLength(1);
  });
});

describe("a principle from three failures", () => {
  const failures = [
    daily("2026-04-06", ["- deploy failed: migration ran while workers still held the old schema, 214 jobs lost"]),
    daily("2026-04-08", ["- deploy failed again: workers wrote to a column the migration had dropped"]),
    daily("2026-04-10", [
      "- third failed deploy: workers crashed in the middle of the migration",
      "- drained the workers first, then migrated: no job lost",
    ]),
  ];
  const story = {
    trigger: "When a migration changes a schema that running workers use, and a deploy must lose no job",
    action: "Drain the workers first, then migrate",
    outcome: "No job lost",
    context: "Deploys with workers and migrations",
    problem_statement: "Three deploys failed because workers ran during the migration; 214 jobs were lost",
    key_insight: "Drained workers neither hold the old schema nor write to it",
    is_generalizable: true,
    evidence: [
      "migration ran while workers still held the old schema",
      "workers wrote to a column the migration had dropped",
      "workers crashed in the middle of the migration",
      "drained the workers first, then migrated: no job lost",
    ],
  };

  it("rests on all three, and reads as one story", () => {
    const { folder, rejected } = week(failures, [], { processes: [story] });
    expect(rejected).toEqual([]);
    expect(folder).toMatchObject([
      {
        sources: ["logs/2026-04-06.md#L1", "logs/2026-04-08.md#L1", "logs/2026-04-10.md#L1-L2"],
        extras: { is_generalizable: true },
      },
    ]);
    expect(folder[0]?.body).toContain("**Why:** Drained workers neither hold the old schema nor write to it.");
  });

  it("does not stand with a number that none of them tells", () => {
    const { rejected } = week(failures, [], {
      processes: [{ ...story, problem_statement: "Four deploys lost 900 jobs" }],
    });
    expect(rejected.map(({ code }) => code)).toEqual(["UNSUPPORTED"]);
  });
});
