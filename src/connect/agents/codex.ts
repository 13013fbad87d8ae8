/**
 * Codex: a hook in hooks.json, which it asks its user to trust once; the server in config.toml; a block in AGENTS.md, or in
 * the override that is read instead of it.
 */
import { join } from "node:path";
import { type Agent, groupedHook, memoryBlock, serverArgs } from "../agent.ts";
import type { Block } from "../piece.ts";
import { folderIn, type Place } from "../place.ts";

/** Another table of this name, or a value of its parent, would make the file invalid. */
const CLASH = {
  pattern:
    /^[ \t]*(?:\[[ \t]*)?(?:mcp_servers|"mcp_servers")[ \t]*(?:=|\.[ \t]*(?:lithify|"lithify"|'lithify')[ \t]*[\].=])/m,
  because: "it has mcp_servers.lithify, or mcp_servers as one value, already",
};

export const codex: Agent = {
  name: "codex",
  isFound: (place) =>
    place.exists(place.level === "user" ? folderIn(place, "CODEX_HOME", ".codex") : join(place.project, ".codex")),
  pieces: (place) => {
    const { level, project, exists } = place;
    const folder = level === "user" ? folderIn(place, "CODEX_HOME", ".codex") : join(project, ".codex");
    const notes = level === "user" ? folder : project;
    const override = join(notes, "AGENTS.override.md");
    return [
      {
        ...memoryBlock(exists(override) ? override : join(notes, "AGENTS.md"), place),
        elsewhere: [override, join(notes, "AGENTS.md")],
      },
      groupedHook(join(folder, "hooks.json"), "codex", place),
      server(join(folder, "config.toml"), place),
    ];
  },
};

const server = (file: string, place: Place): Block => ({
  ...{ kind: "block", file, comment: "hash", clash: CLASH },
  lines: [
    "[mcp_servers.lithify]",
    `command = ${JSON.stringify(place.command[0])}`,
    `args = ${JSON.stringify(serverArgs(place))}`,
  ],
});
