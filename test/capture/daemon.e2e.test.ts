/** The daemon and agents' sessions, on the built command: a session falls silent, becomes a log, and its week a document. */
import { utimesSync } from "node:fs";
import { expect, it } from "vitest";
import { startWatch } from "../commands/watching.ts";
import { lithify } from "../support/lithify-here.ts";
import { testFolder } from "../support/test-folder.ts";
import { CACHE_TALK, claudeSession } from "./sessions.ts";

const CONFIG = "timezone: UTC\ngit: off\nwatch: { quietSeconds: 0 }\n";
const LOG = "logs/2026-04-08/claude-code-s1.md";

it("captures the quiet sessions of this workspace from the tool's own folder, and compacts what came of them", async () => {
  const folder = testFolder({
    "lithify.yaml": `${CONFIG}transcripts: [claude-code]\n`,
    "logs/.keep": "",
    "home/.claude/projects/x/other.jsonl": claudeSession("other", CACHE_TALK, "/elsewhere"),
  });
  folder.write("home/.claude/projects/w/s1.jsonl", claudeSession("s1", CACHE_TALK, folder.at("src")));
  for (const name of ["w/s1.jsonl", "x/other.jsonl"])
    utimesSync(folder.at(`home/.claude/projects/${name}`), new Date("2026-04-08"), new Date("2026-04-08"));
  const watching = startWatch(folder, [], { HOME: folder.at("home"), CLAUDE_CONFIG_DIR: "" });
  await watching.line(/ captured logs\/2026-04-08\/claude-code-s1\.md$/);
  await watching.line(/ 2026-W15 (?:is compacted|held nothing)/);
  watching.child.kill("SIGTERM");
  expect((await watching.ended).code).toBe(0);
  expect(folder.read(LOG)).toContain("## Evidence");
  expect(folder.exists("memory/weekly/2026-W15.md")).toBe(true);
  expect(Object.keys(folder.tree("logs")).filter((path) => path.includes("other"))).toEqual([]);
});

it("refuses a folder outside of the workspace that the workspace's own file names", async () => {
  const outside = testFolder({ "s.jsonl": claudeSession("s1", CACHE_TALK) });
  const folder = testFolder({
    "logs/.keep": "",
    "lithify.yaml": `${CONFIG}transcripts: [{ path: ${outside.path} }]\n`,
  });
  const ran = await lithify(folder.path, ["watch"]);
  expect([ran.code, ran.stderr]).toEqual([2, expect.stringContaining("transcripts")]);
});
