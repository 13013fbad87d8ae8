/** For commands that may never end, or take too much: a process that runs them one after another, and is killed where one hangs. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll } from "vitest";
import { environment } from "./run-lithify.ts";

/** Far more than any of these takes on a busy machine, far less than for ever. */
const LONGEST_MS = 60_000;

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly rssKb: number;
}

/**
 * Runs command lines one after another in a process of their own, which is killed where one takes longer than patience has; its
 * memory is that of the largest so far.
 */
export class Runner {
  private readonly child;
  private readonly answers;

  /** @param env what Node reads at its start, as a time zone */
  constructor(env: Readonly<Record<string, string>> = {}) {
    this.child = spawn(process.execPath, [join(import.meta.dirname, "many-commands.ts")], {
      ...{ stdio: ["pipe", "pipe", "inherit"], env: { ...process.env, ...env } },
    });
    this.answers = createInterface(this.child.stdout)[Symbol.asyncIterator]();
  }

  /** @throws with its name, where it did not end */
  async ended(
    cwd: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
    name = args.join(" "),
  ): Promise<Ended> {
    this.child.stdin.write(`${JSON.stringify({ cwd, args, env: environment(cwd, env) })}\n`);
    const late = setTimeout(() => this.child.kill("SIGKILL"), LONGEST_MS);
    const { value, done } = await this.answers.next();
    clearTimeout(late);
    if (done) throw new Error(`${name} never ended`);
    return JSON.parse(value) as Ended;
  }

  get isGone(): boolean {
    return this.child.killed || this.child.exitCode !== null;
  }

  end(): void {
    this.child.kill();
  }
}

/** Where a file's tests get theirs from: the same one, and another after one that hung. */
export function runnerOf(): () => Runner {
  let kept: Runner | undefined;
  afterAll(() => kept?.end());
  return () => {
    if (kept === undefined || kept.isGone) kept = new Runner();
    return kept;
  };
}
