/** What a person's word is worth: edits, deletions, proposals, undo and forget, on the real command and real repositories. */
import { describe, expect, it } from "vitest";
import { runWithFault } from "./support/fault-runs.ts";
import { compactBy, lithify } from "./support/lithify-here.ts";
import { BIN, environment, jsonOf } from "./support/run-lithify.ts";
import { answer } from "./support/scripted-answer.ts";
import { type ScriptedServer, startScriptedServer } from "./support/scripted-server.ts";
import { type TestFolder, testFolder } from "./support/test-folder.ts";
import { giveIdentity } from "./support/test-repository.ts";
import { ANSWER, FEEDBACK, LOGS, PROJECT, WEEKLY } from "./support/week-answer.ts";

const block = (keys: string, body: string): string => `\`\`\`typed_memory\n---\n${keys}\n---\n\n${body}\n\`\`\`\n`;
const compact = (folder: TestFolder, server: ScriptedServer, ...more: string[]) =>
  compactBy(folder.path, server.baseURL, ...more);
const changes = async (ran: ReturnType<typeof compact>) =>
  jsonOf<{ weeks: { memories: { file: string; change: string; because: string }[] }[] }>(await ran).weeks.flatMap(
    ({ memories }) => memories.map(({ file, change }) => [change, file]),
  );

/** W15 as in LOGS, then a week that says more of the same, and contradicts one claim. */
const NEXT_LOGS = {
  "logs/2026-04-14.md":
    "# Tuesday\n\n- Integration tests now also run on every pull request, in 90 seconds.\n- Decided: the import reads the CSV after all, since the bank fixed the payment reference.\n",
};
const NEXT = `### Key Decisions
- The import reads the CSV after all, since the bank fixed the payment reference (2026-04-14)

${block(`name: Use a real database in integration tests\ndescription: Integration tests run against a real PostgreSQL on every pull request\ntype: feedback\nupdates: ${FEEDBACK.slice(7)}\nevidence: ["Integration tests now also run on every pull request, in 90 seconds"]`, "Integration tests run on every pull request, in 90 seconds.")}
${block(`name: The import reads the CSV\ndescription: The import reads the CSV, since the bank fixed the payment reference\ntype: project\nsupersedes: ${PROJECT.slice(7)}\nevidence: ["the import reads the CSV after all, since the bank fixed the payment reference"]`, "The import reads the CSV, since the bank fixed the payment reference.")}`;
const CSV = "memory/project_the-import-reads-the-csv.md";

async function twoWeeks(between: (folder: TestFolder) => void = () => {}) {
  const server = await startScriptedServer((request) =>
    answer(JSON.stringify(request.body).includes("Week 2026-W16") ? NEXT : ANSWER),
  );
  const folder = testFolder(LOGS);
  folder.git("init", "-q", "-b", "main");
  await compact(folder, server);
  between(folder);
  for (const [path, text] of Object.entries(NEXT_LOGS)) folder.write(path, text);
  const second = await compact(folder, server);
  return { server, folder, second };
}

describe("a second week", () => {
  it("strengthens what is named, supersedes what is contradicted, and shows the model what is known", async () => {
    const { server, folder, second } = await twoWeeks();
    expect(jsonOf<{ weeks: { memories: object[] }[] }>(second).weeks[0]?.memories).toMatchObject([
      { change: "updated", file: FEEDBACK },
      { change: "created", file: CSV, because: `replaces ${PROJECT.slice(7)}` },
      { change: "superseded", file: PROJECT },
    ]);
    expect(folder.read(FEEDBACK)).toContain("sources:\n  - logs/2026-04-08.md#L5-L6\n  - logs/2026-04-14.md#L3\n");
    expect(folder.read(FEEDBACK)).toContain("19 % VAT");
    expect(folder.read(PROJECT)).toContain(`status: superseded\nsuperseded_by: ${CSV.slice(7)}\n`);
    expect(folder.read("memory/MEMORY.md")).not.toContain(PROJECT.slice(7));
    const asked = server.requests
      .map(({ body }) => JSON.stringify(body))
      .find((body) => body.includes("Week 2026-W16"));
    expect(asked).toContain(`| ${FEEDBACK.slice(7)}: `);
    expect(
      jsonOf<{ supersededBy: string; evidence: object[] }>(await lithify(folder.path, ["why", PROJECT, "--json"])),
    ).toMatchObject({ supersededBy: CSV.slice(7), evidence: [{ stands: true }] });
    expect((await lithify(folder.path, ["lint"])).code).toBe(0);
    await server.close();
  });

  it("does not let an older week, compacted later, overrule a newer one", async () => {
    const older = {
      "logs/2026-03-03.md": "# Tuesday\n\n- Decided: the import reads XML, because nobody knows better.\n",
    };
    const claim = block(
      `name: The import reads XML\ndescription: The import reads XML\ntype: project\nsupersedes: ${PROJECT.slice(7)}\nevidence: ["the import reads XML, because nobody knows better"]`,
      "The import reads XML, because nobody knows better.",
    );
    const server = await startScriptedServer((request) =>
      answer(
        JSON.stringify(request.body).includes("Week 2026-W10") ? `- Decided: the import reads XML\n\n${claim}` : ANSWER,
      ),
    );
    const folder = testFolder(LOGS);
    await compact(folder, server);
    const before = folder.read(PROJECT);
    for (const [path, text] of Object.entries(older)) folder.write(path, text);
    expect(await changes(compact(folder, server))).toEqual([["kept", PROJECT]]);
    expect(folder.read(PROJECT)).toBe(before);
    await server.close();
  });
});

describe("the inbox", () => {
  const edited = (folder: TestFolder): void =>
    folder.write(FEEDBACK, folder.read(FEEDBACK).replace("never a mock.", "never a mock. By order of Mirjam."));

  it("takes what a week says beyond a person's text; accepting it keeps the person's words", async () => {
    const { server, folder, second } = await twoWeeks(edited);
    const ID = FEEDBACK.slice(7);
    expect(await changes(Promise.resolve(second))).toContainEqual(["proposed", `memory/inbox/${ID}`]);
    expect(folder.read(FEEDBACK)).not.toContain("90 seconds");
    expect(jsonOf<{ proposals: object[] }>(await lithify(folder.path, ["inbox", "--json"])).proposals).toMatchObject([
      { id: ID, edited: false },
    ]);
    expect((await lithify(folder.path, ["inbox", "show", ID])).stdout).toContain(
      "+**Update (2026-04-14):** Integration tests run on every pull request, in 90 seconds.",
    );
    folder.write(
      `memory/inbox/${ID}`,
      folder.read(`memory/inbox/${ID}`).replace(/in 90 seconds\.(?=\n)/, "in 90 seconds, mostly."),
    );
    expect((await lithify(folder.path, ["inbox", "accept", ID])).code).toBe(0);
    expect(folder.read(FEEDBACK)).toContain("By order of Mirjam.");
    expect(folder.read(FEEDBACK)).toContain("in 90 seconds, mostly.");
    expect(folder.read(FEEDBACK)).not.toContain("proposal:");
    expect(folder.exists(`memory/inbox/${ID}`)).toBe(false);
    expect(folder.git("log", "-1", "--format=%s")).toBe(`chore(memory): accept ${ID}`);
    expect(folder.git("status", "--porcelain", "memory")).toBe("");
    expect(await changes(compact(folder, server, "--week", "2026-W16", "--force"))).toContainEqual(["kept", FEEDBACK]);
    await server.close();
  });

  it("does not propose again what a person rejected", async () => {
    const { server, folder } = await twoWeeks(edited);
    const ID = FEEDBACK.slice(7);
    expect((await lithify(folder.path, ["inbox", "reject", ID])).code).toBe(0);
    expect(folder.read("memory/weekly/2026-W16.md")).toMatch(/declined:\n {2}- type: feedback\n/);
    await compact(folder, server, "--week", "2026-W16", "--force");
    expect(folder.exists(`memory/inbox/${ID}`)).toBe(false);
    await server.close();
  });

  it("gets everything with review: inbox, and one proposal a memory", async () => {
    await using server = await startScriptedServer([answer(ANSWER)]);
    const folder = testFolder({ ...LOGS, "lithify.yaml": "review: inbox\n" });
    await compact(folder, server);
    await compact(folder, server, "--week", "2026-W15", "--force");
    expect(Object.keys(folder.tree("memory"))).toEqual(
      [
        ".gitattributes",
        ".lithify-id",
        "MEMORY.md",
        `inbox/${FEEDBACK.slice(7)}`,
        `inbox/${PROJECT.slice(7)}`,
        "weekly/2026-W15.md",
      ].map((name) => `memory/${name}`),
    );
    expect(folder.read(WEEKLY)).toContain("memories: []");
    expect((await lithify(folder.path, ["inbox", "accept", "feedback_"])).code).toBe(0);
    expect(folder.read(FEEDBACK)).toContain("PostgreSQL");
    expect(folder.read(WEEKLY)).toContain(FEEDBACK.slice(7));
    expect((await lithify(folder.path, ["lint"])).code).toBe(0);
  });
});

describe("undo", () => {
  it("takes back what a run wrote, restores what it superseded, and declines the evidence", async () => {
    const { server, folder } = await twoWeeks();
    const report = jsonOf<{ run: string; undone: string[]; left: object[] }>(
      await lithify(folder.path, ["undo", "--json"]),
    );
    expect(report.undone.sort()).toEqual([FEEDBACK, CSV, PROJECT].sort());
    expect(report.left).toEqual([]);
    expect(folder.exists(CSV)).toBe(false);
    expect(folder.read(PROJECT)).not.toContain("superseded");
    expect(folder.read(FEEDBACK)).not.toContain("90 seconds");
    expect(folder.read("memory/MEMORY.md")).toContain(PROJECT.slice(7));
    expect(folder.read("memory/weekly/2026-W16.md")).toMatch(/declined:\n {2}- type: /);
    expect(folder.git("status", "--porcelain", "memory")).toBe("");
    await compact(folder, server, "--week", "2026-W16", "--force");
    expect(folder.exists(CSV)).toBe(false);
    expect(folder.read(FEEDBACK)).not.toContain("90 seconds");
    await server.close();
  });

  it("leaves alone what a person edited since, and says so; the run before it takes by name", async () => {
    const { server, folder } = await twoWeeks();
    folder.write(
      CSV,
      folder.read(CSV).replace("The import reads the CSV, since", "The import reads the CSV now, since"),
    );
    const first = jsonOf<{ left: object[] }>(await lithify(folder.path, ["undo", "--json"]));
    expect(first.left).toEqual([{ file: CSV, because: "edited by hand" }]);
    const refused = await lithify(folder.path, ["undo"]);
    const [, before = ""] = /lithify undo (\S+)/.exec(refused.stderr) ?? [];
    expect([refused.code, before]).toEqual([2, expect.stringMatching(/^\d{6}-/)]);
    const second = jsonOf<{ undone: string[] }>(await lithify(folder.path, ["undo", before, "--json"]));
    expect(second.undone.sort()).toEqual([FEEDBACK, PROJECT].sort());
    expect(folder.exists(FEEDBACK)).toBe(false);
    expect((await lithify(folder.path, ["undo"])).code).toBe(2);
    await server.close();
  });
});

describe("a run that died before its weekly document", () => {
  const cases = [
    ["deletes", "kept: deleted by hand", (folder: TestFolder) => folder.remove(FEEDBACK)],
    [
      "edits",
      "kept: edited by hand",
      (folder: TestFolder) => folder.write(FEEDBACK, `${folder.read(FEEDBACK)}Mended by hand.\n`),
    ],
  ] as const;
  /** The same for each case: counting is a whole run. */
  let counted: readonly string[] | undefined;
  it.each(cases)("does not bring back, when it is finished, what a person %s of it", async (_, said, person) => {
    await using server = await startScriptedServer(() => answer(ANSWER));
    const folder = testFolder(LOGS);
    const args = ["compact", "--json", "--provider", "openai", "--model", "m", "--base-url", server.baseURL];
    const broken = (mode: string, at: number, root: TestFolder) =>
      runWithFault({
        program: [BIN, "-C", root.path, ...args],
        ...{ root: root.path, mode, at, environment: environment(root.path) },
      });
    counted ??= (await broken("count", 0, testFolder(LOGS))).calls;
    const index = counted.findLastIndex((call) => /renameSync memory\//.test(call)) + 1;
    expect((await broken("kill", index, folder)).signal).toBe("SIGKILL");
    expect([folder.exists(FEEDBACK), folder.exists(WEEKLY)]).toEqual([true, false]);
    person(folder);
    const theirs = folder.exists(FEEDBACK) ? folder.read(FEEDBACK) : undefined;
    const standing = () => (folder.exists(FEEDBACK) ? folder.read(FEEDBACK) : undefined);

    const finished = jsonOf<{ weeks: { memories: { file: string; change: string; because: string }[] }[] }>(
      await lithify(folder.path, args),
    );
    const of = finished.weeks[0]?.memories.find(({ file }) => file === FEEDBACK);
    expect(`${of?.change}: ${of?.because}`).toBe(said);
    expect(standing()).toBe(theirs);
    expect(folder.read("memory/MEMORY.md").includes(FEEDBACK.slice(7))).toBe(theirs !== undefined);
    expect((await lithify(folder.path, ["lint"])).code).toBe(0);

    folder.write("logs/2026-04-09.md", "# Thursday\n\n- A late log.\n");
    expect((await lithify(folder.path, args)).code).toBe(0);
    expect(standing()).toBe(theirs);
    expect(/declined:\n {2}- type: feedback\n/.test(folder.read(WEEKLY))).toBe(theirs === undefined);
    expect(Object.keys(folder.tree()).filter((path) => path.endsWith(".tmp"))).toEqual([]);
  });
});

describe("a weekly document that was edited by hand", () => {
  it("keeps the person's lines when a log reopens its week, says so, and shows the same in a dry run", async () => {
    await using server = await startScriptedServer(() => answer(ANSWER));
    const folder = testFolder(LOGS);
    await compact(folder, server);
    const mine = "- Mirjam told the bank, who had not noticed (2026-04-08)";
    folder.write(
      WEEKLY,
      folder
        .read(WEEKLY)
        .replace("### Outcomes\n\n", `### Outcomes\n\n${mine}\n`)
        .replace("loses the payment reference (", "loses every payment reference ("),
    );
    const late = ["logs/2026-04-09.md", "# Thursday\n\n- The bank answered.\n"] as const;
    folder.write(...late);
    const dry = jsonOf<{ diff: string }>(await compact(folder, server, "--dry-run"));
    const second = await compact(folder, server);
    expect(second.stderr).toContain(`${WEEKLY}: edited by hand: those lines stay`);
    expect(folder.read(WEEKLY)).toContain(`### Outcomes\n\n${mine}\n- 214 invoices`);
    expect(folder.read(WEEKLY)).toContain("loses every payment reference (");
    expect(folder.read(WEEKLY)).not.toContain("loses the payment reference (");
    expect(folder.read(WEEKLY)).toContain("path: logs/2026-04-09.md");
    expect(dry.diff).toContain("logs/2026-04-09.md");
    expect(dry.diff).not.toContain(`-${mine}`);

    folder.write(late[0], `${late[1]}- And paid.\n`);
    await compact(folder, server);
    expect(folder.read(WEEKLY)).toContain(`### Outcomes\n\n${mine}\n- 214 invoices`);
    expect(folder.read(WEEKLY).match(/payment reference/g)).toHaveLength(1);
    folder.remove(WEEKLY);
    await compact(folder, server);
    expect(folder.read(WEEKLY)).not.toContain("Mirjam");
  });
});

describe("forget", () => {
  it("withdraws a memory: the file stays, the index forgets it, the evidence does not revive it", async () => {
    await using server = await startScriptedServer([answer(ANSWER)]);
    const folder = testFolder(LOGS);
    await compact(folder, server);
    expect((await lithify(folder.path, ["forget", FEEDBACK])).code).toBe(0);
    expect(folder.read(FEEDBACK)).toContain("status: withdrawn");
    expect(folder.read("memory/MEMORY.md")).not.toContain(FEEDBACK.slice(7));
    expect(await changes(compact(folder, server, "--week", "2026-W15", "--force"))).toContainEqual(["kept", FEEDBACK]);
  });

  it("withdraws all that rest only on a log", async () => {
    await using server = await startScriptedServer([answer(ANSWER)]);
    const folder = testFolder(LOGS);
    await compact(folder, server);
    expect(
      jsonOf<{ withdrawn: string[] }>(
        await lithify(folder.path, ["forget", "--source", "logs/2026-04-06.md", "--json"]),
      ).withdrawn,
    ).toEqual([PROJECT]);
    expect((await lithify(folder.path, ["forget", "--source", "logs/none.md"])).code).toBe(2);
  });
});

describe("the border before git", () => {
  it("takes no backslash that lithify wrote itself for a part of a secret", async () => {
    const said = "Session Key: agent:main:telegram:main:direct:[phone]:thread:[phone]:173822";
    await using server = await startScriptedServer(() => answer(`### Context\n- ${said} (2026-04-08)\n`));
    const folder = testFolder({ "logs/2026-04-08.md": `# Day\n\n- ${said}\n` });
    folder.git("init", "-q", "-b", "main");
    expect(jsonOf(await compact(folder, server))).toMatchObject({ commitPostponed: null, commit: expect.any(String) });
    expect(folder.read("memory/weekly/2026-W15.md")).toContain("[phone\\]:thread");
    expect(jsonOf(await lithify(folder.path, ["lint", "--json"]))).toMatchObject({ errors: [] });
  });

  it("holds what lithify's rules or secretlint's find in a person's words, says where, and lets the next run commit", async () => {
    await using server = await startScriptedServer(() => answer(ANSWER));
    const folder = testFolder({
      ...LOGS,
      "memory/MEMORY.md": `Notes: ${["https://hooks.slack", ".com/services/T1/B1/abc"].join("")}\n`,
    });
    folder.git("init", "-q", "-b", "main");
    const postponed = async (ran: ReturnType<typeof compact>) =>
      jsonOf<{ commitPostponed: string | null }>(await ran).commitPostponed;
    const waits = /^secret: memory\/MEMORY\.md:1 holds what looks like one \(slack\)/;
    expect(await postponed(compact(folder, server))).toMatch(waits);
    expect(await postponed(lithify(folder.path, ["status", "--json"]))).toMatch(waits);
    expect(() => folder.git("rev-parse", "HEAD")).toThrow();
    folder.write("memory/MEMORY.md", folder.read("memory/MEMORY.md").replace(/^.*\n/, "Notes.\n"));
    expect(await postponed(compact(folder, server))).toBe(null);
    expect(folder.git("show", "HEAD:memory/MEMORY.md")).toContain("Notes.");
  });
});

describe("a folder that people keep", () => {
  it("keeps unknown keys, comments, the nested form and CRLF byte for byte, and reads pinned", async () => {
    const { server, folder } = await twoWeeks((between) => {
      between.write(PROJECT, between.read(PROJECT).replace("type: project", "type: project # ours\nowner: Mirjam"));
      between.write(FEEDBACK, between.read(FEEDBACK).replaceAll("\n", "\r\n"));
      between.write(
        "memory/user_role.md",
        "---\nname: Role\ndescription: Backend\nmetadata:\n  node_type: memory\n  type: user\n---\n\nBackend.\n",
      );
      between.write("memory/README.md", "# What this is\n");
      between.write(
        "memory/MEMORY.md",
        `Read this first.\r\n\r\n${between.read("memory/MEMORY.md")}\nNotes of mine.\n`,
      );
    });
    expect(folder.read(PROJECT)).toContain("type: project # ours\nowner: Mirjam\n");
    expect(folder.read(FEEDBACK).split("\r\n").length).toBe(folder.read(FEEDBACK).split("\n").length);
    expect(folder.read("memory/user_role.md")).toContain("metadata:\n  node_type: memory\n  type: user\n");
    expect(folder.read("memory/README.md")).toBe("# What this is\n");
    expect(folder.read("memory/MEMORY.md")).toMatch(
      /^Read this first\.\r\n[\s\S]*user_role\.md[\s\S]*\nNotes of mine\.\n$/,
    );
    await server.close();
  });

  it("merges two clones that compacted different weeks without a conflict", async () => {
    const server = await startScriptedServer((request) =>
      answer(
        JSON.stringify(request.body).includes("Week 2026-W16")
          ? NEXT.replace(/supersedes: .*\n/, "")
              .replace(/updates: .*\n/, "")
              .replace("Use a real database in integration tests", "Tests run on every pull request")
              .replace("against a real PostgreSQL ", "")
          : ANSWER,
      ),
    );
    const folder = testFolder({ "README.md": "x\n" });
    folder.git("init", "-q", "-b", "main");
    giveIdentity(folder);
    folder.git("add", "-A");
    folder.git("commit", "-qm", "first");
    await lithify(folder.path, ["init"]);
    folder.write("memory/.gitattributes", "MEMORY.md merge=union\nINDEX.md merge=union\n");
    folder.write("memory/MEMORY.md", "# Memory\n\n<!-- lithify:begin -->\n<!-- lithify:end -->\n");
    folder.git("add", "-A");
    folder.git("commit", "-qm", "workspace");
    folder.git("checkout", "-qb", "other");
    for (const [path, text] of Object.entries(NEXT_LOGS)) folder.write(path, text);
    await compact(folder, server, "--week", "2026-W16");
    folder.git("checkout", "-q", "main");
    for (const [path, text] of Object.entries(LOGS)) folder.write(path, text);
    await compact(folder, server, "--week", "2026-W15");
    folder.git("merge", "-q", "--no-edit", "other");
    expect((await lithify(folder.path, ["compact", "--json"])).code).toBe(0);
    const index = folder.read("memory/MEMORY.md");
    expect(index.match(/^- /gm)).toHaveLength(4);
    expect(index.match(/lithify:begin/g)).toHaveLength(1);
    expect((await lithify(folder.path, ["lint"])).code).toBe(0);
    await server.close();
  });
});
