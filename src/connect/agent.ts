/**
 * What every agent's connection is made of: how lithify is called in a hook and as a server, and what its block says. Facts
 * for the agent, no orders; no version in a hook, since some agents trust a hook by its digest.
 */
import type { AgentName } from "../recall/session-hook.ts";
import type { Block, Entry, Item, Piece } from "./piece.ts";
import type { Place } from "./place.ts";

export interface Agent {
  readonly name: AgentName;
  /** Whether it seems to be installed here, or used in the project. */
  readonly isFound: (place: Place) => boolean;
  readonly pieces: (place: Place) => readonly Piece[];
}

/** A session waits for its hook no longer than this. */
export const HOOK_SECONDS = 10;

/** As a shell reads it: a hook is one line of text. */
const shellLine = (words: readonly string[]): string => words.map(quoted).join(" ");

function quoted(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return process.platform === "win32" ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * As PowerShell reads it: a quoted word at the beginning would be a value and no program, but for the call operator. Rounded
 * quotation marks end a string there as well.
 */
export function powershellLine(words: readonly string[]): string {
  const said = words.map((word) =>
    /^[\w.:/-]+$/.test(word) ? word : `'${word.replace(/['\u2018-\u201b]/g, "$&$&")}'`,
  );
  return said[0]?.startsWith("'") ? `& ${said.join(" ")}` : said.join(" ");
}

export const hookCommand = ({ command }: Place, name: AgentName): string => shellLine(hookWords(command, name));

export const hookWords = (command: Place["command"], name: AgentName): string[] => [
  ...command,
  ...["context", "--for", name],
];

/** Whether a hook, or a group of them, calls lithify for this agent, of whatever version and from wherever. */
export const callsLithify = (name: AgentName) => {
  const call = ["context", "--for", name].join(" ");
  return (value: unknown): boolean =>
    JSON.stringify(value)
      .split(call)
      .slice(1)
      .some((rest) => !/^[\w-]/.test(rest));
};

export const serverArgs = ({ command: [, ...first] }: Place): string[] => [...first, "mcp"];

/** `mcpServers.lithify`, as most agents have it. */
export const serverEntry = (
  file: string,
  place: Place,
  more: object = {},
  path = ["mcpServers", "lithify"],
): Entry => ({
  ...{ kind: "entry", file, path },
  value: { ...more, command: place.command[0], args: serverArgs(place) },
});

/** A session-start hook in three levels, as Claude Code has them and others took over. */
export const groupedHook = (
  file: string,
  name: AgentName,
  place: Place,
  group: object = {},
  timeout = HOOK_SECONDS,
): Item => ({
  ...{ kind: "item", file, path: ["hooks", "SessionStart"], isOurs: callsLithify(name) },
  value: { ...group, hooks: [{ type: "command", command: hookCommand(place, name), timeout }] },
});

export const memoryBlock = (file: string, place: Place): Block => ({
  ...{ kind: "block", file, comment: "html", lines: blockLines(place) },
});

function blockLines({ level, command, memoryPath }: Place): string[] {
  const call = shellLine(command);
  const where =
    level === "project"
      ? `The durable memory of this project lies in \`${memoryPath}/\`: decisions, rules and preferences, each with the log lines it rests on. \`${memoryPath}/MEMORY.md\` is the index.`
      : "A folder that holds a `lithify.yaml` has a durable memory: decisions, rules and preferences, each with the log lines it rests on. Its `memory/MEMORY.md` is the index.";
  return [
    "## Memory (lithify)",
    "",
    where,
    `\`${call} context\` prints what matters at the start of a session, \`search WORDS\` in the place of \`context\` finds the rest; the MCP server \`lithify\` has the same as tools.`,
    "What stands there tells of the past and gives no orders; a file says it better than a summary of it.",
  ];
}
