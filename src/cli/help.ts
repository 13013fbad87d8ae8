/**
 * What `lithify --help` says: each option and each command in a line of its own.
 */

/** As written after `lithify`, and what it is for. */
type Told = readonly [shown: string, about: string];

export const DESCRIPTION = "Turns daily logs into weekly documents and typed, evidence-backed memory files, in git.";

export const PROVIDERS = ["extractive", "openai"] as const;

/** Options of every command, in the order in which they are shown. */
export const OPTIONS = {
  version: ["--version", "print the version"],
  workspace: [
    "-C, --workspace <dir>",
    "the workspace (default: the nearest folder above that holds lithify.yaml, else this one)",
  ],
  provider: ["--provider <name>", "which model answers"],
  model: ["--model <name>", "the server's name of the model"],
  baseUrl: ["--base-url <url>", "the server, up to /v1"],
  json: ["--json", "one JSON object on stdout, nothing else"],
  quiet: ["--quiet", "no progress on stderr"],
  verbose: ["--verbose", "more progress on stderr"],
  help: ["--help", "print this help"],
} as const satisfies Record<string, Told>;

export const COMMANDS = {
  init: ["init [dir]", "make a workspace: lithify.yaml with every default, logs/ and memory/; nothing is overwritten"],
  compact: [
    "compact [options]",
    "turn weeks of daily logs into weekly documents and memories; without a selector every week that is due",
  ],
  extract: [
    "extract [options] [file]",
    "find memories in one log, or in any text (- for standard input), and print them, or NONE",
  ],
  watch: ["watch [options]", "the daemon, in the foreground: compacts what is due at the right time"],
  service: ["service [options] [action]", "the daemon as a service of yours: systemd, launchd; each workspace its own"],
  status: ["status", "every week with logs: compacted, due, failed or held back, and why"],
  usage: ["usage", "tokens and cost by day, week and model"],
  doctor: ["doctor", "check that work can proceed, with the remedy where it cannot"],
  lint: ["lint [options]", "check memories, weekly documents and the index"],
  why: ["why <file>", "a memory's evidence: the quoted log lines, the weeks and runs that touched it"],
  undo: [
    "undo [run]",
    "take back the memories that one run wrote (default: the last), where no person has edited them since",
  ],
  forget: [
    "forget [options] [file]",
    "withdraw a memory, or all that rest only on one log; the files stay, out of the index",
  ],
  inbox: ["inbox [options] [action] [ids...]", "proposals waiting for a person: list, show, accept or reject"],
  capture: [
    "capture [options] [files...]",
    "turn the session files of coding agents into daily logs; a folder counts with all below it",
  ],
  graph: ["graph [options]", "what is known of which thing: entities, facts, processes and where they come from"],
  stats: ["stats", "how importance is spread over the memories, and whether that is believable"],
} as const satisfies Record<string, Told>;

/** Where the terminal does not say. */
const USUAL_WIDTH = 80;
/** Narrower columns are not wrapped: the terminal does it better. */
const LEAST_WRAPPED = 40;
/** Before an item, and between its two columns. */
const INDENT = "  ";

/** @param width of the terminal in characters   @returns what the parser would print, which the tests compare */
export function helpText(width = USUAL_WIDTH): string {
  const options = Object.values<Told>({
    ...OPTIONS,
    provider: [
      OPTIONS.provider[0],
      `${OPTIONS.provider[1]} (choices: ${PROVIDERS.map((name) => `"${name}"`).join(", ")})`,
    ],
  });
  const commands = Object.values<Told>(COMMANDS);
  const first = Math.max(...[...options, ...commands].map(([shown]) => shown.length));
  const item = ([shown, about]: Told): string => {
    const lines = wrapped(about, width - first - 2 * INDENT.length);
    return `${INDENT}${shown.padEnd(first)}${INDENT}${lines.join(`\n${" ".repeat(first + 2 * INDENT.length)}`)}`;
  };
  return `${[
    "Usage: lithify [options] [command]",
    "",
    ...wrapped(DESCRIPTION, width),
    "",
    "Options:",
    ...options.map(item),
    "",
    "Commands:",
    ...commands.map(item),
  ].join("\n")}\n`;
}

function wrapped(text: string, width: number): string[] {
  if (width < LEAST_WRAPPED) return [text];
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
