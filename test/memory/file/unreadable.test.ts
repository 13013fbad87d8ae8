import { describe, expect, it } from "vitest";
import { unreadableMemory } from "../../../src/memory/file/unreadable.ts";

const FILE = "project_the-mill-barn-is-rented-to-the-meyers.md";
const MATTER = [
  "name: The mill barn is rented to the Meyers",
  "description: Since March.",
  "type: project",
  "created: 2026-03-03",
  "updated: 2026-03-03",
  "sources:",
  "  - logs/2026-03-03.md#L3",
].join("\n");
const BODY = "The mill barn is rented to the Meyers.";

describe("a memory that cannot be parsed", () => {
  it.each([
    ["its first line lost", `${MATTER}\n---\n\n${BODY}\n`, BODY],
    ["the end of its front matter lost", `---\n${MATTER}\n\n`, ""],
    [
      "a merge of jj around a key",
      `---\n<<<<<<< Conflict 1 of 1\n+++++++ Side #1\n${MATTER}\n>>>>>>> Conflict 1 of 1 ends\n---\n\n${BODY}\n`,
      BODY,
    ],
  ])("is known by its name, its lines and its words, with %s", (_, text, body) => {
    const read = unreadableMemory(FILE, text, { line: 1, fault: "cut" });
    expect(read).toMatchObject({
      ...{ name: "The mill barn is rented to the Meyers", description: "Since March.", updated: "2026-03-03", body },
      sources: ["logs/2026-03-03.md#L3"],
    });
  });

  it("is a page of notes where its first line is none of a key", () => {
    const text = "The barn, see below.\n\nsources:\n  - logs/2026-03-03.md#L3\n";
    expect(unreadableMemory(FILE, text, { line: 1, fault: "cut" })?.sources).toEqual([]);
  });
});
