/**
 * Tells what a person typed into Codex from what the tool wrote into the same message.
 */

import { withoutBlocks } from "../blocks.ts";

/** How messages begin that the tool writes in the person's name: context, instructions, states, the summary of a compaction. */
const WRITTEN_BY_THE_TOOL = [
  "<environment_context>",
  "<user_instructions>",
  "<INSTRUCTIONS>",
  "# AGENTS.md instructions",
  "<permissions instructions>",
  "<collaboration_mode>",
  "<personality_spec>",
  "<model_switch>",
  "<skill>",
  "<skills_instructions>",
  "<apps_instructions>",
  "<plugins_instructions>",
  "<turn_aborted>",
  "<subagent_notification>",
  "<user_shell_command>",
  "<user_action>",
  "<hook_prompt",
  "<image",
  "</image>",
  "Another language model started to solve this problem",
] as const;

/** How an editor's message begins: what is open or attached, and then, under a heading of its own, what the person asks. */
const EDITOR_CONTEXT = ["# Files mentioned by the user:", "# Context from my IDE setup:"] as const;
const REQUEST_HEADING = "## My request for Codex:";

/** The person's own words in a user message; empty when it is the tool's alone. */
export function typedWords(message: string): string {
  const text = withoutBlocks(message, ["system-reminder"]).trim();
  if (WRITTEN_BY_THE_TOOL.some((opening) => text.startsWith(opening))) return "";
  if (!EDITOR_CONTEXT.some((opening) => text.startsWith(opening))) return text;
  const heading = text.indexOf(`\n${REQUEST_HEADING}`);
  // A context without a request: nothing was typed.
  return heading < 0 ? "" : text.slice(heading + REQUEST_HEADING.length + 1).trim();
}
