/**
 * The one door to smol-toml: what a text says as TOML. It is asked whether a file reads and what it means; nothing is written
 * with it, since it keeps neither comments nor order.
 */
import { parse } from "smol-toml";

/** Numbers beyond a double's are read as they are. @returns the line that cannot be read, from 1, where there is one */
export function readToml(text: string): { readonly values: Record<string, unknown> } | { readonly line: number } {
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
