import { describe, expect, it } from "vitest";
import { answerTo } from "../../src/offline/extractive.ts";
import { typeOf } from "../../src/offline/kinds.ts";
import { statementsIn } from "../../src/offline/statements.ts";
import { readWeek } from "../../src/offline/units.ts";
import { type Memory, memoriesIn } from "./answer.ts";
import { log, request } from "./log.ts";

const memories = (...logs: Parameters<typeof log>[]): Memory[] =>
  memoriesIn(answerTo(request(logs.map((one) => log(...one)))));
const line = ({ name, description }: Memory): string => `${name} — ${description}`;
/** The index lines of a log, the given one first. */
const [linesOf, lineOf] = [
  (text: string): string[] => memories([text]).map(line),
  (text: string): string | undefined => memories([text]).map(line)[0],
];

describe("the name of a memory", () => {
  it.each([
    [
      "what somebody did",
      "## Draft of the pricing rules v0.2\n\nCreated `docs/pricing.md`, because sales and billing must read one list of rules.",
      "Draft of the pricing rules — Created `docs/pricing.md`, because sales and billing must read one list of rules.",
    ],
    [
      "a demonstrative",
      "## Retry budget of the mail gateway\n\nThis is always counted per tenant, because one noisy tenant must never starve the others.",
      "Retry budget of the mail gateway — This is always counted per tenant, because one noisy tenant must never starve the others.",
    ],
    [
      "a word of time or place",
      "## Retry budget of the mail gateway\n\nOnly retries on a timeout count, because a refused mail must never be sent twice.",
      "Retry budget of the mail gateway — Only retries on a timeout count, because a refused mail must never be sent twice.",
    ],
    [
      "a title of two words",
      "## Retry budget\n\n- **Largest batch** — always 500 rows, because the ledger locks above that.",
      "Retry budget: Largest batch — always 500 rows, because the ledger locks above that.",
    ],
    [
      "a part of what the outer heading names",
      "## Ledger import for Halden\n\n### Why this order\n\nMerged the alias table first, because 12 suppliers must keep their old number.",
      "Ledger import for Halden — Merged the alias table first, because 12 suppliers must keep their old number.",
    ],
    [
      "a round of many",
      "## Cycle 41: Alias table for suppliers\n\nDecided: dropped the nightly rebuild, because it never finished before six.",
      "Dropped the nightly rebuild — because it never finished before six.",
    ],
  ])("says what it is about where the line begins with %s", (_, text, expected) => {
    expect(lineOf(text)).toBe(expected);
  });

  it("is the claim itself where that stands alone, whatever the heading", () => {
    expect(
      lineOf(
        "## Incident of Tuesday\n\n- Lesson: backups are restored into an empty schema first, since two of them were broken.",
      ),
    ).toBe("Backups are restored into an empty schema first — since two of them were broken.");
  });

  it("is what a list is about, not its first item, and the part of it where another claim has that name", () => {
    const name = "Ledger import for Halden";
    const list = log(
      `## ${name}\n\n### Changes to the alias table\n\n- Length limit — 64 characters instead of 255, because the bank cuts longer aliases and two suppliers were lost\n- Case — we keep it folded instead of mixed, because suppliers write both and the auditors found doubles\n- Renames — rejected in place, because old invoices should stay searchable under the alias they were filed with`,
    );
    const other = { file: "project_x.md", type: "project", name, description: "The certificate ends in May" };
    const nameBeside = (known: Parameters<typeof request>[2]): string | undefined =>
      memoriesIn(answerTo(request([list], "week", known)))[0]?.name;
    expect(nameBeside([])).toBe(name);
    expect(nameBeside([other])).toBe(`${name}: Changes to the alias table`);
  });

  it("is never a heading alone that stands on other days too", () => {
    const day = (text: string, at: string): Parameters<typeof log> => [`## Evening round of the import\n\n${text}`, at];
    const found = memories(
      day("Dropped the CSV reader, because we decided that CAMT must be the only source.", "2026-04-07"),
      day("Split the parser, because we agreed that every file must stay under 200 lines.", "2026-04-08"),
    );
    expect(found.map(({ name }) => name).sort()).toEqual([
      "Evening round of the import: Dropped the CSV reader",
      "Evening round of the import: Split the parser",
    ]);
  });

  it("leaves out what only ties a sentence to the one before, in any script", () => {
    expect(lineOf("# 2026-04-08\n\n教訓: やはり、移行の前に必ず空のスキーマへ復元して確認する。")).toContain(
      "移行の前に必ず空のスキーマへ復元して確認する — ",
    );
  });

  it("leaves something for its description where the sentence pauses", () => {
    expect(lineOf("- Decision: the importer reads CAMT files only (the CSV export rounds to two decimals).")).toBe(
      "The importer reads CAMT files only — the CSV export rounds to two decimals",
    );
  });
});

describe("the description of a memory", () => {
  it("goes on with the reason and the details where the name says the whole sentence", () => {
    expect(
      lineOf("- Decision: tests run against a real database, never a mock.\n- Why: the mock hid a broken migration."),
    ).toBe("Tests run against a real database, never a mock — The mock hid a broken migration.");
  });

  it("says the sentence again only where there is nothing else to tell", () => {
    expect(lineOf("- Decision: every importer gets a dry run.")).toBe(
      "Every importer gets a dry run — Every importer gets a dry run.",
    );
  });
});

describe("a line of status", () => {
  it.each([
    ["GitHub: pushed to https://github.com/halden/ledger-import"],
    ["Deployed to https://staging.halden.example"],
    ["0.7.0 (scrub noise): No daily logs to scrub. WISDOM.md has 16 entries."],
    ["已推送到 https://github.com/halden/ledger-import"],
  ])("is no memory: %s", (text) => {
    expect(linesOf(`## Wisdom\n\n- ${text}`)).toEqual([]);
  });
});

describe("a heading that speaks of wisdom", () => {
  it.each([
    ["Builder pattern: chained calls of the query client", "project"],
    ["Always restore a backup into an empty schema", "feedback"],
    ["A restored backup is trusted, because two were broken", "feedback"],
  ])("makes a lesson only of what says how to work, or why: %s", (text, type) => {
    const statements = statementsIn([log(`## Wisdom\n\n- ${text}`)]);
    const week = readWeek(statements);
    expect(typeOf(statements, statements[0]!, week)).toBe(type);
  });
});
