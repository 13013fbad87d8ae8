/**
 * Copilot CLI: a hook file of our own, the server, and the block in its instructions or the project's AGENTS.md.
 */
import { join } from "node:path";
import { type Agent, HOOK_SECONDS, hookItem, LOCAL, memoryBlock, projectBlock, STDIO, serverEntry } from "../agent.ts";
import { hookWords, powershellLine } from "../call.ts";
import { folderIn } from "../place.ts";

export const copilot: Agent = {
  name: "copilot",
  isFound: (place) =>
    place.level === "user"
      ? place.exists(folderIn(place, "COPILOT_HOME", ".copilot"))
      : [".github/copilot-instructions.md", ".github/hooks"].some((name) => place.exists(join(place.project, name))),
  pieces: (place) => {
    const { level, project } = place;
    const folder = level === "user" ? folderIn(place, "COPILOT_HOME", ".copilot") : join(project, ".github");
    return [
      ...(level === "user" ? [memoryBlock(join(folder, "copilot-instructions.md"), place)] : projectBlock(place)),
      hookItem(join(folder, "hooks", "lithify.json"), "copilot", place, (bash, from) => {
        const powershell = powershellLine(hookWords(from, "copilot"));
        return { type: "command", bash, powershell, timeoutSec: HOOK_SECONDS };
      }),
      // A project's is Claude Code's file as well, and the same entry.
      level === "user"
        ? serverEntry(join(folder, "mcp-config.json"), place, LOCAL)
        : serverEntry(join(project, ".mcp.json"), place, STDIO),
    ];
  },
};
