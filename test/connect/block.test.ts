import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockState, withBlock, withoutBlock } from "../../src/connect/block.ts";
import type { Block } from "../../src/connect/piece.ts";

const LINES = ["## Memory", "", "It lies in `memory/`."];
const block: Block = {
  kind: "block",
  file: "AGENTS.md",
  comment: "html",
  lines: LINES,
  form: LINES,
};
const older: Block = { ...block, lines: ["## Memory of old"] };
const put = (text: string | undefined, piece = block): string => withBlock(text, piece) as string;

describe("a block of ours in a file of theirs", () => {
  it.each([
    ["nothing", ""],
    ["a line end", "\n"],
    ["text", "# Mine\n\nUse tabs.\n"],
    ["no line end", "# Mine\n\nUse tabs."],
    ["CRLF", "# Mine\r\n\r\nUse tabs.\r\n"],
    ["CRLF and no line end", "# Mine\r\n\r\nUse tabs."],
    ["blank lines at the end", "# Mine\n\n\n\n"],
    ["a BOM", "\uFEFF# Mine\n"],
    ["another tool's block", "<!-- BEGIN:nextjs-agent-rules -->\nx\n<!-- END:nextjs-agent-rules -->\n"],
    ["our own index", "<!-- lithify:begin -->\n- [A](a.md)\n<!-- lithify:end -->\n"],
  ])("is put behind %s and taken out, and every byte is as before", (_, text) => {
    const now = put(text);
    expect(blockState(now, block)).toBe("connected");
    expect(now.startsWith(text)).toBe(true);
    expect(put(now)).toBe(now);
    expect(withoutBlock(now, block)).toBe(text);
    if (text.includes("\r\n")) expect(now.replaceAll("\r\n", "")).not.toContain("\n");
  });

  it("is a file's end where it began it, and only there", () => {
    expect(withoutBlock(put(undefined), block)).toBe(null);
    expect(withoutBlock(put(""), block)).toBe("");
    expect(withoutBlock(`${put(undefined)}\n# Mine\n`, block)).toBe("\n# Mine\n");
  });

  it("is renewed in place when it is of another version, and stays where it was edited by hand", () => {
    const text = `# Top\n\n${put(undefined, older)}\n# Below\n`;
    expect(blockState(text, block)).toBe("stale");
    expect(put(text)).toBe(text.replace(/<!-- lithify-connect:begin[\s\S]*end -->/, put(undefined).trimEnd()));
    const edited = put("# Mine\n").replace("It lies", "It lay");
    expect(blockState(edited, block)).toBe("edited");
    expect(put(edited)).toBe(edited);
    expect(withoutBlock(edited, block)).toBe("# Mine\n\nIt lay in `memory/`.\n");
  });

  it.each([
    ["an end alone", "# A\n<!-- lithify-connect:end -->\n"],
    ["a beginning alone", "# A\n<!-- lithify-connect:begin v1 0123456789ab -->\n"],
    ["the wrong order", "<!-- lithify-connect:end -->\n<!-- lithify-connect:begin v1 0123456789ab -->\n"],
    [
      "two pairs",
      put(put(undefined).replace("connect:begin", "x:begin").replace("connect:end", "x:end")) + put(undefined),
    ],
    ["a marker in the middle of a line", `See ${put(undefined)}`],
    ["no digest", "<!-- lithify-connect:begin -->\n<!-- lithify-connect:end -->\n"],
  ])("is nothing with %s: the file is left alone", (_, text) => {
    for (const answer of [blockState(text, block), withBlock(text, block), withoutBlock(text, block)])
      expect(answer).toEqual({ fault: expect.stringContaining("no whole pair"), isOurs: true });
  });

  it("does not fit where the agent reads only so much", () => {
    expect(withBlock("x".repeat(90), { ...block, most: 100 })).toEqual({ fault: expect.stringContaining("100") });
  });

  it.each([
    ["one\n", "one\ntwo\n"],
    ["one\r\n", "one\r\ntwo\n"],
    ["", "two\n"],
  ])("glues no lines together where a formatter took the blank ones: %j", (text, left) => {
    const now = put(text)
      .replace(/\n?$/, "\n")
      .replaceAll(/(?<=\n)\r?\n/g, "");
    expect(withoutBlock(`${now}two\n`, block)).toBe(left);
  });

  it("leaves every line of theirs a line, whatever became of the blank ones", () => {
    const line = fc.constantFrom("one", "# A", "- b", "  d", "");
    fc.assert(
      fc.property(fc.array(line), fc.array(line), fc.boolean(), fc.boolean(), (above, below, ends, squeezed) => {
        const now = put(above.join("\n") + (ends ? "\n" : "")).replace(/\n?$/, "\n");
        const edited = squeezed ? now.replaceAll(/\n+/g, "\n") : now;
        const left = withoutBlock(edited + below.map((one) => `${one}\n`).join(""), block) ?? "";
        const filled = (lines: readonly string[]): string[] => lines.filter((one) => one !== "");
        expect(filled((left as string).split("\n"))).toEqual(filled([...above, ...below]));
      }),
      { numRuns: 300 },
    );
  });

  it("is none where a fence quotes it, and is found beside such a one", () => {
    const quoted = `# How it looks\n\n\`\`\`\`md\n${put(undefined, older)}\`\`\`\`\n`;
    expect(blockState(quoted, block)).toBe("absent");
    expect(withoutBlock(quoted, block)).toBe(quoted);
    const now = put(quoted);
    expect([now.startsWith(quoted), blockState(now, block), put(now)]).toEqual([true, "connected", now]);
    expect(withoutBlock(now, block)).toBe(quoted);
    // A fence that nobody closed quotes nothing, or it would be written again each time.
    const open = put("```\nx\n");
    expect([blockState(open, block), put(open), withoutBlock(open, block)]).toEqual(["connected", open, "```\nx\n"]);
  });

  it("is undone to the byte in any text", () => {
    // Line ends of any kind, mixed: a lone CR before ours must not make a CRLF of theirs.
    const part = fc.constantFrom("\n", "\r\n", "\r", "# A", "- b", "```", "<!-- c -->", "  d", "é");
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const one = parts.join("");
        expect(put(put(one))).toBe(put(one));
        expect(withoutBlock(put(one), block)).toBe(one);
      }),
      { numRuns: 300 },
    );
  });
});
