/**
 * The claims of docs/seeds.md, with what shows each. A row's column "test" names files below `test/` in backticks, `room/file` or
 * `room/*`, and behind a colon words of a test's name: `` `daily/redact`: hides a key ``. Its column "held in" names files of `src/`
 * and `prompts/`. Each row must name a test, and all that it names must exist.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Shown {
  /** From the root. */
  readonly file: string;
  /** Words of a test's name; undefined where the whole file shows it. */
  readonly test?: string;
}

export interface Claim {
  /** Line of docs/seeds.md, from 1. */
  readonly line: number;
  readonly claim: string;
  readonly shown: readonly Shown[];
  /** What is wrong with the row itself. */
  readonly faults: readonly string[];
}

export const ROOT = join(import.meta.dirname, "..");

export function seedClaims(text = readFileSync(join(ROOT, "docs", "seeds.md"), "utf8")): Claim[] {
  const claims: Claim[] = [];
  let columns: string[] = [];
  for (const [i, line] of text.split("\n").entries()) {
    const cells = cellsOf(line);
    if (cells.length === 0) columns = [];
    else if (columns.length === 0) columns = cells;
    else if (!/^-+$/.test(cells[0]!)) {
      const cell = (name: string): string => cells[columns.indexOf(name)] ?? "";
      const shown = shownIn(cell("test"));
      const faults = [...faultsOf(shown), ...missingPlaces(cell("held in"))];
      claims.push({ line: i + 1, claim: cells[0]!, shown: shown.flatMap(({ found }) => found), faults });
    }
  }
  return claims;
}

/** `\|` is no border. */
const cellsOf = (line: string): string[] =>
  line.startsWith("|")
    ? line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim())
    : [];

interface Named {
  readonly name: string;
  readonly test: string | undefined;
  readonly found: readonly Shown[];
}

function shownIn(cell: string): Named[] {
  return [...cell.matchAll(/`([\w./*-]+)`(?::\s*([^`;(]+))?/g)].map(([, name = "", words]) => {
    const test = words?.replace(/[,\s]+$/, "").trim();
    const files = globSync(`test/${name}.test.ts`, { cwd: ROOT }).sort();
    return { name, test, found: files.map((file) => ({ file, ...(test !== undefined && { test }) })) };
  });
}

function faultsOf(named: readonly Named[]): string[] {
  if (named.length === 0) return ["names no test"];
  return named.flatMap(({ name, test, found }) => {
    if (found.length === 0) return [`test/${name}.test.ts is none`];
    const said = test === undefined || found.some(({ file }) => readFileSync(join(ROOT, file), "utf8").includes(test));
    return said ? [] : [`test/${name}.test.ts has no test "${test}"`];
  });
}

/** Paths that a row says it is held in. */
function missingPlaces(cell: string): string[] {
  const paths = [...cell.matchAll(/`([\w./*{},-]+\.(?:ts|md)|prompts\/[\w/]+\/?)`/g)].map(([, path = ""]) => path);
  return paths
    .filter((path) => globSync([path, `src/${path}`], { cwd: ROOT }).length === 0)
    .map((path) => `${path} is no file`);
}
