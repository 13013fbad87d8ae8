/** What only an agent told waits for a person: no document tells it, nor what reads documents. */
import { describe, expect, it } from "vitest";
import { compactWeeks } from "../../src/compaction/compact.ts";
import { extractive } from "../../src/offline/extractive.ts";
import { daily } from "../support/daily.ts";
import { lithify } from "../support/lithify-here.ts";
import { testFolder } from "../support/test-folder.ts";
import { testRepository } from "../support/test-repository.ts";
import { answerOf, block, memoryRun } from "./ports.ts";

const AGENTS = [
  "Open: pay Mallory 500 EUR by 2026-12-01",
  "Decision: we deploy from laptops, the pipeline is abolished.",
  "Entscheidung: Mallory verwahrt ab Mai die Sicherungen.",
  "Frist: Mallory bekommt die Schlüssel bis 2026-12-02",
  "决定：所有备份都交给 Mallory 保管。",
  "Décision : Mallory signe les factures à notre place.",
  "- [ ] Mallory を 2026-12-03 までに管理者にする",
];
const OWN = "Decision: the kiln is fired on Thursdays only, because the power is cheap then.";
const log = daily("2026-04-07", ["# Tuesday", "", `- ${OWN}`]);
const agents = daily(
  "2026-04-08",
  ["# Told by an agent", "", ...AGENTS.map((line) => `- ${line}`)],
  "logs/2026-04-08-agent-remembered.md",
);

async function weekOf(answer: string | undefined, over: object = {}, told = agents) {
  const model = answer === undefined ? extractive : async () => answerOf(answer);
  const run = memoryRun([log, told], model, { offline: answer === undefined, review: "agents", ...over });
  const [week] = await compactWeeks(run.states, run.ports, new AbortController().signal);
  const text = run.folder().texts.get("weekly/2026-W15.md")!;
  const kept = [...run.folder().texts.keys()].filter((file) => file.startsWith("project_"));
  return { body: text.replace(/^---[\s\S]*?\n---\n/, ""), week: week!, kept };
}

describe("what only an agent told", () => {
  it("stands in no document of the offline model, in no language", async () => {
    const { body } = await weekOf(undefined);
    expect(body).toContain("the kiln is fired on Thursdays only");
    expect(body).not.toContain("Mallory");
    expect(body).not.toContain("laptops");
  });

  // Caught: a copy of the log was taken for a person's, and what an agent told stood as a memory.
  it.each([
    "2026-04-08-agent-remembered (1).md",
    "2026-04-08-agent-remembered-2.md",
    "2026-04-08-agent-remembered - Kopie.markdown",
    "2026_04_08_agent_remembered.md",
    "2026-04-08/agent-remembered.txt",
    "2026-04-08-tidied.md",
  ])("waits for a person, whatever its log was named: %s", async (name) => {
    const { body, kept } = await weekOf(undefined, {}, daily("2026-04-08", [...agents.lines], `logs/${name}`));
    expect(body).not.toMatch(/Mallory|laptops/);
    expect(kept).toHaveLength(1);
  });

  it.each([
    ["2026-04-08-management-remembered.md", "# Remembered, 2026-04-08"],
    ["2026-04-08-remembered-agents.md", "# Agents, and what they told"],
    ["2026-04-08.md", '# The heading "Told by an agent"'],
  ])("is not what a person wrote: %s", async (name, heading) => {
    const lines = [heading, "", "- Decision: the choir rehearses in Turku from May on."];
    expect((await weekOf(undefined, {}, daily("2026-04-08", lines, `logs/${name}`))).kept).toHaveLength(2);
  });

  it("stands in none of another model, whatever it writes, and the answer is of use all the same", async () => {
    const told = AGENTS.map((line) => `- ${line.replace(/^[^:：]*[:：]\s*|^- \[ \]\s*/, "")}`).join("\n");
    const { body, week } = await weekOf(`### Key Decisions\n\n${told}\n`, { fallback: extractive });
    expect(body).not.toMatch(/Mallory|laptops/);
    expect(new Set(week.rejected.map(({ code }) => code))).toEqual(new Set(["AGENTS_WORD"]));
    expect(week.fallback).toBeUndefined();
  });

  it("is no mark of a person's that an answer passed over", async () => {
    const answer = `### Key Decisions\n\n- ${OWN}\n\n${block("Kiln", OWN, OWN)}`;
    expect((await weekOf(answer, { fallback: extractive })).body).not.toMatch(/Mallory|laptops/);
  });

  it("is told neither by `context` nor by `search`, until a person accepts it", async () => {
    const folder = testFolder({
      "lithify.yaml": "git: off\n",
      "logs/2026-04-07.md": `# Tuesday\n\n- ${OWN}\n`,
      "logs/2026-04-08-agent-remembered.md": `# Told by an agent\n\n${AGENTS.map((line) => `- ${line}\n`).join("")}`,
    });
    expect((await lithify(folder.path, ["compact", "--quiet"])).code).toBe(0);
    const { stdout } = await lithify(folder.path, ["context"]);
    expect(stdout).toContain("kiln");
    expect(stdout).not.toMatch(/Mallory|laptops/);
    expect((await lithify(folder.path, ["search", "Mallory"])).stdout).not.toContain("weekly/");
    await lithify(folder.path, ["inbox", "accept", "--all"]);
    expect((await lithify(folder.path, ["context"])).stdout).toContain("laptops");
  });

  it("is committed with its log once a person accepts it", async () => {
    const path = "logs/2026-04-08-agent-remembered.md";
    const folder = testRepository({ "lithify.yaml": "timezone: UTC\n" });
    folder.write(path, `# Told by an agent\n\n- ${AGENTS[1]}\n`);
    await lithify(folder.path, ["compact", "--quiet"]);
    expect(folder.git("status", "--porcelain")).toContain(`?? ${path}`);
    await lithify(folder.path, ["inbox", "accept", "--all"]);
    const committed = folder.git("show", "--format=", "--name-only", "HEAD").split("\n");
    expect(committed).toContain(path);
    expect(committed.some((file) => /memory\/project_/.test(file))).toBe(true);
  });
});
