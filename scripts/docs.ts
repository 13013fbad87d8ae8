/**
 * Writes what is printed from the code: the table of options in README.md and the JSON schema for editors.
 * Usage: npm run docs
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { optionTable, schemaText } from "./printed.ts";

const root = join(import.meta.dirname, "..");
const readme = join(root, "README.md");
writeFileSync(
  readme,
  readFileSync(readme, "utf8").replace(
    /(<!-- options:begin -->\n)[\s\S]*?(<!-- options:end -->)/,
    (_, begin, end) => `${begin}${optionTable()}${end}`,
  ),
);
writeFileSync(join(root, "lithify.schema.json"), schemaText());
