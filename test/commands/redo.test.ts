/** `runs`, `undo` and `redo`: what a run wrote goes and comes again, and nothing that a person wrote goes with it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { inbox } from "../../src/commands/inbox.ts";
import { runs } from "../../src/commands/runs.ts";
import { redo, undo } from "../../src/commands/undo.ts";
import { runs as cases } from "../support/runs.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { testRepository } from "../support/test-repository.ts";
import { call } from "./called.ts";

const DEPLOYS = "- Decision: deploys run from main only, because the release branch drifted twice.\n";
const INVOICES = "- Rule: invoices are numbered per year and supplier, never per customer.\n";
const CONFIG = { "lithify.yaml": 'git: "off"\ntimezone: UTC\n' };

interface Run {
  run: string;
  weeks: string[];
  changes: { file: string; change: string }[];
  commit: string | null;
  undone: boolean;
}
const runsOf = async (folder: TestFolder): Promise<Run[]> =>
  (await call(runs, folder.path, { json: true })).json<{ runs: Run[] }>().runs;
const memories = (folder: TestFolder): string[] =>
  Object.keys(folder.tree("memory")).filter((path) => /^memory\/(?:user|feedback|project|reference)_/.test(path));

const twoRuns = async (): Promise<TestFolder> => {
  const folder = testFolder({ ...CONFIG, "logs/2026-04-08.md": DEPLOYS });
  await call(compact, folder.path, {});
  folder.write("logs/2026-04-15.md", INVOICES);
  await call(compact, folder.path, {});
  return folder;
};

describe("runs", () => {
  it("lists what each run wrote, newest first, with the commit that holds it", async () => {
    const folder = testRepository({ "lithify.yaml": "timezone: UTC\n", "logs/2026-04-06.md": DEPLOYS });
    await call(compact, folder.path, {});
    const first = folder.git("rev-parse", "HEAD");
    await call(undo, folder.path, {});
    const listed = await runsOf(folder);
    const [memory] = listed[1]!.changes.map(({ file }) => file).filter((file) => !file.includes("weekly/"));
    expect(listed).toMatchObject([
      {
        ...{ weeks: [], commit: folder.git("rev-parse", "HEAD"), undone: false },
        changes: [
          { file: memory, change: "removed" },
          { file: "memory/weekly/2026-W15.md", change: "updated" },
        ],
      },
      {
        ...{ weeks: ["2026-W15"], commit: first, undone: true },
        changes: [
          { file: memory, change: "created" },
          { file: "memory/weekly/2026-W15.md", change: "created" },
        ],
      },
    ]);
    const { out } = await call(runs, folder.path, {});
    expect(out.split("\n")[1]).toMatch(
      new RegExp(`^${listed[1]!.run}  compact 2026-W15  2 created  commit ${first.slice(0, 10)}  undone$`),
    );
  });

  it("says so where nothing was written, and makes no state folder", async () => {
    const folder = testFolder({ ...CONFIG, "logs/2026-04-08.md": DEPLOYS });
    expect(await runsOf(folder)).toEqual([]);
    expect(folder.exists(".lithify")).toBe(false);
  });
});

describe("undo without a name", () => {
  it("takes back the newest run and refuses to go on by itself, naming the one before", async () => {
    const folder = await twoRuns();
    const [newest, before] = await runsOf(folder);
    expect((await call(undo, folder.path, { json: true })).json().run).toBe(newest!.run);
    const standing = folder.tree("memory");
    const again = await call(undo, folder.path, {});
    expect([again.code, again.error]).toEqual([2, "ALREADY_UNDONE"]);
    expect(again.err).toContain(`lithify undo ${before!.run}`);
    expect(folder.tree("memory")).toEqual(standing);
    expect((await call(undo, folder.path, { run: before!.run, json: true })).json().undone).toHaveLength(1);
    expect(memories(folder)).toEqual([]);
  });

  it("takes back a run that was written again", async () => {
    const folder = await twoRuns();
    const { run } = (await call(undo, folder.path, { json: true })).json<{ run: string }>();
    await call(redo, folder.path, { run });
    expect((await call(undo, folder.path, { json: true })).json().run).toBe(run);
  });
});

describe("redo", () => {
  it("writes the same bytes again, which their week then keeps", async () => {
    const folder = await twoRuns();
    const before = folder.tree("memory");
    const { run } = (await call(undo, folder.path, { json: true })).json<{ run: string }>();
    const { redone, left } = (await call(redo, folder.path, { run, json: true })).json();
    expect([redone, left]).toEqual([[expect.stringContaining("invoices")], []]);
    expect(folder.tree("memory")).toEqual(before);
    folder.write("logs/2026-04-16.md", "- Fixed the flaky test of the export.\n");
    await call(compact, folder.path, {});
    expect(memories(folder)).toHaveLength(2);
    expect(folder.read("memory/weekly/2026-W16.md")).toContain("declined: []\n");
  });

  it("keeps the decline of a memory that it leaves", async () => {
    const folder = testFolder({ ...CONFIG, "logs/2026-04-08.md": DEPLOYS + INVOICES });
    await call(compact, folder.path, {});
    const { run } = (await call(undo, folder.path, { json: true })).json<{ run: string }>();
    const [deploys, invoices] = (await runsOf(folder))[1]!.changes.map(({ file }) => file);
    folder.write(deploys!, "Mine.\n");
    const { redone, left } = (await call(redo, folder.path, { run, json: true })).json();
    expect([redone, left]).toEqual([[invoices], [{ file: deploys, because: "made by hand since" }]]);
    expect(folder.read(deploys!)).toBe("Mine.\n");
    const weekly = folder.read("memory/weekly/2026-W15.md");
    expect(weekly.match(/^ {2}- file: .*$/gm)).toEqual([`  - file: ${invoices!.replace("memory/", "")}`]);
    expect(weekly.match(/^ {2}- type: .*$/gm)).toHaveLength(1);
  });

  it("lists a memory again in a week that was compacted since", async () => {
    const folder = await twoRuns();
    const { run } = (await call(undo, folder.path, { json: true })).json<{ run: string }>();
    folder.write("logs/2026-04-16.md", "- Rule: backups are restored into a test database before every release.\n");
    await call(compact, folder.path, {});
    const between = memories(folder);
    await call(redo, folder.path, { run });
    expect(memories(folder)).toHaveLength(between.length + 1);
    const weekly = folder.read("memory/weekly/2026-W16.md");
    expect(weekly.match(/^ {2}- file: /gm)).toHaveLength(2);
    expect(weekly).toContain("declined: []\n");
  });

  it.each([
    ["what nobody took back", (all: Run[]) => all[0]!.run, "NOT_UNDONE"],
    ["a run that there is none of", () => "000099", "NO_RUN"],
  ])("refuses %s", async (_, named, code) => {
    const folder = await twoRuns();
    const again = await call(redo, folder.path, { run: named(await runsOf(folder)) });
    expect([again.code, again.error]).toEqual([2, code]);
  });

  it("takes the undo's own name as well, and a number", async () => {
    const folder = await twoRuns();
    const before = folder.tree("memory");
    await call(undo, folder.path, { run: "2" });
    expect((await call(redo, folder.path, { run: "3", json: true })).json().redone).toHaveLength(1);
    expect(folder.tree("memory")).toEqual(before);
    expect((await call(undo, folder.path, { run: "3" })).error).toBe("NO_RUN");
  });
});

describe("a proposal that was decided", () => {
  it.each(["accept", "reject"])("waits again when its %s is undone, and its week declines nothing", async (action) => {
    const folder = testFolder({
      "lithify.yaml": 'git: "off"\ntimezone: UTC\nreview: inbox\n',
      "logs/2026-04-08.md": DEPLOYS,
    });
    await call(compact, folder.path, {});
    const before = folder.tree("memory");
    await call(inbox, folder.path, { action, all: true });
    const decided = folder.tree("memory");
    expect(decided).not.toEqual(before);
    const { run } = (await call(undo, folder.path, { json: true })).json<{ run: string }>();
    expect(folder.tree("memory")).toEqual(before);
    await call(redo, folder.path, { run });
    expect(folder.tree("memory")).toEqual(decided);
  });
});

type Step =
  | { readonly does: "compact" | "undo" | "redo" }
  | { readonly does: "log"; readonly day: number; readonly line: number }
  | { readonly does: "edit" | "delete" | "recreate"; readonly which: number };

const LINES = [
  ...[DEPLOYS, INVOICES, "- Decision: deploys run from the release branch only, because main broke twice.\n"],
  ...["- Rule: backups are restored into a test database before every release.\n", "- Fixed the export test.\n"],
];
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom("compact", "undo", "redo") }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant("log"), day: fc.nat(13), line: fc.nat(LINES.length - 1) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom("edit", "delete", "recreate"), which: fc.nat(9) }) },
) as fc.Arbitrary<Step>;

describe("any order of compactions, undos, redos and a person's hand", () => {
  it("leaves every byte that the person wrote, and undo with redo changes nothing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
        const folder = await twoRuns();
        const theirs = new Map<string, string>();
        let removed: string[] = [];
        let count = 0;
        for (const one of steps) {
          const standing = memories(folder);
          if (one.does === "log") {
            const path = `logs/2026-04-${String(6 + one.day).padStart(2, "0")}.md`;
            folder.write(path, (folder.exists(path) ? folder.read(path) : "") + LINES[one.line]!);
          } else if (one.does === "edit" && standing.length > 0) {
            const path = standing[one.which % standing.length]!;
            theirs.set(path, `${folder.read(path).trimEnd()}\n\nMine, ${count++}.\n`);
            folder.write(path, theirs.get(path)!);
          } else if (one.does === "delete" && standing.length > 0) {
            const path = standing[one.which % standing.length]!;
            theirs.delete(path);
            removed = [...removed, path];
            folder.remove(path);
          } else if (one.does === "recreate" && removed.some((path) => !folder.exists(path))) {
            const path = removed.find((gone) => !folder.exists(gone))!;
            theirs.set(path, `---\nname: Mine ${count}\ndescription: d\ntype: feedback\n---\n\nMine, ${count++}.\n`);
            folder.write(path, theirs.get(path)!);
          } else if (one.does === "compact") await call(compact, folder.path, {});
          else if (one.does === "undo") {
            // What a person changed leaves the index out of step, which any command that writes mends.
            await call(compact, folder.path, {});
            const before = folder.tree("memory");
            const undone = await call(undo, folder.path, { json: true });
            if (undone.code !== 0) continue;
            const { run } = undone.json<{ run: string }>();
            if ((await call(redo, folder.path, { run })).code === 0) expect(folder.tree("memory")).toEqual(before);
            await call(undo, folder.path, { run });
          } else if (one.does === "redo") {
            const last = (await runsOf(folder)).find(({ undone }) => undone);
            if (last !== undefined) await call(redo, folder.path, { run: last.run });
          }
          for (const [path, text] of theirs) expect(folder.read(path)).toBe(text);
        }
      }),
      { numRuns: cases(16) },
    );
  });
});
