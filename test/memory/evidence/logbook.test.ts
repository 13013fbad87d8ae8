import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOwn, lineAt, logbookOf, sectionLines } from "../../../src/memory/evidence/logbook.ts";
import { daily } from "../../support/daily.ts";

const log = daily("2026-04-08", [
  "---",
  "mood: fine",
  "---",
  "# Day",
  "- The import reads   CAMT.053",
  "## Tests",
  "- Lesson: never mock",
  "```",
  "own words? no",
  "```",
  "### Deep",
  "- **deep** point",
  "## Else",
  "",
  "- else",
]);
const book = logbookOf([log]);
const page = book.pages[0]!;

describe("the logbook", () => {
  it("folds lines, and counts only the log's own", () => {
    expect(page.folded[4]).toBe("the import reads camt.053");
    expect(page.folded[11]).toBe("deep point");
    expect([1, 4, 8, 13].map((line) => isOwn(page, line))).toEqual([false, true, false, false]);
    expect(book.size).toBe(8);
    expect(page.text).not.toContain("own words");
    expect(page.text).not.toContain("mood");
  });

  it("finds the own lines by word, in any inflection", () => {
    const lines = (word: string): number[] => (book.places.get(word) ?? []).map(({ line }) => line + 1);
    expect(lines("import")).toEqual([5]);
    expect(lines("test")).toEqual([6]);
    expect(lines("word")).toEqual([]);
  });

  it("tells for each position of its text the line it came from", () => {
    for (const [line, folded] of page.folded.entries()) {
      if (!isOwn(page, line)) continue;
      const start = page.starts[line]!;
      expect(page.text.slice(start, start + folded.length)).toBe(folded);
      expect([lineAt(page, start), lineAt(page, start + folded.length - 1)]).toEqual([line, line]);
    }
  });

  it.each([
    ["a line of a section has it, and the headings above", 6, [3, 5, 6, 7, 8, 9, 10, 11]],
    ["a line of a section below has only that, and the headings above", 11, [3, 5, 10, 11]],
    ["a line before any heading of its level has the whole of it", 4, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]],
    ["the next section is another one", 14, [3, 12, 13, 14]],
  ])("%s", (_, line, lines) => expect(sectionLines(page, line)).toEqual(lines));

  it("takes a log without headings for one section", () => {
    const plain = logbookOf([daily("2026-04-08", ["a", "b", "c"])]).pages[0]!;
    expect(sectionLines(plain, 1)).toEqual([0, 1, 2]);
  });

  it("has a section for every line of any log, and the line is in it", () => {
    const line = fc.constantFrom("# A", "## B", "### C", "#### D", "text", "", "```", "- x");
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
        const any = logbookOf([daily("2026-04-08", lines)]).pages[0]!;
        for (const at of lines.keys()) {
          const section = sectionLines(any, at);
          expect(section).toContain(at);
          expect([...section].sort((a, b) => a - b)).toEqual(section);
        }
      }),
    );
  });
});
