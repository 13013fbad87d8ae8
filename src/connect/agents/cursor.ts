/**
 * Cursor: a hook, the server, and in a project the block in AGENTS.md. A user's own rules are no file.
 */
import { join } from "node:path";
import { type Agent, hookItem, projectBlock, serverEntry } from "../agent.ts";

export const cursor: Agent = {
  name: "cursor",
  isFound: ({ level, home, project, exists }) => exists(join(level === "user" ? home : project, ".cursor")),
  pieces: (place) => {
    const { level, home, project } = place;
    const folder = join(level === "user" ? home : project, ".cursor");
    return [
      ...(level === "project" ? projectBlock(place) : []),
      hookItem(join(folder, "hooks.json"), "cursor", place, (command) => ({ command })),
      serverEntry(join(folder, "mcp.json"), place),
    ];
  },
};
