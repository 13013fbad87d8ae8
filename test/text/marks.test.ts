import { describe, expect, it } from "vitest";
import { LEXICONS } from "../../src/text/lexicon/all.ts";
import { HEARD } from "../../src/text/lexicon/heard.ts";
import { headingMark, leadingMark, markOf, namesNothing } from "../../src/text/marks.ts";
import { expanded } from "../../src/text/phrases/notation.ts";

describe("a label that is a mark", () => {
  it.each([
    ["Decision", "decision"],
    ["lessons learned", "lesson"],
    ["Lesson-learned", "lesson"],
    ["Beschluss", "decision"],
    ["À retenir", "remember"],
    ["a retenir", "remember"],
    ["Regla", "rule"],
    ["Da ricordare", "remember"],
    ["Decisões", "decision"],
    ["Geleerde lessen", "lesson"],
    ["Wnioski", "lesson"],
    ["Решение", "decision"],
    ["Рішення", "decision"],
    ["Keputusan", "decision"],
    ["ÇIKARILAN DERSLER", "lesson"],
    ["决定", "decision"],
    ["決定事項", "decision"],
    ["결정 사항", "decision"],
    ["なぜ", "reason"],
    ["TODO", "todo"],
  ])("%s is %s", (label, mark) => {
    expect(markOf(label)).toBe(mark);
  });

  it.each([
    "parser.ts pattern",
    "Next decision: do we",
    "Decision tree",
    "`rule`",
    "src/rule",
    "Ines",
    "",
  ])("%s is none", (label) => {
    expect(markOf(label)).toBeUndefined();
  });

  it("is read in every language", () => {
    for (const { language, mark: own } of LEXICONS)
      for (const mark of ["decision", "rule", "lesson", "remember"] as const)
        expect([language, markOf(expanded({ ...HEARD[language], ...own }[mark].split(",")[0]!.trim())[0]!)]).toEqual([
          language,
          mark,
        ]);
  });
});

describe("a heading that announces", () => {
  it.each([
    ["Key decisions", "decision"],
    ["Decisions made today", "decision"],
    ["Wichtige Entscheidungen", "decision"],
    ["Ключевые решения", "decision"],
    ["今日の決定事項", "decision"],
    ["下一步计划", "todo"],
    ["Decision on storage", undefined],
    ["Storage", undefined],
    ["決定木の実装", undefined],
  ])("%s: %s", (title, mark) => {
    expect(headingMark(title)).toBe(mark);
  });

  it.each([
    "Log",
    "Daily log",
    "Tagebuch",
    "Journal du jour",
    "工作日志",
    "作業ログ",
    "Дневник",
    "오늘의 일지",
  ])("names nothing with %s", (title) => {
    expect(namesNothing(title)).toBe(true);
  });

  it.each(["Login", "Log rotation", "数据库", "Kiln log", "Tagebuch der Mühle"])("names something with %s", (title) => {
    expect(namesNothing(title)).toBe(false);
  });

  it("tells the kind of a label that goes on", () => {
    expect([leadingMark("Lesson from the outage"), leadingMark("Outage lesson")]).toEqual(["lesson", undefined]);
  });
});
