import fc from "fast-check";
import { expect, it } from "vitest";
import { readMemoryFile, writeMemoryFile } from "../../../src/memory/file/memory-file.ts";
import { readOwnMemory } from "../../../src/memory/file/own-memory.ts";
import { MEMORY_TYPES, type Memory } from "../../../src/memory/memory.ts";

/** Ends of lines that lithify does not write: all of it is left to the packages. */
const carefully = (text: string) => readMemoryFile("project_x.md", text.replaceAll("\n", "\r\n"));
function sameAsCarefully(text: string): boolean {
  const own = readOwnMemory("project_x.md", text);
  if (own === undefined) return false;
  const read = carefully(text);
  expect("memory" in read && { ...read.memory, text }).toEqual(own);
  return true;
}

const value = fc.oneof(
  fc.constantFrom(
    "a b",
    '"q: x"',
    "7",
    "true",
    "2026-04-08",
    "2026-13-40",
    "[a, b]",
    "active",
    "withdrawn",
    "project",
    "~",
    "''",
    "x  # y",
  ),
  fc.string({ maxLength: 12 }).map((one) => one.replace(/[\r\n]/g, " ")),
);
const key = fc.constantFrom(
  ...[
    "name",
    "description",
    "type",
    "created",
    "updated",
    "sources",
    "digest",
    "status",
    "supersedes",
    "superseded_by",
  ],
  ...[
    "stands_beside",
    "questioned_by",
    "withdrawn_because",
    "importance",
    "expires",
    "tags",
    "pinned",
    "metadata",
    "own",
    "kind",
  ],
);

it("reads as the careful reader does, or not at all", () => {
  let own = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value), { maxLength: 6 }), fc.string({ maxLength: 30 }), (lines, body) => {
      const more = lines.map(([name, said]) => `${name}: ${said}\n`).join("");
      own += Number(sameAsCarefully(`---\nname: One\ntype: project\n${more}---\n\n${body}\n`));
    }),
    { numRuns: 500 },
  );
  expect(own).toBeGreaterThan(20);
});

it("reads whatever memory lithify writes of plain words", () => {
  const memory: Memory = {
    ...{
      type: "feedback",
      name: "Tests run on Postgres",
      description: "So they do",
      body: "Never a mock.\n\n**Why:** it broke.",
    },
    ...{ created: "2026-04-08", updated: "2026-04-09", sources: ["logs/2026-04-08.md#L3"], status: "superseded" },
    ...{
      superseded_by: "feedback_y.md",
      importance: 7,
      expires: "2027-01-01",
      tags: ["db", "ci"],
      extras: { kind: "rule" },
    },
  };
  for (const type of MEMORY_TYPES) expect(sameAsCarefully(writeMemoryFile({ ...memory, type }))).toBe(true);
});
