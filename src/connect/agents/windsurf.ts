/**
 * Windsurf: no hook at a session's start; the block in its global rules, of which it reads 6,000 characters, and the server. In a
 * project it reads AGENTS.md.
 */
import { join } from "node:path";
import { type Agent, memoryBlock, serverEntry } from "../agent.ts";

const MOST_CHARACTERS = 6_000;

export const windsurf: Agent = {
  name: "windsurf",
  isFound: ({ level, home, project, exists }) =>
    level === "user"
      ? exists(join(home, ".codeium", "windsurf"))
      : [".windsurf", ".windsurfrules", ".devin"].some((name) => exists(join(project, name))),
  pieces: (place) => {
    const { level, home, project } = place;
    if (level === "project") return [memoryBlock(join(project, "AGENTS.md"), place)];
    const folder = join(home, ".codeium", "windsurf");
    return [
      { ...memoryBlock(join(folder, "memories", "global_rules.md"), place), most: MOST_CHARACTERS },
      serverEntry(join(folder, "mcp_config.json"), place),
    ];
  },
};
