import { describe, expect, it } from "vitest";
import { logbookOf } from "../../src/memory/evidence/logbook.ts";
import { proveClaims } from "../../src/profile/proved.ts";
import { daily } from "../support/daily.ts";

const bodyOf = (line: string, said: string, type: "feedback" | "project" | "user" = "feedback"): string | undefined =>
  proveClaims(
    { claimed: [{ line: 1, type, name: said, description: said, body: said, quotes: [line] }], rejected: [] },
    { book: logbookOf([daily("2026-04-08", [`- ${line}`])]), allow: [], known: new Map() },
  ).found[0]?.body;

describe("a description that says next to nothing", () => {
  const told = (description: string, body: string) =>
    proveClaims(
      { claimed: [{ line: 1, type: "project", name: body, description, body, quotes: [body] }], rejected: [] },
      { book: logbookOf([daily("2026-04-08", [`- ${body}`])]), allow: [], known: new Map() },
    ).found[0]?.description;

  it.each([
    ["Information about hosting", "We host at OVH, because it is near."],
    ["Allgemeine Regel", "Der Laden nimmt keine Karten unter 10 Euro."],
    ["Informations utiles", "Le portail reste fermé la nuit."],
    ["Datos varios", "Los recibos se guardan diez años en el archivo."],
    ["仓库信息", "仓库每年由王伟盘点两次。"],
  ])("is what the body says first: %s", (description, body) =>
    expect(told(description, body)).toBe(body.replace(/[.。]$/u, "")));

  it.each([
    ["Use pnpm", "Use pnpm."],
    ["Team wiki", "https://wiki.example.org/team/start/page"],
    ["Dana prefers charts", "Dana prefers charts over tables."],
    ["because nobody watches.", "No deploys on Fridays, because nobody watches."],
  ])("stands where it names the thing, or the body says no more: %s", (description, body) =>
    expect(told(description, body)).toBe(description));
});

describe("a reason that the model left out", () => {
  it.each([
    ["Never push to main, because the ferry reads it.", "Never push to main.", "because the ferry reads it."],
    ["Kein Push auf main, weil die Fähre davon liest.", "Kein Push auf main.", "weil die Fähre davon liest."],
    ["Nunca subas a main, porque el ferry lo lee.", "Nunca subas a main.", "porque el ferry lo lee."],
    ["不要推送到主分支，因为渡轮系统会读取它。", "不要推送到主分支。", "因为渡轮系统会读取它。"],
  ])("is told in the words of its line: %s", (line, said, why) => {
    expect(bodyOf(line, said)).toBe(`${said}\n\n**Why:** ${why}`);
    expect(bodyOf(line, said, "project")).toBe(`${said}\n\n**Why:** ${why}`);
  });

  it.each([
    ["Never push to main.", "Never push to main.", "there is none"],
    [
      "Never push to main, because the ferry reads it.",
      "Never push to main, because the ferry reads it.",
      "it is told",
    ],
    ["Never push to main. The quay is shut, because it rains.", "Never push to main.", "of something else"],
    [
      "We bought the green van; the red one waits, because its papers are lost.",
      "We bought the green van.",
      "of the other",
    ],
  ])("is not made up: %s", (line, said) => expect(bodyOf(line, said)).toBe(said));

  it("is not asked of what a person is like", () =>
    expect(bodyOf("Dana prefers tabs, because of her screen reader.", "Dana prefers tabs.", "user")).toBe(
      "Dana prefers tabs.",
    ));
});
