/**
 * The one door to smol-toml: what a text says as TOML. It is asked whether a file reads and what it means; nothing is written
 * with it, since it keeps neither comments nor order.
 */
import { parse } from "smol-toml";

/** Numbers beyond a double's are read as they are. @returns the line that cannot be read, from 1, where there is one */
export function readToml(text: string): { readonly values: Record<string, unknown> } | { readonly line: number } {
  try {
    return { values: parse(text.replace(/^\uFEFF/, ""), { integersAsBigInt: "asNeeded" }) };
  } catch (error) {
    // Thousands of brackets within each other exhaust the stack, and have no line.
    return { line: (error as { readonly line?: number }).line ?? 1 };
  }
}
