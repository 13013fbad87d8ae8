import { describe, expect, it } from "vitest";
import { daily } from "../support/daily.ts";
import { toldOf } from "./of.ts";

const log = daily(
  "2026-04-08",
  Array.from({ length: 200 }, (_, i) => `- Line ${i} of a long day.`),
);
const FILE = "weekly/2026-W15.md";
const BODY =
  "## 2026-W15 (6–12 April 2026)\n\n### Key Decisions\n\n- Use PostgreSQL (2026-04-08)\n\n### Context\n\n- More\n  - below it (2026-04-08)\n";
const MATTER = `type: weekly\nweek: 2026-W15\nfrom: 2026-04-06\nto: 2026-04-12\nsources:\n  - path: ${log.path}\n    sha256: ${log.sha256}\nmodel: extractive\nprompt: aaaaaaaaaaaa\nmemories: []\ndeclined: []`;
const told = (text: string, file = FILE, logs = [log]): string[] =>
  toldOf({ [file]: text }, { logs }).map((line) => line.replace(`${file}:`, ""));
const whole = (matter = MATTER, body = BODY): string => `---\n${matter}\n---\n\n${body}`;

describe("lint of a weekly document", () => {
  it("finds nothing in one as lithify writes it, also of an empty week", () => {
    expect(told(whole())).toEqual([]);
    expect(told(whole(MATTER, "## 2026-W15 (6–12 April 2026)\n\nNothing in this week was worth keeping.\n"))).toEqual(
      [],
    );
  });

  it("tells every key that is wrong, at once", () => {
    const matter = MATTER.replace("type: weekly", "type: daily")
      .replace("week: 2026-W15", "week: 2026-W14")
      .replace("to: 2026-04-12\n", "")
      .replace(log.sha256, "abc");
    expect(told(whole(matter))).toEqual([
      "error 1 MISSING_FIELD",
      "error 2 UNKNOWN_TYPE",
      "error 3 WEEK_MISMATCH",
      "error 6 BAD_VALUE",
    ]);
    expect(told(whole(MATTER.replace("memories: []", "memories:\n  - file: a.md\n    evidence: [xyz]")))).toEqual([
      "error 11 BAD_VALUE",
    ]);
    expect(told(whole(MATTER.replace("model: extractive\n", "")))).toEqual(["error 1 BAD_FRONT_MATTER"]);
    expect(told("no front matter\n")).toEqual(["error 1 NO_FRONT_MATTER"]);
    expect(told("---\ntype: weekly\n")).toEqual(["error 1 BAD_FRONT_MATTER"]);
  });

  it("tells a name that is no week, and leaves a person's notes to a warning", () => {
    expect(told(whole(), "weekly/2025-W53.md")).toEqual(["error 1 BAD_WEEK_NAME"]);
    expect(told("notes\n", "weekly/ideas.md")).toEqual(["warning 1 BAD_WEEK_NAME"]);
    expect(told(whole(), "weekly/2026-W16.md")).toEqual([
      "error 3 WEEK_MISMATCH",
      "error 4 WEEK_MISMATCH",
      "error 5 WEEK_MISMATCH",
    ]);
  });

  it("warns of a log that is gone, and of one of another week", () => {
    expect(told(whole(), FILE, [])).toEqual(["warning 7 SOURCE_MISSING"]);
    expect(told(whole(MATTER.replace(log.path, "logs/2026-04-20.md")))).toContain("warning 7 WEEK_MISMATCH");
  });

  it("warns of a wrong heading, strange, doubled and empty sections", () => {
    const body =
      "## This week\n\n### Context\n\n- a (2026-04-08)\n\n### Outcomes\n\n### Musings\n\n- b (2026-04-08)\n\n### Context\n\n- c (2026-04-08)\n";
    expect(told(whole(MATTER, body))).toEqual([
      "warning 15 WEEK_HEADING",
      "warning 21 EMPTY_SECTION",
      "warning 21 UNKNOWN_SECTION",
      "warning 23 UNKNOWN_SECTION",
      "warning 27 UNKNOWN_SECTION",
    ]);
    expect(told(whole(MATTER, "\n"))).toEqual(["warning 14 EMPTY_SECTION"]);
  });

  it("knows that what is open may have been so for weeks, and nothing else", () => {
    const section = (name: string): string =>
      `${BODY.split("\n### Context")[0]}\n### ${name}\n\n- The vet confirms (2026-03-25)\n`;
    expect(told(whole(MATTER, section("Blockers & Open Items")))).toEqual([]);
    expect(told(whole(MATTER, section("Context")))).toEqual(["warning 23 BULLET_DATE"]);
    const later = section("Blockers & Open Items").replace("2026-03-25", "2026-04-20");
    expect(told(whole(MATTER, later))).toEqual(["warning 23 BULLET_DATE"]);
  });

  it("warns of a bullet without its day, or with one that no source has", () => {
    const body = BODY.replace("PostgreSQL (2026-04-08)", "PostgreSQL").replace(
      "below it (2026-04-08)",
      "below it (2026-04-08, 2026-04-09)",
    );
    expect(told(whole(MATTER, body))).toEqual(["warning 19 BULLET_DATE", "warning 23 BULLET_DATE"]);
    expect(told(whole(MATTER, `${BODY}\nA person's afterthought.\n`))).toEqual([]);
  });

  it("holds the body against 30 % of its logs while they are as they were, and 16 KB always", () => {
    const long = (bytes: number): string => `${BODY.trimEnd()}\n- ${"x".repeat(bytes)} (2026-04-08)\n`;
    expect(told(whole(MATTER, long(1_000)))).toEqual([]);
    expect(told(whole(MATTER, long(3_000)))).toEqual(["warning 15 WEEKLY_TOO_LONG"]);
    const grown = { ...log, sha256: "0".repeat(64) };
    expect(told(whole(MATTER, long(3_000)), FILE, [grown])).toEqual([]);
    expect(told(whole(MATTER, long(17_000)), FILE, [grown])).toEqual(["warning 15 WEEKLY_TOO_LONG"]);
  });
});
