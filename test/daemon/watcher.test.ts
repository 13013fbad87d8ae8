/** The watcher on a real folder, saved to as editors and agents save. */
import fs from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { changesBetween, readStamps } from "../../src/daemon/stamps.ts";
import { follow } from "../../src/daemon/watcher.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { lookOf } from "./looks.ts";

async function following(folder: TestFolder): Promise<{ seen: (path: string) => Promise<void>; hints: string[] }> {
  const hints: string[] = [];
  const waiting = new Map<string, () => void>();
  await new Promise<void>((ready, failed) => {
    const follower = follow(
      { logFolders: [folder.at("logs")], poll: "auto" },
      {
        ready,
        folder: () => {},
        fallBack: (reason) => failed(new Error(reason)),
        hint: (path) => {
          const name = path.slice(folder.path.length + 1);
          hints.push(name);
          waiting.get(name)?.();
        },
      },
    );
    onTestFinished(follower.close);
  });
  return {
    hints,
    /** From now on: forgets hints of before. */
    seen: (path) => new Promise((resolve) => waiting.set(path, resolve)),
  };
}

describe("the watcher", () => {
  it("hints at a log saved the way vim, an atomic writer and a slow appender save it", async () => {
    const folder = testFolder({ "logs/2026-04-08.md": "one\n" });
    const { seen } = await following(folder);
    for (let n = 0; n < 3; n++) {
      const vim = seen("logs/2026-04-08.md");
      fs.renameSync(folder.at("logs/2026-04-08.md"), folder.at("logs/2026-04-08.md~"));
      folder.write("logs/2026-04-08.md", `vim ${n}\n`);
      fs.unlinkSync(folder.at("logs/2026-04-08.md~"));
      await vim;
      const atomic = seen("logs/2026-04-08.md");
      folder.write("logs/.2026-04-08.md.tmp", `atomic ${n}\n`);
      fs.renameSync(folder.at("logs/.2026-04-08.md.tmp"), folder.at("logs/2026-04-08.md"));
      await atomic;
      const appended = seen("logs/2026-04-08.md");
      fs.appendFileSync(folder.at("logs/2026-04-08.md"), "more\n");
      await appended;
    }
  });

  it("hints at every one of 200 files that come at once in a new folder", async () => {
    const folder = testFolder({ "logs/2026-04-08.md": "one\n" });
    const { seen } = await following(folder);
    const names = Array.from({ length: 200 }, (_, n) => `logs/2026-04-09/agent-${n}.md`);
    const all = names.map(seen);
    for (const name of names) folder.write(name, "x\n");
    await Promise.all(all);
  });

  it("goes on when a folder is removed and made again", async () => {
    const folder = testFolder({ "logs/2026-04-08/a.md": "one\n" });
    const { seen } = await following(folder);
    folder.remove("logs/2026-04-08");
    const again = seen("logs/2026-04-08/b.md");
    folder.write("logs/2026-04-08/b.md", "two\n");
    await again;
  });

  it("follows no link, and passes over hidden files", async () => {
    const outside = testFolder({ "2026-04-01.md": "x\n" });
    const folder = testFolder({ "logs/2026-04-08.md": "one\n" });
    fs.symlinkSync(outside.path, folder.at("logs/linked"));
    const { seen, hints } = await following(folder);
    const last = seen("logs/2026-04-10.md");
    outside.write("2026-04-02.md", "y\n");
    folder.write("logs/.2026-04-09.md.swp", "z\n");
    folder.write("logs/2026-04-10.md", "w\n");
    await last;
    expect(hints.filter((path) => !path.endsWith("2026-04-10.md"))).toEqual([]);
  });
});

describe("a watcher that is told to poll", () => {
  it("asks the system for no events, and is ready at once", () => {
    const folder = testFolder({ "logs/2026-04-08.md": "one\n" });
    const unasked = (): never => {
      throw new Error("nothing was to be followed");
    };
    const { mode } = follow(
      { logFolders: [folder.at("logs")], poll: "always" },
      { hint: unasked, folder: unasked, ready: unasked, fallBack: unasked },
    );
    expect(mode()).toBe("polling");
  });
});

describe("stamps", () => {
  const settingsOf = (folder: TestFolder) => ({
    ...lookOf().settings,
    ...{ logFolders: [folder.at("logs")], memoryFolder: folder.at("memory"), configFiles: [folder.at("lithify.yaml")] },
  });

  it("find what no event told of: new and changed logs, a weekly document that is gone, another configuration", async () => {
    const folder = testFolder({ "logs/2026-04-08.md": "one\n", "logs/notes.md": "", "memory/weekly/2026-W15.md": "x" });
    const before = await readStamps(settingsOf(folder), []);
    folder.write("logs/2026-04-08.md", "one, two\n");
    folder.write("logs/2026-04-09/a.md", "new\n");
    folder.write("lithify.yaml", "language: en\n");
    folder.remove("memory/weekly/2026-W15.md");
    const { logs, others } = changesBetween(before, await readStamps(settingsOf(folder), []));
    expect(logs).toEqual([folder.at("logs/2026-04-08.md"), folder.at("logs/2026-04-09/a.md")]);
    expect(others.toSorted()).toEqual([folder.at("lithify.yaml"), folder.at("memory/weekly/2026-W15.md")]);
    expect(changesBetween(before, before)).toEqual({ logs: [], others: [] });
  });

  it("say that the logs folder is gone, and all of its logs when it is back", async () => {
    const folder = testFolder({ "logs/2026-04-08.md": "one\n" });
    const before = await readStamps(settingsOf(folder), []);
    fs.renameSync(folder.at("logs"), folder.at("elsewhere"));
    const gone = await readStamps(settingsOf(folder), []);
    expect(changesBetween(before, gone).others).toEqual([folder.at("logs")]);
    fs.renameSync(folder.at("elsewhere"), folder.at("logs"));
    const back = changesBetween(gone, await readStamps(settingsOf(folder), []));
    expect(back).toEqual({ logs: [folder.at("logs/2026-04-08.md")], others: [folder.at("logs")] });
  });
});
