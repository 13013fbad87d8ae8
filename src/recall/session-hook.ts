/**
 * How an agent's hook at the start of a session gives and takes text: what stands on its standard input, and the form in which
 * it reads ours. Sources: the agents' own documentation of hooks, as of November 2026.
 */

export const AGENT_NAMES = [
  ...(["claude-code", "codex", "opencode", "cursor", "copilot"] as const),
  ...(["openclaw", "gemini", "antigravity", "windsurf", "zed"] as const),
] as const;
export type AgentName = (typeof AGENT_NAMES)[number];

/** More than this an agent puts in a file and shows the beginning of: 10,000 characters, 2,500 tokens. */
const MOST_CHARACTERS: Partial<Record<AgentName, number>> = { "claude-code": 9_500, codex: 8_000 };

/** @returns characters   @param budget what the caller wants at most */
export const budgetFor = (agent: AgentName, budget: number): number =>
  Math.min(budget, MOST_CHARACTERS[agent] ?? budget);

export interface Session {
  readonly cwd?: string;
  /** Of an agent that calls its hook before each request of a turn: it was told at the first. */
  readonly isToldAlready?: boolean;
}

/** The session's folder, from the JSON that a hook is given: by itself, or the first of several. Anything else is no session. */
export function sessionOf(stdin: string): Session {
  try {
    const given: unknown = JSON.parse(stdin);
    if (given === null || typeof given !== "object") return {};
    const { cwd, workspace_roots, workspacePaths, invocationNum } = given as Readonly<Record<string, unknown>>;
    const folder = [cwd, workspace_roots, workspacePaths].flat().find((one) => typeof one === "string" && one !== "");
    return {
      ...(typeof folder === "string" && { cwd: folder }),
      ...(typeof invocationNum === "number" && invocationNum > 0 && { isToldAlready: true }),
    };
  } catch {
    return {};
  }
}

/** The text in the form that the agent's hook takes. */
export function hooked(agent: AgentName, text: string, env: Readonly<Record<string, string | undefined>>): string {
  switch (agent) {
    case "claude-code":
      // Cursor may run Claude Code's hooks beside its own: told once is enough.
      return env.CURSOR_VERSION === undefined ? sessionStart(text) : "{}";
    case "codex":
    case "gemini":
      return sessionStart(text);
    case "antigravity":
      return JSON.stringify({ injectSteps: [{ ephemeralMessage: text }] });
    case "cursor":
      return JSON.stringify({ additional_context: text });
    case "copilot":
      return JSON.stringify({ additionalContext: text });
    default:
      return text.trimEnd();
  }
}

const sessionStart = (text: string): string =>
  JSON.stringify({ hookSpecificOutput: { hookEventName: "SessionStart", additionalContext: text } });
