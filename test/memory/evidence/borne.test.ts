import { describe, expect, it } from "vitest";
import { borneOf, unborneBy } from "../../../src/memory/evidence/borne.ts";
import { logbookOf } from "../../../src/memory/evidence/logbook.ts";
import { daily } from "../../support/daily.ts";

const LINES = [
  "## Mail",
  "- Decision: the mailer moves to the provider in Dublin.",
  "- Bounced letters were dropped silently for a week.",
  "## Garden",
  "- The office plants died over the summer.",
  "- Since the mailer of the old provider went, Hedda reads the queue by hand.",
];
const book = logbookOf([
  daily("2026-09-08", LINES),
  daily("2026-09-09", ["- 决定：邮件服务迁移到新机房，因为旧机房经常断电。"], "logs/2026-09-09-Oslo.md"),
]);

/** What is left of a text that rests on a line of the first log. */
const left = (text: string, line = 2, known: ReadonlyMap<string, string> = new Map()): string =>
  borneOf(
    text,
    unborneBy({
      spans: [{ path: "logs/2026-09-08.md", day: "2026-09-08", from: line, to: line }],
      ...{ book, known, statement: "The mailer moves to the provider in Dublin" },
    }),
  ).text;

describe("a sentence that a model adds", () => {
  it("is left out where it shares nothing with its lines, with its reason told", () => {
    const unborne = unborneBy({
      spans: [{ path: "logs/2026-09-08.md", day: "2026-09-08", from: 2, to: 2 }],
      ...{ book, known: new Map(), statement: "The mailer moves" },
    });
    expect(borneOf("The mailer moves. **Why:** Customer support never answered anybody.", unborne)).toEqual({
      text: "The mailer moves.",
      without: ["**Why:** Customer support never answered anybody. (its evidence says nothing of it)"],
    });
  });

  it("stands in the words of its section, and of lines elsewhere about the same thing", () => {
    for (const text of [
      "**Why:** letters that bounced had been dropped.",
      "**Why:** Hedda had to read the whole queue by hand.",
    ])
      expect(left(text)).toBe(text);
  });

  it("is left out where an unrelated line of the week says it", () => {
    expect(left("**Why:** the office plants had all died.")).toBe("");
    expect(left("The mailer moves to Dublin because the office plants had all died in summer.")).toBe(
      "The mailer moves to Dublin.",
    );
  });

  it("is left out where it names somebody whom nothing names: not the week, its paths nor a known memory", () => {
    const said = "The mailer moves to the provider in Dublin, says Rigmor.";
    expect(left(said)).toBe("The mailer moves to the provider in Dublin.");
    expect(left(said, 2, new Map([["user_rigmor.md", "Rigmor\nruns the office"]]))).toBe(said);
    expect(left("The mailer moves to the provider in Dublin, says Hedda of Oslo in November.")).not.toBe("");
  });

  it.each([
    ["The mailer moves to the provider in Dublin and is never rebuilt.", "The mailer moves to the provider in Dublin."],
    ["The mailer moves to the provider in Dublin, with nightly copies.", "The mailer moves to the provider in Dublin."],
    ["The mailer moves to the provider in Dublin, as bounced letters were dropped.", undefined],
    ["The mailer moves to Dublin, with nightly copies.", undefined],
  ])("is left out where it goes on behind all that a line says with words of its own: %s", (said, without = said) => {
    expect(left(said)).toBe(without);
  });

  it("says in its own words how to apply it, and brings no name and nothing that no line is about", () => {
    expect(left("**How to apply:** create templates for the mailer at the other place from now on.")).not.toBe("");
    expect(left("**How to apply:** whoever sees the office plants droop waters them.")).not.toBe("");
    expect(left("**How to apply:** print invitations on heavy paper.")).toBe("");
    expect(left("**How to apply:** never touch templates of Postmark again.")).toBe("");
  });

  it("stands where nobody can tell: in another language, or in very few words", () => {
    expect(
      left("**Warum:** der alte Anbieter hatte die Rückläufer einfach verloren, und niemand hat es gemerkt."),
    ).not.toBe("");
    expect(left("The cause is unknown.")).not.toBe("");
  });

  it.each([
    ["**Why:** because it is faster.", ""],
    ["**Why:** it saves money.", ""],
    [
      "The mailer moves to the provider in Dublin, because it is cheaper.",
      "The mailer moves to the provider in Dublin.",
    ],
    ["The mailer moves to the provider in Dublin since they answer.", "The mailer moves to the provider in Dublin."],
    ["The mailer moves to Dublin because Hedda types on a phone.", "The mailer moves to Dublin."],
    ["**Why:** dropped letters.", "**Why:** dropped letters."],
    ["**Why:** letters bounced.", "**Why:** letters bounced."],
    ["The mailer moves to Dublin, therefore the mailer moves provider now.", undefined],
  ])("is left out as a reason of a few words that no line gives: %s", (text, rest = text) => {
    expect(left(text)).toBe(rest);
  });

  it.each([
    ["Wir nehmen Vite für den Bau", "Wir nehmen Vite für den Bau, weil es schneller ist."],
    ["On passe à Vite pour le site", "On passe à Vite pour le site, parce que c'est rapide."],
    ["Usamos Vite para el sitio", "Usamos Vite para el sitio porque es rápido."],
    ["Сайт собираем на Vite", "Сайт собираем на Vite, потому что так быстрее."],
  ])("is left out so in other languages: %s", (line, text) => {
    const spans = [{ path: "logs/2026-09-08.md", day: "2026-09-08", from: 1, to: 1 }];
    const other = logbookOf([daily("2026-09-08", [`- ${line}.`, "- ...", "- ..."])]);
    const unborne = unborneBy({ spans, book: other, known: new Map(), statement: line });
    expect(borneOf(text, unborne).text).toBe(`${line}.`);
  });

  it("is a figure's too, as that is proved", () => {
    expect(left("Settled on 2026-09-08 at 14:30.")).not.toBe("");
  });

  it("is read without spaces", () => {
    const unborne = unborneBy({
      spans: [{ path: "logs/2026-09-09-Oslo.md", day: "2026-09-09", from: 1, to: 1 }],
      ...{ book, known: new Map(), statement: "邮件服务迁移到新机房" },
    });
    expect(borneOf("邮件服务迁移到新机房。供应商经常丢失退信，客服从不回复。", unborne).text).toBe(
      "邮件服务迁移到新机房。",
    );
    expect(borneOf("**Why:** 旧机房总是断电。", unborne).without).toEqual([]);
  });
});

it("leaves no label behind whose own word begins a reason", () => {
  const italian = logbookOf([daily("2026-09-08", ["- Deciso: la posta passa al fornitore di Dublino."])]);
  const unborne = unborneBy({
    spans: [{ path: "logs/2026-09-08.md", day: "2026-09-08", from: 1, to: 1 }],
    ...{ book: italian, known: new Map(), statement: "La posta passa al fornitore di Dublino" },
  });
  const said =
    "La posta passa al fornitore di Dublino.\n\n**Perché:** l'assicurazione aveva rifiutato il rimborso dei danni.";
  expect(borneOf(said, unborne).text).toBe("La posta passa al fornitore di Dublino.");
});
