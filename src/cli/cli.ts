/**
 * The process: arguments, environment, signals and exit code. The only file that reads them; what is asked for is read and run in
 * command-line.ts.
 */
import fs from "node:fs";
import { setFlagsFromString } from "node:v8";
import { VERSION } from "../version.ts";
import { helpText } from "./help.ts";

/** Two seconds are promised, and ten by a fleet's worker, which lets its jobs finish. */
const LONGEST_END_MS = 1_800;
const LONGEST_END_OF_FLEET_MS = 9_500;

async function main(argv: readonly string[]): Promise<number> {
  const stop = new AbortController();
  const [stdout, stderr] = [outputAt(1), outputAt(2)];
  if (argv.length === 1 && (argv[0] === "--help" || argv[0] === "-h")) {
    stdout.write(helpText(stdout.isTTY ? process.stdout.columns : undefined));
    return 0;
  }
  if (argv.length === 1 && argv[0] === "--version") {
    stdout.write(`${VERSION}\n`);
    return 0;
  }
  // Windows looks for a program in the current folder first: a clone's git.exe would run.
  process.env.NoDefaultCurrentDirectoryInExePath = "1";
  // Node keeps of a file what is compiled as it is loaded, and compiles the rest anew at each start: of what a session waits for
  // that is a tenth of its time.
  setFlagsFromString("--no-lazy");
  const { commandLine, INTERRUPTED, Interrupted } = await import("./command-line.ts");
  setFlagsFromString("--lazy");
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      stop.abort(new Interrupted(signal));
      // Whatever the command still waits for, a database that hangs say: what is on disk is whole at every moment. The daemon ends
      // its children first.
      const longestMs = argv.includes("fleet") ? LONGEST_END_OF_FLEET_MS : LONGEST_END_MS;
      if (!argv.includes("watch")) setTimeout(() => process.exit(process.exitCode ?? INTERRUPTED), longestMs).unref();
    });
  // A command that the daemon or a fleet's worker started ends with it, however it ended: then its standard input does.
  if (process.env.LITHIFY_BY_DAEMON !== undefined || process.env.LITHIFY_BY_FLEET !== undefined)
    process.stdin
      .once("end", () => stop.abort(new Interrupted("SIGHUP")))
      .resume()
      .unref();
  return commandLine(argv, {
    ...{ cwd: () => process.cwd(), env: process.env, stdout, stderr, signal: stop.signal },
    get stdin() {
      return process.stdin;
    },
  });
}

/**
 * Standard output or error. What is no terminal is written to as a file: Node's own streams load its network for that, which takes a
 * tenth of a search.
 */
function outputAt(file: 1 | 2): { readonly isTTY: boolean; readonly write: (text: string) => void } {
  const stream = (): NodeJS.WriteStream => (file === 1 ? process.stdout : process.stderr);
  let isPlain = isPlainFile(file);
  if (!isPlain) stream().on("error", outlast);
  const write = (text: string): void => {
    let rest = Buffer.from(text);
    try {
      while (isPlain && rest.length > 0) rest = rest.subarray(fs.writeSync(file, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") {
        outlast(error as Error);
        return;
      }
      // Whoever gave it reads slowly, and lets nobody wait: Node's stream knows how to.
      isPlain = false;
      stream().on("error", outlast);
    }
    if (rest.length > 0) stream().write(rest);
  };
  return { isTTY: !isPlain && stream().isTTY, write };
}

function isPlainFile(file: number): boolean {
  if (process.platform === "win32") return false;
  try {
    const found = fs.fstatSync(file);
    return found.isFile() || found.isFIFO() || found.isSocket();
  } catch {
    return false;
  }
}

/** `lithify status | head`: whoever read has had enough, and what is being written to the workspace goes on. */
function outlast(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

process.exitCode = await main(process.argv.slice(2));
