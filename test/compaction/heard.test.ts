/** An answer that its server calls finished, and that ends within a record: what was whole, what is asked again, when a week fails. */
import { describe, expect, it } from "vitest";
import { compactWeeks } from "../../src/compaction/compact.ts";
import { ModelError } from "../../src/errors.ts";
import type { Model } from "../../src/model/model.ts";
import { knowledge } from "../../src/profile/knowledge/knowledge.ts";
import { precision } from "../../src/profile/precision/precision.ts";
import { NO_USAGE } from "../../src/usage.ts";
import { daily } from "../support/daily.ts";
import { answerOf, block, memoryRun, PROMPT } from "./ports.ts";

const FILES = "billing imports read CAMT.053 files of the bank, since it sends no others";
const MAILS = "billing mails leave at night, since customers read them at breakfast";
const log = (day: string) => daily(day, [`- Decided: ${FILES}`, "", `- Decided: ${MAILS}`]);
const signal = new AbortController().signal;

const PROSE = `### Key Decisions\n- ${FILES} (2026-04-08)\n\n`;
const ONE = block("Bank files", FILES, FILES);
const OTHER = block("Mails at night", MAILS, MAILS);
const upTo = (text: string, mark: string): string => text.slice(0, text.indexOf(mark) + mark.length);

/** Answers one after the other, the last of them for ever. */
function inTurn(...texts: readonly string[]): Model {
  let n = 0;
  return async () => answerOf(texts[Math.min(n++, texts.length - 1)]!);
}

const CUTS = {
  "in its front matter": upTo(OTHER, "description: "),
  "in its body": upTo(OTHER, "\n\nbilling mails"),
  "before its last fence": upTo(OTHER, `breakfast\n`),
  "in its last fence": OTHER.slice(0, -2),
  "behind its first fence": upTo(OTHER, "```typed_memory"),
  "in its first fence": upTo(OTHER, "```typed_m"),
};

describe.each(Object.entries(CUTS))("an answer that ends within a block, %s", (_, cut) => {
  it("and has no other is asked for once more, and the week has what is then whole", async () => {
    const run = memoryRun([log("2026-04-08")], inTurn(PROSE + cut, PROSE + OTHER));
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(run.asked).toHaveLength(2);
    expect(result).toMatchObject({ outcome: "compacted", rejected: [], usage: { calls: 2 } });
    expect(result?.memories.map(({ change }) => change)).toEqual(["created"]);
  });

  it("twice, is asked for by half, as one that reached the token limit", async () => {
    const week = [log("2026-04-07"), log("2026-04-08")];
    const run = memoryRun(week, inTurn(PROSE + cut, PROSE + cut, PROSE + ONE, PROSE + OTHER));
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(run.asked).toHaveLength(4);
    expect(result).toMatchObject({ outcome: "compacted", usage: { calls: 4 } });
    expect(result?.memories).toHaveLength(2);
  });

  it("always, leaves its week to be done", async () => {
    const run = memoryRun([log("2026-04-08")], inTurn(PROSE + cut));
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(result).toMatchObject({ outcome: "failed", error: { code: "ANSWER_CUT_OFF" } });
    expect(run.plans).toEqual([]);
  });

  it("behind a whole one keeps that, tells of the cut and costs no request", async () => {
    const run = memoryRun([log("2026-04-08")], inTurn(PROSE + ONE + cut));
    const [kept] = await compactWeeks(run.states, run.ports, signal);
    expect(run.asked).toHaveLength(1);
    expect(kept).toMatchObject({ outcome: "compacted", rejected: [{ code: "CUT_OFF", line: 14 }] });
    expect(kept?.memories).toHaveLength(1);
  });
});

describe("an answer that lacks the end of its last record alone", () => {
  const ended = OTHER.replace(`${MAILS}\n\`\`\``, `${MAILS}.\n\`\`\``);

  it.each([
    ["its closing fence, in both", ended.replace(/```\n$/, ""), undefined],
    ["half of that, in both", ended.slice(0, -2), undefined],
    ["its closing fence, and the second says nothing", ended.replace(/```\n$/, ""), "NONE"],
  ])("is asked for once more, and counts as whole where the second has no more: %s", async (_, first, second) => {
    const run = memoryRun([log("2026-04-08")], inTurn(PROSE + first, second ?? PROSE + first));
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(run.asked).toHaveLength(2);
    expect(result).toMatchObject({ outcome: "compacted", rejected: [] });
    expect(result?.memories.map(({ change }) => change)).toEqual(["created"]);
  });
});

describe("an answer that ends in what no typed_memory fence holds", () => {
  const list = OTHER.replace(`${MAILS}\n\`\`\``, `- ${MAILS}\n\`\`\``);
  const bare = `\n${list}`.replace(/```(?:typed_memory)?\n/g, "");
  const json = `{"name": "Mails", "description": "${MAILS}", "type": "project", "evidence": ["${MAILS}"], "body": "${MAILS}."`;

  it.each<[string, string, number, string[]]>([
    ["a whole memory in no fence, its body a list", bare, 1, []],
    ["an example that nobody closed", "```yaml\nname: CI\ndescription: x\nrun: y\n", 0, []],
    ["the example of a memory", "```yaml\nname: CI\ndescription: x\ntype: project\n", 0, ["CUT_OFF"]],
    ["JSON that is cut behind a sentence", json, 0, ["CUT_OFF"]],
  ])("stands without a second request: %s", async (_, end, kept, rejected) => {
    const run = memoryRun([log("2026-04-08")], inTurn(PROSE + end));
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(run.asked).toHaveLength(1);
    expect(result?.error).toBeUndefined();
    expect([result?.memories.length, result?.rejected.map(({ code }) => code)]).toEqual([kept, rejected]);
  });
});

const THING = `{"name": "billing", "type": "service", "quotes": ["${MAILS}"]}`;
const ENTRY = `{"subject": "billing mails", "content": "${MAILS}", "type": "decision", "importance": 8, "quotes": ["${MAILS}"]}`;
const JSON_CUTS = {
  "within a record": (list: string, one: string) => `{"${list}": [${one.slice(0, -12)}`,
  "between two": (list: string, one: string) => `{"${list}": [${one}, `,
  "before the first": (list: string) => `{"${list}": [`,
};

describe.each(Object.entries(JSON_CUTS))("an answer in JSON that ends %s", (_, cutOf) => {
  it.each([
    ["knowledge", knowledge, "entities", THING],
    ["precision", precision, "entries", ENTRY],
  ] as const)("is asked for once more: %s", async (_, profile, list, record) => {
    const cut = cutOf(list, record);
    const answers = inTurn(cut, `{"${list}": []}`);
    const run = memoryRun(
      [log("2026-04-08")],
      (request, at) => (request.task === "week" ? inTurn(PROSE)(request, at) : answers(request, at)),
      {
        profiles: { typed: true, further: [{ profile, prompt: PROMPT }], settings: { keepFrom: 5, actors: [] } },
      },
    );
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(run.asked.map(({ task }) => task)).toEqual(["week", profile.name, profile.name]);
    expect(result).toMatchObject({ outcome: "no-memories", rejected: [] });
  });
});

describe("an answer in another language than was asked for", () => {
  const GERMAN = "Die Mails der Abrechnung gehen nachts raus, weil die Kunden sie beim Frühstück lesen";
  const german = block("Mails in der Nacht", GERMAN, MAILS);
  const again = "did not keep to this";
  const asking = (language: string, model: Model, lines = [`- Decided: ${MAILS}`]) =>
    memoryRun([daily("2026-04-08", lines)], model, { language });

  it("is asked for once more, with the reason, and the one in its language counts", async () => {
    const run = asking("de", inTurn(PROSE + OTHER, PROSE + german));
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(run.asked.map(({ user }) => user.includes(again))).toEqual([false, true]);
    expect(run.asked[1]!.user).toContain('in the language "de"');
    expect([...run.folder().texts.values()].join("\n")).toContain("gehen nachts raus");
    expect(result?.notices.join()).not.toContain("another language");
    expect(result?.usage.calls).toBe(2);
  });

  it("twice stands as it is, and the run says so", async () => {
    const run = asking("de", inTurn(PROSE + OTHER));
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(run.asked).toHaveLength(2);
    expect(result?.memories.map(({ change }) => change)).toEqual(["created"]);
    expect(result?.notices).toContain("the model answered in another language than de, and asked again no better");
  });

  // Catches: an answer that keeps to its language, as it says next to nothing, in place of what was true.
  it.each(["NONE", "I am sorry."])("stands where the second tells less: %s", async (second) => {
    const run = asking("de", inTurn(PROSE + OTHER, second));
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(result?.memories.map(({ change }) => change)).toEqual(["created"]);
  });

  it("stands where the second request fails, which costs what it cost", async () => {
    let n = 0;
    const run = asking("de", async () => {
      if (n++ === 0) return answerOf(PROSE + OTHER);
      throw new ModelError("RATE_LIMITED", "too many", "wait", NO_USAGE);
    });
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(result).toMatchObject({ outcome: "compacted", usage: { calls: 1 } });
  });

  it("of a line in another language than the memory's own is asked for once more where none was named", async () => {
    const run = asking("source", inTurn(PROSE + OTHER.replaceAll(`["${MAILS}"]`, `["${GERMAN}"]`), PROSE + german), [
      `- ${GERMAN}`,
    ]);
    await compactWeeks(run.states, run.ports, signal);
    expect(run.asked).toHaveLength(2);
  });

  it("is asked for once more of a further profile too", async () => {
    const entry = { ...JSON.parse(ENTRY), quotes: undefined, evidence: [MAILS], expiry: "permanent", title: "" };
    const english = JSON.stringify({ entries: [entry] });
    const run = memoryRun(
      [log("2026-04-08")],
      (request, at) => (request.task === "week" ? inTurn(PROSE)(request, at) : inTurn(english)(request, at)),
      {
        language: "de",
        profiles: {
          ...{ typed: true, settings: { keepFrom: 5, actors: [] } },
          further: [{ profile: precision, prompt: PROMPT }],
        },
      },
    );
    const [result] = await compactWeeks(run.states, run.ports, signal);
    expect(run.asked.map(({ task }) => task)).toEqual(["week", "precision", "precision"]);
    expect(result?.notices).toContain("the model answered in another language than de, and asked again no better");
  });

  it.each([
    ["its own", "de", german],
    ["the lines' own, where none was named", "source", OTHER],
    ["none that words tell", "de", block("CAMT.053", "CAMT.053 PostgreSQL 17", MAILS)],
    ["English in quotes", "de", block("Titel", `Die Seite heißt "Where all of the mails are" und bleibt`, MAILS)],
    ["one that is none of ours", "sv", OTHER],
    [
      "that of the memory that it adds to",
      "source",
      OTHER.replace("type:", "updates: project_mails.md\ntype:").replaceAll(`["${MAILS}"]`, `["${GERMAN}"]`),
    ],
  ])("is none: %s", async (_, language, told) => {
    const run = asking(language, inTurn(PROSE + told));
    await compactWeeks(run.states, run.ports, signal);
    expect(run.asked.some(({ user }) => user.includes(again))).toBe(false);
  });

  it.each([
    ["Den Wartungsplan pflegt Uwe in der Halle drei.", "Der Wartungsplan wird von Uwe in der Halle drei gepflegt."],
    ["Giulia vuole i preventivi divisi per stanza.", "I preventivi vanno divisi per stanza, come vuole Giulia."],
    ["Rachunki wysyłamy trzeciego dnia miesiąca.", "Rachunki są wysyłane trzeciego dnia miesiąca."],
    ["De sleutel van de loods ligt bij Joost.", "De sleutel van de loods wordt door Joost bewaard."],
  ])("is none where a line is remembered in its own, whatever its week is in: %s", async (line, told) => {
    const lines = [`- Decided: ${MAILS}`, `- ${line}`];
    const memory = inTurn(PROSE + block("Own words", told, line));
    const source = asking("source", memory, lines);
    await compactWeeks(source.states, source.ports, signal);
    expect(source.asked.some(({ user }) => user.includes(again))).toBe(false);
    // Asked for in one language it has that one.
    const run = asking("en", memory, lines);
    await compactWeeks(run.states, run.ports, signal);
    expect(run.asked.some(({ user }) => user.includes(again))).toBe(true);
  });

  // Catches: one week in two languages, of which the model took one, asked for twice.
  it("is none where the lines it quotes are in two, and it is in one of them", async () => {
    const lines = [`- Decided: ${MAILS}`, "- Die Rechnungen gehen am dritten Tag des Monats an die Kunden."];
    const other = block(
      "Rechnungen",
      "Die Rechnungen gehen am dritten Tag des Monats an die Kunden",
      lines[1]!.slice(2),
    );
    const run = asking("source", inTurn(PROSE + german + german.replace("Mails in", "Post in") + other), lines);
    await compactWeeks(run.states, run.ports, signal);
    expect(run.asked.some(({ user }) => user.includes(again))).toBe(false);
  });

  it("is none where one of three is, as a line of a person's own may be", async () => {
    const run = asking("de", inTurn(PROSE + german + german.replace("Mails in", "Post in") + OTHER));
    await compactWeeks(run.states, run.ports, signal);
    expect(run.asked.some(({ user }) => user.includes(again))).toBe(false);
  });
});
