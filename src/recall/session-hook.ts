/**
 * How an agent's hook at the start of a session gives and takes text: what stands on its standard input, and the form in which
 * it reads ours. Sources: the agents' own documentation of hooks, as of November 2026.
 */
import { type Fields, parsed } from "../document/fields.ts";

export const AGENT_NAMES = [
  ...(["claude-code", "codex", "opencode", "cursor", "copilot"] as const),
  ...(["openclaw", "gemini", "antigravity", "windsurf", "zed"] as const),
] as const;
export type AgentName = (typeof AGENT_NAMES)[number];

/** More than this an agent puts in a file and shows the beginning of. */
const MOST_CHARACTERS: Partial<Record<AgentName, number>> = { "claude-code": 9_500 };
/** 2,500 tokens, which Codex reckons as four bytes each: of Chinese a third of the characters. */
const MOST_BYTES: Partial<Record<AgentName, number>> = { codex: 9_800 };

/**
 * What is told within what the agent reads whole.
 * @param budget characters, what the caller wants at most   @param tell what is told within so many characters
 */
export async function toldWithin(
  agent: AgentName,
  budget: number,
  tell: (characters: number) => Promise<string>,
): Promise<string> {
  const bytes = MOST_BYTES[agent] ?? Number.POSITIVE_INFINITY;
  for (let room = Math.min(budget, MOST_CHARACTERS[agent] ?? budget, bytes); ; ) {
    const text = await tell(room);
    const size = Buffer.byteLength(text);
    if (size <= bytes) return text;
    room = Math.floor((room * bytes) / size);
  }
}

export interface Session {
  readonly cwd?: string;
  /** Of an agent that calls its hook before each request of a turn: it was told at the first. */
  readonly isToldAlready?: boolean;
}

/** The session's folder, from the JSON that a hook is given: by itself, or the first of several. Undefined for anything else, or half of it. */
export function sessionOf(stdin: string): Session | undefined {
  const given = parsed(stdin);
  if (given === null || typeof given !== "object") return undefined;
  const { cwd, workspace_roots, workspacePaths, invocationNum } = given as Fields;
  const folder = [cwd, workspace_roots, workspacePaths].flat().find((one) => typeof one === "string" && one !== "");
  return {
    ...(typeof folder === "string" && { cwd: folder }),
    ...(typeof invocationNum === "number" && invocationNum > 0 && { isToldAlready: true }),
  };
}

/** The text in the form that the agent's hook takes. */
export function hooked(agent: AgentName, text: string, env: Readonly<Record<string, string | undefined>>): string {
  // Cursor may run Claude Code's hooks beside its own: told once is enough.
  if (agent === "claude-code" && env.CURSOR_VERSION !== undefined) return "{}";
  const sessionStart = { hookSpecificOutput: { hookEventName: "SessionStart", additionalContext: text } };
  const forms: Partial<Record<AgentName, object>> = {
    ...{ "claude-code": sessionStart, codex: sessionStart, gemini: sessionStart },
    antigravity: { injectSteps: [{ ephemeralMessage: text }] },
    cursor: { additional_context: text },
    copilot: { additionalContext: text },
  };
  const form = forms[agent];
  return form === undefined ? text.trimEnd() : JSON.stringify(form);
}
