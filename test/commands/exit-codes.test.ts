/** What a script sees of the built command: exit codes, stdout and stderr apart, refusals with the nearest match. */
import { describe, expect, it } from "vitest";
import { lithify as here } from "../support/lithify-here.ts";
import { jsonOf, lithify } from "../support/run-lithify.ts";
import { testFolder } from "../support/test-folder.ts";
import { LOGS } from "../support/week-answer.ts";

describe("the built command", () => {
  it.each([
    [["statsu"], "status"],
    [["compact", "--wek", "2026-W15"], "--week"],
    [["status", "--jsn"], "--json"],
    [["compact", "--provider", "opnai"], "extractive, local, openai"],
  ])("refuses %j with exit 2, names %s, and says nothing on stdout", async (args, nearest) => {
    const ran = await (nearest === "status" ? lithify : here)(testFolder(LOGS).path, args);
    expect([ran.code, ran.stdout]).toEqual([2, ""]);
    expect(ran.stderr).toContain(nearest);
    expect(ran.stderr).not.toMatch(/\n\s+at /);
  });

  it.each([
    [["compact", "--week", "2026-W99"]],
    [["compact", "--since", "soon"]],
    [["forget", "memory/feedback_x.md"]],
    [["forget", "--source", "logs/2026-01-01.md"]],
    [["inbox", "accept", "x"]],
    [["undo"]],
    [["undo", "20260401-x"]],
  ])("leaves no trace in a fresh folder of %j", async (args) => {
    const folder = testFolder(LOGS);
    expect((await here(folder.path, args)).code).toBe(2);
    expect(folder.exists(".lithify")).toBe(false);
  });

  it("prints one JSON object on stdout and nothing else, whatever happens", async () => {
    const folder = testFolder(LOGS);
    // What is printed beside the command shows in a process of its own: one for what is read, written, looked at and refused.
    for (const [run, ...args] of [
      [here, "status"],
      [lithify, "compact"],
      [here, "compact", "--dry-run"],
      [here, "compact", "--estimate"],
      [lithify, "doctor"],
      [here, "usage"],
      [here, "lint"],
      [lithify, "statsu"],
    ] as const) {
      const ran = await run(folder.path, [...args, "--json"]);
      expect(ran.stdout.trimEnd().split("\n"), args.join(" ")).toHaveLength(1);
      expect(typeof jsonOf(ran)).toBe("object");
    }
  });

  it("keeps results on stdout and progress on stderr, and is silent there with --quiet", async () => {
    const folder = testFolder({ ...LOGS, "logs/2026-04-10.md": Buffer.from("- Kaffee mit José und Zoë\n", "latin1") });
    const loud = await here(folder.path, ["compact", "--verbose"]);
    expect(loud.stdout).toContain("2026-W15");
    expect(loud.stderr).toContain("2026-W15");
    folder.write("logs/2026-04-07.md", "- more\n");
    const quiet = await lithify(folder.path, ["compact", "--quiet"]);
    expect([quiet.code, quiet.stderr]).toEqual([0, ""]);
  });

  it("works from a folder below, and in another one with -C", async () => {
    const folder = testFolder({ ...LOGS, "lithify.yaml": "", "deep/er/x": "" });
    const below = jsonOf(await here(folder.at("deep/er"), ["status", "--json"]));
    expect(below).toMatchObject({ weeks: [{ week: "2026-W15" }] });
    expect(jsonOf(await here(folder.at("deep"), ["-C", "..", "status", "--json"]))).toEqual(below);
    expect((await here(folder.path, ["-C", "nowhere", "status"])).code).toBe(2);
  });

  it("writes no colour into a pipe", async () => {
    const folder = testFolder(LOGS);
    for (const env of [{}, { FORCE_COLOR: "" }]) {
      const ran = await lithify(folder.path, ["compact", "--week", "2026-W15"], { env });
      expect(ran.stdout + ran.stderr).not.toContain("\u001b");
    }
  });
});
