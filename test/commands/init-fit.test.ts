/** `lithify init` in folders as note tools and agents leave them: what it proposes, who decides, and what it never touches. */
import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { init } from "../../src/commands/init.ts";
import { lithify } from "../support/lithify-here.ts";
import { testFolder } from "../support/test-folder.ts";
import { call } from "./called.ts";

const note = (weekday: string): string =>
  `# Day\n\n- Decision: releases go out on ${weekday} only, because support is staffed then.\n- Reviewed the queue.\n`;
const OPENCLAW = {
  "memory/2026-04-07.md": note("Tuesday"),
  "memory/2026-04-08-vendor-pitch.md":
    "# Pitch\n\n- Decision: we stay with Postgres, because the vendor has no backups.\n",
  "MEMORY.md": "# Long-term\n",
  "SOUL.md": "# Soul\n",
};
const settings = (text: string): string[] =>
  text.split("\n").flatMap((line) => (line.startsWith("#") || line === "" ? [] : line.replace(/ +#.*$/, "")));

describe("from lithify init --yes to the first weekly document", () => {
  it.each([
    ["OpenClaw", OPENCLAW, ["logs: memory", "memory: lithify-memory"], "lithify-memory"],
    [
      "Logseq",
      {
        "journals/2026_04_07.md": note("Tuesday"),
        "pages/tea.md": "tea\n",
        "logseq/config.edn": "{:meta/version 1}\n",
      },
      ["logs: journals"],
      "memory",
    ],
    [
      "Obsidian",
      {
        ".obsidian/daily-notes.json": '{"folder":"My Notes/Daily","format":"YYYY/MM/YYYY-MM-DD dddd"}',
        "My Notes/Daily/2026/04/2026-04-07 Tuesday.md": note("Tuesday"),
      },
      ['logs: "My Notes/Daily"'],
      "memory",
    ],
    ["dailies", { "daily/2026-04-07.md": note("Tuesday"), "tea.md": "tea\n" }, ["logs: daily"], "memory"],
    [
      "a plain folder",
      {
        "work/notes/2026-04-07.md": note("Tuesday"),
        "work/notes/2026-04-08.md": note("Tuesday"),
        "work/notes/2026-04-09.txt": note("Tuesday"),
      },
      ["logs: work/notes"],
      "memory",
    ],
  ])("are two commands: %s", async (_, files: Record<string, string>, lines, memory) => {
    const folder = testFolder(files);
    const made = await lithify(folder.path, ["init", "--yes"]);
    expect([made.code, made.stderr]).toEqual([0, ""]);
    expect(made.stdout).toContain("next: run lithify compact");
    expect(settings(folder.read("lithify.yaml"))).toEqual(lines);
    const compacted = await lithify(folder.path, ["compact"]);
    expect(compacted.code).toBe(0);
    expect(folder.read(`${memory}/weekly/2026-W15.md`)).toContain("Tuesday");
    for (const [path, text] of Object.entries(files)) expect(folder.read(path)).toBe(text);
  });
});

describe("lithify init beside notes", () => {
  it.each([
    [
      "Obsidian, the day first",
      { ".obsidian/daily-notes.json": '{"folder":"Mein Tage\'buch","format":"DD.MM.YYYY"}' },
      ["Mein Tage'buch/07.04.2026.md", "Mein Tage'buch/Idee 12.md"],
    ],
    ["Obsidian, in figures", { ".obsidian/daily-notes.json": '{"format":"YYYYMMDD"}' }, ["20260407.md", "README.md"]],
    ["Logseq", { "logseq/config.edn": '{:journal/file-name-format "MM-dd-yyyy"}' }, ["journals/04-07-2026.md"]],
  ])("prints a command that copies notes whose names it does not read: %s", async (_, settings, [day, ...others]) => {
    const notes = Object.fromEntries(
      [day!, ...others].map((path) => [path, note(path === day ? "Tuesday" : "Friday")]),
    );
    const folder = testFolder({ ...settings, ...notes });
    const { out } = await call(init, folder.path, {});
    expect(out).toMatch(/\nnext: let lithify read what was found, as said beside it, then run lithify compact$/);
    const [, command] = /a copy that it reads: (.*)$/m.exec(out)!;
    for (let times = 0; times < 2; times++)
      expect(spawnSync("sh", ["-c", command!], { cwd: folder.path }).stderr.toString()).toBe("");
    expect(Object.keys(folder.tree("logs"))).toEqual(["logs/2026-04-07.md"]);
    expect(folder.read("logs/2026-04-07.md")).toContain("Tuesday");
  });

  it("writes the defaults where nobody can be asked, and prints what would fit", async () => {
    const folder = testFolder(OPENCLAW);
    const { code, out } = await call(init, folder.path, {});
    expect(code).toBe(0);
    expect(settings(folder.read("lithify.yaml"))).toEqual([]);
    expect(out).toContain("found OpenClaw's daily notes in memory/: 2");
    expect(out).toContain("\n  logs: memory\n  memory: lithify-memory\n");
    expect(out).toContain("rm lithify.yaml && lithify init --yes");
  });

  it("names as the next step what reads the notes that are there, with no word of an empty folder", async () => {
    const notes = testFolder({ "journals/2026_04_07.md": note("Tuesday") });
    for (const lithifyYaml of [undefined, "graceHours: 2\n"]) {
      if (lithifyYaml !== undefined) notes.write("lithify.yaml", lithifyYaml);
      const { out } = await call(init, notes.path, {});
      expect(out.trimEnd().split("\n").at(-1)).toBe("next: let lithify.yaml say so, then run lithify compact");
    }
    const sessions = testFolder({ "home/.codex/sessions/2026/04/07/rollout-1.jsonl": "{}\n", "work/a.ts": "" });
    const env = { HOME: sessions.at("home") };
    const untold = (await call(init, sessions.path, { dir: "other" }, { env })).out;
    expect(untold).toMatch(/\nnext: let lithify\.yaml say so, then run cd other && lithify watch, which.*$/);
    const inRoot = testFolder({ "2026-04-07.md": "x", "2026-04-08.md": "x", "2026-04-09.md": "x" });
    expect((await call(init, inRoot.path, {})).out).toMatch(/\nnext: let lithify read what was found.*$/);
    const { out } = await call(init, sessions.path, { dir: "work", yes: true }, { env });
    expect(out).toContain("next: run cd work && lithify watch");
  });

  it("prints a command that works from where it was called", async () => {
    const folder = testFolder({ "my notes/journals/2026_04_07.md": note("Tuesday") });
    const { out } = await call(init, folder.path, { dir: "my notes" });
    expect(out).toContain("rm 'my notes/lithify.yaml' && lithify init --yes 'my notes'");
    expect(out).toMatch(/then run cd 'my notes' && lithify compact$/);
    const inRoot = testFolder({
      ...{ "2025-01-01.md": "not of the workspace", "my notes/2026-04-07.md": "x" },
      ...{ "my notes/2026-04-08.md": "x", "my notes/2026-04-09.md": "x" },
    });
    const [, command] = /folder of their own: (.*)$/m.exec((await call(init, inRoot.path, { dir: "my notes" })).out)!;
    expect(spawnSync("sh", ["-c", command!], { cwd: inRoot.path }).stderr.toString()).toBe("");
    expect(inRoot.read("2025-01-01.md")).toBe("not of the workspace");
    expect(Object.keys(inRoot.tree("my notes/logs"))).toHaveLength(3);
  });

  it("lists what it found as JSON, and asks nobody then", async () => {
    const folder = testFolder(OPENCLAW);
    const report = (await call(init, folder.path, { json: true, yes: true }, { keys: [] })).json();
    expect(report).toMatchObject({
      made: ["lithify.yaml", "lithify-memory/", ".lithify/"],
      found: [{ kind: "openclaw", logs: "memory", memory: "lithify-memory", count: 2 }],
    });
  });

  it("leaves a lithify.yaml byte for byte, --yes or not, and says what would fit it", async () => {
    const own = "graceHours: 7 # mine\r\n";
    const folder = testFolder({ ...OPENCLAW, "lithify.yaml": own });
    for (const options of [{}, { yes: true }, { json: true, yes: true }])
      expect((await call(init, folder.path, options, { keys: ["y"] })).code).toBe(0);
    expect(folder.read("lithify.yaml")).toBe(own);
    const { out } = await call(init, folder.path, { yes: true });
    expect(out).toContain("lithify.yaml stays as it is");
    expect(out).not.toContain("rm lithify.yaml");
  });

  it("follows no link: what lies behind one is not found", async () => {
    const folder = testFolder({ "elsewhere/2026_04_07.md": note("Tuesday"), "vault/readme.md": "x" });
    symlinkSync(folder.at("elsewhere"), folder.at("vault/journals"));
    symlinkSync(folder.at("elsewhere"), folder.at("vault/memory"));
    mkdirSync(folder.at("vault/.obsidian"));
    folder.write("settings.json", '{"folder":"Daily"}');
    symlinkSync(folder.at("settings.json"), folder.at("vault/.obsidian/daily-notes.json"));
    folder.write("vault/lithify.yaml", "memory: own\n");
    expect((await call(init, folder.path, { dir: "vault", json: true })).json()).toMatchObject({ found: [] });
  });

  it("proposes no folder behind a link, whatever a tool's settings say", async () => {
    const folder = testFolder({
      "vault/.obsidian/daily-notes.json": '{"folder":"out/Daily"}',
      "out/Daily/2026-04-07.md": "x",
    });
    symlinkSync(folder.at("out"), folder.at("vault/out"));
    const { code, out } = await call(init, folder.path, { dir: "vault", yes: true });
    expect(code).toBe(0);
    expect(out).toContain("found Obsidian's daily notes: 0; out/Daily is reached through a link");
    expect(settings(folder.read("vault/lithify.yaml"))).toEqual([]);
  });

  it("proposes no folder that no workspace may have", async () => {
    const folder = testFolder({
      ...{ "other/lithify.yaml": "{}\n", "other/2026-04-07.md": "a\n" },
      ...{ "other/2026-04-08.md": "a\n", "other/2026-04-09.md": "a\n" },
    });
    const { code, out } = await call(init, folder.path, { yes: true });
    expect(code).toBe(0);
    expect(out).toContain('found dated notes: 3; logs: "other" belongs to another workspace');
    expect(settings(folder.read("lithify.yaml"))).toEqual([]);
  });

  it("finds sessions of agents where they keep them, and takes them with --yes", async () => {
    const folder = testFolder({
      "home/.claude/projects/-notes/5f2c.jsonl": "{}\n",
      "home/.pi/agent/sessions/x/1.jsonl": "{}\n",
      "elsewhere/sessions/2026/04/08/rollout-1.jsonl": "{}\n",
    });
    const env = { HOME: folder.at("home"), CODEX_HOME: folder.at("elsewhere") };
    await call(init, folder.path, { dir: "notes", yes: true }, { env });
    expect(settings(folder.read("notes/lithify.yaml"))).toEqual(["transcripts: [claude-code, codex, openclaw]"]);
  });

  it("looks within bounds: no hidden folder, no node_modules, no name that forges lines, nothing deep", async () => {
    const files = ["a\nfound", "node_modules/a", ".cache/a", "a/b/c/d/e/f"].flatMap((folder) =>
      [7, 8, 9].map((day) => [`${folder}/2026-04-0${day}.md`, "x\n"] as const),
    );
    const folder = testFolder(Object.fromEntries(files));
    expect((await call(init, folder.path, { json: true })).json()).toMatchObject({ found: [] });
  });
});

describe("lithify init at a terminal", () => {
  const files = { "journals/2026_04_07.md": note("Tuesday"), "home/.codex/sessions/1.jsonl": "{}\n" };
  const asked = async (keys: string[]) => {
    const folder = testFolder(files);
    const called = await call(init, folder.path, {}, { keys, env: { HOME: folder.at("home") } });
    return { ...called, folder };
  };

  it.each([
    [
      ["\r", "\r"],
      ["logs: journals", "transcripts: [codex]"],
    ],
    [["y", "n"], ["logs: journals"]],
    [["n", "y"], ["transcripts: [codex]"]],
    [["n", "n"], []],
  ])("writes what a person says: %j", async (keys, lines) => {
    const { code, out, folder } = await asked(keys);
    expect(code).toBe(0);
    expect(settings(folder.read("lithify.yaml"))).toEqual(lines);
    expect(out).not.toContain("these lines");
  });

  it.each([[["q"]], [["y"]]])("writes nothing where they leave: %j", async (keys) => {
    const { code, folder } = await asked(keys);
    expect(code).toBe(0);
    expect(Object.keys(folder.tree())).toEqual(Object.keys(files).sort());
  });

  it("asks nothing where nothing is found", async () => {
    const folder = testFolder();
    expect((await call(init, folder.path, {}, { keys: [] })).code).toBe(0);
    expect(folder.exists("lithify.yaml")).toBe(true);
  });
});
