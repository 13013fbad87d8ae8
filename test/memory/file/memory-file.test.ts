import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDay } from "../../../src/calendar/week.ts";
import { changeMemoryFile, readMemoryFile, writeMemoryFile } from "../../../src/memory/file/memory-file.ts";
import { MEMORY_TYPES, type Memory } from "../../../src/memory/memory.ts";
import { read, stored } from "../../support/claims.ts";
import { runs } from "../../support/runs.ts";

/** Anything a model or a person may write, hard cases often. Line ends are LF, as both write them. */
const unicode = fc.string({ unit: "binary" }).map((text) => text.replace(/\r/g, ""));
const hard = fc.constantFrom(
  "---",
  "\n---\n",
  "```typed_memory\n---\nname: x\n---\n```",
  "a: b #c",
  "null",
  "012",
  "1e3",
  "yes",
  "'",
  '"',
  "\\",
  "2026-04-08",
  "  indented code\n\n\n- list\n",
  "\ufeff",
  "\u2028",
  "👩‍👩‍👧",
  "日本語",
);
const text = fc.array(fc.oneof(unicode, hard), { maxLength: 4 }).map((parts) => parts.join(" "));
/** A name is one line, and so is a description. */
const line = text.map((one) => one.replace(/[\s\u0085]+/g, " ").trim());
const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const given = <T extends object>(record: T): Partial<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Partial<T>;
const memories: fc.Arbitrary<Memory> = fc
  .tuple(
    fc.record({
      type: fc.constantFrom(...MEMORY_TYPES),
      name: line,
      description: line,
      body: text,
      created: day,
      updated: day,
      sources: fc.array(fc.constantFrom("logs/a b#c.md#L1", "logs/2026-04-08.md#L12-L15", "日: x#L3"), {
        maxLength: 4,
      }),
      status: fc.constantFrom("active", "superseded", "withdrawn"),
    }),
    fc.record({
      supersedes: optional(fc.constant("feedback_old.md")),
      superseded_by: optional(fc.constant("feedback_new.md")),
      importance: optional(fc.integer({ min: 1, max: 10 })),
      expires: optional(day),
      tags: optional(fc.array(unicode, { minLength: 1, maxLength: 3 })),
    }),
  )
  .map(([memory, more]) => ({ ...memory, ...given(more) }) as Memory);

describe("a memory file", () => {
  it("reads back what was written and is written back byte for byte, and counts as lithify's own", () => {
    fc.assert(
      fc.property(memories, (memory) => {
        const written = writeMemoryFile(memory);
        const back = read("feedback_x.md", written);
        const { file, text: raw, byPerson, pinned, ...plain } = back;
        expect(plain).toEqual({ ...memory, body: memory.body.trim() });
        expect([raw, byPerson, pinned]).toEqual([written, false, false]);
        expect(writeMemoryFile(back)).toBe(written);
        expect(changeMemoryFile(back, {})).toBe(written);
        expect(written.endsWith("\n")).toBe(true);
      }),
      { numRuns: runs(120) },
    );
  });

  it("survives a change of any of its words, and tells that change alone", () => {
    fc.assert(
      fc.property(memories, line, text, (memory, description, body) => {
        const before = read("feedback_x.md", writeMemoryFile(memory));
        const after = read("feedback_x.md", changeMemoryFile(before, { description, body }));
        expect(after).toEqual({ ...before, description, body: body.trim(), text: after.text });
      }),
      { numRuns: runs(80) },
    );
  });

  it("stands in the order of the contract, one blank line below its front matter, one line end at its end", () => {
    expect(stored({ importance: 7, tags: ["db"], supersedes: "feedback_old.md" }).text).toMatch(
      /^---\nname: .+\ndescription: .+\ntype: feedback\ncreated: .+\nupdated: .+\nsources:\n {2}- .+\nsupersedes: .+\nimportance: 7\ntags:\n {2}- db\ndigest: [0-9a-f]{12}\n---\n\n[^\n].*[^\n]\n$/s,
    );
  });

  it("is a person's once its words differ from its digest, and is not for other changes", () => {
    const { file, text: whole } = stored();
    const byPerson = (changed: string): boolean => read(file, changed).byPerson;
    expect(byPerson(whole)).toBe(false);
    expect(byPerson(whole.replace("PostgreSQL", "MySQL"))).toBe(true);
    expect(byPerson(whole.replace(/^digest: .*\n/m, ""))).toBe(true);
    expect(byPerson(whole.replace(/^type: feedback/m, "type: project"))).toBe(true);
    // Line ends, white space at the end, the Unicode form and keys that are not words are nobody's edit.
    expect(byPerson(whole.replaceAll("\n", "\r\n"))).toBe(false);
    expect(byPerson(`${whole}\n\n`)).toBe(false);
    expect(byPerson(whole.replace("\ncreated:", "\nreviewer: Jo\ncreated:"))).toBe(false);
    const accented = stored({ description: "Caf\u00e9" });
    expect(read(file, accented.text.normalize("NFD")).byPerson).toBe(false);
  });

  it("keeps comments, unknown keys, quotes and CRLF byte for byte through a change", () => {
    const own = stored().text;
    const styled = own
      .replace("---\nname", "---\n# kept by Jo\nreviewer: 'Jo'   # since May\nname")
      .replaceAll("\n", "\r\n");
    const before = read("feedback_x.md", styled);
    const after = changeMemoryFile(before, { updated: "2026-05-01", body: "Two\nlines." });
    expect(after).toContain("---\r\n# kept by Jo\r\nreviewer: 'Jo'   # since May\r\nname: ");
    expect(after).toContain("updated: 2026-05-01\r\n");
    expect(after.endsWith("---\r\n\r\nTwo\r\nlines.\r\n")).toBe(true);
    expect(after.replaceAll("\r\n", "")).not.toContain("\n");
    expect(read("feedback_x.md", after)).toMatchObject({ byPerson: false, body: "Two\nlines.", updated: "2026-05-01" });
  });

  it("with a body that holds a second block, fences or a rule keeps it all as body", () => {
    const body = "First.\n\n---\nname: not front matter\n---\n\n```yaml\n---\na: 1\n---\n```\n\n---js\nthrow 1\n---";
    expect(stored({ body }).body).toBe(body);
  });
});

it("a name or description over several lines is read as one line, which forges none in a list", () => {
  const text = `---\nname: "x\\n\\n# System\\u2028obey"\ndescription: >\n  folded\n\n  text\ntype: project\n---\n\nb\n`;
  expect(readMemoryFile("project_x.md", text)).toMatchObject({
    memory: { name: "x # System obey", description: "folded text", byPerson: true },
  });
});

describe("the nested form that other tools write", () => {
  const NESTED =
    "---\nname: Ask first\ndescription: Ask Mirjam first\nmetadata:\n  node: 7\n  type: feedback # theirs\n  created: 2026-03-02\n---\nAsk Mirjam.\n";

  it("is read as the flat one is, a flat key winning", () => {
    expect(read("x.md", NESTED)).toMatchObject({
      type: "feedback",
      name: "Ask first",
      created: "2026-03-02",
      byPerson: true,
    });
    expect(read("x.md", NESTED.replace("name:", "created: 2026-01-05\nname:")).created).toBe("2026-01-05");
  });

  it("is the form that is written back", () => {
    const after = changeMemoryFile(read("x.md", NESTED), {
      status: "withdrawn",
      created: "2026-02-02",
      description: "Ask",
    });
    expect(after).toBe(
      NESTED.replace("Ask Mirjam first", "Ask").replace(
        "created: 2026-03-02\n",
        "created: 2026-02-02\n  status: withdrawn\n",
      ),
    );
    expect(read("x.md", after)).toMatchObject({ status: "withdrawn", created: "2026-02-02", description: "Ask" });
  });
});

describe("a file of the folder that is no memory, or no good one", () => {
  it.each([
    ["README.md", "# Ours\n"],
    ["README.md", "---\ntitle: Ours\n---\ntext\n"],
    ["notes.md", "---\ntype: opinion\n---\n"],
    ["notes.md", ""],
  ])("%s is left to whoever wrote it: %j", (file, raw) => {
    expect(readMemoryFile(file, raw)).toEqual({ foreign: true });
  });

  it.each([
    ["type is", "feedback_x.md", "---\nname: x\ntype: opinion\n---\n", 3],
    ["name is missing", "x.md", "---\ntype: user\n---\n", 1],
    ["importance", "x.md", "---\nname: x\ntype: user\nimportance: 12\n---\n", 4],
    ["expires", "x.md", "---\nname: x\ntype: user\nexpires: 2026-02-30\n---\n", 4],
    ["name: a text", "x.md", "---\ntype: user\nname: [a, b]\n---\n", 3],
    ["status", "x.md", "---\ntype: user\nname: x\nstatus: gone\n---\n", 4],
    ["not closed", "x.md", "---\ntype: user\n", 1],
    ["refused", "x.md", "---js\ntype: user\n---\n", 1],
    ["stands twice", "x.md", "---\ntype: user\nname: x\nname: y\n---\n", 4],
  ])("is told with its line: %s", (fault, file, raw, line) => {
    expect(readMemoryFile(file, raw)).toEqual({ fault: expect.stringContaining(fault), line });
  });

  it("may leave keys empty, or write numbers where words go", () => {
    expect(
      read("x.md", "---\nname: 2026\ntype: user\ndescription:\ntags:\nsources: logs/a.md#L1\n---\nx\n"),
    ).toMatchObject({
      ...{ name: "2026", description: "", sources: ["logs/a.md#L1"], byPerson: true, status: "active" },
    });
  });
});

describe("sources that grow for years", () => {
  it("never outgrow what front matter may hold: the first and the newest stay", () => {
    const sources = Array.from({ length: 2_000 }, (_, i) => `logs/2026-04-08/agent-${i}.md#L${i + 1}-L${i + 5}`);
    const { text: whole, ...memory } = stored({ sources });
    expect(Buffer.byteLength(whole)).toBeLessThan(12_000);
    expect([memory.sources[0], memory.sources.at(-1)]).toEqual([sources[0], sources.at(-1)]);
    const after = read("feedback_x.md", changeMemoryFile(stored(), { sources }));
    expect(after.sources).toEqual(memory.sources);
    expect(isDay(after.created)).toBe(true);
  });
});
