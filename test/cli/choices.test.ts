/** What a person mistypes among a few words is answered with the word. */
import { expect, it } from "vitest";
import { COMMANDS, HELP, OPTIONS } from "../../src/cli/commands.ts";
import { completion } from "../../src/cli/completion.ts";
import { parseArguments } from "../../src/cli/program.ts";
import { context } from "../../src/commands/context.ts";
import { search } from "../../src/commands/search.ts";
import { call } from "../commands/called.ts";
import { testFolder } from "../support/test-folder.ts";

it.each([
  [["--provider", "opnai", "status"], "openai"],
  [["status", "--provider", "olama"], "ollama"],
  [["extract", "--profile", "typd", "x.md"], "typed"],
  [["graph", "--format", "jsn"], "json"],
  [["init", "--ci", "githb"], "github"],
  [["service", "install", "--print", "--for", "lnux"], "linux"],
])("%j: did you mean %s?", async (argv, meant) => {
  await expect(parseArguments(argv, async () => {}, true, process)).rejects.toMatchObject({
    message: expect.stringMatching(new RegExp(`Allowed choices are .*\\n\\(Did you mean ${meant}\\?\\)$`)),
  });
});

it("names none where none is near, and takes what is among the choices", async () => {
  await expect(
    parseArguments(["graph", "--format", "spreadsheet"], async () => {}, true, process),
  ).rejects.toMatchObject({
    message: expect.stringMatching(/mermaid\.$/),
  });
  expect(await parseArguments(["graph", "--format", "cypher"], async () => {}, true, process)).toBeUndefined();
});

const folder = () => testFolder({ "lithify.yaml": "git: off\n", "logs/2026-04-08.md": "# Wednesday\n\n- turnstile\n" });

it.each([
  [{ type: "projct" }, "did you mean project?"],
  [{ type: "weekli" }, "did you mean weekly?"],
  [{ status: "actve" }, "did you mean active?"],
])("search refuses %j, which would find nothing", async (options, hint) => {
  const { code, err } = await call(search, folder().path, { query: ["turnstile"], ...options });
  expect([code, err]).toEqual([2, expect.stringContaining(hint)]);
});

it("search of logs alone looks in the logs", async () => {
  expect((await call(search, folder().path, { query: ["turnstile"], type: "log" })).out).toContain("2026-04-08.md:3");
});

it.each([
  ["claud", "claude-code"],
  ["cursr", "cursor"],
])("context --for %s: did you mean %s?", async (agent, meant) => {
  expect((await call(context, folder().path, { for: agent })).err).toContain(`did you mean ${meant}?`);
});

it.each([
  ["bsh", "did you mean bash?"],
  ["constructor", "one of bash, zsh, fish"],
])("completion of %s: %s", async (shell, hint) => {
  const script = completion(COMMANDS, Object.values(OPTIONS), HELP);
  expect((await call(script, folder().path, { shell })).err).toContain(hint);
});
