/**
 * Claude Code: a hook in its settings, the server in `.claude.json` or the project's `.mcp.json`, a block in CLAUDE.md. A
 * CLAUDE.md that is not there is not begun in a project: beside one, AGENTS.md is not read any more.
 */
import { join } from "node:path";
import { type Agent, groupedHook, memoryBlock, STDIO, serverEntry } from "../agent.ts";
import { folderIn } from "../place.ts";

const EVERY_START = { matcher: "startup|resume|clear|compact" };
const NOTES = ["CLAUDE.md", ".claude/CLAUDE.md", "AGENTS.md"];

export const claudeCode: Agent = {
  name: "claude-code",
  isFound: (place) =>
    place.level === "user"
      ? place.exists(folderIn(place, "CLAUDE_CONFIG_DIR", ".claude")) || place.exists(join(place.home, ".claude.json"))
      : ["CLAUDE.md", ".claude", ".mcp.json"].some((name) => place.exists(join(place.project, name))),
  pieces: (place) => {
    const { level, project, home, env, exists } = place;
    if (level === "project") {
      const file = NOTES.find((name) => exists(join(project, name))) ?? "AGENTS.md";
      return [
        { ...memoryBlock(join(project, file), place), elsewhere: NOTES.map((name) => join(project, name)) },
        groupedHook(join(project, ".claude", "settings.json"), "claude-code", place, EVERY_START),
        serverEntry(join(project, ".mcp.json"), place, STDIO),
      ];
    }
    const folder = folderIn(place, "CLAUDE_CONFIG_DIR", ".claude");
    const state = env.CLAUDE_CONFIG_DIR ? folder : home;
    return [
      memoryBlock(join(folder, "CLAUDE.md"), place),
      groupedHook(join(folder, "settings.json"), "claude-code", place, EVERY_START),
      serverEntry(join(state, ".claude.json"), place, STDIO),
    ];
  },
};
