/** Checkouts that leave out what git tracks: it is not deleted, and not written over. */
import { describe, expect, it } from "vitest";
import { compactBy, lithify } from "../support/lithify-here.ts";
import { jsonOf, type Ran } from "../support/run-lithify.ts";
import { answer } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { giveIdentity } from "../support/test-repository.ts";
import { ANSWER, FEEDBACK, LOGS, PROJECT, WEEKLY } from "../support/week-answer.ts";

const LATE = ["logs/2026-04-09.md", "# Thursday\n\n- The bank answered.\n"] as const;
interface Week {
  readonly week: string;
  readonly outcome: string;
  readonly memories: readonly { readonly file: string; readonly change: string; readonly because: string }[];
  readonly error?: { readonly code: string; readonly message: string; readonly hint: string };
}
const weeksOf = (ran: Ran): Week[] => jsonOf<{ weeks: Week[] }>(ran).weeks;

/** A repository with a compacted week, one memory of it edited by hand, all of it committed. */
async function repository() {
  const server = await startScriptedServer(() => answer(ANSWER));
  const folder = testFolder({ ...LOGS, ".gitignore": ".lithify/\n", "lithify.yaml": "timezone: UTC\n" });
  folder.git("init", "-q", "-b", "main");
  giveIdentity(folder);
  const compact = (...more: string[]) => compactBy(folder.path, server.baseURL, ...more);
  await compact();
  folder.write(FEEDBACK, folder.read(FEEDBACK).replace("never a mock.", "never a mock. By order of Mirjam."));
  folder.git("add", "-A");
  folder.git("commit", "-qm", "by hand");
  return { server, folder, compact, head: folder.git("rev-parse", "HEAD^{tree}") };
}
const stateOf = async (folder: TestFolder): Promise<{ state: string }[]> =>
  jsonOf<{ weeks: { state: string }[] }>(await lithify(folder.path, ["status", "--json"])).weeks;

it("a sparse checkout without the logs says how they are had, not that a workspace is to be made", async () => {
  const { folder } = await repository();
  folder.git("sparse-checkout", "set", "memory");
  const ran = await lithify(folder.path, ["compact"]);
  expect([ran.code, ran.stderr]).toEqual([2, expect.stringContaining("git sparse-checkout add logs")]);
});

describe("a sparse checkout without the memory folder", () => {
  it("finds nothing due, asks nobody, and writes nothing over what git has", async () => {
    const { server, folder, compact, head } = await repository();
    folder.git("sparse-checkout", "set", "logs");
    expect(folder.exists("memory")).toBe(false);
    const before = server.requests.length;
    expect(weeksOf(await compact())).toEqual([]);
    expect(await stateOf(folder)).toMatchObject([{ state: "compacted" }]);
    const told = /^memory\/ is checked out here without 6 files \(sparse checkout\).*git sparse-checkout add memory$/m;
    expect((await lithify(folder.path, ["status"])).stdout).toMatch(told);
    const linted = await lithify(folder.path, ["lint"]);
    expect(linted.stderr).toMatch(told);

    folder.write(...LATE);
    for (const more of [[], ["--week", "2026-W15", "--force"]]) {
      const ran = await compact(...more);
      expect([ran.code, weeksOf(ran)]).toMatchObject([
        1,
        [
          {
            outcome: "failed",
            error: { code: "NOT_CHECKED_OUT", hint: "check it out: git sparse-checkout add memory" },
          },
        ],
      ]);
    }
    for (const args of [["forget", FEEDBACK], ["forget", "--source", "logs/2026-04-08.md"], ["undo"]])
      await lithify(folder.path, args);
    const remembered = await lithify(folder.path, ["remember", "Invoices go out on Thursdays."]);
    expect(remembered).toMatchObject({ code: 2, stderr: expect.stringContaining("sparse-checkout add memory") });
    expect(folder.exists("memory")).toBe(false);
    expect([server.requests.length, folder.git("rev-parse", "HEAD^{tree}")]).toEqual([before, head]);
    expect(folder.git("status", "--porcelain")).toBe("?? logs/2026-04-09.md");

    // Checked out again, all goes on, and the person's words are there.
    folder.git("sparse-checkout", "disable");
    expect(weeksOf(await compact())).toMatchObject([{ outcome: "compacted" }]);
    expect(folder.read(FEEDBACK)).toContain("By order of Mirjam.");
    await server.close();
  });
});

describe("a file that the checkout was told to skip", () => {
  it("is known and kept as git has it, and stands in the index", async () => {
    const { server, folder, compact } = await repository();
    folder.git("update-index", "--skip-worktree", FEEDBACK);
    folder.remove(FEEDBACK);
    folder.write(...LATE);
    const ran = await compact();
    expect(weeksOf(ran)).toMatchObject([{ outcome: "compacted" }]);
    const [change] = weeksOf(ran)[0]!.memories.filter(({ file }) => file === FEEDBACK);
    expect(change).toMatchObject({ change: "kept", because: "not checked out here" });
    expect(Object.keys(folder.tree("memory")).filter((path) => path.includes("feedback"))).toEqual([]);
    expect(folder.read("memory/MEMORY.md")).toContain(FEEDBACK.slice(7));
    expect(folder.read(WEEKLY)).toContain("declined: []");
    expect(folder.git("show", `HEAD:${FEEDBACK}`)).toContain("By order of Mirjam.");
    expect(folder.git("status", "--porcelain", "memory")).toBe("");
    await server.close();
  });

  it("is another thing than one that a person deleted", async () => {
    const { server, folder, compact } = await repository();
    folder.git("update-index", "--skip-worktree", FEEDBACK);
    folder.remove(FEEDBACK);
    folder.remove(PROJECT);
    folder.write(...LATE);
    await compact();
    expect(folder.read(WEEKLY)).toMatch(/declined:\n {2}- type: project\n/);
    expect(folder.read(WEEKLY)).not.toContain("- type: feedback\n");
    await server.close();
  });
});

describe("what reads the memory in a checkout that leaves it out", () => {
  it("finds, lists and shows it as git has it, and again when git has it otherwise", async () => {
    const { server, folder } = await repository();
    await server.close();
    const run = async (...args: string[]): Promise<string> => (await lithify(folder.path, args)).stdout;
    const asked: readonly (readonly string[])[] = [
      ["list"],
      ["list", "--json"],
      ["context"],
      ["context", "--query", "Mirjam"],
      ["search", "Mirjam"],
      ["search", "Mirjam", "--json"],
      ["show", FEEDBACK],
      ["why", FEEDBACK],
      ["stats", "--json"],
    ];
    const answers = async (): Promise<string[]> => {
      const found: string[] = [];
      for (const args of asked) found.push((await run(...args)).replace(/"score":[\d.]+/g, ""));
      return found;
    };
    const whole = await answers();
    expect(whole[4]).toContain("By order of");
    folder.git("sparse-checkout", "set", "logs");
    expect(folder.exists("memory")).toBe(false);
    expect((await answers()).map((told) => told.replace(", not checked out here\n", "\n"))).toEqual(whole);

    folder.git("sparse-checkout", "disable");
    folder.write(FEEDBACK, folder.read(FEEDBACK).replace("Mirjam", "Marjim"));
    folder.git("commit", "-qam", "another name");
    folder.git("sparse-checkout", "set", "logs");
    expect(await run("search", "Marjim")).toContain("By order of");
    expect(await run("search", "Mirjam")).not.toContain("By order of");
    folder.write(
      "memory/feedback_own.md",
      "---\nname: Own\ndescription: Marjim is on leave\ntype: feedback\n---\n\nOn leave.\n",
    );
    expect(await run("search", "Marjim")).toContain("feedback_own.md");
    expect(folder.git("status", "--porcelain")).toBe("?? memory/feedback_own.md");
  });
});

describe("a clone that has fetched no more than it has checked out", () => {
  const cloneOf = (from: TestFolder, ...patterns: string[]): TestFolder => {
    from.git("config", "uploadpack.allowFilter", "true");
    from.git("config", "uploadpack.allowAnySHA1InWant", "true");
    const clone = testFolder();
    clone.git("clone", "-q", "--filter=blob:none", "--no-checkout", `file://${from.path}`, ".");
    giveIdentity(clone);
    clone.git("sparse-checkout", "set", "--no-cone", ...patterns);
    clone.git("checkout", "-q", "main");
    return clone;
  };

  it("has memories whose words nobody here knows: none is told anew, nor lost from the index, and all is said", async () => {
    const { server, folder } = await repository();
    const clone = cloneOf(folder, "/*", "!/memory/feedback_*");
    const index = clone.read("memory/MEMORY.md");
    clone.write(...LATE);
    const ran = await compactBy(clone.path, server.baseURL);
    expect(weeksOf(ran)).toMatchObject([
      { outcome: "failed", error: { code: "NOT_CHECKED_OUT", message: expect.stringContaining("a partial clone") } },
    ]);
    expect((await lithify(clone.path, ["status"])).stdout).toContain("but for 1 that git has not fetched");
    for (const args of [
      ["forget", PROJECT],
      ["remember", "Invoices go out on Thursdays."],
    ])
      expect(await lithify(clone.path, args)).toMatchObject({ code: 2, stderr: expect.stringContaining("sparse-che") });
    expect(clone.read("memory/MEMORY.md")).toBe(index);
    expect(clone.git("status", "--porcelain")).toBe("?? logs/2026-04-09.md");
    const nothing = cloneOf(folder, "/*", "!/memory/");
    expect((await lithify(nothing.path, ["lint"])).stdout).toContain("0 errors, 0 warnings");

    clone.git("sparse-checkout", "disable");
    expect(weeksOf(await compactBy(clone.path, server.baseURL))).toMatchObject([{ outcome: "compacted" }]);
    expect(clone.read(FEEDBACK)).toContain("By order of Mirjam.");
    expect(clone.git("status", "--porcelain")).toBe("?? logs/2026-04-09.md");
    await server.close();
  });

  it("commits beside files of which it has the names alone", async () => {
    const { server, folder } = await repository();
    for (const path of ["big.txt", "memory/picture.txt"]) folder.write(path, "nothing of lithify's\n");
    folder.git("add", "-A");
    folder.git("commit", "-qm", "other files");
    const clone = cloneOf(folder, "/lithify.yaml", "/logs/", "/memory/*", "!/memory/picture.txt");
    expect([clone.exists("big.txt"), clone.exists("memory/picture.txt")]).toEqual([false, false]);
    clone.write(...LATE);
    const ran = await compactBy(clone.path, server.baseURL);
    expect(weeksOf(ran)).toMatchObject([{ outcome: "compacted" }]);
    expect(clone.git("log", "--format=%s", "-1")).toBe("chore(memory): compact 2026-W15");
    expect(clone.git("ls-tree", "-r", "--name-only", "HEAD")).toContain("big.txt\n");
    await server.close();
  });
});
