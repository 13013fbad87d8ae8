/**
 * The agents that lithify knows, a file each. Where their files lie and what these say was read in November 2026 in the
 * agents' own documentation; no agent was run.
 */
import type { Agent } from "./agent.ts";
import { antigravity } from "./agents/antigravity.ts";
import { claudeCode } from "./agents/claude-code.ts";
import { codex } from "./agents/codex.ts";
import { copilot } from "./agents/copilot.ts";
import { cursor } from "./agents/cursor.ts";
import { gemini } from "./agents/gemini.ts";
import { openclaw } from "./agents/openclaw.ts";
import { opencode } from "./agents/opencode.ts";
import { windsurf } from "./agents/windsurf.ts";
import { zed } from "./agents/zed.ts";

export const AGENTS: readonly Agent[] = [
  ...[claudeCode, codex, opencode, cursor, copilot],
  ...[openclaw, gemini, antigravity, windsurf, zed],
];
