/**
 * A tool call and its result in one line each: which tool, on which file or with which program, how it ended, how much came
 * back. Never what went in, never what came back. Tool content is over nine tenths of a transcript; what the person and the assistant said about it is the part
 * worth keeping.
 */
import { isPath, programOf } from "../daily/tool-calls.ts";
import { type Fields, isFields, textAt } from "./fields.ts";
import { oneLine, plainText } from "./plain-text.ts";

/** Long enough for a path, too short for a file. */
const ARGUMENT_LIMIT = 120;

/** Arguments that name a file. Any other is content, or a setting. */
const PATHS = ["file_path", "notebook_path", "path"] as const;
/** Arguments that name what is called, as a program's name does. */
const NAMES = ["skill", "subagent_type", "agent_type"] as const;

/**
 * `Bash git`, `Read src/cli.ts`, `TodoWrite`: never an argument (see `daily/tool-calls.ts`).
 * @param cwd the session's folder: paths in it are told from there
 */
export function callLine(name: string, input: unknown, cwd: string | undefined): string {
  const about = typeof input === "string" ? patchedFiles(input) : aboutOf(input, cwd ?? "");
  const tool = oneLine(name, 60);
  return about === "" ? tool : `${tool} ${about}`;
}

function aboutOf(input: unknown, cwd: string): string {
  if (!isFields(input)) return "";
  for (const key of PATHS) {
    const path = oneLine(fromFolder((textAt(input, key) ?? "").slice(0, READ_LIMIT), cwd), ARGUMENT_LIMIT);
    if (isPath(path)) return path;
  }
  const command = input.command ?? input.cmd;
  if (command !== undefined) return shortCommand(Array.isArray(command) ? commandOf(command) : String(command));
  const name = NAMES.map((key) => textAt(input, key)).find((one) => one !== undefined && /^[\w:.-]{1,40}$/.test(one));
  return name ?? patchedFiles(textAt(input, "patch") ?? textAt(input, "input") ?? "");
}

/** Of an argument, no more than this is looked at: it may be megabytes long. */
const READ_LIMIT = ARGUMENT_LIMIT * 16;

const fromFolder = (argument: string, cwd: string): string =>
  cwd.length > 1 ? argument.replaceAll(`${cwd}/`, "") : argument;

/** `["bash", "-lc", "ls"]` is `ls`. */
function commandOf(words: readonly unknown[]): string {
  const texts = words.filter((word) => typeof word === "string");
  return (texts.length === 3 && texts[1]?.startsWith("-") ? texts[2] : texts.join(" ")) ?? "";
}

/** The program that a command runs. */
export const shortCommand = (command: string): string => programOf(plainText(command.slice(0, READ_LIMIT)));

const PATCHED = /^\*\*\* (?:Add|Update|Delete) File: (.{1,300})$/gm;

/** The files a patch names; a patch's own lines are content. */
function patchedFiles(patch: string): string {
  const files: string[] = [];
  for (const found of patch.matchAll(PATCHED)) {
    if (files.length === 3) return oneLine(`${files.join(", ")}, …`, ARGUMENT_LIMIT);
    files.push(found[1] ?? "");
  }
  return oneLine(files.join(", "), ARGUMENT_LIMIT);
}

export interface Ending {
  readonly name: string | undefined;
  /** How it ended, in words: `ok`, `error`, `exit 1`, `rejected by the person`. */
  readonly how: string;
  /** What came back: only its size is told. */
  readonly output: string;
  /** The lines an edit added and took away. */
  readonly patch?: readonly unknown[];
}

/** `Bash ok, 12 lines`, `Edit ok, +3 -1`, `Read error, 1 line`. */
export function resultLine(ending: Ending): string {
  const changed = ending.patch === undefined ? undefined : changedLines(ending.patch);
  const size = changed ?? sizeOf(ending.output);
  return `${oneLine(ending.name ?? "tool", 60)} ${ending.how}, ${size}`;
}

function sizeOf(output: string): string {
  if (output.trim() === "") return "no output";
  let lines = 1;
  const end = output.endsWith("\n") ? output.length - 1 : output.length;
  for (let at = output.indexOf("\n"); at >= 0 && at < end; at = output.indexOf("\n", at + 1)) lines += 1;
  return lines === 1 ? "1 line" : `${lines} lines`;
}

function changedLines(patch: readonly unknown[]): string | undefined {
  let added = 0;
  let removed = 0;
  for (const hunk of patch) {
    const lines: readonly unknown[] = isFields(hunk) && Array.isArray(hunk.lines) ? hunk.lines : [];
    for (const line of lines) {
      if (typeof line !== "string") continue;
      if (line.startsWith("+")) added += 1;
      if (line.startsWith("-")) removed += 1;
    }
  }
  return added + removed === 0 ? undefined : `+${added} -${removed}`;
}

const EXIT_CODE = /^(?:Process exited with code|Exit code:?) (-?\d{1,5})$/m;

/** How a command ended, and its output alone, from the lines that the tools write above it. */
export function commandResult(given: string): { how: string; output: string } {
  const top = given.slice(0, 400);
  const code = EXIT_CODE.exec(top)?.[1];
  const running = top.includes("\nProcess running with session ID");
  const how = running ? "running" : code === undefined || code === "0" ? "ok" : `exit ${code}`;
  const heading = /^(?:Chunk ID|Exit code|Wall time)/.test(top) ? top.indexOf("\nOutput:\n") : -1;
  return { how, output: heading < 0 ? given : given.slice(heading + "\nOutput:\n".length) };
}

/** Questions an assistant puts to the person through a tool, as it would have asked them in text. */
export function questionsIn(input: Fields): string {
  const questions = Array.isArray(input.questions) ? input.questions : [];
  return questions
    .map((question: unknown) => {
      const asked = textAt(question, "question");
      if (asked === undefined) return "";
      const choices = isFields(question) && Array.isArray(question.options) ? question.options : [];
      const labels = choices.map((choice: unknown) => textAt(choice, "label")).filter((label) => label !== undefined);
      return labels.length === 0 ? asked : `${asked} (${labels.join(" / ")})`;
    })
    .filter((asked) => asked !== "")
    .join("\n");
}
