import { expect, it } from "vitest";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import type { Claimed } from "../../src/profile/profile.ts";
import { proveClaims } from "../../src/profile/proved.ts";
import { daily } from "../support/daily.ts";

const LINES = [
  "## Ferry",
  "- The quay rebuilt its timetable feed last night.",
  "## Bread",
  "- Flour is short.",
  "## Notes",
  "- The timetable feed of the quay holds 412 stops.",
];
const claim = (over: Partial<Claimed> = {}): Claimed => ({
  ...{ line: 1, type: "project", name: "The quay rebuilt its timetable feed" },
  description: "The quay rebuilt its timetable feed",
  body: "The quay rebuilt its timetable feed.",
  quotes: ["The quay rebuilt its timetable feed last night."],
  ...over,
});
const proved = (one: Claimed) =>
  proveClaims(
    { claimed: [one], rejected: [] },
    { book: logbookOf([daily("2026-04-08", LINES)]), allow: [], known: new Map() },
  );

it("takes a line of the week about the same thing as evidence for a figure that the quoted section lacks", () => {
  const { found, rejected } = proved(claim({ body: "The quay rebuilt its timetable feed, with 412 stops." }));
  expect(rejected).toEqual([]);
  expect(found[0]?.spans.map(({ from }) => from)).toEqual([2, 6]);
});

it("leaves out the sentence of a figure that no line has, and tells it", () => {
  const { found, rejected } = proved(
    claim({ body: "The quay rebuilt its timetable feed. It took 37 hours.\n\n**Why:** It cost 911 EUR." }),
  );
  expect(rejected).toEqual([]);
  expect(found[0]).toMatchObject({ body: "The quay rebuilt its timetable feed.", trimmed: ["37", "911"] });
});

it.each([
  ["in the description", { description: "The quay rebuilt its feed in 37 hours" }],
  ["in the statement itself", { body: "The quay rebuilt its timetable feed in 37 hours. It stands." }],
])("rejects a claim whose figure stands %s", (_, over) => {
  expect(proved(claim(over)).rejected).toMatchObject([{ code: "UNSUPPORTED" }]);
});

it("leaves no blank behind where a sentence is left out, and paragraphs and items as they were", () => {
  const told = (gone: string) =>
    `The quay rebuilt its timetable feed. ${gone}\n\n**Why:** It is loud.${gone === "" ? "" : ` ${gone}`}\n  - Flour  is short.`;
  const { found } = proved(claim({ body: told("It took 37 hours.") }));
  expect(found[0]?.body).toBe(told("").replace(" \n", "\n"));
});

it("leaves out a fenced block whole where a figure in it has no line: half of one would swallow what follows", () => {
  const { found, rejected } = proved(
    claim({ body: "The quay rebuilt its timetable feed.\n\n```sh\nfeed --port 9443\n\nsleep\n```\n\nIt is loud." }),
  );
  expect(rejected).toEqual([]);
  expect(found[0]).toMatchObject({
    body: "The quay rebuilt its timetable feed.\n\nIt is loud.",
    trimmed: ["--port", "9443"],
  });
});

it("takes a claim once whose first telling had more to say", () => {
  const longer = claim({ body: "The quay rebuilt its timetable feed. It holds 412 stops, said Odile." });
  const { found, rejected } = proveClaims(
    { claimed: [longer, claim({ line: 9 })], rejected: [] },
    { book: logbookOf([daily("2026-04-08", LINES)]), allow: [], known: new Map() },
  );
  expect(found).toHaveLength(1);
  expect(rejected).toMatchObject([{ code: "DUPLICATE", line: 9 }]);
});

it.each(["updates", "supersedes"] as const)("may tell what stood before in the memory that it %s", (how) => {
  const one = claim({
    ...{ name: "Sessions last 45 minutes", description: "Sessions last 45 minutes, raised from 30" },
    ...{ body: "Sessions last 45 minutes, raised from 30.", quotes: ["Sessions last 45 minutes from today."] },
    [how]: "memory/project_sessions-last-30-minutes.md",
  });
  const { found, rejected } = proveClaims(
    { claimed: [one], rejected: [] },
    {
      book: logbookOf([daily("2026-04-08", ["- Sessions last 45 minutes from today."])]),
      allow: [],
      known: new Map([["project_sessions-last-30-minutes.md", "Sessions last 30 minutes."]]),
    },
  );
  expect(rejected).toEqual([]);
  expect(found[0]).toMatchObject({ description: "Sessions last 45 minutes, raised from 30" });
});

it("leaves out what the model adds in words, of the description too, and tells it", () => {
  const { found, rejected } = proved(
    claim({
      description: "The quay rebuilt its timetable feed, because the harbour master quarrelled with everybody",
      body: "The quay rebuilt its timetable feed.\n\n**Why:** Passengers complained loudly in newspapers.\n**How to apply:** Call Solveig before a change.",
    }),
  );
  expect(rejected).toEqual([]);
  expect(found[0]).toMatchObject({
    description: "The quay rebuilt its timetable feed",
    body: "The quay rebuilt its timetable feed.",
  });
  expect(found[0]?.trimmed?.map((one) => one.replace(/^.*\(/u, "("))).toEqual([
    "(its evidence says nothing of it)",
    "(its evidence says nothing of it)",
    "(Solveig is named nowhere in the week)",
  ]);
});

it("is no claim where its name or its whole description is invented", () => {
  expect(proved(claim({ name: "The quay rebuilt its feed for Solveig" })).rejected[0]?.code).toBe("UNSUPPORTED");
  expect(proved(claim({ description: "Passengers complained loudly in newspapers" })).rejected[0]?.code).toBe(
    "UNSUPPORTED",
  );
});

it("takes the words of the memory that a claim sharpens for its own", () => {
  const one = claim({
    updates: "project_quay.md",
    body: "The quay rebuilt its timetable feed.\n\n**Why:** Passengers complained loudly in newspapers.",
  });
  const known = new Map([["project_quay.md", "Quay feed\nPassengers complained loudly\nIt stood in newspapers."]]);
  const gate = { book: logbookOf([daily("2026-04-08", LINES)]), allow: [], known };
  expect(proveClaims({ claimed: [one], rejected: [] }, gate).found[0]?.body).toContain("Passengers");
});
