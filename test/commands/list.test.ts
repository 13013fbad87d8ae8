/** `list` and `show`: what stands in the folder, as a person and a script ask for it. */
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { list } from "../../src/commands/list.ts";
import { show } from "../../src/commands/show.ts";
import { undo } from "../../src/commands/undo.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

const CONFIG = { "lithify.yaml": 'git: "off"\ntimezone: UTC\n', "logs/2026-04-07.md": "- Fixed a test.\n" };
const memory = (name: string, type: string, updated: string, more = ""): string =>
  `---\nname: ${name}\ndescription: About ${name}\ntype: ${type}\ncreated: 2026-04-01\nupdated: ${updated}\n${more}---\n\n${name} stands.\n`;

const three = (): TestFolder =>
  testFolder({
    ...CONFIG,
    "memory/user_tea.md": memory("Tea", "user", "2026-04-20", "importance: 3\n"),
    "memory/project_api.md": memory("Äpfel", "project", "2026-04-10", "importance: 9\n"),
    "memory/project_zoo.md": memory("Zoo", "project", "2026-04-15"),
    "memory/project_old.md": memory(
      "Old",
      "project",
      "2026-04-12",
      "status: superseded\nsuperseded_by: project_zoo.md\n",
    ),
  });

interface Row {
  name: string;
}
const names = async (folder: TestFolder, options: object): Promise<string[]> =>
  (await call(list, folder.path, { ...options, json: true }))
    .json<{ memories: Row[] }>()
    .memories.map(({ name }) => name);

describe("list", () => {
  it("says of each memory what the contract says", async () => {
    const { memories } = (await call(list, three().path, { type: "user", json: true })).json();
    expect(memories).toEqual([
      {
        ...{ file: "memory/user_tea.md", name: "Tea", description: "About Tea", type: "user", status: "active" },
        ...{ importance: 3, created: "2026-04-01", updated: "2026-04-20" },
      },
    ]);
  });

  it.each([
    [{}, ["Tea", "Zoo", "Äpfel"]],
    [{ sort: "updated" }, ["Tea", "Zoo", "Äpfel"]],
    [{ sort: "importance" }, ["Äpfel", "Tea", "Zoo"]],
    [{ sort: "name" }, ["Äpfel", "Tea", "Zoo"]],
    [{ since: "2026-04-15" }, ["Tea", "Zoo"]],
    [{ type: "project" }, ["Zoo", "Äpfel"]],
    [{ status: "superseded" }, ["Old"]],
    [{ status: "withdrawn" }, []],
  ])("lists for %j", async (options, expected) => {
    expect(await names(three(), options)).toEqual(expected);
  });

  it.each([
    [{ sort: "nme" }, "did you mean name?"],
    [{ sort: "constructor" }, "lithify list --help"],
    [{ status: "supersede" }, "did you mean superseded?"],
    [{ type: "projekt" }, "did you mean project?"],
    [{ since: "2026-02-30" }, "write it as 2026-04-08"],
  ])("refuses %j", async (options, hint) => {
    const { code, err } = await call(list, three().path, options);
    expect([code, err]).toEqual([2, expect.stringContaining(hint)]);
  });
});

describe("show", () => {
  const compacted = async (): Promise<TestFolder> => {
    const folder = testFolder({
      ...CONFIG,
      "logs/2026-04-08.md": "# Log\n\n- Rule: invoices are numbered per year and supplier.\n",
    });
    await call(compact, folder.path, {});
    return folder;
  };

  it("shows a memory as it stands, its lines, and every run that wrote it", async () => {
    const folder = await compacted();
    const [row] = (await call(list, folder.path, { json: true })).json<{ memories: (Row & { file: string })[] }>()
      .memories;
    const shown = (await call(show, folder.path, { memory: row!.name, json: true })).json();
    expect(shown).toMatchObject({
      ...{ file: row!.file, name: row!.name, type: "feedback", status: "active", byPerson: false },
      body: expect.stringContaining("numbered per year and supplier"),
      evidence: [{ path: "logs/2026-04-08.md", from: 3, to: 3, stands: true }],
      weeks: ["2026-W15"],
      history: [{ because: expect.stringMatching(/^created/), undone: false }],
    });
    const { out } = await call(show, folder.path, { memory: row!.file });
    expect(out).toContain("logs/2026-04-08.md:3\n  | - Rule: invoices are numbered per year and supplier.");
    await call(undo, folder.path, {});
    expect((await call(show, folder.path, { memory: row!.file })).error).toBe("NO_MEMORY");
  });

  it.each(["memory/project_api.md", "project_api.md", "project_api", "Äpfel", "  äPFEL "])("knows %j", async (name) => {
    expect((await call(show, three().path, { memory: name, json: true })).json().name).toBe("Äpfel");
  });

  it.each([
    ["project_apu", "did you mean project_api?"],
    ["Zooo", "did you mean Zoo?"],
    ["t_ap", "did you mean project_api.md?"],
    ["nothing like it", "lithify list names them"],
  ])("refuses %j with the nearest", async (name, hint) => {
    const { code, err } = await call(show, three().path, { memory: name });
    expect([code, err]).toEqual([2, expect.stringContaining(hint)]);
  });

  it("asks which one where two bear the name", async () => {
    const folder = three();
    folder.write("memory/reference_zoo.md", memory("Zoo", "reference", "2026-04-01"));
    expect((await call(show, folder.path, { memory: "zoo" })).err).toContain("project_zoo.md, reference_zoo.md");
  });

  it("and list show no secret that a person wrote into a memory", async () => {
    const folder = testFolder({
      ...CONFIG,
      "memory/reference_ci.md": memory("CI", "reference", "2026-04-08").replace(
        "CI stands.",
        `ghp_${"a1B2".repeat(9)}`,
      ),
      "memory/reference_key.md": memory(`Key ghp_${"c3D4".repeat(9)}`, "reference", "2026-04-08"),
    });
    for (const json of [true, false]) {
      const { out } = await call(list, folder.path, { json });
      expect(out).toContain("[redacted:");
      expect(out).not.toContain("c3D4");
    }
    for (const json of [true, false])
      expect((await call(show, folder.path, { memory: "CI", json })).out).toContain("[redacted:");
  });
});
