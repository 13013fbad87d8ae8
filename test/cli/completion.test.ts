/** The completion scripts run in their shells, where those are at hand; bash always is. */
import { execFileSync, spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { COMMANDS, HELP, OPTIONS, PROVIDERS } from "../../src/cli/commands.ts";
import { completion } from "../../src/cli/completion.ts";
import { fleet } from "../../src/commands/fleet.ts";
import { inbox } from "../../src/commands/inbox.ts";
import { model } from "../../src/commands/model.ts";
import { actionOf } from "../../src/commands/service.ts";
import { DOCUMENT_TYPES, MEMORY_TYPES } from "../../src/memory/memory.ts";
import { AGENT_NAMES } from "../../src/recall/session-hook.ts";
import { call } from "../commands/called.ts";
import { testFolder } from "../support/test-folder.ts";

const script = async (shell: string) =>
  call(completion(COMMANDS, Object.values(OPTIONS), HELP, PROVIDERS), testFolder().path, { shell });

/** What a shell of its own is asked for the words behind `lithify`; the last is the one that is typed. */
const ASK: Readonly<Record<string, (script: string, words: readonly string[]) => string>> = {
  bash: (script, words) =>
    `${script}\nCOMP_WORDS=(lithify ${words.join(" ")} ${words.at(-1) === "" ? '""' : ""}); COMP_CWORD=${words.length}; _lithify; printf '%s\n' "\${COMPREPLY[@]}"`,
  // What zsh shows is made by its own functions; what they are given is what counts.
  zsh: (script, words) =>
    `compdef() {}; _files() { echo FILES }; compadd() { print -l -- \${(P)2} }; _describe() { print -l -- \${(P)2} }\n${script}\nwords=(lithify ${words.map((word) => `"${word}"`).join(" ")}); CURRENT=${words.length + 1}; _lithify`,
  fish: (script, words) => `${script}\ncomplete -C'lithify ${words.join(" ")}'`,
};
const ARGS: Readonly<Record<string, readonly string[]>> = { bash: ["--norc"], zsh: ["-f"], fish: ["--no-config"] };
const isHere = (shell: string): boolean => spawnSync(shell, ["-c", "exit"]).status === 0;

async function completedIn(shell: string, words: readonly string[], cwd?: string): Promise<string[]> {
  const { out } = await script(shell);
  const env = { PATH: process.env.PATH, HOME: testFolder().path };
  const told = execFileSync(shell, [...ARGS[shell]!, "-c", ASK[shell]!(out, words)], { cwd, env, encoding: "utf8" });
  return told
    .trim()
    .split("\n")
    .map((line) => line.split(/[:\t]/)[0]!);
}

const completed = (...words: readonly string[]): Promise<string[]> => completedIn("bash", words);

describe.each(["bash", "zsh", "fish"].filter(isHere))("completion in %s", (shell) => {
  const names = COMMANDS.map(({ name }) => name);
  it.each([
    [
      ["-C", "/tmp", ""],
      [...names, "help"],
    ],
    [
      ["--workspace=/tmp", "--model", "lint", ""],
      [...names, "help"],
    ],
    [["help", ""], names],
    [
      ["-C", "/tmp", "inbox", ""],
      ["list", "show", "accept", "reject", "keep-both"],
    ],
    [
      ["service", ""],
      ["install", "uninstall", "status", "logs"],
    ],
    [
      ["model", ""],
      ["list", "use", "get", "test"],
    ],
    [["connect", "codex", "--yes", ""], AGENT_NAMES],
    [["-C", "/tmp", "list", "--type", ""], MEMORY_TYPES],
    [
      ["search", "--type", ""],
      [...MEMORY_TYPES, ...DOCUMENT_TYPES, "log"],
    ],
  ])("knows what stands behind %j", async (typed, words) => {
    const found = await completedIn(shell, typed);
    expect(found.sort()).toEqual([...words].sort());
  });

  it("has no words of its own where a name, a folder or a day is wanted", async () => {
    for (const typed of [
      ["-C", ""],
      ["inbox", "accept", ""],
      ["model", "use", ""],
      ["connect", "--model", ""],
    ])
      expect((await completedIn(shell, typed, testFolder().path)).join()).toMatch(/^(FILES)?$/);
  });

  it("has a command's own options after a folder", async () => {
    // zsh shows those that begin so itself.
    expect(await completedIn(shell, ["-C", "/tmp", "lint", "--w"])).toContain("--warnings-as-errors");
  });
});

it.each([
  ["inbox", () => call(inbox, workspace(), { action: "zzz" })],
  ["service", () => call(async () => Number(actionOf("zzz")), workspace(), {})],
  ["model", () => call(model, workspace(), { action: "zzz" })],
  ["fleet", () => call(fleet, workspace(), { action: "zzz" })],
] as const)("offers the actions that %s has", async (name, run) => {
  const { err } = await run();
  const words = COMMANDS.find((one) => one.name === name)!.words!;
  expect(err.replace(" or ", ", ")).toMatch(new RegExp(`hint: (one of )?${words.join(", ")}$`));
});
const workspace = (): string => testFolder({ "lithify.yaml": "git: off\n", "logs/2026-04-08.md": "# W\n" }).path;

describe("completion", () => {
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
