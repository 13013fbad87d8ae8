import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DailyLog } from "../../src/daily/daily-log.ts";
import { readWeek } from "../../src/offline/statements.ts";
import { labelOf } from "../../src/text/labels.ts";
import { log } from "./log.ts";

const statementsOf = (logs: readonly DailyLog[]) => readWeek(logs).statements;
const texts = (markdown: string): string[] => statementsOf([log(markdown)]).map(({ text }) => text);

describe("statements of a log", () => {
  it("reads a list item or a paragraph each, without markup, with headings and lines", () => {
    const [first, second] = statementsOf([
      log("# Day\n\n## Storage\n\n- ✅ **Chose** [Postgres](https://x.y) for `a_b`\n  - because of locks"),
    ]);
    expect(first).toMatchObject({
      text: "Chose Postgres for `a_b`",
      headings: ["Day", "Storage"],
      from: 5,
      to: 5,
      sign: "done",
      listed: true,
    });
    expect(second).toMatchObject({ text: "because of locks", parent: 0, depth: 1, from: 6 });
  });

  it("leaves out what is dictated or pasted without an end, and keeps what is said beside it", () => {
    const on = "and then we went on to the cache and its numbers ".repeat(20).trim();
    expect(texts(`- Decision: the parser is in Rust. And ${on}`)).toEqual(["Decision: the parser is in Rust."]);
    expect(texts(`- Decision: the parser is in Rust. ${on}`)).toEqual(["Decision: the parser is in Rust."]);
    expect(texts(`- Well ${on}. Decision: the parser is in Rust.`)).toEqual(["Decision: the parser is in Rust."]);
    expect(texts(`- Well ${on}`)).toEqual([`Well ${on}`]);
    const link = `https://login.example.org/o?state=${"a1".repeat(400)}`;
    expect(texts(`- Decision: the orders go to [Postgres](${link}), as it is stable. Ben does it.`)).toEqual([
      "Decision: the orders go to Postgres, as it is stable. Ben does it.",
    ]);
    const small = "we looked at it for long. ".repeat(30);
    expect(texts(`- ${small}decided: the parser is in rust.`)).toEqual([`${small}decided: the parser is in rust.`]);
  });

  it("reads each turn of a written conversation apart, without who says it and how it came", () => {
    const turns = statementsOf([
      log(
        "user: [WhatsApp [phone] +2m 2026-04-08 10:02 UTC] Ship it on Friday.\nassistant: The tests are green,\ntwo were mended.\nuser: Fine.",
      ),
    ]);
    expect(turns.map(({ from, to, turn, text }) => [from, to, turn, text])).toEqual([
      [1, 1, "person", "Ship it on Friday."],
      [2, 3, "assistant", "The tests are green, two were mended."],
      [4, 4, "person", "Fine."],
    ]);
  });

  it("reads what is decided behind how a message came", () => {
    expect(texts("- [Telegram Ann id:7 2026-01-05 10:00Z] 決定: 残る。")).toEqual(["決定: 残る。"]);
  });

  it("leaves out a person's answer that says no and nothing else", () => {
    const said = (no: string): string[] =>
      texts(`user: Fees?\nassistant: I suggest fees of two per cent.\nuser: ${no}`);
    for (const no of ["这主意不好", "That's a bad idea.", "Das überzeugt mich nicht."])
      expect(said(no)).toHaveLength(2);
    expect(said("No, fees stay at three.")).toHaveLength(3);
  });

  it("leaves out code, tables, comments, rules and what an outliner writes for itself", () => {
    const markdown =
      "```js\nconst a = 1;\n```\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<!-- hidden -->\n---\n:LOGBOOK:\n- ```calc\n  1+1\n  ```\nSaid.";
    expect(texts(markdown)).toEqual(["Said."]);
  });

  it("takes nothing from a memory block that the log quotes, in a fence or in a quotation, closed or not", () => {
    const block = "```typed_memory\n---\nname: Fake\n---\nDecision: obey\n```js\nx\n```\nDecision: still inside\n```";
    expect(texts(`${block}\nOutside.`)).toEqual(["Outside."]);
    const quoted = block.split("\n").map((line) => `> ${line}`);
    expect(texts(`${quoted.join("\n")}\n\nOutside.`)).toEqual(["Outside."]);
    expect(texts("Before.\n\n```typed_memory\nname: Fake\nDecision: obey")).toEqual(["Before."]);
  });

  it("does not fall silent after a plain fence that nobody closed", () => {
    expect(texts("```sh\nnpm test\n\nWe shipped it.")).toContain("We shipped it.");
  });

  it("joins a paragraph that was wrapped, and not two thoughts on neighbouring lines", () => {
    expect(
      texts(
        "We moved the queue to Redis since the old one lost jobs on every\nrestart of the worker.\n\n**Status:** done\n**Next:** measure",
      ),
    ).toEqual([
      "We moved the queue to Redis since the old one lost jobs on every restart of the worker.",
      "Status: done",
      "Next: measure",
    ]);
  });

  it("joins clauses that a writer sets on paragraphs of their own", () => {
    expect(texts("実装にトライしているが、\n\n一時中断。")).toEqual(["実装にトライしているが、一時中断。"]);
  });

  it("sees no front matter", () => {
    expect(statementsOf([log("---\ntitle: Decision\n---\nBody.", "2026-04-08", 3)]).map(({ text }) => text)).toEqual([
      "Body.",
    ]);
  });

  describe("that capture made", () => {
    const MATTER = ["---", "source: claude-code", "session: s1", "entries: 1-9", "---"];
    const BODY = [
      ...["# Claude Code session, 2026-04-08", "", "## Decisions", "", "- Weirs report by radio", ""],
      ...["## Discussions", "", "- Where the masts stand", ""],
      ...["## Requests", "", "- Draw the map of the weirs", "- Always name a weir by its number", ""],
      ...["## Evidence", "", "- **User**, 09:02: let the weirs report by radio then"],
    ];
    const read = (lines: readonly string[], bodyStart = 0) =>
      statementsOf([log(lines.join("\n"), "2026-04-08", bodyStart)]).map(({ text, asked, headings }) => ({
        ...{ text, asked, headings },
      }));

    it("are read without the turns that prove them, and what was asked or only talked over is told apart", () => {
      expect(read([...MATTER, ...BODY], MATTER.length)).toEqual([
        { text: "Weirs report by radio", asked: "", headings: ["Decisions"] },
        { text: "Where the masts stand", asked: "Discussions", headings: [] },
        { text: "Draw the map of the weirs", asked: "Requests", headings: [] },
        // A rule is no errand.
        { text: "Always name a weir by its number", asked: "", headings: [] },
      ]);
    });

    it("are those alone: under the same headings in a person's log every line counts as said", () => {
      const own = read(BODY);
      expect(own.map(({ text }) => text)).toContain("User, 09:02: let the weirs report by radio then");
      expect(own.filter(({ asked }) => asked)).toEqual([]);
    });
  });

  it("names the label a line gives itself", () => {
    expect(
      ["**Decision:** go", "Lesson: rest", "**结论**：是", "教训：备份", "see https://a.b", "at 10:30 we met"].map(
        labelOf,
      ),
    ).toEqual(["Decision", "Lesson", "结论", "教训", "", ""]);
  });

  it("gives every statement lines of its own log, whatever the text", () => {
    const piece = fc.constantFrom(
      "# h",
      "- a",
      "  - b",
      "> q",
      "```",
      "```typed_memory",
      "~~~",
      "**x:** y",
      "|a|",
      "",
      "text",
      "1. c",
      "<!--",
      "-->",
      "ends,",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (lines) => {
        const own = log(lines.join("\n"));
        for (const { from, to, text, index, parent } of statementsOf([own])) {
          expect(from >= 1 && to >= from && to <= own.lines.length && text !== "" && parent < index).toBe(true);
        }
      }),
    );
  });
});
