/** The page reads its workspace anew when a file changed, however it changed, and looks at no file where none did. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { snapshots } from "../../src/view/snapshot.ts";
import type { Opened } from "../../src/workspace/opened.ts";
import { NOW } from "../commands/called.ts";
import { folderWithState } from "../support/own-state.ts";
import { environment } from "../support/run-lithify.ts";

const memory = (body: string): string =>
  `---\nname: tabs\ndescription: tabs\ntype: project\nupdated: 2026-04-08\n---\n\n${body}\n`;
const FILE = "memory/project_tabs.md";

async function workspace(): Promise<{ path: string; now: () => Promise<Opened>; body: () => Promise<string> }> {
  const folder = await folderWithState({
    ...{ "lithify.yaml": "git: off\n", "logs/2026-04-08.md": "- Decision: tabs.\n" },
    ...{ [FILE]: memory("one"), "memory/project_other.md": memory("other") },
  });
  const now = snapshots({}, {
    ...{ cwd: folder.path, env: environment(folder.path), now: () => NOW, detail: () => {}, tell: () => {} },
  } as unknown as Parameters<typeof snapshots>[1]);
  const body = async () => (await now()).folder.stored.find(({ file }) => file === "project_tabs.md")?.body ?? "gone";
  return { path: folder.path, now, body };
}

describe("the workspace as the page has it", () => {
  it("looks at no memory while nothing changed", async () => {
    const { now } = await workspace();
    const first = await now();
    await now();
    const looks = vi.spyOn(fs, "lstatSync");
    onTestFinished(() => looks.mockRestore());
    expect(await now()).toBe(first);
    const looked = looks.mock.calls.map(([path]) => String(path)).filter((path) => path.includes("project_"));
    expect(looked).toEqual(process.platform === "linux" ? [] : expect.any(Array));
  });

  it("sees what was written in place the moment before, of the same size, by this process and by another", async () => {
    const { path, body } = await workspace();
    expect(await body()).toBe("one");
    fs.writeFileSync(`${path}/${FILE}`, memory("two"));
    expect(await body()).toBe("two");
    execFileSync(process.execPath, [
      "-e",
      "fs.writeFileSync(...process.argv.slice(1))",
      `${path}/${FILE}`,
      memory("six"),
    ]);
    expect(await body()).toBe("six");
    fs.rmSync(`${path}/${FILE}`);
    expect(await body()).toBe("gone");
  });

  it("sees a file that came by a name, and one that was moved over it", async () => {
    const { path, now, body } = await workspace();
    await now();
    fs.writeFileSync(`${path}/new.md`, memory("moved"));
    fs.renameSync(`${path}/new.md`, `${path}/${FILE}`);
    expect(await body()).toBe("moved");
  });

  it("sees what was written by another name of the file, of which no system tells", async () => {
    const { path, body } = await workspace();
    fs.linkSync(`${path}/${FILE}`, `${path}/elsewhere.md`);
    expect(await body()).toBe("one");
    fs.writeFileSync(`${path}/elsewhere.md`, memory("two"));
    expect(await body()).toBe("two");
  });

  it("sees another folder in the folder's place, and follows that", async () => {
    const { path, body } = await workspace();
    expect(await body()).toBe("one");
    fs.renameSync(`${path}/memory`, `${path}/before`);
    fs.cpSync(`${path}/before`, `${path}/memory`, { recursive: true });
    fs.writeFileSync(`${path}/${FILE}`, memory("two"));
    expect(await body()).toBe("two");
    fs.writeFileSync(`${path}/${FILE}`, memory("six"));
    expect(await body()).toBe("six");
    fs.rmSync(`${path}/memory`, { recursive: true });
    fs.cpSync(`${path}/before`, `${path}/memory`, { recursive: true });
    expect(await body()).toBe("one");
    fs.writeFileSync(`${path}/${FILE}`, memory("two"));
    expect(await body()).toBe("two");
  });
});
