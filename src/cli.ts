/**
 * The command line: arguments, environment, clock, signals and exit codes. The only file that reads them; each command is
 * loaded when it is called.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { Command, CommanderError, Option } from "commander";
import type { GlobalOptions, Surroundings } from "./commands/surroundings.ts";
import { LithifyError, UsageError } from "./errors.ts";

const INTERRUPTED = 130;
const version = "0.1.0";

async function main(argv: readonly string[]): Promise<number> {
  const json = argv.includes("--json");
  const stop = new AbortController();
  // `lithify status | head`: whoever read has had enough, and what is being written to the workspace goes on.
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort(new Interrupted(signal)));
  // A command that the daemon started ends with it, however the daemon ended: then its standard input does.
  if (process.env.LITHIFY_BY_DAEMON !== undefined)
    process.stdin
      .once("end", () => stop.abort(new Interrupted("SIGTERM")))
      .resume()
      .unref();
  let exitCode = 0;
  const run = async (
    load: () => Promise<(surroundings: Surroundings) => Promise<number>>,
    options: GlobalOptions,
  ): Promise<void> => {
    exitCode = await (await load())(surroundings(options, stop.signal));
  };
  try {
    await program(run, json).parseAsync([...argv], { from: "user" });
    return exitCode;
  } catch (error) {
    return reported(error, json);
  }
}

class Interrupted extends Error {
  readonly signal: "SIGINT" | "SIGTERM";
  constructor(signal: "SIGINT" | "SIGTERM") {
    super(`stopped by ${signal}`);
    this.signal = signal;
  }
}

type Run = (
  load: () => Promise<(surroundings: Surroundings) => Promise<number>>,
  options: GlobalOptions,
) => Promise<void>;

function program(run: Run, json: boolean): Command {
  const root = new Command("lithify")
    .description("Turns daily logs into weekly documents and typed, evidence-backed memory files, in git.")
    .version(version, "--version", "print the version")
    .helpOption("--help", "print this help")
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput(json ? { writeErr: () => {} } : {})
    .showHelpAfterError(false)
    .exitOverride()
    .option(
      "-C, --workspace <dir>",
      "the workspace (default: the nearest folder above that holds lithify.yaml, else this one)",
    )
    .addOption(new Option("--provider <name>", "which model answers").choices(["extractive", "openai"]))
    .option("--model <name>", "the server's name of the model")
    .option("--base-url <url>", "the server, up to /v1")
    .option("--json", "one JSON object on stdout, nothing else")
    .option("--quiet", "no progress on stderr")
    .option("--verbose", "more progress on stderr");

  root
    .command("init [dir]")
    .description("make a workspace: lithify.yaml with every default, logs/ and memory/; nothing is overwritten")
    .action((dir: string | undefined, _own, command: Command) =>
      run(
        async () =>
          (await import("./commands/init.ts")).init.bind(undefined, {
            ...command.optsWithGlobals(),
            ...(dir !== undefined && { dir }),
          }),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("compact")
    .description(
      "turn weeks of daily logs into weekly documents and memories; without a selector every week that is due",
    )
    .option("--week <week>", "one week: 2026-W15, a date in it, last or this; open days count")
    .option("--since <week>", "the due weeks from this one on")
    .option("--all", "every due week, as without a selector")
    .option("--dry-run", "print a diff of every file that would be written, and write none")
    .option("--estimate", "print tokens and cost, and ask nothing")
    .option("--force", "with a selector: also weeks that are not due, and ask the model again")
    .action((_own, command: Command) =>
      run(
        async () => (await import("./commands/compact.ts")).compact.bind(undefined, command.optsWithGlobals()),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("extract [file]")
    .description("find memories in one log, or in any text (- for standard input), and print them, or NONE")
    .option("--date <day>", "the day the text is of, for relative dates; a log's own name tells it")
    .addOption(
      new Option("--profile <name>", "what to look for")
        .choices(["typed", "activity", "knowledge", "precision"])
        .default("typed"),
    )
    .option("--write", "also reconcile them into memory/")
    .action((file: string | undefined, _own, command: Command) =>
      run(
        async () =>
          (await import("./commands/extract.ts")).extract.bind(undefined, {
            ...command.optsWithGlobals(),
            file: file ?? "-",
          }),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("watch")
    .description("the daemon, in the foreground: compacts what is due at the right time")
    .addOption(new Option("--look").hideHelp())
    .action((_own, command: Command) =>
      run(
        async () => (await import("./commands/watch.ts")).watch.bind(undefined, command.optsWithGlobals()),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("service")
    .argument("<action>", "install, uninstall, status or logs")
    .description("the daemon as a service of yours: systemd, launchd; each workspace its own")
    .option("--print", "with install: show the definition, and touch nothing")
    .addOption(
      new Option("--for <platform>", "with --print: of another platform").choices(["linux", "darwin", "win32"]),
    )
    .option("--lines <count>", "with logs: how many (default: 100)")
    .action((action: string, _own, command: Command) =>
      run(async () => {
        const { service, actionOf } = await import("./commands/service.ts");
        return service.bind(undefined, { ...command.optsWithGlobals(), action: actionOf(action) });
      }, command.optsWithGlobals()),
    );
  for (const [name, about] of [
    ["status", "every week with logs: compacted, due, failed or held back, and why"],
    ["usage", "tokens and cost by day, week and model"],
    ["doctor", "check that work can proceed, with the remedy where it cannot"],
  ] as const)
    root
      .command(name)
      .description(about)
      .action((_own, command: Command) =>
        run(async () => loaded(name, command.optsWithGlobals()), command.optsWithGlobals()),
      );
  root
    .command("lint")
    .description("check memories, weekly documents and the index")
    .option("--warnings-as-errors", "exit 1 on warnings too")
    .action((_own, command: Command) =>
      run(
        async () => (await import("./commands/lint.ts")).lint.bind(undefined, command.optsWithGlobals()),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("why <file>")
    .description("a memory's evidence: the quoted log lines, the weeks and runs that touched it")
    .action((file: string, _own, command: Command) =>
      run(
        async () => (await import("./commands/why.ts")).why.bind(undefined, { ...command.optsWithGlobals(), file }),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("undo [run]")
    .description("take back the memories that one run wrote (default: the last), where no person has edited them since")
    .action((id: string | undefined, _own, command: Command) =>
      run(async () => {
        const options = command.optsWithGlobals();
        return (await import("./commands/undo.ts")).undo.bind(undefined, {
          ...options,
          ...(id !== undefined && { run: id }),
        });
      }, command.optsWithGlobals()),
    );
  root
    .command("forget [file]")
    .description("withdraw a memory, or all that rest only on one log; the files stay, out of the index")
    .option("--source <path>", "the log")
    .action((file: string | undefined, _own, command: Command) =>
      run(async () => {
        const options = command.optsWithGlobals();
        return (await import("./commands/forget.ts")).forget.bind(undefined, {
          ...options,
          ...(file !== undefined && { file }),
        });
      }, command.optsWithGlobals()),
    );
  root
    .command("inbox [action] [id]")
    .description("proposals waiting for a person: list, show, accept or reject")
    .action((action: string | undefined, id: string | undefined, _own, command: Command) =>
      run(async () => {
        const options = { ...command.optsWithGlobals(), action: action ?? "list", ...(id !== undefined && { id }) };
        return (await import("./commands/inbox.ts")).inbox.bind(undefined, options);
      }, command.optsWithGlobals()),
    );
  root
    .command("capture [files...]")
    .description("turn the session files of coding agents into daily logs; a folder counts with all below it")
    .option("--print", "show the conversations as a model would see them, and write nothing")
    .addOption(new Option("--new-characters <count>").hideHelp())
    .action((files: string[], _own, command: Command) =>
      run(
        async () =>
          (await import("./commands/capture.ts")).capture.bind(undefined, { ...command.optsWithGlobals(), files }),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("graph")
    .description("what is known of which thing: entities, facts, processes and where they come from")
    .addOption(new Option("--format <name>", "of the export").choices(["json", "cypher", "mermaid"]).default("json"))
    .action((_own, command: Command) =>
      run(
        async () => (await import("./commands/graph.ts")).graph.bind(undefined, command.optsWithGlobals()),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("stats")
    .description("how importance is spread over the memories, and whether that is believable")
    .action((_own, command: Command) =>
      run(
        async () => (await import("./commands/stats.ts")).stats.bind(undefined, command.optsWithGlobals()),
        command.optsWithGlobals(),
      ),
    );
  return root;
}

async function loaded(name: "status" | "usage" | "doctor", options: GlobalOptions) {
  if (name === "status") return (await import("./commands/status.ts")).status.bind(undefined, options);
  if (name === "usage") return (await import("./commands/usage.ts")).usage.bind(undefined, options);
  return (await import("./commands/doctor.ts")).doctor.bind(undefined, options);
}

function surroundings({ quiet, verbose }: GlobalOptions, signal: AbortSignal): Surroundings {
  const tell = (text: string): void => void (quiet || process.stderr.write(`${text}\n`));
  return {
    cwd: process.cwd(),
    env: process.env,
    now: () => new Date(),
    wait: (ms, stop) => sleep(ms, undefined, stop ? { signal: stop } : {}),
    print: (text) => void process.stdout.write(`${text}\n`),
    tell,
    detail: (text) => void (verbose && tell(text)),
    colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
    terminal: process.stderr.isTTY === true,
    signal,
    readStdin: async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
  };
}

/** Tells what ended the command, once, and gives its exit code. */
function reported(error: unknown, json: boolean): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  if (error instanceof Interrupted || (error instanceof Error && error.name === "AbortError")) return INTERRUPTED;
  const told =
    error instanceof CommanderError
      ? new UsageError("USAGE", error.message.replace(/^error: /, ""), "see lithify --help")
      : error;
  if (!(told instanceof LithifyError)) {
    process.stderr.write(
      `lithify failed, and this is a fault of its own: ${told instanceof Error ? (told.stack ?? told.message) : String(told)}\n`,
    );
    return 1;
  }
  if (json)
    process.stdout.write(`${JSON.stringify({ error: { code: told.code, message: told.message, hint: told.hint } })}\n`);
  else if (!(error instanceof CommanderError)) process.stderr.write(`${told.message}\nhint: ${told.hint}\n`);
  return told.exitCode;
}

process.exitCode = await main(process.argv.slice(2));
