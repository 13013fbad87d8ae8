import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFrontMatter, WEEKLY_LIMITS, writeFrontMatter } from "../../src/document/frontmatter.ts";
import { MEMORY_LIMITS } from "../../src/document/frontmatter-place.ts";
import { leastMs } from "../support/cpu-time.ts";
import { runs } from "../support/runs.ts";

function faultOf(text: string): string {
  const read = readFrontMatter(text);
  return "fault" in read ? `${read.line}: ${read.fault}` : "none";
}

describe("reading front matter", () => {
  it("gives data, body and the body's line", () => {
    expect(readFrontMatter("---\nname: A\ntags: [x, y]\n---\n\nBody\n---\nmore\n")).toEqual({
      data: { name: "A", tags: ["x", "y"] },
      body: "\nBody\n---\nmore\n",
    });
  });

  it("guesses no type that YAML 1.2 has not: dates, times, octal numbers and yes are text", () => {
    const text = "---\na: 2026-04-08\nb: 12:30:45\nc: yes\nd: 2026-W15\ne: 1_000\nf: 0o17\ng: true\nh: 12\ni: ~\n---\n";
    expect(readFrontMatter(text)).toMatchObject({
      data: { a: "2026-04-08", b: "12:30:45", c: "yes", d: "2026-W15", e: "1_000", f: 15, g: true, h: 12, i: null },
    });
  });

  it("reads CRLF, a byte order mark, blanks behind the fences, and a file that ends with them", () => {
    expect(readFrontMatter("\ufeff--- \r\nname: A\r\n---\t\r\nBody\r\n")).toEqual({
      data: { name: "A" },
      body: "Body\r\n",
    });
    expect(readFrontMatter("---\nname: A\n---")).toEqual({ data: { name: "A" }, body: "" });
    expect(readFrontMatter("---yaml\nname: A\n---\nB")).toEqual({ data: { name: "A" }, body: "B" });
  });

  it("takes an empty one, or comments alone, for no data", () => {
    expect(readFrontMatter("---\n---\nB")).toEqual({ data: {}, body: "B" });
    expect(readFrontMatter("---\n# a\n\n---\nB")).toEqual({ data: {}, body: "B" });
  });

  it.each([
    "",
    "Text",
    "----\na: 1\n----\n",
    " ---\na: 1\n---\n",
    "\n---\na: 1\n---\n",
    "--- some words\na\n---\n",
  ])("takes %j for all body", (text) => {
    expect(readFrontMatter(text)).toEqual({ data: {}, body: text });
  });

  it.each([
    ["---\nname: A\n", "1: front matter is not closed"],
    ["---", "1: front matter is not closed within 16 KB"],
    ["---\na: [1\n---\n", "2: "],
    ["---\nok: 1\na: b: c\n---\n", "3: "],
    ["---\n- a\n---\n", "1: not a mapping of keys to values"],
    ["---\njust text\n---\n", "1: not a mapping of keys to values"],
    ["---\na: 1\nb: 2\na: 3\n---\n", "4: the key a stands twice"],
    ["---\na: 1\n---b\n---\n", "3: a line within front matter begins with ---"],
    ["---\n? [x]\n: 1\n---\n", "2: "],
  ])("reports %j as %s, with the line", (text, fault) => {
    expect(faultOf(text).startsWith(fault), faultOf(text)).toBe(true);
  });

  it("says the same at the second reading, and shares nothing between two", () => {
    expect(faultOf("---\na: [1\n---\n")).toBe(faultOf("---\na: [1\n---\n"));
    const [one, two] = [readFrontMatter("---\na: [1]\n---\n"), readFrontMatter("---\na: [1]\n---\n")];
    if ("data" in one) one.data.a = "changed";
    expect(two).toMatchObject({ data: { a: [1] } });
  });
});

describe("hostile front matter", () => {
  const folder = mkdtempSync(join(tmpdir(), "lithify-canary-"));
  const canary = join(folder, "canary");
  const code = `require("node:fs").writeFileSync(${JSON.stringify(canary)}, "x")`;

  it.each([
    "js",
    "javascript",
    "JS",
    " js",
    "js ",
    "JavaScript",
    "coffee",
    "cson",
    "json",
    "toml",
    "node",
    "__proto__",
    "constructor",
  ])("in the language %j is refused and never run", (language) => {
    for (const body of [code, `{ a: ${code} }`, `module.exports = ${code}`]) {
      expect(faultOf(`---${language}\n${body}\n---\nBody`)).toContain("is refused");
      // A second block, which stringify of a plain string would parse again.
      const written = writeFrontMatter({ name: "A" }, `---${language}\n${body}\n---\nBody\n`);
      expect(readFrontMatter(written)).toMatchObject({
        data: { name: "A" },
        body: `---${language}\n${body}\n---\nBody\n`,
      });
    }
    expect(existsSync(canary)).toBe(false);
  });

  it("cleans up after itself", () => {
    rmSync(folder, { recursive: true });
    expect(existsSync(folder)).toBe(false);
  });

  const BOMBS: readonly (readonly [string, string])[] = [
    ["billion laughs", `a: &a [x,x]\n${Array.from({ length: 8 }, (_, n) => `b${n}: &b${n} [*a,*a,*a]`).join("\n")}`],
    ["an alias", "a: &x 1\nb: *x"],
    ["an anchor", "a: &x 1"],
    ["a tag", "a: !!js/function 'function(){}'"],
    ["a local tag", "a: !x 1"],
    ["a binary", "a: !!binary aGVsbG8="],
    ["a directive", "%YAML 1.1\na: 1"],
    ["321 keys", Array.from({ length: 321 }, (_, n) => `k${n}: 1`).join("\n")],
    [
      "a flood of keys",
      Array.from({ length: 2_200 }, (_, n) => `k${n}: 1`)
        .join("\n")
        .slice(0, 16_000),
    ],
    ["a flood of keys in braces", `a: {${"b,".repeat(7_900)}}`],
    ["a flood of values", `a: [${"b,".repeat(7_900)}]`],
    ["depth in brackets", `a: ${"[".repeat(8_000)}${"]".repeat(8_000)}`],
    ["depth in open brackets", `a: ${"[{".repeat(8_000)}`],
    ["depth in dashes", `a:\n ${"- ".repeat(8_000)}`],
    ["depth in questions", "? ".repeat(8_000)],
    ["depth in lines", Array.from({ length: 150 }, (_, n) => `${" ".repeat(n)}a:`).join("\n")],
    ["depth five", "a:\n b:\n  c:\n   d:\n    e: 1"],
    ["blank lines", `${"\n".repeat(16_000)}a: 1`],
    ["other blanks", `${"\u2028".repeat(5_000)}a: 1`],
    ["comments", `${"#\n".repeat(8_000)}a: 1`],
    ["17 KB", `a: ${"x".repeat(17 * 1024)}`],
    ["20 MB", `a: ${"x".repeat(20 * 1024 * 1024)}`],
    ["20 MB without an end", `${"a: x\n".repeat(4_000_000)}`],
    ["colons", `a${": ".repeat(8_000)}`],
    ["__proto__", "__proto__:\n  polluted: yes"],
    ["__proto__ below", "a:\n  __proto__: { polluted: 1 }"],
    ["constructor", "constructor:\n  prototype: { polluted: 1 }"],
    ["a quoted __proto__", '"__proto__": { polluted: 1 }'],
    ["a key that is a list", "[a, b]: 1"],
  ];

  it.each(BOMBS)("such as %s is refused within 50 ms", (_, yaml) => {
    const text = `---\n${yaml}\n---\n`;
    expect(leastMs(250, () => expect(faultOf(text)).not.toBe("none"))).toBeLessThan(250);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it("may use all of its bounds, and no more", () => {
    const keys = (n: number): string => `---\n${Array.from({ length: n }, (_, i) => `k${i}: 1\n`).join("")}---\n`;
    expect([faultOf(keys(320)), faultOf(keys(321))]).toEqual(["none", "322: more than 320 keys"]);
    expect(faultOf("---\na:\n - b:\n   - c\n---\n")).toBe("none");
    expect(faultOf(`---\na: "${"[{&*!%".repeat(500)}"\n---\n`)).toBe("none");
    const sources = Array.from(
      { length: 2_000 },
      (_, n) => `  - path: logs/2026-04-06/${n}.md\n    sha256: ${"a".repeat(64)}\n`,
    );
    const weekly = `---\nsources:\n${sources.join("")}---\n`;
    expect(readFrontMatter(weekly, WEEKLY_LIMITS)).toMatchObject({ body: "" });
    expect(MEMORY_LIMITS.bytes).toBe(16_384);
  });
});

describe("writing front matter", () => {
  it("keeps the order given, quotes only what would read back otherwise, and writes the contract's style", () => {
    const data = {
      name: "Use a real database: always",
      description: "Integration tests run against PostgreSQL, because a mocked migration broke production",
      created: "2026-04-08",
      sources: ["logs/2026-04-08.md#L12-L15"],
      digest: "123456789012",
      evidence: ["1e5555555555", "abcdefabcdef"],
      at: "12:30:45",
      answer: "yes",
      version: "1.0",
      none: "",
      memories: [],
      left: undefined,
      list: [{ path: "a", sha256: "b" }],
      text: "two\nlines",
    };
    expect(writeFrontMatter(data, "\nBody\n", ["evidence"])).toBe(
      [
        "---",
        'name: "Use a real database: always"',
        "description: Integration tests run against PostgreSQL, because a mocked migration broke production",
        "created: 2026-04-08",
        "sources:",
        "  - logs/2026-04-08.md#L12-L15",
        'digest: "123456789012"',
        'evidence: ["1e5555555555", abcdefabcdef]',
        'at: "12:30:45"',
        'answer: "yes"',
        'version: "1.0"',
        'none: ""',
        "memories: []",
        "list:",
        "  - path: a",
        "    sha256: b",
        'text: "two\\nlines"',
        "---",
        "",
        "Body",
        "",
      ].join("\n"),
    );
  });

  it("writes no front matter without data, and ends in one line end without a body", () => {
    expect(writeFrontMatter({}, "Body")).toBe("Body\n");
    expect(writeFrontMatter({ a: 1 }, "")).toBe("---\na: 1\n---\n");
  });

  it("never folds a long line", () => {
    const name = "word ".repeat(400).trim();
    expect(writeFrontMatter({ name, list: [name] }, "", ["list"]).split("\n")).toHaveLength(5);
  });

  it("reads back the same, whatever the text", () => {
    const special = fc.constantFrom(
      "yes",
      "~",
      "null",
      "0x1F",
      "0777",
      "1e3",
      ".inf",
      "- a",
      "a: b",
      "a #b",
      "# a",
      "---",
      "...",
      "*a",
      "&a",
      "!a",
      "{a",
      "[a",
      "%a",
      "@a",
      "`a",
      "|",
      ">",
      "'",
      '"',
      " a",
      "a ",
      "\ta",
      "a\n",
      "\n",
      "\r\n",
      "2026-04-08",
      "2026-04-08T10:00",
      "=",
      "<<",
      "\u0085",
      "\u2028",
      "\ufeff",
      "a,b",
      "a]",
      "a\tb",
      "?",
      "? a",
      "1_000",
      "190:20:30",
      "+1",
      "-0",
      "0b1",
      "0o7",
      "NaN",
      ".NaN",
    );
    const text = fc.oneof(
      special,
      fc.string({ unit: "binary", maxLength: 30 }),
      fc.string({ maxLength: 30 }),
      fc.tuple(special, special).map((t) => t.join("")),
    );
    const key = fc
      .oneof(text, fc.constantFrom("name", "type"))
      .filter((name) => !["__proto__", "constructor", "prototype"].includes(name));
    const value = fc.oneof(
      text,
      fc.boolean(),
      fc.integer(),
      fc.double({ noNaN: true }).map((n) => n + 0),
      fc.constant(null),
      fc.array(text, { maxLength: 3 }),
      fc.dictionary(key, text, { maxKeys: 2 }),
      fc.array(fc.dictionary(key, text, { minKeys: 1, maxKeys: 2 }), { maxLength: 2 }),
    );
    fc.assert(
      fc.property(fc.dictionary(key, value, { minKeys: 1, maxKeys: 6 }), text, fc.boolean(), (data, body, inline) => {
        const written = writeFrontMatter(data, `\n${body}`, inline ? Object.keys(data) : []);
        const read = readFrontMatter(written);
        if (!("data" in read)) throw new Error(`${read.line}: ${read.fault}\n${written}`);
        expect({ ...read.data }).toEqual({ ...data });
        expect(read.body).toBe(body.endsWith("\n") ? `\n${body}` : `\n${body}${body === "" ? "" : "\n"}`);
        expect(writeFrontMatter(read.data, read.body, inline ? Object.keys(data) : [])).toBe(written);
      }),
      { numRuns: runs(600) },
    );
  });
});
