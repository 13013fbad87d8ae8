/** A session of each agent that is not at hand: its hook's command with its own input, and what it would read of the answer. */
import { spawnSync } from "node:child_process";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { describe, expect, it } from "vitest";
import { connect } from "../../src/commands/connect.ts";
import { call } from "../commands/called.ts";
import { environment } from "../support/run-lithify.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";

const MEMORY =
  "---\nname: The queue runs on NATS\ndescription: One binary is enough\ntype: project\ncreated: 2026-04-08\nupdated: 2026-04-08\n---\n\nWe chose NATS.\n";
const FILES = {
  "work/lithify.yaml": "git: off\n",
  "work/logs/2026-04-08.md": "# Wednesday\n",
  "work/memory/project_queue.md": MEMORY,
  "work/src/a.ts": "",
  "other/b.ts": "",
  "home/x": "",
};

async function connected(name: string): Promise<{ folder: TestFolder; env: Record<string, string> }> {
  const folder = testFolder(FILES);
  const env = {
    HOME: folder.at("home"),
    XDG_CONFIG_HOME: folder.at("home/.config"),
    XDG_STATE_HOME: folder.at("state"),
  };
  expect((await call(connect, folder.at("other"), { agents: [name] }, { env })).code).toBe(0);
  return { folder, env };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the agent's file holds
type Json = Record<string, any>;

/** Where an agent finds the command, what it says to it, and where it looks in the answer. */
interface Hook {
  readonly name: string;
  readonly file: string;
  readonly commandIn: (file: Json) => string;
  readonly input: (cwd: string) => Json;
  readonly told: (answer: Json) => string;
}
const inOutput = ({ hookSpecificOutput: { hookEventName, additionalContext } }: Json): string =>
  hookEventName === "SessionStart" ? additionalContext : "";

const HOOKS: readonly Hook[] = [
  {
    ...{ name: "claude-code", file: "home/.claude/settings.json", told: inOutput },
    commandIn: ({ hooks }) => hooks.SessionStart[0].hooks[0].command,
    input: (cwd) => ({
      ...{ session_id: "a", transcript_path: "/t.jsonl", cwd, hook_event_name: "SessionStart", source: "startup" },
    }),
  },
  {
    ...{ name: "codex", file: "home/.codex/hooks.json", told: inOutput },
    commandIn: ({ hooks }) => hooks.SessionStart[0].hooks[0].command,
    input: (cwd) => ({
      ...{
        session_id: "a",
        transcript_path: null,
        cwd,
        hook_event_name: "SessionStart",
        model: "m",
        source: "startup",
      },
    }),
  },
  {
    ...{ name: "cursor", file: "home/.cursor/hooks.json", told: ({ additional_context: text }) => text },
    commandIn: ({ hooks }) => hooks.sessionStart[0].command,
    input: (cwd) => ({ conversation_id: "c", hook_event_name: "sessionStart", workspace_roots: [cwd] }),
  },
  {
    ...{ name: "copilot", file: "home/.copilot/hooks/lithify.json", told: ({ additionalContext: text }) => text },
    commandIn: ({ hooks }) => hooks.sessionStart[0].bash,
    input: (cwd) => ({ timestamp: 1_704_614_400_000, cwd, source: "new", initialPrompt: "Hi" }),
  },
  {
    ...{ name: "gemini", file: "home/.gemini/settings.json", told: inOutput },
    commandIn: ({ hooks }) => hooks.SessionStart[0].hooks[0].command,
    input: (cwd) => ({ session_id: "a", cwd, hook_event_name: "SessionStart", timestamp: "2026-04-08T10:00:00Z" }),
  },
  {
    ...{ name: "antigravity", file: "home/.gemini/config/hooks.json" },
    told: ({ injectSteps }) => injectSteps[0].ephemeralMessage,
    commandIn: ({ lithify }) => lithify.PreInvocation[0].command,
    input: (cwd) => ({
      ...{ conversationId: "a", workspacePaths: [cwd], modelName: "m", invocationNum: 0, initialNumSteps: 1 },
    }),
  },
];

describe.each(HOOKS)("a session of $name", ({ name, file, commandIn, input, told }) => {
  it("is told of the workspace that it begins in, else of the user's default one, else nothing", async () => {
    const { folder, env } = await connected(name);
    const command = commandIn(JSON.parse(folder.read(file)));
    const start = (cwd: string) =>
      spawnSync("sh", ["-c", command], {
        ...{ cwd: folder.at("home"), env: { ...environment(folder.path), ...env }, encoding: "utf8" },
        input: `${JSON.stringify(input(folder.at(cwd)))}\n`,
      });
    const inside = start("work/src");
    expect([inside.status, told(JSON.parse(inside.stdout))]).toEqual([
      0,
      expect.stringMatching(/^# What[\s\S]*runs on NATS/),
    ]);
    const outside = start("other");
    expect([outside.status, outside.stdout, outside.stderr]).toEqual([0, "", ""]);
    folder.write("home/.config/lithify/config.yaml", `defaultWorkspace: ${folder.at("work")}\n`);
    expect(told(JSON.parse(start("other").stdout))).toContain("runs on NATS");
    folder.write("home/.config/lithify/config.yaml", "defaultWorkspace: [\n");
    const broken = start("other");
    expect([broken.status, broken.stdout]).toEqual([0, ""]);
  });
});

it("a session of opencode has it in its system text, at each request the same", async () => {
  const { folder } = await connected("opencode");
  const { Lithify } = (await import(folder.at("home/.config/opencode/plugins/lithify.js"))) as {
    Lithify: (given: Json) => Promise<Json>;
  };
  const hooks = await Lithify({ directory: folder.at("work") });
  const texts: string[][] = [];
  for (let request = 0; request < 2; request++) {
    const output = { system: ["You are OpenCode."] };
    await hooks["experimental.chat.system.transform"]({ sessionID: "s", model: {} }, output);
    texts.push(output.system);
  }
  expect(texts[0]).toEqual(["You are OpenCode.", expect.stringContaining("runs on NATS")]);
  expect(texts[1]).toEqual(texts[0]);
});

const SERVERS: readonly (readonly [
  name: string,
  file: string,
  of: (file: Json) => { command: string; args: string[] },
])[] = [
  ["claude-code", "home/.claude.json", ({ mcpServers }) => mcpServers.lithify],
  [
    "opencode",
    "home/.config/opencode/opencode.json",
    ({
      mcp: {
        lithify: {
          command: [command, ...args],
        },
      },
    }) => ({ command, args }),
  ],
  ["openclaw", "home/.openclaw/openclaw.json", ({ mcp }) => mcp.servers.lithify],
  ["zed", "home/.config/zed/settings.json", (file) => file.context_servers.lithify],
];

it.each(SERVERS)("the server that %s would start answers", async (name, file, entryIn) => {
  const { folder, env } = await connected(name);
  const { command, args } = entryIn(JSON.parse(folder.read(file)));
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(
    new StdioClientTransport({
      command,
      args,
      cwd: folder.at("work"),
      env: { ...environment(folder.path), ...env },
      stderr: "ignore",
    }),
  );
  const { content } = (await client.callTool({ name: "memory_search", arguments: { query: "queue" } })) as {
    content: Json[];
  };
  await client.close();
  expect(content[0]!.text).toContain("runs on NATS");
});
