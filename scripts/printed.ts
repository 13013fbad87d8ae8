/** What the documents print from the code: scripts/docs.ts writes it, a test compares it. */
import { COMMANDS, DESCRIPTION, OPTIONS } from "../src/cli/commands.ts";
import { shownAs } from "../src/cli/help.ts";
import { LEXICONS } from "../src/text/lexicon/all.ts";
import { HEARD } from "../src/text/lexicon/heard.ts";
import { HEARD_MARKS } from "../src/text/lexicon/lexicon.ts";
import { configJsonSchema, optionRows } from "../src/workspace/config.ts";

/** The README's table of options. */
export function optionTable(): string {
  const rows = optionRows().map(
    ({ key, default: value, about }) =>
      `| \`${key}\` | \`${value.replaceAll("|", "\\|")}\` | ${about.replaceAll("|", "\\|")} |`,
  );
  return ["", "| key | default | what it is for |", "| --- | --- | --- |", ...rows, "", ""].join("\n");
}

/** The README's table of marks, a language a row. */
export function markTable(): string {
  const rows = LEXICONS.map(({ language, name }) => {
    const cells = HEARD_MARKS.map((mark) => HEARD[language][mark].replace(/@/g, "").replace(/\s+/g, " ").trim());
    return `| ${name} | ${cells.join(" | ")} |`;
  });
  const head = `| | ${HEARD_MARKS.join(" | ")} |`;
  return ["", head, `| --- |${" --- |".repeat(HEARD_MARKS.length)}`, ...rows, "", ""].join("\n");
}

/** `lithify.schema.json`. */
export const schemaText = (): string => `${JSON.stringify(configJsonSchema(), null, 2)}\n`;

/** `man/lithify.1`, in roff. */
export function manPage(): string {
  const plain = (text: string): string =>
    text.replaceAll("\\", "\\e").replaceAll("-", "\\-").replace(/^[.']/gm, "\\&$&");
  const item = (flags: string, about: string): string[] => [".TP", `.B ${plain(flags)}`, plain(about)];
  return [
    '.TH LITHIFY 1 "" lithify "User Commands"',
    ".SH NAME",
    `lithify \\- ${plain(DESCRIPTION.charAt(0).toLowerCase() + DESCRIPTION.slice(1).replace(/\.$/, ""))}`,
    ".SH SYNOPSIS",
    ".B lithify",
    "[options] [command]",
    ".SH OPTIONS",
    ...Object.values(OPTIONS).flatMap(([flags, about]) => item(flags, about)),
    ".SH COMMANDS",
    ...COMMANDS.flatMap((row) => [
      `.SS ${plain(shownAs(row))}`,
      plain(row.about),
      ...(row.options ?? []).filter(({ hidden }) => !hidden).flatMap(({ flags, about }) => item(flags, about)),
    ]),
    ".SH EXIT STATUS",
    ...item("0", "done, also when nothing was due or nothing was worth keeping"),
    ...item("1", "at least one week failed, or a check found an error"),
    ...item("2", "wrong usage or configuration"),
    ...item("3", "another lithify holds this workspace"),
    ...item("4", "stopped by the budget"),
    ...item("130", "interrupted"),
    "",
  ].join("\n");
}
