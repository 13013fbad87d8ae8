/** Several logs of one day: what the later one says is the later word, whatever the file system lists first. */
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { inbox } from "../../src/commands/inbox.ts";
import { why } from "../../src/commands/why.ts";
import { asking, carefulModel } from "../support/careful-model.ts";
import { testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

const THREE = "The retry limit of the mailer is 3, because the vendor throttles.";
const FIVE = "The retry limit of the mailer is 5, because 3 was too few.";
const day = (said: string) => `# Day\n\n- Decision: ${said}\n`;
const session = (id: string, at: string, said: string): string =>
  `---\nsource: claude-code\nsession: ${id}\nentries: 1-4\nuntil: "2026-04-08T${at}:00.000Z"\n---\n\n# Claude Code session, 2026-04-08\n\n## Decisions\n\n- ${said}\n`;

const PAIRS: Record<string, readonly [before: string, after: string]> = {
  "a second log of the day": ["logs/2026-04-08.md", "logs/2026-04-08-2.md"],
  "the tenth of a series": ["logs/2026-04-08-standup-9.md", "logs/2026-04-08-standup-10.md"],
  "a log of a day's folder": ["logs/2026-04-08.md", "logs/2026-04-08/agent-1.md"],
  "a note of the day": ["logs/2026_04_08.md", "logs/2026-04-08-evening.md"],
};

describe.each(Object.entries(PAIRS))("%s", (_, [before, after]) => {
  it("asks about what the one before it said, and not the other way round", async () => {
    const folder = testFolder({ "lithify.yaml": "git: off\n", [before]: day(THREE), [after]: day(FIVE) });
    await call(compact, folder.path, {});
    expect(await questionsIn(folder.path)).toEqual([expect.stringMatching(/\(5, not 3\)/)]);
  });

  it("ends a fact of the one before it", async () => {
    const config = "profiles: [knowledge]\ngit: off\n";
    const fact = (value: string) => ({
      ...{ line: `Database: ${value}`, entities: [{ name: "project", type: "project" }] },
      facts: [{ entity: "project", slot: "database", value, cardinality: "single", scope: "project" }],
    });
    await using model = await carefulModel([fact("SQLite"), fact("MySQL")]);
    const logs = { [before]: "- Database: SQLite\n", [after]: "- Database: MySQL\n" };
    const folder = testFolder({ "lithify.yaml": config, ...logs });
    await call(compact, folder.path, asking(model));
    expect(folder.read("memory/entity_project.md")).toContain("database is MySQL");
  });
});

it("of two sessions of a day the one counts as later that ended later", async () => {
  const folder = testFolder({
    "lithify.yaml": "git: off\n",
    "logs/2026-04-08/claude-code-b.md": session("b", "09:00", THREE),
    "logs/2026-04-08/claude-code-a.md": session("a", "17:00", FIVE),
  });
  await call(compact, folder.path, {});
  expect(await questionsIn(folder.path)).toEqual([expect.stringMatching(/\(5, not 3\)/)]);
});

it("a memory's lines are told oldest first, in whichever folder they lie", async () => {
  const folder = testFolder({
    "lithify.yaml": "git: off\nlogs: [journal, agents]\n",
    "journal/2026-04-08.md": day(FIVE),
    "agents/2026-04-15.md": day(FIVE),
  });
  await call(compact, folder.path, {});
  const file = Object.keys(folder.tree("memory")).find((path) => path.startsWith("memory/project_"))!;
  const lines = ["journal/2026-04-08.md", "agents/2026-04-15.md"];
  expect(folder.read(file).match(/(?<=- ).*(?=#L3\n)/g)).toEqual(lines);
  const told = (await call(why, folder.path, { file, json: true })).json<{ evidence: { path: string }[] }>();
  expect(told.evidence.map(({ path }) => path)).toEqual(lines);
});

async function questionsIn(path: string): Promise<string[]> {
  const { proposals } = (await call(inbox, path, { json: true })).json<{ proposals: { because: string }[] }>();
  return proposals.map(({ because }) => because).filter((because) => because.includes("may hold no longer"));
}
