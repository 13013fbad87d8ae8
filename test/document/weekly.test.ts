import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysOf } from "../../src/calendar/week.ts";
import { readWeekly, type WeeklyDocument, weeklyHeading, writeWeekly } from "../../src/document/weekly.ts";
import { runs } from "../support/runs.ts";

const WEEKLY: WeeklyDocument & { body: string } = {
  type: "weekly",
  week: "2026-W15",
  from: "2026-04-06",
  to: "2026-04-12",
  sources: [{ path: "logs/2026-04-06.md", sha256: "a1".repeat(32) }],
  model: "extractive",
  prompt: "0123456789ab",
  memories: [{ file: "feedback_use-real-database-in-tests.md", evidence: ["aaaaaaaaaaaa", "123456789012"] }],
  declined: [{ type: "user", evidence: ["bbbbbbbbbbbb"] }],
  body: `${weeklyHeading("2026-W15")}\n\n### Key Decisions\n\n- Use PostgreSQL (2026-04-08)`,
};

const TEXT = `---
type: weekly
week: 2026-W15
from: 2026-04-06
to: 2026-04-12
sources:
  - path: logs/2026-04-06.md
    sha256: ${"a1".repeat(32)}
model: extractive
prompt: 0123456789ab
memories:
  - file: feedback_use-real-database-in-tests.md
    evidence: [aaaaaaaaaaaa, "123456789012"]
declined:
  - type: user
    evidence: [bbbbbbbbbbbb]
---

## 2026-W15 (6–12 April 2026)

### Key Decisions

- Use PostgreSQL (2026-04-08)
`;

describe("a weekly document", () => {
  it("is written in the contract's order and style, and read back", () => {
    expect(writeWeekly(WEEKLY)).toBe(TEXT);
    expect(readWeekly(TEXT)).toEqual(WEEKLY);
  });

  it("does not depend on the order in which its fields were put together", () => {
    const shuffled = Object.fromEntries(Object.entries(WEEKLY).reverse()) as unknown as typeof WEEKLY;
    expect(writeWeekly(shuffled)).toBe(TEXT);
  });

  it("writes empty lists as []", () => {
    const text = writeWeekly({ ...WEEKLY, memories: [], declined: [] });
    expect(text).toContain("\nmemories: []\ndeclined: []\n---\n");
    expect(readWeekly(text)).toEqual({ ...WEEKLY, memories: [], declined: [] });
  });

  it("keeps keys that lithify does not know, behind its own and within lists", () => {
    const text = TEXT.replace("declined:", "  - file: b.md\n    evidence: []\n    note: mine\ndeclined:").replace(
      "\n---\n\n",
      "\nreviewed: yes\nbody: 1\n---\n\n",
    );
    const read = readWeekly(text);
    if ("fault" in read) throw new Error(read.fault);
    expect(read).toMatchObject({ other: { reviewed: "yes", body: 1 } });
    expect(writeWeekly(read)).toBe(text.replace("reviewed: yes", 'reviewed: "yes"'));
  });

  it("is read with CRLF, and without memories or declined", () => {
    expect(readWeekly(TEXT.replaceAll("\n", "\r\n"))).toEqual(WEEKLY);
    const short = TEXT.replace(/memories:[\s\S]*?---/, "---");
    expect(readWeekly(short)).toEqual({ ...WEEKLY, memories: [], declined: [] });
  });

  it.each([
    ["another type", TEXT.replace("type: weekly", "type: daily"), 2, /^type/],
    ["a week that does not exist", TEXT.replace("2026-W15", "2025-W53"), 3, /^week/],
    ["a date that does not exist", TEXT.replace("2026-04-06", "2026-04-31"), 4, /^from/],
    ["no sources", TEXT.replace(/sources:[\s\S]*?model/, "model"), 1, /^sources/],
    ["a source without digest", TEXT.replace(/ {4}sha256.*\n/, ""), 6, /^sources\.0\.sha256/],
    ["front matter cut off", TEXT.slice(0, 100), 1, /not closed/],
    ["a key twice", TEXT.replace("model:", "week: 2026-W16\nmodel:"), 9, /twice/],
    ["code", TEXT.replace("---", "---js"), 1, /refused/],
    ["no front matter", "## 2026-W15\n", 1, /^type/],
  ])("with %s is a fault with its line", (_, text, line, fault) => {
    expect(readWeekly(text)).toEqual({ fault: expect.stringMatching(fault), line });
  });

  it("survives any text in any field, byte for byte at the second writing", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 20 }),
      fc.constantFrom("", "yes", "123", "1e5", "a: b", "---", "x\ny", " a ", "#", "[]", "\r\n"),
    );
    const evidence = fc.array(text, { maxLength: 3 });
    const document = fc.record({
      week: fc.constantFrom("2026-W15", "2026-W53", "2020-W01"),
      sources: fc.array(fc.record({ path: text, sha256: text }), { maxLength: 3 }),
      model: text,
      prompt: text,
      memories: fc.array(fc.record({ file: text, evidence }), { maxLength: 3 }),
      declined: fc.array(fc.record({ type: text, evidence }), { maxLength: 3 }),
      body: text,
    });
    fc.assert(
      fc.property(document, (fields) => {
        const [from, , , , , , to] = daysOf(fields.week);
        const weekly = { type: "weekly" as const, from, to, ...fields };
        const written = writeWeekly(weekly);
        const read = readWeekly(written);
        if ("fault" in read) throw new Error(`${read.fault}\n${written}`);
        expect({ ...read, body: "" }).toEqual({ ...weekly, body: "" });
        expect(read.body).toBe(fields.body.replaceAll("\r\n", "\n").replace(/^\n+/, "").trimEnd());
        expect(writeWeekly(read)).toBe(written);
      }),
      { numRuns: runs(200) },
    );
  });

  it("of a week with 2,000 logs is written and read back", () => {
    const sources = Array.from({ length: 2_000 }, (_, n) => ({
      path: `logs/2026-04-06/${n}.md`,
      sha256: "a".repeat(64),
    }));
    expect(readWeekly(writeWeekly({ ...WEEKLY, sources }))).toEqual({ ...WEEKLY, sources });
  });
});
