/** A line says what it does below its heading: on real folders and the real commands. */
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { inbox } from "../../src/commands/inbox.ts";
import { lint } from "../../src/commands/lint.ts";
import { status } from "../../src/commands/status.ts";
import { readMemoryFile } from "../../src/memory/file/memory-file.ts";
import { call } from "../commands/called.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";

const LOG = "logs/2026-04-06.md";
const LINE = "- Decision: exports are kept for 30 days.";
const ACME = "Exports are kept for 30 days (Tenant Acme)";
const GLOBEX = "Exports are kept for 30 days (Tenant Globex)";
const text = (...lines: string[]): string => `${lines.join("\n\n")}\n`;

const compacted = async (...lines: string[]): Promise<TestFolder> => {
  const folder = testFolder({ [LOG]: text(...lines) });
  await compactAll(folder);
  return folder;
};
const compactAll = async (folder: TestFolder): Promise<void> => {
  const done = await call(compact, folder.path, { json: true, all: true });
  expect(done.code, done.err).toBe(0);
};
/** What stands unquestioned, and where. */
const standing = (folder: TestFolder): string[] =>
  Object.entries(folder.tree("memory"))
    .flatMap(([path, content]) => {
      const read = /^memory\/(?:project|feedback)_/.test(path) ? readMemoryFile(path.slice(7), content) : undefined;
      return read && "memory" in read ? [read.memory] : [];
    })
    .filter(({ status, questioned_by }) => status === "active" && questioned_by === undefined)
    .map(({ description, sources }) => `${description} ${sources.join(" ")}`)
    .sort();

describe("the heading over a memory's line", () => {
  it.each([
    ["is edited to another name", ["## Tenant Globex", LINE], "L3"],
    ["has the line no more, which stands below another", ["## Tenant Acme", "- Ida", "## Tenant Globex", LINE], "L7"],
  ])("%s: the memory follows, and is known as changed until then", async (_, lines, at) => {
    const folder = await compacted("## Tenant Acme", LINE);
    folder.write(LOG, text(...lines));
    expect((await call(lint, folder.path, { json: true })).out).toContain("SOURCE_CHANGED");
    expect((await call(status, folder.path, {})).out).toContain("SOURCE_CHANGED");
    await compactAll(folder);
    expect(standing(folder)).toEqual([`${GLOBEX} ${LOG}#${at}`]);
    expect((await call(lint, folder.path, { json: true })).out).not.toContain("SOURCE_CHANGED");
  });

  it.each([
    ["level", "# Tenant Acme"],
    ["date", "## Tenant Acme (2026-04-06)"],
    ["further words", "## Tenant Acme, exports"],
  ])("changes its %s: the memory stays as it is", async (_, heading) => {
    const folder = await compacted("## Tenant Acme", LINE);
    folder.write(LOG, text(heading, LINE));
    expect((await call(lint, folder.path, { json: true })).out).not.toContain("SOURCE_CHANGED");
    await compactAll(folder);
    expect(standing(folder)).toEqual([`${ACME} ${LOG}#L3`]);
  });
});

describe("an open box, put before a decision", () => {
  it.each(["Decision: exports", "Entscheidung: Exporte"])("%s: the memory is asked about", async (begins) => {
    const folder = await compacted("## Decisions", `- ${begins} are kept for 30 days.`);
    expect(standing(folder)).toHaveLength(1);
    folder.write(LOG, text("## Decisions", `- [x] ${begins} are kept for 30 days.`));
    await compactAll(folder);
    expect(standing(folder)).toHaveLength(1);
    folder.write(LOG, text("## Decisions", `- [ ] ${begins} are kept for 30 days.`));
    await compactAll(folder);
    expect(standing(folder)).toEqual([]);
  });
});

describe("a line put below a decision", () => {
  const decided = "- Decision: the mill barn is rented to the Meyer family.";
  const below = async (decision: string, line: string): Promise<TestFolder> => {
    const folder = await compacted("# Day", decision);
    expect(standing(folder)).toHaveLength(1);
    folder.write(LOG, `# Day\n\n${decision}\n  - ${line}\n`);
    await compactAll(folder);
    return folder;
  };

  // The memory stood unmarked beside a proposal of its own name that said so.
  it.each([
    [decided, "Vetoed by Anna."],
    [decided, "Overruled by the board."],
    ["- Entscheidung: die Scheune wird an Familie Meyer vermietet.", "Vom Vorstand abgelehnt."],
    ["- Decisión: el taller abre los lunes.", "Rechazado por la junta."],
  ])("%s turned down by %s: the memory is asked about, once", async (decision, line) => {
    const folder = await below(decision, line);
    expect(standing(folder)).toEqual([]);
    expect(folder.read("memory/MEMORY.md")).toContain("(questioned)");
    await call(inbox, folder.path, { action: "reject", all: true });
    folder.write("logs/2026-04-07.md", "- Bread.\n");
    await compactAll(folder);
    expect(standing(folder)).toHaveLength(1);
  });

  it.each(["Anna agreed.", "The contract is signed on Friday.", "Who told Anna?"])("%s: it stands", async (line) => {
    expect(standing(await below(decided, line))).toHaveLength(1);
  });
});

describe("a heading that settles nothing, put over a memory's line", () => {
  it.each(["## Ideas", "## Offene Fragen", "> [!example]"])("%s: the memory is asked about, once", async (title) => {
    const folder = await compacted("## Decisions", LINE);
    folder.write(LOG, title.startsWith(">") ? `${title}\n> ${LINE}\n` : text(title, LINE));
    await compactAll(folder);
    expect(standing(folder)).toEqual([]);
    await call(inbox, folder.path, { action: "reject", all: true });
    folder.write("logs/2026-04-07.md", "- Bread.\n");
    await compactAll(folder);
    expect(standing(folder)).toHaveLength(1);
  });

  // The question stayed.
  it.each([
    ["## Ideas"],
    ["None of this was agreed:"],
  ])("%s: goes with its question when it is taken away", async (title) => {
    const folder = await compacted("## Decisions", LINE);
    folder.write(LOG, text(title, LINE));
    await compactAll(folder);
    expect(standing(folder)).toEqual([]);
    folder.write("logs/2026-04-07.md", "- Bread.\n");
    await compactAll(folder);
    expect(standing(folder)).toEqual([]);
    folder.write(LOG, text("## Decisions", LINE));
    await compactAll(folder);
    expect(standing(folder)).toHaveLength(1);
    expect(Object.keys(folder.tree("memory")).filter((path) => path.includes("inbox/"))).toEqual([]);
  });

  // An earlier version made it there, or a person accepted it.
  it("asks about none that stood there before", async () => {
    const folder = await compacted("## Ideas", LINE);
    await call(inbox, folder.path, { action: "accept", all: true });
    const document = "memory/weekly/2026-W15.md";
    folder.write(document, folder.tree("memory")[document]!.replace(/\n *accepted: true/, ""));
    folder.write("logs/2026-04-07.md", "- Bread.\n");
    await compactAll(folder);
    expect(standing(folder)).toHaveLength(1);
  });

  it("asks about none that a person accepted below it", async () => {
    const folder = await compacted("## Ideas", LINE);
    await call(inbox, folder.path, { action: "accept", all: true });
    folder.write("logs/2026-04-07.md", "- Bread.\n");
    await compactAll(folder);
    expect(standing(folder)).toHaveLength(1);
    folder.write("logs/2026-04-07.md", "- Bread and milk.\n");
    await compactAll(folder);
    expect(standing(folder)).toHaveLength(1);
  });
});

describe("two of a kind, each below a heading of its own", () => {
  it("are told apart in the same words, in one log and in two weeks", async () => {
    const one = await compacted("## Tenant Acme", LINE, "## Tenant Globex", LINE);
    expect(standing(one)).toEqual([`${ACME} ${LOG}#L3`, `${GLOBEX} ${LOG}#L7`]);
    const two = await compacted("## Tenant Acme", LINE);
    two.write("logs/2026-04-14.md", text("## Tenant Globex", LINE));
    await compactAll(two);
    expect(standing(two)).toEqual([`${ACME} ${LOG}#L3`, `${GLOBEX} logs/2026-04-14.md#L3`]);
  });

  const MORE = LINE.replace("30", "90");
  it("do not question each other's values", async () => {
    const one = await compacted("## Tenant Acme", LINE, "## Tenant Globex", MORE);
    expect(standing(one)).toHaveLength(2);
    const two = await compacted("## Tenant Acme", LINE);
    two.write("logs/2026-04-14.md", text("## Tenant Globex", MORE));
    await compactAll(two);
    expect(standing(two)).toHaveLength(2);
  });

  it("do where only a day was about the headings, or the line names the other", async () => {
    const days = await compacted("## Morning", LINE, "## Afternoon", MORE);
    expect(standing(days)).toHaveLength(1);
    const named = await compacted("## Tenant Acme", LINE);
    named.write("logs/2026-04-14.md", text("## Tenant Globex", "- Decision: Acme exports are kept for 90 days."));
    await compactAll(named);
    expect(standing(named)).toHaveLength(1);
  });
});
