/** What is kept of a run beside its memories: plans that a dead run left, rejected text, and which runs wrote what. */
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { why } from "../../src/commands/why.ts";
import { loadPlans, savePlan } from "../../src/store/state/runs.ts";
import { call } from "../commands/called.ts";
import { block } from "../compaction/ports.ts";
import { ownState } from "../support/own-state.ts";
import { answer } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { testFolder } from "../support/test-folder.ts";

const CONFIG = { "lithify.yaml": 'git: "off"\ntimezone: UTC\n' };
const LINE = "- Decision: deploys run from main only, because the release branch drifted twice.\n";

/** A plan as a dead run left it, but for its files. */
const LEFT = {
  ...{ run: "2026-04-13T033000Z-1f2e3d4c", part: "extract", nth: 0, at: "2026-04-13T03:30:00.000Z" },
  state: "planned",
  detail: { kind: "extract", subject: "extract from logs/2026-04-08.md", week: null, memories: [] },
} as const;

describe("a plan that a dead run left unwritten", () => {
  it("is written by the next command that writes, with the same bytes", async () => {
    const folder = testFolder({ ...CONFIG, "logs/notes.txt": "" });
    const after = "---\nname: Tea\ndescription: Green tea at four\ntype: user\n---\n\nGreen tea at four.\n";
    const state = await ownState(folder.path);
    savePlan(state, {
      ...LEFT,
      files: [{ path: "memory/user_tea.md", before: null, after, because: "created" }],
    });
    expect((await call(compact, folder.path, { all: true })).code).toBe(0);
    expect(folder.read("memory/user_tea.md")).toBe(after);
    expect(loadPlans(state, "open").plans).toEqual([]);
  });
});

describe("a file that a person made while a dead run's plan waited", () => {
  it("stays theirs: it is neither written nor counted among what the run wrote", async () => {
    const folder = testFolder({ ...CONFIG, "logs/notes.txt": "", "memory/user_tea.md": "mine\n" });
    const state = await ownState(folder.path);
    const files = ["user_tea", "user_bread"].map((name) => ({
      ...{ path: `memory/${name}.md`, before: null, because: "created" },
      after: `---\nname: ${name}\ndescription: ${name}\ntype: user\n---\n\nAt four.\n`,
    }));
    savePlan(state, {
      ...LEFT,
      files,
    });
    const { err } = await call(compact, folder.path, { all: true });
    expect(err).toContain("user_tea.md is left as it is: made by hand meanwhile");
    expect(folder.read("memory/user_tea.md")).toBe("mine\n");
    const [plan] = loadPlans(state).plans.filter(({ part }) => part === "extract");
    expect(plan?.files.map(({ path }) => path)).toEqual(["memory/user_bread.md"]);
  });
});

describe("rejected text", () => {
  it("is kept without the secret for which it was rejected", async () => {
    const token = `ghp_${"a1B2c3D4e5".repeat(3)}abcdef`;
    await using server = await startScriptedServer([
      answer(block("Deploy", `Deploys use ${token}`, "deploys run from main only")),
    ]);
    const folder = testFolder({ ...CONFIG, "logs/2026-04-08.md": LINE });
    const model = { provider: "openai", model: "m", baseUrl: server.baseURL };
    const { weeks } = (await call(compact, folder.path, { all: true, json: true, ...model })).json<{
      weeks: { rejected: { code: string }[] }[];
    }>();
    expect(weeks[0]?.rejected.map(({ code }) => code)).toEqual(["SECRET"]);
    const kept = Object.values(folder.tree(".lithify/rejected")).join("\n");
    expect(kept).toContain("Deploys use [secret:github-token]");
    expect(kept).not.toContain(token);
  });

  it("is none where the user allows what looks like a secret", async () => {
    const token = `ghp_${"a1B2c3D4e5".repeat(3)}abcdef`;
    const line = `- Decision: deploys use ${token}, a key of the manual's example.\n`;
    await using server = await startScriptedServer([answer(block("Deploy", `Deploys use ${token}`, line.trim()))]);
    const config = { "lithify.yaml": `${CONFIG["lithify.yaml"]}redact:\n  allow: [${token}]\n` };
    const folder = testFolder({ ...config, "logs/2026-04-08.md": line });
    const model = { provider: "openai", model: "m", baseUrl: server.baseURL };
    const { weeks } = (await call(compact, folder.path, { all: true, json: true, ...model })).json<{
      weeks: { rejected: object[] }[];
    }>();
    expect(weeks[0]?.rejected).toEqual([]);
    expect(Object.values(folder.tree(".lithify/answers")).join("\n")).toContain(token);
  });
});

describe("why", () => {
  it("names a run once, though two of its weeks wrote the memory", async () => {
    const folder = testFolder({ ...CONFIG, "logs/2026-04-08.md": LINE, "logs/2026-04-15.md": LINE });
    const { run } = (await call(compact, folder.path, { all: true, json: true })).json();
    const [path] = Object.keys(folder.tree("memory")).filter((name) => name.includes("/project_"));
    const told = (await call(why, folder.path, { file: path!, json: true })).json();
    expect([told.weeks, told.runs]).toEqual([["2026-W15", "2026-W16"], [run]]);
  });
});
