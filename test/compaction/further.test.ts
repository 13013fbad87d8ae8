import { describe, expect, it } from "vitest";
import { compactWeeks } from "../../src/compaction/compact.ts";
import type { Profiles } from "../../src/compaction/questions.ts";
import { BudgetReached } from "../../src/errors.ts";
import type { Gate } from "../../src/memory/evidence/gate.ts";
import type { Model } from "../../src/model/model.ts";
import type { FurtherProfile, FurtherReading } from "../../src/profile/further.ts";
import { proveClaims } from "../../src/profile/proved.ts";
import type { Spoken } from "../../src/profile/records.ts";
import { daily } from "../support/daily.ts";
import { answerOf, block, memoryRun, PROMPT } from "./ports.ts";

const FACT = "billing imports read CAMT.053 files of the bank";
const OTHER = "billing mails leave at night, since customers read them at breakfast";
const logs = [daily("2026-04-08", [`- Decided: ${FACT}`, "", `- Decided: ${OTHER}`])];
const signal = new AbortController().signal;
const TOOL = { name: "submit_knowledge", description: "hands over", parameters: {} };

/** Takes each line of the answer for a claim. */
const told = ({ text }: Spoken, gate: Gate): FurtherReading => ({
  ...proveClaims(
    {
      claimed: text
        .split("\n")
        .filter(Boolean)
        .map((said, i) => ({
          ...{ line: i + 1, type: "project" as const, name: said.split(",")[0]!, description: said, body: said },
          quotes: [],
          extras: { kind: "decision" },
        })),
      rejected: [],
    },
    gate,
  ),
  heard: text !== "",
});

const further: FurtherProfile = {
  name: "precision",
  prompt: "precision",
  tool: TOOL,
  read: told,
  // biome-ignore lint/correctness/useYield: it is one step
  *reading(answer, gate) {
    return told(answer, gate);
  },
};
const profiles = (over: Partial<Profiles> = {}): Profiles => ({
  typed: true,
  further: [{ profile: further, prompt: { ...PROMPT, digest: "ba9876543210" } }],
  settings: { keepFrom: 5, actors: [] },
  ...over,
});
const answering =
  (typed: string, records: string): Model =>
  async ({ task }) =>
    answerOf(task === "week" ? typed : records);

describe("a further profile", () => {
  it("costs one more request over the same logs, with its tool, and its memories stand beside the typed ones", async () => {
    const run = memoryRun(logs, answering(block("Bank files", FACT, FACT), OTHER), { profiles: profiles() });
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(run.asked.map(({ task, tool, week }) => [task, tool?.name, week])).toEqual([
      ["week", undefined, "2026-W15"],
      ["precision", "submit_knowledge", "2026-W15"],
    ]);
    expect(run.asked[1]!.user).toContain(FACT);
    expect(result?.memories.map(({ change }) => change)).toEqual(["created", "created"]);
    expect(result?.usage).toMatchObject({ calls: 2, inputTokens: 200 });
    expect([...run.folder().texts.values()].join("\n")).toContain("kind: decision");
  });

  it("names another prompt digest than the week alone has, and none beside it leaves that as it was", async () => {
    const digest = async (over: Profiles): Promise<string> => {
      const run = memoryRun(logs, answering("", OTHER), { profiles: over });
      await compactWeeks(run.states, run.ports, signal);
      return /prompt: (.*)/.exec(run.folder().texts.get("weekly/2026-W15.md") ?? "")?.[1] ?? "";
    };
    expect(await digest(profiles({ further: [] }))).toBe(`"${PROMPT.digest}"`.replaceAll('"', ""));
    expect(await digest(profiles())).toMatch(/^"?[0-9a-f]{12}"?$/);
    expect(await digest(profiles())).not.toBe(PROMPT.digest);
  });

  it("alone leaves the typed memories out, and the weekly document stands all the same", async () => {
    const prose = `### Key Decisions\n- ${FACT} (2026-04-08)\n\n${block("Bank files", FACT, FACT)}`;
    const run = memoryRun(logs, answering(prose, OTHER), { profiles: profiles({ typed: false }) });
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(result?.memories).toHaveLength(1);
    expect(run.folder().texts.get("weekly/2026-W15.md")).toContain(FACT);
  });

  it("whose question is only talked about is asked anew, and the week's own question is not", async () => {
    const run = memoryRun(logs, answering(block("Bank files", FACT, FACT), ""), {
      profiles: profiles(),
      anew: async () => answerOf(OTHER),
    });
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(run.asked.map(({ task }) => task)).toEqual(["week", "precision"]);
    expect(result).toMatchObject({ outcome: "compacted", notices: [], usage: { calls: 3 } });
    expect(result?.memories).toHaveLength(2);
  });

  it("that is only talked about twice leaves its week to be done, with what it cost, and the next one is compacted", async () => {
    const both = [...logs, daily("2026-04-15", [`- Decided: ${OTHER}`])];
    const model: Model = async ({ task, week }) => answerOf(task !== "week" && week === "2026-W16" ? OTHER : "");
    const run = memoryRun(both, model, { profiles: profiles() });
    const results = await compactWeeks(run.states, run.ports, signal);
    expect(results.map(({ outcome }) => outcome)).toEqual(["failed", "compacted"]);
    expect(results[0]).toMatchObject({
      usage: { calls: 3 },
      error: { code: "EMPTY", message: expect.stringMatching(/^precision: .* submit_knowledge/) },
    });
    expect([...run.folder().texts.keys()]).not.toContain("weekly/2026-W15.md");
  });

  it("in parts is asked anew about that part alone of which the model talked", async () => {
    const long = ["06", "07"].map((day) => daily(`2026-04-${day}`, Array<string>(60).fill(`- On ${day}: ${FACT}`)));
    const again: string[] = [];
    const run = memoryRun(
      long,
      async ({ task, user }) => answerOf(task === "week" || user.includes("On 06") ? "" : OTHER),
      {
        ...{ profiles: profiles(), contextTokens: 2_400 },
        anew: async ({ user }) => {
          again.push(user);
          return answerOf(FACT);
        },
      },
    );
    await compactWeeks(run.states, run.ports, signal);
    expect(run.asked.filter(({ task }) => task === "precision").length).toBeGreaterThan(1);
    expect(again.length).toBeGreaterThan(0);
    expect(again.every((user) => user.includes("On 06") && !user.includes("On 07"))).toBe(true);
  });

  it("says of a rejected record which profile it was", async () => {
    const run = memoryRun(logs, answering("", "billing reads 99 files of the bank"), { profiles: profiles() });
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(result?.rejected.map(({ code, reason }) => [code, reason.startsWith("precision: ")])).toEqual([
      ["UNSUPPORTED", true],
    ]);
  });
});

describe("what a request showed", () => {
  const shown = {
    known: [{ file: "project_x.md", type: "project", name: "X of billing", description: "x" }],
    open: { shown: ["Ask the bank of billing (2026-04-01)"], fallen: [] },
  };

  it("is shown again to a redo over the same logs, so that the saved answer serves", async () => {
    const kept: unknown[] = [];
    const run = memoryRun(logs, answering("", ""), {
      shown: { get: async () => shown, keep: async (week, key, what) => void kept.push([week, key.length, what]) },
    });
    await compactWeeks(run.states, run.ports, signal);
    expect(run.asked[0]!.user).toContain("X of billing");
    expect(run.asked[0]!.user).toContain("| 1. Ask the bank of billing (2026-04-01)");
    expect(kept).toEqual([["2026-W15", 12, shown]]);
  });

  it("is told apart by the bytes of the logs", async () => {
    const keyOf = async (line: string): Promise<string> => {
      let key = "";
      const run = memoryRun([daily("2026-04-08", [line])], answering("", ""), {
        shown: {
          get: async () => undefined,
          keep: async (_week, of) => {
            key = of;
          },
        },
      });
      await compactWeeks(run.states, run.ports, signal);
      return key;
    };
    expect(await keyOf("one line")).not.toBe(await keyOf("another line"));
  });
});

describe("a budget reached in the middle of a week", () => {
  it("tells what the parts before it cost", async () => {
    let asked = 0;
    const model: Model = async () => {
      if (asked++ > 0) throw new BudgetReached("budget.runTokens of 100 tokens", "raise budget.runTokens");
      return answerOf("");
    };
    const run = memoryRun(logs, model, { profiles: profiles() });
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect([result?.outcome, result?.usage.calls]).toEqual(["postponed", 1]);
  });
});
