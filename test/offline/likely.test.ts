/** What a week proposes: whole claims under their own subject, and nothing that is over with its day. */
import { expect, it } from "vitest";
import { answerTo } from "../../src/offline/extractive.ts";
import { rankedClaims } from "../../src/offline/salience/claims.ts";
import { readWeek } from "../../src/offline/statements.ts";
import { log, request } from "./log.ts";

const answered = (text: string): string => answerTo(request([log(text)]));

const proposed = (text: string): string[] => {
  return [...answered(text).matchAll(/typed_memory likely\n---\nname: "(.*)"/gu)].map(([, name]) => name!);
};

it("proposes a claim with the label that it is about, and none that says that nothing was done", () => {
  const names = proposed(
    [
      "## Wednesday",
      "- Two-phase ferry: first the cars, then the bicycles, since the ramp holds nine tons at most",
      "- No substantive tasks logged by the crew on this day, only the cleaning of the ramp",
    ].join("\n"),
  );
  expect(names.join("\n")).toContain("Two-phase ferry");
  expect(names.join("\n")).not.toContain("No substantive");
});

// Caught: a person was asked whether to keep for good what is to be done this week.
it.each([
  "TODO: the ferry of the harbour must be painted in grey before the season begins",
  "Треба: надрукувати афіші концерту до 10 жовтня у друкарні на Подолі",
  "Надо: прислать Ире договор до пятницы",
])("proposes no task: %s", (task) => {
  const week = readWeek([
    log(`- ${task}\n- The ferry of the harbour takes nine tons at most, since its ramp is old\n`),
  ]);
  expect(rankedClaims(week).map(({ lead }) => lead.text)).toEqual([expect.stringContaining("nine tons")]);
});

it("makes no detail of a claim of the line below that takes it back", () => {
  const text =
    "- We ship the exporter on Fridays, since support is staffed on that day.\n- We no longer ship the exporter on Fridays, since support is thin then.";
  expect(proposed(text)).toHaveLength(2);
  expect(answered(text)).not.toContain("Beside it in the log");
});

it("tells what stands beside a claim as such, and takes only what stands under it for a part of it", () => {
  const [head, body] = likelyIn(
    "## Ferry\n\nThe ramp in Lund fails when two ships arrive at once.\n\nThe lock is held for four minutes, as the tide gauge reports.\n\nThe crew likes it.",
  );
  expect(body).toBe(
    "The lock is held for four minutes, as the tide gauge reports.\n\nBeside it in the log:\n- The ramp in Lund fails when two ships arrive at once.\n- The crew likes it.",
  );
  expect(head).not.toMatch(/^description: .*(?:ramp|crew)/mu);
  const [, under] = likelyIn(
    "## Ferry\n- The ramp in Lund holds nine tons at most, measured with the harbour office\n  - lorries wait for the second ferry",
  );
  expect(under).toMatch(/office\.\n\n- lorries wait/u);
});

const likelyIn = (text: string): string[] =>
  /typed_memory likely\n---\n([\s\S]*?)\n---\n\n([\s\S]*?)\n```/u.exec(answered(text))!.slice(1);

it("proposes no question that nobody answered", () => {
  expect(proposed("- ¿Dónde corre la exportación nocturna del almacén de Vigo?").join("\n")).toBe("");
  expect(proposed("- La exportación nocturna corre en el almacén de Vigo.").join("\n")).not.toBe("");
});

it("proposes no address and no row of addresses", () => {
  expect(
    proposed("## Papers\n- https://example.org/abs/2506.12338 https://example.org/abs/2506.14192v1").join("\n"),
  ).toBe("");
});
