import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LogMark } from "../../src/compaction/due.ts";
import { type Folder, folderOf, folderWith } from "../../src/compaction/folder.ts";
import { type Planned, planFound, planningWeek, type WeekPlan } from "../../src/compaction/plan.ts";
import { type Reading, readAnswer } from "../../src/compaction/reading.ts";
import { weeklyBudget } from "../../src/compaction/weekly-size.ts";
import { findSecrets } from "../../src/daily/redact.ts";
import { EMPTY_WEEK, IN_MEMORIES, NOTHING_PROVED, sectionsOf } from "../../src/document/sections.ts";
import { readWeekly } from "../../src/document/weekly.ts";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { typed } from "../../src/profile/typed/typed.ts";
import { finished } from "../../src/steps.ts";
import { daily } from "../support/daily.ts";
import { runs } from "../support/runs.ts";
import { ANSWER, FEEDBACK, LOGS, PROJECT } from "../support/week-answer.ts";
import { block } from "./ports.ts";

const logs = Object.entries(LOGS).map(([path, text]) => daily(path.slice(5, 15), text.trimEnd().split("\n"), path));
const book = logbookOf(logs);
const marks = logs.map(({ path, day, sha256, bytes }): LogMark => ({ path, day, sha256, bytes }));
const reading = (text: string): Reading => readAnswer(text, typed, { book, allow: [], known: new Map() }, "week");
const planWeek = (planned: Planned): WeekPlan => finished(planningWeek(planned));
const plan = (folder: Folder, text: string, over: Partial<Planned> = {}): WeekPlan =>
  planWeek({
    ...{ week: "2026-W15", logs: marks, book, reading: reading(text), folder },
    ...{
      model: "m",
      prompt: "0123456789ab",
      review: "auto",
      allow: [],
      unread: [],
      standing: new Map(marks.map((mark) => [mark.path, mark])),
      isAskedAnew: () => false,
    },
    ...over,
  });
const applied = (folder: Folder, { files }: Pick<WeekPlan, "files">): Folder => folderWith(folder, files);
const without = (folder: Folder, file: string): Folder => folderWith(folder, [{ file, after: null }]);
const base = (path: string): string => path.slice("memory/".length);
const EMPTY = folderOf([]);
const names = ({ files }: WeekPlan): string[] =>
  files.map(({ file }) => file).filter((file) => file !== ".gitattributes");
const documentIn = (folder: Folder) => {
  const read = readWeekly(folder.texts.get("weekly/2026-W15.md") ?? "");
  if ("fault" in read) throw new Error(read.fault);
  return read;
};

describe("the plan of a week", () => {
  it("has memories, index and weekly document, each with its reason, and nothing that stays as it is", () => {
    const first = plan(EMPTY, ANSWER);
    expect(names(first).sort()).toEqual([base(FEEDBACK), base(PROJECT), "MEMORY.md", "weekly/2026-W15.md"].sort());
    for (const { before, because } of first.files) expect([before, because !== ""]).toEqual([null, true]);
    expect(names(plan(applied(EMPTY, first), ANSWER))).toEqual([]);
  });

  it.each([
    ["nothing was found", "NONE", EMPTY_WEEK],
    ["blocks stand without prose", ANSWER.slice(ANSWER.indexOf("```typed_memory")), IN_MEMORIES],
    ["one bullet is told in other words", "### Outcomes\n\n- The team moved its offices to Lisbon.\n", NOTHING_PROVED],
    [
      "a block is rejected",
      block("Lisbon", "The team moved its offices to Lisbon", "moved to Lisbon", "project"),
      NOTHING_PROVED,
    ],
  ])("says where %s what is so, and once more over its own words", (_, answer, sentence) => {
    const once = applied(EMPTY, plan(EMPTY, answer));
    expect(documentIn(once).body.split("\n\n").slice(1)).toEqual([sentence]);
    expect(Object.values(sectionsOf(documentIn(once).body)).flat()).toEqual([]);
    expect(names(plan(once, answer))).toEqual([]);
  });

  it("plans nothing over its own output, and the same over the same, whatever was found in whatever order", () => {
    const claims = [
      block(
        "Real database",
        "Integration tests run against a real PostgreSQL, never a mock",
        "integration tests run against a real PostgreSQL, never a mock",
        "feedback",
      ),
      block(
        "VAT",
        "214 invoices came out with 19 % VAT instead of 7 %",
        "214 invoices came out with 19 % VAT instead of 7 %",
      ),
      block(
        "CAMT",
        "The import reads CAMT.053, because the CSV loses the payment reference",
        "the import reads CAMT.053, because the CSV loses the payment reference",
      ),
      block("CAMT", "3,150 of 3,150 sample entries parse", "3,150 of 3,150 sample entries parse"),
      block(
        "導入",
        "The import reads CAMT.053",
        "the import reads CAMT.053, because",
        "reference",
        "importance: 9\ntags: [x]\n",
      ),
      "### Outcomes\n- 214 invoices came out with 19 % VAT instead of 7 %\n\n",
    ];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(claims),
        fc.shuffledSubarray(claims),
        fc.constantFrom("auto", "inbox"),
        (one, other, review) => {
          const first = plan(EMPTY, one.join("\n"), { review });
          expect(plan(EMPTY, one.join("\n"), { review })).toEqual(first);
          const after = applied(EMPTY, first);
          expect(plan(after, one.join("\n"), { review }).files).toEqual([]);
          // Another answer to the same week (--force), and then that one again.
          const redone = applied(after, plan(after, other.join("\n"), { review }));
          expect(plan(redone, other.join("\n"), { review }).files).toEqual([]);
        },
      ),
      { numRuns: runs(30) },
    );
  });

  it("holds no clock, no absolute path and no random id: every date in it is one of the logs or of the week", () => {
    const texts = plan(EMPTY, ANSWER)
      .files.map(({ after }) => after)
      .join("\n");
    const dates = new Set([...texts.matchAll(/\d{4}-\d\d-\d\d/g)].map(([date]) => date));
    expect([...dates].sort()).toEqual(["2026-04-06", "2026-04-08", "2026-04-12"]);
    expect(texts).not.toMatch(/\/(?:home|tmp|Users|root)\//);
  });

  it("writes a document that lists sources, memories with evidence, and reads back", () => {
    const document = documentIn(applied(EMPTY, plan(EMPTY, ANSWER)));
    expect(document).toMatchObject({
      ...{ type: "weekly", week: "2026-W15", from: "2026-04-06", to: "2026-04-12" },
      ...{ model: "m", prompt: "0123456789ab", declined: [] },
    });
    expect(document.sources).toEqual(marks.map(({ path, sha256 }) => ({ path, sha256 })));
    expect(document.memories.map(({ file }) => file)).toEqual([base(FEEDBACK), base(PROJECT)]);
    for (const { evidence } of document.memories) expect(evidence.length).toBeGreaterThan(0);
    expect(document.body).toMatch(/^## 2026-W15 \(6–12 April 2026\)\n\n### Key Decisions\n\n- /);
  });

  it("writes no document that is too large to be read again", () => {
    const many = Array.from({ length: 10_000 }, (_, i) => ({ ...marks[0]!, path: `logs/2026-04-08/${i}.md` }));
    expect(() => plan(EMPTY, "NONE", { logs: many })).toThrow("2026-W15 has more logs than its document can list");
  });

  it("says of a week without anything worth keeping so in one sentence", () => {
    const document = documentIn(applied(EMPTY, plan(EMPTY, "NONE")));
    expect(document.body.split("\n\n")).toEqual([
      "## 2026-W15 (6–12 April 2026)",
      expect.stringMatching(/^[^#\n]+\.$/),
    ]);
    expect(document.memories).toEqual([]);
  });

  it("holds nothing that its own commit would take for a secret: two bullets side by side", () => {
    const days = [
      daily("2026-04-07", ["- The bank lists our accounts"]),
      daily("2026-04-08", ["- Tide table: Hunter/2-red"]),
    ];
    const own = logbookOf(days);
    const said = `### Outcomes\n${days.map(({ lines }) => lines[0]).join("\n")}\n`;
    const of = (allow: readonly string[]): string => {
      const found = readAnswer(said, typed, { book: own, allow, known: new Map() }, "week");
      return applied(EMPTY, plan(EMPTY, "", { logs: days, book: own, allow, reading: found })).texts.get(
        "weekly/2026-W15.md",
      )!;
    };
    expect(of([])).toContain("The bank lists our accounts");
    expect(findSecrets(of([]), [])).toEqual([]);
    expect(of(["Hunter/2-red"])).toContain("Tide table: Hunter/2-red");
  });

  it("keeps the document within its size, heading and all, and counts what it dropped", () => {
    const lines = Array.from(
      { length: 300 },
      (_, i) => `- import number ${i} of the bank took ${i + 3} seconds on host db${i}`,
    );
    const long = daily("2026-04-07", lines);
    const longBook = logbookOf([long]);
    const text = `### Outcomes\n${lines.join("\n")}\n`;
    const week = planWeek({
      ...{
        week: "2026-W15",
        book: longBook,
        unread: [],
        folder: EMPTY,
        model: "m",
        prompt: "0123456789ab",
        review: "auto",
        allow: [],
      },
      logs: [{ path: long.path, day: long.day, sha256: long.sha256, bytes: long.bytes }],
      ...{ standing: new Map(), isAskedAnew: () => false },
      reading: readAnswer(text, typed, { book: longBook, allow: [], known: new Map() }, "week"),
    });
    const { body } = documentIn(applied(EMPTY, week));
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(weeklyBudget(long.bytes));
    expect(week.weeklyBytes).toBe(Buffer.byteLength(body));
    expect(week.dropped).toBe(300 - body.split("\n- ").length + 1);
    expect(body).toContain("import number 0 of");
  });
});

describe("what a person did between two compactions", () => {
  const done = applied(EMPTY, plan(EMPTY, ANSWER));

  it("stands: a deleted memory moves to declined and is not brought back, now or later", () => {
    const deleted = without(done, base(PROJECT));
    const again = plan(deleted, ANSWER);
    expect(names(again)).not.toContain(base(PROJECT));
    const after = applied(deleted, again);
    expect(documentIn(after).memories.map(({ file }) => file)).toEqual([base(FEEDBACK)]);
    expect(documentIn(after).declined).toEqual([{ type: "project", evidence: documentIn(done).memories[1]!.evidence }]);
    expect(plan(after, ANSWER).files).toEqual([]);
    expect(after.texts.get("MEMORY.md")).not.toContain(base(PROJECT));
  });

  it("stands: an edited memory keeps its bytes, and stays listed", () => {
    const edited = done.texts.get(base(FEEDBACK))!.replace("never a mock.", "never a mock. Ask Mirjam.");
    const after = folderWith(done, [{ file: base(FEEDBACK), after: edited }]);
    const again = plan(after, ANSWER);
    expect(applied(after, again).texts.get(base(FEEDBACK))).toBe(edited);
    expect(again.changes[0]).toMatchObject({ kind: "kept", because: "edited by hand" });
    expect(documentIn(applied(after, again)).memories).toHaveLength(2);
  });

  it("is not undone by a weekly document that somebody deleted: the memories are found again, not doubled", () => {
    const again = plan(without(done, "weekly/2026-W15.md"), ANSWER);
    expect(names(again)).toEqual(["weekly/2026-W15.md"]);
  });

  it("does not overwrite a file that does not read as a memory, nor write the claim beside it", () => {
    const broken = folderWith(EMPTY, [{ file: base(FEEDBACK), after: "---\nname: [\n---\nmine\n" }]);
    expect(broken.faults).toHaveLength(1);
    const again = plan(broken, ANSWER);
    expect(names(again).filter((file) => file.startsWith("feedback_"))).toEqual([]);
    expect(again.changes[0]).toMatchObject({ kind: "kept", file: base(FEEDBACK) });
  });
});

describe("the plan of claims found outside of a week", () => {
  it("writes memories and index, no weekly document, and nothing the second time", () => {
    const { found } = reading(ANSWER);
    const first = planFound(found, EMPTY, "auto");
    const after = applied(EMPTY, first);
    expect([...after.documents]).toEqual([]);
    expect(after.stored.map(({ file }) => file)).toEqual([base(FEEDBACK), base(PROJECT)]);
    expect(planFound(found, after, "auto").files).toEqual([]);
  });
});
