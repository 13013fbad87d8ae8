/**
 * What `lithify --help` says: each option and each command in a line of its own, as the parser would lay it out, without
 * loading the parser.
 */
import { COMMANDS, type CommandRow, DESCRIPTION, HELP, OPTIONS, PROVIDERS, type Told } from "./commands.ts";

/** Where the terminal does not say. */
const USUAL_WIDTH = 80;
/** Narrower columns are not wrapped: the terminal does it better. */
const LEAST_WRAPPED = 40;
/** Before an item, and between its two columns. */
const INDENT = "  ";

/** `extract [options] [file]` */
export const shownAs = ({ name, args = [], options = [] }: CommandRow): string =>
  [name, ...(options.length > 0 ? ["[options]"] : []), ...args].join(" ");

/** @param width of the terminal in characters   @returns what the parser would print, which the tests compare */
export function helpText(width = USUAL_WIDTH): string {
  const options = Object.values<Told>({
    ...OPTIONS,
    provider: [
      OPTIONS.provider[0],
      `${OPTIONS.provider[1]} (choices: ${PROVIDERS.map((name) => `"${name}"`).join(", ")})`,
    ],
  });
  const commands: Told[] = [...COMMANDS.map((one): Told => [shownAs(one), one.about]), HELP];
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
