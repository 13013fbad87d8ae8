import { describe, expect, it } from "vitest";
import { ownOutput } from "../../../src/memory/evidence/own-output.ts";
import { voicesOf } from "../../../src/memory/evidence/voice.ts";
import { cpuMs } from "../../support/cpu-time.ts";
import { daily } from "../../support/daily.ts";

const memory = [
  "---",
  "name: Use a real database",
  "description: d",
  "type: feedback",
  "sources:",
  "  - logs/2026-04-08.md#L3",
  "digest: 0123456789ab",
  "---",
  "",
  "Tests run on PostgreSQL.",
];
const weekly = ["## 2026-W15 (6–12 April 2026)", "", "### Outcomes", "", "- The import takes 6 minutes (2026-04-07)"];
const pasted = (...lines: string[]) =>
  daily("2026-04-20", ["# Monday", "- Read what we knew:", "", ...lines, "", "# Work", "- Decided something new."]);
const silent = (log: ReturnType<typeof daily>): string[] =>
  log.lines.filter((line, i) => line !== "" && voicesOf(log)[i] === "void");

describe("what lithify wrote, pasted into a log", () => {
  it.each([
    ["a memory", memory],
    ["a weekly document's body", weekly],
    ["a weekly document", ["---", "type: weekly", "week: 2026-W15", "---", "", ...weekly]],
    [
      "the index",
      [
        "<!-- lithify:begin -->",
        "",
        "## Feedback",
        "",
        "- [Use a real database](feedback_x.md) — d",
        "<!-- lithify:end -->",
      ],
    ],
    ["a quoted memory", memory.map((line) => `> ${line}`)],
  ])("is silent: %s", (_, lines) => {
    expect(silent(pasted(...lines))).toEqual(lines.filter((line) => line !== ""));
  });

  it("is found in time that grows with the log, however many parts follow one another", () => {
    const took = (parts: number): number => {
      const lines = Array.from({ length: parts }, () => [
        "## 2026-W15 (6–12 April 2026)",
        "",
        "### Outcomes",
        "<!-- lithify:begin -->",
      ]).flat();
      const start = cpuMs();
      expect(ownOutput({ lines, bodyStart: 0 }).length).toBe(parts);
      return cpuMs() - start;
    };
    took(1_000);
    // Quadratic, this took half a minute.
    expect(took(100_000)).toBeLessThan(2_000);
  });

  it.each([
    [
      "a mark in a sentence",
      ["- The index stands behind `<!-- lithify:begin -->` in MEMORY.md.", "- Decided: it stays there."],
    ],
    ["a mark at the end of a line", ["Read on from <!-- lithify:begin -->", "- Decided: it stays there."]],
    [
      "both marks in a sentence",
      ["- It stands between <!-- lithify:begin --> and <!-- lithify:end -->, nowhere else."],
    ],
    [
      "a heading of a week of a person's own",
      ["## 2026-W17 (20–26 April 2026)", "", "- Decided: we ship on Friday.", "- Then we rest."],
    ],
    ["a type between two rules", ["---", "type: project", "---", "", "- Decided: we ship on Friday."]],
  ])("is not taken for %s, nor for what stands below it", (_, lines) => {
    const log = daily("2026-04-20", ["# Monday", "", ...lines, "- Decided: the last line of the day counts."]);
    expect(silent(log)).toEqual([]);
  });

  it("ends a mark that nobody ended where an index would end", () => {
    const index = ["<!-- lithify:begin -->", "", "## Feedback", "", "- [Use a real database](feedback_x.md) — d"];
    const log = daily("2026-04-20", [
      "# Monday",
      ...index,
      "- Decided: this is news.",
      "",
      "More of it.",
      "<!-- lithify:begin -->",
    ]);
    expect(silent(log)).toEqual([...index.filter((line) => line !== ""), "<!-- lithify:begin -->"]);
  });

  it("is found on one line, as a talk keeps it", () => {
    const line =
      "- **User**: <!-- lithify:begin --> ## Feedback - [Use a real database](feedback_x.md) — d <!-- lithify:end -->";
    expect(silent(daily("2026-04-20", ["# Monday", line, "- Decided: this is news."]))).toEqual([line]);
  });

  it("leaves a person's own rules, headings and front matter alone", () => {
    expect(
      ownOutput(pasted("---", "A rule above.", "---", "## 2026-W15", "- planned for week 15", "type: project")),
    ).toEqual([]);
  });
});

describe("a memory block in a log", () => {
  it("that begins and ends on one line takes no other line with it", () => {
    const line = "- ```typed_memory``` is how a block begins, and ~~~typed_memory x~~~ too";
    expect(silent(daily("2026-04-20", ["# Monday", line, "- Decided: this is news."]))).toEqual([line]);
  });
});
