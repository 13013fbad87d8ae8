/**
 * Reads the weeks of bench/weeks: who wrote which, which half they belong to, and what an annotator found in them.
 * README.md there holds the table of sources; gold/WEEK.json has the form that its section "Gold" describes.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const WEEKS = join(import.meta.dirname, "..", "weeks");

/** `dev`: may be looked at while a rule is made. `held`: only ever measured. */
export type Half = "dev" | "held";

export interface Source {
  readonly name: string;
  readonly language: string;
  readonly half: Half;
}

export interface Gold {
  readonly source: string;
  readonly week: string;
  readonly memories: readonly {
    readonly type: string;
    readonly name: string;
    readonly description: string;
    readonly body: string;
    readonly importance: number;
    readonly lines: readonly string[];
  }[];
  readonly facts: readonly {
    readonly kind: string;
    readonly text: string;
    readonly lines: readonly string[];
    readonly keys: readonly string[];
  }[];
}

/** The rows `| name | language | habit | weeks | dev or held |` of the README beside the weeks. */
export function sources(): Source[] {
  const rows = readFileSync(join(WEEKS, "README.md"), "utf8").matchAll(
    /^\| ([\w-]+) \| ([^|]+) \| [^|]+ \| [^|]+ \| (dev|held) \|$/gm,
  );
  return [...rows].map(([, name = "", language = "", half]) => ({ name, language, half: half as Half }));
}

export function goldOf(source: string): Gold[] {
  const folder = join(WEEKS, source, "gold");
  return readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Gold);
}

/** What is wrong with an annotation, in sentences. @param lineOf the text of `FILE:LINE` where that is a line of the week */
export function faultsOf(gold: Gold, lineOf: (id: string) => string | undefined): string[] {
  const faults: string[] = [];
  const missing = (lines: readonly string[]): string[] => lines.filter((id) => !lineOf(id)?.trim());
  for (const memory of gold.memories) {
    const { name, type, importance, lines } = memory;
    if (!["user", "feedback", "project", "reference"].includes(type)) faults.push(`type ${type}: ${name}`);
    if (!memory.description || !memory.body || name.split(" ").length > 8) faults.push(`name or text: ${name}`);
    if (!(importance >= 1 && importance <= 10)) faults.push(`importance ${importance}: ${name}`);
    if (lines.length < 1 || lines.length > 6) faults.push(`${lines.length} lines: ${name}`);
    faults.push(...missing(lines).map((id) => `no line ${id}: ${name}`));
  }
  for (const { kind, text, lines, keys } of gold.facts) {
    if (!["decision", "outcome", "blocker", "context"].includes(kind)) faults.push(`kind ${kind}: ${text}`);
    if (keys.length < 1 || keys.length > 3) faults.push(`${keys.length} keys: ${text}`);
    faults.push(...missing(lines).map((id) => `no line ${id}: ${text}`));
    const absent = keys.filter((key) => !lines.some((id) => lineOf(id)?.includes(key)));
    faults.push(...absent.map((key) => `key ${key} in no line: ${text}`));
  }
  return faults;
}
