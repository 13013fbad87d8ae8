/**
 * Zed's own agent: no hook; the block in its AGENTS.md and the server in its settings. In a project it reads the first of many
 * files and no other.
 */
import { join } from "node:path";
import { type Agent, memoryBlock, serverEntry } from "../agent.ts";

const READ_FIRST = [
  ...[".rules", ".cursorrules", ".windsurfrules", ".clinerules", ".github/copilot-instructions.md"],
  ...["AGENT.md", "AGENTS.md", "CLAUDE.md", "GEMINI.md"],
];

export const zed: Agent = {
  name: "zed",
  isFound: ({ level, configHome, project, exists }) =>
    exists(level === "user" ? join(configHome, "zed") : join(project, ".zed")),
  pieces: (place) => {
    const { level, configHome, project, exists } = place;
    if (level === "project") {
      const file = READ_FIRST.find((name) => exists(join(project, name))) ?? "AGENTS.md";
      const elsewhere = READ_FIRST.map((name) => join(project, name));
      return [{ ...memoryBlock(join(project, file), place), elsewhere }];
    }
    const folder = join(configHome, "zed");
    return [
      memoryBlock(join(folder, "AGENTS.md"), place),
      serverEntry(join(folder, "settings.json"), place, {}, ["context_servers", "lithify"]),
    ];
  },
};
