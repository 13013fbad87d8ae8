/** Checkouts that leave out what git tracks: it is not deleted, and not written over. */
import { describe, expect, it } from "vitest";
import { compactBy, lithify } from "../support/lithify-here.ts";
import { jsonOf, type Ran } from "../support/run-lithify.ts";
import { answer } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
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
  folder.git("config", "user.name", "T");
  folder.git("config", "user.email", "t@example.org");
  const compact = (...more: string[]) => compactBy(folder.path, server.baseURL, ...more);
  await compact();
  folder.write(FEEDBACK, folder.read(FEEDBACK).replace("never a mock.", "never a mock. By order of Mirjam."));
  folder.git("add", "-A");
  folder.git("commit", "-qm", "by hand");
  return { server, folder, compact, head: folder.git("rev-parse", "HEAD^{tree}") };
}
const stateOf = async (folder: TestFolder): Promise<{ state: string }[]> =>
  jsonOf<{ weeks: { state: string }[] }>(await lithify(folder.path, ["status", "--json"])).weeks;

describe("a sparse checkout without the memory folder", () => {
  it("finds nothing due, asks nobody, and writes nothing over what git has", async () => {
    const { server, folder, compact, head } = await repository();
    folder.git("sparse-checkout", "set", "logs");
    expect(folder.exists("memory")).toBe(false);
    const before = server.requests.length;
    expect(weeksOf(await compact())).toEqual([]);
    expect(await stateOf(folder)).toMatchObject([{ state: "compacted" }]);
    const told = /of memory\/ are not checked out here \(sparse checkout\).*git sparse-checkout add memory$/m;
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
