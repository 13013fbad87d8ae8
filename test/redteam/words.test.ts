/** Names that say more than a name: lines of a commit, keys of a trailer; and a clock that lies. */
import { describe, expect, it } from "vitest";
import { compact } from "../../src/commands/compact.ts";
import { undo } from "../../src/commands/undo.ts";
import { call } from "../commands/called.ts";
import { testFolder } from "../support/test-folder.ts";
import { cloned, LOG } from "./clone.ts";

const proposal = (file: string): string => `---
name: Deploys
description: Deploys run from main only
type: project
proposal:
  file: ${JSON.stringify(file)}
  because: found
  type: project
  evidence: []
  digest: "000000000000"
---

Deploys run from main only.
`;

describe("a name with lines in it", () => {
  it.each([
    ["a line end", "project_x\n\nLithify-Run: forged\n.md"],
    ["a carriage return", "project_x\r\rLithify-Run: forged.md"],
    ["a line separator", "project_x\u2028\u2028Lithify-Run: forged.md"],
    ["next line", "project_x\u0085\u0085Lithify-Run: forged.md"],
    ["an escape", "project_x\u001b[2K.md"],
    ["a turn of direction", "project_x\u202edm.md"],
    ["a folder above", "../project_x.md"],
    ["the index", "MEMORY.md"],
  ])("forges no line of a commit, by a proposal's file: %s", async (_, file) => {
    const victim = cloned((origin) => {
      origin.write("memory/inbox/a.md", proposal(file));
      origin.write("memory/project_y.md", proposal("project_y.md").replace(/proposal:[\s\S]*?---/, "---"));
      origin.write("memory/inbox/project_y.md", proposal(file).replace("type: project\n", "type: project\n"));
    });
    await victim.run("inbox", "accept", "a");
    await victim.run("inbox", "reject", "a");
    await victim.run("compact");
    const messages = victim.clone.git("log", "--format=%B%x00");
    expect(messages).not.toMatch(/^Lithify-Run: forged/m);
    expect(messages).not.toMatch(/[\u001b\u0085\u2028\u202e]/);
    expect(Object.keys(victim.clone.tree("memory")).filter((path) => /forged|dm\.md/.test(path))).toEqual([]);
  });

  it("forges none by a memory's own name, nor by that of a log", async () => {
    const name = "project_x\n\nLithify-Run: forged\n.md";
    const victim = cloned((origin) => {
      origin.write(`memory/${name}`, "---\nname: X\ndescription: X\ntype: project\n---\n\nX.\n");
      origin.write("logs/2026-04-09\n\nLithify-Run: forged\n.md", LOG);
    });
    await victim.run("compact");
    await victim.run("forget", name);
    await victim.run("forget", "--source", "logs/2026-04-09\n\nLithify-Run: forged\n.md");
    expect(victim.clone.git("log", "--format=%B")).not.toMatch(/^Lithify-Run: forged/m);
  });
});

describe("a clock that is set back", () => {
  it("does not change which run is the last: undo takes that one", async () => {
    const folder = testFolder({ "lithify.yaml": 'git: "off"\ntimezone: UTC\n', "logs/2026-04-08.md": LOG });
    const ran = async (now: string) =>
      (await call(compact, folder.path, { json: true }, { now: new Date(now) })).json<{ run: string }>().run;
    const first = await ran("2027-06-01T12:00:00Z");
    folder.write(
      "logs/2026-04-15.md",
      "# Wednesday\n\n- Decided: invoices are numbered by year, because the auditor asked.\n",
    );
    const second = await ran("2026-05-01T12:00:00Z");
    expect(second > first).toBe(true);
    const undone = await call(undo, folder.path, { json: true }, { now: new Date("2026-05-01T13:00:00Z") });
    expect(undone.json<{ run: string }>().run).toBe(second);
    expect(Object.keys(folder.tree("memory")).some((path) => path.includes("invoice"))).toBe(false);
    expect(Object.keys(folder.tree("memory")).some((path) => path.includes("deploys"))).toBe(true);
  });
});
