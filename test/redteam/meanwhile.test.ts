/**
 * What is put in the place of a folder while a model thinks, which takes minutes: a pull, an archive, another program. What was
 * looked at when the run began has to be looked at again before anything is written there.
 */
import fs from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { compactBy } from "../support/lithify-here.ts";
import { answer } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { testFolder } from "../support/test-folder.ts";
import { cloned, LOG, link, unharmed } from "./clone.ts";

const RULE = "deploys run from main only, because the release branch drifted twice";
const FIELDS = `name: Deploys run from main only\ndescription: ${RULE}\ntype: project\nevidence:\n  - ${RULE}`;
const blockOf = (fields: string) => `\n\`\`\`typed_memory\n---\n${fields}\n---\n\n${RULE}.\n\`\`\`\n`;
/** One memory, and one that is turned away. */
const ANSWER = `### Key Decisions\n- Decided: ${RULE}. (2026-04-08)\n${blockOf(FIELDS)}${blockOf(FIELDS.replace("project", "odd"))}`;

const FOLDERS = ["memory", "memory/weekly", ".lithify", ".lithify/answers", ".lithify/runs", ".lithify/rejected"];

describe("a link put in the place of a folder while the model thinks", () => {
  it.each(FOLDERS)("%s leads nothing out of the workspace", async (folder) => {
    const victim = cloned(() => {});
    const { clone, outside } = victim;
    await using server = await startScriptedServer(() => {
      if (fs.existsSync(clone.at(folder))) fs.renameSync(clone.at(folder), clone.at("was"));
      link(clone, folder, outside.at("precious"));
      return answer(ANSWER);
    });
    const ran = await compactBy(clone.path, server.baseURL);
    unharmed(victim, folder);
    expect(ran.code, ran.stdout).not.toBe(0);
    expect(ran.stdout + ran.stderr).toMatch(/symbolic link|is a link|leads elsewhere/);
  });
});

describe("a link that stands in the place of a folder for one call alone", () => {
  const TOLD = "# Wednesday\n\n- Decided: the outsider's colour is blue, because the committee voted.\n";
  const MEMORY =
    "---\nname: The outsider's colour\ndescription: The outsider's colour is blue\ntype: project\n---\n\nIt is blue.\n";
  const there = () =>
    testFolder({
      ...{ "logs/2026-04-08.md": TOLD, "logs/2026-04-09/agent.md": TOLD, "memory/project_outsider.md": MEMORY },
      ...{ "memory/weekly/2026-W15.md": "outsider\n", "memory/inbox/outsider.md": MEMORY },
    });
  const CALLS = ["openSync", "readdirSync", "mkdirSync", "renameSync", "unlinkSync", "writeFileSync"] as const;

  it.each<[folder: string, call: string, ends: string]>([
    ...["logs", "logs/2026-04-09", "memory", "memory/weekly", ".lithify"].map((folder): [string, string, string] => [
      folder,
      "any call",
      "",
    ]),
    // Else the listing of the folder is refused before one of its files is opened.
    ["logs", "the opening of a file", ".md"],
    ["memory", "the opening of a file", ".md"],
  ])("%s, for %s", async (folder, _, ends) => {
    const { clone, run } = cloned((origin) => {
      origin.write("logs/2026-04-09/agent.md", "# Thursday\n\n- Decided: events go through NATS, since it is small.\n");
    });
    await run("compact");
    clone.write("logs/2026-04-08.md", `${LOG}- Decided: keys lie in Vault, because files were copied.\n`);
    const [outside, was] = [there(), testFolder()];
    const before = outside.tree();
    const { renameSync, symlinkSync, unlinkSync, existsSync } = fs;
    let swaps = 0;
    const swapped = (call: () => unknown): unknown => {
      renameSync(clone.at(folder), was.at("was"));
      symlinkSync(outside.at(folder === ".lithify" ? "memory" : folder), clone.at(folder));
      swaps += 1;
      try {
        return call();
      } finally {
        unlinkSync(clone.at(folder));
        renameSync(was.at("was"), clone.at(folder));
      }
    };
    let isInside = false;
    const spies = CALLS.map((name) => {
      const original = fs[name] as (...args: unknown[]) => unknown;
      return vi.spyOn(fs, name).mockImplementation(((...args: unknown[]) => {
        const at = `${args[0]}/`;
        const isMeant = ends === "" || (name === "openSync" && String(args[0]).endsWith(ends));
        if (isInside || !isMeant || !at.startsWith(clone.at(`${folder}/`)) || !existsSync(clone.at(folder)))
          return original(...args);
        isInside = true;
        try {
          return swapped(() => original(...args));
        } finally {
          isInside = false;
        }
      }) as never);
    });
    const ran = await run("compact");
    for (const spy of spies) spy.mockRestore();
    expect(swaps).toBeGreaterThan(0);
    expect(outside.tree(), ran.stderr).toEqual(before);
    const all = JSON.stringify([clone.tree(), ran.stdout, ran.stderr, clone.git("log", "-p", "--all")]);
    expect(all.match(/.{0,80}outsider.{0,80}/)?.[0]).toBeUndefined();
    expect(ran.code, ran.stdout).not.toBe(0);
    // And the next run does what this one could not.
    expect((await run("compact")).code).toBe(0);
    expect(JSON.stringify(clone.tree("memory"))).toContain("Vault");
  });
});
