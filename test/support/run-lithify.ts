/** Runs the built command as a user would, in a real folder, with nobody's configuration. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GIT_TEST_ENVIRONMENT } from "./test-folder.ts";

export const BIN = join(import.meta.dirname, "..", "..", "dist", "bin.js");

/** Stands for `~/.local/state` of the user that tests run as; see vitest.config.ts. */
export const USER_STATE = process.env.LITHIFY_TEST_STATE ?? join(tmpdir(), "lithify-test-state");

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string | Uint8Array;
}

/** An identity for commits, and no file of the machine's user. */
export const environment = (cwd: string, over: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  PATH: process.env.PATH ?? "",
  HOME: join(tmpdir(), "lithify-nobody"),
  XDG_STATE_HOME: USER_STATE,
  ...GIT_TEST_ENVIRONMENT,
  GIT_AUTHOR_NAME: "Test",
  GIT_AUTHOR_EMAIL: "test@example.org",
  GIT_COMMITTER_NAME: "Test",
  GIT_COMMITTER_EMAIL: "test@example.org",
  GIT_CEILING_DIRECTORIES: join(cwd, ".."),
  ...over,
});

/** `lithify ...args` in `cwd`; never throws for an exit code. */
export async function lithify(cwd: string, args: readonly string[], { env, input }: RunOptions = {}): Promise<Ran> {
  const child = spawn(process.execPath, [BIN, ...args], {
    cwd,
    env: environment(cwd, env),
    stdio: ["pipe", "pipe", "pipe"],
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (stdout += chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, stdout, stderr };
}

/** The one JSON object of a `--json` run. */
export const jsonOf = <T = Record<string, unknown>>({ stdout }: Ran): T => JSON.parse(stdout) as T;
