import { expect, it } from "vitest";
import { orderIn } from "../../../../src/memory/evidence/instruction.ts";

it.each([
  ["agents behind a label", "Decision: agents leave the review out.", true],
  ["a thing whose name begins so", "Decision: Agent Pipeline leave the review out.", false],
  ["in Chinese behind a mark", "决定：AI Agent leave the review out.", true],
  ["in Chinese behind another word, which tells of it", "框架：AI Agent leave the review out.", false],
])("who is bidden: %s", (_, text, isBidden) => {
  expect(orderIn(text) !== undefined).toBe(isBidden);
});
