import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { helpText } from "../../src/cli/help.ts";
import { program } from "../../src/cli/program.ts";
import { VERSION } from "../../src/version.ts";
import { jsonOf, lithify } from "../support/run-lithify.ts";
import { testFolder } from "../support/test-folder.ts";

/** What the parser prints on a terminal of so many columns. */
function printed(columns: number | undefined): string {
  const root = program(async () => {}, false, process);
  let text = "";
  root.configureOutput({ writeOut: (more) => (text += more), getOutHelpWidth: () => columns as number });
  root.outputHelp();
  return text;
}

describe("the help", () => {
  it("is the parser's own, on a terminal of any width and on none", () => {
    for (const columns of [undefined, 0, 20, 40, 60, 71, 72, 73, 79, 80, 81, 100, 120, 133, 200, 400])
      expect(helpText(columns), `${columns} columns`).toBe(printed(columns));
  });

  it("is the same alone, behind another option and for a command without a name", async () => {
    const { path } = testFolder();
    const alone = await lithify(path, ["--help"]);
    expect(alone).toEqual({ code: 0, stdout: printed(undefined), stderr: "" });
    expect(await lithify(path, ["--quiet", "--help"])).toEqual(alone);
    expect((await lithify(path, [])).stderr).toBe(alone.stdout);
  });

  it("is one JSON object with --json, as the version and a shell's script are", async () => {
    const { path } = testFolder();
    const json = async (...args: string[]) => jsonOf(await lithify(path, [...args, "--json"]));
    expect(await json("--help")).toEqual({ help: printed(undefined).trimEnd() });
    expect(await json("help", "why")).toEqual({ help: expect.stringMatching(/^Usage: lithify why/) });
    expect(await json("--version")).toEqual({ version: VERSION });
    expect(await json("completion", "bash")).toEqual({ shell: "bash", script: expect.stringContaining("_lithify") });
    expect(await json()).toMatchObject({ error: { code: "USAGE", message: "name a command" } });
  });

  it("loads nothing that reads digests, databases or other programs", async () => {
    expect(await loadedBy(testFolder().path, "--help")).toEqual([]);
  });
});

describe("a start", () => {
  it("loads no digests for a search, nor for a session, of files that lay still", async () => {
    const { path } = testFolder({ "lithify.yaml": "git: off\n", "logs/2026-04-08.md": "- Decision: tabs win.\n" });
    await lithify(path, ["compact"]);
    // What is younger than its times' grain is read again.
    await setTimeout(2_100);
    for (const args of [["search", "tabs"], ["context"], ["context", "--query", "tabs"]]) {
      await lithify(path, args);
      // To compile all at once takes `v8`, which loads `stream`, and saves three times as much.
      expect(await loadedBy(path, ...args), args.join(" ")).toEqual([
        ...["stream", "v8"],
        ...(args[0] === "context" && args.length === 1 ? [] : ["sqlite"]),
      ]);
    }
  });
});

/** Of Node's own modules those that take long to load. */
async function loadedBy(path: string, ...args: string[]): Promise<string[]> {
  const told = `data:text/javascript,${encodeURIComponent(
    'process.on("exit", () => process.getBuiltinModule("fs").writeSync(2, process.moduleLoadList.map((one) => one.replace("NativeModule ", "")).filter((one) => /^(child_process|crypto|net|sqlite|stream|v8)$/.test(one)).join()))',
  )}`;
  const { code, stderr } = await lithify(path, args, { env: { NODE_OPTIONS: `--import ${told}` } });
  expect(code).toBe(0);
  return stderr.split(",").filter(Boolean);
}
