/**
 * The person at the terminal: one key at a time, and their own editor. The terminal is left as it was, whatever happens.
 */
import { spawn } from "node:child_process";
import { UsageError } from "../errors.ts";
import type { Person } from "../workspace/surroundings.ts";

const INTERRUPT = "\u0003";
/** Escape and the end of the input: no answer. */
const NO_ANSWER = ["\u001b", "\u0004"];

type Terminal = Pick<typeof process.stdin, "setRawMode" | "on" | "off" | "resume" | "pause">;

/** @param write to the terminal   @param stdin the terminal's other side */
export const personAt = (
  write: (text: string) => void,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  stdin: Terminal = process.stdin,
): Person => ({
  pressed: async (question, keys) => {
    for (;;) {
      write(question);
      const key = await nextKey(stdin, signal);
      const known = keys.find((one) => one === key.toLowerCase());
      write(`${known ?? ""}\n`);
      if (known !== undefined) return known;
      if (NO_ANSWER.includes(key) || key === "") return "q";
    }
  },
  edited: (file) => inEditor(env.VISUAL || env.EDITOR || "vi", file, signal),
});

/**
 * @returns the key as the terminal sends it; nothing at the end of the input. What comes with it, such as the Enter of a hasty
 * or scripted `y`, answers no question that was not yet asked.
 */
async function nextKey(stdin: Terminal, signal: AbortSignal): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const abort = (): void => reject(signal.reason);
  const end = (): void => resolve("");
  const read = (bytes: Buffer): void => {
    // In raw mode the terminal sends no signal of its own.
    if (bytes.includes(INTERRUPT)) process.kill(process.pid, "SIGINT");
    else resolve(firstKey(bytes.toString("utf8")));
  };
  signal.throwIfAborted();
  signal.addEventListener("abort", abort, { once: true });
  stdin.setRawMode(true);
  stdin.on("data", read).on("end", end).resume();
  try {
    return await promise;
  } finally {
    stdin.off("data", read).off("end", end).pause();
    stdin.setRawMode(false);
    signal.removeEventListener("abort", abort);
  }
}

/** An arrow is several characters, of which the first alone is another key. */
const firstKey = (text: string): string => (text.startsWith("\u001b") ? text : [...text].slice(0, 1).join(""));

/** As git does: the editor's own words may hold arguments, and the file is none of the shell's business. */
async function inEditor(editor: string, file: string, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const [command, args] =
    process.platform === "win32" ? [editor, [file]] : ["sh", ["-c", `${editor} "$@"`, editor, file]];
  spawn(command, args, { stdio: "inherit", signal, shell: process.platform === "win32" })
    .on("error", reject)
    .on("close", (code) => {
      if (code === 0) resolve();
      else reject(new UsageError("NO_EDITOR", `the editor (${editor}) did not end well`, "set VISUAL or EDITOR"));
    });
  await promise;
}
