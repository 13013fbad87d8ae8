/**
 * OpenClaw: its memory search is given the workspace's memory folder, and the server; both in its one configuration. It has
 * no files in a project.
 */
import { dirname, join } from "node:path";
import { type Agent, memoryBlock, serverEntry } from "../agent.ts";
import type { Item } from "../piece.ts";
import { folderIn, type Place } from "../place.ts";

const folderOf = (place: Place): string => folderIn(place, "OPENCLAW_STATE_DIR", ".openclaw");

export const openclaw: Agent = {
  name: "openclaw",
  isFound: (place) => place.level === "user" && place.exists(folderOf(place)),
  pieces: (place) => {
    if (place.level === "project") return [];
    const folder = folderOf(place);
    const named = folderIn(place, "OPENCLAW_CONFIG_PATH", "");
    const file = place.env.OPENCLAW_CONFIG_PATH && named !== place.home ? named : join(folder, "openclaw.json");
    const notes = join(folder, "workspace", "AGENTS.md");
    return [
      ...(place.exists(dirname(notes)) ? [memoryBlock(notes, place)] : []),
      ...(place.pathsPut?.(file) ?? place.memoryFolders).map(
        (folder): Item => ({
          ...{ kind: "item", file, path: ["memory", "search", "extraPaths"], command: place.command, json5: true },
          made: () => [folder],
        }),
      ),
      { ...serverEntry(file, place, {}, ["mcp", "servers", "lithify"]), json5: true },
    ];
  },
};
