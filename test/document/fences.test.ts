import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Block, blocksIn, holdsNone, isNone } from "../../src/document/fences.ts";
import { leastMs } from "../support/cpu-time.ts";
import { runs } from "../support/runs.ts";

const text = (...lines: string[]): string => lines.join("\n");
/** What a test looks at: where a block begins, what it holds, whether it is whole. */
const seen = (answer: string): [number, string[], boolean][] =>
  blocksIn(answer).blocks.map(({ line, content, closed }) => [line, [...content], closed]);
const proseOf = (answer: string): string[] => blocksIn(answer).prose.map((p) => `${p.line}:${p.text}`);

describe("blocks", () => {
  it("are parted from the prose, with info and lines", () => {
    const answer = text("## Week", "", "```typed_memory lang=en", "---", "name: A", "---", "```", "after");
    const block: Block = {
      info: "typed_memory lang=en",
      line: 3,
      content: ["---", "name: A", "---"],
      closed: true,
    };
    expect(blocksIn(answer)).toEqual({
      blocks: [block],
      prose: [
        { text: "## Week", line: 1 },
        { text: "", line: 2 },
        { text: "after", line: 8 },
      ],
    });
  });

  it.each([
    ["backticks", "```typed_memory\na\n```", ["a"]],
    ["more backticks", "`````typed_memory\n```\na\n```\n`````", ["```", "a", "```"]],
    ["tildes", "~~~ typed_memory\na\n```\n~~~~~", ["a", "```"]],
    ["tildes, which may have backticks in the info string", "~~~typed_memory `x`\na\n~~~", ["a"]],
    ["CRLF", "```typed_memory\r\na\r\n\r\n```\r\n", ["a", ""]],
    ["CR alone", "```typed_memory\ra\r```\r", ["a"]],
    [
      "three spaces of indent, taken from the content too",
      "   ```typed_memory\n   a\n     b\n c\n  ```",
      ["a", "  b", "c"],
    ],
    ["blanks behind the fences", "```\ttyped_memory \t\na\n``` \t ", ["a"]],
    ["nothing in them", "```typed_memory\n```", []],
  ])("fenced with %s are read", (_, answer, content) => {
    expect(seen(answer)).toEqual([[1, content, true]]);
  });

  it.each([
    ["four spaces of indent", "    ```typed_memory\n    a\n    ```"],
    ["a tab of indent", "\t```typed_memory\na\n```"],
    ["two backticks", "``typed_memory\na\n``"],
    ["a backtick in the info string", "```typed_memory `\na\n```"],
    ["another first word", "```yaml typed_memory\na\n```\nx"],
    ["a longer word", "```typed_memory_x\na\n```\nx"],
    ["a quotation mark before", "> ```typed_memory\n> a\n> ```"],
    ["text before", "x ```typed_memory\na\n```"],
  ])("do not begin with %s", (_, answer) => {
    expect(blocksIn(answer).blocks).toEqual([]);
    expect(
      blocksIn(answer)
        .prose.map((p) => p.text)
        .join("\n"),
    ).toBe(answer);
  });

  it.each([
    ["a shorter fence", "````typed_memory\na\n```"],
    ["another character", "```typed_memory\na\n~~~"],
    ["a fence indented by four", "```typed_memory\na\n    ```"],
    ["text behind", "```typed_memory\na\n``` x"],
    ["a no-break space behind", "```typed_memory\na\n```\u00a0"],
    ["the end of the answer", "```typed_memory\na"],
  ])("are not closed by %s", (_, answer) => {
    expect(seen(answer).map(([, , closed]) => closed)).toEqual([false]);
  });

  it("hold nested fences of either character and any depth, with their closing lines", () => {
    const body = ["```js", "x", "```", "~~~ md", "```js", "y", "```", "```", "~~~", "text"];
    const answer = text("```typed_memory", "a", ...body.slice(0, 3), "b", "```", "", "```typed_memory", "c", "```");
    expect(seen(answer)).toEqual([
      [1, ["a", "```js", "x", "```", "b"], true],
      [9, ["c"], true],
    ]);
    expect(seen(text("```typed_memory", ...body, "```"))).toEqual([[1, body, true]]);
  });

  it("do not rise out of another block, or out of a fence of prose", () => {
    expect(seen(text("```typed_memory", "```typed_memory", "inner", "```", "```"))).toEqual([
      [1, ["```typed_memory", "inner", "```"], true],
    ]);
    expect(seen(text("The format:", "````markdown", "```typed_memory", "a", "```", "````", "end"))).toEqual([]);
    expect(seen(text("Log:", "```", "```typed_memory", "a", "```", "end"))).toEqual([]);
  });

  it("leave fences of prose in the prose, with their lines", () => {
    expect(proseOf(text("a", "```sh", "make", "```", "```typed_memory", "```", "b"))).toEqual([
      "1:a",
      "2:```sh",
      "3:make",
      "4:```",
      "6:",
      "7:b",
    ]);
    const { prose } = blocksIn(text("a", "```sh", "make", "", "```", "b", "~~~typed_memoryx", "c"));
    expect(prose.filter(({ fenced }) => !fenced).map(({ line }) => line)).toEqual([1, 6]);
  });
});

describe("an answer", () => {
  it.each([
    "```",
    "```markdown",
    "```md title",
    "~~~",
    "````",
  ])("wholly inside %s is unwrapped, its lines still counted from 1", (open) => {
    const fence = /^\W+/.exec(open)?.[0].trim() ?? "";
    const answer = text(
      "",
      open,
      "## Week",
      "```typed_memory",
      "a",
      "```",
      "",
      "```typed_memory",
      "b",
      "```",
      fence,
      "",
    );
    expect(seen(answer)).toEqual([
      [4, ["a"], true],
      [8, ["b"], true],
    ]);
    expect(proseOf(answer)).toEqual(["3:## Week", "6:"]);
  });

  it("that was cut off inside its wrapper gives its whole blocks, and the last one as unclosed", () => {
    expect(seen(text("```markdown", "x", "```typed_memory", "a", "```", "```typed_memory", "b"))).toEqual([
      [3, ["a"], true],
      [6, ["b"], false],
    ]);
  });

  it("that only begins with a fence is not unwrapped", () => {
    expect(proseOf(text("```", "code", "```", "text"))).toEqual(["1:```", "2:code", "3:```", "4:text"]);
    expect(proseOf(text("```python", "print()"))).toEqual(["1:```python", "2:print()"]);
  });

  it("loses a leading thought and nothing else, its lines still counted from 1", () => {
    expect(proseOf("<think>a\n```typed_memory\nb\n```\n</think>\n\nText")).toEqual(["6:", "7:Text"]);
    expect(proseOf("\n <think>a</think> Text\nmore")).toEqual(["2:Text", "3:more"]);
    expect(seen("<think>\n</think>\n```markdown\n```typed_memory\na\n```\n```")).toEqual([[4, ["a"], true]]);
    expect(proseOf("We <think> that </think> so")).toEqual(["1:We <think> that </think> so"]);
  });

  it.each([
    ["before all", "\ufeff## Week\n\ufeff```typed_memory\na\n```", "1:## Week"],
    ["twice", "\ufeff\ufeff## Week\r\n```typed_memory\r\na\r\n```", "1:## Week"],
    ["behind a thought", "\ufeff<think>x</think>\n\ufeff## Week\n```typed_memory\na\n```", "2:## Week"],
    ["before and in a wrapper", "\ufeff```md\n\ufeff## Week\n```typed_memory\na\n```\n```", "2:## Week"],
  ])("with a byte order mark %s is read without it", (_, answer, heading) => {
    expect(proseOf(answer)[0]).toBe(heading);
    expect(seen(answer).map(([, content, closed]) => [content, closed])).toEqual([[["a"], true]]);
  });

  it("that never ended its thought is empty", () => {
    expect(blocksIn("<think>\n```typed_memory\na\n```\n")).toEqual({ prose: [], blocks: [] });
  });

  it.each([
    "NONE",
    "\n NONE \n",
    "```typed_memory\nNONE\n```",
    "```typed_memory\nNONE",
    "```\nNONE\n```",
    "<think>x</think>\nNONE",
    "```markdown\n```typed_memory\n\nNONE\n\n```\n```",
  ])("%j says that nothing was worth keeping", (answer) => {
    expect(isNone(answer)).toBe(true);
  });

  it.each([
    "",
    "\n",
    "none of it",
    "NONE of it",
    "Text\nNONE",
    "```typed_memory\nname: NONE\n```",
    "<think>NONE",
  ])("%j does not", (answer) => {
    expect(isNone(answer)).toBe(false);
  });

  it("may hold a block of NONE beside prose", () => {
    const { blocks } = blocksIn("Text\n```typed_memory\n NONE\n```");
    expect(blocks.map(holdsNone)).toEqual([true]);
  });
});

describe("a memory in no typed_memory fence", () => {
  const matter = ["name: A", "description: B", "type: project"];
  const told = { name: "A", description: "B", type: "project" };
  const bodyOf = (body: unknown): string =>
    seen(JSON.stringify({ ...told, body }))[0]![1]
      .slice(6)
      .join("\n");

  it("may have a body of any shape in JSON", () => {
    expect(bodyOf("x\ny")).toBe("x\ny");
    expect(bodyOf(["x.", "y."])).toBe("x.\ny.");
    expect(bodyOf({ rule: "x" })).toBe('{"rule":"x"}');
    expect(bodyOf([{ rule: "x" }, 2])).toBe('{"rule":"x"}\n2');
  });

  it.each(["yaml", "md", ""])("is found where its fence, %j, is all there is", (info) => {
    expect(seen(text(`\`\`\`${info}`, ...matter, "", "C.", "```"))).toEqual([[1, [...matter, "", "C."], true]]);
    expect(seen(text(`\`\`\`${info}`, "---", ...matter, "---", "C.", "```")).map(([, , closed]) => closed)).toEqual([
      true,
    ]);
  });

  it("has a name, a description and a type, which may stand below its metadata", () => {
    expect(blocksIn('```json\n{"name":"x","type":"module"}\n```\nx').blocks).toEqual([]);
    expect(blocksIn("```yaml\nname: CI\ndescription: x\nrun: y\n```\nx").blocks).toEqual([]);
    expect(blocksIn("```yaml\nname: A\ndescription: B\nmetadata:\n  type: Project\n```\nx").blocks).toHaveLength(1);
    expect(blocksIn('{"name":"A","description":"B","metadata":{"type":"project"}}').blocks).toHaveLength(1);
  });

  it("is over where the answer is, once its front matter is", () => {
    expect(seen(text("---", ...matter, "---", "- C"))).toEqual([[1, [...matter, "---", "- C"], true]]);
    expect(seen(text("---", ...matter)).map(([, , closed]) => closed)).toEqual([false]);
  });
});

describe("any text", () => {
  const line = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        "```",
        "```typed_memory",
        "````typed_memory",
        "~~~typed_memory",
        "~~~",
        "````",
        "```js",
        " ```",
        "``` ",
      ),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        "",
        "a",
        "---",
        "name: x",
        "NONE",
        "<think>",
        "</think>",
        "    ```",
        "> ```",
        "```markdown",
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 8 }) },
  );
  const answer = fc
    .tuple(fc.array(line, { maxLength: 25 }), fc.constantFrom("\n", "\r\n", "\r"))
    .map(([lines, end]) => lines.join(end));

  it("cut anywhere gives only blocks that stand, closed, in what is left, with their own lines", () => {
    fc.assert(
      fc.property(answer, (whole) => {
        for (let at = 0; at <= whole.length; at += 1) {
          const left = whole.slice(0, at);
          const lines = left.split(/\r\n|\n|\r/);
          for (const block of blocksIn(left).blocks) {
            const opening = /^ {0,3}(`{3,}|~{3,})[ \t]*typed_memory/.exec(lines[block.line - 1] ?? "");
            for (const [n, text] of block.content.entries())
              expect(lines[block.line + n]?.trimStart()).toBe(text.trimStart());
            const marks = opening?.[1] ?? "none";
            const closing =
              /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(lines[block.line + block.content.length] ?? "")?.[1] ?? "";
            if (block.closed) expect(closing.startsWith(marks)).toBe(true);
          }
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it("cut at the end of a line gives no closed block that the whole has not", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), fc.nat(25), (lines, at) => {
        // What wraps the whole answer is known only at its end, and a thought hides all until it is closed.
        fc.pre(!lines.some((l) => l.includes("think")) && lines[0] === "a");
        const closed = (parts: string[]): string[] =>
          blocksIn(parts.join("\n"))
            .blocks.filter((block) => block.closed)
            .map((block) => JSON.stringify(block));
        const whole = closed(lines);
        expect(closed(lines.slice(0, at)).filter((block) => !whole.includes(block))).toEqual([]);
      }),
      { numRuns: runs(700) },
    );
  });

  it("keeps every line that is not blank: in the prose, in a block, or as a fence of one", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
        fc.pre(!lines.some((l) => /think|[\r\n]/.test(l)) && lines[0] === "a");
        const { prose, blocks } = blocksIn(lines.join("\n"));
        const kept = new Set([
          ...prose.map((p) => p.line),
          ...blocks.flatMap((b) => Array.from({ length: b.content.length + 2 }, (_, n) => b.line + n)),
        ]);
        expect(lines.filter((text, n) => text.trim() !== "" && !kept.has(n + 1))).toEqual([]);
        for (const { text, line } of prose.filter((p) => p.text !== ""))
          expect(lines[line - 1]?.trim()).toBe(text.trim());
      }),
      { numRuns: runs(700) },
    );
  });

  it("is read in linear time: a megabyte made for each rule in far under a second (200 ms on a quiet machine)", () => {
    const units = [
      "\n",
      "```\n",
      "```typed_memory\n",
      "```js\n",
      "```typed_memory\n```\n",
      "~~~a\n```b\n",
      "`",
      "```",
      "~~~ ",
      " ",
      "<think></think>",
      "<think>\n",
      "    ```\n",
    ];
    const inputs = [
      ...units.map((unit) => unit.repeat(1_000_000 / unit.length)),
      `\`\`\`${" ".repeat(1_000_000)}x`,
      `\`\`\`typed_memory\n${"\n".repeat(1_000_000)}`,
    ];
    for (const input of inputs) {
      expect(
        leastMs(1_000, () => void blocksIn(input)),
        JSON.stringify(input.slice(0, 20)),
      ).toBeLessThan(1_000);
    }
  });
});
