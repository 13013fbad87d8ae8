/**
 * Writes what is printed from the code: the table of options in README.md, the JSON schema for editors, the man page.
 * Usage: npm run docs
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { manPage, optionTable, schemaText } from "./printed.ts";

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
mkdirSync(join(root, "man"), { recursive: true });
writeFileSync(join(root, "man", "lithify.1"), manPage());
