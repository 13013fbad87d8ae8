import { expect, it } from "vitest";
import { readPrompt } from "../../src/prompt/prompt-files.ts";
import { promptOf } from "../../src/workspace/prompt-of.ts";
import { openWorkspace } from "../../src/workspace/workspace.ts";
import { testFolder } from "../support/test-folder.ts";

const LARGE = { LITHIFY_MODEL: "llama-3.1-70b" };
const FULL = readPrompt("daily-to-weekly", "").digest;
const SMALL = readPrompt("daily-to-weekly", "", true).digest;

/** What a user's own configuration says of the model, and the environment. */
async function promptIn(user: string, env: Record<string, string> = {}, files: Record<string, string> = {}) {
  const home = testFolder({ "config/lithify/config.yaml": user });
  const folder = testFolder(files);
  const workspace = await openWorkspace(
    {},
    { cwd: folder.path, env: { XDG_CONFIG_HOME: home.at("config"), HOME: home.path, ...env } },
  );
  return promptOf(workspace, "daily-to-weekly");
}

it.each([
  ["in full for a large model", "", LARGE, FULL],
  ["in few words for a model that is small by its name", "", { LITHIFY_MODEL: "llama3.2:3b" }, SMALL],
  ["by its file where it has no name", "model: { path: /models/gemma-3-270m-it.gguf }", {}, SMALL],
  ["by its name before its file", "model: { path: /models/gemma-3-270m-it.gguf }", LARGE, FULL],
  ["by its window", "model: { contextTokens: 8192 }", LARGE, SMALL],
])("the prompt is read %s", async (_, user, env, digest) => {
  expect((await promptIn(user, env)).digest).toBe(digest);
});

it("the prompt is the workspace's own where it has one", async () => {
  const own = "<!-- system -->\nMine.\n<!-- user -->\n{{logs}}\n";
  const files = { "lithify.yaml": "prompts: ours\n", "ours/daily-to-weekly.md": own };
  expect((await promptIn("", LARGE, files)).system).toMatch(/^Mine\./);
});
