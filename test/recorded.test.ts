import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lithify } from "./support/lithify-here.ts";
import { jsonOf } from "./support/run-lithify.ts";
import { answer } from "./support/scripted-answer.ts";
import { startScriptedServer } from "./support/scripted-server.ts";
import { testFolder } from "./support/test-folder.ts";

const readRecorded = (name: string): string => readFileSync(join(import.meta.dirname, "recorded", name), "utf8");
const calling = (name: string) => answer("", { calls: [{ name: "submit_knowledge", arguments: readRecorded(name) }] });

interface Compacted {
  readonly weeks: readonly { memories: { change: string; file: string }[]; rejected: { code: string }[] }[];
}

/** Compacts the sample week with three profiles, each answered as a model did, and gives back what `--json` says. */
async function compactWithAll(folder: ReturnType<typeof testFolder>) {
  await using server = await startScriptedServer([
    answer(readRecorded("2026-W15.answer.md")),
    calling("2026-W15.knowledge.json"),
    calling("2026-W15.precision.json"),
  ]);
  cpSync(join(import.meta.dirname, "..", "logs"), folder.at("logs"), { recursive: true });
  folder.write("lithify.yaml", "profiles: [typed, knowledge, precision]\n");
  const model = ["--provider", "openai", "--model", "recorded", "--base-url", server.baseURL];
  const ran = await lithify(folder.path, ["compact", "--week", "2026-W15", "--json", ...model]);
  expect(server.requests).toHaveLength(3);
  return jsonOf<Compacted>(ran).weeks[0]!;
}

it("keeps every fact and the process of a recorded knowledge answer, one file a thing, in words a person would write", async () => {
  const folder = testFolder();
  const { memories } = await compactWithAll(folder);
  const files = memories
    .map(({ file }) => file.replace("memory/", ""))
    .filter((file) => /^(?:entity|process)_/.test(file));
  expect(files).toEqual([
    "entity_mirjam.md",
    "entity_tomas.md",
    "entity_ledger-import.md",
    "process_test-against-a-real-database-never-a-mock.md",
  ]);
  expect(folder.read("memory/entity_tomas.md")).toContain(
    "Tomás wants pull requests under 300 changed lines (since 2026-04-08).\nTomás' reviews are in the evening (since 2026-04-08).",
  );
  expect(folder.read("memory/entity_mirjam.md")).toContain(
    "description: (person) wants figures as a table, never as prose; department accounting",
  );
  expect(folder.read("memory/entity_ledger-import.md").match(/^ {2}- slot:/gm)).toHaveLength(5);
  const graph = await lithify(folder.path, ["graph", "--format", "json"]);
  expect(jsonOf<{ entities: object[]; processes: object[] }>(graph)).toMatchObject({
    entities: Array(3).fill({}),
    processes: [{}],
  });
});

it("makes one memory of each claim that a recorded precision answer and the typed one share, and few of their own", async () => {
  const folder = testFolder();
  const { memories, rejected } = await compactWithAll(folder);
  const files = memories.map(({ file }) => file).filter((file) => !/(?:entity|process)_/.test(file));
  // Thirteen entries: eight are claims of the typed answer, two are rated below 5, three are new.
  expect(files.slice(9)).toEqual([
    "memory/project_test-access-to-the-ledger-api-is-open-until-17-april-2026.md",
    "memory/project_mirjam-supplies-12-missing-supplier-numbers-by-2026-04-15.md",
    "memory/project_extend-the-test-access-beyond-17-april-2026.md",
  ]);
  expect(rejected.map(({ code }) => code)).toEqual(["LOW_IMPORTANCE", "LOW_IMPORTANCE"]);
  const lesson = folder.read("memory/feedback_integration-tests-run-against-real-postgresql.md");
  expect(lesson).toContain(
    "importance: 9\ntags:\n  - testing\n  - postgresql\n  - mocks\nkind: lesson\nsubject: integration tests",
  );
  expect((await lithify(folder.path, ["lint", "--warnings-as-errors"])).stdout).toContain("0 errors, 0 warnings");
});

it("keeps all of a recorded model's answer to the sample week: every bullet and block is proved by the logs", async () => {
  const text = readFileSync(join(import.meta.dirname, "recorded", "2026-W15.answer.md"), "utf8");
  await using server = await startScriptedServer([answer(text)]);
  const folder = testFolder();
  cpSync(join(import.meta.dirname, "..", "logs"), folder.at("logs"), { recursive: true });
  const ran = await lithify(folder.path, [
    "compact",
    "--week",
    "2026-W15",
    "--json",
    "--provider",
    "openai",
    "--model",
    "recorded",
    "--base-url",
    server.baseURL,
  ]);
  const [week] = jsonOf<{
    weeks: {
      memories: { change: string; file: string }[];
      rejected: object[];
      bytes: { logs: number; weekly: number };
    }[];
  }>(ran).weeks;
  expect(week?.rejected).toEqual([]);
  expect(week?.memories.map(({ change }) => change)).toEqual(Array(9).fill("created"));
  expect(week?.bytes.weekly).toBeLessThanOrEqual(1_024);
  // "by next Wednesday", said on Friday 10 April.
  expect(folder.read("memory/weekly/2026-W15.md")).toContain("12 missing supplier numbers by 2026-04-15 (2026-04-10)");
  expect(folder.read("memory/project_march-close-deadline-for-the-ledger-import.md")).toContain("expires: 2026-04-30");
  expect((await lithify(folder.path, ["lint", "--warnings-as-errors"])).stdout).toContain("0 errors, 0 warnings");
});
