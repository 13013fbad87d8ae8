import { describe, expect, it } from "vitest";
import { blocksIn } from "../../../src/document/fences.ts";
import { type Records, readingBlocks } from "../../../src/profile/profile.ts";
import { typed } from "../../../src/profile/typed/typed.ts";
import { finished } from "../../../src/steps.ts";

const GOOD = { name: "Deploys", description: "Deploys run from main", type: "project" };
const write = (matter: Readonly<Record<string, string | undefined>>, body = "Deploys run from main."): string =>
  `\`\`\`typed_memory\n---\n${Object.entries(matter)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join("")}---\n\n${body}\n\`\`\`\n`;
const read = (text: string): Records => finished(readingBlocks(blocksIn(text).blocks, typed));

describe("a typed_memory block", () => {
  it("is a claim with all that it gives", () => {
    const more = {
      evidence: '["a quote", " b "]',
      importance: "7",
      expires: "2026-05-01",
      tags: "[x, 2]",
      updates: "project_a.md",
    };
    expect(read(`Prose.\n\n${write({ ...GOOD, ...more })}`)).toEqual({
      rejected: [],
      claimed: [
        {
          ...{ line: 3, ...GOOD, body: "Deploys run from main.", quotes: ["a quote", "b"] },
          ...{ importance: 7, expires: "2026-05-01", tags: ["x", "2"], updates: "project_a.md" },
        },
      ],
    });
  });

  it("may leave optional keys empty, write one quote without a list, and a number where a word goes", () => {
    const { claimed, rejected } = read(
      write({ ...GOOD, name: "2026", evidence: "one quote", tags: "", expires: "null", importance: "~" }),
    );
    expect(rejected).toEqual([]);
    expect(claimed).toEqual([
      { line: 1, ...GOOD, name: "2026", body: "Deploys run from main.", quotes: ["one quote"] },
    ]);
  });

  it("may leave out the quotes that a colon asks for, under a key and in a list", () => {
    const name = "Triage: speed before score";
    const evidence = "\n  - Ana: speed first, please\n  - @Ana said #1 is speed";
    expect(read(write({ ...GOOD, name, description: "`main`: deploys run from it", evidence }))).toEqual({
      rejected: [],
      claimed: [
        {
          ...{ line: 1, ...GOOD, name, description: "`main`: deploys run from it", body: "Deploys run from main." },
          quotes: ["Ana: speed first, please", "@Ana said #1 is speed"],
        },
      ],
    });
  });

  it.each<[string, string, object]>([
    ["a type in any case", write({ ...GOOD, type: "Project" }), {}],
    ["an importance out of ten", write({ ...GOOD, importance: "8/10" }), { importance: 8 }],
    ["a word for the importance", write({ ...GOOD, importance: "high" }), { trimmed: ["a field importance"] }],
    [
      "keys that there are none of",
      write({ ...GOOD, confidence: "0.9", date: "2026-04-08" }),
      { trimmed: ["a field confidence", "a field date"] },
    ],
    ["a quote with its day", write({ ...GOOD, evidence: "[{ quote: a b, date: 2026-04-08 }]" }), { quotes: ["a b"] }],
    ["a quote within quotes", write({ ...GOOD, evidence: '"Ana: "ship" it"' }), { quotes: ['Ana: "ship" it'] }],
    ["a quote at its beginning", write({ ...GOOD, evidence: '\n  - "Ship" it' }), { quotes: ['"Ship" it'] }],
    ["an apostrophe within", write({ ...GOOD, evidence: "\n  - 'it's ours'" }), { quotes: ["it's ours"] }],
    ["its type below metadata", write({ ...GOOD, type: undefined, metadata: "\n  type: project" }), {}],
    ["no rule before its front matter", write(GOOD).replace("---\n", ""), {}],
    [
      "no rules, and its body under a key",
      write({ ...GOOD, body: "Deploys run from main." }, "").replace(/---\n+/g, ""),
      {},
    ],
  ])("is read with %s", (_, text, more) => {
    expect(read(text)).toEqual({
      rejected: [],
      claimed: [{ line: 1, ...GOOD, body: "Deploys run from main.", quotes: [], ...more }],
    });
  });

  it.each([
    ["MISSING_FIELD", "name is missing", write({ ...GOOD, name: undefined })],
    ["MISSING_FIELD", "description is missing", write({ ...GOOD, description: undefined })],
    ["MISSING_FIELD", "type is missing", write({ ...GOOD, type: undefined })],
    ["MISSING_FIELD", "name is missing", write({ ...GOOD, name: '"  "' })],
    ["MISSING_FIELD", "body is missing", write(GOOD, "")],
    ["UNKNOWN_TYPE", 'no such type: "opinion"', write({ ...GOOD, type: "opinion" })],
    ["UNKNOWN_TYPE", 'no such type: "entity"', write({ ...GOOD, type: "entity" })],
    ["UNKNOWN_TYPE", "no such type: [", write({ ...GOOD, type: "[user, project]" })],
    ["UNKNOWN_FIELD", "toString", write({ ...GOOD, toString: "x" } as never)],
    ["BAD_VALUE", "importance", write({ ...GOOD, importance: "11" })],
    ["BAD_VALUE", "expires: a day such as", write({ ...GOOD, expires: "2026-02-30" })],
    ["BAD_VALUE", "name", write({ ...GOOD, name: "x".repeat(161) })],
    ["BAD_VALUE", "description", write({ ...GOOD, description: "{ a: 1 }" })],
    ["BAD_VALUE", "evidence", write({ ...GOOD, evidence: "[[nested]]" })],
    ["TOO_LONG", "over 8000 characters", write(GOOD, "x".repeat(8_001))],
    ["BAD_FRONT_MATTER", "no front matter", "```typed_memory\nDeploys run from main.\n```\n"],
    ["BAD_FRONT_MATTER", "not closed", "```typed_memory\n---\nname: x\n```\n"],
    ["BAD_FRONT_MATTER", "stands twice", write({ ...GOOD, "name: x\nname": "y" })],
    ["BAD_FRONT_MATTER", "refused", write(GOOD).replace("---\nname", "---js\nname")],
    ["BAD_FRONT_MATTER", "__proto__", write({ ...GOOD, "'__proto__'": "x" })],
    ["CUT_OFF", "ends before", write(GOOD).replace(/\n```\n$/, "\n")],
  ])("is rejected alone, with its line: %s (%s)", (code, reason, bad) => {
    const sibling = write({ ...GOOD, name: "Sibling" });
    const cut = code === "CUT_OFF";
    const { claimed, rejected } = read(cut ? `${sibling}\n${bad}` : `Prose.\n\n${bad}\n${sibling}`);
    expect(rejected).toEqual([
      { code, line: cut ? 11 : 3, reason: expect.stringContaining(reason), text: expect.any(String) },
    ]);
    expect(claimed.map(({ name }) => name)).toEqual(["Sibling"]);
  });

  it.each([
    ["The style guide is at https://wiki.acme.org/style", "reference", ["the type user"]],
    ["Nora reads mails on her phone, where long links such as https://a.co break", "user", undefined],
  ])("is a reference where it is mostly an address, and says so: %s", (description, type, trimmed) => {
    const { claimed } = read(write({ ...GOOD, type: "user", description: JSON.stringify(description) }));
    expect(claimed.map((one) => [one.type, one.trimmed])).toEqual([[type, trimmed]]);
  });

  it("takes a body of exactly 8,000 characters", () => {
    expect(read(write(GOOD, "x".repeat(8_000))).rejected).toEqual([]);
  });

  it("that holds only NONE is neither a memory nor rejected", () => {
    expect(read("```typed_memory\nNONE\n```\n\n```typed_memory\n\n NONE \n```\n")).toEqual({
      claimed: [],
      rejected: [],
    });
  });
});
