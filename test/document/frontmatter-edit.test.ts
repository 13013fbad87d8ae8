import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFrontMatter, writeFrontMatter } from "../../src/document/frontmatter.ts";
import { updateFrontMatter } from "../../src/document/frontmatter-edit.ts";
import { runs } from "../support/runs.ts";

/** As a person or another tool writes it: comments, odd blanks, quotes of both kinds, its own indentation. */
const FILE = `---
# who: me
name:   "Use a real database"   # the rule
description: 'It''s better'

metadata: 
    node_type: memory
    type: feedback    # ours
tags: [ a,  b ]
aliases:
- one
- two   # second
note: |
  first
    second

created: 2026-04-08
# the end
---

Body: stays.
`;

const changed = (from: string, to: string): string => {
  if (!FILE.includes(from)) throw new Error(`the file has no ${from}`);
  return FILE.replace(from, to);
};

describe("changing front matter", () => {
  it("leaves the same bytes where the values are the same", () => {
    expect(
      updateFrontMatter(FILE, { name: "Use a real database", metadata: { type: "feedback" }, tags: ["a", "b"] }),
    ).toBe(FILE);
    expect(updateFrontMatter(FILE, { nothing: undefined })).toBe(FILE);
  });

  it.each([
    [
      "a value, in the quotes that stand there",
      { name: "Use it: always" },
      '"Use a real database"',
      '"Use it: always"',
    ],
    ["a value in single quotes", { description: "plain" }, "'It''s better'", "'plain'"],
    ["a plain value", { created: "2026-04-09" }, "2026-04-08", "2026-04-09"],
    ["a plain value that needs quotes now", { created: "12:30" }, "2026-04-08", '"12:30"'],
    ["one key of a mapping", { metadata: { type: "user" } }, "type: feedback    # ours", "type: user    # ours"],
    ["a list on one line", { tags: ["c"] }, "tags: [ a,  b ]", "tags: [c]"],
    [
      "a list of lines, whose comments stand above it",
      { aliases: ["three"] },
      "aliases:\n- one\n- two   # second\n",
      "# second\naliases:\n  - three\n",
    ],
    ["a text of lines", { note: "short" }, "note: |\n  first\n    second\n", "note: short\n"],
    ["a value to a list", { created: ["x"] }, "created: 2026-04-08\n", "created:\n  - x\n"],
    [
      "nothing but a new key, after the last one",
      { digest: "123" },
      "created: 2026-04-08\n",
      'created: 2026-04-08\ndigest: "123"\n',
    ],
    [
      "a new key within a mapping, in its indentation",
      { metadata: { digest: "abc" } },
      "# ours\n",
      "# ours\n    digest: abc\n",
    ],
    ["a key away", { aliases: undefined }, "aliases:\n- one\n- two   # second\n", ""],
    ["a key of a mapping away", { metadata: { node_type: undefined } }, "    node_type: memory\n", ""],
  ])("changes %s, and no other byte", (_, changes, from, to) => {
    expect(updateFrontMatter(FILE, changes)).toBe(changed(from, to));
  });

  it("makes several changes at once, new keys in the order given", () => {
    const expected = changed(
      "created: 2026-04-08\n",
      "created: 2026-04-09\nupdated: 2026-04-10\nstatus: superseded\n",
    ).replace("feedback", "user");
    const changes = { created: "2026-04-09", updated: "2026-04-10", status: "superseded", metadata: { type: "user" } };
    expect(updateFrontMatter(FILE, changes)).toBe(expected);
  });

  it("keeps CRLF and a byte order mark, also in new lines", () => {
    const windows = `\ufeff${FILE.replaceAll("\n", "\r\n")}`;
    const expected = `\ufeff${changed("created: 2026-04-08\n", "created: 2026-04-09\nsources:\n  - a\n").replaceAll("\n", "\r\n")}`;
    expect(updateFrontMatter(windows, { created: "2026-04-09", sources: ["a"] })).toBe(expected);
  });

  it("begins front matter where there is none, and fills an empty one", () => {
    expect(updateFrontMatter("# Title\r\n", { name: "A" })).toBe("---\r\nname: A\r\n---\r\n# Title\r\n");
    expect(updateFrontMatter("---\n---\nB", { name: "A" })).toBe("---\nname: A\n---\nB");
    expect(updateFrontMatter("---\n# c\n---\nB", { name: "A" })).toBe("---\n# c\nname: A\n---\nB");
    expect(updateFrontMatter("---\nname:\n---\nB", { name: "A" })).toBe("---\nname: A\n---\nB");
  });

  it("rewrites what stands in braces, and loses nothing of it", () => {
    expect(updateFrontMatter("---\n{ name: A, other: [1] }\n---\nB", { name: "C" })).toBe(
      "---\nname: C\nother:\n  - 1\n---\nB",
    );
  });

  it("takes the last key away", () => {
    expect(readFrontMatter(updateFrontMatter("---\nname: A\n---\nB", { name: undefined }))).toMatchObject({
      data: {},
      body: "B",
    });
    expect(readFrontMatter(updateFrontMatter("---\na: 1\nm:\n  t: 1\n---\nB", { m: { t: undefined } }))).toMatchObject({
      data: { a: 1, m: {} },
      body: "B",
    });
  });

  it("refuses to touch front matter that it cannot read", () => {
    expect(() => updateFrontMatter("---\na: [1\n---\n", { a: 1 })).toThrow(SyntaxError);
    expect(() => updateFrontMatter("---js\n1\n---\n", { a: 1 })).toThrow(SyntaxError);
  });

  it("has always exactly the wanted data afterwards, and an untouched body", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.constantFrom("", "yes", "a: b", "x\ny", "'", '"', "# c", "12", "- a"),
    );
    const value = fc.oneof(
      text,
      fc.boolean(),
      fc.integer(),
      fc.constant(null),
      fc.array(text, { maxLength: 3 }),
      fc.record({ type: text }),
    );
    const key = fc.constantFrom("name", "type", "tags", "metadata", "created", "b c");
    fc.assert(
      fc.property(
        fc.dictionary(key, value, { maxKeys: 5 }),
        fc.dictionary(key, value, { maxKeys: 3 }),
        fc.boolean(),
        (old, changes, windows) => {
          const before = writeFrontMatter(old, "\nBody\n", ["tags"]);
          const after = updateFrontMatter(windows ? before.replaceAll("\n", "\r\n") : before, changes);
          const isMap = (v: unknown): v is object => typeof v === "object" && v !== null && !Array.isArray(v);
          const wanted = Object.fromEntries(
            [...new Set([...Object.keys(old), ...Object.keys(changes)])].map((k) => {
              const [was, is] = [old[k], changes[k]];
              return [k, !(k in changes) ? was : isMap(was) && isMap(is) ? { ...was, ...is } : is];
            }),
          );
          const read = readFrontMatter(after);
          expect(read).toMatchObject({ body: windows ? "\r\nBody\r\n" : "\nBody\n" });
          expect("data" in read ? { ...read.data } : read).toEqual(wanted);
        },
      ),
      { numRuns: runs(400) },
    );
  });
});
