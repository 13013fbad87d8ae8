import { describe, expect, it } from "vitest";
import { compactWeeks } from "../../src/compaction/compact.ts";
import { readAnswer } from "../../src/compaction/reading.ts";
import { whyUnusable } from "../../src/compaction/unusable.ts";
import { EMPTY_WEEK } from "../../src/document/sections.ts";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { extractive } from "../../src/offline/extractive.ts";
import { typed } from "../../src/profile/typed/typed.ts";
import { daily } from "../support/daily.ts";
import { answerOf, block, memoryRun, PROMPT } from "./ports.ts";

const dailyLog = (day: string, text: string) => daily(day, text.trimEnd().split("\n"));

const ENGLISH = dailyLog(
  "2026-04-07",
  "# Tuesday\n\n- Decision: releases leave on Tuesdays, because support is there.\n- the printer in the hall was mended\n- Dana wants numbers first in every report\n- the import of the supplier took three hours\n",
);
const GERMAN = dailyLog(
  "2026-04-07",
  "# Dienstag\n\n- Wir haben beschlossen, dass die Rechnungen in SQLite bleiben, weil der Server nur wenig Speicher hat.\n- Der Drucker im Flur ist wieder kaputt gewesen und wurde von uns repariert.\n- Frau Weber will keine langen Mails mehr von uns bekommen.\n",
);
const GOOD = "### Outcomes\n\n- the printer in the hall was mended (2026-04-07)\n";
const PASSES = block(
  "Dana wants numbers first",
  "Dana wants numbers first in every report",
  "Dana wants numbers first in every report",
  "user",
);
const FAILS = (n: number) => block(`Oracle ${n}`, `Everything moved to Oracle ${n}`, `we moved to Oracle ${n}`);
const broken = (n: number) => `\`\`\`typed_memory\nno front matter ${n}\n\`\`\`\n`;

const why = (text: string, log = ENGLISH, language = "source") => {
  const gate = { book: logbookOf([log]), allow: [], known: new Map() };
  return whyUnusable([{ text, reading: readAnswer(text, typed, gate, "week") }], [log], language);
};

describe("an answer that came whole", () => {
  it.each<[string, string, string | undefined]>([
    ["bullets and no memory", GOOD, undefined],
    ["one bullet that stands among others that do not", `${GOOD}- we moved to Oracle 12 (2026-04-07)\n`, undefined],
    ["NONE", "NONE\n", undefined],
    ["a sentence that there was nothing", "Nothing in this week's logs was worth keeping.\n", undefined],
    ["that sentence marked up", "## 2026-W15\n\n> **“Nothing in this week’s logs was worth keeping”**\n", undefined],
    ["that sentence as a bullet, and no memory", `- ${EMPTY_WEEK}\n\n\`\`\`typed_memory\nNONE\n\`\`\`\n`, undefined],
    ["NONE below each heading", "### Outcomes\nNONE\n\n### Context\n- NONE\n", undefined],
    ["headings alone", "### Key Decisions\n\n### Outcomes\n", "it wrote no weekly document"],
    ["headings and NONE for memories", "### Outcomes\n\n```typed_memory\nNONE\n```\n", "it wrote no weekly document"],
    [
      "its document in a fence",
      `\`\`\`md\n${GOOD}\`\`\`\n\n\`\`\`typed_memory\nNONE\n\`\`\`\n`,
      "it wrote no weekly document",
    ],
    ["the sentence in a fence", `### Context\n\n~~~\n${EMPTY_WEEK}\n~~~\n`, "it wrote no weekly document"],
    ["only bold headings", "**Decisions**\n\n**Blockers**\n", "it wrote no weekly document"],
    ...[
      "A quiet week without anything to keep.",
      "I see nothing here that I may speak of.",
      "Es gibt nichts zu berichten.",
      "Rien à signaler cette semaine.",
    ].map((said): [string, string, string] => [
      `another sentence: ${said}`,
      `${said}\n`,
      "it wrote no weekly document",
    ]),
    ["a sentence of another language", "特になし。\n", "it is in another language than the logs"],
    [
      "the sentence, and a bullet that does not stand",
      `${EMPTY_WEEK}\n\n- we moved to Mars, not to Oracle\n`,
      "none of its bullets stands in the logs",
    ],
    ["three bad memories of three", GOOD + [1, 2, 3].map(FAILS).join("\n"), undefined],
    [
      "two bad memories of four",
      GOOD + [FAILS(1), broken(2), PASSES, PASSES.replace("numbers first\n", "numbers\n")].join("\n"),
      undefined,
    ],
    [
      "three bad memories of four",
      GOOD + [FAILS(1), broken(2), FAILS(3), PASSES].join("\n"),
      "3 of its 4 memories were rejected",
    ],
    ["the same memory five times", GOOD + PASSES.repeat(5), undefined],
    [
      "bullets of which none stands",
      "- we moved to Oracle 12\n- we moved to Mars\n",
      "none of its bullets stands in the logs",
    ],
    [
      "talk",
      `Sure! Here is my summary of your week.\n\nI could not decide what matters, so please tell me more about it. ${"I am ready to help. ".repeat(9)}`,
      "it wrote no weekly document",
    ],
    // Each of its sentences stands in the logs, and it is talk all the same.
    ["prose that stands", "The printer was mended.\n\nThe import took hours.\n", "it wrote no weekly document"],
    ["prose below a heading", "### Outcomes\n\nthe printer in the hall was mended\n", "it wrote no weekly document"],
    [
      "a thought and talk",
      `<think>\n${GOOD}${PASSES}</think>\nThe printer was mended.\n`,
      "it wrote no weekly document",
    ],
    [
      "prose that stands, and a bullet that does not",
      "The printer was mended.\n\n- we moved to Oracle 12\n",
      "none of its bullets stands in the logs",
    ],
    ["a bullet of another mark", "### Outcomes\n\n• the printer in the hall was mended\n", undefined],
    ["a numbered bullet", "1. the printer in the hall was mended\n", undefined],
    ["a row", "| What | Day |\n|---|---|\n| the printer in the hall was mended | 2026-04-07 |\n", undefined],
    ["one bullet over and over", GOOD.repeat(5), "4 of its 5 bullets say again what another says"],
    ["one bullet in two sections", `${GOOD}\n### Context\n${GOOD.slice(14)}`, undefined],
    ["memories alone", PASSES, "it wrote no weekly document"],
  ])("with %s", (_, text, expected) => {
    expect(why(text)).toBe(expected);
  });

  // Thrown away whole, and the offline model told the routine.
  it("is of use in the language of the few lines that it tells", () => {
    const routine = Array.from(
      { length: 30 },
      (_, i) => `- routine note ${i}: the lamps were checked and the doors locked`,
    );
    const said = ["在庫の管理はExcelに戻すことに決めた。", "チラシの印刷所はまだ決まっていない。"];
    const log = dailyLog("2026-04-07", ["# Tuesday", "", ...routine, ...said.map((one) => `- ${one}`)].join("\n"));
    const text = said.map((one) => `- ${one} (2026-04-07)\n`).join("");
    expect(why(`### Key Decisions\n\n${text}`, log)).toBe(undefined);
    const german = "- Die Lampen wurden geprüft und die Türen verschlossen. (2026-04-07)\n";
    expect(why(`### Outcomes\n\n${german}${german.replace("Lampen", "Fenster")}`, log)).toBeDefined();
  });

  it("is told by its language, where that is sure", () => {
    const english =
      "- We decided that the invoices stay in SQLite, because the server has only little memory. (2026-04-07)\n- The printer in the hall was broken again and was mended by us. (2026-04-07)\n";
    expect(why(english, GERMAN)).toBe("it is in another language than the logs");
    const german = `### Outcomes\n\n${GERMAN.lines.slice(-3).join("\n")}`;
    expect(why(german, GERMAN)).toBeUndefined();
    // Names and commands are of no language.
    expect(why("- SQLite `git push` v1.2\n", GERMAN)).not.toContain("language");
  });
});

describe("a week whose answer is of no use", () => {
  const UNUSABLE = GOOD + [FAILS(1), FAILS(2), FAILS(3), PASSES].join("\n");
  const run = (text: string, over = {}) =>
    memoryRun([ENGLISH], async () => answerOf(text, { model: "weak" }), { fallback: extractive, ...over });
  const compacted = async (one: ReturnType<typeof run>) =>
    (await compactWeeks(one.states, one.ports, new AbortController().signal))[0]!;

  it("is written by the offline model, as it would be alone; what passed waits in the inbox, and nothing else does", async () => {
    const weak = run(UNUSABLE);
    const result = await compacted(weak);
    expect(result).toMatchObject({
      ...{ outcome: "compacted", model: "weak", usage: { inputTokens: 100 } },
      fallback: { model: "weak", because: "3 of its 4 memories were rejected" },
    });
    expect(result.rejected).toHaveLength(3);
    const alone = memoryRun([ENGLISH], extractive, { offline: true });
    await compacted(alone);
    const document = weak.folder().texts.get("weekly/2026-W15.md");
    expect(document).toContain("model: extractive");
    expect(document).toBe(alone.folder().texts.get("weekly/2026-W15.md"));
    const files = (one: ReturnType<typeof run>) =>
      [...one.folder().texts.keys()].filter((file) => /^(inbox\/)?[a-z]+_/.test(file));
    const added = files(weak).filter((file) => !files(alone).includes(file));
    expect(added).toEqual(["inbox/user_dana-wants-numbers-first.md"]);
    // The same in the offline model's words gives way.
    const given = files(alone).filter((file) => !files(weak).includes(file));
    expect(given).toEqual(["inbox/project_dana-wants-numbers-first-in-every-report.md"]);
    // Nothing becomes due by it.
    expect(result.error).toBeUndefined();
  });

  it("is written by it too where only the bullets are translated, and its memories count", async () => {
    const name = "Dana will zuerst Zahlen";
    const memory = block(name, "Dana will in jedem Bericht zuerst die Zahlen", "Dana wants numbers first", "user");
    const text = `### Context\n\n- Dana will in jedem Bericht zuerst die Zahlen (2026-04-07)\n- Der Drucker im Flur wurde repariert und geht wieder (2026-04-07)\n\n${memory}`;
    const one = run(text, { language: "de" });
    const { fallback, notices } = await compacted(one);
    expect([fallback, notices]).toEqual([undefined, [expect.stringContaining("not in the language of the logs")]]);
    const { texts } = one.folder();
    expect(texts.get("weekly/2026-W15.md")).toContain("releases leave on Tuesdays");
    expect([...texts.keys()].filter((file) => /^(inbox\/)?[a-z]+_/.test(file))).toEqual([
      "user_dana-will-zuerst-zahlen.md",
    ]);
    // In any other language they tell nothing.
    expect((await compacted(run(text, { language: "fr" }))).fallback?.because).toContain("another language");
  });

  it.each([
    ["the logs as they were shown", (user: string) => user],
    ["a bullet of them, and the rest of what was asked", (user: string) => `${user}\n- we moved to Mars\n`],
  ])("is written by the offline model where the answer is %s", async (_, echoed) => {
    const prompt = {
      ...PROMPT,
      system: "The printer was mended.\n- The printer was mended.",
      user: `{{known}}The import took hours.\n{{logs}}`,
    };
    const one = memoryRun([ENGLISH], async ({ system, user }) => answerOf(echoed(`${system}\n${user}`)), {
      ...{ fallback: extractive, prompt },
    });
    expect((await compacted(one)).fallback?.model).toBe("lambda");
  });

  it("keeps what an answer says beside an echo, and none of the echo", async () => {
    const one = memoryRun([ENGLISH], async ({ user }) => answerOf(`${user}\n\n${GOOD}`), { fallback: extractive });
    expect((await compacted(one)).fallback).toBeUndefined();
    const document = one.folder().texts.get("weekly/2026-W15.md");
    expect(document).toContain("- the printer in the hall was mended (2026-04-07)");
    expect(document).not.toMatch(/Dana wants|the import of/);
  });

  it("takes nothing back that an earlier answer had found, though it was asked anew by force", async () => {
    const before = run(`${GOOD}\n${PASSES}`);
    await compacted(before);
    const kept = before.folder().texts.get("user_dana-wants-numbers-first.md");
    expect(kept).toBeDefined();
    const again = run(UNUSABLE.replace(PASSES, FAILS(4)), { force: true, folder: before.folder });
    await compacted(again);
    expect(again.plans[0]?.files.map(({ file }) => file)).not.toContain("user_dana-wants-numbers-first.md");
  });

  it("proposes all that passed, also beyond the five that are likely", async () => {
    const many = dailyLog(
      "2026-04-07",
      `# T\n\n${NAMES.map((name, i) => `- ${name} keeps the key of room ${i + 11} for the whole year`).join("\n")}\n`,
    );
    const records = NAMES.map((name, i) => {
      const said = `${name} keeps the key of room ${i + 11} for the whole year`;
      return block(said, said, said);
    });
    const text = [GOOD, ...records, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(FAILS)].join("\n");
    const one = memoryRun([many], async () => answerOf(text), { fallback: extractive });
    const result = await compacted(one);
    expect(result.memories.filter(({ change }) => change === "proposed").length).toBeGreaterThanOrEqual(NAMES.length);
    expect(result.memories.some(({ change, file }) => change === "created" && /room/.test(file))).toBe(false);
  });
});

const NAMES = ["Ruta", "Milan", "Oksana", "Pedro", "Ingrid", "Farid", "Yuki"];
