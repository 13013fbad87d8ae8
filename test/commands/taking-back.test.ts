/** What `undo` and `forget --source` take back of memories that more than one week or log had a part in. */
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { forget } from "../../src/commands/forget.ts";
import { lint } from "../../src/commands/lint.ts";
import { undo } from "../../src/commands/undo.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { giveIdentity } from "../support/test-repository.ts";
import { call } from "./called.ts";

const LINE = "- Decision: deploys run from main only, because the release branch drifted twice.\n";
const OWN = "---\nname: Tea\ndescription: Green tea at four\ntype: user\n---\n\nGreen tea at four.\n";
const CONFIG = { "lithify.yaml": 'git: "off"\ntimezone: UTC\n' };

const compacted = async (logs: Readonly<Record<string, string>>): Promise<TestFolder> => {
  const folder = testFolder({ ...CONFIG, ...logs, "memory/user_tea.md": OWN });
  expect((await call(compact, folder.path, { all: true })).code).toBe(0);
  return folder;
};
const memories = (folder: TestFolder): string[] =>
  Object.keys(folder.tree("memory")).filter((path) => /^memory\/(?:user|feedback|project|reference)_/.test(path));

describe("a memory that lithify withdrew, since its line is gone", () => {
  it("stands again as a person's own once they bring it back, and is not withdrawn once more", async () => {
    const folder = await compacted({ "logs/2026-04-08.md": `${LINE}- Rain.\n` });
    const [made = ""] = memories(folder).filter((path) => path !== "memory/user_tea.md");
    folder.write("logs/2026-04-08.md", "- Rain.\n");
    await call(compact, folder.path, {});
    expect(folder.read(made)).toContain("withdrawn_because");
    const { broughtBack } = (await call(forget, folder.path, { file: made, back: true, json: true })).json<{
      broughtBack: string[];
    }>();
    expect(broughtBack).toEqual([made]);
    const back = folder.read(made);
    expect(back).not.toMatch(/status|withdrawn_because|digest/);
    folder.write("logs/2026-04-08.md", "- Rain, all day.\n");
    await call(compact, folder.path, { week: "2026-W15", force: true });
    expect(folder.read(made)).toBe(back);
    expect((await call(forget, folder.path, { file: made, back: true })).out).toBe("nothing to bring back");
  });
});

describe("a memory that two weeks of one run wrote", () => {
  it("goes back all the way with that run", async () => {
    const folder = await compacted({ "logs/2026-04-08.md": LINE, "logs/2026-04-15.md": LINE });
    const [made] = memories(folder).filter((path) => path !== "memory/user_tea.md");
    expect(folder.read(made!)).toMatch(/created: 2026-04-08\nupdated: 2026-04-15\n/);
    const { undone, left } = (await call(undo, folder.path, { json: true })).json();
    expect([undone, left]).toEqual([[made], []]);
    expect(memories(folder)).toEqual(["memory/user_tea.md"]);
  });
});

describe("forgetting a log", () => {
  const withdrawn = async (folder: TestFolder) =>
    (await call(forget, folder.path, { source: "logs/2026-04-08.md", json: true })).json().withdrawn;

  it("leaves what another log carries as well", async () => {
    const folder = await compacted({ "logs/2026-04-08.md": LINE, "logs/2026-04-15.md": LINE });
    const before = folder.tree("memory");
    expect(await withdrawn(folder)).toEqual([]);
    expect(folder.tree("memory")).toEqual(before);
  });

  it("withdraws what rests on it alone, and no memory of a person's that names no source", async () => {
    const folder = await compacted({ "logs/2026-04-08.md": LINE });
    const [made] = memories(folder).filter((path) => path !== "memory/user_tea.md");
    expect(await withdrawn(folder)).toEqual([made]);
    expect(folder.read(made!)).toContain("status: withdrawn\n");
    expect(folder.read("memory/user_tea.md")).toBe(OWN);
  });
});

describe("what speaks against a memory, once it is taken back", () => {
  const [KEPT, ASKS] = [
    "- Decided: backups of the ledger are kept 90 days.\n",
    "- Decided: backups of the ledger are kept 30 days.\n",
  ];
  const inbox = (folder: TestFolder): string[] => Object.keys(folder.tree("memory/inbox"));
  const kept = (folder: TestFolder): string => folder.read(memories(folder).find((path) => path.includes("90-days"))!);

  it.each([
    ["its memory is forgotten", (folder: TestFolder) => call(forget, folder.path, { file: thirty(folder) })],
    ["its log is forgotten", (folder: TestFolder) => call(forget, folder.path, { source: "logs/2026-04-09.md" })],
    [
      "its line is gone from the log",
      (folder: TestFolder) => {
        folder.write("logs/2026-04-09.md", "- Rain.\n");
        return call(compact, folder.path, {});
      },
    ],
    [
      "its memory was deleted by hand",
      (folder: TestFolder) => {
        folder.remove(thirty(folder));
        return call(compact, folder.path, { week: "2026-W15", force: true });
      },
    ],
  ])("asks nothing any more where %s", async (_, takeBack) => {
    const folder = await compacted({ "logs/2026-04-07.md": KEPT, "logs/2026-04-09.md": ASKS });
    expect([inbox(folder).length, kept(folder)]).toEqual([1, expect.stringContaining("questioned_by")]);
    expect((await takeBack(folder)).code).toBe(0);
    const settled = [[], expect.not.stringMatching(/questioned_by|status/)];
    expect([inbox(folder), kept(folder)]).toEqual(settled);
    await call(compact, folder.path, { week: "2026-W15", force: true });
    expect([inbox(folder), kept(folder)]).toEqual(settled);
    expect(folder.read("memory/MEMORY.md")).toMatch(/^- \[Backups of the ledger are kept 90 days\]\([^ ]+\)$/m);
  });
  const thirty = (folder: TestFolder): string => memories(folder).find((path) => path.includes("30-days"))!;

  it("goes from the inbox with its log, and does not come back when its week is made anew", async () => {
    const folder = await compacted({ "logs/2026-04-07.md": KEPT, "logs/2026-04-15.md": ASKS });
    const waits = inbox(folder);
    expect(waits).toEqual([expect.stringContaining("30-days")]);
    const before = folder.tree("memory");
    const forgetLog = () => call(forget, folder.path, { source: "logs/2026-04-15.md", json: true });
    await forgetLog();
    await call(undo, folder.path, {});
    expect(folder.tree("memory")).toEqual(before);
    const forgotten = await forgetLog();
    expect(forgotten.json().withdrawn).toEqual(waits);
    await call(compact, folder.path, { week: "2026-W16", force: true });
    expect([inbox(folder), kept(folder)]).toEqual([[], expect.not.stringContaining("questioned_by")]);
  });
});

describe("a memory in whose place another one stood", () => {
  const LATER = "- Decided: invoices travel over Kafka between the services, not over NATS.\n";
  const LOGS = {
    "logs/2026-04-08.md": "- Decided: invoices travel over NATS between the services.\n",
    "logs/2026-04-15.md": LATER,
  };
  const statusOf = (folder: TestFolder, word: string): string =>
    /^status: (.*)$/m.exec(folder.read(memories(folder).find((path) => path.includes(word))!))?.[1] ?? "active";
  const kafka = (folder: TestFolder): string => memories(folder).find((path) => path.includes("kafka"))!;
  const rewrite = (folder: TestFolder, text: string) => {
    folder.write("logs/2026-04-15.md", text);
    return call(compact, folder.path, {});
  };

  it.each([
    [
      "its line is gone from the log",
      (folder: TestFolder) => rewrite(folder, "- Rain.\n"),
      (folder: TestFolder) => rewrite(folder, LATER),
    ],
    [
      "it is forgotten",
      (folder: TestFolder) => call(forget, folder.path, { file: kafka(folder) }),
      (folder: TestFolder) => call(forget, folder.path, { file: kafka(folder), back: true }),
    ],
    [
      "its log is forgotten",
      (folder: TestFolder) => call(forget, folder.path, { source: "logs/2026-04-15.md" }),
      (folder: TestFolder) => call(undo, folder.path, {}),
    ],
  ])("stands again where %s, and falls again with that", async (_, takeBack, bringBack) => {
    const folder = await compacted(LOGS);
    const statuses = () => [statusOf(folder, "nats-between"), statusOf(folder, "kafka")];
    expect(statuses()).toEqual(["superseded", "active"]);
    const kept = () => memories(folder).map((path) => folder.read(path).split("\n").sort());
    const before = kept();
    await takeBack(folder);
    expect(statuses()).toEqual(["active", "withdrawn"]);
    const [old = ""] = memories(folder).filter((path) => path.includes("nats-between"));
    expect(folder.read(old)).not.toContain("superseded_by");
    expect((await call(lint, folder.path, {})).out).toContain("0 warnings");
    expect(folder.read("memory/MEMORY.md")).toContain(old.slice("memory/".length));
    await call(compact, folder.path, { week: "2026-W15", force: true });
    expect(statuses()).toEqual(["active", "withdrawn"]);
    await bringBack(folder);
    expect(statuses()).toEqual(["superseded", "active"]);
    expect(kept()).toEqual(before);
  });
});

describe("a memory that a person deleted, and then its week's document", () => {
  const LOGS = {
    "logs/2026-04-08.md": `${LINE}- Decision: invoices go out on Mondays.\n`,
    "logs/2026-04-15.md": "- Decision: search runs on SQLite.\n",
  };
  const DOCUMENT = "memory/weekly/2026-W15.md";
  const deploys = (folder: TestFolder): string[] => memories(folder).filter((path) => path.includes("deploys"));
  const again = (folder: TestFolder) => call(compact, folder.path, { all: true });

  it("does not come back with the same lines, however often", async () => {
    const folder = await compacted(LOGS);
    folder.remove(deploys(folder)[0]!);
    for (let times = 0; times < 2; times++) {
      folder.remove(DOCUMENT);
      await again(folder);
      expect(deploys(folder)).toEqual([]);
      expect(folder.read(DOCUMENT)).toMatch(/file: project_invoices.*declined:\n {2}- type: project\n/s);
    }
  });

  it("is known from git where no run of this place is", async () => {
    const folder = testFolder(LOGS);
    folder.git("init", "-q", "-b", "main");
    giveIdentity(folder);
    await again(folder);
    for (const path of [deploys(folder)[0]!, DOCUMENT]) folder.git("rm", "-q", path);
    folder.git("commit", "-q", "-m", "away with it");
    folder.remove(".lithify");
    await again(folder);
    expect(folder.exists(DOCUMENT)).toBe(true);
    expect(deploys(folder)).toEqual([]);
  });

  it("is told anew where the whole folder was cleared", async () => {
    const folder = await compacted(LOGS);
    folder.remove("memory");
    await again(folder);
    expect(deploys(folder)).toHaveLength(1);
  });
});
