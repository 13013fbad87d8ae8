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

/** What stands in nearly every row of a format. */
const FORMATS: Readonly<Record<Tool, readonly [name: string, keys: readonly string[]]>> = {
  "claude-code": ["Claude Code", ["type", "uuid", "sessionId", "message"]],
  codex: ["Codex", ["timestamp", "type", "payload"]],
  openclaw: ["OpenClaw", ["type", "id", "timestamp", "message"]],
};

/** For people: which format the rows of a file come nearest to, and what they lack of it. */
export function nearestTool(rows: readonly Fields[]): string {
  const all = Object.values(FORMATS).map(([name, keys]) => {
    const lacking = keys.filter((key) => !rows.some((row) => Object.hasOwn(row, key)));
    return { name, keys, lacking, share: 1 - lacking.length / keys.length };
  });
  const [best] = all.sort((a, b) => b.share - a.share);
  return best === undefined || best.share === 0
    ? `its rows are of none of the three: ${all.map(({ name, keys }) => `${name} has ${keys.join(", ")}`).join("; ")}`
    : `${best.name} comes nearest: its rows have ${best.keys.join(", ")}${best.lacking.length > 0 ? `, and here ${best.lacking.join(", ")} is missing` : ", and none of these decides"}`;
}
