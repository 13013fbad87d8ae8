/** A person's hand in a weekly document, in clones that know nothing of the machine it was written on. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf, type Ran } from "../support/run-lithify.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { giveIdentity } from "../support/test-repository.ts";

const WEEKLY = "memory/weekly/2026-W15.md";
/** Each under a heading of its own, so that each is a line of its own in the document. */
const said = (...statements: string[]): string =>
  `# Day\n\n${statements.map((text, i) => `## Matter ${i}\n\n- ${text}\n`).join("\n")}`;
const LOGS = {
  "logs/2026-04-06.md": said(
    "Decided: the import reads CAMT.053, because the CSV loses the payment reference.",
    "Decided: backups run at 02:00, since the disk is idle then.",
  ),
  "logs/2026-04-08.md": said(
    "Blocked: the bank's sandbox refuses certificates of version 3.",
    "Lesson: integration tests run against PostgreSQL 17, never a mock.",
  ),
};
const LATE = ["logs/2026-04-09.md", said("Decided: the export writes XML, because Halden asks for it.")] as const;
const MINE = "- Petra told the bank by phone; nobody wrote it down (2026-04-08)";

function repository(): TestFolder {
  const folder = testFolder({ ...LOGS, ".gitignore": ".lithify/\n" });
  folder.git("init", "-q", "-b", "main");
  giveIdentity(folder);
  folder.git("add", "-A");
  folder.git("commit", "-qm", "logs");
  return folder;
}
const commitAll = (folder: TestFolder): void => {
  folder.git("add", "-A");
  folder.git("-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "-qm", "by hand");
};
function cloneOf(folder: TestFolder): TestFolder {
  const clone = testFolder();
  fs.rmSync(clone.path, { recursive: true });
  execFileSync("git", ["clone", "-q", folder.path, clone.path], { stdio: "ignore" });
  return clone;
}
const compact = (folder: TestFolder): Promise<Ran> => lithify(folder.path, ["compact", "--json"]);
const edit = (folder: TestFolder, change: (body: string) => string): void =>
  folder.write(WEEKLY, change(folder.read(WEEKLY)));

describe("a weekly document that a person edited and committed", () => {
  const added = (text: string): string => text.replace("### Key Decisions\n\n", `### Key Decisions\n\n${MINE}\n`);
  const deleted = (text: string): string => text.replace(/^- .*02:00.*\n/m, "");
  const changed = (text: string): string =>
    text.replace(/^- .*PostgreSQL 17.*$/m, "- Tests run on PostgreSQL, by order of Mirjam (2026-04-08)");

  it("is kept line by line in a fresh clone that gets a late log, again and again", async () => {
    const folder = repository();
    await compact(folder);
    const made = folder.read(WEEKLY);
    edit(folder, (text) =>
      changed(deleted(added(text))).replace(/^model:.*$/m, "$& # asked twice\nreviewed_by: Petra"),
    );
    edit(folder, (text) => text.replace(/^sources:\n/m, "sources:\n  # the CSV is no evidence\n"));
    expect(folder.read(WEEKLY)).not.toBe(made);
    commitAll(folder);
    let clone = cloneOf(folder);
    for (const [log, text] of [
      LATE,
      ["logs/2026-04-10.md", said("Decided: invoices are numbered by year, because the auditor wants it.")],
    ] as const) {
      expect(clone.exists(".lithify")).toBe(false);
      clone.write(log, text);
      const ran = await compact(clone);
      expect(jsonOf<{ weeks: object[] }>(ran).weeks).toMatchObject([{ week: "2026-W15", outcome: "compacted" }]);
      expect(ran.stderr).toContain("edited by hand: those lines stay");
      const now = clone.read(WEEKLY);
      expect(now.split("\n")).toContain(MINE);
      expect(now).not.toContain("02:00");
      expect(now.match(/PostgreSQL/g)).toHaveLength(1);
      expect(now).toContain("by order of Mirjam");
      expect(now).toContain("CAMT.053");
      expect(now).toMatch(/^model: .* # asked twice\nreviewed_by: Petra\n/m);
      expect(now.match(/^ *# the CSV is no evidence$/gm)).toHaveLength(1);
      expect(clone.git("status", "--porcelain", "memory")).toBe("");
      commitIfAny(clone);
      clone = cloneOf(clone);
    }
    expect(clone.read(WEEKLY)).toContain("XML");
    expect(clone.read(WEEKLY)).toContain("numbered by year");
    expect((await lithify(clone.path, ["lint"])).code).toBe(0);
  });

  it("keeps a dated line that looks like lithify's own where nothing tells who wrote what", async () => {
    const folder = repository();
    await compact(folder);
    const remember = "- Remember that Priya must sign every release herself. (2026-04-10)";
    const before = folder.read(WEEKLY);
    expect(before).toMatch(/^digest: .*\nlines: /m);
    edit(folder, (text) => `${text.replace(/^(?:digest|lines):.*\n/gm, "").trimEnd()}\n${remember}\n`);
    commitAll(folder);
    const clone = cloneOf(folder);
    for (const one of [folder, clone]) {
      one.write(...LATE);
      expect((await compact(one)).stderr).toContain("edited by hand: those lines stay");
      expect(one.read(WEEKLY).split(remember)).toHaveLength(2);
      expect(one.read(WEEKLY)).toContain("XML");
    }
  });

  it("is made anew from the logs alone where nobody did, in the clone as at home", async () => {
    const folder = repository();
    await compact(folder);
    commitIfAny(folder);
    const clone = cloneOf(folder);
    for (const one of [folder, clone]) {
      one.write(...LATE);
      expect((await compact(one)).stderr).not.toContain("edited by hand");
    }
    expect(clone.read(WEEKLY)).toBe(folder.read(WEEKLY));
  });

  it("is kept through a merge of two clones that both edited and compacted it", async () => {
    const folder = repository();
    await compact(folder);
    edit(folder, added);
    commitAll(folder);
    const clone = cloneOf(folder);
    edit(clone, (text) => text.replace(MINE, `${MINE}\n- Halden signed (2026-04-08)`));
    clone.write(...LATE);
    await compact(clone);
    commitIfAny(clone);
    folder.write("logs/2026-04-07.md", said("Decided: the queue runs on Redis 7, because RabbitMQ lost messages."));
    edit(folder, (text) => text.replace(MINE, `${MINE}\n- Mirjam paid (2026-04-08)`));
    await compact(folder);
    commitIfAny(folder);
    folder.git("fetch", "-q", clone.path, "main");
    expect(() => folder.git("merge", "-q", "--no-edit", "FETCH_HEAD")).toThrow();
    // As a hurried person resolves it: all of both.
    folder.git("add", "-A");
    folder.git("commit", "-qm", "merge");
    expect(folder.read(WEEKLY)).toContain("<<<<<<<");
    expect((await compact(folder)).code).toBe(0);
    const now = folder.read(WEEKLY);
    for (const line of [MINE, "- Halden signed (2026-04-08)", "- Mirjam paid (2026-04-08)"])
      expect(now.split(line)).toHaveLength(2);
    for (const said of ["CAMT.053", "Redis 7", "XML"]) expect(now).toContain(said);
    expect(now).not.toMatch(/<<<<<<<|>>>>>>>|=======/);
    expect((await lithify(folder.path, ["lint"])).code).toBe(0);
  });

  it.each([
    ["a value that nobody closed", 'mood: "good', '# mood: "good'],
    ["a key beside one that is broken", "owner: Lena\nweek: 2026: W15", "owner: Lena"],
  ])("keeps a person's keys where its front matter does not parse: %s", async (_, line, kept) => {
    const folder = repository();
    await compact(folder);
    folder.write(WEEKLY, folder.read(WEEKLY).replace("---\n", `---\n${line}\n`));
    folder.write(...LATE);
    expect((await compact(folder)).code).toBe(0);
    const once = folder.read(WEEKLY);
    expect(once.split("\n").filter((one) => one === kept)).toHaveLength(1);
    expect(once.match(/^week:/gm)).toHaveLength(1);
    expect((await lithify(folder.path, ["lint"])).code).toBe(0);
    expect((await lithify(folder.path, ["compact", "--all", "--force"])).code).toBe(0);
    expect(folder.read(WEEKLY).split("\n")).toContain(kept);
  });

  it("is left alone, and its week failed, where it is no document any more", async () => {
    const folder = repository();
    await compact(folder);
    const torn = folder.read(WEEKLY).slice(0, 150);
    folder.write(WEEKLY, torn);
    folder.write(...LATE);
    const ran = await compact(folder);
    expect([ran.code, folder.read(WEEKLY)]).toEqual([1, torn]);
    expect((await lithify(folder.path, ["status"])).stdout).toContain("is no weekly document of lithify's");
  });
});

const commitIfAny = (folder: TestFolder): void => {
  folder.git("add", "-A");
  if (folder.git("status", "--porcelain") !== "")
    folder.git("-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "-qm", "more");
};
