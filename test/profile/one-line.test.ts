import { describe, expect, it } from "vitest";
import { readAnswer } from "../../src/compaction/reading.ts";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { precision } from "../../src/profile/precision/precision.ts";
import { typed } from "../../src/profile/typed/typed.ts";
import { daily } from "../support/daily.ts";

/** What becomes of the lessons that an answer makes of one line. */
function lessonsOf(line: string, contents: readonly string[], type = "lesson") {
  const book = logbookOf([daily("2026-04-08", ["# Notes", "", line, "", "- The heron came back to the pond."])]);
  const entries = contents.map((content, i) => ({
    ...{ type, subject: "rounds", content, importance: 6 + i, expiry: "permanent", tags: [] },
    ...{ source_context: "", evidence: [line.replace(/^- /, "")] },
  }));
  const { found, rejected } = precision.read(
    { text: "", calls: [{ name: "submit_knowledge", arguments: JSON.stringify({ entries }) }] },
    { book, allow: [], known: new Map() },
    { keepFrom: 5, actors: [] },
  );
  return {
    bodies: found.map(({ body }) => body),
    importances: found.map(({ importance }) => importance),
    reasons: rejected.map(({ code, reason }) => `${code}: ${reason}`),
  };
}

describe("the steps of one line, told one by one,", () => {
  // Catches: each step a memory, with the prompt alone against it.
  it("are one memory in the line's own words, as important as any of them, and the run tells of each", () => {
    const line = "- To close the hut: drain the boiler, pull the fuse, lock the shutters.";
    const steps = ["drain the boiler", "pull the fuse", "lock the shutters"];
    const step =
      'DUPLICATE: one part of the line that "To close the hut: drain the boiler, pull the fuse, lock the shutters" tells whole';
    expect(
      lessonsOf(
        line,
        steps.map((one) => `To close the hut, ${one}.`),
      ),
    ).toEqual({ bodies: [line.slice(2)], importances: [8], reasons: [step, step] });
  });

  it.each([
    [
      "- Hütte schließen: Boiler leeren, Sicherung ziehen, Läden verriegeln.",
      ["Zum Schließen der Hütte den Boiler leeren.", "Zum Schließen der Hütte die Läden verriegeln."],
    ],
    [
      "- When launching the dinghy, fit the bung, ship the rudder, clip the kill cord.",
      ["When launching the dinghy, ship the rudder.", "When launching the dinghy, clip the kill cord."],
    ],
    [
      "- 关木屋：排空锅炉，拔掉保险丝，锁好百叶窗。",
      ["关木屋时要排空锅炉。", "关木屋时要拔掉保险丝。", "关木屋时要锁好百叶窗。"],
    ],
    [
      "- Zamykanie sali: zgasić światło, zakręcić grzejniki, oddać klucz portierowi.",
      ["Przy zamykaniu sali zgasić światło.", "Przy zamykaniu sali zakręcić grzejniki."],
    ],
    [
      "- Hive inspection → light the smoker → lift the lid → count the frames",
      ["During a hive inspection, light the smoker.", "During a hive inspection, lift the lid."],
    ],
  ])("are that line: %s", (line, steps) => {
    expect(lessonsOf(line, steps).bodies).toEqual([line.slice(2)]);
  });
});

// Catches: `para` before a verb read as an order to stop, and a way of working refused as an order of the moment.
it.each([
  "- Para limpar a prensa: desligar o motor, soltar o rolo, passar álcool.",
  "- Para abrir la cúpula: quitar el cerrojo, mirar el viento, girar la manivela.",
])("told whole is no order: %s", (line) => {
  expect(lessonsOf(line, [line.slice(2)], "fact").bodies).toEqual([line.slice(2)]);
});

// Catches: one memory of things that only stand in one line.
it.each([
  [
    "- Decided at the meeting: Ana chairs, the fee is 40 €, we move to Linz.",
    ["Ana chairs the meeting.", "The fee is 40 €.", "We move to Linz."],
  ],
  ["- Members: Ana (chair), Bo (treasurer), Cy (clerk).", ["Ana is the chair.", "Bo is the treasurer."]],
  [
    "- Drain the boiler before leaving. Pull the fuse before leaving.",
    ["Drain the boiler before leaving.", "Pull the fuse before leaving."],
  ],
  [
    "- Skerry 3 is closed until May, is owned by Ole, and has a red hut.",
    ["Skerry 3 is owned by Ole.", "Skerry 3 has a red hut."],
  ],
  [
    "- To close the hut: drain the boiler, pull the fuse, lock the shutters.",
    ["To close the hut, drain the boiler.", "To close the hut, drain the boiler and pull the fuse."],
  ],
])("what is no step of one list stays a memory of its own: %s", (line, contents) => {
  expect(lessonsOf(line, contents).bodies).toHaveLength(contents.length);
});

it("facts of one line stay facts, whatever it lists", () => {
  const line = "- The boat: has a red hull, weighs 3 t, berths in Oslo.";
  const facts = ["The boat has a red hull.", "The boat weighs 3 t.", "The boat berths in Oslo."];
  expect(lessonsOf(line, facts, "fact").bodies).toEqual(facts);
});

it("typed blocks of one line are joined as entries are, and the run names the block", () => {
  const line = "To close the hut: drain the boiler, pull the fuse, lock the shutters.";
  const block = (step: string): string =>
    [
      ...["```typed_memory", "---", `name: ${step} when closing the hut`, `description: To close the hut ${step}`],
      ...["type: feedback", "evidence:", `  - "${line}"`, "---", "", `To close the hut, ${step}.`, "```"],
    ].join("\n");
  const answer = ["drain the boiler", "pull the fuse"].map(block).join("\n\n");
  const book = logbookOf([daily("2026-04-08", [`- ${line}`])]);
  const { found, rejected } = readAnswer(answer, typed, { book, allow: [], known: new Map() }, "extract");
  expect(found.map(({ description }) => description)).toEqual([line]);
  expect(rejected.map(({ code, line: at }) => [code, at])).toEqual([["DUPLICATE", 13]]);
});
