/**
 * Tells what a person wrote to OpenClaw or pi from what the gateway put around it.
 */
import { withoutBlocks } from "../blocks.ts";

/** Messages that the gateway writes in the person's name; a line that begins so makes the whole message the gateway's. */
const WRITTEN_BY_THE_GATEWAY = [
  "A new session was started via /new or /reset",
  "Read HEARTBEAT.md if it exists",
  "Pre-compaction memory flush",
  "[Queued announce messages while agent was busy]",
  "[cron:",
] as const;

/** Context that may stand before the person's message, as a section of its own. */
const CONTEXT = [
  "## Recent session",
  "# Recent session",
  "## Memory",
  "# MEMORY.md",
  "## Relevant memories",
  "[Startup context",
] as const;

/** `[Mon 2026-02-23 22:43 GMT+1]`, `[Telegram Ann id:7 2026-01-05T10:00Z]`: when and whence a message came. */
const ENVELOPE = /^\[[^\][\n]{0,120}\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}[^\][\n]{0,40}\][ \t]?/;

const METADATA = "(untrusted metadata):";

export const SUB_AGENT_OPENING = "[Subagent Context]";

/** The person's own words in a user message; empty when it is the gateway's alone. */
export function writtenWords(message: string): string {
  const lines = withoutMetadata(withoutBlocks(message, ["relevant-memories", "system-reminder"]).split(/\r?\n/));
  if (lines.some((line) => WRITTEN_BY_THE_GATEWAY.some((opening) => withoutEnvelope(line).startsWith(opening))))
    return "";
  const first = lines.findIndex((line) => line.trim() !== "");
  const words =
    first >= 0 && CONTEXT.some((opening) => lines[first]?.startsWith(opening)) ? afterContext(lines) : lines;
  return words
    .filter((line) => !/^(?:System: \[|\[message_id: )/.test(line))
    .map(withoutEnvelope)
    .join("\n")
    .trim();
}

/** After a context, the message begins with its envelope; without one, all of it is context. */
function afterContext(lines: readonly string[]): readonly string[] {
  const envelope = lines.findLastIndex((line) => ENVELOPE.test(line));
  return envelope < 0 ? [] : lines.slice(envelope);
}

function withoutEnvelope(line: string): string {
  return line.replace(ENVELOPE, "");
}

/** Drops `Sender (untrusted metadata):` and the fenced JSON under it. */
function withoutMetadata(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (line.endsWith(METADATA) && lines[at + 1]?.startsWith("```")) {
      const close = lines.indexOf("```", at + 2);
      if (close > 0) {
        at = close;
        continue;
      }
    }
    kept.push(line);
  }
  return kept;
}
