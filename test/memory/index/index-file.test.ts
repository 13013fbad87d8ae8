import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexesOf } from "../../../src/memory/index/index-file.ts";
import type { StoredMemory } from "../../../src/memory/memory.ts";
import { stored } from "../../support/claims.ts";

const BEGIN = "<!-- lithify:begin -->";
const END = "<!-- lithify:end -->";
const memory = (file: string, over: Partial<StoredMemory> = {}): StoredMemory =>
  stored({ file, type: "project", name: file.replace(/\.md$/, ""), description: `about ${file}`, ...over });
const many = (count: number, description = ""): StoredMemory[] =>
  Array.from({ length: count }, (_, i) =>
    stored({ file: `project_m${i}.md`, type: "project", name: `M ${i}`, description: `${description}${i}` }),
  );
const inside = (index: string): string => index.slice(index.indexOf(BEGIN) + BEGIN.length, index.indexOf(END));
const links = (index: string): string[] => [...index.matchAll(/^- \[.*?\]\(([^)]+)\)/gm)].map((match) => match[1]!);

describe("the index", () => {
  it("lists a memory a line, by type, the most important first, then the newest", () => {
    const { index, overflow } = indexesOf(
      [
        memory("project_old.md", { updated: "2026-01-01" }),
        memory("project_new.md", { updated: "2026-05-01" }),
        memory("project_great.md", { importance: 9, updated: "2025-01-01" }),
        memory("project_small.md", { importance: 2, updated: "2026-06-01" }),
        memory("user_a.md", { type: "user", description: "" }),
      ],
      "",
    );
    expect(index).toBe(
      `# Memory\n\n${BEGIN}\n\n## User\n\n- [user_a](user_a.md)\n\n## Project\n\n- [project_great](project_great.md) — about project_great.md\n- [project_new](project_new.md) — about project_new.md\n- [project_old](project_old.md) — about project_old.md\n- [project_small](project_small.md) — about project_small.md\n${END}\n`,
    );
    expect(overflow).toBeUndefined();
  });

  it.each([
    ["No frame on the page", "No frame on the page — its white ground clashes", " — its white ground clashes"],
    [
      "Search runs on SQLite",
      "search runs on SQLite (the server has little memory)",
      " — the server has little memory",
    ],
    ["Search runs on SQLite", "Search runs on SQLite", ""],
    ["Test", "Testing is done on Fridays.", " — Testing is done on Fridays."],
    ["検索は SQLite", "検索は SQLite、小さいから。", " — 小さいから。"],
    ["会议", "会议室在二楼", " — 会议室在二楼"],
    ["The price is 3", "The price is 3.50 francs", " — The price is 3.50 francs"],
    ["Call at 10", "Call at 10:30 each day", " — Call at 10:30 each day"],
    ["Use C", "Use C++ for the parser", " — Use C++ for the parser"],
    ["Share is 5", "Share is 5%", " — Share is 5%"],
    ["Das Lager ist in Köln", "Das Lager ist in Köln-Deutz", " — Das Lager ist in Köln-Deutz"],
  ])("tells behind a name only what the description says besides: %s, %s", (name, description, told) => {
    const { index } = indexesOf([memory("project_a.md", { name, description })], "");
    expect(index).toContain(`- [${name}](project_a.md)${told}\n`);
  });

  it("leaves out what is superseded, withdrawn, or over before the newest evidence", () => {
    const { index } = indexesOf(
      [
        memory("project_a.md", { updated: "2026-05-01" }),
        memory("project_b.md", { status: "superseded" }),
        memory("project_c.md", { status: "withdrawn" }),
        memory("project_d.md", { expires: "2026-04-30" }),
        memory("project_e.md", { expires: "2026-05-01" }),
      ],
      "",
    );
    expect(links(index)).toEqual(["project_a.md", "project_e.md"]);
  });

  it("is the same in whatever order the folder is read", () => {
    const memories = many(60);
    fc.assert(
      fc.property(fc.shuffledSubarray(memories, { minLength: 60 }), (shuffled) => {
        expect(indexesOf(shuffled, "")).toEqual(indexesOf(memories, ""));
      }),
      { numRuns: 20 },
    );
  });

  it("lists the newer of two that matter as much first, whatever their files are called", () => {
    const [older, newer] = ["2026-04-08", "2026-05-04"].map((updated, i) =>
      memory(`project_${"ab"[i]}.md`, { updated }),
    );
    expect(links(indexesOf([older!, newer!], "").index)).toEqual(["project_b.md", "project_a.md"]);
  });

  it("lets no name or description end its line, its link or its part", () => {
    const { index } = indexesOf(
      [
        memory("user_a.md", { type: "user", name: `a](evil.md) ${END}`, description: `x\n- [b](evil2.md)\n${BEGIN}` }),
        memory("user_b.md", { type: "user", name: "C:\\", description: "windows" }),
        memory("other (1)#2.md", { type: "user" }),
      ],
      "",
    );
    expect(index.split(BEGIN)).toHaveLength(2);
    expect(index.split(END)).toHaveLength(2);
    expect(index.split("\n")).toHaveLength(11);
    expect(index).toContain("- [a\\](evil.md) < !-- lithify:end -->](user_a.md) — ");
    expect(index).toContain("- [C:\\\\](user_b.md)");
    expect(index).toContain("](other%20%281%29%232.md)");
  });
});

describe("an index that is full", () => {
  it.each([
    ["lines", many(400)],
    ["bytes", many(150, "a long description of what this is about ".repeat(6))],
    ["bytes of a script of three bytes a letter", many(150, "長い説明".repeat(20))],
  ])("keeps to 200 lines and 25,000 bytes by its %s, and its last line says how many more there are and where", (_, memories) => {
    const { index, overflow } = indexesOf(memories, "");
    expect(index.split("\n").length - 1).toBeLessThanOrEqual(200);
    expect(Buffer.byteLength(index)).toBeLessThanOrEqual(25_000);
    const shown = links(index);
    expect(inside(index).trimEnd().split("\n").at(-1)).toBe(
      `${memories.length - shown.length} more in [INDEX.md](INDEX.md)`,
    );
    // One more would not have fitted.
    expect(index.split("\n").length - 1 >= 199 || Buffer.byteLength(index) > 25_000 - 700).toBe(true);
    expect(links(overflow!)).toHaveLength(memories.length);
    expect(new Set(links(overflow!))).toEqual(new Set(memories.map(({ file }) => file)));
  });

  it("is exactly full before it overflows", () => {
    const all = many(210);
    const indexOf = (count: number) => indexesOf(all.slice(0, count), "");
    const count = all.findIndex((_, i) => indexOf(i).overflow !== undefined);
    expect(indexOf(count - 1).index.split("\n").length - 1).toBe(200);
  });

  it("holds 25,000 bytes, and not one more", () => {
    const padded = (bytes: number) => {
      const [first, ...rest] = many(90, "a long description of what this is about ".repeat(5));
      return indexesOf([{ ...first!, description: "x".repeat(bytes) }, ...rest], "");
    };
    const room = 25_001 - Buffer.byteLength(padded(1).index);
    expect(room).toBeGreaterThan(1);
    expect(Buffer.byteLength(padded(room).index)).toBe(25_000);
    expect(padded(room).overflow).toBeUndefined();
    expect(padded(room + 1).overflow).toBeDefined();
  });

  it("counts what a person wrote among what agents load", () => {
    const { index } = indexesOf(many(300), `${"my line\n".repeat(150)}`);
    expect(index.split("\n").length - 1).toBeLessThanOrEqual(200);
    expect(links(index).length).toBeLessThan(50);
    const hopeless = indexesOf(many(3), `${"my line\n".repeat(500)}`);
    expect(inside(hopeless.index).trim()).toBe("3 more in [INDEX.md](INDEX.md)");
  });

  it("keeps its whole index in step once there is one, and a person's words around it", () => {
    const { overflow } = indexesOf(many(300), "", "Mine.\n");
    expect(overflow).toMatch(/^Mine\.\n\n<!-- lithify:begin -->\n/);
    const fewer = indexesOf(many(2), "", overflow);
    expect(links(fewer.overflow!)).toEqual(["project_m0.md", "project_m1.md"]);
    expect(fewer.overflow).toMatch(/^Mine\.\n\n<!-- lithify:begin -->\n/);
    expect(links(indexesOf(many(2), "", "a person's own file\n").index)).toHaveLength(2);
    expect(indexesOf(many(2), "", "a person's own file\n").overflow).toBeUndefined();
  });
});

describe("what a person wrote around it", () => {
  const piece = fc.constantFrom(
    "# Mine\n",
    "- [x](elsewhere.md)\n",
    "text",
    "\r\n",
    "\n",
    "",
    "  ",
    BEGIN,
    END,
    "日本\n",
  );
  it("stays byte for byte, through any number of renewals", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const before = pieces.join("");
        const first = indexesOf(many(3), before).index;
        expect(indexesOf(many(3), first).index).toBe(first);
        // Between the marks too: what is no line of an index.
        const outside = (text: string): string[] =>
          text
            .replaceAll(BEGIN, "\n")
            .replaceAll(END, "\n")
            .split("\n")
            .map((line) => line.trim())
            .filter((line) => line !== "" && line !== "## Project" && !line.startsWith("- ["))
            .sort();
        if (before.trim() !== "") expect(outside(first)).toEqual(outside(before));
        expect(links(first).filter((file) => file.startsWith("project_"))).toHaveLength(3);
        // Back to nothing of ours, and again: still theirs.
        expect(outside(indexesOf([], first).index)).toEqual(outside(first));
      }),
      { examples: [[[BEGIN, "# Mine\n", END, "# Mine\n"]]] },
    );
  });

  it("keeps its line ends, and gives lithify's part the same", () => {
    const { index } = indexesOf(many(2), "# Mine\r\n\r\nText\r\n");
    expect(index.startsWith("# Mine\r\n\r\nText\r\n\r\n<!-- lithify:begin -->\r\n")).toBe(true);
    expect(index.replaceAll("\r\n", "")).not.toContain("\n");
  });

  it("may lie above and below the part, also where a mark lost its partner", () => {
    const before = `Above\n${BEGIN}\n- [Old](project_old.md)\n${END}\nBelow\n`;
    const { index } = indexesOf(many(1), before);
    expect([index.startsWith(`Above\n${BEGIN}\n`), index.endsWith(`${END}\nBelow\n`), index.includes("Old")]).toEqual([
      true,
      true,
      false,
    ]);
    const torn = `Above\n${BEGIN}\n- my note below a mark whose partner I deleted\n`;
    const once = indexesOf(many(1), torn).index;
    expect(indexesOf(many(1), once).index).toBe(once);
    expect(once.startsWith(torn)).toBe(true);
  });

  it("wins over a second part that a merge of two clones left", () => {
    const part = (file: string) => `${BEGIN}\n- [M](${file})\n${END}\n`;
    const { index } = indexesOf(many(2), `# Memory\n\n${part("project_m0.md")}Mine\n${part("project_gone.md")}`);
    expect(index.split(BEGIN)).toHaveLength(2);
    expect(index.endsWith("Mine\n")).toBe(true);
    expect(links(index)).toEqual(["project_m0.md", "project_m1.md"]);
  });

  it("stands behind the part where it was written between the marks, of one pair or of another", () => {
    const mine = "Petra decides what is billed.\n- ask her first\n\nNo link here.";
    const own = `${BEGIN}\n\n## Project\n\n- [M](project_m0.md) — is gone\n3 more in [INDEX.md](INDEX.md)`;
    for (const eol of ["\n", "\r\n"]) {
      const before = `# Memory\n\n${own}\n${mine}\n${END}\nBetween\n\n${own}\n<<<<<<< ours\nSecond note.\n${END}\nBelow\n`;
      const { index } = indexesOf(many(1), before.replaceAll("\n", eol));
      expect(index.replaceAll(eol, "\n").split(END)[1]).toBe(`\n\n${mine}\nBetween\n\nSecond note.\nBelow\n`);
      expect(index.split(BEGIN)).toHaveLength(2);
      expect(indexesOf(many(1), index).index).toBe(index);
    }
    expect(indexesOf([], `${BEGIN} a note ${END}\n`).index).toContain(`${END}\n\na note\n`);
  });

  it.each([
    "- [Handbook](https://ok.example)",
    "- [Handbook](https://ok.example/a.md) — read it",
    "- [Petra](mailto:petra@ok.example)",
    "- [Notes](../notes/x.md)",
    "- [Docs](readme.md) see also Bob",
    "- [a](https://a.example) and [b](project_m0.md)",
    "  - [Below](https://ok.example)",
  ])("stays where it is a list of links between the marks: %s", (line) => {
    const { index } = indexesOf(many(2), indexesOf(many(2), "").index.replace("- [", `${line}\n- [`));
    expect(index).toContain(`${END}\n\n${line.trim()}\n`);
    expect(indexesOf(many(2), index).index).toBe(index);
  });

  it("is no line that lithify wrote, whatever a memory is called", () => {
    const odd = ["a](evil.md) — b", "C:\\", "\\d [x] (y)", "[a](javascript:x)", "x (questioned)"].map((name, i) =>
      memory(`project_${i}.md`, { name, description: i === 4 ? "" : `[b](b.md) ${name}` }),
    );
    const { index } = indexesOf([...odd, memory("other (1)#2.md")], "", "", new Set(["project_0.md", "project_4.md"]));
    expect(indexesOf([], index).index).toBe(`# Memory\n\n${BEGIN}\n${END}\n`);
  });

  it.each([
    "[M](project_m1.md)",
    "[M](./project_m1.md)",
    "[M](<project_m1.md>)",
    '[M](project_m1.md "what Mirjam wants")',
    "[M](project_m1.md#why)",
    "[M]: project_m1.md",
    "see [[project_m1]]",
    "see [[project_m1.md|M]]",
  ])("is not repeated inside: %s", (link) => {
    const { index } = indexesOf(many(3), `# Mine\n\n${link}\n`);
    expect(links(inside(index))).toEqual(["project_m0.md", "project_m2.md"]);
  });

  it.each([
    "project_m1.md",
    "[M](other/project_m1.md)",
    "[M](https://x.org/project_m1.md)",
  ])("is no link to it: %s", (mention) => {
    expect(links(inside(indexesOf(many(3), `# Mine\n\n${mention}\n`).index))).toHaveLength(3);
  });
});

describe("a foreign link in a memory that a person or a clone brought", () => {
  it("is text in the index, in the name and in what follows it", () => {
    const named = memory("project_board.md", {
      name: "See <javascript:alert(1)>",
      description: "[b](javascript:alert(1))",
    });
    expect(inside(indexesOf([named], "").index)).toContain(
      "- [See \\<javascript:alert(1)>](project_board.md) — [b\\](javascript:alert(1))",
    );
  });
});
