/**
 * Tells what a person wrote to OpenClaw or pi from what the gateway put around it.
 */
import { isEnvelope, withoutEnvelope, writtenLines } from "../../daily/gateway.ts";
import { withoutBlocks } from "../blocks.ts";

/** Context that may stand before the person's message, as a section of its own. */
const CONTEXT = [
  "## Recent session",
  "# Recent session",
  "## Memory",
  "# MEMORY.md",
  "## Relevant memories",
  "[Startup context",
] as const;

export const SUB_AGENT_OPENING = "[Subagent Context]";

/** The person's own words in a user message; empty when it is the gateway's alone. */
export function writtenWords(message: string): string {
  const lines = writtenLines(withoutBlocks(message, ["relevant-memories", "system-reminder"]).split(/\r?\n/));
  const first = lines.find((line) => line.trim() !== "");
  const words = CONTEXT.some((opening) => first?.startsWith(opening)) ? writtenLines(afterContext(lines)) : lines;
  return words.map(withoutEnvelope).join("\n").trim();
}

/** After a context, the message begins with its envelope; without one, all of it is context. */
function afterContext(lines: readonly string[]): readonly string[] {
  const envelope = lines.findLastIndex(isEnvelope);
  return envelope < 0 ? [] : lines.slice(envelope);
}
