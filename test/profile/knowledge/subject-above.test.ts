import { expect, it } from "vitest";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { provedFact } from "../../../src/profile/knowledge/facts.ts";
import { daily } from "../../support/daily.ts";

const sourcesOf = (lines: readonly string[], quote: string): readonly string[] | string => {
  const gate = { book: logbookOf([daily("2026-04-08", lines)]), allow: [], known: new Map<string, string>() };
  const record = {
    slot: "tech.database",
    values: ["SQLite"],
    cardinality: "single",
    scope: "global",
    evidence: [quote],
  };
  const proved = provedFact(record as never, "SQLite", { name: "h-mem", keys: new Set(["h mem"]) }, gate);
  return "code" in proved ? proved.code : proved.fact.evidence;
};

it.each([
  ["the line above", ["- Worked on h-mem.", "- Its database is SQLite."], ["logs/2026-04-08.md#L1-L2"]],
  [
    "its heading",
    ["## h-mem", "- Paid the rent.", "- Its database is SQLite."],
    ["logs/2026-04-08.md#L1", "logs/2026-04-08.md#L3"],
  ],
  ["its own line", ["- Worked on h-mem.", "- The database of h-mem is SQLite."], ["logs/2026-04-08.md#L2"]],
])("a fact whose subject stands in %s rests on the lines that say both", (_, lines, sources) => {
  expect(sourcesOf(lines, lines.at(-1)!.slice(2))).toEqual(sources);
});
