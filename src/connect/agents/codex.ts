/**
 * Codex: a hook in hooks.json, which it asks its user to trust once; the server in config.toml; a block in AGENTS.md, or in
 * the override that is read instead of it.
 */
import { join } from "node:path";
import { type Agent, groupedHook, memoryBlock, projectBlock } from "../agent.ts";
import { type Block, CALLED } from "../piece.ts";
import { folderIn, type Place } from "../place.ts";

export const codex: Agent = {
  name: "codex",
  isFound: (place) =>
    place.exists(place.level === "user" ? folderIn(place, "CODEX_HOME", ".codex") : join(place.project, ".codex")),
  pieces: (place) => {
    const { level, project, exists } = place;
    const folder = level === "user" ? folderIn(place, "CODEX_HOME", ".codex") : join(project, ".codex");
    const notes = level === "user" ? folder : project;
    const override = join(notes, "AGENTS.override.md");
    const own = join(notes, "AGENTS.md");
    const blocks =
      level === "project" && !exists(override)
        ? projectBlock(place)
        : [memoryBlock(exists(override) ? override : own, place)];
    return [
      ...blocks.map((block) => ({ ...block, elsewhere: [override, own] })),
      groupedHook(join(folder, "hooks.json"), "codex", place),
      server(join(folder, "config.toml"), place),
    ];
  },
};

function server(file: string, { command: [program, ...first] }: Place): Block {
  const values = { command: program, args: [...first, "mcp"] };
  const linesOf = (said: (value: unknown) => string): string[] => [
    "[mcp_servers.lithify]",
    ...Object.entries(values).map(([key, value]) => `${key} = ${said(value)}`),
  ];
  return {
    ...{ kind: "block", file, comment: "hash", lines: linesOf(JSON.stringify), form: linesOf(() => CALLED) },
    table: { path: ["mcp_servers", "lithify"], values },
  };
}
