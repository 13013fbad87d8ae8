import { expect, it } from "vitest";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { proveClaims } from "../../src/profile/proved.ts";
import { daily } from "../support/daily.ts";

/** Why a claim that quotes its one line waits; undefined where it stands. */
function heldFor(line: string, told: string): string | undefined {
  const book = logbookOf([
    daily("2026-04-08", ["## Notes", "", `- ${line}`, "", "## Beds", "", "- Bed 4 stayed wet."]),
  ]);
  const claim = {
    line: 1,
    type: "user" as const,
    name: told.slice(0, 30),
    description: told,
    body: told,
    quotes: [line],
  };
  const { found, rejected } = proveClaims(
    { claimed: [claim], rejected: [] },
    { book, allow: [], known: new Map<string, string>() },
  );
  expect(rejected).toEqual([]);
  return found[0]!.doubt;
}

it.each([
  ["Anna wrote her summary by hand.", "Anna prefers handwritten summaries over printed ones."],
  ["Hugo ordered the vegetarian menu on Friday.", "Hugo always orders the vegetarian menu."],
  ["Hugo hat am Freitag das vegetarische Menü bestellt.", "Hugo bevorzugt vegetarische Menüs."],
  ["Ida washed the brushes after class.", "The brushes must be washed after class."],
  ["Restarted the router twice.", "The router must always be restarted before video calls."],
  ["Le plombier a changé le joint.", "Il faut toujours faire changer les joints par un professionnel."],
  ["Hemos impreso el cartel en azul.", "Los carteles deben imprimirse siempre en azul corporativo."],
])("a rule or a taste that a model guesses from a deed waits: %s", (line, told) => {
  expect(heldFor(line, told)).toBe("its lines tell no rule and no preference");
});

it.each([
  ["Anna wants her summary by hand, never printed.", "Anna prefers handwritten summaries over printed ones."],
  ["The bank confirmed that transfers need two signatures.", "Transfers always require two signatures."],
  ["Nora asked not to be called before ten.", "Nora must not be called before ten."],
  ["Comments go on the PR, not the issue.", "Comments always go on the PR, never on the issue."],
  ["Karl kommt jeden Tag mit dem Rad.", "Karl fährt immer mit dem Rad."],
  ["合同一律用红笔改。", "合同必须用红笔改。"],
  ["Bed 7 was dug over on Monday.", "Bed 7 was dug over on Monday, before the rain."],
])("one that its line tells in other words stands, and what is no rule: %s", (line, told) => {
  expect(heldFor(line, told)).toBeUndefined();
});
