/**
 * The command line: arguments, environment, clock, signals and exit codes. The only file that reads them; each command is
 * loaded when it is called.
 */
import { addAbortSignal } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { LithifyError, UsageError } from "../errors.ts";
import { LOOPBACK } from "../model/reach/loopback.ts";
import { oneLine, printable, printableJson, shownText } from "../report/printable.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { helpText } from "./help.ts";
import { personAt } from "./person.ts";
import type { Run } from "./program.ts";

const INTERRUPTED = 130;
/** Two seconds are promised. */
const LONGEST_END_MS = 1_800;

async function main(argv: readonly string[]): Promise<number> {
  const json = argv.includes("--json");
  const stop = new AbortController();
  outlast(process.stdout);
  if (argv.length === 1 && (argv[0] === "--help" || argv[0] === "-h")) {
    process.stdout.write(helpText(process.stdout.isTTY ? process.stdout.columns : undefined));
    return 0;
  }
  outlast(process.stderr);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      stop.abort(new Interrupted(signal));
      // Whatever the command still waits for: what is on disk is whole at every moment. The daemon ends its children first, a
      // fleet's worker lets them finish within its own ten seconds.
      if (!argv.includes("watch") && !argv.includes("fleet"))
        setTimeout(() => process.exit(process.exitCode ?? INTERRUPTED), LONGEST_END_MS).unref();
    });
  // A command that the daemon or a fleet's worker started ends with it, however it ended: then its standard input does.
  if (process.env.LITHIFY_BY_DAEMON !== undefined || process.env.LITHIFY_BY_FLEET !== undefined)
    process.stdin
      .once("end", () => stop.abort(new Interrupted("SIGHUP")))
      .resume()
      .unref();
  let exitCode = 0;
  const run: Run = async (load, options) => {
    exitCode = await (await load())(surroundings(options, stop.signal));
  };
  try {
    const { parseArguments } = await import("./program.ts");
    return (await parseArguments(argv, run, json)) ?? exitCode;
  } catch (error) {
    return reported(error, json);
  }
}

/** `lithify status | head`: whoever read has had enough, and what is being written to the workspace goes on. */
const outlast = (stream: NodeJS.WriteStream): void =>
  void stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

/** SIGHUP: whoever started this process is gone. */
type Ending = "SIGINT" | "SIGTERM" | "SIGHUP";

class Interrupted extends Error {
  readonly signal: Ending;
  constructor(signal: Ending) {
    super(`stopped by ${signal}`);
    this.signal = signal;
  }
}

const toStderr = (text: string): void =>
  void process.stderr.write(`${shownText(text, process.stderr.isTTY === true && !process.env.NO_COLOR)}\n`);

/** @throws {UsageError} where somebody removed it under us */
function workingFolder(): string {
  try {
    return process.cwd();
  } catch (error) {
    throw new UsageError("USAGE", "the working directory is gone", "change into a folder that exists", error);
  }
}

function surroundings({ quiet, verbose, json }: GlobalOptions, signal: AbortSignal): Surroundings {
  const colour = process.stdout.isTTY === true && !process.env.NO_COLOR;
  const tell = (text: string): void => void (quiet || toStderr(text));
  return {
    cwd: workingFolder(),
    env: process.env,
    now: () => new Date(),
    wait: (ms, stop) => sleep(ms, undefined, stop ? { signal: stop } : {}),
    print: (text) => void process.stdout.write(`${json ? printableJson(text) : shownText(text, colour)}\n`),
    tell,
    detail: (text) => void (verbose && tell(text)),
    terminal: process.stderr.isTTY === true,
    loopback: LOOPBACK,
    ...(process.stdin.isTTY &&
      process.stdout.isTTY && {
        person: personAt((text) => void process.stdout.write(printable(text)), process.env, signal),
      }),
    signal,
    readStdin: (limitBytes) => readStdin(limitBytes, signal),
  };
}

async function readStdin(limitBytes: number, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of addAbortSignal(signal, process.stdin) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limitBytes)
      throw new UsageError("TOO_LARGE", `standard input has more than ${limitBytes} bytes`, "give it in parts");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Tells what ended the command, once, and gives its exit code. */
function reported(error: unknown, json: boolean): number {
  if (error instanceof Interrupted || (error instanceof Error && error.name === "AbortError")) return INTERRUPTED;
  if (!(error instanceof LithifyError)) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    toStderr(`lithify failed, and this is a fault of its own: ${told}`);
    return 1;
  }
  if (json)
    process.stdout.write(
      `${printableJson(JSON.stringify({ error: { code: error.code, message: error.message, hint: error.hint } }))}\n`,
    );
  // Every fault of a configuration is told at once, a line each; any other line end came with a name.
  else toStderr(`${error.code === "BAD_CONFIG" ? error.message : oneLine(error.message)}\nhint: ${error.hint}`);
  return error.exitCode;
}

process.exitCode = await main(process.argv.slice(2));
