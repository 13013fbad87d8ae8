/**
 * How lithify is called in agents' files, and how such a call is known again: as lithify itself would write it from any place
 * of its own and of Node's. Whatever else is there is a person's.
 */
import { win32 } from "node:path";
import { parsed } from "../document/fields.ts";
import type { AgentName } from "../recall/session-hook.ts";

/** Program and first arguments. */
export type Command = readonly [string, ...string[]];

/** In a project: for everybody who clones it. */
export const FROM_PROJECT = ["npx", "--no-install", "lithify"] as const;

/** As a shell reads it: a hook is one line of text. */
export const shellLine = (words: readonly string[]): string => words.map(quoted).join(" ");

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

export const hookWords = (command: Command, name: AgentName): string[] => [...command, ...hookTail(name)];
const hookTail = (name: string): string[] => ["context", "--for", name];

/** What a line holds that calls lithify for this agent, in whatever words. */
export const hookCall = (name: AgentName): string => hookTail(name).join(" ");

/** The words of such a line; of any other, some that are not those of an install. */
const wordsOf = (line: string): string[] =>
  (line.match(/'(?:[^']|'\\'')*'|"[^"]*"|[^\s'"]+/g) ?? []).map((word) =>
    /^['"]/.test(word) ? word.slice(1, -1).replaceAll("'\\''", "'") : word,
  );

/** The install of lithify that a value of JSON calls, first, in any of the forms that agents have. */
export const installIn = (value: unknown): Command | undefined => installOf(wordsIn(value));

function wordsIn(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const { bash, command = bash, args } = value as Readonly<Record<string, unknown>>;
  if (Array.isArray(command)) return command;
  if (typeof command === "string") return Array.isArray(args) ? [command, ...args] : wordsOf(command);
  return (
    Object.values(value)
      .map(wordsIn)
      .find((words) => words.length > 0) ?? []
  );
}

/** The same of what stands in lines of ours: words as a shell, or values as JSON, has them. */
export function installSaid(values: readonly string[]): Command | undefined {
  return installOf(values.flatMap((value) => parsed(value) ?? wordsOf(value)));
}

export function installOf(words: readonly unknown[]): Command | undefined {
  const tail = words.at(-1) === "mcp" ? 1 : words.at(-2) === "--for" ? 3 : 0;
  const command = words.slice(0, words.length - tail);
  return isInstall(command) ? command : undefined;
}

function isInstall(words: readonly unknown[]): words is Command {
  if (!words.every((word) => typeof word === "string")) return false;
  const [program = "", script = ""] = words;
  if (words.join("\n") === FROM_PROJECT.join("\n")) return true;
  return words.length === 2 && isPlace(program, /[\\/]node[^\\/]*$/i) && isPlace(script, /[\\/]dist[\\/]bin\.js$/);
}

const isPlace = (path: string, end: RegExp): boolean => win32.isAbsolute(path) && end.test(path);
