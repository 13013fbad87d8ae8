/**
 * OpenCode: a plugin that adds the context to the system text, the server in opencode.json. Its own AGENTS.md is not begun for
 * a user: beside one, `~/.claude/CLAUDE.md` is not read any more.
 */
import { join } from "node:path";
import { type Agent, memoryBlock } from "../agent.ts";
import { type Block, CALLED, type Entry } from "../piece.ts";
import type { Place } from "../place.ts";

export const opencode: Agent = {
  name: "opencode",
  isFound: ({ level, configHome, project, exists }) =>
    level === "user"
      ? exists(join(configHome, "opencode"))
      : [".opencode", "opencode.json", "opencode.jsonc"].some((name) => exists(join(project, name))),
  pieces: (place) => {
    const { level, configHome, project, exists } = place;
    const folder = level === "user" ? join(configHome, "opencode") : project;
    const plugins = level === "user" ? folder : join(project, ".opencode");
    const notes = ["AGENTS.md", ...(level === "project" ? ["CLAUDE.md"] : [])].find((name) =>
      exists(join(folder, name)),
    );
    const config = exists(join(folder, "opencode.jsonc")) ? "opencode.jsonc" : "opencode.json";
    const file = notes ?? (level === "project" ? "AGENTS.md" : undefined);
    const elsewhere = level === "project" ? ["AGENTS.md", "CLAUDE.md"].map((name) => join(folder, name)) : [];
    return [
      ...(file === undefined ? [] : [{ ...memoryBlock(join(folder, file), place), elsewhere }]),
      plugin(join(plugins, "plugins", "lithify.js"), place),
      server(join(folder, config), place),
    ];
  },
};

const server = (file: string, { command }: Place): Entry => ({
  ...{ kind: "entry", file, path: ["mcp", "lithify"], command },
  made: (from) => [{ type: "local", command: [...from, "mcp"], enabled: true }],
});

const plugin = (file: string, { command: [program, ...first] }: Place): Block => ({
  ...{ kind: "block", file, comment: "slashes", form: pluginLines(CALLED, CALLED) },
  lines: pluginLines(JSON.stringify(program), JSON.stringify([...first, "context", "--for", "opencode"])),
});

/** The system text is made anew for each request: what was told at the session's beginning is told the same each time. */
function pluginLines(program: string, args: string): string[] {
  return [
    'import { execFile } from "node:child_process";',
    "",
    "const read = (cwd) =>",
    "  new Promise((done) =>",
    `    execFile(${program}, ${args}, { cwd, timeout: 10_000 }, (fault, text) =>`,
    '      done(fault ? "" : text.trim()),',
    "    ).stdin?.end(),",
    "  );",
    "",
    "export const Lithify = async ({ directory }) => {",
    "  const told = new Map();",
    "  return {",
    '    "experimental.chat.system.transform": async ({ sessionID }, output) => {',
    "      if (!told.has(sessionID)) told.set(sessionID, read(directory));",
    "      const text = await told.get(sessionID);",
    "      if (text) output.system.push(text);",
    "    },",
    "  };",
    "};",
  ];
}
