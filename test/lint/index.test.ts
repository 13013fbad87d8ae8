import { describe, expect, it } from "vitest";
import { readMemoryFile } from "../../src/memory/file/memory-file.ts";
import { indexesOf } from "../../src/memory/index/index-file.ts";
import { lintOf, memoryText } from "./of.ts";

const A = memoryText({ type: "user", name: "A", description: "About a", body: "Says a." });
const B = memoryText({ type: "user", name: "B", description: "About b", body: "Speaks of something else." });
const MEMORIES = { "user_a.md": A, "user_b.md": B };

/** The index as lithify writes it for these files. */
const indexOf = (files: Record<string, string>, before = ""): string =>
  indexesOf(
    Object.entries(files).map(([file, text]) => {
      const read = readMemoryFile(file, text);
      if (!("memory" in read)) throw new Error(file);
      return read.memory;
    }),
    before,
  ).index;

const told = (files: Record<string, string>): string[] =>
  lintOf(files)
    .findings.filter(({ code }) => /INDEX/.test(code))
    .map(({ severity, file, line, code }) => `${severity} ${file}:${line} ${code}`);

describe("lint of the index", () => {
  it("finds nothing in one that lithify wrote, with a person's words around it", () => {
    expect(told({ ...MEMORIES, "MEMORY.md": indexOf(MEMORIES) })).toEqual([]);
    expect(
      told({
        ...MEMORIES,
        "MEMORY.md": indexOf(
          MEMORIES,
          "# Ours\n\n- [B](user_b.md), our best\n\nSee [docs](docs/x.md) and [site](https://example.org/a.md).\n",
        ),
      }),
    ).toEqual([]);
  });

  it("takes a person's own index as it is, when every memory is mentioned", () => {
    expect(told({ ...MEMORIES, "MEMORY.md": "* user_a.md\n* see [[user_b]]\n" })).toEqual([]);
  });

  it("warns of an index that is missing, but not in an empty folder", () => {
    expect(told(MEMORIES)).toEqual(["warning MEMORY.md:1 INDEX_MISSING"]);
    expect(told({ "README.md": "x" })).toEqual([]);
  });

  it("warns of links that lead nowhere and of memories that stand in no index", () => {
    const index = indexOf({ "user_a.md": A, "user_gone.md": B });
    expect(told({ ...MEMORIES, "MEMORY.md": index })).toEqual([
      "warning MEMORY.md:8 INDEX_DEAD_LINK",
      "warning user_b.md:1 NOT_INDEXED",
    ]);
  });

  it("warns of what is superseded and listed, and listed twice, as after a merge", () => {
    const index = indexOf(MEMORIES).replace("<!-- lithify:end", "- [A](user_a.md)\n<!-- lithify:end");
    expect(told({ ...MEMORIES, "MEMORY.md": index })).toEqual(["warning MEMORY.md:9 INDEX_TWICE"]);
    const old = memoryText({ type: "user", status: "withdrawn" });
    expect(told({ ...MEMORIES, "user_b.md": old, "MEMORY.md": indexOf(MEMORIES) })).toEqual([
      "warning MEMORY.md:8 INDEX_NOT_ACTIVE",
    ]);
  });

  it("warns of marks that do not pair", () => {
    const index = indexOf(MEMORIES);
    expect(told({ ...MEMORIES, "MEMORY.md": index.replace("<!-- lithify:end -->", "") })).toEqual([
      "warning MEMORY.md:3 INDEX_MARKS",
    ]);
    expect(told({ ...MEMORIES, "MEMORY.md": `${index}<!-- lithify:begin -->\n<!-- lithify:end -->\n` })).toEqual([
      "warning MEMORY.md:10 INDEX_MARKS",
    ]);
  });

  it("warns of an index that agents do not read to its end", () => {
    expect(told({ ...MEMORIES, "MEMORY.md": indexOf(MEMORIES) + "mine\n".repeat(200) })).toContain(
      "warning MEMORY.md:201 INDEX_TOO_LONG",
    );
  });

  it("warns when a description says something else by now", () => {
    expect(
      told({ ...MEMORIES, "user_b.md": B.replace("About b", "About bees"), "MEMORY.md": indexOf(MEMORIES) }),
    ).toEqual(["warning MEMORY.md:3 INDEX_STALE"]);
  });

  it("knows the second index, of what did not fit the first", () => {
    const many = Object.fromEntries(
      Array.from({ length: 250 }, (_, i) => [
        `user_m${i}.md`,
        memoryText({ type: "user", name: `M ${i}`, description: `About ${i}`, body: `Number ${i}.` }),
      ]),
    );
    const all = Object.entries(many).map(([file, text]) => {
      const read = readMemoryFile(file, text);
      if (!("memory" in read)) throw new Error(file);
      return read.memory;
    });
    const { index, overflow } = indexesOf(all, "");
    expect(told({ ...many, "MEMORY.md": index, "INDEX.md": overflow! })).toEqual([]);
    expect(told({ ...many, "MEMORY.md": index })).toHaveLength(250 - index.split("user_m").length + 1);
    expect(told({ ...many, "MEMORY.md": index, "INDEX.md": overflow!.replace("About 7\n", "About\n") })).toEqual([
      "warning INDEX.md:1 INDEX_STALE",
    ]);
  });
});
