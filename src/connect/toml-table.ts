/**
 * What a file of TOML says before and after a block was put in or taken out: it must read, say the block's own table, and all
 * else as it did. The edit itself is made of lines, and knows nothing of TOML.
 */

import { isDeepStrictEqual } from "node:util";
import { parse } from "smol-toml";
import type { Fault, TomlTable } from "./piece.ts";

type Values = Readonly<Record<string, unknown>>;

/** Why a file with the block in it is left alone, whatever would be done to it. */
export function faultWith(text: string, table: TomlTable): Fault | undefined {
  const read = readToml(text);
  if ("line" in read) return unread(read.line);
  return isTable(tableIn(read.values, table)) ? undefined : { fault: "what stands between its markers is not read" };
}

/** Why a change that puts the block in, or renews it, is not made. */
export function faultOfPutting(before: string, after: string, table: TomlTable): Fault | undefined {
  const was = readToml(before);
  if ("line" in was) return unread(was.line);
  const now = readToml(after);
  const said = "line" in now ? undefined : tableIn(now.values, table);
  if ("line" in now || !isTable(said)) {
    const [parent, name] = table.path;
    const way = "rename it or take it out for lithify's own";
    return { fault: `it has ${parent}.${name}, or ${parent} as one value, already: ${way}` };
  }
  const saysOurs = Object.entries(table.values).every(([key, value]) => isDeepStrictEqual(said[key], value));
  return saysOurs ? otherwise(was.values, now.values, table) : { fault: "what stands between its markers is not read" };
}

/** Why a change that takes the block out is not made. */
export function faultOfTaking(before: string, after: string, table: TomlTable): Fault | undefined {
  const now = readToml(after);
  if ("line" in now) return faultWith(before, table) ?? unread(now.line);
  const was = readToml(before);
  return "line" in was ? unread(was.line) : (faultWith(before, table) ?? otherwise(was.values, now.values, table));
}

/** What its table says; undefined where there is none that reads. */
export function valuesIn(text: string, table: TomlTable): Values | undefined {
  const read = readToml(text);
  const said = "line" in read ? undefined : tableIn(read.values, table);
  return isTable(said) ? said : undefined;
}

const unread = (line: number): Fault => ({ fault: `line ${line} cannot be read as TOML` });

const otherwise = (was: Values, now: Values, table: TomlTable): Fault | undefined =>
  isDeepStrictEqual(besides(was, table), besides(now, table))
    ? undefined
    : { fault: "lines beside the block would mean something else: take them out of its table by hand" };

const isTable = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

function tableIn(values: Values, { path: [parent, name] }: TomlTable): unknown {
  const around = values[parent];
  return isTable(around) ? around[name] : undefined;
}

/** An empty parent says as much as none. */
function besides(values: Values, { path: [parent, name] }: TomlTable): Values {
  const { [parent]: around, ...rest } = values;
  if (!isTable(around)) return { ...values };
  const { [name]: _, ...others } = around;
  return Object.keys(others).length === 0 ? rest : { ...rest, [parent]: others };
}

/** The one door to smol-toml. Numbers beyond a double's are read as they are. @returns the line that cannot be read, from 1, where there is one */
function readToml(text: string): { readonly values: Record<string, unknown> } | { readonly line: number } {
  try {
    const values = parse(text.replace(/^\uFEFF/, ""), { integersAsBigInt: "asNeeded" });
    // What compares them goes as deep as they do.
    return isWithin(values, DEEPEST) ? { values } : { line: 1 };
  } catch (error) {
    // Thousands of brackets within each other exhaust the stack, and have no line.
    return { line: (error as { readonly line?: number }).line ?? 1 };
  }
}

const DEEPEST = 500;
const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== "object" || (levels > 0 && Object.values(value ?? {}).every((one) => isWithin(one, levels - 1)));
