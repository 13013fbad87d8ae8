/** `lithify watch` as a child, for tests: waits for lines it prints, never for time to pass. */
import { type ChildProcess, spawn } from "node:child_process";
import { onTestFinished } from "vitest";
import { BIN, environment } from "../support/run-lithify.ts";
import type { TestFolder } from "../support/test-folder.ts";

export interface Watching {
  readonly child: ChildProcess;
  readonly pid: number;
  /** Resolves with the first line that matches, from those after the last one awaited. */
  line(pattern: RegExp): Promise<string>;
  /** All it printed so far. */
  output(): string;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
}

/** Against hanging: below the limit of a test, so that the line is named. */
const LONGEST_MS = 100_000;

/** A log that is due on no day of a test: a daemon that need not compact at its start begins with this, and a process less. */
export const NOTHING_DUE = { [`logs/${new Date().toISOString().slice(0, 10)}.md`]: "# Today\n" };
/** What is written from here on is seen. */
export const FOLLOWED = /looking: its folders are followed from now on/;

export function startWatch(
  folder: TestFolder,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  before: readonly string[] = [],
): Watching {
  const [program = process.execPath, ...more] = [...before, process.execPath];
  const child = spawn(program, [...more, BIN, "watch", "--verbose", ...args], {
    cwd: folder.path,
    env: environment(folder.path, env),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  let rest = "";
  let read = 0;
  let waiting: { pattern: RegExp; resolve: (line: string) => void } | undefined;
  const look = (): void => {
    while (waiting && read < lines.length) {
      const line = lines[read++]!;
      if (!waiting.pattern.test(line)) continue;
      waiting.resolve(line);
      waiting = undefined;
    }
  };
  const take = (chunk: string): void => {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
    look();
  };
  child.stdout.setEncoding("utf8").on("data", take);
  child.stderr.setEncoding("utf8").on("data", take);
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once("close", (code, signal) => resolve({ code, signal })),
  );
  onTestFinished(async () => {
    child.kill("SIGCONT");
    child.kill("SIGKILL");
    await ended;
  });
  return {
    child,
    pid: child.pid!,
    ended,
    output: () => lines.join("\n"),
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`no line ${pattern} in:\n${lines.join("\n")}${rest}`)),
          LONGEST_MS,
        );
        waiting = {
          pattern,
          resolve: (line) => {
            clearTimeout(late);
            resolve(line);
          },
        };
        look();
      }),
  };
}
