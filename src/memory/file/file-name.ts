/**
 * The parts of a memory's file name, `<type>_<slug>.md`.
 */
import type { MemoryType } from "../memory.ts";

export const fileName = (type: MemoryType, slug: string): string => `${type}_${slug}.md`;

/** The two parts of a file name, or undefined when it is none of ours. */
export function readFileName(file: string): { type: string; slug: string } | undefined {
  const match = /^([a-z]+)_([a-z0-9][a-z0-9-]{0,59})\.md$/.exec(file);
  return match ? { type: match[1]!, slug: match[2]! } : undefined;
}
