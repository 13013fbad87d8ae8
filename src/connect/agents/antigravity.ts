/**
 * Antigravity: hooks under names of their own, without the wrapper that others have; the server; the block in the GEMINI.md
 * that it shares with Gemini CLI. In a project it reads AGENTS.md and GEMINI.md. What a hook says reaches the model from PreInvocation, which
 * is called before each request to it; of SessionStart nobody saw it read (1.2.7: automatis-tools/agents-can-communicate).
 */
import { join } from "node:path";
import { type Agent, HOOK_SECONDS, lineHook, memoryBlock, projectBlock, serverEntry } from "../agent.ts";

export const antigravity: Agent = {
  name: "antigravity",
  isFound: ({ level, home, project, exists }) =>
    level === "user"
      ? ["config", "antigravity", "antigravity-cli"].some((name) => exists(join(home, ".gemini", name)))
      : exists(join(project, ".agents")),
  pieces: (place) => {
    const { level, home, project } = place;
    if (level === "project") return projectBlock(place, join(project, "GEMINI.md"));
    const folder = join(home, ".gemini", "config");
    return [
      memoryBlock(join(home, ".gemini", "GEMINI.md"), place),
      {
        ...{ kind: "entry", file: join(folder, "hooks.json"), path: ["lithify"], command: place.command },
        made: (from) => [{ enabled: true, PreInvocation: [lineHook(from, "antigravity", HOOK_SECONDS)] }],
      },
      serverEntry(join(folder, "mcp_config.json"), place),
    ];
  },
};
