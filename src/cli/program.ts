/**
 * The command line for the parser: every command with its arguments and options, each loaded when it is called. What is
 * said of options and commands stands in help.ts.
 */
import { Command, CommanderError, Option } from "commander";
import { UsageError } from "../errors.ts";
import { printable } from "../report/printable.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { COMMANDS, DESCRIPTION, OPTIONS, PROVIDERS } from "./help.ts";

const VERSION = "0.1.0";

/** Runs a command once it is loaded. */
export type Run = (
  load: () => Promise<(surroundings: Surroundings) => Promise<number>>,
  options: GlobalOptions,
) => Promise<void>;

/**
 * Reads the arguments and runs what they ask for.
 * @param json errors are left to the caller, who tells them as JSON
 * @returns the exit code where nothing was to be run: 0 after `--help` and `--version`, 2 for wrong usage, told already
 * @throws {UsageError} for wrong usage with `json`, and whatever `run` throws
 */
export async function parseArguments(argv: readonly string[], run: Run, json: boolean): Promise<number | undefined> {
  try {
    await program(run, json).parseAsync([...argv], { from: "user" });
    return undefined;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    const wrong = new UsageError("USAGE", error.message.replace(/^error: /, ""), "see lithify --help");
    if (json) throw wrong;
    return wrong.exitCode;
  }
}

export function program(run: Run, json: boolean): Command {
  const root = new Command("lithify")
    .description(DESCRIPTION)
    .version(VERSION, ...OPTIONS.version)
    .helpOption(...OPTIONS.help)
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true })
    // What the parser complains of is what it was given.
    .configureOutput({ writeErr: (text) => void (json || process.stderr.write(printable(text))) })
    .showHelpAfterError(false)
    .exitOverride()
    .option(...OPTIONS.workspace)
    .addOption(new Option(...OPTIONS.provider).choices(PROVIDERS))
    .option(...OPTIONS.model)
    .option(...OPTIONS.baseUrl)
    .option(...OPTIONS.json)
    .option(...OPTIONS.quiet)
    .option(...OPTIONS.verbose);

  root
    .command("init [dir]")
    .description(COMMANDS.init[1])
    .action((dir: string | undefined, _own, command: Command) =>
      run(
        async () =>
          (await import("../commands/init.ts")).init.bind(undefined, {
            ...command.optsWithGlobals(),
            ...(dir !== undefined && { dir }),
          }),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("compact")
    .description(COMMANDS.compact[1])
    .option("--week <week>", "one week: 2026-W15, a date in it, last or this; open days count")
    .option("--since <week>", "the due weeks from this one on")
    .option("--all", "every due week, as without a selector")
    .option("--dry-run", "print a diff of every file that would be written, and write none")
    .option("--estimate", "print tokens and cost, and ask nothing")
    .option("--force", "with a selector: also weeks that are not due, and ask the model again")
    .action((_own, command: Command) =>
      run(
        async () => (await import("../commands/compact.ts")).compact.bind(undefined, command.optsWithGlobals()),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("extract [file]")
    .description(COMMANDS.extract[1])
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
          (await import("../commands/extract.ts")).extract.bind(undefined, {
            ...command.optsWithGlobals(),
            file: file ?? "-",
          }),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("watch")
    .description(COMMANDS.watch[1])
    .addOption(new Option("--look").hideHelp())
    .action((_own, command: Command) =>
      run(
        async () => (await import("../commands/watch.ts")).watch.bind(undefined, command.optsWithGlobals()),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("service")
    .argument("[action]", "install, uninstall, status or logs")
    .description(COMMANDS.service[1])
    .option("--print", "with install, or alone: show the definition, and touch nothing")
    .addOption(
      new Option("--for <platform>", "with --print: of another platform").choices(["linux", "darwin", "win32"]),
    )
    .option("--lines <count>", "with logs: how many (default: 100)")
    .action((action: string | undefined, _own, command: Command) =>
      run(async () => {
        const { service, actionOf } = await import("../commands/service.ts");
        const options = command.optsWithGlobals();
        return service.bind(undefined, { ...options, action: actionOf(action, options.print === true) });
      }, command.optsWithGlobals()),
    );
  for (const name of ["status", "usage", "doctor"] as const)
    root
      .command(name)
      .description(COMMANDS[name][1])
      .action((_own, command: Command) =>
        run(async () => loaded(name, command.optsWithGlobals()), command.optsWithGlobals()),
      );
  root
    .command("lint")
    .description(COMMANDS.lint[1])
    .option("--warnings-as-errors", "exit 1 on warnings too")
    .action((_own, command: Command) =>
      run(
        async () => (await import("../commands/lint.ts")).lint.bind(undefined, command.optsWithGlobals()),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("why <file>")
    .description(COMMANDS.why[1])
    .action((file: string, _own, command: Command) =>
      run(
        async () => (await import("../commands/why.ts")).why.bind(undefined, { ...command.optsWithGlobals(), file }),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("undo [run]")
    .description(COMMANDS.undo[1])
    .action((id: string | undefined, _own, command: Command) =>
      run(async () => {
        const options = command.optsWithGlobals();
        return (await import("../commands/undo.ts")).undo.bind(undefined, {
          ...options,
          ...(id !== undefined && { run: id }),
        });
      }, command.optsWithGlobals()),
    );
  root
    .command("forget [file]")
    .description(COMMANDS.forget[1])
    .option("--source <path>", "the log")
    .action((file: string | undefined, _own, command: Command) =>
      run(async () => {
        const options = command.optsWithGlobals();
        return (await import("../commands/forget.ts")).forget.bind(undefined, {
          ...options,
          ...(file !== undefined && { file }),
        });
      }, command.optsWithGlobals()),
    );
  root
    .command("inbox [action] [id]")
    .description(COMMANDS.inbox[1])
    .action((action: string | undefined, id: string | undefined, _own, command: Command) =>
      run(async () => {
        const options = { ...command.optsWithGlobals(), action: action ?? "list", ...(id !== undefined && { id }) };
        return (await import("../commands/inbox.ts")).inbox.bind(undefined, options);
      }, command.optsWithGlobals()),
    );
  root
    .command("capture [files...]")
    .description(COMMANDS.capture[1])
    .option("--print", "show the conversations as a model would see them, and write nothing")
    .addOption(new Option("--new-characters <count>").hideHelp())
    .action((files: string[], _own, command: Command) =>
      run(
        async () =>
          (await import("../commands/capture.ts")).capture.bind(undefined, { ...command.optsWithGlobals(), files }),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("graph")
    .description(COMMANDS.graph[1])
    .addOption(new Option("--format <name>", "of the export").choices(["json", "cypher", "mermaid"]).default("json"))
    .action((_own, command: Command) =>
      run(
        async () => (await import("../commands/graph.ts")).graph.bind(undefined, command.optsWithGlobals()),
        command.optsWithGlobals(),
      ),
    );
  root
    .command("stats")
    .description(COMMANDS.stats[1])
    .action((_own, command: Command) =>
      run(
        async () => (await import("../commands/stats.ts")).stats.bind(undefined, command.optsWithGlobals()),
        command.optsWithGlobals(),
      ),
    );
  return root;
}

async function loaded(name: "status" | "usage" | "doctor", options: GlobalOptions) {
  if (name === "status") return (await import("../commands/status.ts")).status.bind(undefined, options);
  if (name === "usage") return (await import("../commands/usage.ts")).usage.bind(undefined, options);
  return (await import("../commands/doctor.ts")).doctor.bind(undefined, options);
}
