import { describe, expect, it } from "vitest";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { reconcile } from "../../src/memory/reconcile.ts";
import { found, known, stored } from "../support/claims.ts";
import { daily } from "../support/daily.ts";

const about = (body: string) =>
  stored({ type: "project", name: body, description: body, body, created: "2026-04-01", updated: "2026-04-01" });

/** What a week that kept nothing asks about a memory, for a line of its log. */
function asked(line: string, body: string): string | undefined {
  const book = logbookOf([daily("2026-04-08", ["- Sorted the mail.", `- ${line}`, "- Two calls."])]);
  const [change] = reconcile([], { ...known([about(body)]), week: "2026-W15", book });
  return change?.because;
}

describe("a line that no claim took up", () => {
  it.each([
    ["Reports go out on Mondays now.", "Reports go out on Friday evening."],
    ["Ravi does not own the import pipeline.", "Ravi owns the import pipeline."],
    ["Fixed: the export keeps rows with emoji.", "The export drops rows with emoji."],
    ["The permit for the mast came on Thursday, all signed.", "We are waiting for the permit of the mast."],
    // Only the roots of the words are the same.
    ["Voltámos a entregar também à tarde.", "Entregas só de manhã."],
    ["Der Kran läuft wieder, die Kette des Krans ist getauscht.", "Die Kette vom Kran reißt."],
  ])("questions the memory it speaks against: %s", (line, body) => {
    expect(asked(line, body)).toContain("may hold no longer");
  });

  it.each([
    ["a person", "Mirjam signed off the March figures.", "Mirjam: please send figures as a table, never as prose."],
    [
      "a noun, and work that is done",
      "Alias table in place; 41,200 invoices imported.",
      "Invoices are numbered per year and supplier.",
    ],
    [
      "a noun, and another decision",
      "Decision: merged suppliers keep their old number as an alias.",
      "Invoices are numbered per year and supplier instead of by one counter.",
    ],
    [
      "a noun, and a denial of something else",
      "No commits were needed.",
      "The repository has five commits a day by hand.",
    ],
    ["an address", "The repository is https://example.org/team/mesh", "Repository: https://example.org/team/roles"],
    [
      "a word in Portuguese",
      "A Inês aprovou os números de março.",
      "A Inês quer os números em tabela, nunca em texto.",
    ],
  ])("leaves alone a memory with which it shares %s", (_, line, body) => {
    expect(asked(line, body)).toBeUndefined();
  });
});

it("asks once of a line, where its claim already proposes to replace the memory", () => {
  const line = "The van leaves from gate 7, because gate 4 is closed.";
  const book = logbookOf([daily("2026-04-08", ["- Sorted the mail.", `- Decided: ${line}`])]);
  const body = "The van leaves from gate 4, because gate 2 is closed.";
  const spans = [{ path: "logs/2026-04-08.md", day: "2026-04-08", from: 2, to: 2 }];
  const claim = found({ type: "project", name: line, description: line, body: line, spans });
  const changes = reconcile([claim], { ...known([about(body)]), week: "2026-W15", book });
  expect(changes).toMatchObject([{ kind: "proposed", because: expect.stringContaining("(7, not 4)") }]);
});
