/** A change of mind that no model spoke of: the older memory is in doubt everywhere until a person decides. */
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { context } from "../../src/commands/context.ts";
import { inbox } from "../../src/commands/inbox.ts";
import { lint } from "../../src/commands/lint.ts";
import { list } from "../../src/commands/list.ts";
import { search } from "../../src/commands/search.ts";
import { status } from "../../src/commands/status.ts";
import { undo } from "../../src/commands/undo.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { testRepository } from "../support/test-repository.ts";
import { call } from "./called.ts";

const FIRST = "- Decision: builds run on our own runners, the cloud was too dear.\n";
const LATER = "- We went back to the cloud with the builds, our runners burned down.\n";
const OLD = "memory/project_builds-run-on-our-own-runners-the-cloud-was-too-dear.md";

async function questioned(): Promise<TestFolder> {
  const folder = testFolder({ "lithify.yaml": "git: off\n", "logs/2026-04-08.md": FIRST });
  await call(compact, folder.path, { json: true });
  expect(folder.exists(OLD)).toBe(true);
  folder.write("logs/2026-04-15.md", LATER);
  return folder;
}
const proposals = (folder: TestFolder): string[] =>
  Object.keys(folder.tree("memory/inbox")).map((path) => path.split("/").at(-1)!);

it.each([
  "### We went back to the cloud with the builds\n\nOur runners burned down.\n",
  "## Back to the cloud with the builds on our own runners ##\n\n- They burned down.\n",
])("a heading that takes a memory back questions it: %j", async (later) => {
  const folder = await questioned();
  folder.write("logs/2026-04-15.md", later);
  await call(compact, folder.path, {});
  expect(folder.read(OLD)).toContain("questioned_by:");
});

it.each([
  "## Builds\n\n- Looked at the runners.\n",
  "## Why builds run on our own runners, the cloud was too dear\n\n- See above.\n",
])("a heading that only names what a memory is about does not: %j", async (later) => {
  const folder = await questioned();
  folder.write("logs/2026-04-15.md", later);
  await call(compact, folder.path, {});
  expect(folder.read(OLD)).not.toContain("questioned_by:");
});

describe("a change of mind within one day", () => {
  const active = (folder: TestFolder): string[] =>
    Object.entries(folder.tree("memory"))
      .filter(([path, text]) => /^memory\/\w+_[^/]*$/.test(path) && !/^questioned_by:/m.test(String(text)))
      .map(([path]) => path);
  const DAY = "logs/2026-04-08.md";
  const [YES, NO] = [
    "- Decision: we ship the exporter on Fridays, because support is staffed.\n",
    "- Decision: we do not ship the exporter on Fridays, because support is thin.\n",
  ];
  const BETWEEN = "\n## Later\n\n";

  it.each<[string, Record<string, string>, RegExp]>([
    ["further down in one log", { [DAY]: YES + BETWEEN + NO }, /do-not-ship/],
    ["in another order", { [DAY]: NO + BETWEEN + YES.replace("we ship", "we ship after all") }, /after-all/],
    ["in another log of the day", { [DAY]: YES, "logs/2026-04-08-evening.md": NO }, /do-not-ship/],
    [
      "of a figure",
      {
        [DAY]: `- Entscheidung: das Lager schließt um 18 Uhr, weil die Spedition dann fährt.\n${BETWEEN}- Entscheidung: das Lager schließt jetzt um 20 Uhr, weil die Spedition später fährt.\n`,
      },
      /20-uhr/,
    ],
  ])("leaves the later word alone unquestioned: %s", async (_, logs, standing) => {
    const folder = testFolder({ "lithify.yaml": "git: off\n", ...logs });
    await call(compact, folder.path, {});
    expect(active(folder)).toEqual([expect.stringMatching(standing)]);
    expect(proposals(folder)).toHaveLength(1);
    await call(compact, folder.path, { week: "2026-W15", force: true });
    expect(proposals(folder)).toHaveLength(1);
  });

  it("asks of two logs of one day that deny each other about the one before", async () => {
    const folder = testFolder({
      ...{ "lithify.yaml": "git: off\n", [DAY]: "- Decision: the importer is enabled on Sundays.\n" },
      "logs/2026-04-08-b.md": "- Decision: the importer is disabled on Sundays.\n",
    });
    await call(compact, folder.path, {});
    expect(active(folder)).toEqual(["memory/project_the-importer-is-disabled-on-sundays.md"]);
    expect(proposals(folder)).toHaveLength(1);
  });

  it.each([
    [
      "- Decision: the shop opens at 9, because the bus comes then.\n",
      "- Decision: the depot opens at 7, because the trucks come then.\n",
    ],
    ["- Rule: always tag a release before you build it.\n", "- Rule: always build a release on the small runner.\n"],
    ["- 決定：請求書は月末に送る。経理の都合のため。\n", "- 決定：見積書は週末に送る。営業の都合のため。\n"],
  ])("asks nothing of two that hold side by side: %s", async (one, other) => {
    const folder = testFolder({ "lithify.yaml": "git: off\n", [DAY]: one + BETWEEN + other });
    await call(compact, folder.path, {});
    expect(active(folder)).toHaveLength(2);
    expect(folder.exists("memory/inbox") ? proposals(folder) : []).toEqual([]);
  });
});

describe("a memory that a person's hand touched, and a later line reverses", () => {
  const RULE = "- Rule: always run the full test suite before a release.\n";
  const FILE = "memory/feedback_always-run-the-full-test-suite-before-a-release.md";
  const body = (text: string) => (file: string) => `${file.split("\n---\n\n")[0]}\n---\n\n${text}\n`;

  it.each<[string, string, (text: string) => string]>([
    [
      "pinned",
      "never run the full test suite before a release.",
      (text) => text.replace("type:", "pinned: true\ntype:"),
    ],
    [
      "put into words that the log never had",
      "never run the full test suite before a release.",
      body("See the wiki; Anna checked it with Ben."),
    ],
    [
      "spoiled for a reader",
      "do not run the full test suite before a release.",
      (text) => text.replace("type:", "type:: x: y\ntype:"),
    ],
  ])("is questioned wherever it is told, and not a byte of it changes: %s", async (_, later, hand) => {
    const folder = testFolder({ "lithify.yaml": "git: off\n", "logs/2026-04-08.md": RULE });
    await call(compact, folder.path, { json: true });
    const theirs = hand(folder.read(FILE));
    folder.write(FILE, theirs);
    folder.write("logs/2026-04-15.md", `- Rule: ${later}\n`);
    await call(compact, folder.path, { json: true });
    expect(folder.read(FILE)).toBe(theirs);
    expect(folder.read("memory/MEMORY.md")).toMatch(/always-run-the-full-test.*\(questioned\)$/m);
    expect((await call(status, folder.path, {})).out).toContain(`${FILE} is questioned`);
    const [name] = proposals(folder);
    const shown = (await call(inbox, folder.path, { action: "show", ids: [name!] })).out;
    expect(shown).toMatch(new RegExp(`Always run the full test suite.*${later}`, "is"));
  });

  it("takes no other's place before its file can be read", async () => {
    const folder = testFolder({ "lithify.yaml": "git: off\n", "logs/2026-04-08.md": RULE });
    await call(compact, folder.path, { json: true });
    const mended = folder.read(FILE);
    folder.write(FILE, mended.replace("type:", "type:: x: y\ntype:"));
    folder.write("logs/2026-04-15.md", "- Rule: do not run the full test suite before a release.\n");
    await call(compact, folder.path, { json: true });
    const accept = () => call(inbox, folder.path, { action: "accept", ids: proposals(folder) });
    expect((await accept()).error).toBe("UNREADABLE");
    folder.write(FILE, mended);
    expect((await accept()).code).toBe(0);
    expect(folder.read(FILE)).toContain("status: superseded");
  });
});

describe("a memory that a later line speaks against", () => {
  it("is questioned in its file, the index and status, and the proposal shows both lines with their days", async () => {
    const folder = await questioned();
    const report = (await call(compact, folder.path, { json: true })).json<{
      weeks: { memories: { file: string; change: string; because: string }[] }[];
    }>();
    expect(report.weeks.at(-1)?.memories).toContainEqual(expect.objectContaining({ file: OLD, change: "questioned" }));
    const [name] = proposals(folder);
    expect(folder.read(OLD)).toContain(`questioned_by:\n  - ${name}\n`);
    expect(folder.read("memory/MEMORY.md")).toMatch(/builds-run-on-our-own.*\(questioned\)$/m);
    expect((await call(status, folder.path, {})).out).toContain(`${OLD} is questioned`);
    const shown = (await call(inbox, folder.path, { action: "show", ids: [name!] })).out;
    expect(shown).toContain("our own runners");
    expect(shown).toMatch(/\(2026-04-08\).*went back to the cloud.*\(2026-04-15\)/);
    expect(shown).toContain("logs/2026-04-08.md:1");
    expect((await call(lint, folder.path, {})).out).toContain("0 errors, 0 warnings");
  });

  it("is told as questioned to whoever searches, and at the start of a session", async () => {
    const folder = await questioned();
    await call(compact, folder.path, { json: true });
    const found = (await call(search, folder.path, { query: ["runners"], json: true })).json<{
      results: { file: string; questioned?: boolean }[];
    }>();
    expect(found.results.find(({ file }) => file === OLD)).toMatchObject({ questioned: true });
    expect((await call(search, folder.path, { query: ["runners"] })).out).toMatch(/\(2026-04-08, questioned\)/);
    expect((await call(context, folder.path, {})).out).toMatch(/our own runners.*\(questioned/);
    const listed = (await call(list, folder.path, { json: true })).json<{ memories: { file: string }[] }>();
    expect(listed.memories.find(({ file }) => file === OLD)).toMatchObject({ questioned: true });
    expect((await call(list, folder.path, {})).out).toMatch(/our own runners.*\.md\) {2}questioned$/m);
    await call(inbox, folder.path, { action: "reject", ids: proposals(folder) });
    expect((await call(context, folder.path, {})).out).not.toContain("questioned");
    expect((await call(list, folder.path, { json: true })).out).not.toContain("questioned");
  });

  it("stands again when the proposal is rejected, and is not asked about again", async () => {
    const folder = await questioned();
    await call(compact, folder.path, { json: true });
    const before = folder.read(OLD);
    await call(inbox, folder.path, { action: "reject", ids: proposals(folder) });
    expect(folder.read(OLD)).not.toContain("questioned_by");
    expect(folder.read("memory/MEMORY.md")).not.toContain("(questioned)");
    folder.write("logs/2026-04-16.md", "- Lunch was late.\n");
    await call(compact, folder.path, { json: true });
    expect(folder.read(OLD)).not.toContain("questioned_by");
    expect(before).toContain("questioned_by");
  });

  it("stands beside what the proposal says when both are kept, and is not asked about again", async () => {
    const folder = await questioned();
    await call(compact, folder.path, {});
    const [name = ""] = proposals(folder);
    const newer = `memory/${name}`;
    expect((await call(inbox, folder.path, { action: "keep-both", ids: [name] })).out).toBe(
      `kept: ${newer}, beside ${OLD}`,
    );
    expect(folder.read(newer)).toMatch(/^stands_beside:\n {2}- project_builds-run-on-our-own.*\.md$/m);
    expect(folder.read(newer)).not.toContain("supersedes");
    expect(folder.read(OLD)).not.toMatch(/questioned_by|superseded/);
    expect(folder.read("memory/MEMORY.md")).not.toContain("(questioned)");
    expect((await call(lint, folder.path, {})).out).toContain("0 errors, 0 warnings");
    const kept = folder.tree("memory");
    await call(compact, folder.path, { week: "2026-W16", force: true });
    folder.write("logs/2026-04-22.md", LATER);
    await call(compact, folder.path, {});
    expect([proposals(folder), folder.read(OLD)]).toEqual([[], kept[OLD]]);
  });

  it("is questioned again where keeping both is undone, and one commit each says so", async () => {
    const folder = testRepository({ "lithify.yaml": "timezone: UTC\n", "logs/2026-04-08.md": FIRST });
    await call(compact, folder.path, {});
    folder.write("logs/2026-04-15.md", LATER);
    await call(compact, folder.path, {});
    const [name = ""] = proposals(folder);
    const asked = folder.tree("memory");
    await call(inbox, folder.path, { action: "keep-both", ids: [name] });
    expect(folder.git("log", "-1", "--format=%s")).toBe(`chore(memory): keep-both ${name}`);
    expect((await call(undo, folder.path, {})).code).toBe(0);
    expect(folder.tree("memory")).toEqual(asked);
  });

  it("stands beside the newer one that stands already, where only that is asked", async () => {
    const folder = testFolder({
      "lithify.yaml": "git: off\n",
      "logs/2026-04-08.md": "- Decision: the van for the depot is driven by Mirjam.\n",
    });
    await call(compact, folder.path, {});
    folder.write("logs/2026-04-15.md", "- Decision: the van for the depot is driven by Tobias.\n");
    await call(compact, folder.path, {});
    const before = folder.tree("memory");
    const [name = ""] = proposals(folder);
    expect(Object.keys(before).filter((path) => path.startsWith("memory/project_"))).toHaveLength(2);
    const { out } = await call(inbox, folder.path, { action: "keep-both", ids: [name], json: true });
    expect(JSON.parse(out)).toMatchObject({ kept: true, beside: `memory/${name}` });
    await call(compact, folder.path, { week: "2026-W16", force: true });
    expect(proposals(folder)).toEqual([]);
    expect(Object.values(folder.tree("memory")).filter((text) => /superseded|questioned_by/.test(`${text}`))).toEqual(
      [],
    );
  });

  it("is refused where nothing would be replaced", async () => {
    const folder = testFolder({ "lithify.yaml": "git: off\nreview: inbox\n", "logs/2026-04-08.md": FIRST });
    await call(compact, folder.path, {});
    const refused = await call(inbox, folder.path, { action: "keep-both", ids: proposals(folder) });
    expect(refused).toMatchObject({ code: 2, error: "REPLACES_NONE" });
  });

  it("is left by accept --all, which takes what is new and says what it left", async () => {
    const folder = await questioned();
    folder.write("logs/2026-04-16.md", "- The lease of the depot ends on 2026-11-30 and needs 6 weeks of notice.\n");
    await call(compact, folder.path, { json: true });
    const [question = ""] = proposals(folder).filter((name) =>
      folder.read(`memory/inbox/${name}`).includes("replaces:"),
    );
    const { out, err } = await call(inbox, folder.path, { action: "accept", all: true });
    expect(out).toMatch(/^accepted: memory\/project_.*lease/);
    expect(err).toContain("1 proposal is left, as it would replace a memory that stands");
    expect(proposals(folder)).toEqual([question]);
    expect(folder.read(OLD)).toContain("questioned_by");
  });

  it("is told as superseded where a yes was to nothing else", async () => {
    const folder = testFolder({
      "lithify.yaml": "git: off\n",
      "logs/2026-04-08.md": "- Decision: the van for the depot is driven by Mirjam.\n",
    });
    await call(compact, folder.path, {});
    folder.write("logs/2026-04-15.md", "- Decision: the van for the depot is driven by Tobias.\n");
    await call(compact, folder.path, {});
    const ids = proposals(folder);
    expect((await call(inbox, folder.path, { action: "accept", ids })).out).toBe(`superseded: memory/${ids[0]}`);
  });

  it("is superseded by what the proposal says when that is accepted", async () => {
    const folder = await questioned();
    await call(compact, folder.path, { json: true });
    await call(inbox, folder.path, { action: "accept", ids: proposals(folder) });
    expect(folder.read(OLD)).toContain("status: superseded");
    expect(folder.read(OLD)).not.toContain("questioned_by");
    expect(folder.read("memory/MEMORY.md")).toMatch(/cloud/);
    expect((await call(lint, folder.path, {})).out).toContain("0 errors, 0 warnings");
  });

  it("is left as it is where a person wrote it: the index and status say it alone", async () => {
    const folder = await questioned();
    const mine = folder.read(OLD).replace(/\n\nBuilds.*$/s, "\n\nBuilds run on our own runners. Mine.\n");
    folder.write(OLD, mine);
    await call(compact, folder.path, { json: true });
    expect(folder.read(OLD)).toBe(mine);
    expect(folder.read("memory/MEMORY.md")).toContain("(questioned)");
    expect((await call(status, folder.path, {})).out).toContain(`${OLD} is questioned`);
  });

  it.each<[string, "reject" | "keep-both", (text: string) => string]>([
    ["reworded", "reject", (text) => text.replace(/\n\nBuilds.*$/s, "\n\nBuilds run on our own runners. Mine.\n")],
    ["reworded", "keep-both", (text) => text.replace(/\n\nBuilds.*$/s, "\n\nBuilds run on our own runners. Mine.\n")],
    ["pinned", "reject", (text) => text.replace("type:", "pinned: true\ntype:")],
  ])("is %s by a person while it is asked about, and loses nothing but the question with %s", async (_, action, hand) => {
    const folder = await questioned();
    await call(compact, folder.path, {});
    const mine = hand(folder.read(OLD));
    expect(mine).toContain("questioned_by");
    folder.write(OLD, mine);
    await call(inbox, folder.path, { action, ids: proposals(folder) });
    expect(folder.read(OLD)).toBe(mine.replace(/questioned_by:\n {2}- .*\n/, ""));
    expect((await call(lint, folder.path, {})).out).not.toContain("STALE_QUESTION");
  });

  it("is not asked about for a line that guesses, asks or offers", async () => {
    const folder = testFolder({
      "lithify.yaml": "git: off\n",
      "logs/2026-04-08.md": FIRST,
      "logs/2026-04-15.md":
        "- Maybe we go back to the cloud with the builds.\n- Shall we go back to the cloud with the builds?\n- I suggest to move the builds back to the cloud.\n",
    });
    await call(compact, folder.path, { json: true });
    expect(folder.read(OLD)).not.toContain("questioned_by");
  });
});

describe("values that one week names one after the other", () => {
  const indexOf = async (...lines: string[]): Promise<string[]> => {
    const days = lines.map((line, i) => [`logs/2026-04-0${i + 6}.md`, `- Decision: ${line}\n`]);
    const folder = testFolder({ "lithify.yaml": "git: off\n", ...Object.fromEntries(days) });
    await call(compact, folder.path, { json: true });
    const rows = folder.read("memory/MEMORY.md").split("\n");
    return rows
      .filter((row) => row.startsWith("- "))
      .map((row) => /\[(.*?)\].*?(\(questioned\))?$/.exec(row)!.slice(1).join(" "));
  };

  it("leave but the last one unquestioned, however many there are", async () => {
    const questionedRows = (
      await indexOf("billing runs on PostgreSQL.", "billing runs on MySQL.", "billing runs on SQLite.")
    ).sort();
    expect(questionedRows).toEqual([
      "Billing runs on MySQL (questioned)",
      "Billing runs on PostgreSQL (questioned)",
      "Billing runs on SQLite ",
    ]);
  });

  it("are none where each line begins with another thing", async () => {
    const rows = await indexOf("billing runs on PostgreSQL.", "search runs on MySQL.", "the archive runs on SQLite.");
    expect(rows.filter((row) => row.includes("questioned"))).toEqual([]);
  });
});

it("a question that the document of a later week asked goes with that document's line, and stays while it tells it", async () => {
  const late = "- The cache lives in **Memcached** now, not in Redis.\n";
  const folder = testFolder({ "lithify.yaml": "git: off\n", "logs/2026-04-15.md": late });
  await call(compact, folder.path, {});
  folder.write("logs/2026-04-08.md", "- Decision: the cache lives in Redis.\n");
  await call(compact, folder.path, {});
  const old = "memory/project_the-cache-lives-in-redis.md";
  expect(folder.read(old)).toContain("questioned_by:");
  folder.write("logs/2026-04-15.md", `${late}- Standup was short.\n`);
  await call(compact, folder.path, {});
  expect(folder.read(old)).toContain("questioned_by:");
  folder.write("logs/2026-04-15.md", "- Standup was short.\n");
  await call(compact, folder.path, {});
  expect(folder.read(old)).not.toContain("questioned_by:");
  expect(proposals(folder)).toEqual([]);
});

it("a proposal that its reader left half mended is named, and the memory stays in doubt", async () => {
  const folder = await questioned();
  await call(compact, folder.path, {});
  const [file = ""] = proposals(folder);
  const half = folder.read(`memory/inbox/${file}`).replace("name: ", "name: Mended: ");
  folder.write(`memory/inbox/${file}`, half);
  await call(compact, folder.path, { week: "2026-W16", force: true });
  expect([folder.read(`memory/inbox/${file}`), folder.read(OLD)]).toEqual([
    half,
    expect.stringContaining("questioned_by"),
  ]);
  expect((await call(status, folder.path, {})).out).toContain(`inbox/${file} is no proposal: `);
  expect((await call(lint, folder.path, {})).out).toContain(`inbox/${file}:1  warning BAD_FRONT_MATTER`);
});
