/**
 * Every command, once: its arguments and options as help, parser, completion and man page show them, and what is loaded when
 * it is called. No command is loaded before that.
 */
import { DOCUMENT_TYPES, MEMORY_TYPES, STATUSES } from "../memory/memory.ts";
import { PRESET_NAMES } from "../model/presets.ts";
import { AGENT_NAMES } from "../recall/session-hook.ts";
import type { GlobalOptions, Surroundings } from "../workspace/surroundings.ts";

/** As written, and what it is for. */
export type Told = readonly [shown: string, about: string];

export interface OptionRow {
  /** `--week <week>` */
  readonly flags: string;
  readonly about: string;
  readonly choices?: readonly string[];
  /** What a shell completes where the command itself refuses the rest, and says more of it. */
  readonly words?: readonly string[];
  readonly default?: string;
  readonly hidden?: boolean;
}

/** What the parser read: global options, the command's own, and its arguments by their names. */
export type Parsed = GlobalOptions & Readonly<Record<string, never>>;
export type Called = (options: Parsed, surroundings: Surroundings) => Promise<number>;

export interface CommandRow {
  readonly name: string;
  /** `[file]`, `<query...>` */
  readonly args?: readonly string[];
  /** What a shell completes as the first argument, or as each of many. */
  readonly words?: readonly string[];
  readonly about: string;
  readonly options?: readonly OptionRow[];
  readonly load: () => Promise<Called>;
}

export const DESCRIPTION = "Turns daily logs into weekly documents and typed, evidence-backed memory files, in git.";

export const PROVIDERS: readonly string[] = ["extractive", "local", "openai", ...PRESET_NAMES];

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
  help: ["-h, --help", "print this help"],
} as const satisfies Record<string, Told>;

export const HELP: Told = ["help [command]", "print the help of one command"];

/** A command as it is declared: its options have its own type. @param called its name and arguments: `extract [file]` */
function row<Options extends GlobalOptions>(
  called: string,
  about: string,
  load: () => Promise<(options: Options, surroundings: Surroundings) => Promise<number>>,
  ...more: readonly (OptionRow | Required<Pick<CommandRow, "words">>)[]
): CommandRow {
  const [name, ...args] = called.split(" ") as [string, ...string[]];
  const options = more.filter((one): one is OptionRow => "flags" in one);
  return { name, about, args, options, ...more.find((one) => !("flags" in one)), load: load as () => Promise<Called> };
}

const words = (...all: readonly string[]): Required<Pick<CommandRow, "words">> => ({ words: all });

const option = (flags: string, about: string, more: Omit<OptionRow, "flags" | "about"> = {}): OptionRow => ({
  flags,
  about,
  ...more,
});

export const COMMANDS: readonly CommandRow[] = [
  row(
    "init [dir]",
    "make a workspace that fits the notes it finds: lithify.yaml, logs/ and memory/; nothing is overwritten",
    async () => (await import("../commands/init.ts")).init,
    option("--yes", "take what is proposed for Obsidian, Logseq, OpenClaw, dated notes and agents' sessions"),
    option("--ci <kind>", "a scheduled job that compacts and pushes: github, gitlab, cron or kubernetes", {
      choices: ["github", "gitlab", "cron", "kubernetes"],
    }),
  ),
  row(
    "compact",
    "turn weeks of daily logs into weekly documents and memories; without a selector every week that is due",
    async () => (await import("../commands/compact.ts")).compact,
    option("--week <week>", "one week: 2026-W15, a date in it, last or this; open days count"),
    option("--since <week>", "the due weeks from this one on"),
    option("--month <month>", "one month, 2026-04: its due weeks, then its document"),
    option("--year <year>", "one year, 2026: its due weeks and months, then its document"),
    option("--all", "every due week, month and year, also months that ended before lithify came"),
    option("--dry-run", "print a diff of every file that would be written, and write none"),
    option("--estimate", "print tokens and cost, and ask nothing"),
    option("--force", "with a selector: also weeks that are not due, and ask the model again"),
    option("--push", "fetch first, compact over what came, and push; no memory is ever merged as text"),
    option(
      "--batch",
      "send weeks through the server's batch interface at half the price, and read what came of those sent",
    ),
    option("--cancel", "with --batch: end what is on its way, keep what came, and send nothing"),
    option("--most <weeks>", "", { hidden: true }),
  ),
  row(
    "extract [file]",
    "find memories in one log, or in any text (- for standard input), and print them, or NONE",
    async () => {
      const { extract } = await import("../commands/extract.ts");
      return (options: Parameters<typeof extract>[0], surroundings) =>
        extract({ ...options, file: options.file ?? "-" }, surroundings);
    },
    option("--date <day>", "the day the text is of, for relative dates; a log's own name tells it"),
    option("--profile <name>", "what to look for", {
      choices: ["typed", "activity", "knowledge", "precision"],
      default: "typed",
    }),
    option("--write", "also reconcile them into memory/"),
  ),
  row(
    "watch",
    "the daemon, in the foreground: compacts what is due at the right time",
    async () => (await import("../commands/watch.ts")).watch,
    option("--look", "", { hidden: true }),
  ),
  row(
    "service [action]",
    "the daemon as a service of yours: systemd, launchd; each workspace its own",
    async () => {
      const { service, actionOf } = await import("../commands/service.ts");
      return (options: Omit<Parameters<typeof service>[0], "action"> & { action?: string }, surroundings) =>
        service({ ...options, action: actionOf(options.action, options.print === true) }, surroundings);
    },
    words("install", "uninstall", "status", "logs"),
    option("--print", "with install, or alone: show the definition, and touch nothing"),
    option("--for <platform>", "with --print: of another platform", { choices: ["linux", "darwin"] }),
    option("--lines <count>", "with logs: how many (default: 100)"),
  ),
  row(
    "status",
    "every week with logs: compacted, due, failed or held back, and why",
    async () => (await import("../commands/status.ts")).status,
  ),
  row(
    "model [action] [name]",
    "which language models are within reach, which is used, and how well one does on a sample week",
    async () => (await import("../commands/model.ts")).model,
    words("list", "use", "get", "test"),
    option("--sha256 <hex>", "with get: what the file of a URL must have"),
  ),
  row("usage", "tokens and cost by day, week and model", async () => (await import("../commands/usage.ts")).usage),
  row(
    "doctor",
    "check that work can proceed, with the remedy where it cannot",
    async () => (await import("../commands/doctor.ts")).doctor,
  ),
  row(
    "lint",
    "check memories, weekly documents and the index",
    async () => (await import("../commands/lint.ts")).lint,
    option("--warnings-as-errors", "exit 1 on warnings too"),
  ),
  row(
    "why <file>",
    "a memory's evidence: the quoted log lines, the weeks and runs that touched it",
    async () => (await import("../commands/why.ts")).why,
  ),
  row(
    "runs",
    "every run that wrote, newest first: what it changed, its commit, undone or not",
    async () => (await import("../commands/runs.ts")).runs,
  ),
  row(
    "undo [run]",
    "take back the memories that one run wrote (default: the newest), where nobody has edited them since; the weekly document stays, and declines their evidence",
    async () => (await import("../commands/undo.ts")).undo,
  ),
  row(
    "redo <run>",
    "write again what an undo took back, where nothing has changed since",
    async () => (await import("../commands/undo.ts")).redo,
  ),
  row(
    "forget [file]",
    "withdraw a memory, or all that rest only on one log; the files stay, out of the index, and stand again with --back",
    async () => (await import("../commands/forget.ts")).forget,
    option("--source <path>", "the log"),
    option("--back", "let it stand again"),
  ),
  row(
    "inbox [action] [ids...]",
    "proposals waiting for a person: list, show, accept, reject or keep-both; on a terminal, one after another with a key for each",
    async () => (await import("../commands/inbox.ts")).inbox,
    words("list", "show", "accept", "reject", "keep-both"),
    option("--all", "every proposal; accept leaves those that would replace a memory that stands"),
    option("--week <week>", "only those of a week, such as 2026-W15"),
  ),
  row(
    "remember <text...>",
    "a memory said by hand: it becomes a line of today's remembered log, and is kept at once",
    async () => (await import("../commands/remember.ts")).remember,
    option("--type <type>", "user, feedback, project or reference (default: as the words tell)", {
      words: MEMORY_TYPES.slice(0, 4),
    }),
    option("--name <name>", "what it is called (default: its own words)"),
  ),
  row(
    "list",
    "the memories, a line each",
    async () => (await import("../commands/list.ts")).list,
    option("--type <type>", "user, feedback, project, reference, entity or process", { words: MEMORY_TYPES }),
    option("--status <status>", "active, superseded or withdrawn (default: active)", { words: STATUSES }),
    option("--since <day>", "with evidence of that day or later"),
    option("--sort <order>", "importance, updated or name (default: updated)", {
      words: ["importance", "updated", "name"],
    }),
  ),
  row(
    "show <memory>",
    "one memory as it stands, with its evidence and history",
    async () => (await import("../commands/show.ts")).show,
  ),
  row(
    "search <query...>",
    "the memories and documents that say it, best first, in any language",
    async () => (await import("../commands/search.ts")).search,
    option("--type <type>", "user, feedback, project, reference, weekly, log, ...", {
      words: [...MEMORY_TYPES, ...DOCUMENT_TYPES, "log"],
    }),
    option("--since <day>", "with evidence of that day or later; a document with any day of it"),
    option("--until <day>", "with none later than that day; a document with any day up to it"),
    option("--status <status>", "active, superseded or withdrawn (default: all but withdrawn)", {
      words: STATUSES,
    }),
    option("--logs", "look in the logs too"),
    option("--limit <count>", "how many (default: 10)"),
  ),
  row(
    "context",
    "what an agent should read at the start of a session, within a budget",
    async () => (await import("../commands/context.ts")).context,
    option("--budget <characters>", "how long it may be (default: 8000)"),
    option("--query <text>", "what bears on this first"),
    option("--for <agent>", "in the form of that agent's session hook", { words: AGENT_NAMES }),
    option("--strict", "tell every fault that is else only worked around, and exit 1"),
  ),
  row(
    "connect [agents...]",
    "let coding agents read this memory: a hook at a session's start, the MCP server, a block in their notes",
    async () => (await import("../commands/connect.ts")).connect,
    words(...AGENT_NAMES),
    option("--list", "which agents are found and connected, and in which files"),
    option("--print", "show what would be written, and write nothing"),
    option("--remove", "take out what is lithify's"),
    option("--project", "this project's files instead of your own"),
    option("--yes", "write without asking"),
  ),
  row(
    "mcp",
    "the memory as an MCP server on standard input and output, for agents",
    async () => (await import("../commands/mcp.ts")).mcp,
  ),
  row(
    "capture [files...]",
    "turn the session files of coding agents into daily logs; a folder counts with all below it",
    async () => (await import("../commands/capture.ts")).capture,
    option("--print", "show the conversations as a model would see them, and write nothing"),
    option(
      "--new-characters <count>",
      "only files in which so many characters, or 200 messages, are new (default: any)",
    ),
  ),
  row(
    "graph",
    "what is known of which thing: entities, facts, processes and where they come from",
    async () => (await import("../commands/graph.ts")).graph,
    option("--format <name>", "of the export", { choices: ["json", "cypher", "mermaid"], default: "json" }),
  ),
  row(
    "view",
    "a page to look at: weeks, memories, evidence, history, inbox, cost; on this machine alone, until it is ended",
    async () => (await import("../commands/view.ts")).view,
    option("--port <number>", "of the loopback address (default: any that is free)"),
    option("--no-open", "print the address and open no browser"),
    option("--export <file>", "write it all as one HTML file, without scripts and actions, and end"),
    option("--reveal", "show secrets too"),
  ),
  row(
    "stats",
    "how importance is spread over the memories, and whether that is believable",
    async () => (await import("../commands/stats.ts")).stats,
  ),
  row(
    "fleet [action] [remote]",
    "many workspaces on many machines, by a queue in PostgreSQL: add, remove, work, status, retry or pause; needs pg-boss",
    async () => (await import("../commands/fleet.ts")).fleet,
    words("add", "remove", "work", "status", "retry", "pause"),
    option("--from <file>", "with add: a remote a line, with its group and key (- for standard input)"),
    option("--group <name>", "with add: whose budget it is"),
    option("--key <name>", "with add: which key it asks with; with pause and retry: all of that key"),
    option("--concurrency <jobs>", "with work: how many at once (default: 2)"),
    option("--ready", "with status, for a probe: exit 1 unless the database serves and a worker of this host beats"),
    option("--alive", "with status, for a probe: exit 1 where the worker of this host hangs; asks no database"),
  ),
  row(
    "completion <shell>",
    "a script that completes commands and options in your shell: bash, zsh or fish",
    async () => (await import("./completion.ts")).completion(COMMANDS, Object.values(OPTIONS), HELP, PROVIDERS),
    words("bash", "zsh", "fish"),
  ),
];
