/** Times that no calendar has, and machines that do not know where they are. */
import { utimesSync } from "node:fs";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { timeFrom } from "../../src/transcript/fields.ts";
import { CACHE_TALK, claudeSession } from "../capture/sessions.ts";
import { lithify } from "../support/lithify-here.ts";
import { jsonOf } from "../support/run-lithify.ts";
import { testFolder } from "../support/test-folder.ts";

const LOG = { "logs/2026-04-08.md": "# Wednesday\n\n- Decided: the import reads CAMT.053.\n" };

describe("TZ", () => {
  it.each([
    "",
    "Nowhere/Atall",
    "UTC+3",
    "<+0530>-5:30",
    "../../etc/passwd",
    ":",
    "\u001b[31m",
    "x".repeat(5_000),
  ])("%j stops no command", async (TZ) => {
    const folder = testFolder(LOG);
    // Node reads it anew where it is set, and takes of it what it takes at its start.
    vi.stubEnv("TZ", TZ);
    onTestFinished(() => void vi.unstubAllEnvs());
    const run = (...args: string[]) => lithify(folder.path, args, args[0] === "watch" ? { env: { TZ } } : {});
    expect((await run("status", "--json")).code).toBe(0);
    expect(jsonOf<{ weeks: object[] }>(await run("compact", "--json")).weeks).toMatchObject([{ week: "2026-W15" }]);
    expect((await run("usage")).code).toBe(0);
    expect(jsonOf<{ nextTickMs: number }>(await run("watch", "--look", "--json")).nextTickMs).toBeGreaterThan(0);
  });
});

describe("the clock of the machine", () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    "0001-01-01T00:00:00Z",
    "9999-12-31T23:59:59Z",
    "+010000-01-01T00:00:00Z",
  ])("%s is refused, and nothing is written", async (at) => {
    const folder = testFolder(LOG);
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });
    for (const command of [["status"], ["compact", "--all"], ["remember", "The import reads CAMT.053."]]) {
      const ran = await lithify(folder.path, command);
      expect([ran.code, ran.stderr], command[0]).toEqual([2, expect.stringMatching(/^the clock of this machine says/)]);
    }
    expect(Object.keys(folder.tree()).filter((path) => !path.startsWith(".lithify/"))).toEqual(Object.keys(LOG));
  });

  it.each(["1969-12-31T23:59:59Z", "2106-02-07T06:28:16Z"])("%s is a time like any other", async (at) => {
    const folder = testFolder(LOG);
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });
    expect((await lithify(folder.path, ["compact", "--week", "2026-W15"])).code).toBe(0);
    expect((await lithify(folder.path, ["undo"])).code).toBe(0);
  });
});

describe("the time of a record", () => {
  it.each([
    ...["0001-01-01T00:00:00Z", "0000-00-00T00:00:00Z", "1900-01-01T00:00:00Z", "1970-01-01T00:00:00Z"],
    ...["9999-12-31T23:59:59Z", "9999-12-31T23:59:59-14:00", "5000-01-01", "NaN", "", "2026-02-30T25:61:00Z"],
    ...[Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 1e300, 8.64e15, null, {}, []],
  ])("%j is none", (value) => expect(timeFrom(value)).toBeUndefined());

  it.each([
    ["2026-04-08T10:00:00Z", "2026-04-08T10:00:00.000Z"],
    ["2026-04-08 10:00", "2026-04-08T10:00:00.000Z"],
    [1_775_642_400_000, "2026-04-08T10:00:00.000Z"],
  ])("%j is one", (value, time) => expect(timeFrom(value)).toBe(time));
});

describe("a session of no day", () => {
  const timed = (id: string, ...times: unknown[]): string =>
    claudeSession(id, CACHE_TALK)
      .split("\n")
      .map((line, i) =>
        line === "" ? line : JSON.stringify({ ...JSON.parse(line), timestamp: times[i % times.length] }),
      )
      .join("\n");

  it("takes the day of its file, and holds up none after it", async () => {
    const folder = testFolder({
      "logs/README.md": "",
      "sessions/a.jsonl": timed("a", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"),
      "sessions/b.jsonl": timed("b", "9999-12-31T23:59:59-14:00", -1e18),
      "sessions/c.jsonl": timed("c", "2026-04-08T10:00:00Z", "2026-04-08T10:01:00Z"),
    });
    utimesSync(folder.at("sessions/a.jsonl"), 0, new Date("2026-03-03T12:00:00Z"));
    utimesSync(folder.at("sessions/b.jsonl"), 0, -62_135_596_800);
    const ran = await lithify(folder.path, ["capture", "sessions", "--json"], { env: { TZ: "Pacific/Kiritimati" } });
    expect([ran.code, ran.stderr]).toEqual([0, ""]);
    const logs = Object.keys(folder.tree("logs")).filter((path) => path !== "logs/README.md");
    expect(logs).toHaveLength(3);
    expect(logs[0]).toBe("logs/2026-03-04/claude-code-a.md");
    expect(logs[1]).toBe("logs/2026-04-09/claude-code-c.md");
    expect(logs[2]).toMatch(/^logs\/\d{4}-\d\d-\d\d\/claude-code-b\.md$/);
  });
});
