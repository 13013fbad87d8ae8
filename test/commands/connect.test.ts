/** Connecting agents as a user does: real files of the shapes that people have, compared byte for byte. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { connect } from "../../src/commands/connect.ts";
import { doctor } from "../../src/commands/doctor.ts";
import { AGENT_NAMES, type AgentName } from "../../src/recall/session-hook.ts";
import { type TestFolder, testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

const WORKSPACE = { "lithify.yaml": "git: off\n", "logs/2026-04-08.md": "# Wednesday\n" };

interface Room {
  readonly folder: TestFolder;
  readonly env: Record<string, string>;
  readonly run: (options: object, env?: Record<string, string>) => ReturnType<typeof call>;
  /** All files of the user and the project, with their modes and folders. */
  readonly seen: () => Record<string, string>;
}

/** A home and a workspace beside it; paths of `files` begin with home/ or work/. */
function room(files: Readonly<Record<string, string | Uint8Array>> = {}): Room {
  const own = Object.fromEntries(Object.entries(WORKSPACE).map(([path, text]) => [`work/${path}`, text]));
  const folder = testFolder({ "home/.profile": "x\n", ...own, ...files });
  const env = {
    HOME: folder.at("home"),
    XDG_CONFIG_HOME: folder.at("home/.config"),
    XDG_STATE_HOME: folder.at("state"),
  };
  const seen = (): Record<string, string> => {
    const found: Record<string, string> = {};
    const walk = (path: string): void => {
      const { mode } = fs.lstatSync(folder.at(path));
      if (fs.lstatSync(folder.at(path)).isSymbolicLink()) found[path] = fs.readlinkSync(folder.at(path));
      else if (fs.statSync(folder.at(path)).isDirectory()) {
        found[path] = "folder";
        for (const name of fs.readdirSync(folder.at(path)).sort()) walk(join(path, name));
      } else found[path] = `${(mode & 0o777).toString(8)} ${fs.readFileSync(folder.at(path)).toString("latin1")}`;
    };
    for (const root of ["home", "work"]) walk(root);
    return found;
  };
  const run = (options: object, more: Record<string, string> = {}) =>
    call(connect, folder.at("work"), options, { env: { ...env, ...more } });
  return { folder, env, run, seen };
}

const HOOKS =
  '{\n  // mine\n  "hooks": {\n    "SessionStart": [\n      { "hooks": [{ "type": "command", "command": "./a.sh" }] },\n    ],\n    "Stop": [],\n  },\n  "theme": "dark",\n}\n';
const SERVERS = '{"mcpServers":{"github":{"command":"gh","env":{"TOKEN":"x"}}},"projects":{"/a":{"history":["ü"]}}}';
const TOML =
  '# my codex\nmodel = "gpt-5"\n\n[mcp_servers.github]\ncommand = "gh" # keep\n\n[profiles.a]\nx = """\n[a]\n"""';
const NOTES = "# Rules\r\n\r\nUse tabs.\r\n<!-- OPENSPEC:START -->\r\nx\r\n<!-- OPENSPEC:END -->\r\n";

/** For each agent, files that it and people have written. */
const SHAPED: Readonly<Record<"user" | "project", Readonly<Record<AgentName, Readonly<Record<string, string>>>>>> = {
  user: {
    "claude-code": { ".claude/settings.json": HOOKS, ".claude.json": SERVERS, ".claude/CLAUDE.md": NOTES },
    codex: {
      ".codex/config.toml": TOML,
      ".codex/hooks.json": HOOKS.replaceAll("\n", "\r\n"),
      ".codex/AGENTS.md": "# A",
    },
    opencode: {
      ".config/opencode/opencode.jsonc":
        '// cfg\n{\n\t"$schema": "https://opencode.ai/config.json",\n\t"mcp": {\n\t\t"a": { "type": "remote" },\n\t},\n}\n',
      ".config/opencode/AGENTS.md": "",
    },
    cursor: {
      ".cursor/hooks.json": '{\n  "version": 1,\n  "hooks": { "stop": [{ "command": "x" }] }\n}',
      ".cursor/mcp.json": SERVERS,
    },
    copilot: { ".copilot/mcp-config.json": "{}", ".copilot/copilot-instructions.md": NOTES },
    openclaw: {
      ".openclaw/openclaw.json":
        '{\n  "memory": { "search": { "extraPaths": ["~/notes"] } },\n  // mcp later\n  "mcp": {}\n}\n',
      ".openclaw/workspace/AGENTS.md": "# Claw\n",
    },
    gemini: { ".gemini/settings.json": `\uFEFF${HOOKS}`, ".gemini/GEMINI.md": "# G\n\n" },
    antigravity: {
      ".gemini/config/hooks.json": '{"other":{"enabled":true,"Stop":[]}}',
      ".gemini/config/mcp_config.json": "",
    },
    windsurf: {
      ".codeium/windsurf/memories/global_rules.md": NOTES,
      ".codeium/windsurf/mcp_config.json": '{\n    "mcpServers": {}\n}',
    },
    zed: {
      ".config/zed/settings.json": '// Zed settings\n{\n  "theme": "One Dark", // dark\n  "context_servers": {},\n}\n',
      ".config/zed/AGENTS.md": "no end",
    },
  },
  project: {
    "claude-code": { "CLAUDE.md": NOTES, ".claude/settings.json": HOOKS, ".mcp.json": SERVERS },
    codex: { "AGENTS.md": NOTES, ".codex/config.toml": "", ".codex/hooks.json": "{}\n" },
    opencode: { "CLAUDE.md": "# C\n", "opencode.json": "{\n}\n" },
    cursor: { "AGENTS.md": "", ".cursor/mcp.json": "{ }" },
    copilot: { ".github/copilot-instructions.md": "x", ".mcp.json": "{}\n" },
    openclaw: {},
    gemini: { "GEMINI.md": "# G", ".gemini/settings.json": HOOKS },
    antigravity: { "AGENTS.md": NOTES },
    windsurf: { ".windsurfrules": "x\n" },
    zed: { ".rules": "# R\r\n", "AGENTS.md": "# A\n" },
  },
};

describe("lithify connect, in a project with a CLAUDE.md alone", () => {
  it.each([
    "codex",
    "cursor",
    "copilot",
  ] as const)("of %s: no AGENTS.md is begun beside a team's CLAUDE.md, which other agents would read no more", async (name) => {
    const { run, seen } = room({ "work/CLAUDE.md": NOTES });
    const before = seen();
    expect((await run({ project: true, agents: [name] })).code).toBe(0);
    expect([seen()["work/AGENTS.md"], seen()["work/CLAUDE.md"]]).toEqual([undefined, before["work/CLAUDE.md"]]);
    const { agents } = (await run({ project: true, agents: [name], list: true, json: true })).json<{
      agents: { state: string }[];
    }>();
    expect(agents[0]!.state).toBe("connected");
    expect((await run({ project: true, agents: [name], remove: true })).code).toBe(0);
    expect(seen()).toEqual(before);
  });
});

describe("lithify connect, in a project with a CLAUDE.md alone, for an agent that has nothing but its block", () => {
  const HEAD = "---\ntrigger: always_on\n---\n\n<!-- lithify-connect:begin";
  it.each([
    ["antigravity", {}, "GEMINI.md", "<!-- lithify-connect:begin"],
    ["antigravity", { "GEMINI.md": "# G" }, "GEMINI.md", "# G\n\n<!-- lithify-connect:begin"],
    ["windsurf", {}, ".windsurf/rules/lithify.md", HEAD],
    ["windsurf", { ".devin/rules/own.md": "x\n" }, ".devin/rules/lithify.md", HEAD],
  ] as const)("%s reads it in a file of its own: beside %j in %s", async (name, beside, file, begins) => {
    const own = Object.fromEntries(Object.entries(beside).map(([path, text]) => [`work/${path}`, text]));
    const { run, seen, folder } = room({ "work/CLAUDE.md": NOTES, ...own });
    const before = seen();
    expect((await run({ project: true, agents: [name] })).code).toBe(0);
    expect(seen()["work/AGENTS.md"]).toBeUndefined();
    expect(folder.read(`work/${file}`).startsWith(begins)).toBe(true);
    const connected = seen();
    await run({ project: true, agents: [name] });
    expect(seen()).toEqual(connected);
    expect((await run({ project: true, agents: [name], remove: true })).code).toBe(0);
    expect(seen()).toEqual(before);
    // A team that begins its AGENTS.md later has the block there too, and is rid of both, but for what Gemini CLI shares.
    if (file === "GEMINI.md") return;
    await run({ project: true, agents: [name] });
    folder.write("work/AGENTS.md", NOTES);
    await run({ project: true, agents: [name] });
    expect(folder.read("work/AGENTS.md")).toContain("lithify-connect:begin");
    await run({ project: true, agents: [name], remove: true });
    const { "work/AGENTS.md": notes, ...others } = seen();
    expect([notes, others]).toEqual([`644 ${NOTES}`, before]);
  });
});

describe.each(["user", "project"] as const)("lithify connect, a %s's files", (level) => {
  const base = level === "user" ? "home" : "work";
  const options = { project: level === "project" };
  describe.each(AGENT_NAMES)("of %s", (name) => {
    it.each([
      ["as people have them", SHAPED[level][name]],
      ["where there are none", {}],
    ])("%s are written, not written again, and restored to the byte", async (_, shaped) => {
      const { folder, run, seen } = room(
        Object.fromEntries(Object.entries(shaped).map(([path, text]) => [`${base}/${path}`, text])),
      );
      const before = seen();
      const shown = await run({ ...options, agents: [name], print: true });
      expect(seen()).toEqual(before);
      const written = await run({ ...options, agents: [name], json: true });
      expect([shown.code, written.code, written.json<{ left: unknown[] }>().left]).toEqual([0, 0, []]);
      const connected = seen();
      const changed = Object.keys(connected).filter(
        (path) => connected[path] !== before[path] && connected[path] !== "folder",
      );
      const files = written
        .json<{ files: { file: string }[] }>()
        .files.map(({ file }) => file.slice(folder.path.length + 1));
      expect(files.sort()).toEqual(changed.sort());
      const isNone = level === "project" && name === "openclaw";
      expect(changed.length > 0).toBe(!isNone);
      for (const path of changed) expect(shown.out).toContain(path);
      const [state] = (await run({ ...options, agents: [name], list: true, json: true })).json<{
        agents: { state: string }[];
      }>().agents;
      expect(state!.state).toBe(isNone ? "absent" : "connected");
      await run({ ...options, agents: [name] });
      expect(seen()).toEqual(connected);
      expect((await run({ ...options, agents: [name], remove: true })).code).toBe(0);
      expect(seen()).toEqual(before);
    });
  });

  it("of all of them at once are written and restored to the byte", async () => {
    const all = Object.assign({}, ...Object.values(SHAPED[level])) as Record<string, string>;
    const { run, seen } = room(
      Object.fromEntries(Object.entries(all).map(([path, text]) => [`${base}/${path}`, text])),
    );
    const before = seen();
    await run({ ...options, agents: AGENT_NAMES });
    const connected = seen();
    await run({ ...options, agents: AGENT_NAMES });
    expect(seen()).toEqual(connected);
    for (const name of AGENT_NAMES) expect((await run({ ...options, agents: [name], remove: true })).code).toBe(0);
    expect(seen()).toEqual(before);
  });
});

describe("lithify connect", () => {
  it("calls none connected that has no file in a project, and says where it is", async () => {
    const { run } = room({ "home/.openclaw/openclaw.json": "{}\n", "home/.cursor/x": "" });
    const alone = await run({ agents: ["openclaw"], project: true });
    expect([alone.out, alone.err]).toEqual([
      expect.stringContaining("nothing to write"),
      expect.stringContaining("lithify connect openclaw writes into your own"),
    ]);
    expect((await run({ project: true })).out).toMatch(/^connected cursor: /m);
    expect((await run({ agents: ["openclaw", "claude-code"], project: true })).out).toMatch(
      /^connected claude-code: /m,
    );
  });

  it("connects those it finds, names no folder for a user and no version in a hook, and keeps modes", async () => {
    const { folder, run, seen } = room({ "home/.claude/settings.json": "{}\n", "home/.codex/config.toml": "" });
    fs.chmodSync(folder.at("home/.claude/settings.json"), 0o640);
    const { out, code } = await run({});
    expect(code).toBe(0);
    expect(out).toContain("connected claude-code, codex");
    const now = seen();
    expect(now["home/.claude/settings.json"]).toMatch(/^640 /);
    expect(now["home/.claude.json"]).toMatch(/^600 /);
    expect(Object.keys(now)).not.toContain("home/.cursor");
    const ours = [
      "home/.claude/settings.json",
      "home/.claude.json",
      "home/.codex/hooks.json",
      "home/.codex/config.toml",
      "home/.codex/AGENTS.md",
    ];
    for (const path of ours) {
      expect(now[path]).toContain(process.execPath);
      expect(now[path]).not.toContain(folder.at("work"));
    }
    expect(now["home/.codex/hooks.json"]).not.toMatch(/\d\.\d\.\d(?![^"]*\/bin\.js)|v1/);
  });

  it("calls lithify through npx in a project", async () => {
    const { folder, run } = room();
    await run({ agents: ["claude-code"], project: true });
    expect(JSON.parse(folder.read("work/.mcp.json")).mcpServers.lithify).toEqual({
      ...{ type: "stdio", command: "npx", args: ["--no-install", "lithify", "mcp"] },
    });
    expect(folder.read("work/.claude/settings.json")).toContain("npx --no-install lithify context --for claude-code");
    expect(folder.read("work/AGENTS.md")).toContain("memory/MEMORY.md");
  });

  it("leaves a malformed pair of markers and a file it cannot read alone, names them, and does the others", async () => {
    const { folder, run, seen } = room({
      "home/.claude/CLAUDE.md": "<!-- lithify-connect:end -->\n",
      "home/.claude/settings.json": "{ hooks: 1 }",
      "home/.codex/config.toml": '[mcp_servers.lithify]\ncommand = "mine"\n',
    });
    const before = seen();
    for (const more of [{}, { remove: true }]) {
      const { code, err } = await run({ agents: ["claude-code", "codex"], ...more });
      expect(code).toBe(1);
      expect(err).toMatch(/CLAUDE\.md is left alone: its markers/);
      expect(folder.read("home/.claude/CLAUDE.md")).toBe("<!-- lithify-connect:end -->\n");
      expect(folder.read("home/.claude/settings.json")).toBe("{ hooks: 1 }");
      if (!("remove" in more)) {
        expect(err).toMatch(/settings\.json is left alone: line 1/);
        expect(err).toMatch(/config\.toml is left alone: it has mcp_servers\.lithify/);
        expect(folder.exists("home/.claude.json")).toBe(true);
      }
    }
    expect(seen()).toEqual(before);
  });

  it("follows a link within the home, and none out of it", async () => {
    const { folder, run, seen } = room({
      "home/dots/settings.json": "{}\n",
      "elsewhere/CLAUDE.md": "theirs\n",
      "home/.claude/x": "",
    });
    fs.symlinkSync(folder.at("home/dots/settings.json"), folder.at("home/.claude/settings.json"));
    fs.symlinkSync(folder.at("elsewhere/CLAUDE.md"), folder.at("home/.claude/CLAUDE.md"));
    const before = seen();
    const { code, err } = await run({ agents: ["claude-code"] });
    expect([code, err]).toEqual([1, expect.stringContaining("CLAUDE.md is left alone: it is a link to")]);
    expect(folder.read("home/dots/settings.json")).toContain("context --for claude-code");
    expect(fs.lstatSync(folder.at("home/.claude/settings.json")).isSymbolicLink()).toBe(true);
    expect(folder.read("elsewhere/CLAUDE.md")).toBe("theirs\n");
    await run({ agents: ["claude-code"], remove: true });
    expect(seen()).toEqual(before);
  });

  it("keeps what another agent uses too until that one goes as well", async () => {
    const { folder, run } = room();
    await run({ agents: ["codex", "cursor"], project: true });
    await run({ agents: ["codex"], project: true, remove: true });
    expect([folder.exists("work/.codex"), folder.read("work/AGENTS.md")]).toEqual([
      false,
      expect.stringContaining("Memory (lithify)"),
    ]);
    await run({ agents: ["cursor"], project: true, remove: true });
    expect(folder.tree("work")).toEqual(
      Object.fromEntries(Object.entries(WORKSPACE).map(([path, text]) => [`work/${path}`, text])),
    );
  });

  it("says stale of what another place wrote and renews it, and edited words stay", async () => {
    const { folder, run } = room({ "home/.claude/x": "" });
    await run({ agents: ["claude-code"] });
    const settings = folder.read("home/.claude/settings.json");
    folder.write("home/.claude/settings.json", settings.replaceAll(process.execPath, "/old/node"));
    folder.write("home/.claude/CLAUDE.md", folder.read("home/.claude/CLAUDE.md").replace("durable", "fine"));
    const list = await run({ agents: ["claude-code"], list: true, json: true });
    expect(list.json<{ agents: object[] }>().agents).toEqual([
      expect.objectContaining({ connected: false, state: "stale" }),
    ]);
    const { code, err } = await run({ agents: ["claude-code"] });
    expect([code, err]).toEqual([0, expect.stringContaining("edited by hand")]);
    expect(folder.read("home/.claude/settings.json")).toBe(settings);
    expect(folder.read("home/.claude/CLAUDE.md")).toContain("fine memory");
  });

  it("honours the folders that the environment names, and asks where somebody sits", async () => {
    const { folder, run, seen } = room({ "moved/claude/x": "", "moved/codex/x": "" });
    const env = { CLAUDE_CONFIG_DIR: folder.at("moved/claude"), CODEX_HOME: folder.at("moved/codex") };
    const before = seen();
    await run({}, env);
    expect(seen()).toEqual(before);
    expect(Object.keys(folder.tree("moved")).sort()).toEqual([
      ...["moved/claude/.claude.json", "moved/claude/CLAUDE.md", "moved/claude/settings.json", "moved/claude/x"],
      ...["moved/codex/AGENTS.md", "moved/codex/config.toml", "moved/codex/hooks.json", "moved/codex/x"],
    ]);
  });

  it.each([
    ["n", false],
    ["y", true],
    ["q", false],
  ])("asks where a person sits, and takes %j for %s", async (key, writes) => {
    const { folder, env, seen } = room({ "home/.claude/x": "" });
    const before = seen();
    const asked = await call(connect, folder.at("work"), { agents: ["claude-code"] }, { env, keys: [key] });
    expect(asked.out).toMatch(/\+\+\+[\s\S]*write these 3 files\?/);
    expect(folder.exists("home/.claude.json")).toBe(writes);
    const { out } = await call(
      connect,
      folder.at("work"),
      { agents: ["claude-code"], remove: true, yes: true },
      { env, keys: ["n"] },
    );
    expect([out.includes("write these"), seen()]).toEqual([false, before]);
  });

  it("shows no secret that stands beside what it writes", async () => {
    const token = `ghp_${"a1B2".repeat(9)}`;
    const { run } = room({ "home/.claude.json": `{\n  "key": "${token}"\n}\n` });
    const { out } = await run({ agents: ["claude-code"], print: true });
    expect(out).toContain(".claude.json");
    expect(out).not.toContain(token);
  });

  it("refuses an agent it does not know, with the nearest named", async () => {
    expect(await room().run({ agents: ["claud-code"] })).toMatchObject({
      code: 2,
      error: "UNKNOWN_AGENT",
      err: expect.stringContaining("claude-code"),
    });
  });

  it("leaves valid TOML, whatever stood before", async () => {
    const { folder, run } = room({ "home/.codex/config.toml": TOML });
    await run({ agents: ["codex"] });
    const read = execFileSync("python3", [
      "-c",
      "import tomllib,sys,json;print(json.dumps(tomllib.load(open(sys.argv[1],'rb'))))",
      folder.at("home/.codex/config.toml"),
    ]);
    expect(JSON.parse(String(read))).toMatchObject({
      model: "gpt-5",
      mcp_servers: { github: { command: "gh" }, lithify: { command: process.execPath } },
    });
  });

  it.each([
    ["a string that nobody closed", 'model = "x\n[profiles\na = = 1\n', /line 1 cannot be read as TOML/],
    ["a list that nobody closed", "[a]\nb = 1\nx = [1,\n", /cannot be read as TOML/],
    ["a key twice", "a = 1\na = 2\n", /line 2 cannot be read as TOML/],
    [
      "the table, in one value",
      "mcp_servers = { lithify = 1 }\n",
      /it has mcp_servers\.lithify, or mcp_servers as one value/,
    ],
    ["the table, written with dots", 'mcp_servers.lithify.command = "x"\n', /it has mcp_servers\.lithify/],
  ])("leaves a config.toml with %s alone and names it", async (_, text, because) => {
    const { folder, env, run } = room({ "home/.codex/config.toml": text });
    const { code, err } = await run({ agents: ["codex"] });
    expect([code, err]).toEqual([1, expect.stringMatching(because)]);
    expect(folder.read("home/.codex/config.toml")).toBe(text);
    const { agents } = (await run({ agents: ["codex"], list: true, json: true })).json<{
      agents: { state: string }[];
    }>();
    expect(agents[0]!.state).toBe("broken");
    expect((await call(doctor, folder.at("work"), {}, { env })).out).toMatch(
      new RegExp(`^FAIL {2}agents: .*config\\.toml is left alone: .*${because.source}.*; mend that file, then`, "m"),
    );
  });

  it("writes beside the table's name within a string, and takes nothing out that would change what stands around", async () => {
    const told = 'note = """\n[mcp_servers.lithify]\n"""\n';
    const { folder, run } = room({ "home/.codex/config.toml": told });
    expect((await run({ agents: ["codex"] })).code).toBe(0);
    const connected = folder.read("home/.codex/config.toml");
    expect(connected.startsWith(told)).toBe(true);
    // Behind the block a key is one of its table's, and without it another's.
    folder.write("home/.codex/config.toml", `${connected}startup_timeout_sec = 20\n`);
    const kept = await run({ agents: ["codex"], remove: true });
    expect([kept.code, kept.err]).toEqual([1, expect.stringContaining("would mean something else")]);
    expect(folder.read("home/.codex/config.toml")).toBe(`${connected}startup_timeout_sec = 20\n`);
    folder.write("home/.codex/config.toml", connected);
    expect((await run({ agents: ["codex"], remove: true })).code).toBe(0);
    expect(folder.read("home/.codex/config.toml")).toBe(told);
  });

  it("takes markers within a string for no block, and leaves them", async () => {
    const { folder, run } = room({ "home/.codex/config.toml": "" });
    await run({ agents: ["codex"] });
    const quoted = `note = """\n${folder.read("home/.codex/config.toml")}\n"""\n`;
    folder.write("home/.codex/config.toml", quoted);
    for (const more of [{}, { remove: true }]) expect((await run({ agents: ["codex"], ...more })).code).toBe(1);
    expect(folder.read("home/.codex/config.toml")).toBe(quoted);
  });

  it.each([
    ["hooks", ".claude/settings.json", '{"hooks":{"SessionStart":[]},"hooks":{}}'],
    ["hooks.SessionStart", ".claude/settings.json", '{"hooks":{"SessionStart":[],"Stop":[],"SessionStart":[]}}'],
    ["mcpServers.lithify", ".claude.json", '{"mcpServers":{"lithify":{"args":["mcp"]},"lithify":{}}}'],
  ])("leaves JSON alone in which %s stands twice, names it, and says which agent is not whole", async (key, name, text) => {
    const { folder, run } = room({ [`home/${name}`]: text });
    const { code, out, err } = await run({ agents: ["claude-code", "cursor"] });
    expect([code, err]).toEqual([1, expect.stringContaining(`${name} is left alone: ${key} stands twice`)]);
    expect(out).toContain(`connected claude-code (but for ${folder.at(`home/${name}`)}), cursor: wrote`);
    expect(folder.read(`home/${name}`)).toBe(text);
    expect((await run({ agents: ["claude-code"], list: true })).out).toMatch(/ broken /);
    expect((await run({ remove: true })).code).toBe(1);
    expect(folder.read(`home/${name}`)).toBe(text);
  });

  it("names no agent as connected of which every file is left alone", async () => {
    const { run } = room({ "home/.cursor/hooks.json": "{", "home/.cursor/mcp.json": "{" });
    expect((await run({ agents: ["cursor", "claude-code"] })).out).toMatch(/^connected claude-code: wrote 3 files$/m);
    expect((await run({ agents: ["cursor"] })).out).toMatch(/^nothing to write: all is left alone$/m);
  });

  it("says in the list which blocks were edited by hand", async () => {
    const { folder, run } = room({ "home/.claude/x": "" });
    await run({ agents: ["claude-code"] });
    folder.write("home/.claude/CLAUDE.md", folder.read("home/.claude/CLAUDE.md").replace("durable", "fine"));
    const { out } = await run({ agents: ["claude-code"], list: true });
    expect(out).toContain(`connected, edited by hand: ${folder.at("home/.claude/CLAUDE.md")};`);
    const { agents } = (await run({ agents: ["claude-code"], list: true, json: true })).json<{ agents: object[] }>();
    expect(agents).toEqual([
      expect.objectContaining({ connected: true, edited: [folder.at("home/.claude/CLAUDE.md")] }),
    ]);
  });

  it("keeps no list of folders once nothing is connected, also where somebody put a file of theirs in one", async () => {
    const { folder, run } = room();
    await run({ agents: ["claude-code", "copilot"] });
    await run({ agents: ["codex"], project: true });
    const list = "state/lithify/connect-folders.json";
    expect(JSON.parse(folder.read(list))).toContain(folder.at("home/.claude"));
    folder.write("home/.copilot/theirs.txt", "x");
    await run({ agents: ["claude-code"], remove: true });
    expect(JSON.parse(folder.read(list))).toContain(folder.at("home/.copilot"));
    await run({ remove: true });
    expect(JSON.parse(folder.read(list))).toEqual([folder.at("work/.codex")]);
    await run({ remove: true, project: true });
    expect([folder.exists(list), folder.exists("home/.copilot/theirs.txt")]).toEqual([false, true]);
  });

  it("is told of by doctor in a line", async () => {
    const { folder, env, run } = room({ "home/.claude/x": "", "home/.cursor/x": "" });
    await run({ agents: ["claude-code"] });
    const { out } = await call(doctor, folder.at("work"), {}, { env });
    expect(out).toMatch(/^ok {4}agents: claude-code connected; found here too: cursor; /m);
    folder.write("home/.claude/CLAUDE.md", "<!-- lithify-connect:begin -->\n");
    expect((await call(doctor, folder.at("work"), {}, { env })).out).toMatch(
      /^FAIL {2}agents: .*as they should be: claude-code; \S+CLAUDE\.md is left alone: its markers.*; mend that file, then lithify connect claude-code$/m,
    );
  });

  it("was never connected where nothing of ours is, whatever its files hold: doctor names the file and fails nothing", async () => {
    const { folder, env, run } = room({
      "home/.gemini/settings.json": "{ theme",
      "home/.config/zed/settings.json": "{}",
    });
    const file = folder.at("home/.gemini/settings.json");
    expect((await run({ agents: ["gemini"], list: true })).out).toMatch(
      /^gemini +found +not connected; \S+settings\.json is left alone: line 1 cannot be read/,
    );
    const { out } = await call(doctor, folder.at("work"), {}, { env });
    expect(out).toMatch(/^ok {4}agents: none connected; found here too: gemini, zed; /m);
    expect(out).toContain(`${file} is left alone: line 1 cannot be read as JSON with comments; mend that file, then`);
  });

  it("says that nothing was written where no file takes anything, and writes into none that its owner locked", async () => {
    const { folder, run, seen } = room({ "home/.cursor/hooks.json": "{}\n", "home/.cursor/mcp.json": "{}\n" });
    for (const name of ["hooks", "mcp"]) fs.chmodSync(folder.at(`home/.cursor/${name}.json`), 0o444);
    const before = seen();
    const { code, out, err } = await run({ agents: ["cursor"] });
    expect([code, out.split("\n").at(-1)]).toEqual([1, "nothing was written"]);
    expect(err).toMatch(/hooks\.json is left alone: it is read-only: chmod u\+w/);
    expect(seen()).toEqual(before);
    fs.chmodSync(folder.at("home/.cursor/mcp.json"), 0o644);
    await run({ agents: ["cursor"] });
    fs.chmodSync(folder.at("home/.cursor/mcp.json"), 0o444);
    expect((await run({ agents: ["cursor"], remove: true })).code).toBe(1);
    expect(folder.read("home/.cursor/mcp.json")).toContain("lithify");
  });

  it.each([
    "claude-code",
    "codex",
    "gemini",
  ] as const)("renews and takes out its hook of %s within a group of theirs, and nothing else of it", async (name) => {
    const file = {
      "claude-code": ".claude/settings.json",
      codex: ".codex/hooks.json",
      gemini: ".gemini/settings.json",
    };
    const path = `home/${file[name]}`;
    const { folder, run } = room({ [path]: "{}" });
    await run({ agents: [name] });
    const [
      {
        hooks: [ours],
      },
    ] = JSON.parse(folder.read(path)).hooks.SessionStart;
    const theirs = { type: "command", command: "say hello" };
    const group = (hooks: object[]): string =>
      JSON.stringify({ hooks: { SessionStart: [{ matcher: "resume", hooks }] } });
    folder.write(
      path,
      group([theirs, { ...ours, command: ours.command.replace(process.execPath, "/opt/n/bin/node") }]),
    );
    expect((await run({ agents: [name], list: true })).out).toContain(" stale ");
    expect((await run({ agents: [name] })).code).toBe(0);
    expect(JSON.parse(folder.read(path)).hooks).toEqual(JSON.parse(group([theirs, ours])).hooks);
    expect((await run({ agents: [name], list: true })).out).toContain(" connected ");
    await run({ agents: [name], remove: true });
    expect(JSON.parse(folder.read(path))).toEqual(JSON.parse(group([theirs])));
  });

  const URL_OF_THEIRS = { url: "https://lithify.acme.example/mcp", headers: { "X-Key": "k" } };
  const HOOK_OF_THEIRS = {
    version: 1,
    hooks: { sessionStart: [{ command: "date; lithify context --for cursor | head -c 9" }] },
  };
  it.each([
    ["claude-code", ".claude.json", { mcpServers: { lithify: URL_OF_THEIRS } }],
    ["opencode", ".config/opencode/opencode.json", { mcp: { lithify: { type: "remote", ...URL_OF_THEIRS } } }],
    ["cursor", ".cursor/mcp.json", { mcpServers: { lithify: { command: "lithify", args: ["mcp"], env: { A: "b" } } } }],
    ["cursor", ".cursor/hooks.json", HOOK_OF_THEIRS],
    ["copilot", ".copilot/mcp-config.json", { mcpServers: { lithify: { type: "http", ...URL_OF_THEIRS } } }],
    ["openclaw", ".openclaw/openclaw.json", { mcp: { servers: { lithify: URL_OF_THEIRS } } }],
    ["gemini", ".gemini/settings.json", { mcpServers: { lithify: { command: "uvx", args: ["lithify", "mcp"] } } }],
    [
      "antigravity",
      ".gemini/config/hooks.json",
      { lithify: { enabled: true, Stop: [{ type: "command", command: "lithify compact" }] } },
    ],
    ["antigravity", ".gemini/config/mcp_config.json", { mcpServers: { lithify: URL_OF_THEIRS } }],
    ["windsurf", ".codeium/windsurf/mcp_config.json", { mcpServers: { lithify: URL_OF_THEIRS } }],
    [
      "zed",
      ".config/zed/settings.json",
      { context_servers: { lithify: { command: "/home/m/lithify/run", args: ["mcp"] } } },
    ],
  ] as const)("leaves to %s in %s what a person wrote there under our name, and says what to do", async (name, file, theirs) => {
    const text = `${JSON.stringify(theirs, null, 2)}\n`;
    const { folder, run, seen } = room({ [`home/${file}`]: text });
    const before = seen();
    const { code, err } = await run({ agents: [name] });
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(new RegExp(`${file.split("/").at(-1)} is left alone: .*take it out`)),
    ]);
    expect(folder.read(`home/${file}`)).toBe(text);
    await run({ agents: [name], remove: true });
    expect(seen()).toEqual(before);
  });

  it("is one file where one agent's notes are a link to another's, and keeps the block until both are gone", async () => {
    for (const project of [false, true]) {
      const base = project ? "work" : "home";
      const notes = project ? ["CLAUDE.md", "AGENTS.md"] : [".claude/CLAUDE.md", ".codex/AGENTS.md"];
      const { folder, run, seen } = room({ [`${base}/${notes[0]}`]: "# Mine\n", [`${base}/.codex/x`]: "" });
      fs.symlinkSync(folder.at(`${base}/${notes[0]}`), folder.at(`${base}/${notes[1]}`));
      const before = seen();
      const agents = ["claude-code", "codex"];
      expect(await run({ agents, project })).toMatchObject({ code: 0, err: expect.not.stringContaining("left alone") });
      const states = async (): Promise<string[]> =>
        (await run({ agents, project, list: true, json: true }))
          .json<{ agents: { state: string }[] }>()
          .agents.map(({ state }) => state);
      expect(await states()).toEqual(["connected", "connected"]);
      expect(folder.read(`${base}/${notes[0]}`).split("lithify-connect:begin")).toHaveLength(2);
      await run({ agents: ["codex"], project, remove: true });
      expect(await states()).toEqual(["connected", "absent"]);
      await run({ agents: ["claude-code"], project, remove: true });
      expect(seen()).toEqual(before);
    }
  });

  it("serves two agents of other forms through one file of servers", async () => {
    const { folder, run, seen } = room({ "work/.cursor/x": "", "work/.mcp.json": "{}\n" });
    fs.symlinkSync(folder.at("work/.mcp.json"), folder.at("work/.cursor/mcp.json"));
    const before = seen();
    const agents = ["claude-code", "cursor"];
    await run({ agents, project: true });
    const connected = seen();
    for (const name of agents) {
      expect((await run({ agents: [name], project: true, list: true })).out).toContain(" connected ");
      expect((await run({ agents: [name], project: true })).code).toBe(0);
    }
    expect(seen()).toEqual(connected);
    for (const name of agents) await run({ agents: [name], project: true, remove: true });
    expect(seen()).toEqual(before);
  });

  it("takes no block out of another agent's notes because one agent once might have read them", async () => {
    const { folder, run } = room({ "work/GEMINI.md": "# G\n", "work/.rules": "# R\n" });
    await run({ agents: ["gemini", "zed"], project: true });
    await run({ agents: ["zed"], project: true, remove: true });
    expect([folder.read("work/.rules"), folder.read("work/GEMINI.md")]).toEqual([
      "# R\n",
      expect.stringContaining("Memory (lithify)"),
    ]);
  });

  const openclaw = (paths?: readonly string[]): string =>
    JSON.stringify({ memory: { search: { extraPaths: ["~/notes", ...(paths ?? [])] } } }, null, 2);

  it("takes the folders out of OpenClaw that it put there, wherever it is called", async () => {
    const { folder, env, run } = room({
      "home/.openclaw/openclaw.json": openclaw(),
      "other/lithify.yaml": "git: off\n",
    });
    const before = folder.read("home/.openclaw/openclaw.json");
    await run({ agents: ["openclaw"] });
    await call(connect, folder.at("other"), { agents: ["openclaw"] }, { env });
    const { extraPaths } = JSON.parse(folder.read("home/.openclaw/openclaw.json")).memory.search;
    expect(extraPaths).toEqual([folder.at("other/memory"), folder.at("work/memory"), "~/notes"]);
    fs.rmSync(folder.at("other"), { recursive: true });
    expect((await call(connect, folder.at("home"), { agents: ["openclaw"], remove: true }, { env })).code).toBe(0);
    expect(folder.read("home/.openclaw/openclaw.json")).toBe(before);
    expect(folder.exists("state/lithify/connect-paths.json")).toBe(false);
  });

  it("leaves a folder to OpenClaw that a person named before", async () => {
    const { folder, run } = room({ "home/.openclaw/openclaw.json": "{}" });
    const before = openclaw([folder.at("work/memory")]);
    folder.write("home/.openclaw/openclaw.json", before);
    await run({ agents: ["openclaw"] });
    expect(folder.read("home/.openclaw/openclaw.json")).toContain("dist/bin.js");
    await run({ agents: ["openclaw"], remove: true });
    expect(folder.read("home/.openclaw/openclaw.json")).toBe(before);
    expect((await run({ agents: ["openclaw"], list: true })).out).toContain("not connected");
  });

  const TRUSTED = '\n[projects."/home/m/site"]\ntrust_level = "trusted"\n';

  it("renews its lines in a table of Codex that others wrote behind, and takes them out as well", async () => {
    const { folder, run } = room({ "home/.codex/config.toml": 'model = "o"\n' });
    await run({ agents: ["codex"] });
    const path = "home/.codex/config.toml";
    const shared = folder.read(path).replace("# lithify-connect:end", `startup_timeout_sec = 30\n${TRUSTED}$&`);
    const old = shared.replace(/\/[^"]*\/dist\/bin\.js/, "/srv/old/dist/bin.js").replace(process.execPath, "/srv/node");
    for (const [text, state] of [
      [shared, "connected, edited by hand"],
      [old, " stale "],
    ] as const) {
      folder.write(path, text);
      expect((await run({ agents: ["codex"], list: true })).out).toContain(state);
      expect((await run({ agents: ["codex"] })).code).toBe(0);
      expect(folder.read(path)).toBe(shared);
    }
    folder.write(path, old.replace("startup_timeout_sec = 30\n", ""));
    expect((await run({ agents: ["codex"], remove: true })).code).toBe(0);
    expect(folder.read(path)).toBe(`model = "o"\n\n${TRUSTED.trimStart()}`);
  });

  it("says of a table of Codex that is old and written in another way what to do, and leaves a person's own program", async () => {
    const { folder, run } = room({ "home/.codex/x": "" });
    await run({ agents: ["codex"] });
    const path = "home/.codex/config.toml";
    const now = folder.read(path);
    const other = now.replace(/^args = .*$/m, 'args = [\n  "/srv/old/dist/bin.js",\n  "mcp",\n]');
    folder.write(path, other);
    expect((await run({ agents: ["codex"], list: true })).out).toContain(" stale ");
    expect(await run({ agents: ["codex"] })).toMatchObject({
      code: 1,
      err: expect.stringContaining("take the block out by hand"),
    });
    expect(folder.read(path)).toBe(other);
    const own = now.replace(/^command = .*$/m, 'command = "/home/m/bin/lithify-logged"');
    folder.write(path, own);
    expect((await run({ agents: ["codex"] })).code).toBe(0);
    expect(folder.read(path)).toBe(own);
  });

  it.each([
    ["claude-code", false, ".claude/CLAUDE.md", "What stands there tells"],
    ["claude-code", true, "AGENTS.md", "What stands there tells"],
    ["opencode", false, ".config/opencode/plugins/lithify.js", "export const Lithify"],
  ] as const)("renews what a block of %s (project: %j) says of a place, beside lines of theirs", async (name, project, file, line) => {
    const { folder, run } = room({ "home/.claude/x": "" });
    const path = `${project ? "work" : "home"}/${file}`;
    await run({ agents: [name], project });
    const theirs = folder.read(path).replace(line, `// mine, and kept\n${line}`);
    const old = theirs
      .replace(/[^`'" ]*\/dist\/bin\.js/g, "/srv/old/dist/bin.js")
      .replaceAll("`memory/", project ? "`docs/memory/" : "$&");
    expect(old).not.toBe(theirs);
    folder.write(path, old);
    expect((await run({ agents: [name], project, list: true })).out).toContain(" stale ");
    await run({ agents: [name], project });
    expect(folder.read(path)).toBe(theirs);
    expect((await run({ agents: [name], project, list: true })).out).toContain(" connected, edited by hand");
  });
});
