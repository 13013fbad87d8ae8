/**
 * The command line for the parser, from the table of commands.
 */
import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { UsageError } from "../errors.ts";
import { meant, nearest } from "../nearest.ts";
import { printable, printableJson } from "../report/printable.ts";
import { VERSION } from "../version.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";
import { COMMANDS, type CommandRow, DESCRIPTION, HELP, OPTIONS, type Parsed, PROVIDERS } from "./commands.ts";

/** Runs a command once it is loaded. */
export type Run = (
  load: () => Promise<(surroundings: Surroundings) => Promise<number>>,
  options: GlobalOptions,
) => Promise<void>;

interface Outputs {
  readonly stdout: { readonly write: (text: string) => unknown };
  readonly stderr: { readonly write: (text: string) => unknown };
}

/**
 * Reads the arguments and runs what they ask for.
 * @param json errors are left to the caller, who tells them as JSON
 * @returns the exit code where nothing was to be run: 0 after `--help` and `--version`, 2 for wrong usage, told already
 * @throws {UsageError} for wrong usage with `json`, and whatever `run` throws
 */
export async function parseArguments(
  argv: readonly string[],
  run: Run,
  json: boolean,
  to: Outputs,
): Promise<number | undefined> {
  const [first, second] = argv.filter((argument) => !argument.startsWith("-"));
  if (first === "help" && second !== undefined && !COMMANDS.some(({ name }) => name === second))
    throw new UsageError("USAGE", `unknown command '${second}'`, didYouMean(second));
  try {
    // A command that is named first is the only one that help and faults speak of.
    const named = COMMANDS.filter(({ name }) => name === argv[0]);
    await program(run, json, to, named.length > 0 ? named : COMMANDS).parseAsync([...argv], { from: "user" });
    return undefined;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    // Bare, it was shown what there is.
    if (error.code === "commander.help" && !json) return 2;
    const said = error.code === "commander.help" ? "name a command" : error.message.replace(/^error: /, "");
    const wrong = new UsageError("USAGE", said, "see lithify --help");
    if (json) throw wrong;
    return wrong.exitCode;
  }
}

export function program(run: Run, json: boolean, { stdout, stderr }: Outputs, rows = COMMANDS): Command {
  const root = new Command("lithify")
    .description(DESCRIPTION)
    .version(VERSION, ...OPTIONS.version)
    .helpOption(...OPTIONS.help)
    .helpCommand(...HELP)
    .configureHelp({ showGlobalOptions: true })
    // What the parser complains of is what it was given.
    .configureOutput({
      writeErr: (text) => void (json || stderr.write(printable(text))),
      writeOut: (text) => void stdout.write(json ? asJson(text.trimEnd()) : text),
    })
    .showHelpAfterError(false)
    .exitOverride()
    .option(...OPTIONS.workspace)
    .addOption(choosing(new Option(...OPTIONS.provider), PROVIDERS))
    .option(...OPTIONS.model)
    .option(...OPTIONS.baseUrl)
    .option(...OPTIONS.json)
    .option(...OPTIONS.quiet)
    .option(...OPTIONS.verbose);
  for (const row of rows) declare(root, row, run);
  return root;
}

const asJson = (text: string): string =>
  `${printableJson(JSON.stringify(text === VERSION ? { version: text } : { help: text }))}\n`;

const didYouMean = (typed: string): string =>
  meant(
    typed,
    COMMANDS.map(({ name }) => name),
    "see lithify --help",
  );

/** The parser's own choices, which name no nearest. */
const choosing = (option: Option, choices: readonly string[]): Option =>
  option.choices(choices).argParser((given: string) => {
    if (choices.includes(given)) return given;
    const guess = nearest(given, choices);
    throw new InvalidArgumentError(
      `Allowed choices are ${choices.join(", ")}.${guess === undefined ? "" : `\n(Did you mean ${guess}?)`}`,
    );
  });

function declare(root: Command, { name, args = [], about, options = [], load }: CommandRow, run: Run): void {
  const command = root.command(name).description(about);
  for (const arg of args) command.argument(arg);
  for (const { flags, about: what, choices, default: usual, hidden } of options) {
    const option = new Option(flags, what).hideHelp(hidden === true);
    if (choices) choosing(option, choices);
    if (usual !== undefined) option.default(usual);
    command.addOption(option);
  }
  command.action((...given: unknown[]) => {
    const named = args.flatMap((arg, i) => (given[i] === undefined ? [] : [[arg.replace(/[^a-z]/g, ""), given[i]]]));
    const parsed = { ...command.optsWithGlobals(), ...Object.fromEntries(named) } as Parsed;
    return run(async () => (await load()).bind(undefined, parsed), parsed);
  });
}
