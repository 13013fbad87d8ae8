/**
 * Runs a command line within the test's own process: the same code from its arguments to its exit code, without the start of a
 * process, which is most of what a small command costs. For what is of the process (signals, locks between processes, the bundle)
 * there is run-lithify.ts, for what may never end runner.ts.
 */
import { Readable } from "node:stream";
import { commandLine } from "../../src/cli/command-line.ts";
import { environment, lithify as inAProcess, type Ran, type RunOptions } from "./run-lithify.ts";

/** What Node reads of the environment at its start. */
const FOR_NODE = ["NODE_OPTIONS", "TZ"];
/** These end their process themselves, whatever it is. */
const OWN_PROCESS = ["watch", "view", "mcp"];

/** `lithify ...args` in `cwd`; never throws for an exit code. */
export async function lithify(cwd: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { env = {}, input = "" } = options;
  if (OWN_PROCESS.includes(args[0] ?? "") || FOR_NODE.some((name) => name in env))
    return inAProcess(cwd, args, options);
  let stdout = "";
  let stderr = "";
  const code = await commandLine(args, {
    cwd: () => cwd,
    env: environment(cwd, env),
    stdin: Readable.from([Buffer.from(input)]),
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    signal: new AbortController().signal,
  });
  return { code, stdout, stderr };
}

/** `lithify compact --json ...more` by a model of the server's. */
export const compactBy = (cwd: string, baseURL: string, ...more: string[]): Promise<Ran> =>
  lithify(cwd, ["compact", "--json", ...more, "--provider", "openai", "--model", "m", "--base-url", baseURL]);
