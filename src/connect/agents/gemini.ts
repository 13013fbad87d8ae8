/**
 * Gemini CLI: hook and server in its settings, the block in GEMINI.md. Its timeouts are milliseconds.
 */
import { join } from "node:path";
import { type Agent, groupedHook, HOOK_SECONDS, memoryBlock, serverEntry } from "../agent.ts";

export const gemini: Agent = {
  name: "gemini",
  isFound: ({ level, home, project, exists }) =>
    exists(join(level === "user" ? home : project, ".gemini", "settings.json")) ||
    (level === "project" && exists(join(project, "GEMINI.md"))),
  pieces: (place) => {
    const { level, home, project } = place;
    const folder = join(level === "user" ? home : project, ".gemini");
    return [
      memoryBlock(join(level === "user" ? folder : project, "GEMINI.md"), place),
      groupedHook(join(folder, "settings.json"), "gemini", place, {}, HOOK_SECONDS * 1_000),
      serverEntry(join(folder, "settings.json"), place),
    ];
  },
};
