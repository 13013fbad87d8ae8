import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { WEEKLY_LIMITS } from "../../src/document/frontmatter.ts";
import { MEMORY_LIMITS } from "../../src/document/frontmatter-place.ts";
import { readOwnYaml } from "../../src/document/own-yaml.ts";
import { readAnyYaml, readYaml, writeYaml } from "../../src/document/yaml.ts";

const WEEKLY = {
  type: "weekly",
  week: "2026-W15",
  from: "2026-04-06",
  to: "2026-04-12",
  sources: [
    { path: "logs/2026-04-06.md", sha256: "9ebb56e15a7ebda5bfe3323c7a1a1bc6d9933f21b1c301ec545c54fd0fe4df8d" },
    { path: "logs/2026-04-07 stand: up #2.md", sha256: "123456789012" },
  ],
  model: "extractive",
  prompt: "4ce390e98472",
  memories: [
    { file: "feedback_use-real-database.md", evidence: ["0123456789ab", "ffffffffffff", "51e9e29e6927"] },
    { file: "project_x.md", evidence: [] },
  ],
  declined: [],
};

describe("front matter in lithify's own form", () => {
  it("is read without the package, and as the package reads it", () => {
    const text = writeYaml(WEEKLY, ["evidence"]);
    expect(readOwnYaml(text)?.data).toEqual(WEEKLY);
    expect(readAnyYaml(text, WEEKLY_LIMITS)).toEqual({ data: WEEKLY });
    const memory =
      'name: "Why: \\"a\\" \\\\ b"\ndescription: Ça va – 日本語\nimportance: 8\nsources:\n  - logs/a.md#L1-L2\n';
    expect(readOwnYaml(memory)?.data).toEqual({
      name: 'Why: "a" \\ b',
      description: "Ça va – 日本語",
      importance: 8,
      sources: ["logs/a.md#L1-L2"],
    });
  });

  it("is one document: what stands in a second would go unread", () => {
    const second = "timezone: UTC\n---\nmodel:\n  provider: openai\n";
    expect(readYaml(second, WEEKLY_LIMITS)).toEqual({ fault: "a second document begins here", line: 2 });
    for (const text of ["---\ntimezone: UTC\n---\n", "timezone: UTC\n...\n"])
      expect(readYaml(text, WEEKLY_LIMITS)).toEqual({ data: { timezone: "UTC" } });
  });

  it("is read so where a mapping stands in it, as in a proposal", () => {
    const proposal = {
      name: "The parser is new",
      proposal: {
        file: "project_the-parser-is-new.md",
        because: 'likely: "The parser" (2026-04-08)',
        week: "2026-W15",
        likely: true,
        evidence: ["0123456789ab", "123456789012"],
        digest: "51e9e29e6927",
      },
      importance: 7,
    };
    const text = writeYaml(proposal);
    expect(readOwnYaml(text)?.data).toEqual(proposal);
    expect(readAnyYaml(text, MEMORY_LIMITS)).toEqual({ data: proposal });
  });

  it("is read so in months and years, and where a digest ends like a number that was begun", () => {
    const monthly = { type: "monthly", month: "2026-04", digest: "77315391558e", lines: ["3618d727a75c"] };
    const text = `${writeYaml(monthly, ["lines"])}description: (two of them) stay\n`;
    expect(readOwnYaml(text)?.data).toEqual({ ...monthly, description: "(two of them) stay" });
    expect(readAnyYaml(text, WEEKLY_LIMITS)).toEqual({ data: { ...monthly, description: "(two of them) stay" } });
  });

  it("is read so where comments stand between, as in a configuration that nobody touched", () => {
    const text = '# logs: "logs"   # daily logs\n\n# watch:\n#   poll: "auto"\nreview: auto\n';
    expect(readOwnYaml(text)?.data).toEqual({ review: "auto" });
    expect(readAnyYaml(text, WEEKLY_LIMITS)).toEqual({ data: { review: "auto" } });
  });

  it("never says anything else than the package, whatever the text", () => {
    const scalar = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.string({ unit: "grapheme", maxLength: 12 }),
      fc.constantFrom(
        ...[
          "null",
          "true",
          "false",
          "True",
          "yes",
          "~",
          "1e5",
          "0x1f",
          "0o7",
          "12",
          "012",
          "1_000",
          "12:30",
          "2026-04-08",
          "a: b",
          "a #b",
        ],
        ...[
          "a:",
          "[a, b]",
          "[a,b]",
          "[1, 2]",
          "[]",
          "{}",
          "'a'",
          '"a"',
          '"a\\nb"',
          '"\\x41"',
          "a\tb",
          "a ",
          " a",
          "- a",
          "|",
          ">",
        ],
        ...[
          "123e45678901",
          "104567890123",
          "51e9e29e6927",
          "12e45678e",
          "9ebb56e15a7e",
          "a\u2028b",
          "&a",
          "*a",
          "!t a",
          "%a",
          "a]",
          "?",
          "? a",
          "[null, a]",
        ],
      ),
    );
    const key = fc.constantFrom("a", "b", "name", "type", "__proto__", "null", "x-y", "1", "a b", "é");
    const line = fc.oneof(
      fc
        .tuple(fc.constantFrom("", "  ", "    ", "  - ", "      - ", "- "), key, scalar)
        .map(([in_, k, v]) => `${in_}${k}: ${v}`),
      fc.tuple(fc.constantFrom("  - ", "    - ", "- "), scalar).map(([in_, v]) => `${in_}${v}`),
      fc.tuple(fc.constantFrom("", "  ", "  - ", "    "), key).map(([in_, k]) => `${in_}${k}:`),
      fc.constantFrom("", "# note", "---", "...", "  "),
    );
    const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.map((one) => `${one}\n`).join(""));
    fc.assert(
      fc.property(text, (yaml) => {
        const own = readOwnYaml(yaml);
        if (own) expect(readAnyYaml(yaml, WEEKLY_LIMITS)).toEqual({ data: own.data });
      }),
      { numRuns: 5_000 },
    );
  });

  it("stays under the same limits", () => {
    const many = `${Array.from({ length: MEMORY_LIMITS.keys + 1 }, (_, i) => `key${i}: a`).join("\n")}\n`;
    expect(readYaml(many, MEMORY_LIMITS)).toEqual(readAnyYaml(many, MEMORY_LIMITS));
    expect(readYaml(many, MEMORY_LIMITS)).toHaveProperty("fault");
    const long = `name: ${"a".repeat(17_000)}\n`;
    expect(readYaml(long, MEMORY_LIMITS)).toEqual(readAnyYaml(long, MEMORY_LIMITS));
    const flat = { ...MEMORY_LIMITS, depth: 1 };
    expect(readYaml("a:\n  - b\n", flat)).toHaveProperty("fault");
  });
});
