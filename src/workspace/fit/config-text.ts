/**
 * A new `lithify.yaml`: every option commented out with its default and reason, but for what a proposal sets.
 */
import { type OptionRow, optionRows } from "../config.ts";
import type { Proposal } from "./found.ts";

export const SCHEMA_FILE = "lithify.schema.json";

export function configText(proposal: Proposal): string {
  const lines = [
    `# yaml-language-server: $schema=.lithify/${SCHEMA_FILE}`,
    "# lithify: every option with its default. Uncomment a line to change it.",
  ];
  const set = new Map(Object.entries(proposal));
  const open: string[] = [];
  for (const row of optionRows()) {
    const path = row.key.split(".");
    for (const [depth, name] of path.slice(0, -1).entries()) {
      if (open[depth] === name) continue;
      open.length = depth;
      open.push(name);
      lines.push(`# ${"  ".repeat(depth)}${name}:`);
    }
    open.length = Math.min(open.length, path.length - 1);
    const value = set.get(row.key);
    lines.push(
      value === undefined
        ? withReason(`# ${"  ".repeat(path.length - 1)}${path.at(-1)}: ${row.default}`, row)
        : withReason(settingLine(row.key, value), row),
    );
  }
  return `${lines.join("\n")}\n`;
}

/** The lines that a proposal is in `lithify.yaml`. */
export const settingLines = (proposal: Proposal): string[] =>
  Object.entries(proposal).map(([key, value]) => settingLine(key, value));

const settingLine = (key: string, value: string | readonly string[]): string =>
  `${key}: ${typeof value === "string" ? scalar(value) : `[${value.map(scalar).join(", ")}]`}`;

/** A value in JSON is the same value in YAML. */
const scalar = (value: string): string =>
  /^[a-z][\w/-]*$/i.test(value) && !NO_TEXT.includes(value.toLowerCase()) ? value : JSON.stringify(value);

const NO_TEXT = ["true", "false", "null"];

const withReason = (line: string, { about }: OptionRow): string =>
  about === "" ? line : `${line.padEnd(34)} # ${about}`;
