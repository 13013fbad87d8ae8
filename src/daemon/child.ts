/**
 * Runs a command of the same lithify as a child, so that what a compaction leaks, or breaks, ends with it.
 *
 * The child's standard input is a pipe that nobody writes to: when this process is gone, however it went, the child
 * reads its end, stops as on SIGTERM, and frees the writer's lock.
 */
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";
import { packageRoot } from "../package-root.ts";

export interface Ended {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  /** Its last lines. */
  readonly stderr: string;
}

interface ChildRequest {
  readonly args: readonly string[];
  /** Beside the daemon's own environment. */
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  /** What it says on stderr, line by line as it comes. */
  readonly onLine?: (line: string) => void;
  /** Answers what the child asks over a channel of its own; without it there is none. */
  readonly answer?: (asked: object) => Promise<object>;
}

/** A service is to end within two seconds; what a compaction leaves behind is finished by the next. */
const STOP_MS = 1_400;
const MOST_OUTPUT = 64 * 1024 * 1024;
const MOST_STDERR = 8_192;

/** The file that node is to run: built, when this one is. */
export const BIN = join(
  packageRoot(),
  ...(import.meta.filename.endsWith(".ts") ? ["src", "bin.ts"] : ["dist", "bin.js"]),
);

/** @throws what the system says when no process can be started */
export const runChild = ({ args, env, signal, onLine, answer }: ChildRequest): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], {
      env,
      stdio: answer ? ["pipe", "pipe", "pipe", "ipc"] : ["pipe", "pipe", "pipe"],
      // Ctrl-C, and whoever ends a group of processes, mean the one that started it: that one lets it finish.
      detached: answer !== undefined,
    }) as ChildProcessWithoutNullStreams;
    if (answer)
      child.on("message", async ({ number, ...asked }: { number: number }) => {
        const reply = await answer(asked).catch((error: Error) => ({ failed: error.message }));
        if (child.connected) child.send({ number, ...reply }, () => {});
      });
    const out: Buffer[] = [];
    let size = 0;
    let stderr = "";
    child.stdin.on("error", () => {});
    child.stdout.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MOST_OUTPUT) out.push(chunk);
    });
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      stderr = (stderr + chunk).slice(-MOST_STDERR);
      if (onLine) for (const line of chunk.split("\n")) if (line.trim() !== "") onLine(line);
    });
    const stopped = stopWith(child, signal);
    child.once("error", (error) => {
      stopped();
      reject(error);
    });
    child.once("close", (code, ended) => {
      stopped();
      resolve({ code, signal: ended, stdout: Buffer.concat(out).toString("utf8"), stderr });
    });
  });

/** Asks the child to end, and then makes it. @returns forgets about it */
function stopWith(child: ChildProcess, signal: AbortSignal): () => void {
  let last: NodeJS.Timeout | undefined;
  const stop = (): void => {
    child.kill("SIGTERM");
    last = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  };
  if (signal.aborted) stop();
  else signal.addEventListener("abort", stop, { once: true });
  return () => {
    signal.removeEventListener("abort", stop);
    clearTimeout(last);
  };
}
