import { describe, expect, it } from "vitest";
import type { Fact } from "../../../src/memory/entity/facts.ts";
import { mergedFacts } from "../../../src/memory/entity/facts.ts";
import { bodyOf, descriptionOf, tellsFacts } from "../../../src/memory/entity/words.ts";

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
    ["ledger import", "schedule.deadline", "30 April 2026", "ledger import's deadline is 30 April 2026"],
    ["lexicon", "version", "0.12.3", "lexicon's version is 0.12.3"],
    ["Mirjam", "location.city", "Lisbon", "Mirjam's city is Lisbon"],
    ["Mirjam", "identity.birthday", "3 May", "Mirjam's birthday is 3 May"],
    ["Tomás", "schedule.reviews", "in the evening", "Tomás' reviews are in the evening"],
    ["h-mem", "tech.ci", "Buildkite", "h-mem's CI is Buildkite"],
    ["h-mem", "schedule.release", "monthly", "h-mem's release schedule is monthly"],
    ["billing", "convention.invoice_numbers", "per year", "Invoice numbers: per year"],
    ["Project", "design.color", "青色を基調", "Color: 青色を基調"],
    ["User", "preference.theme", "Dark theme", "The user's preferred theme is Dark"],
    ["harbour bot", "design.qa_hours", "at night", "QA hours: at night"],
    ["harbour bot", "config.retry_limit", "4", "Retry limit: 4"],
    ["harbour bot", "location.repository", "forge/bot", "harbour bot's repository is forge/bot"],
    ["Dana", "preference", "prefers short mails", "Dana prefers short mails"],
    ["Dana", "preference", "hates calls before ten", "Dana hates calls before ten"],
    ["Dana", "preference", "préfère le mode sombre", "Dana préfère le mode sombre"],
    ["Дана", "preference", "не любит звонки", "Дана не любит звонки"],
    ["User", "habit.sleep", "アイマスクと耳栓", "Sleep: アイマスクと耳栓"],
  ])("of %s, %s", (name, slot, value, sentence) => {
    expect(told(name, slot, value)).toBe(sentence);
    expect(tellsFacts(`${sentence} (since 2026-04-08).`, [fact(slot, value)])).toBe(true);
  });

  const holding = (kind: string, ...facts: Fact[]) => ({ name: "vectra", kind, aliases: [], facts });

  it("name the scope of a value wherever another could be taken for it, past values too", () => {
    const everywhere = fact("tech.version", "0.14.0");
    const here: Fact = { ...everywhere, value: "0.12.3", scope: "project", from: "2026-04-09" };
    const before: Fact = { ...here, value: "0.11.0", from: "2026-04-01", to: "2026-04-09", superseded_by: "0.12.3" };
    expect(bodyOf(holding("tool", here, everywhere, before)).split("\n")).toEqual([
      "In this project vectra's version is 0.12.3 (since 2026-04-09).",
      "vectra's version is 0.14.0 (since 2026-04-08).",
      "",
      "From 2026-04-01 to 2026-04-09, in this project, the version was 0.11.0, then 0.12.3.",
    ]);
    expect(descriptionOf(holding("tool", here, everywhere))).toBe(
      "(tool) version 0.12.3 in this project; version 0.14.0",
    );
    expect(bodyOf(holding("tool", here))).toBe("vectra's version is 0.12.3 (since 2026-04-09).");
  });

  it("say of a value for one task so, before it", () => {
    const task = (slot: string, value: string): Fact => ({ ...fact(slot, value), scope: "task" });
    const facts = [task("preference.theme", "dark"), task("design.tables", "by hand")];
    expect(bodyOf({ name: "User", kind: "person", aliases: [], facts }).split("\n")).toEqual([
      "For one task the user's preferred theme is dark (since 2026-04-08).",
      "Tables for one task: by hand (since 2026-04-08).",
    ]);
  });

  it("tell the day of each of several values, and one day once", () => {
    const [go, rust, zig] = ["Go", "Rust", "Zig"].map(
      (value): Fact => ({ ...fact("tech.language", value), cardinality: "multi" }),
    ) as [Fact, Fact, Fact];
    expect(bodyOf(holding("project", go, rust, { ...zig, from: "2026-05-01" }))).toBe(
      "vectra's languages are Go (since 2026-04-08), Rust (since 2026-04-08) and Zig (since 2026-05-01).",
    );
    expect(bodyOf(holding("project", go, rust))).toBe("vectra's languages are Go and Rust (since 2026-04-08).");
  });

  it("are one line for the index, with a colon only where a value has pauses of its own", () => {
    const facts = [
      fact("preference.figures", "as a table, never as prose"),
      fact("role.department", "accounting"),
      fact("tech.editors", "Vim, Zed"),
    ];
    expect(descriptionOf({ name: "Mirjam", kind: "person", aliases: [], facts })).toBe(
      "(person) wants figures as a table, never as prose; department accounting; editors: Vim, Zed",
    );
  });

  it("tell values that coexist together, each script with its own pauses", () => {
    const facts = [
      fact("tech.language", "Rust"),
      fact("tech.language", "Zig"),
      fact("habit.sleep", "耳栓"),
      fact("habit.sleep", "早寝"),
    ];
    const bot = { name: "tide-bot", kind: "project", aliases: [], facts };
    expect(descriptionOf(bot)).toBe("(project) languages Rust and Zig; sleep: 耳栓、早寝");
    expect(bodyOf(bot)).toBe(
      "tide-bot's languages are Rust and Zig (since 2026-04-08).\nSleep: 耳栓、早寝 (since 2026-04-08).",
    );
  });

  // The index told the value of June in April, and the body that it had ended.
  it("tell what holds until another value begins, and from when that does", () => {
    const of = (value: string, from: string, source: string): Fact => ({
      ...fact("deployment.region", value),
      ...{ from, evidence: [source] },
    });
    const now = of("eu-west-1", "2026-03-02", "logs/2026-03-02.md#L1");
    const later = of("eu-central-1", "2026-06-01", "logs/2026-04-08.md#L1");
    const facts = mergedFacts([now], [later]);
    const project = { name: "Project", kind: "project", aliases: [], facts };
    expect(descriptionOf(project)).toBe("deployment region eu-west-1 until 2026-06-01, then eu-central-1");
    expect(bodyOf(project)).toBe(
      "The project's deployment region is eu-central-1 (from 2026-06-01).\n\n" +
        "From 2026-03-02 to 2026-06-01 the deployment region is eu-west-1, then eu-central-1.",
    );
    expect(mergedFacts(facts, [])).toEqual(facts);
    const told = mergedFacts(facts, [of("eu-central-1", "2026-06-02", "logs/2026-06-02.md#L1")]);
    expect(descriptionOf({ ...project, facts: told })).toBe("deployment region eu-central-1");
  });
});
