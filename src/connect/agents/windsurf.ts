/**
 * Windsurf: no hook at a session's start; the block in its global rules, of which it reads 6,000 characters, and the server. In a
 * project it reads AGENTS.md, and rules of its own (docs.windsurf.com: cascade/memories), which lie in `.devin/` since 2 June 2026.
 */
import { join } from "node:path";
import { type Agent, memoryBlock, projectBlock, serverEntry } from "../agent.ts";

const MOST_CHARACTERS = 6_000;
/** Else a rule waits until somebody names it. */
const ALWAYS_READ = "---\ntrigger: always_on\n---\n";

export const windsurf: Agent = {
  name: "windsurf",
  isFound: ({ level, home, project, exists }) =>
    level === "user"
      ? exists(join(home, ".codeium", "windsurf"))
      : [".windsurf", ".windsurfrules", ".devin"].some((name) => exists(join(project, name))),
  pieces: (place) => {
    const { level, home, project, exists } = place;
    if (level === "project") {
      const rules = exists(join(project, ".devin")) && !exists(join(project, ".windsurf")) ? ".devin" : ".windsurf";
      return projectBlock(place, join(project, rules, "rules", "lithify.md"), ALWAYS_READ);
    }
    const folder = join(home, ".codeium", "windsurf");
    return [
      { ...memoryBlock(join(folder, "memories", "global_rules.md"), place), most: MOST_CHARACTERS },
      serverEntry(join(folder, "mcp_config.json"), place),
    ];
  },
};
