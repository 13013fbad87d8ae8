/** One line, found by all three profiles: what stands in the folder, and that nothing stands there twice. */
import { describe, expect, it } from "vitest";
import { compactWeeks } from "../../src/compaction/compact.ts";
import type { Model } from "../../src/model/model.ts";
import { knowledge } from "../../src/profile/knowledge/knowledge.ts";
import { precision } from "../../src/profile/precision/precision.ts";
import { daily } from "../support/daily.ts";
import { answerOf, block, memoryRun, PROMPT } from "./ports.ts";

const signal = new AbortController().signal;
const settings = { keepFrom: 5, actors: [] };

/** The folder after one line that each profile tells in its own form. */
async function folderOf(line: string, told: string, value: string) {
  const entry = { type: "fact", subject: "Billing", content: told, importance: 8, expiry: "permanent", tags: ["db"] };
  const facts = [
    { entity: "Billing", slot: "tech.database", value, cardinality: "single", scope: "project", evidence: [line] },
  ];
  const answers: Record<string, string> = {
    week: block(told.split(" because ")[0]!, told, line),
    knowledge: JSON.stringify({ entities: [{ name: "Billing", type: "project" }], facts, processes: [] }),
    precision: JSON.stringify({ entries: [{ ...entry, source_context: "said on Wednesday" }] }),
  };
  const model: Model = async ({ task }) => answerOf(answers[task]!);
  const further = [knowledge, precision].map((profile) => ({ profile, prompt: PROMPT }));
  const run = memoryRun([daily("2026-03-04", [`- ${line}`])], model, { profiles: { typed: true, further, settings } });
  const [result] = await compactWeeks(run.states, run.ports, signal);
  expect(result?.rejected).toEqual([]);
  return run.folder().stored;
}

describe("a line that typed, knowledge and precision all found", () => {
  it("is one memory, the thing's, when it says the fact and no more", async () => {
    const line = "We use PostgreSQL 16 for billing.";
    const stored = await folderOf(line, line, "PostgreSQL 16");
    expect(stored.map(({ file }) => file)).toEqual(["entity_billing.md"]);
    expect(stored[0]).toMatchObject({
      importance: 8,
      tags: ["db"],
      description: "(project) database PostgreSQL 16",
    });
  });

  it("is one claim with the fields of typed and precision when it says why, beside the thing's one fact", async () => {
    const line = "We use PostgreSQL 16 for billing because the audit needs logical replication.";
    const stored = await folderOf(line, line, "PostgreSQL 16");
    expect(stored.map(({ type }) => type)).toEqual(["entity", "project"]);
    const [thing, claim] = stored;
    expect(claim).toMatchObject({ importance: 8, tags: ["db"], extras: { kind: "fact", subject: "Billing" } });
    expect(thing?.text).not.toContain("because");
    expect(claim?.text.match(/because the audit/g)).toHaveLength(2);
  });
});
