import { describe, expect, it } from "vitest";
import { planWisdom } from "../../src/level/wisdom.ts";
import type { StoredMemory } from "../../src/memory/memory.ts";

const memory = (file: string, name: string, over: Partial<StoredMemory> = {}): StoredMemory => ({
  ...{ file, name, description: name, type: "feedback", body: name, created: "2026-01-05", updated: "2026-03-30" },
  ...{ sources: [], status: "active", text: "", byPerson: false, pinned: false },
  ...over,
});
const listed = (weeks: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(weeks));
const DB = memory("feedback_db.md", "Integration tests use a real database");
const THRICE = listed({
  "2026-W02": ["feedback_db.md"],
  "2026-W05": ["feedback_db.md", "feedback_once.md"],
  "2026-W09": ["feedback_db.md"],
});

describe("WISDOM.md", () => {
  it("holds what three weeks bore out, rule first, with links to what bears it out", () => {
    const { text, steps } = planWisdom(undefined, [DB, memory("feedback_once.md", "Write less")], THRICE);
    expect(text).toContain(
      "- Integration tests use a real database ([feedback_db](feedback_db.md), [2026-W02](weekly/2026-W02.md), [2026-W05](weekly/2026-W05.md), [2026-W09](weekly/2026-W09.md))\n",
    );
    expect(text).not.toContain("Write less");
    expect(steps).toMatchObject([{ step: "add", because: "borne out in 3 weeks: feedback_db.md" }]);
  });

  it("is not made for nothing, and not written anew when nothing changed", () => {
    expect(planWisdom(undefined, [DB], listed({ "2026-W02": ["feedback_db.md"] })).text).toBeUndefined();
    const { text } = planWisdom(undefined, [DB], THRICE);
    const again = planWisdom(text, [DB], THRICE);
    expect(again).toEqual({ text, steps: [] });
  });

  it.each([
    { status: "superseded" },
    { questioned_by: ["feedback_mocks.md"] },
  ] as const)("drops a rule whose memory no longer holds, and adds none that does not: %j", (over) => {
    const { text } = planWisdom(undefined, [DB], THRICE);
    expect(planWisdom(undefined, [{ ...DB, ...over }], THRICE).text).toBeUndefined();
    const after = planWisdom(text, [{ ...DB, ...over }], THRICE);
    expect(after.text).not.toContain("real database");
    expect(after.steps).toMatchObject([{ step: "drop" }]);
  });

  it("leaves what a person changed, and does not bring back what they took out", () => {
    const { text } = planWisdom(undefined, [DB], THRICE);
    const changed = text!.replace("use a real database", "use PostgreSQL 17");
    expect(planWisdom(changed, [{ ...DB, status: "superseded" }], THRICE).text).toContain("use PostgreSQL 17");
    const without = text!.replace(/^- .*\n/m, "");
    expect(planWisdom(without, [DB], THRICE).text).not.toContain("real database");
  });

  it("tells no step that is not written: a rule that a person took out is not added, and takes nobody's place", () => {
    const memories = Array.from({ length: 21 }, (_, i) => memory(`feedback_${i + 10}.md`, `Rule of trade number${i}`));
    const files = memories.map(({ file }) => file);
    const weeks = listed({ "2026-W02": files, "2026-W05": files, "2026-W09": files });
    const { text, steps } = planWisdom(undefined, memories, weeks);
    expect(steps).toHaveLength(20);
    const without = text!.replace(/^- Rule of trade number3 .*\n/m, "");
    const again = planWisdom(without, memories, weeks);
    expect(again.steps).toMatchObject([{ step: "add", rule: "Rule of trade number20" }]);
    expect(again.text).not.toContain("number3 ");
    expect(planWisdom(again.text, memories, weeks).steps).toEqual([]);
    // A person's lines leave no room: what does not fit was not added.
    const full = `# Ours\n\n${"words ".repeat(3_000)}\n`;
    expect(planWisdom(full, [DB], THRICE)).toEqual({ text: expect.not.stringContaining("real database"), steps: [] });
  });

  it("counts the weeks that it links, and those before them", () => {
    const weeks = Object.fromEntries(["10", "11", "12", "13", "14"].map((n) => [`2026-W${n}`, [DB.file]]));
    const { text, steps } = planWisdom(undefined, [DB], listed(weeks));
    expect(text!.match(/weekly\/2026-W1[1-4]\.md/g)).toHaveLength(4);
    expect(steps).toMatchObject([{ because: "borne out in 4 weeks, and in 1 before: feedback_db.md" }]);
  });

  it("adds to a person's own file, and counts their lines among the twenty", () => {
    const own = `# Ours\n\n${Array.from({ length: 20 }, (_, i) => `- rule ${i}`).join("\n")}\n`;
    expect(planWisdom(own, [DB], THRICE).text).not.toContain("real database");
    const few = planWisdom("# Ours\n\n- rule one\n", [DB], THRICE).text;
    expect(few).toContain("- rule one\n");
    expect(few).toContain("real database");
  });

  it("does not lay two rules of one form together", () => {
    const [weir, mill] = [
      memory("feedback_weir.md", "Never load the lift at Weir with more than 429 kilos, because its rope is old"),
      memory("feedback_mill.md", "Never load the lift at Mill with more than 310 kilos, because its rope is old"),
    ];
    const both = ["feedback_weir.md", "feedback_mill.md"];
    const weeks = listed({ "2026-W02": both, "2026-W05": both, "2026-W09": both });
    const { text, steps } = planWisdom(undefined, [weir, mill], weeks);
    expect(steps.map(({ step }) => step)).toEqual(["add", "add"]);
    expect(text).toContain(
      "- Never load the lift at Mill with more than 310 kilos, because its rope is old ([feedback_mill]",
    );
    expect(text).toContain(
      "- Never load the lift at Weir with more than 429 kilos, because its rope is old ([feedback_weir]",
    );
  });

  it("proposes to drop what nothing has borne out for half a year", () => {
    const { text } = planWisdom(undefined, [DB], THRICE);
    const later = memory("user_x.md", "X", { updated: "2026-12-01" });
    expect(planWisdom(text, [DB, later], THRICE).steps).toMatchObject([{ step: "propose", rule: DB.name }]);
  });
});
