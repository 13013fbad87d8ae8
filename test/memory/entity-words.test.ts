import { describe, expect, it } from "vitest";
import type { Fact } from "../../src/memory/entity-facts.ts";
import { bodyOf, descriptionOf } from "../../src/memory/entity-words.ts";

const fact = (slot: string, value: string): Fact => ({
  ...{ slot, value, cardinality: "single", scope: "universal", from: "2026-04-08", evidence: [] },
});
const told = (name: string, slot: string, value: string): string =>
  bodyOf({ name, kind: "person", aliases: [], facts: [fact(slot, value)] }).replace(" (since 2026-04-08).", "");

describe("an entity's words", () => {
  it.each([
    ["Mirjam", "preference.figures", "as a table, never as prose", "Mirjam wants figures as a table, never as prose"],
    ["Tomás", "preference.pull_requests", "under 300 lines", "Tomás wants pull requests under 300 lines"],
    ["User", "preference.theme", "dark", "The user's preferred theme is dark"],
    ["ledger import", "schedule.deadline", "30 April 2026", "Ledger import's deadline is 30 April 2026"],
    ["Tomás", "schedule.reviews", "in the evening", "Tomás' reviews are in the evening"],
    ["h-mem", "tech.ci", "Buildkite", "h-mem's CI is Buildkite"],
    ["h-mem", "schedule.release", "monthly", "h-mem's release schedule is monthly"],
    ["billing", "convention.invoice_numbers", "per year", "Invoice numbers: per year"],
    ["Project", "design.color", "青色を基調", "Color: 青色を基調"],
    ["User", "habit.sleep", "アイマスクと耳栓", "Sleep: アイマスクと耳栓"],
  ])("of %s, %s", (name, slot, value, sentence) => {
    expect(told(name, slot, value)).toBe(sentence);
  });

  it("are one line for the index, with a colon only where a value has pauses of its own", () => {
    const facts = [
      fact("preference.figures", "as a table, never as prose"),
      fact("role.department", "accounting"),
      fact("tech.editors", "Vim, Zed"),
    ];
    expect(descriptionOf({ name: "Mirjam", kind: "person", aliases: [], facts })).toBe(
      "Mirjam (person): wants figures as a table, never as prose; department accounting; editors: Vim, Zed",
    );
  });
});
