import { expect, it } from "vitest";
import { tagsOf } from "../../src/offline/precision-tags.ts";
import { statementsIn } from "../../src/offline/statements.ts";
import { readWeek } from "../../src/offline/units.ts";
import { daily } from "../support/daily.ts";

/** Each content stands twice, so that every name in it is one that the logs use elsewhere. */
const tags = (content: string, ...lines: string[]): string[] =>
  tagsOf(content, readWeek(statementsIn([daily("2026-04-08", [`- ${content}`, `- ${content} again`, ...lines])])));

it.each<[string, string[]]>([
  ["The archive moves to PostgreSQL, and the LLM reads it from Karpathy's notes", ["karpathy", "llm", "postgresql"]],
  ["Every retry of `webhook-relay` is logged", ["webhook-relay"]],
  // A word that begins a sentence, a label or a heading, and one that is shouted, is a word of any text.
  ["Flexible Output: Supports both formats", []],
  ["Recommended strong fit. Key shaping calls came later", []],
  ["Did NOT bump the version, updated sessions AND arcs", []],
  ["The draft covers S1 and Q6 of the plan, per rule H1", []],
  ["Added the section in `notes.md`, Set by hand", []],
])("tags %s by names alone", (content, expected) => {
  expect(tags(content)).toEqual(expected);
});

it("takes no name for a tag that the logs write small too", () => {
  expect(tags("The reports go to Windows of the tower", "- cleaned the windows of the tower")).toEqual([]);
});
