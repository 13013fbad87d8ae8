/**
 * Copilot CLI: a hook file of our own, the server, and the block in its instructions or the project's AGENTS.md.
 */
import { join } from "node:path";
import {
  type Agent,
  callsLithify,
  HOOK_SECONDS,
  hookCommand,
  hookWords,
  memoryBlock,
  powershellLine,
  serverEntry,
} from "../agent.ts";
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
    const powershell = powershellLine(hookWords(place.command, "copilot"));
    return [
      memoryBlock(level === "user" ? join(folder, "copilot-instructions.md") : join(project, "AGENTS.md"), place),
      {
        ...{ kind: "item", file: join(folder, "hooks", "lithify.json"), path: ["hooks", "sessionStart"] },
        ...{ isOurs: callsLithify("copilot"), begun: { version: 1 } },
        value: { type: "command", bash: hookCommand(place, "copilot"), powershell, timeoutSec: HOOK_SECONDS },
      },
      level === "user"
        ? {
            ...serverEntry(join(folder, "mcp-config.json"), place, { type: "local" }),
            value: { type: "local", command: place.command[0], args: [...place.command.slice(1), "mcp"], tools: ["*"] },
          }
        : // The same file as Claude Code's, and the same entry.
          serverEntry(join(project, ".mcp.json"), place, { type: "stdio" }),
    ];
  },
};
