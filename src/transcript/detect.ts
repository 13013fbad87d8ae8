/**
 * Tells from a file's rows which tool wrote it; no name, path or extension is asked.
 */
import { claudeCodeReader, isClaudeCode } from "./claude/claude-code.ts";
import { codexReader, isCodex } from "./codex/codex.ts";
import type { Fields } from "./fields.ts";
import { isOpenclaw, openclawReader } from "./openclaw/openclaw.ts";
import type { ReaderFor, Tool } from "./transcript.ts";

/** A row decides alone or not at all: what a first row leaves open (an unknown type, half a line), a later one settles. */
export function toolOf(row: Fields): Tool | undefined {
  if (isCodex(row)) return "codex";
  if (isClaudeCode(row)) return "claude-code";
  if (isOpenclaw(row)) return "openclaw";
  return undefined;
}

/** The first row that decides. */
export function detectTool(rows: Iterable<Fields>): Tool | undefined {
  for (const row of rows) {
    const tool = toolOf(row);
    if (tool !== undefined) return tool;
  }
  return undefined;
}

export const READERS: Readonly<Record<Tool, ReaderFor>> = {
  "claude-code": claudeCodeReader,
  codex: codexReader,
  openclaw: openclawReader,
};
