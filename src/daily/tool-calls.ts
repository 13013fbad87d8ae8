/**
 * Keeps what a tool was given out of logs and requests: of a call the tool's name stays, and the file or the program it was
 * about. Arguments are content (a query with an account in it, a message, a patch), and nobody said them.
 */

/** `FOO=bar`, `cd x &&`, `sudo -u y`, `timeout 20`: what stands before the program that a command is about. */
const AHEAD =
  /^(?:cd\s+(?:"[^"]*"|'[^']*'|\S+)\s*(?:&&|;)\s*|[A-Za-z_]\w*=(?:"[^"$`]*"|'[^']*'|[^\s"'$`(]*)\s+|(?:sudo(?:\s+-u\s+\S+|\s+-\w+)*|env|time|nice|nohup|exec|command|builtin|npx|bunx|uvx|timeout\s+\S+)\s+)/;
const MOST_AHEAD = 8;
const PROGRAM = /^[\w.+-]{1,40}$/;

/** `git` of `cd app && GIT_DIR=x git commit -m "…"`; empty where no plain name stands there. */
export function programOf(command: string): string {
  let rest = command.slice(0, 2_000).trimStart();
  for (let n = 0; n < MOST_AHEAD; n++) {
    const ahead = AHEAD.exec(rest)?.[0].length ?? 0;
    if (ahead === 0) break;
    rest = rest.slice(ahead).trimStart();
  }
  const word = /^[^\s;|&()<>"'`$]+/.exec(rest)?.[0] ?? "";
  const name = word.slice(word.lastIndexOf("/") + 1);
  return PROGRAM.test(name) ? name : "";
}

/** A file's path as tools are given it, with its line: no address, no option, no sentence. */
export const isPath = (text: string): boolean =>
  text.length <= 300 &&
  /^(?:[A-Za-z]:)?[\w@.+~()[\]\\/-]+(?::\d+(?:-\d+)?)?…?$/.test(text) &&
  (/[\\/]/.test(text) || /^[\w.-]+\.[A-Za-z]\w{0,9}(?::|$)/.test(text)) &&
  !text.startsWith("-");

const SHELL = /^(?:bash|sh|zsh|shell|shell_command|local_shell|exec|exec_command|run_command|terminal|powershell|!)$/i;
/** `Bash ok, 12 lines`: how a call ended, as the readers of sessions tell it. */
const ENDED =
  /^\S{1,60} (?:ok|error|running|rejected by the person|exit -?\d{1,5}), (?:no output|\d+ lines?|[+-]\d[\d +-]*)$/;

/** `Bash git`, `Read src/cli.ts`, `WebSearch`. */
export function shownOfCall(call: string): string {
  if (ENDED.test(call)) return call;
  const name = /^[\w.:!-]{1,60}/.exec(call)?.[0] ?? "";
  const given = call.slice(name.length).replace(/^\s+/, "");
  const about = SHELL.test(name) ? programOf(given) : pathsIn(given);
  return about === "" ? name : `${name} ${about}`;
}

/** The paths alone, where nothing else was given. */
function pathsIn(given: string): string {
  const paths = given.split(", ");
  return paths.every((path) => isPath(path) || path === "…") && given.length <= 300 ? given : "";
}

const RENDERED = /^(\[ToolCall\]|\[m\d{5,}\]\[tool-call\]) ?(.*)$/;
/** A captured log's evidence, as versions before this wrote it. */
const CAPTURED = /^(- \*\*Tool\*\*(?:, \d{1,2}:\d{2}(?::\d{2})?)?: )(.*)$/;
const LABEL = /^\[(?:User|Assistant|System|ToolCall|ToolResult|SubAgent|m\d{5,})\]/;
const TALK = /^\[(?:User|Assistant)\]|^\[m\d{5,}\]\[(?:user|assistant)\]/;
const BLOCK = /^\s*$|^\s{0,3}(?:#{1,6}\s|[-*+]\s|\d{1,3}[.)]\s)/;

/**
 * The same lines without what tools were given, also where it runs over several: in a conversation up to the next message, in
 * other text to the end of the paragraph. As many come back.
 */
export function withoutToolArguments(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => RENDERED.test(line) || CAPTURED.test(line))) return lines;
  const isConversation = lines.some((line) => TALK.test(line));
  let given = false;
  return lines.map((line) => {
    const [, label, call] = RENDERED.exec(line) ?? CAPTURED.exec(line) ?? [];
    given =
      label === undefined ? given && !LABEL.test(line) && (isConversation || !BLOCK.test(line)) : label.startsWith("[");
    if (label === undefined) return given ? "" : line;
    return `${label}${label.startsWith("[") && call !== "" ? " " : ""}${shownOfCall(call!)}`;
  });
}
