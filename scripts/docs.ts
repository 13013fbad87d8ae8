/**
 * Writes what is printed from the code: the tables of options and of marks in README.md, the JSON schema for editors, the
 * man page.
 * Usage: npm run docs
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { manPage, markTable, optionTable, schemaText } from "./printed.ts";

const root = join(import.meta.dirname, "..");
const readme = join(root, "README.md");
const printed = { options: optionTable(), marks: markTable() };
const text = Object.entries(printed).reduce(
  (all, [name, table]) =>
    all.replace(
      new RegExp(`(<!-- ${name}:begin -->\\n)[\\s\\S]*?(<!-- ${name}:end -->)`),
      (_, begin, end) => `${begin}${table}${end}`,
    ),
  readFileSync(readme, "utf8"),
);
writeFileSync(readme, text);
writeFileSync(join(root, "lithify.schema.json"), schemaText());
mkdirSync(join(root, "man"), { recursive: true });
writeFileSync(join(root, "man", "lithify.1"), manPage());
