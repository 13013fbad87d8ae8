import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DiskError } from "../../src/errors.ts";
import { runWithFault } from "../support/fault-runs.ts";
import { armFault } from "../support/fs-faults.ts";
import { USER_STATE } from "../support/run-lithify.ts";
import { storeRun } from "../support/store-run.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { environmentOf, othersState, oursStatus, testRepository } from "../support/test-repository.ts";

const PROGRAM = join(import.meta.dirname, "../support/store-run-child.ts");
const BEFORE: Readonly<Record<string, string>> = {
  "memory/MEMORY.md": "old index\n",
  "memory/project_changed.md": "old\n",
  "memory/project_gone.md": "gone\n",
};
const AFTER: Readonly<Record<string, string>> = {
  "memory/MEMORY.md": "new index\n",
  "memory/feedback_new.md": "a new one\n",
  "memory/project_changed.md": "changed\n",
  "memory/weekly/2026-W15.md": "the week\n",
};

/** Of the kills, which are processes; 1 is every one. Set LITHIFY_CRASH_STEP=1 for all of them, LITHIFY_SEED for others. */
const STEP = Number(process.env.LITHIFY_CRASH_STEP ?? 8);
const FROM = Number(process.env.LITHIFY_SEED ?? 0) % STEP;
/** Against hanging, where all are struck. */
const LONGEST_MS = STEP < 8 ? 3_600_000 : 120_000;
const CODES = ["ENOSPC", "EACCES", "EROFS", "EIO", "EMFILE"];

/** Where a run can be broken: `3 renameSync memory/.lithify-1-1.tmp`. */
async function callsOf(action: () => Promise<unknown>, root: string): Promise<readonly string[]> {
  const disarm = armFault(root, "count");
  await action();
  return disarm();
}

/** A run that is killed in its k-th call. */
async function killed(folder: TestFolder, mode: string, at: number, ...args: string[]): Promise<void> {
  const environment = { ...environmentOf(folder), LITHIFY_TEST_STATE: USER_STATE };
  const program = [PROGRAM, folder.path, ...args];
  const { signal, stderr } = await runWithFault({ program, root: folder.path, mode, at, environment });
  expect({ signal, stderr }).toEqual({ signal: "SIGKILL", stderr: "" });
}

/** Every file a reader may open is whole, old or new, and the week is done only when all of it is. */
function holdsWholeFiles(folder: TestFolder): void {
  const tree = folder.tree("memory");
  for (const [path, text] of Object.entries(tree)) {
    if (!/\/\.lithify-\d+-\d+\.tmp$/.test(path)) expect([BEFORE[path], AFTER[path]]).toContain(text);
  }
  if ("memory/weekly/2026-W15.md" in tree) expect(tree).toMatchObject(AFTER);
}

async function isEndedByTheNextRun(folder: TestFolder): Promise<void> {
  // A crash between bill and plan pays twice here: saved answers, which are not the store's, are there for that.
  expect([{ billed: 1 }, { billed: 2 }]).toContainEqual(await storeRun({ workspace: folder.path }));
  expect(folder.tree("memory")).toEqual(AFTER);
  expect(Object.keys(folder.tree()).filter((path) => path.endsWith(".tmp"))).toEqual([]);
}

describe("a run of the store", () => {
  it("killed before any of its writes, or with half of one written, leaves whole files, and the next run ends it", {
    timeout: LONGEST_MS,
  }, async () => {
    const first = testFolder(BEFORE);
    const calls = await callsOf(() => storeRun({ workspace: first.path }), first.path);
    const torn = calls.flatMap((call, n) => (/write/i.test(call) ? [["torn", n + 1] as const] : []));
    const all = [...calls.map((_, n) => ["kill", n + 1] as const), ...torn];
    const kills = all.filter((_, n) => n % STEP === FROM);
    console.log(`${calls.length} calls that change the disk, ${kills.length} kills`);
    expect(calls.length).toBeGreaterThan(50);
    for (const [mode, at] of kills) {
      const folder = testFolder(BEFORE);
      await killed(folder, mode, at);
      holdsWholeFiles(folder);
      await isEndedByTheNextRun(folder);
    }
  });

  it("broken around each of its renames, takes a file that was deleted or put back since for a person's, and no other", async () => {
    const first = testFolder(BEFORE);
    const calls = await callsOf(() => storeRun({ workspace: first.path }), first.path);
    const renames = calls.flatMap((call, n) => (/rename\w* memory\//.test(call) ? [n + 1, n + 2] : []));
    expect(renames).toHaveLength(8);
    for (const at of renames) {
      for (const mode of ["kill", "once:EIO", "always:ENOSPC"]) {
        const folder = testFolder(BEFORE);
        if (mode === "kill") await killed(folder, mode, at);
        else {
          const disarm = armFault(folder.path, mode, at);
          await expect(storeRun({ workspace: folder.path })).rejects.toThrow(DiskError);
          disarm();
        }
        const person: Record<string, string | undefined> = {};
        for (const [path, text] of Object.entries(folder.tree("memory"))) {
          if (text !== AFTER[path] || path.includes("weekly")) continue;
          if (BEFORE[path] === undefined) folder.remove(path);
          else folder.write(path, BEFORE[path]);
          person[path] = BEFORE[path];
        }
        const left = Object.keys(person).map((file) => ({ file, because: expect.stringMatching(/by hand/) }));
        const where = `${mode} at ${at}, ${calls[at - 1]}`;
        const outcome = await storeRun({ workspace: folder.path });
        expect(outcome, where).toEqual(left.length > 0 ? { left: expect.arrayContaining(left) } : { billed: 1 });
        const wanted = Object.entries({ ...AFTER, ...person }).filter(([, text]) => text !== undefined);
        expect(folder.tree("memory"), where).toEqual(Object.fromEntries(wanted));
      }
    }
  });

  it("whose disk fails, once or for good, names the fault, leaves whole files, and is ended by the next run", async () => {
    const first = testFolder(BEFORE);
    const calls = await callsOf(() => storeRun({ workspace: first.path }), first.path);
    for (const [n, call] of calls.entries()) {
      for (const mode of ["once", "always"]) {
        const code = CODES[n % CODES.length];
        const folder = testFolder(BEFORE);
        const disarm = armFault(folder.path, `${mode}:${code}`, n + 1);
        const outcome = await storeRun({ workspace: folder.path }).catch((error: unknown) => error);
        disarm();
        // Only the removal of the lock's own record may fail unheard: it names a holder, and there is none any more.
        if (!call.includes("writer.json")) expect(outcome).toBeInstanceOf(DiskError);
        if (outcome instanceof DiskError) expect(outcome).toMatchObject({ code, hint: expect.stringMatching(/\w/) });
        holdsWholeFiles(folder);
        await isEndedByTheNextRun(folder);
      }
    }
  });

  it("that has nothing left to do writes no file under memory/", async () => {
    const folder = testFolder(BEFORE);
    await storeRun({ workspace: folder.path });
    const calls = await callsOf(() => storeRun({ workspace: folder.path }), folder.path);
    expect(calls.filter((call) => call.includes(" memory"))).toEqual([]);
  });

  it("broken at any of its own steps of the commit leaves the user's git state, and the next run commits", {
    timeout: LONGEST_MS,
  }, async () => {
    const template = testRepository({ "mine.txt": "1\n", ...BEFORE });
    template.write("mine.txt", "2\n");
    template.git("add", "mine.txt");
    template.write("mine.txt", "3\n");
    const others = othersState(template);
    const copy = () => {
      const folder = testFolder();
      fs.cpSync(template.path, folder.path, { recursive: true, preserveTimestamps: true });
      return folder;
    };
    const run = (folder: TestFolder) => storeRun({ workspace: folder.path, gitEnvironment: environmentOf(folder) });
    const first = copy();
    const calls = await callsOf(() => run(first), first.path);
    const inGit = calls.filter((call) => call.split(" ")[2]?.startsWith(".git/"));
    console.log(`${inGit.length} calls in .git`);
    expect(inGit.length).toBeGreaterThan(5);
    for (const [n, call] of inGit.entries()) {
      const at = calls.indexOf(call) + 1;
      const kills = ["kill", ...(/write/i.test(call) ? ["torn"] : [])].filter(
        (_, m) => (n + m) % 2 === FROM % 2 || STEP === 1,
      );
      for (const mode of ["once:ENOSPC", ...kills]) {
        const folder = copy();
        const disarm = armFault(folder.path, mode.startsWith("once") ? mode : "count", at);
        await (mode.startsWith("once") ? run(folder) : killed(folder, mode, at, "git"));
        disarm();
        expect(othersState(folder)).toEqual(others);
        expect(await run(folder)).toEqual({ billed: 1 });
        expect(othersState(folder)).toEqual(others);
        expect(oursStatus(folder)).toEqual([]);
        expect(folder.git("diff", "--name-only", "HEAD~1", "HEAD").split("\n")).toHaveLength(5);
        expect(fs.readdirSync(folder.at(".git")).filter((name) => /^lithify-|\.lock$/.test(name))).toEqual([]);
      }
    }
  });
});
