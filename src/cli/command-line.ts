/**
 * One command line, read and run to its exit code. What is of the process is given: by cli.ts its own.
 */
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { isDay } from "../calendar/week.ts";
import { LithifyError, UsageError } from "../errors.ts";
import { LOOPBACK } from "../model/reach/loopback.ts";
import { oneLine, printable, printableJson, shownText } from "../report/printable.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { personAt } from "./person.ts";
import { parseArguments, type Run } from "./program.ts";

/** The exit code of what a signal ended. */
export const INTERRUPTED = 130;

interface Output {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** Where a command line is run. */
export interface Place {
  /** @throws where somebody removed it */
  readonly cwd: () => string;
  readonly env: NodeJS.ProcessEnv;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  /** Aborted with an {@link Interrupted}. */
  readonly signal: AbortSignal;
}

/** @returns the exit code; whatever went wrong is told */
export async function commandLine(argv: readonly string[], place: Place): Promise<number> {
  const json = argv.includes("--json");
  let exitCode = 0;
  const run: Run = async (load, options) => {
    exitCode = await (await load())(surroundings(options, place));
  };
  try {
    return (await parseArguments(argv, run, json, place)) ?? exitCode;
  } catch (error) {
    return reported(error, json, place);
  }
}

/** SIGHUP: whoever started this process is gone. */
type Ending = "SIGINT" | "SIGTERM" | "SIGHUP";

export class Interrupted extends Error {
  readonly signal: Ending;
  constructor(signal: Ending) {
    super(`stopped by ${signal}`);
    this.signal = signal;
  }
}

const inColour = ({ env }: Place, stream: Output): boolean => stream.isTTY === true && !env.NO_COLOR;

const toStderr = (place: Place, text: string): void =>
  void place.stderr.write(`${shownText(text, inColour(place, place.stderr))}\n`);

/** @throws {UsageError} where somebody removed it under us */
function workingFolder({ cwd }: Place): string {
  try {
    return cwd();
  } catch (error) {
    throw new UsageError("USAGE", "the working directory is gone", "change into a folder that exists", error);
  }
}

/** @throws {UsageError} where the clock was never set: no week, log or run could bear its year */
function now(): Date {
  const at = new Date();
  if (isDay(at.toISOString().slice(0, 10))) return at;
  throw new UsageError("CLOCK", `the clock of this machine says ${at.toISOString()}`, "set it, and try again");
}

function surroundings({ quiet, verbose, json }: GlobalOptions, place: Place): Surroundings {
  const { env, stdout, stderr, signal } = place;
  const tell = (text: string): void => void (quiet || toStderr(place, text));
  return {
    cwd: workingFolder(place),
    env,
    now,
    wait: (ms, stop) => sleep(ms, undefined, stop ? { signal: stop } : {}),
    print: (text) => void stdout.write(`${json ? printableJson(text) : shownText(text, inColour(place, stdout))}\n`),
    tell,
    warn: (text) => toStderr(place, text),
    detail: (text) => void (verbose && tell(text)),
    terminal: stderr.isTTY === true,
    loopback: LOOPBACK,
    // Who asks for it opens standard input: in a pipe or a hook nobody does.
    ...(stdout.isTTY &&
      place.stdin.isTTY && {
        person: personAt((text) => void stdout.write(printable(text)), env, signal),
      }),
    signal,
    afterWrite: async (located) => (await import("../recall/told.ts")).lookAhead(located, { now, signal }),
    readStdin: (limitBytes, until) => readStdin(place.stdin, limitBytes, signal, until),
  };
}

async function readStdin(
  stdin: Readable,
  limitBytes: number,
  signal: AbortSignal,
  until?: Parameters<Surroundings["readStdin"]>[1],
): Promise<Buffer> {
  let given = Buffer.alloc(0);
  const stop = until === undefined ? signal : AbortSignal.any([signal, until.stop]);
  const end = (): void => void stdin.destroy(stop.reason);
  if (stop.aborted) end();
  stop.addEventListener("abort", end, { once: true });
  try {
    for await (const chunk of stdin as AsyncIterable<Buffer>) {
      given = Buffer.concat([given, chunk]);
      if (given.length > limitBytes)
        throw new UsageError("TOO_LARGE", `standard input has more than ${limitBytes} bytes`, "give it in parts");
      // Who leaves closes it: an open pipe would keep the process.
      if (until?.isEnough(given)) break;
    }
  } catch (error) {
    if (!until?.stop.aborted || signal.aborted) throw error;
  } finally {
    stop.removeEventListener("abort", end);
  }
  return given;
}

/** Tells what ended the command, once, and gives its exit code. */
function reported(error: unknown, json: boolean, place: Place): number {
  if (error instanceof Interrupted || (error instanceof Error && error.name === "AbortError")) return INTERRUPTED;
  if (!(error instanceof LithifyError)) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    toStderr(place, `lithify failed, and this is a fault of its own: ${told}`);
    return 1;
  }
  if (json)
    place.stdout.write(
      `${printableJson(JSON.stringify({ error: { code: error.code, message: error.message, hint: error.hint } }))}\n`,
    );
  // Every fault of a configuration is told at once, a line each; any other line end came with a name.
  else toStderr(place, `${error.code === "BAD_CONFIG" ? error.message : oneLine(error.message)}\nhint: ${error.hint}`);
  return error.exitCode;
}
