import { describe, expect, it } from "vitest";
import { digest12 } from "../../src/digest.ts";
import { foldLine } from "../../src/memory/fold.ts";
import { daily } from "../support/daily.ts";
import { lintOf, memoryText, toldOf } from "./of.ts";

const FILE = "feedback_x.md";
const LINES = ["# Wednesday", "- We use PostgreSQL 17.", "- A mock hid a failure.", "- Lunch."];

/** The week's document, as it was made when the log said `LINES` and the memory cited lines 2 and 3. */
const week = (file = FILE): string =>
  `---\ntype: weekly\nweek: 2026-W15\nfrom: 2026-04-06\nto: 2026-04-12\nsources:\n  - path: logs/2026-04-08.md\n    sha256: ${daily("2026-04-08", LINES).sha256}\nmodel: x\nprompt: aaaaaaaaaaaa\nmemories:\n  - file: ${file}\n    evidence: [${[LINES[1]!, LINES[2]!].map((line) => digest12(foldLine(line))).join(", ")}]\n---\n\n## 2026-W15 (6–12 April 2026)\n\nNothing.\n`;

const folder = (sources: readonly string[], over = {}): Record<string, string> => ({
  [FILE]: memoryText({ sources, ...over }),
  "weekly/2026-W15.md": week(),
});
const now = (lines: readonly string[]) => ({ logs: [daily("2026-04-08", lines)] });
const CITED = ["logs/2026-04-08.md#L2-L3"];

describe("evidence", () => {
  it("stands while its lines say what the week found, whatever the white space", () => {
    expect(toldOf(folder(CITED), now(LINES))).toEqual([]);
    expect(toldOf(folder(CITED), now(["# Wednesday", "* we use   **PostgreSQL** 17.", ...LINES.slice(2)]))).toEqual([]);
  });

  it("that has moved is told with its place", () => {
    const { findings } = lintOf(folder(CITED), now(["# Wednesday", "A new line.", ...LINES.slice(1)]));
    expect(findings.find(({ code }) => code === "EVIDENCE_MOVED")).toMatchObject({
      severity: "warning",
      file: FILE,
      line: 8,
      message: "what 2026-W15 found in logs/2026-04-08.md#L2-L3 stands in logs/2026-04-08.md#L3-L4 now",
    });
  });

  it("that another source still cites rightly is not where the moved lines are", () => {
    const sources = ["logs/2026-04-08.md#L2", "logs/2026-04-08.md#L4"];
    expect(toldOf(folder(sources), now(["# Wednesday", LINES[1]!, LINES[2]!, "- Other."]))).toEqual([
      `warning ${FILE}:9 EVIDENCE_MOVED`,
    ]);
    expect(toldOf(folder(sources), now(["# Wednesday", LINES[1]!, "- Other.", "- Other."]))).toEqual([
      `warning ${FILE}:9 SOURCE_CHANGED`,
    ]);
  });

  it("whose line was edited has changed", () => {
    expect(toldOf(folder(CITED), now(["# Wednesday", "- We use MySQL 8.", ...LINES.slice(2)]))).toEqual([
      `warning ${FILE}:8 SOURCE_CHANGED`,
    ]);
    expect(toldOf(folder(CITED), now(["# Wednesday", "", "", "- Lunch."]))).toEqual([
      `warning ${FILE}:8 SOURCE_CHANGED`,
    ]);
  });

  it("beyond the end of its log is told", () => {
    expect(toldOf(folder(["logs/2026-04-08.md#L2-L3", "logs/2026-04-08.md#L9"]), now(LINES))).toEqual([
      `warning ${FILE}:9 SOURCE_CHANGED`,
    ]);
  });

  it("in a log that is gone is told once, by the weekly document", () => {
    expect(toldOf(folder(CITED), { logs: [] })).toEqual(["warning weekly/2026-W15.md:7 SOURCE_MISSING"]);
    expect(toldOf({ [FILE]: memoryText({ sources: CITED }) }, { logs: [] })).toEqual([
      `warning ${FILE}:8 SOURCE_MISSING`,
    ]);
  });

  it("that is no log with lines is told", () => {
    expect(
      toldOf(folder(["a talk in the kitchen", "logs/2026-04-08.md#L3-L2", "logs/2026-04-08.md"]), now(LINES)),
    ).toEqual([`warning ${FILE}:8 BAD_SOURCE`, `warning ${FILE}:9 BAD_SOURCE`]);
  });

  it("that no week lists, or of a memory that no longer holds, is not compared", () => {
    const other = now(["# Wednesday", "- Other.", "- Other."]);
    expect(toldOf({ [FILE]: memoryText({ sources: CITED }), "weekly/2026-W15.md": week("user_y.md") }, other)).toEqual(
      [],
    );
    expect(toldOf(folder(CITED, { status: "withdrawn" }), other)).toEqual([]);
  });
});
