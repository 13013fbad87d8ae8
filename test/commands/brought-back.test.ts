/** What a person brings back of a memory whose log was edited meanwhile: nothing that its log says no more stands beside what it says. */
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { forget } from "../../src/commands/forget.ts";
import { redo, undo } from "../../src/commands/undo.ts";
import { testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

const LOG = "logs/2026-04-06.md";
const OLD = "memory/project_the-tower-gets-glass-doors.md";
const NEW = "memory/project_the-tower-gets-wooden-doors.md";
const saying = (doors: string) => `- Decision: the tower gets ${doors} doors.\n`;
const compacted = async () => {
  const folder = testFolder({ "lithify.yaml": 'git: "off"\ntimezone: UTC\n', [LOG]: saying("glass") });
  await call(compact, folder.path, {});
  return folder;
};

describe("a run that is written again", () => {
  it("leaves a memory whose line says something else by now, compacted or not, and says why", async () => {
    for (const isCompacted of [true, false]) {
      const folder = await compacted();
      const { run } = (await call(undo, folder.path, { json: true })).json<{ run: string }>();
      folder.write(LOG, saying("wooden"));
      if (isCompacted) await call(compact, folder.path, {});
      const { left } = (await call(redo, folder.path, { run, json: true })).json();
      expect(left).toEqual([{ file: OLD, because: "its log does not say any more what it rested on" }]);
      expect([folder.exists(OLD), folder.exists(NEW)]).toEqual([false, isCompacted]);
    }
  });

  it("has a memory whose line was wrapped, and none that says anything else by now", async () => {
    const told: [edited: string, isBack: boolean][] = [
      ["- Decision: the tower gets\n  glass doors.\n", true],
      [`${saying("glass").trim()} Tom did not agree.\n`, false],
      [`${saying("glass").trim()} Reverted on Friday.\n`, false],
      [saying("grass"), false],
      ["- Idea: the tower gets glass doors.\n", false],
      ["- Decision: the tower gets glass doors until May.\n", false],
    ];
    for (const [edited, isBack] of told) {
      const folder = await compacted();
      const { run } = (await call(undo, folder.path, { json: true })).json<{ run: string }>();
      folder.write(LOG, edited);
      await call(redo, folder.path, { run, json: true });
      expect(folder.exists(OLD), edited).toBe(isBack);
    }
  });

  it("asks about a memory that a later week denies", async () => {
    const folder = await compacted();
    const { run } = (await call(undo, folder.path, { json: true })).json<{ run: string }>();
    folder.write("logs/2026-04-15.md", "- Decision: the tower no longer gets glass doors but wooden ones.\n");
    await call(compact, folder.path, {});
    await call(redo, folder.path, { run });
    expect(folder.read(OLD)).toContain("questioned_by:");
    expect(folder.read("memory/MEMORY.md")).toContain("(project_the-tower-gets-glass-doors.md) (questioned)");
  });
});

describe("an undo", () => {
  it("does not put back the words that were edited out of the log", async () => {
    const folder = await compacted();
    folder.write(LOG, saying("wooden"));
    await call(compact, folder.path, {});
    const { out } = await call(undo, folder.path, {});
    expect(out).toContain(`left alone: ${OLD} (its log does not say any more what it rested on)`);
    expect(folder.read(OLD)).toContain("wooden doors");
  });
});

describe("what was forgotten", () => {
  it("is not brought back beside what its log says by now", async () => {
    const folder = await compacted();
    await call(forget, folder.path, { file: OLD });
    folder.write(LOG, saying("wooden"));
    await call(compact, folder.path, {});
    const { out, err } = await call(forget, folder.path, { file: OLD, back: true });
    expect([out, err]).toEqual([
      "nothing to bring back",
      expect.stringContaining(`left alone: ${OLD} (its log does not say any more`),
    ]);
    expect(folder.read(OLD)).toContain("status: withdrawn");
  });

  it("is pointed at in the inbox where its edited line is a proposal", async () => {
    const folder = await compacted();
    await call(forget, folder.path, { file: OLD });
    folder.write(LOG, `${saying("glass").trim()} Tom agreed.\n`);
    await call(compact, folder.path, {});
    const { err } = await call(forget, folder.path, { file: OLD, back: true });
    expect(err).toContain("what it rested on; what it says now is in the inbox)");
  });

  it("is brought back questioned where a later week denies it, and unquestioned where none does", async () => {
    const folder = await compacted();
    await call(forget, folder.path, { file: OLD });
    await call(forget, folder.path, { file: OLD, back: true });
    expect(folder.read(OLD)).not.toMatch(/withdrawn|questioned_by/);
    await call(forget, folder.path, { file: OLD });
    folder.write("logs/2026-04-15.md", "- Decision: the tower no longer gets glass doors but wooden ones.\n");
    await call(compact, folder.path, {});
    const { out } = await call(forget, folder.path, { file: OLD, back: true });
    expect(out).toBe(`brought back: ${OLD}`);
    expect(folder.read(OLD)).toContain("questioned_by:");
  });
});
