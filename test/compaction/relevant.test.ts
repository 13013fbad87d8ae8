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
  const others = Array.from({ length: 300 }, (_, i) => memory(`c${i}`, `Kubernetes upgrade of the cluster ${i}00`));

  it("are first those that share words with its logs, in the order of their files", () => {
    const files = shown(memory("z", "Invoice import"), ...others, memory("a", "Mirjam eats at noon"));
    expect([files[0], files.at(-1)]).toEqual(["project_a.md", "project_z.md"]);
  });

  it("are then the most important, as far as they fit, since a change of mind may be told in other words", () => {
    const files = shown(...others, memory("host", "We host at Hetzner", { importance: 9 }));
    expect(files).toContain("project_host.md");
    expect(files.length).toBeGreaterThan(40);
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

  describe("of which those that bear most on the week", () => {
    const whole = (memories: readonly ReturnType<typeof memory>[], room?: number): string[] =>
      relevantMemories(memories, book, "2026-W15", room).flatMap(({ file, body }) =>
        body === undefined ? [] : [file],
      );
    const import_ = memory("import", "Bank data", {
      body: `The import failed twice, and runs at night.\n\n**Why:** ${"z".repeat(380)}`,
      sources: ["logs/2026-03-02.md#L3-L4", "logs/2026-03-04/agent.md#L1", "logs/2026-03-02.md#L9"],
    });

    it("are shown with their bodies and the days of their evidence", () => {
      expect(relevantMemories([import_], book, "2026-W15")).toEqual([
        expect.objectContaining({ body: import_.body, days: ["2026-03-02", "2026-03-04"] }),
      ]);
    });

    it("are those that one line of the week says most of, not those whose words stand all over it", () => {
      const wide = Array.from({ length: 40 }, (_, i) =>
        memory(`w${i}`, `Lunch ${i}`, { body: `Mirjam: totals of the bank wrong. ${"x".repeat(400)}` }),
      );
      const files = whole([...wide, import_]);
      expect(files).toContain("project_import.md");
      expect(files.length).toBeLessThan(20);
    });

    it("have words of one root with the week, where their endings are cut unalike", () => {
      const others = Array.from({ length: 300 }, (_, i) => memory(`k${i}`, `Kubernetes ${i}00 ${"filler ".repeat(8)}`));
      const porto = logbookOf([daily("2026-04-08", ["- Voltámos a entregar também à tarde"])]);
      const shownHere = relevantMemories([...others, memory("pt", "Entregas só de manhã")], porto, "2026-W15");
      expect(shownHere.map(({ file }) => file)).toContain("project_pt.md");
    });

    it("take a share of what a small model can read, and a long body leaves its place to shorter ones", () => {
      const long = memory("long", "Invoice import", {
        body: `Invoice import of the bank failed. ${"y".repeat(7_000)}`,
      });
      expect(whole([long, import_])).toEqual(["project_import.md"]);
      expect(whole([import_], 400)).toEqual([]);
      const many = Array.from({ length: 60 }, (_, i) => memory(`m${i}`, `Invoice import number ${i} of the year`));
      expect(Buffer.byteLength(JSON.stringify(relevantMemories(many, book, "2026-W15", 10_000)))).toBeLessThan(5_000);
    });
  });
});
