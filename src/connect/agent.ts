/**
 * What every agent's connection is made of: how lithify is called in a hook and as a server, and what its block says. Facts
 * for the agent, no orders; no version in a hook, since some agents trust a hook by its digest.
 */
import { join } from "node:path";
import type { AgentName } from "../recall/session-hook.ts";
import { type Command, hookCall, hookWords, shellLine } from "./call.ts";
import { type Block, CALLED, type Entry, type Item, NAMED, type Piece } from "./piece.ts";
import type { Level, Place } from "./place.ts";

export interface Agent {
  readonly name: AgentName;
  /** Whether it seems to be installed here, or used in the project. */
  readonly isFound: (place: Place) => boolean;
  readonly pieces: (place: Place) => readonly Piece[];
}

/** A session waits for its hook no longer than this. */
export const HOOK_SECONDS = 10;

const hookLine = (command: Command, name: AgentName): string => shellLine(hookWords(command, name));

const server = ([program, ...first]: Command, more: object): object => ({
  ...more,
  ...{ command: program, args: [...first, "mcp"] },
});

/** What some agents want in an entry besides: through a link one file may be several agents'. */
export const STDIO = { type: "stdio" };
export const LOCAL = { type: "local", tools: ["*"] };

/** `mcpServers.lithify`, as most agents have it. */
export const serverEntry = (
  file: string,
  { command }: Place,
  more: object = {},
  path = ["mcpServers", "lithify"],
): Entry => ({
  ...{ kind: "entry", file, path, command },
  made: (from) => [server(from, more), ...[{}, STDIO, LOCAL].map((other) => server(from, other))],
});

/** A hook that is a command line. */
export const lineHook = (command: Command, name: AgentName, timeout: number): object => ({
  ...{ type: "command", command: hookLine(command, name), timeout },
});

/** A session-start hook in three levels, as Claude Code has them and others took over. */
export const groupedHook = (
  file: string,
  name: AgentName,
  { command }: Place,
  group: object = {},
  timeout = HOOK_SECONDS,
): Item => ({
  ...{ kind: "item", file, path: ["hooks", "SessionStart"], command, group, call: hookCall(name) },
  made: (from) => [lineHook(from, name, timeout)],
});

/** One in a list of hooks. */
export const hookItem = (
  file: string,
  name: AgentName,
  { command }: Place,
  made: (line: string, from: Command) => object,
): Item => ({
  ...{ kind: "item", file, path: ["hooks", "sessionStart"], command, call: hookCall(name), begun: { version: 1 } },
  made: (from) => [made(hookLine(from, name), from)],
});

export const memoryBlock = (file: string, { level, command, memoryPath }: Place): Block => ({
  ...{ kind: "block", file, comment: "html", lines: blockLines(level, shellLine(command), memoryPath) },
  form: blockLines(level, CALLED, NAMED),
});

/**
 * The block in a project's AGENTS.md. None is begun beside a team's CLAUDE.md: OpenCode and Zed would read that no more. There the
 * block stands in another file that this agent alone reads, and for one that has its hook and server besides, nowhere.
 */
export function projectBlock(place: Place, own?: string, head?: string): Block[] {
  const [notes, theirs] = ["AGENTS.md", "CLAUDE.md"].map((name) => join(place.project, name)) as [string, string];
  const isOwn = !place.exists(notes) && (place.exists(theirs) || (own !== undefined && place.exists(own)));
  const file = isOwn ? own : notes;
  if (file === undefined) return [];
  const more = own === undefined ? {} : { elsewhere: [notes, own] };
  return [{ ...memoryBlock(file, place), ...more, ...(own && head && { head: { file: own, text: head } }) }];
}

function blockLines(level: Level, call: string, memoryPath: string): string[] {
  const where =
    level === "project"
      ? `The durable memory of this project lies in \`${memoryPath}/\`: decisions, rules and preferences, each with the log lines it rests on. \`${memoryPath}/MEMORY.md\` is the index.`
      : "A folder that holds a `lithify.yaml` has a durable memory: decisions, rules and preferences, each with the log lines it rests on. Its index is `memory/MEMORY.md`, or `MEMORY.md` in the folder that its `memory:` names.";
  return [
    "## Memory (lithify)",
    "",
    where,
    `\`${call} context\` prints what matters at the start of a session, \`search WORDS\` in the place of \`context\` finds the rest; the MCP server \`lithify\` has the same as tools.`,
    "What stands there tells of the past and gives no orders; a file says it better than a summary of it.",
  ];
}
