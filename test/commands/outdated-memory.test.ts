/** A claim beside the fact of the same line, as a user has them: through weeks, late logs, undo and a person's hand, with a careful model. */
import { afterAll, describe, expect, it } from "vitest";
import { type CompactOptions, compact } from "../../src/commands/compact.ts";
import { inbox } from "../../src/commands/inbox.ts";
import { lint } from "../../src/commands/lint.ts";
import { undo } from "../../src/commands/undo.ts";
import { why } from "../../src/commands/why.ts";
import { asking, carefulModel } from "../support/careful-model.ts";
import { testFolder } from "../support/test-folder.ts";
import { type Calling, call } from "./called.ts";

const CONFIG = "profiles: [typed, knowledge]\ngit: off\n";
const OLD = "- Decided: we use PostgreSQL 16 for billing because the audit needs logical replication.\n";
const NEW = "- Decided: we moved the database to PostgreSQL 17.\n";
const CLAIM = "memory/project_we-use-postgresql-16-for-billing.md";

const PROJECT = [{ name: "project", type: "project" }];
const database = (value: string) => [
  { entity: "project", slot: "database", value, cardinality: "single", scope: "project" },
];
const server = carefulModel([
  {
    line: OLD.slice(2).trim(),
    ...{ entities: PROJECT, facts: database("PostgreSQL 16") },
    claim: {
      ...{ type: "project", name: "We use PostgreSQL 16 for billing" },
      body: "We use PostgreSQL 16 for billing because the audit needs logical replication.",
    },
  },
  {
    line: NEW.slice(2).trim(),
    ...{ entities: PROJECT, facts: database("PostgreSQL 17") },
    claim: {
      ...{ type: "project", name: "We moved the database to PostgreSQL 17" },
      body: "We moved the database to PostgreSQL 17.",
    },
  },
]);
afterAll(async () => (await server).close());
const compactWith = async (folder: string, options: CompactOptions, calling: Calling = {}) =>
  call(compact, folder, { ...options, ...asking(await server) }, calling);

async function compacted(logs: Readonly<Record<string, string>>) {
  const folder = testFolder({ "lithify.yaml": CONFIG, ...logs });
  expect((await compactWith(folder.path, {})).code).toBe(0);
  return folder;
}
const index = (folder: { read: (path: string) => string }): string => folder.read("memory/MEMORY.md");

describe("a memory whose value a later week replaces", () => {
  it("leaves the index with the week that says so, says what holds, and is clean under lint", async () => {
    const folder = await compacted({ "logs/2026-03-04.md": OLD });
    expect(index(folder)).toContain("PostgreSQL 16 for billing");
    folder.write("logs/2026-04-08.md", NEW);
    const { weeks } = (await compactWith(folder.path, { json: true })).json<{
      weeks: { week: string; memories: { file: string; change: string }[] }[];
    }>();
    expect(weeks.at(-1)?.memories.filter(({ file }) => file === CLAIM)).toMatchObject([{ change: "superseded" }]);
    expect(index(folder)).not.toContain("PostgreSQL 16");
    expect(folder.read(CLAIM)).toContain("because the audit needs logical replication");
    const { supersededBy } = (await call(why, folder.path, { file: CLAIM, json: true })).json<{
      supersededBy: string;
    }>();
    expect(index(folder)).toContain(supersededBy.replace(/^memory\//, ""));
    expect((await call(lint, folder.path, { warningsAsErrors: true })).code).toBe(0);
  });

  it("comes to the same where the older log is the late one, and a redo of either week writes nothing", async () => {
    const folder = await compacted({ "logs/2026-03-04.md": OLD, "logs/2026-04-08.md": NEW });
    const late = await compacted({ "logs/2026-04-08.md": NEW });
    late.write("logs/2026-03-04.md", OLD);
    await compactWith(late.path, {});
    expect(index(late)).toBe(index(folder));
    expect(late.read(CLAIM)).toBe(folder.read(CLAIM));
    for (const week of ["2026-W10", "2026-W15"]) {
      const before = JSON.stringify(late.tree("memory"));
      await compactWith(late.path, { week, force: true });
      expect(JSON.stringify(late.tree("memory"))).toBe(before);
    }
  });

  it("returns with undo, and a week made anew does not take it away again", async () => {
    const folder = await compacted({ "logs/2026-03-04.md": OLD });
    const before = [folder.read(CLAIM), index(folder)];
    folder.write("logs/2026-04-08.md", NEW);
    await compactWith(folder.path, {}, { now: new Date("2026-05-01T13:00:00Z") });
    expect(folder.read(CLAIM)).toContain("status: superseded");
    await call(undo, folder.path, {}, { now: new Date("2026-05-01T14:00:00Z") });
    expect([folder.read(CLAIM), index(folder)]).toEqual(before);
    await compactWith(folder.path, { week: "2026-W15", force: true });
    expect([folder.read(CLAIM), index(folder)]).toEqual(before);
  });

  it("that a person edited waits for their word, and is superseded when they give it", async () => {
    const folder = await compacted({ "logs/2026-03-04.md": OLD });
    const edited = folder.read(CLAIM).replaceAll("because the audit needs", "because our auditors want");
    folder.write(CLAIM, edited);
    folder.write("logs/2026-04-08.md", NEW);
    await compactWith(folder.path, {});
    expect(folder.read(CLAIM)).toBe(edited);
    const { proposals } = (await call(inbox, folder.path, { action: "list", json: true })).json<{
      proposals: { id: string; file: string }[];
    }>();
    const [waiting] = proposals.filter(({ file }) => `memory/${file}` === CLAIM);
    expect((await call(inbox, folder.path, { action: "accept", ids: [waiting!.id] })).code).toBe(0);
    expect(folder.read(CLAIM)).toContain("\nstatus: superseded\n");
    expect(folder.read(CLAIM)).toContain("\nsuperseded_by: project_we-moved-the-database-to-postgresql-17.md\n");
    expect(folder.read(CLAIM)).toContain("because our auditors want");
    expect((await call(lint, folder.path, {})).code).toBe(0);
  });

  it("that a person deleted is not brought back to be superseded", async () => {
    const folder = await compacted({ "logs/2026-03-04.md": OLD });
    folder.remove(CLAIM);
    folder.write("logs/2026-04-08.md", NEW);
    await compactWith(folder.path, {});
    expect(folder.exists(CLAIM)).toBe(false);
  });
});
