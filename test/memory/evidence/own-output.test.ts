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
        "<!-- lithify:begin --> <!-- lithify:end -->",
      ]).flat();
      const start = cpuMs();
      expect(ownOutput({ lines, bodyStart: 0 }).length).toBe(parts);
      return cpuMs() - start;
    };
    took(1_000);
    // Quadratic, this took half a minute.
    expect(took(100_000)).toBeLessThan(2_000);
  });

  it("leaves a person's own rules, headings and front matter alone", () => {
    expect(
      ownOutput(pasted("---", "A rule above.", "---", "## 2026-W15", "- planned for week 15", "type: project")),
    ).toEqual([]);
  });
});
