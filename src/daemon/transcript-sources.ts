/**
 * Where the daemon looks for agents' sessions: the folders of the tools named in `transcripts:`, for sessions of this
 * workspace, and the folders that it names itself.
 */
import { homedir } from "node:os";
import { join } from "node:path";
import type { Tool } from "../transcript/transcript.ts";
import type { Config } from "../workspace/config.ts";
import { placeOf, type Workspace } from "../workspace/workspace.ts";
import type { TranscriptSource } from "./transcripts.ts";

type Named = Config["transcripts"][number];

/** For a tool that is named without more (config.ts gives folders the same). */
const QUIET_MINUTES = 30;
const NEW_CHARACTERS = 20_000;

/** @param without those that wait for the user's word   @throws {UsageError} OUTSIDE_WORKSPACE for a folder elsewhere that the user's own configuration does not name */
export const transcriptSources = (
  workspace: Workspace,
  env: NodeJS.ProcessEnv,
  without: readonly Named[],
): TranscriptSource[] =>
  workspace.config.transcripts
    .filter((named) => !without.includes(named))
    .flatMap((named) =>
      typeof named === "string" ? ofTool(named, workspace.root, env) : [ofFolder(named, workspace)],
    );

/** A tool's own folders hold the sessions of all workspaces of this machine: only those of this one count. */
const ofTool = (tool: Tool, root: string, env: NodeJS.ProcessEnv): TranscriptSource[] =>
  sessionFoldersOf(tool, env).map((folder) => ({
    ...{ folder, format: tool, cwd: root },
    ...{ quietMs: QUIET_MINUTES * 60_000, newCharacters: NEW_CHARACTERS },
  }));

/** Where a tool keeps the sessions of this machine; they need not be there. */
export function sessionFoldersOf(tool: Tool, env: NodeJS.ProcessEnv): string[] {
  const home = env.HOME || homedir();
  if (tool === "claude-code") return [join(env.CLAUDE_CONFIG_DIR || join(home, ".claude"), "projects")];
  if (tool === "codex") return [join(env.CODEX_HOME || join(home, ".codex"), "sessions")];
  // pi writes the same files, in a folder of its own.
  return [join(home, ".openclaw", "agents"), join(home, ".pi", "agent", "sessions")];
}

/** A folder that somebody named is meant as it is: its sessions may have been copied from another machine. */
const ofFolder = (named: Exclude<Named, string>, workspace: Workspace): TranscriptSource => ({
  folder: placeOf(workspace, named.path, "transcripts"),
  ...(named.format !== undefined && { format: named.format }),
  ...{ quietMs: named.quietMinutes * 60_000, newCharacters: named.newCharacters },
});
