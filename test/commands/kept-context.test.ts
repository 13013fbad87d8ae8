/** What a session was told is told again while the files are the same, and only then. */
import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { type ContextOptions, context } from "../../src/commands/context.ts";
import { folderWithState } from "../support/own-state.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

/** Long after the files were written: they have lain still. */
const LATER = new Date(Date.now() + 3_600_000);
const DAY = new Date("2026-04-02T08:00:00Z");
const RULE = "memory/feedback_db.md";
const FILES = {
  "lithify.yaml": "git: off\n",
  "logs/2026-04-08.md": "# Wednesday\n",
  [RULE]:
    "---\nname: Tests run on Postgres\ndescription: Tests run on Postgres\ntype: feedback\ncreated: 2026-04-01\nupdated: 2026-04-02\n---\n\nSo they do.\n",
};
const KEPT = ".lithify/contexts.json";

const told = async (folder: TestFolder, options: Partial<ContextOptions> = {}, now = LATER): Promise<string> =>
  (await call(context, folder.path, options, { now })).out;

/** Whoever is told this was told what is kept. */
function mark(folder: TestFolder): void {
  folder.write(KEPT, folder.read(KEPT).replaceAll("Facts drawn", "As kept: facts drawn"));
}

describe("what a session was told", () => {
  it("is told again while the files are the same, to each as they asked", async () => {
    const folder = await folderWithState(FILES);
    const first = await told(folder);
    expect(first).toContain("Tests run on Postgres");
    mark(folder);
    expect(await told(folder)).toBe(first.replace("Facts drawn", "As kept: facts drawn"));
    expect(await told(folder, { budget: "700" })).not.toContain("As kept");
    expect(await told(folder, { query: "tests" })).not.toContain("As kept");
  });

  it.each<[string, (folder: TestFolder) => void]>([
    ["a memory of the same size, whose time was set back", (folder) => edited(folder)],
    ["a proposal that waits", (folder) => folder.write("memory/inbox/feedback_db-1.md", "x\n")],
    ["a state that is not known to be one's own", (folder) => folder.remove(".lithify/token")],
    ["a memory less", (folder) => folder.remove(RULE)],
    [
      "what is to be left as it is",
      (folder) => folder.write("lithify.yaml", "git: off\nredact:\n  allow: [Postgres]\n"),
    ],
  ])("is asked for anew where there is %s", async (_, change) => {
    const folder = await folderWithState(FILES);
    fs.utimesSync(folder.at(RULE), DAY, DAY);
    await told(folder);
    mark(folder);
    change(folder);
    expect(await told(folder, {}, new Date(Date.now() + 7_200_000))).not.toContain("As kept");
  });

  it("is not kept while files are being written, nor where no state of one's own is", async () => {
    const young = await folderWithState(FILES);
    await told(young, {}, new Date());
    expect(fs.existsSync(young.at(KEPT))).toBe(false);
    const stranger = testFolder({ ...FILES, ".lithify/x": "" });
    await told(stranger);
    expect(fs.existsSync(stranger.at(KEPT))).toBe(false);
  });

  it.each(["", "{", '{"a":1}', "[1]", '[["a"]]'])("is asked for anew where %j is kept", async (odd) => {
    const folder = await folderWithState(FILES);
    const first = await told(folder);
    folder.write(KEPT, odd);
    expect(await told(folder)).toBe(first);
  });
});

function edited(folder: TestFolder): void {
  folder.write(RULE, folder.read(RULE).replaceAll("Postgres", "MariaDB!"));
  fs.utimesSync(folder.at(RULE), DAY, DAY);
}
