import { describe, expect, it } from "vitest";
import { relevantMemories } from "../../src/compaction/relevant.ts";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { stored } from "../support/claims.ts";
import { daily } from "../support/daily.ts";

const book = logbookOf([
  daily("2026-04-08", ["- the invoice import of the bank failed", "- invoice totals are wrong", "- lunch with Mirjam"]),
]);
const memory = (file: string, name: string, over: Parameters<typeof stored>[0] = {}) =>
  stored({
    file: `project_${file}.md`,
    type: "project",
    name,
    description: name,
    created: "2026-03-02",
    updated: "2026-03-02",
    ...over,
  });
const shown = (...memories: ReturnType<typeof memory>[]): string[] =>
  relevantMemories(memories, book, "2026-W15").map(({ file }) => file);

describe("the memories that a week's request shows", () => {
  it("are those that share words with its logs, in the order of their files", () => {
    const others = Array.from({ length: 40 }, (_, i) => memory(`c${i}`, `Kubernetes upgrade of the cluster ${i}00`));
    expect(shown(memory("b", "Invoice import"), ...others, memory("a", "Mirjam eats at noon"))).toEqual([
      "project_a.md",
      "project_b.md",
    ]);
  });

  it("are all of a small folder, since a change of mind may be told in other words", () => {
    expect(shown(memory("b", "Invoice import"), memory("c", "Kubernetes upgrade"))).toEqual([
      "project_b.md",
      "project_c.md",
    ]);
  });

  it.each([
    ["from evidence of the week itself", { created: "2026-04-06", updated: "2026-04-06" }],
    ["that were not known yet", { created: "2026-05-04", updated: "2026-05-04" }],
    ["as a later week left them", { updated: "2026-04-13" }],
    ["that are superseded", { status: "superseded" as const }],
    ["that a person withdrew", { status: "withdrawn" as const }],
  ])("are not those %s", (_, over) => {
    expect(shown(memory("a", "Invoice import", over))).toEqual([]);
  });

  it("are not crowded out by hundreds that are alike", () => {
    const records = Array.from({ length: 300 }, (_, i) => memory(`r${i}`, `Invoice totals of bank ${i} signed off`));
    expect(shown(...records, memory("lunch", "Lunch is at noon in the yard"))).toContain("project_lunch.md");
  });

  it("are as many as fit, the most telling first, however many there are", () => {
    const many = Array.from({ length: 300 }, (_, i) =>
      memory(`m${i}`, `Notes on an invoice of the year ${i} ${"filler ".repeat(8)}`),
    );
    const best = memory("best", "Invoice import bank totals");
    const files = shown(...many, best);
    expect(files).toContain("project_best.md");
    expect(files.length).toBeLessThan(80);
    const bytes = relevantMemories([...many, best], book, "2026-W15")
      .map(({ file, name, description }) => Buffer.byteLength(file + name + description))
      .reduce((total, one) => total + one);
    expect(bytes).toBeLessThanOrEqual(8_000);
  });

  it("are the same in whatever order the folder is read", () => {
    const some = Array.from({ length: 200 }, (_, i) => memory(`m${i}`, `Invoice ${"x".repeat(60)} ${i % 7}`));
    expect(shown(...some.toReversed())).toEqual(shown(...some));
  });
});
