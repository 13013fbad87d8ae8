/** A compaction that was killed, and what is checked out, or edited, before the next command: the plan it left may rest on logs that are not here. */
import { describe, expect, it } from "vitest";
import { runWithFault } from "../support/fault-runs.ts";
import { compactBy, lithify } from "../support/lithify-here.ts";
import { BIN, environment } from "../support/run-lithify.ts";
import { answer } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { giveIdentity } from "../support/test-repository.ts";
import { ANSWER, LOGS } from "../support/week-answer.ts";

const OFFLINE = ["compact"];

/** A log of a week before on both branches, and the week's own on `main`. */
async function repository(): Promise<TestFolder> {
  const folder = testFolder({
    ".gitignore": ".lithify/\n",
    "lithify.yaml": "timezone: UTC\nlevels: { monthly: false, yearly: false, wisdom: false }\n",
    "logs/2026-03-31.md": "# Tuesday\n\n- Decision: the mill grinds rye.\n",
  });
  folder.git("init", "-q", "-b", "main");
  giveIdentity(folder);
  committed(folder);
  await lithify(folder.path, OFFLINE);
  folder.git("branch", "other");
  for (const [path, text] of Object.entries(LOGS)) folder.write(path, text);
  committed(folder);
  return folder;
}
function committed(folder: TestFolder): void {
  folder.git("add", "-A");
  folder.git("commit", "-qm", "logs");
}

const run = (folder: TestFolder, args: readonly string[], mode: string, at = 0) => {
  const program = [BIN, "-C", folder.path, ...args];
  return runWithFault({ program, root: folder.path, mode, at, environment: environment(folder.path) });
};

/** At which call to the disk the run of another folder of the same content is at a step. */
const STEPS = {
  "once its plan is saved": (calls: readonly string[]) => saves(calls)[0]! + 9,
  "amid its memories": (calls: readonly string[]) => indexesOf(/rename\w* memory\//, calls)[2]! + 1,
  "before its commit": (calls: readonly string[]) => saves(calls).at(-2)! + 2,
} as const;
const indexesOf = (step: RegExp, calls: readonly string[]): number[] =>
  calls.flatMap((call, i) => (step.test(call) ? [i] : []));
const saves = (calls: readonly string[]): number[] => indexesOf(/rename\w* \.lithify\/runs\//, calls);

async function killed(step: keyof typeof STEPS, args: readonly string[] = OFFLINE) {
  const [undisturbed, folder] = [await repository(), await repository()];
  const { calls } = await run(undisturbed, args, "count");
  expect((await run(folder, args, "kill", STEPS[step](calls))).signal).toBe("SIGKILL");
  return { folder, wanted: undisturbed.tree("memory") };
}

describe("a compaction that is killed", () => {
  it.each(
    Object.keys(STEPS) as (keyof typeof STEPS)[],
  )("%s leaves nothing on a branch that has not its logs, and is made on its own without a second bill", async (step) => {
    await using server = await startScriptedServer(() => answer(ANSWER));
    const by = ["compact", "--provider", "openai", "--model", "m", "--base-url", server.baseURL];
    const { folder, wanted } = await killed(step, by);
    const [asked, before] = [server.requests.length, folder.git("ls-tree", "-r", "other", "memory")];

    folder.git("checkout", "-q", "other");
    const { stderr } = await compactBy(folder.path, server.baseURL);
    expect(stderr).toContain(
      "2026-W15: what a run had planned is taken back: logs/2026-04-06.md is on main, and not here",
    );
    expect(folder.git("status", "--porcelain")).toBe("");
    expect(folder.git("ls-tree", "-r", "other", "memory")).toBe(before);

    folder.git("checkout", "-q", "main");
    await compactBy(folder.path, server.baseURL);
    expect(folder.tree("memory")).toEqual(wanted);
    expect([server.requests.length, folder.git("status", "--porcelain")]).toEqual([asked, ""]);
  });

  it("is finished on another branch that has the same logs, and there leaves what a person wrote on one that has not", async () => {
    const { folder, wanted } = await killed("amid its memories");
    folder.git("branch", "same");
    folder.git("checkout", "-q", "same");
    await lithify(folder.path, OFFLINE);
    expect(folder.tree("memory")).toEqual(wanted);

    const again = (await killed("amid its memories")).folder;
    const first = again.git("ls-files", "--others", "memory/[a-z]*_*").split("\n")[0]!;
    again.write(first, `${again.read(first)}\nMine.\n`);
    again.git("checkout", "-q", "other");
    await lithify(again.path, OFFLINE);
    expect(again.git("ls-files", "--others", "memory")).toBe(first);
    expect(again.read(first)).toContain("Mine.");
  });

  it("tells nothing of a line that a person has taken out of its log since", async () => {
    const { folder } = await killed("amid its memories");
    folder.write("logs/2026-04-06.md", "# Monday\n\n- Decided: the import reads MT940, since the bank sends it.\n");
    const { stderr } = await lithify(folder.path, OFFLINE);
    expect(stderr).toContain("taken back: logs/2026-04-06.md has changed since");
    const told = Object.values(folder.tree("memory")).join("\n");
    expect(told).toContain("MT940");
    expect(told).not.toContain("CAMT.053");
  });
});

describe("what is written, and waits for its commit", () => {
  it("stays on another branch where git ignores the folder, or where a person has committed it", async () => {
    const folder = await repository();
    folder.write(".git/index.lock", "");
    await lithify(folder.path, OFFLINE);
    folder.remove(".git/index.lock");
    const written = folder.tree("memory");
    committed(folder);
    folder.git("checkout", "-q", "-b", "feature");
    folder.git("rm", "-q", ...Object.keys(LOGS));
    folder.git("commit", "-qm", "archive");
    await lithify(folder.path, OFFLINE);
    expect(folder.tree("memory")).toEqual(written);

    const ignored = await repository();
    ignored.git("rm", "-rq", "--cached", "memory");
    ignored.write(".gitignore", ".lithify/\nmemory/\n");
    committed(ignored);
    await lithify(ignored.path, OFFLINE);
    ignored.git("checkout", "-q", "-b", "feature");
    ignored.git("rm", "-q", ...Object.keys(LOGS));
    ignored.git("commit", "-qm", "archive");
    const standing = ignored.tree("memory");
    await lithify(ignored.path, OFFLINE);
    expect(ignored.tree("memory")).toEqual(standing);
  });
});
