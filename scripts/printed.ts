/** What the documents print from the code: scripts/docs.ts writes it, a test compares it. */
import { LEXICONS } from "../src/text/lexicon/all.ts";
import { HEARD, HEARD_MARKS } from "../src/text/lexicon/heard.ts";
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
