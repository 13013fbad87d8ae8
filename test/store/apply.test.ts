import fs from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { WorkspaceHeld } from "../../src/errors.ts";
import type { PlannedFile, Rest } from "../../src/store/state/saved-plan.ts";
import { applyPlan } from "../support/apply-plan.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";

const held = { lockStillOurs: () => true };
const PLAN: PlannedFile[] = [
  { path: "memory/weekly/2026-W15.md", before: null, after: "week\n", because: "week 15" },
  { path: "memory/MEMORY.md", before: "old index\n", after: "index\n", because: "index" },
  { path: "memory/project_gone.md", before: "gone\n", after: null, because: "undone" },
  { path: "memory/feedback_x.md", before: null, after: "x\n", because: "created" },
];
const BEFORE = { "memory/MEMORY.md": "old index\n", "memory/project_gone.md": "gone\n" };
const AFTER = { "memory/MEMORY.md": "index\n", "memory/feedback_x.md": "x\n", "memory/weekly/2026-W15.md": "week\n" };

/** Without the temp files that stay when the lock is lost: whoever has it now may be at the same plan. */
const named = (folder: TestFolder) =>
  Object.fromEntries(Object.entries(folder.tree()).filter(([path]) => !path.endsWith(".tmp")));

describe("applyPlan", () => {
  it("writes memories first and the weekly document last, a guest's too, whatever the order of the plan", () => {
    const folder = testFolder(BEFORE);
    const ofGuest = "memory/weekly/guest/2026-W15.md";
    const applied = applyPlan([{ ...PLAN[0]!, path: ofGuest }, ...PLAN], folder.path, held);
    const documents = [ofGuest, "memory/weekly/2026-W15.md"];
    expect(applied).toEqual({
      written: ["memory/project_gone.md", "memory/feedback_x.md", "memory/MEMORY.md", ...documents],
      left: [],
    });
    expect(folder.tree()).toEqual({ ...AFTER, [ofGuest]: "week\n" });
  });

  it("says which file stands where a folder belongs, and tells that from a link that leads outside", () => {
    const folder = testFolder({ ...BEFORE, "memory/weekly": "mine\n" });
    const inTheWay = "memory/weekly/2026-W15.md cannot be written: memory/weekly is a file, not a folder";
    const whyNot = ({ path }: PlannedFile) => (path.startsWith("memory/weekly/") ? "lies elsewhere" : undefined);
    expect(() => applyPlan(PLAN, folder.path, { whyNot })).toThrow(
      expect.objectContaining({ code: "ENOTDIR", message: inTheWay }),
    );
    expect(folder.tree()).toEqual({ ...BEFORE, "memory/weekly": "mine\n" });
    const linked = testFolder(BEFORE);
    fs.symlinkSync(testFolder().path, linked.at("memory/weekly"));
    expect(() => applyPlan(PLAN, linked.path, { whyNot })).toThrow(expect.objectContaining({ code: "ELOOP" }));
  });

  it("writes nothing the second time", () => {
    const folder = testFolder(BEFORE);
    applyPlan(PLAN, folder.path, held);
    const inode = fs.statSync(folder.at("memory/MEMORY.md")).ino;
    expect(applyPlan(PLAN, folder.path, held)).toMatchObject({ written: [], left: [] });
    expect(fs.statSync(folder.at("memory/MEMORY.md")).ino).toBe(inode);
  });

  it("finishes a run that was interrupted after any number of files", () => {
    for (let k = 0; k <= PLAN.length; k++) {
      const folder = testFolder(BEFORE);
      let asked = 0;
      const interrupted = () => applyPlan(PLAN, folder.path, { lockStillOurs: () => ++asked <= k });
      if (k < PLAN.length) expect(interrupted).toThrow(WorkspaceHeld);
      else interrupted();
      const { written, left } = applyPlan(PLAN, folder.path, held);
      expect([written.length, left.length]).toEqual([PLAN.length - k, 0]);
      expect(named(folder)).toEqual(AFTER);
    }
  });

  it("interrupted after any number of files, knows what it had written: what a person then deletes or puts back stays so", () => {
    const order = ["memory/project_gone.md", "memory/feedback_x.md", "memory/MEMORY.md", "memory/weekly/2026-W15.md"];
    for (let k = 0; k <= PLAN.length; k++) {
      for (const mode of ["stopped", "fault"]) {
        const folder = testFolder(BEFORE);
        let rest: Rest | undefined;
        let asked = 0;
        const interrupted = () =>
          applyPlan(PLAN, folder.path, {
            keepRest: (now) => {
              rest = now;
            },
            lockStillOurs: () => {
              if (++asked > k && mode === "fault") throw Object.assign(new Error("made to fail"), { code: "EIO" });
              return asked <= k;
            },
          });
        if (k < PLAN.length) expect(interrupted).toThrow();
        else interrupted();
        if (order.indexOf("memory/feedback_x.md") < k) folder.remove("memory/feedback_x.md");
        if (order.indexOf("memory/MEMORY.md") < k) folder.write("memory/MEMORY.md", BEFORE["memory/MEMORY.md"]);
        const { written, left } = applyPlan(PLAN, folder.path, { ...held, rest: rest! });
        expect(written, `${mode} after ${k}`).toEqual(order.slice(k));
        expect(left).toEqual([
          ...(k > 1 ? [{ file: "memory/feedback_x.md", because: "deleted by hand" }] : []),
          ...(k > 2 ? [{ file: "memory/MEMORY.md", because: "edited by hand" }] : []),
        ]);
        expect(folder.exists("memory/feedback_x.md")).toBe(k <= 1);
        expect(folder.read("memory/MEMORY.md")).toBe(k > 2 ? "old index\n" : "index\n");
        expect(folder.exists("memory/weekly/2026-W15.md")).toBe(true);
      }
    }
  });

  it("has every byte safe on disk before the first name changes, and leaves nothing when a byte does not fit", () => {
    const folder = testFolder(BEFORE);
    const fsync = fs.fsyncSync;
    let synced = 0;
    vi.spyOn(fs, "fsyncSync").mockImplementation((file) => {
      if (++synced === 3) throw Object.assign(new Error("made to fail"), { code: "ENOSPC" });
      fsync(file);
    });
    expect(() => applyPlan(PLAN, folder.path, held)).toThrow("made to fail");
    vi.restoreAllMocks();
    expect(folder.tree()).toEqual(BEFORE);
  });

  it("leaves what a person edited, deleted, made or replaced by a link after the plan was made, and writes the rest", () => {
    const folder = testFolder({ "memory/edited.md": "a person's\n", "memory/made.md": "a person's too\n" });
    fs.symlinkSync("made.md", folder.at("memory/linked.md"));
    const plan: PlannedFile[] = [
      { path: "memory/edited.md", before: "old\n", after: "new\n", because: "" },
      { path: "memory/deleted.md", before: "old\n", after: "new\n", because: "" },
      { path: "memory/made.md", before: null, after: "new\n", because: "" },
      { path: "memory/linked.md", before: "a person's too\n", after: "new\n", because: "" },
      { path: "memory/other.md", before: null, after: "new\n", because: "" },
    ];
    expect(applyPlan(plan, folder.path, held)).toEqual({
      written: ["memory/other.md"],
      left: [
        { file: "memory/edited.md", because: "edited by hand" },
        { file: "memory/deleted.md", because: "deleted by hand" },
        { file: "memory/made.md", because: "made by hand meanwhile" },
        { file: "memory/linked.md", because: "something other than a file of lithify stands there" },
      ],
    });
    expect(folder.tree()).toEqual({
      "memory/edited.md": "a person's\n",
      "memory/linked.md": "-> made.md",
      "memory/made.md": "a person's too\n",
      "memory/other.md": "new\n",
    });
  });

  it("leaves a file that a person saves while its new bytes are on the way to the disk", () => {
    const folder = testFolder(BEFORE);
    const fsync = fs.fsyncSync;
    vi.spyOn(fs, "fsyncSync").mockImplementationOnce((file) => {
      fsync(file);
      folder.write("memory/MEMORY.md", "saved this very moment\n");
    });
    const { left } = applyPlan(PLAN.slice(1, 2), folder.path, held);
    vi.restoreAllMocks();
    expect(left).toEqual([{ file: "memory/MEMORY.md", because: "edited by hand" }]);
    expect(folder.tree()).toEqual({ ...BEFORE, "memory/MEMORY.md": "saved this very moment\n" });
  });

  it("has all bytes and names on disk before it says what is left, and each kind of file before the next", () => {
    const folder = testFolder(BEFORE);
    const steps: string[] = [];
    const opened = new Map<number, string>();
    const { openSync, fsyncSync, renameSync, unlinkSync } = fs;
    const from = (path: unknown): string => String(path).slice(folder.path.length + 1);
    vi.spyOn(fs, "openSync").mockImplementation((path, ...rest) => {
      const file = openSync(path, ...rest);
      opened.set(file, from(path));
      return file;
    });
    vi.spyOn(fs, "fsyncSync").mockImplementation((file) => {
      steps.push(`sync ${opened.get(file)?.replace(/\.lithify-.*/, "new bytes")}`);
      fsyncSync(file);
    });
    vi.spyOn(fs, "renameSync").mockImplementation((temp, path) => {
      steps.push(`name ${from(path)}`);
      renameSync(temp, path);
    });
    vi.spyOn(fs, "unlinkSync").mockImplementation((path) => {
      steps.push(`remove ${from(path)}`);
      unlinkSync(path);
    });
    applyPlan(PLAN, folder.path, { ...held, keepRest: () => void steps.push("keep the rest") });
    vi.restoreAllMocks();
    expect(steps).toEqual([
      "sync memory/new bytes",
      "sync memory/new bytes",
      // The folder that the weekly document needs.
      "sync memory",
      "sync memory/weekly/new bytes",
      "sync memory",
      "sync memory/weekly",
      "keep the rest",
      "remove memory/project_gone.md",
      "sync memory",
      "name memory/feedback_x.md",
      "sync memory",
      "name memory/MEMORY.md",
      "sync memory",
      "name memory/weekly/2026-W15.md",
      "sync memory",
      "sync memory/weekly",
    ]);
  });

  it("stops before the next rename when the lock is lost", () => {
    const folder = testFolder(BEFORE);
    const answers = [true, true, false];
    expect(() => applyPlan(PLAN, folder.path, { lockStillOurs: () => answers.shift() ?? false })).toThrow(
      WorkspaceHeld,
    );
    expect(named(folder)).toEqual({ "memory/MEMORY.md": "old index\n", "memory/feedback_x.md": "x\n" });
  });

  it("reads and writes nothing of a plan of which one file may not be written", () => {
    const folder = testFolder(BEFORE);
    const whyNot = ({ path }: PlannedFile) => (path.endsWith("_x.md") ? "is no name that lithify gives" : undefined);
    expect(() => applyPlan(PLAN, folder.path, { whyNot })).toThrow("feedback_x.md is no name that lithify gives");
    expect(folder.tree()).toEqual(BEFORE);
  });

  it("asks for each place once more right before it writes there", () => {
    const folder = testFolder(BEFORE);
    let asked = 0;
    const whyNot = () => (++asked > PLAN.length + 1 ? "leads elsewhere" : undefined);
    expect(() => applyPlan(PLAN, folder.path, { whyNot })).toThrow(expect.objectContaining({ code: "ELOOP" }));
    expect(named(folder)).toEqual({ "memory/MEMORY.md": "old index\n" });
  });

  it("takes a file with other line ends or a byte order mark for an edited one", () => {
    const folder = testFolder({ "memory/a.md": "a\r\n", "memory/b.md": "\uFEFFb\n" });
    const plan = [
      { path: "memory/a.md", before: "a\n", after: "new", because: "" },
      { path: "memory/b.md", before: "b\n", after: "new", because: "" },
    ];
    expect(applyPlan(plan, folder.path, held).left).toHaveLength(2);
  });
});
