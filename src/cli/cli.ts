/**
 * The process: arguments, environment, signals and exit code. The only file that reads them; what is asked for is read and run in
 * command-line.ts.
 */
import { helpText } from "./help.ts";

/** Two seconds are promised, and ten by a fleet's worker, which lets its jobs finish. */
const LONGEST_END_MS = 1_800;
const LONGEST_END_OF_FLEET_MS = 9_500;

async function main(argv: readonly string[]): Promise<number> {
  const stop = new AbortController();
  outlast(process.stdout);
  if (argv.length === 1 && (argv[0] === "--help" || argv[0] === "-h")) {
    process.stdout.write(helpText(process.stdout.isTTY ? process.stdout.columns : undefined));
    return 0;
  }
  outlast(process.stderr);
  const { commandLine, INTERRUPTED, Interrupted } = await import("./command-line.ts");
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
  const { env, stdout, stderr } = process;
  return commandLine(argv, {
    ...{ cwd: () => process.cwd(), env, stdout, stderr, signal: stop.signal },
    get stdin() {
      return process.stdin;
    },
  });
}

/** `lithify status | head`: whoever read has had enough, and what is being written to the workspace goes on. */
const outlast = (stream: NodeJS.WriteStream): void =>
  void stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

process.exitCode = await main(process.argv.slice(2));
