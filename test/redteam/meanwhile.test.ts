/**
 * What is put in the place of a folder while a model thinks, which takes minutes: a pull, an archive, another program. What was
 * looked at when the run began has to be looked at again before anything is written there.
 */
import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { compactBy } from "../support/lithify-here.ts";
import { answer } from "../support/scripted-answer.ts";
import { startScriptedServer } from "../support/scripted-server.ts";
import { cloned, link, unharmed } from "./clone.ts";

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
