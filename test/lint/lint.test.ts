import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findSecrets } from "../../src/daily/redact.ts";
import { LINT_RULES } from "../../src/lint/finding.ts";
import { cpuMs } from "../support/cpu-time.ts";
import { daily } from "../support/daily.ts";
import { lintOf, memoryText, toldOf, typed } from "./of.ts";

const log = daily("2026-04-08", ["# Wednesday", "- Integration tests run against PostgreSQL.", "", "- another line"]);
const logs = [log];
const FILE = "feedback_use-a-real-database.md";
const HEAD = "name: A name\ndescription: What it holds\ntype: feedback";

describe("lint of a memory", () => {
  it("finds nothing in what lithify writes", () => {
    expect(toldOf({ [FILE]: memoryText() }, { logs })).toEqual([]);
  });

  it("tells every fault of a file at once, each on its own line", () => {
    const text =
      "---\nname: A name\ntype: feedbak\nstatus: done\nimportance: 12\ncreated: 2026-02-30\npinned: maybe\n---\nx\n";
    expect(toldOf({ "feedback_a.md": text })).toEqual([
      "error feedback_a.md:1 MISSING_FIELD",
      "error feedback_a.md:3 UNKNOWN_TYPE",
      "error feedback_a.md:4 BAD_VALUE",
      "error feedback_a.md:5 BAD_VALUE",
      "error feedback_a.md:6 BAD_VALUE",
      "error feedback_a.md:7 BAD_VALUE",
    ]);
    expect(lintOf({ "feedback_a.md": text }).findings.find(({ code }) => code === "UNKNOWN_TYPE")?.remedy).toBe(
      "write type: feedback",
    );
  });

  it("finds the line of a key in the nested form", () => {
    const text =
      "---\nname: a\ndescription: b\nmetadata:\n  node_type: memory\n  type: feedback\n  status: gone\n---\nx\n";
    expect(toldOf({ "feedback_a.md": text })).toEqual(["error feedback_a.md:7 BAD_VALUE"]);
  });

  it.each([
    ["unclosed", "---\nname: A\n", 1],
    ["broken", `---\nname: A\ndescription: "a" b\ntype: feedback\n---\nx\n`, 3],
    ["code", "---js\n{}\n---\n", 1],
  ])("tells %s front matter where a file is named as a memory", (_, text, line) => {
    expect(toldOf({ "feedback_a.md": text })).toEqual([`error feedback_a.md:${line} BAD_FRONT_MATTER`]);
  });

  it("tells a memory without front matter, and one without name or description", () => {
    expect(toldOf({ "user_a.md": "I write Go.\n", "user_b.md": "---\ntype: user\n---\nx\n" })).toEqual([
      "error user_a.md:1 NO_FRONT_MATTER",
      "error user_b.md:1 MISSING_FIELD",
      "error user_b.md:1 MISSING_FIELD",
    ]);
  });

  it("warns of names in files that others began, and refuses them in lithify's own", () => {
    const files = { "Some Notes.md": typed(HEAD), "user_x.md": typed(HEAD, "Something else.") };
    expect(toldOf(files)).toEqual(["warning Some Notes.md:1 BAD_FILE_NAME", "warning user_x.md:4 TYPE_MISMATCH"]);
    const own = memoryText();
    expect(
      toldOf({ "Some Notes.md": own, "user_x.md": own.replace(/never a mock/g, "and MySQL 8") }, { logs }),
    ).toEqual(["error Some Notes.md:1 BAD_FILE_NAME", "error user_x.md:4 TYPE_MISMATCH"]);
  });

  it("leaves a README and the like alone, and does not count them", () => {
    const readme = {
      "README.md": "# Memory\n",
      "SCHEMA.md": "---\ntitle: Schema\n---\nx\n",
      "notes.md": "---\n\nA rule above.\n",
    };
    expect(lintOf(readme)).toMatchObject({ files: 0, findings: [] });
  });

  it("only warns where a file of another tool does not read", () => {
    expect(
      toldOf({ "negative-result.md": `---\nname: n\ndescription: "a" b\nmetadata:\n  type: feedback\n---\nx\n` }),
    ).toEqual(["warning negative-result.md:3 BAD_FRONT_MATTER"]);
  });

  it("holds a file that a weekly document lists to be a memory, whatever its name", () => {
    const week = weekOf([{ file: "renamed.md", evidence: [] }]);
    expect(toldOf({ "renamed.md": "---\nname: [\n---\n", "weekly/2026-W15.md": week }, { logs })[0]).toMatch(
      /^error renamed\.md:\d BAD_FRONT_MATTER$/,
    );
  });

  it("tells git's conflict markers, and only what is one", () => {
    const conflict = `${memoryText()}<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> other\n`;
    const setext = `${memoryText()}\nA heading\n=======\n\n>>>>>>> quoted\n`;
    expect(toldOf({ [FILE]: conflict }, { logs })).toEqual([`error ${FILE}:13 CONFLICT`]);
    expect(toldOf({ [FILE]: setext }, { logs })).toEqual([]);
  });

  it("tells a conflict within the front matter once, not what follows from it", () => {
    const text =
      "---\nname: A\n<<<<<<< HEAD\ndescription: a\n=======\ndescription: b\n>>>>>>> other\ntype: feedback\n---\nx\n";
    expect(toldOf({ "feedback_a.md": text, "weekly/2026-W15.md": text, "README.md": text })).toEqual([
      "error README.md:3 CONFLICT",
      "error feedback_a.md:3 CONFLICT",
      "error weekly/2026-W15.md:3 CONFLICT",
    ]);
    const { findings } = lintOf({ "weekly/2026-W15;touch x.md": text });
    expect(JSON.stringify(findings)).not.toContain("--week 2026-W15;");
  });

  it("only warns of conflict markers in a fence, which may be an example", () => {
    const text = memoryText({ body: "Resolve it:\n\n```\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\n```" });
    expect(toldOf({ [FILE]: text }, { logs })).toEqual([`warning ${FILE}:15 CONFLICT`]);
  });

  it("tells bodies by their size: none, and over 8,000", () => {
    const files = (length: number): string[] =>
      toldOf({ [FILE]: memoryText({ body: "ä".repeat(length), sources: ["logs/2026-04-08.md#L2"] }) }, { logs });
    expect(files(8_001)).toEqual([`error ${FILE}:12 BODY_TOO_LONG`]);
    expect(files(8_000)).toEqual([]);
    expect(files(0)).toEqual([`warning ${FILE}:11 EMPTY_BODY`]);
  });

  it("warns of no source where lithify wrote", () => {
    expect(
      toldOf({ [FILE]: memoryText({ sources: [] }), "user_b.md": typed(HEAD.replace("feedback", "user"), "Else.") }),
    ).toEqual([`warning ${FILE}:7 NO_SOURCES`]);
  });

  it("names rule and place of a secret, never the secret", () => {
    const secret = ["gh", "p_", "q8Zr2kW1xT6vB9nM4jH7cF3sD5gL0pYaQ8Zr"].join("");
    expect(findSecrets(secret)).toHaveLength(1);
    const files = { [FILE]: memoryText({ body: `The token is ${secret}.` }), "inbox/a.txt": secret };
    expect(toldOf(files, { logs })).toEqual([`error ${FILE}:12 SECRET`, "error inbox/a.txt:1 SECRET"]);
    expect(JSON.stringify(lintOf(files).findings)).not.toContain(secret);
    expect(toldOf(files, { logs, allow: [secret] })).toEqual([]);
  });

  it("warns of characters that a person does not see", () => {
    expect(toldOf({ [FILE]: memoryText({ body: "Run\u202e it.\n\nA family: 👨‍👩‍👧" }) }, { logs })).toEqual([
      `warning ${FILE}:12 HIDDEN_CHARACTERS`,
    ]);
  });

  it("warns of a key that is nearly one of lithify's", () => {
    expect(
      toldOf(
        {
          [FILE]: memoryText().replace(
            "digest:",
            "supercedes: other.md\noriginSessionId: 1\nquestionedby: a.md\ndigest:",
          ),
        },
        { logs },
      ),
    ).toEqual([`warning ${FILE}:9 MISSPELT_KEY`, `warning ${FILE}:11 MISSPELT_KEY`]);
  });

  it("tells what was passed over when the folder was read", () => {
    const notices = [
      { file: "feedback_a.md", code: "NOT_UTF8", message: "is not UTF-8 text: not read" },
      { file: "README.md", code: "LINK", message: "is a symbolic link: not followed" },
      { file: "user_b.MD", code: "OTHER_ENDING", message: "does not end in .md: not read" },
      { file: "user_A.md", code: "TWIN", message: "differs from user_a.md only in case or Unicode form: rename one" },
    ];
    expect(toldOf({}, { notices })).toEqual([
      "warning README.md:1 NOT_READ",
      "error feedback_a.md:1 NOT_READ",
      "warning user_A.md:1 TWIN",
      "warning user_b.MD:1 NOT_READ",
    ]);
  });

  it("says a remedy with every finding, and has a rule for every code", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom("feedback_a.md", "x.md", "MEMORY.md", "weekly/2026-W15.md", "weekly/x.md"),
          fc.string({ unit: "grapheme" }),
        ),
        fc.constantFrom("", "---\n", "---\ntype: user\nname: ", "---\ntype: weekly\nweek: "),
        (files, start) => {
          const begun = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, start + text]));
          for (const { code, line, message, remedy } of lintOf(begun).findings) {
            expect(LINT_RULES).toHaveProperty(code);
            expect(line).toBeGreaterThan(0);
            expect(message && remedy).not.toBe("");
          }
        },
      ),
    );
  });

  it("stays linear on lines made to be slow", () => {
    const slow = ["“", "「", "(2026-04-08", "<<<<<<< \n", "### # ", "a: ", "](", "`", "- ", "\n"].map((piece) =>
      piece.repeat(70_000 / piece.length),
    );
    for (const text of slow) {
      const start = cpuMs();
      lintOf({ "feedback_a.md": typed(HEAD, text), "MEMORY.md": text, "weekly/2026-W15.md": `${weekOf([])}${text}` });
      expect(cpuMs() - start).toBeLessThan(800);
    }
  });
});

function weekOf(memories: readonly { file: string; evidence: readonly string[] }[]): string {
  const listed =
    memories.length === 0
      ? " []"
      : memories.map(({ file, evidence }) => `\n  - file: ${file}\n    evidence: [${evidence.join(", ")}]`).join("");
  return `---\ntype: weekly\nweek: 2026-W15\nfrom: 2026-04-06\nto: 2026-04-12\nsources:\n  - path: ${log.path}\n    sha256: ${log.sha256}\nmodel: extractive\nprompt: aaaaaaaaaaaa\nmemories:${listed}\ndeclined: []\n---\n\n## 2026-W15 (6–12 April 2026)\n\n### Outcomes\n\n- Done (2026-04-08)\n`;
}
