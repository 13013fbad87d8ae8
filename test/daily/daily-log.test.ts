import { describe, expect, it } from "vitest";
import { byLog, dayOfPath } from "../../src/daily/daily-log.ts";
import { bodyStartOf } from "../../src/text/front-matter.ts";

describe("the day of a log", () => {
  it.each([
    ["logs/2026-04-08.md", "2026-04-08"],
    ["logs/2026_04_08.md", "2026-04-08"],
    ["logs/2026-04-08-standup.md", "2026-04-08"],
    ["logs/2026-04-08T10-00.md", "2026-04-08"],
    ["logs/2026-04-08/agent-1.md", "2026-04-08"],
    ["logs/2026-04-08/team/deep/notes.md", "2026-04-08"],
    ["logs/2026-04-08-sprint/notes.md", "2026-04-08"],
    // The base name comes first, then the nearest folder.
    ["logs/2026-04-08/2026-04-09.md", "2026-04-09"],
    ["logs/2026-04-01/2026-04-08/notes.md", "2026-04-08"],
    // What is no date leaves the word to the folder, or to nobody.
    ["logs/2026-04-08/2026-02-30.md", "2026-04-08"],
    ["logs/2026-02-30.md", undefined],
    ["logs/2026-04-081.md", undefined],
    ["logs/2026-04_08.md", undefined],
    ["logs/20260408.md", undefined],
    ["logs/standup-2026-04-08.md", undefined],
    ["logs/notes.md", undefined],
  ])("of %s is %s", (path, day) => {
    expect(dayOfPath(path)).toBe(day);
  });
});

describe("the order of logs", () => {
  it("is that of their days, then the plain name, then its numbers as numbers, then what else they are called", () => {
    const inOrder = [
      "z/2026-04-07.md",
      "logs/2026-04-08.md",
      "logs/2026-04-08-2.md",
      "logs/2026-04-08-3.txt",
      "logs/2026-04-08-10.md",
      "logs/2026-04-08-1015-call.md",
      "logs/2026-04-08/agent-2.md",
      "logs/2026-04-08/agent-10.md",
      "logs/2026-04-08-standup.md",
      "logs/2026-04-08-standup-2.md",
      "logs/2026-04-08-standup-10.md",
      "a/2026_04_09.md",
      "logs/2026-04-09 (2).md",
    ];
    const drawn = inOrder.map((path, i) => [path, (i * 7) % inOrder.length] as const).sort(([, a], [, b]) => a - b);
    expect(drawn.map(([path]) => path).sort(byLog)).toEqual(inOrder);
  });

  it("is one whatever they are called", () => {
    const names = ["1", "2", "02", "10", "1a", "9", "a", "a-1", "a2", "é", "", "(1)", "-", "1-1"];
    const paths = names.map((name) => `logs/2026-04-08${name === "" ? "" : "-"}${name}.md`);
    for (const a of paths)
      for (const b of paths) {
        expect(Math.sign(byLog(a, b))).toBe(a === b ? 0 : -Math.sign(byLog(b, a)));
        for (const c of paths)
          if (byLog(a, b) < 0 && byLog(b, c) < 0) expect(byLog(a, c), `${a} ${b} ${c}`).toBeLessThan(0);
      }
  });
});

describe("front matter of a log", () => {
  const start = (text: string): number => bodyStartOf(text.split("\n"));

  it("counts the lines up to the closing fence", () => {
    expect(start("---\ntype: daily\n---\n\nText")).toBe(3);
    expect(start("---\ntags:\n  - a\n- b\n# comment\n\nkey with space: 1\n---")).toBe(8);
    expect(start("---\n---\nText")).toBe(2);
    expect([start("---\ntags: !!seq\n- a\n---"), start("---\ntags: &t # of mine\n- a\n---")]).toEqual([4, 4]);
  });

  it("takes none where it does not close, closes after line 200, or does not begin on line 1", () => {
    expect(start("---\ntype: daily\nText")).toBe(0);
    expect(start(`---\n${"a: 1\n".repeat(199)}---\nText`)).toBe(0);
    expect(start(`---\n${"a: 1\n".repeat(198)}---\nText`)).toBe(200);
    expect(start("\n---\ntype: daily\n---")).toBe(0);
    expect(start("")).toBe(0);
  });

  it("leaves text between two thematic breaks as evidence", () => {
    expect(start("---\n# Standup\nWe use PostgreSQL from now on.\n\n---\nMore")).toBe(0);
    expect(start("---\n\n- a point\n\n---\nMore")).toBe(0);
    expect(start("---\n \ntitle: a\n---\nMore")).toBe(0);
    expect(start("---\nNote: we ship.\nAnd then some.\n---")).toBe(0);
    expect(start("---\nMonday: calm\n\n- Decision: the fence is painted green.\n---\n")).toBe(0);
    expect(start("---\nDienstag: ruhig\n- Entscheidung: der Zaun wird grün.\n---\n- Tom")).toBe(0);
    expect(start("---\n\nDecision: the fence is painted green.\n\n---\nMore")).toBe(0);
    expect(start("---\nmood: calm\ntags: # of the day\n\n- a\n- b\ndate: 2026-04-06\n---\nText")).toBe(8);
  });
});
