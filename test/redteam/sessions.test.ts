/** A clone asks for the sessions of its reader's agents: they become logs, and go where it came from, by the reader's word alone. */
import { execFileSync } from "node:child_process";
import { utimesSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CACHE_TALK, claudeSession } from "../capture/sessions.ts";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf } from "../support/run-lithify.ts";
import { testFolder } from "../support/test-folder.ts";
import { cloned, LOG } from "./clone.ts";

const CONFIG = "timezone: UTC\ngit: off\nwatch: { quietSeconds: 0 }\ntranscripts: [claude-code]\n";

/** What `watch` would look for, and the victim's own session of this clone. */
async function lookIn(prepare: (path: string) => Record<string, string> | undefined, config = CONFIG) {
  const { clone } = cloned((origin) => {
    origin.write("lithify.yaml", config);
    origin.write("logs/2026-04-08.md", LOG);
  });
  const home = testFolder();
  home.write(".claude/projects/w/s1.jsonl", claudeSession("s1", CACHE_TALK, clone.path));
  utimesSync(home.at(".claude/projects/w/s1.jsonl"), new Date("2026-04-08"), new Date("2026-04-08"));
  const env = { HOME: home.path, CLAUDE_CONFIG_DIR: "", ...prepare(clone.path) };
  const run = (...args: string[]) => lithify(clone.path, args, { env });
  const { settings } = jsonOf<{ settings: { transcripts: { folder: string }[]; unconfirmed?: string } }>(
    await run("watch", "--look"),
  );
  return { clone, run, folders: settings.transcripts.map(({ folder }) => folder), ...settings };
}

const FOLDER = CONFIG.replace("[claude-code]", "[{ path: .agent, quietMinutes: 0 }]");

describe("transcripts: of a clone", () => {
  it("are not looked for in a folder of it that its file names", async () => {
    const { folders, unconfirmed } = await lookIn(() => undefined, FOLDER);
    expect(folders).toEqual([]);
    expect(unconfirmed).toContain("sessions of .agent are not captured");
    const own = testFolder({ "lithify/config.yaml": "transcripts: [{ path: .agent }]\n" });
    expect((await lookIn(() => ({ XDG_CONFIG_HOME: own.path }), FOLDER)).folders).toHaveLength(1);
  });

  it("are not looked for, and status and doctor say what would say so", async () => {
    const { run, folders, unconfirmed } = await lookIn(() => undefined);
    expect(folders).toEqual([]);
    expect(unconfirmed).toContain("git config lithify.transcripts true");
    expect((await run("status")).stdout).toContain("sessions of claude-code are not captured");
    const { checks } = jsonOf<{ checks: { check: string; ok: boolean; remedy?: string }[] }>(
      await run("doctor", "--json"),
    );
    expect(checks).toContainEqual(
      expect.objectContaining({ check: "transcripts", ok: true, remedy: expect.stringContaining("git config") }),
    );
  });

  it("are by the user's word in the clone, or in their own configuration", async () => {
    const said = await lookIn((path) => {
      execFileSync("git", ["config", "lithify.transcripts", "true"], { cwd: path });
      return undefined;
    });
    expect(said.folders).toHaveLength(1);
    const own = testFolder({ "lithify/config.yaml": "transcripts: [claude-code]\n" });
    expect((await lookIn(() => ({ XDG_CONFIG_HOME: own.path }))).folders).toHaveLength(1);
    const other = testFolder({ "lithify/config.yaml": "transcripts: [codex]\n" });
    expect((await lookIn(() => ({ XDG_CONFIG_HOME: other.path }))).folders).toEqual([]);
  });
});
