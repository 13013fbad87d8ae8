import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Block, blocksOf, headingsOver } from "../../src/text/blocks.ts";

const scan = (text: string) => blocksOf(text.split("\n"));
/** Kind and text of what says something. */
const said = (text: string) =>
  scan(text)
    .filter(({ kind }) => kind !== "blank")
    .map(({ kind, text: words }) => [kind, words]);
const kinds = (text: string) => scan(text).map(({ kind }) => kind);

describe("the blocks of a log", () => {
  it("reads headings, marked and underlined and bold", () => {
    const blocks = scan("# Day\n\nMorning\n-------\n\n**Plan:**\n\n## Work ##\ntext");
    expect(blocks.filter(({ kind }) => kind === "heading").map(({ level, text }) => [level, text])).toEqual([
      [1, "Day"],
      [2, "Morning"],
      [7, "Plan"],
      [2, "Work"],
    ]);
    expect(headingsOver(blocks, blocks.at(-1)!).map(({ text }) => text)).toEqual(["Day", "Work"]);
  });

  it("takes a rule below a sentence for a rule", () => {
    expect(said("We stopped here.\n---\nAnd went on.")).toEqual([
      ["text", "We stopped here."],
      ["rule", ""],
      ["text", "And went on."],
    ]);
  });

  it("hangs items on the items above them", () => {
    const blocks = scan("- a\n  - b\n    Details stand here\n  - c\n- d\n\n1. e\n   - f");
    expect(blocks.filter(({ text }) => text !== "").map(({ text, parent }) => [text, blocks[parent]?.text])).toEqual([
      ["a", undefined],
      ["b", "a"],
      ["Details stand here", "b"],
      ["c", "a"],
      ["d", undefined],
      ["e", undefined],
      ["f", "e"],
    ]);
  });

  it("reads tasks, their state and their days", () => {
    const tasks = scan(
      [
        "- [ ] pay the bill 📅 2026-04-30",
        "- [x] call Ines ✅ 2026-04-08",
        "- [-] move the host",
        "- TODO [#A] write to Sam",
        "  SCHEDULED: <2026-04-09 Thu>",
        "- DONE sweep",
        "- LATER [due:: 2026-05-01] paint",
        "- a plain item",
      ].join("\n"),
    );
    expect(
      tasks
        .filter(({ kind }) => kind === "item")
        .map(({ task, dates }) => [task, dates.map(({ kind, day }) => `${kind} ${day}`)]),
    ).toEqual([
      ["open", ["due 2026-04-30"]],
      ["done", ["done 2026-04-08"]],
      ["dropped", []],
      ["open", ["scheduled 2026-04-09"]],
      ["done", []],
      ["open", ["due 2026-05-01"]],
      ["", []],
    ]);
  });

  it("joins what was wrapped, and parts what was written line by line", () => {
    expect(
      said(
        "We moved the queue to the new host because the old\none ran out of space every night and nobody could\nsay why.",
      ),
    ).toEqual([
      [
        "text",
        "We moved the queue to the new host because the old one ran out of space every night and nobody could say why.",
      ],
    ]);
    expect(said("Bought milk and bread at the market this morning\nCalled Ines\nRain all day").length).toBe(3);
    // Whose words the next line's are: none of the line above, however it ends.
    expect(
      said("[User] put the counter into the file that the metrics are in, old clients won't mind\n[Assistant] Perfect!")
        .length,
    ).toBe(2);
    expect(
      said("[user] der Zähler kommt in dieselbe Datei wie die Messwerte, und zwar heute,\n[12:04] erledigt").length,
    ).toBe(2);
    expect(
      said("this went wrong again when I started it with the old settings file\n➜ ferry git:(main) npx tsx run.ts")
        .length,
    ).toBe(2);
    expect(said("データベースを移行するために、\n新しいサーバーを用意した。")).toEqual([
      ["text", "データベースを移行するために、新しいサーバーを用意した。"],
    ]);
  });

  // Caught: a rule was kept with the next line's `17:00 nothing else` in it.
  it.each([
    "08:14 the disk of the ferry's server is at 91 % and grows\n08:31 it was the archive",
    "9:40 livraison des filets au ponton nord, il en manque deux\n14:00 repas",
    "9h40 livraison des filets au ponton nord, il en manque deux\n14h00 repas",
    "06:40 Uhr Boot 12 zieht nach Backbord, Ruder verbogen und heiß\n13:00 Uhr Mittag",
    "07:15 – barca 4 com água no porão, bomba ligada até o meio-dia\n08:00 – café",
    "07:15 лодка четыре течёт, насос включён до самого полудня у Ивана\n08:00 чай",
    "08:30 ボートの点検を終えた。北の桟橋の灯りが二つ切れているので交換する\n09:00 朝礼",
  ])("parts the entries of a log that is kept by the clock: %s", (text) => {
    expect(said(text).length).toBe(2);
  });

  it.each([
    // A version, a price.
    "2.10 wurde verworfen, weil der Treiber fehlt; wir haben beschlossen, erst ab Version\n2.12 umzusteigen und zu warten",
    "3.50 euros is the new price of a coffee at the kiosk, as decided with Pilar, and the tea\n2.20 euros, both from May on",
    // The clock is what the sentence goes on with.
    "The ferry to the northern island leaves from now on at half past nine, no more at\n10:30 as the summer plan had it",
    "10:00 is the new start of the crew's talk on the northern pier, the old one was at\n09:30 and too early",
    "09:00 fährt im Sommer die erste Fähre vom Nordpier, im Winter aber fährt sie erst um\n10:30 vom Südpier",
    "08:00 la barca parte del muelle norte con todos los que pescan, y vuelve luego a las\n12:30 con lo que haya",
    "07:45, 09:15,\n10:30 and 12:00 are the ferries that take a bicycle, the others do not",
    "14:10 the crew asked that nobody restarts the pump of the ferry between noon and one,\nas it has no valve",
    "08:30 fermeture du ponton nord pour tous les bateaux de plus de douze mètres jusqu'à\nla fin de la saison",
  ])("goes on where a clock stands in a sentence: %s", (text) => {
    expect(said(text).length).toBe(1);
  });

  it("goes on over a blank line after a comma, and owns that line", () => {
    const [block] = scan("When the disk is full,\n\nthe import stops.");
    expect([block!.text, block!.from, block!.to]).toEqual(["When the disk is full, the import stops.", 1, 3]);
  });

  it("begins anew at a label", () => {
    expect(said("We moved the whole queue to the new host last night, all of\nReason: it was full.").length).toBe(2);
  });

  it("reads tables with their columns", () => {
    const blocks = scan("| Day | Cost |\n|-----|-----:|\n| Mon | 3 \\| 4 |\n| Tue | `a|b` |\n\ntext");
    expect(blocks.map(({ kind, cells }) => [kind, ...cells])).toEqual([
      ["columns", "Day", "Cost"],
      ["rule"],
      ["row", "Mon", "3 | 4"],
      ["row", "Tue", "`a|b`"],
      ["blank"],
      ["text"],
    ]);
    expect(blocks[2]!.parent).toBe(0);
  });

  it("reads quotes and callouts", () => {
    const blocks = scan("> [!decision]- Use Vite\n> because it is fast\n\nown words\n> said > said");
    expect(blocks.map(({ kind, label, quote, text }) => [kind, label, quote, text])).toEqual([
      ["callout", "decision", 1, "Use Vite"],
      ["text", "", 1, "because it is fast"],
      ["blank", "", 0, ""],
      ["text", "", 0, "own words"],
      ["text", "", 1, "said > said"],
    ]);
  });

  it("reads properties, drawers and block ids of outliners", () => {
    const blocks = scan(
      "- a note\n  id:: 6a5b\n  decision:: we stay\n  :LOGBOOK:\n  CLOCK: [2026-04-08]\n  :END:\n  ^abc1\n- next",
    );
    expect(blocks.map(({ kind, label, text }) => [kind, label, text])).toEqual([
      ["item", "", "a note"],
      ["property", "id", "6a5b"],
      // What a person writes to be heard is said, and no property of the note.
      ["text", "", "decision:: we stay"],
      ["property", "", ""],
      ["property", "", ""],
      ["property", "", ""],
      ["property", "", ""],
      ["item", "", "next"],
    ]);
  });

  it("keeps a fence whole, and what is fenced within it", () => {
    const blocks = scan("before\n```markdown\n# no heading\n```js\nx\n```\n- no item\n```\nafter");
    expect(blocks.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ["text", 1, 1],
      ["fence", 2, 8],
      ["text", 9, 9],
    ]);
    expect(blocks[1]!.fence).toEqual({ info: "markdown", infoWord: "markdown", closed: true });
  });

  it("does not fall silent after a fence that nobody closed", () => {
    expect(said("a\n```\nb\n\n## c\nd")).toEqual([
      ["text", "a"],
      ["fence", ""],
      ["text", "b"],
      ["heading", "c"],
      ["text", "d"],
    ]);
  });

  it("lets a memory block that was left open have what can be of it, and no more", () => {
    expect(kinds("a\n```typed_memory\nname: x\n\ntext")).toEqual(["text", "fence", "blank", "text"]);
    expect(kinds("```typed_memory\n---\nname: x\n---\n\ntext\n\nmore")).toEqual(["fence", "blank", "text"]);
    // What closes behind a heading closes something else.
    expect(kinds("```typed_memory\nx\n# H\nown\n```\ncode\n```")).toEqual(["fence", "heading", "text", "fence"]);
  });

  it("ends a quoted fence with its quote", () => {
    expect(said("> ```js\n> x\nown")).toEqual([
      ["fence", ""],
      ["text", "own"],
    ]);
  });

  it("leaves out comments that stand alone, and no words beside them", () => {
    expect(
      said("<!-- lithify:begin -->\na\n<!-- hidden\nstill -->\nb <!-- c --> d\n<!-- e --> f\n<!-- never closed\ng"),
    ).toEqual([
      ["comment", "<!-- lithify:begin -->"],
      ["text", "a"],
      ["comment", ""],
      ["text", "b <!-- c --> d"],
      ["text", "<!-- e --> f"],
      ["comment", ""],
    ]);
  });

  it("reads front matter, code and lines of markup as what they are", () => {
    expect(kinds("---\ntitle: x\n---\n\n    code\n    more\n\n<details>\n<https://a.example>\n---")).toEqual([
      "matter",
      "blank",
      "code",
      "blank",
      "markup",
      "text",
      "rule",
    ]);
  });

  it("takes a rule on the first line without a second for a rule", () => {
    expect(kinds("---\ntext")).toEqual(["rule", "text"]);
  });
});

const line = fc.oneof(
  fc.constantFrom(
    "",
    "  ",
    "# a",
    "Title",
    "===",
    "---",
    "- item, with more",
    "  - [x] done",
    "1. one",
    "> quoted",
    "> > deeper",
    "> ```",
    "```",
    "```js",
    "~~~~",
    "````md",
    "- ```",
    "<!-- c",
    "-->",
    "<!-- a --> b",
    "| a | b |",
    "|---|---|",
    "key:: value",
    "    code",
    "\t- tab",
    "> [!note] N",
    "```typed_memory",
    "<div>",
    "goes on,",
    "and on",
  ),
  fc.string({ maxLength: 30 }),
);

describe("any log at all", () => {
  it("has each of its lines in one block, in order", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const blocks = blocksOf(lines);
        let next = 1;
        for (const { from, to } of blocks) {
          expect(from).toBe(next);
          expect(to).toBeGreaterThanOrEqual(from);
          next = to + 1;
        }
        expect(next).toBe(lines.length + 1);
      }),
      { numRuns: 500 },
    );
  });

  it("has a parent and a heading only before it", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const blocks = blocksOf(lines);
        const isBefore = (at: number, i: number, of: Block["kind"][]) =>
          at === -1 || (at < i && of.includes(blocks[at]!.kind));
        for (const [i, { parent, heading }] of blocks.entries()) {
          expect(isBefore(parent, i, ["item", "columns"])).toBe(true);
          expect(isBefore(heading, i, ["heading"])).toBe(true);
        }
      }),
    );
  });
});
