/** The completion scripts run in their shells, where those are at hand; bash always is. */
import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { COMMANDS, OPTIONS, PROVIDERS } from "../../src/cli/commands.ts";
import { completion } from "../../src/cli/completion.ts";
import { MEMORY_TYPES } from "../../src/memory/memory.ts";
import { AGENT_NAMES } from "../../src/recall/session-hook.ts";
import { call } from "../commands/called.ts";
import { testFolder } from "../support/test-folder.ts";

const script = async (shell: string) =>
  call(completion(COMMANDS, Object.values(OPTIONS), PROVIDERS), testFolder().path, { shell });

async function completed(...words: readonly string[]): Promise<string[]> {
  const { out } = await script("bash");
  const asked = `${out}\nCOMP_WORDS=(lithify ${words.join(" ")}); COMP_CWORD=${words.length}; _lithify; echo "\${COMPREPLY[@]}"`;
  return execFileSync("bash", ["-c", asked], { encoding: "utf8" }).trim().split(" ");
}

describe("completion in bash", () => {
  it("knows the commands, each command's options, and the global ones", async () => {
    expect(await completed("und")).toEqual(["undo"]);
    expect(await completed("compact", "--dr")).toEqual(["--dry-run"]);
    expect(await completed("--quiet", "lint", "--wa")).toEqual(["--warnings-as-errors"]);
    expect(await completed("status", "--js")).toEqual(["--json"]);
  });

  it("writes options with their digits", async () => {
    expect(await completed("model", "--sha")).toEqual(["--sha256"]);
  });

  it.each([
    [["connect", "cl"], ["claude-code"]],
    [
      ["connect", "--project", "codex", "op"],
      ["openclaw", "opencode"],
    ],
    [
      ["completion", ""],
      ["bash", "fish", "zsh"],
    ],
    [
      ["list", "--type", ""],
      ["entity", "feedback", "process", "project", "reference", "user"],
    ],
    [["search", "--json", "--status", "s"], ["superseded"]],
    [["remember", "--type", "p"], ["project"]],
    [["context", "--for", "ge"], ["gemini"]],
    [["graph", "--format", "m"], ["mermaid"]],
    [["status", "--provider", "extr"], ["extractive"]],
    [["--provider", "extr"], ["extractive"]],
    [["list", "--since", ""], [""]],
    [["show", "us"], [""]],
  ])("knows the words that an argument or an option of %j takes", async (typed, words) => {
    expect((await completed(...typed)).sort()).toEqual(words);
  });

  it("keeps hidden options to itself", async () => {
    expect(await completed("watch", "--loo")).toEqual([""]);
  });
});

it.each(["bash", "zsh", "fish"])("names every command for %s", async (shell) => {
  const { out } = await script(shell);
  for (const { name } of COMMANDS) expect(out).toContain(name);
  for (const name of AGENT_NAMES) expect(out).toContain(name);
  expect(out).toContain(MEMORY_TYPES.join(" "));
});

it("refuses another shell", async () => {
  expect(await script("tcsh")).toMatchObject({ code: 2, error: "UNKNOWN_SHELL" });
});
