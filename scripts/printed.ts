/** What the documents print from the code. Before: config.ts. After: scripts/docs.ts writes it, a test compares it. */
import { configJsonSchema, optionRows } from "../src/workspace/config.ts";

/** The README's table of options. */
export function optionTable(): string {
  const rows = optionRows().map(
    ({ key, default: value, about }) =>
      `| \`${key}\` | \`${value.replaceAll("|", "\\|")}\` | ${about.replaceAll("|", "\\|")} |`,
  );
  return ["", "| key | default | what it is for |", "| --- | --- | --- |", ...rows, "", ""].join("\n");
}

/** `lithify.schema.json`. */
export const schemaText = (): string => `${JSON.stringify(configJsonSchema(), null, 2)}\n`;
