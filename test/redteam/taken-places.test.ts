/** Something stands where a document or an index belongs, and is no file: its week is never done without it. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf, type Ran } from "../support/run-lithify.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { LOG } from "./clone.ts";

const WEEKLY = "memory/weekly/2026-W15.md";
const TAKE: [string, string, (path: string) => void][] = [
  ["a dangling link", "a link", (path) => fs.symlinkSync("../../nowhere", path)],
  ["a folder", "a folder", (path) => fs.mkdirSync(path)],
  ["a FIFO", "no regular file", (path) => execFileSync("mkfifo", [path])],
];

function repository(): TestFolder {
  const folder = testFolder({ "logs/2026-04-08.md": LOG, "memory/weekly/.keep": "" });
  folder.git("init", "-q", "-b", "main");
  return folder;
}
const compact = (folder: TestFolder): Promise<Ran> => lithify(folder.path, ["compact", "--json"]);
const weeksOf = (ran: Ran): object[] => jsonOf<{ weeks: object[] }>(ran).weeks;

describe.each(TAKE)("%s", (_, what, take) => {
  it.each([WEEKLY, "memory/MEMORY.md"])("in the place of %s fails the week until it is moved away", async (path) => {
    const folder = repository();
    take(folder.at(path));
    for (let time = 1; time <= 2; time += 1) {
      const ran = await compact(folder);
      expect([ran.code, weeksOf(ran)]).toMatchObject([
        1,
        [{ outcome: "failed", error: { message: `${path} cannot be written: it is ${what}`, hint: "move it away" } }],
      ]);
    }
    const { weeks } = jsonOf<{ weeks: object[] }>(await lithify(folder.path, ["status", "--json"]));
    expect(weeks).toMatchObject([{ state: "failed", reason: expect.stringContaining(path) }]);
    expect(folder.git("log", "--all", "--oneline")).toBe("");
    folder.remove(path);
    const ran = await compact(folder);
    expect([ran.code, weeksOf(ran)]).toMatchObject([0, [{ outcome: "compacted" }]]);
    expect(folder.git("ls-files", "memory").split("\n")).toEqual(expect.arrayContaining([WEEKLY, "memory/MEMORY.md"]));
  });

  it("in the place of the index that is to be renewed is told, and the exit code says so", async () => {
    const folder = repository();
    await compact(folder);
    folder.remove("memory/MEMORY.md");
    take(folder.at("memory/MEMORY.md"));
    const ran = await compact(folder);
    expect([ran.code, ran.stderr]).toEqual([
      1,
      expect.stringContaining(`memory/MEMORY.md cannot be written: it is ${what}: move it`),
    ]);
    expect(jsonOf(ran)).toMatchObject({ commit: null });
  });
});
