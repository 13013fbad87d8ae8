import { expect, it } from "vitest";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import type { Standing } from "../../src/memory/identity/identity.ts";
import type { Found } from "../../src/memory/memory.ts";
import { overtakenBy } from "../../src/memory/overtaken.ts";
import { daily } from "../support/daily.ts";

const DAY = "2026-04-06";
const path = (name: string) => `logs/${DAY}${name}.md`;
const wording = (text: string) => ({ type: "project", name: text, description: text, body: text }) as const;

/** Of a line at noon, where the memory rests on one of another log. */
const against = (clock: string) => {
  const [noon, other] = ["The retry limit of the mailer is 3.", "The retry limit of the mailer is 5."];
  const book = logbookOf([
    daily(DAY, [`- ${clock} Decision: ${other}`], path("-a")),
    daily(DAY, [`- 12:00 Decision: ${noon}`], path("-b")),
  ]);
  const claim = { ...wording(noon), spans: [{ path: path("-b"), day: DAY, from: 1, to: 1 }] } as unknown as Found;
  const memory = { ...wording(other), status: "active", updated: DAY, sources: [`${path("-a")}#L1`], file: "a.md" };
  return overtakenBy(claim, { memory, because: "named" } as unknown as Standing, book);
};

it("is a claim of an earlier hour of the memory's own day, in another log, and not one of a later hour", () => {
  expect(against("18:00")).toBeDefined();
  expect(against("9:00")).toBeUndefined();
});
